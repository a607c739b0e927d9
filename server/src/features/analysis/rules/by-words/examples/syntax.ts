/** Messages of tools and programs whose category is `syntax`, one a line. */
export const syntax = String.raw`
SyntaxError: Unexpected token '}'
SyntaxError: Unexpected identifier
SyntaxError: Invalid or unexpected token
SyntaxError: missing ) after argument list
SyntaxError: Cannot use import statement outside a module
SyntaxError: invalid syntax
SyntaxError: '(' was never closed
IndentationError: unexpected indent
TabError: inconsistent use of tabs and spaces in indentation
error TS2322: Type 'string' is not assignable to type 'number'.
error TS2304: Cannot find name 'foo'.
Property 'x' does not exist on type 'Y'
Argument of type 'string' is not assignable to parameter of type 'number'
Object is possibly 'undefined'.
Type error: Property 'name' is missing in type
error: expected ';' before '}' token
error: 'foo' was not declared in this scope
error: unknown type name 'strng'
error: conflicting types for 'foo'
error: implicit declaration of function 'foo'
undefined reference to 'foo'
multiple definition of 'main'
ld: symbol(s) not found for architecture
collect2: error: ld returned 1 exit status
error: no matching function for call to 'foo(int)'
error: static assertion failed
error: invalid conversion from 'const char*' to 'int'
error[E0308]: mismatched types
error[E0425]: cannot find value 'x' in this scope
error[E0382]: borrow of moved value: 's'
error: could not compile 'app' due to previous error
cannot borrow 'x' as mutable more than once at a time
./main.go:5:2: undefined: foo
declared and not used
imported and not used: "fmt"
cannot use "a" (untyped string constant) as int value in assignment
syntax error: unexpected newline, expected comma or )
missing return
error: cannot find symbol
error: incompatible types: String cannot be converted to int
error: ';' expected
error: reached end of file while parsing
class Foo is public, should be declared in a file named Foo.java
error CS1002: ; expected
error CS0103: The name 'x' does not exist in the current context
error FS0039: The value or constructor 'x' is not defined
e: file: (3, 5): Unresolved reference: foo
error: type mismatch: inferred type is String but Int was expected
error: not found: value foo
value foo is not a member of String
PHP Parse error:  syntax error, unexpected '}' in a.php on line 3
Parse error: syntax error, unexpected end of file
syntax error, unexpected end-of-input
syntax error near unexpected token 'fi'
syntax error: unexpected end of file
unexpected EOF while looking for matching '"'
Syntax error: "(" unexpected
syntax error at a.pl line 3, near "}"
Global symbol "$x" requires explicit package name
Missing right curly or square bracket
Can't find string terminator '"' anywhere before EOF
Unterminated string literal
unexpected character
unterminated quoted string
ERROR:  syntax error at or near "SELEC"
near "SELEC": syntax error
You have an error in your SQL syntax
Incorrect syntax near 'FROM'.
ORA-00933: SQL command not properly ended
Parsing error: Unexpected token
error  'x' is defined but never used  no-unused-vars
Missing semicolon
Unexpected console statement  no-console
1 problem (1 error, 0 warnings)
Found 3 errors in 2 files
Code style issues found in 2 files. Run Prettier with --write to fix.
[warn] src/a.js
Error occurred when checking code style in the above file.
would reformat src/app.py
1 file would be reformatted, 3 files would be left unchanged.
Imports are incorrectly sorted and/or formatted.
The following files are not formatted:
Diff in /src/main.rs at line 3:
The following files had format violations:
Unformatted files found
not formatted correctly
code formatting check failed
error: Incompatible types in assignment (expression has type "str", variable has type "int")
error: Argument 1 to "f" has incompatible type "str"; expected "int"
Function is missing a type annotation
"foo" is not a known attribute of module
Undefined variable 'x'
Undefined name 'x'
F401 'os' imported but unused
E501 line too long (120 > 79 characters)
W0611: Unused import os (unused-import)
F821 undefined name 'foo'
undefined-variable
C0114: Missing module docstring (missing-module-docstring)
Your code has been rated at 6.67/10
Lint/UselessAssignment: Useless assignment to variable
Style/StringLiterals: Prefer single-quoted strings
offenses detected
SC2086: Double quote to prevent globbing and word splitting
DL3006 warning: Always tag the version of an image explicitly
line 3: unknown instruction: FORM
Dockerfile parse error line 3: unknown instruction
dockerfile parse error
ERROR: failed to solve: dockerfile parse error
MD013/line-length Line length
line too long (line-length)
wrong indentation: expected 2 but found 4 (indentation)
trailing spaces
duplicate key in mapping (key-duplicates)
Unsupported block type
Unsupported argument: An argument named "foo" is not expected here.
Missing required argument: The argument "region" is required, but no definition was found.
Invalid expression: Expected the start of an expression
Argument or block definition required
Reference to undeclared resource
Error: Missing name for resource
Expected a closing brace
error: unable to recognize: no matches for kind
error validating data: unknown field "spec.replica"
parse error at (templates/deploy.yaml:4): function "foo" not defined
template: parse: unclosed action
unexpected "}" in operand
jinja2.exceptions.TemplateSyntaxError: unexpected '}'
expected token 'end of print statement', got 'x'
Liquid syntax error
Undefined mixin.
Undefined variable. in style.scss
expected "{".
Unknown word (CssSyntaxError)
CssSyntaxError: Unclosed block
Expected ";" but found "}"
Transform failed with 1 error
Build failed with 1 error
ParseError: Unexpected token
Expected corresponding JSX closing tag for <div>
JSX element 'div' has no corresponding closing tag
Adjacent JSX elements must be wrapped in an enclosing tag
Module parse failed: Unexpected token (1:3). You may need an appropriate loader to handle this file type
Identifier 'x' has already been declared
Duplicate identifier 'a'.
No overload matches this call
'await' is only valid in async functions
Unexpected reserved word 'await'
Illegal return statement
Assignment to constant variable at compile time
expected expression, found keyword
unclosed delimiter
this file contains an unclosed delimiter
unexpected token: '}'
macro undefined
undefined function foo/1 (expected Main to define such a function
** (CompileError) lib/a.ex:3: undefined variable "x"
** (SyntaxError) invalid syntax found
== Compilation error in file lib/a.ex ==
syntax error before: '}'
head mismatch
function foo/0 undefined
Parse error: module header, import declaration
Variable not in scope: foo
Couldn't match expected type 'Int' with actual type 'String'
parse error on input '='
No instance for (Show a) arising from a use
Gherkin parse error: expected: #EOF, #Language, #FeatureLine
(3:1): expected: #TagLine, #RuleLine, got 'Foo'
makefile:3: *** missing separator.  Stop.
*** unterminated variable reference.  Stop.
CMake Error at CMakeLists.txt:3 (foo): Unknown CMake command "foo".
Parse error.  Expected a command name
Could not compile build file 'build.gradle'.
Could not compile settings file
Non-parseable POM: Unrecognised tag
Malformed POM
Unresolved reference
The method foo() is undefined for the type
cannot resolve symbol
cannot infer type for type parameter
no such keyword
No keyword with name 'Do Thing' found.
unresolved external symbol
Rule not found
violates rule
lint errors found
linting failed with errors
type check failed
commit message does not follow: subject may not be empty [subject-empty]
type must be one of [feat, fix]
input: subject may not be empty
spelling error: unknown word (teh)
Cannot redeclare block-scoped variable
Cannot redeclare foo()
The left-hand side of an assignment must be a variable
Invalid left-hand side in assignment
invalid operands to binary expression
no viable conversion
too few arguments to function call
array type has incomplete element type
field has incomplete type
use of undeclared identifier 'foo'
expected unqualified-id
extra tokens at end of directive
invalid workflow file
template is not valid: resource property not allowed
error parsing the file
could not be parsed: unexpected end of input
expected ')'
missing closing quote
unmatched bracket
unclosed string
invalid syntax in template
error TS7006: Parameter 'x' implicitly has an 'any' type.
error TS6133: 'x' is declared but its value is never read.
Type 'null' is not assignable to type 'string'
JSX expressions must have one parent element
warning treated as error
error: unused variable [-Werror,-Wunused-variable]
error: control reaches end of non-void function
error: redefinition of 'foo'
error: no member named 'x' in 'Y'
ld: undefined symbols
undefined reference to
unresolved symbol
relocation truncated to fit
error: method does not override or implement a method from a supertype
error: unreported exception IOException; must be caught or declared to be thrown
error: variable x might not have been initialized
error: missing return statement
error: class X is already defined
error: package does not match the file
error CS0246: The type or namespace name could not be found
error CS1061: does not contain a definition for
error BC30451: is not declared
error[E0599]: no method named 'foo' found
error[E0277]: the trait bound is not satisfied
error[E0106]: missing lifetime specifier
error: expected one of
error: cannot find macro
unused import
warning: unused variable
non-exhaustive patterns: 'None' not covered
undefined: strings.Foo
assignment mismatch: 1 variable but returns 2 values
does not implement interface (missing method Close)
missing function body
vet: composite literal uses unkeyed fields
Parse error on line 3
Fatal error: Cannot redeclare
Class contains 1 abstract method and must therefore be declared abstract
Method not found by static analysis
Call to an undefined method (phpstan)
Parameter #1 expects int, string given.
Access to an undefined property
PossiblyNullReference
no-undef
prettier/prettier
Delete '⏎'
Expected indentation of 2 spaces but found 4
Missing whitespace around operator
line is too long
Trailing whitespace
missing docstring
import should be placed before
Import "x" could not be resolved
Cannot access member
is not exported from
"default" is not exported by
Unexpected closing tag
Element is missing end tag.
v-if requires an expression
Template parse errors
Unknown property
expected a selector
Undefined mixin
unknown keyword in the pipeline file
jobs config should contain at least one visible job
workflow is not valid
Invalid workflow file: unexpected value
unknown field in the manifest
error converting YAML to JSON
strict decoding error: unknown field
template: error calling include
invalid template
invalid expression
Unsupported attribute
Reference to undeclared input variable
Call to unknown function
Duplicate variable declaration
Error: Invalid resource type
shellcheck found issues
typo found
spell check failed
subject must not be sentence-case
commit message is not valid
proto: syntax error
openapi: schema error: must have required property
graphql: Syntax Error: Expected Name
Cannot query field "x" on type "Y".
Unknown type "Foo".
src/net.c:42:17: error: expected ';' before 'return'
src/net.c:18:5: error: too few arguments to function 'net_open'
main.cpp:7:10: error: no matching function for call to 'std::vector<int>::push_back(std::string)'
main.cpp:31:14: error: 'class Order' has no member named 'totl'
main.cpp:12:1: error: 'cout' was not declared in this scope; did you mean 'std::cout'?
src/a.c:9:8: warning: unused variable 'n' [-Wunused-variable]
error: implicit declaration of function 'strlcpy' [-Werror=implicit-function-declaration]
error: control reaches end of non-void function [-Werror=return-type]
cc1: all warnings being treated as errors
src/pool.hpp:88:3: error: static assertion failed: T must be trivially copyable
error: use of deleted function 'Widget::Widget(const Widget&)'
error: cannot convert 'const char*' to 'int' in initialization
error: expected unqualified-id before '{' token
error: conflicting types for 'handle'; have 'int(void)'
error: redefinition of 'struct conn'
error: invalid use of incomplete type 'struct foo'
error: unknown type name 'uint32'; did you mean 'uint32_t'?
error: call to non-static member function without an object argument
error: no template named 'optionl' in namespace 'std'
fatal error: too many errors emitted, stopping now [-ferror-limit=]
main.cpp(14): error C2065: 'foo': undeclared identifier
main.cpp(22): error C2143: syntax error: missing ';' before '}'
widget.cpp(90): error C2664: 'void f(int)': cannot convert argument 1 from 'const char [4]' to 'int'
main.cpp(5): warning C4996: 'strcpy': This function or variable may be unsafe.
main.obj : error LNK2019: unresolved external symbol "int __cdecl foo(void)" referenced in function main
LIBCMT.lib(crt0.obj) : error LNK2001: unresolved external symbol _main
ld.lld: error: undefined symbol: SSL_new
ld: symbol(s) not found for architecture arm64
Undefined symbols for architecture x86_64:
mold: error: undefined symbol: png_create_read_struct
duplicate symbol '_main' in: a.o b.o
CMake Error at CMakeLists.txt:14 (add_executabel): Unknown CMake command "add_executabel".
CMake Error at CMakeLists.txt:22: Parse error.  Expected "(", got newline with text "
CMake Error: Parse error. Function missing ending ")".  Instead found left paren with text "(".
CMake Error at CMakeLists.txt:9 (endif): A block was opened but not closed
CMake Error at CMakeLists.txt:31 (target_link_libraries): The keyword signature for target_link_libraries has already been used with the target "app".
CMake Error: Could not read presets from /home/ci/app: JSON parse error
CMake Error: Could not read presets from /home/ci/app: Unrecognized "version" field
Makefile:7: *** recipe commences before first target.  Stop.
Makefile:30: *** missing 'endif'.  Stop.
Makefile:4: *** unterminated call to function 'shell': missing ')'.  Stop.
Makefile:19: *** multiple target patterns.  Stop.
ninja: error: build.ninja:14: unexpected variable 'comand'
ninja: error: build.ninja:3: expected '=', got identifier
ERROR: /home/ci/app/BUILD:14:1: name 'cc_libary' is not defined (did you mean 'cc_library'?)
ERROR: /home/ci/app/BUILD.bazel:3:10: syntax error at 'newline': expected expression
ERROR: /home/ci/app/pkg/BUILD:7:11: //pkg:lib: no such attribute 'dep' in 'cc_library' rule (did you mean 'deps'?)
ERROR: Traceback (most recent call last): File "/home/ci/defs.bzl", line 12, column 5: Error in fail: unsupported attribute
ERROR: in tags attribute of go_library rule //x:y: expected value of type 'list(string)' for attribute 'tags'
buildifier: BUILD:12:3: syntax error near )
ERROR: Error loading conanfile at '/home/ci/conanfile.py': Unable to load conanfile in /home/ci/conanfile.py
ERROR: conanfile.txt: ConfigParser: Unrecognized field 'requries'
ERROR: Invalid setting 'gcc99' is not a valid 'settings.compiler' value.
scons: *** SyntaxError: File "/home/ci/SConstruct", line 9
xmake.lua:14: ')' expected (to close '(' at line 12) near 'end'
premake5.lua:3: '=' expected near 'kind'
configure.ac:12: error: possibly undefined macro: AC_PROG_LIBTOOL
src/Makefile.am:8: error: Libtool library used but 'LIBTOOL' is undefined
Project ERROR: Unknown test function: qtHav
BUILD FAILED: pants.engine.internals.parser.ParseError: Name 'python_source_' is not defined.
parser.y:21.3-9: error: symbol NUMBERR is used, but is not defined as a token and has no rules
lexer.l:14: unrecognized rule
schema.proto:12:3: Expected ";".
order.proto:7:12: "Money" is not defined.
order.proto: Import "google/api/annotations.proto" was not found or had errors.
order.proto:9:5: Field number 3 has already been used in "Order" by field "id".
proto/order.proto:14:1:Field name "orderId" should be lower_snake_case, such as "order_id".
error: schema.fbs:8: 17: error: expecting: ; instead got: identifier
capnp: order.capnp:3:1-5: error: Parse error.
[ERROR:order.thrift:12] (last token was 'sruct') syntax error
error[E0061]: this function takes 2 arguments but 1 argument was supplied
error: this file contains an unclosed delimiter
error: redundant clone
error: variable does not need to be mutable
error: proc macro panicked
error: custom attribute panicked
./main.go:14:2: undefined: fooBar
./main.go:9:2: "fmt" imported and not used
./main.go:21:6: x declared and not used
./main.go:30:12: cannot use s (variable of type string) as int value in argument to f
./srv.go:44:9: missing return
./a.go:12:3: syntax error: unexpected newline, expecting comma or )
./api.go:18:17: impossible type assertion: store (variable of type Store) cannot have dynamic type *mem (missing method Get)
main.go:3:8: expected 'package', found 'EOF'
found packages main (main.go) and util (util.go) in /home/ci/app
import cycle not allowed
go: errors parsing go.mod:
/home/ci/app/go.mod:5: unknown directive: requrie
go: invalid go version '1.22.x': must match format 1.23
vet: ./main.go:12:2: fmt.Printf format %d has arg s of wrong type string
SA4006: this value of err is never used (staticcheck)
S1000: should use a simple channel send/receive instead of select with a single case (gosimple)
level=error msg="[linters_context] typechecking error: undefined: fooBar"
Error: can't load config: unsupported version of the configuration: ""
templ: parsing error: <div>: expected end tag not present
sqlc: queries.sql:12:1: syntax error at or near "SELEC"
wire: /home/ci/wire.go:12:1: inject initApp: no provider found for *sql.DB
gqlgen: generating core failed: unable to load schema: schema.graphql:14: Undefined type Ordr.
[ERROR] /home/ci/src/main/java/App.java:[14,9] cannot find symbol
[ERROR] /home/ci/src/main/java/App.java:[22,17] incompatible types: java.lang.String cannot be converted to int
App.java:7: error: class Order is public, should be declared in a file named Order.java
App.java:31: error: unreported exception IOException; must be caught or declared to be thrown
App.java:12: error: reached end of file while parsing
App.java:40: error: variable total might not have been initialized
error: Store is not abstract and does not override abstract method get(String) in Repo
error: incomparable types: int and String
error: unclosed character literal
error: generic array creation
error: non-static method run() cannot be referenced from a static context
warning: [unchecked] unchecked call to add(E) as a member of the raw type List
error: warnings found and -Werror specified
error: records are not supported in -source 11
[FATAL] Non-parseable POM /home/ci/pom.xml: unexpected markup <!d (position: START_DOCUMENT seen)
[FATAL] Non-parseable POM /home/ci/pom.xml: end tag name </dependencys> must match start tag name <dependency>
[ERROR] Malformed POM /home/ci/pom.xml: Unrecognised tag: 'dependancy'
[ERROR] 'dependencies.dependency.version' for org.acme:core:jar is missing. @ line 31, column 17
[ERROR] 'build.plugins.plugin.version' must be unique but found duplicate declaration of plugin
[ERROR] Could not parse settings.xml: Unrecognised tag: 'mirors' (position: START_TAG seen)
Could not compile build file '/home/ci/build.gradle'.
startup failed: build file '/home/ci/build.gradle': 14: expecting '}', found '' @ line 14, column 1.
Could not find method implementaton() for arguments [org.acme:core:1.0] on object of type DefaultDependencyHandler
Could not get unknown property 'springVersion' for root project 'app' of type org.gradle.api.Project.
Could not set unknown property 'sourceCompat' for root project 'shop'
Line 12: implementation(libs.foo)  ^ Unresolved reference: foo
Script compilation errors:
Invalid TOML catalog definition: In version catalog libs, parsing failed
Invalid catalog definition: On alias 'class' notation 'a:b' is not a valid alias
only buildscript {}, pluginManagement {} and other plugins {} script blocks are allowed before plugins {} blocks
e: file:///home/ci/App.kt:21:14 Type mismatch: inferred type is String? but String was expected
e: App.kt: (9, 5): Only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type Order?
e: App.kt: (12, 1): Expecting a top level declaration
e: 'when' expression must be exhaustive, add necessary 'else' branch
e: [ksp] No type element for com.acme.Foo
e: Suspend function 'load' should be called only from a coroutine or another suspend function
e: Cannot access class 'com.acme.Base'. Check your module classpath for missing or conflicting dependencies
error: [Dagger/MissingBinding] com.acme.Api cannot be provided without an @Inject constructor or an @Provides-annotated method.
error: [Hilt] Expected @HiltAndroidApp to have a value
error: Cannot figure out how to save this field into database. You can consider adding a type converter for it.
There is a problem with the query: [SQLITE_ERROR] SQL error or missing database (no such column: titel)
No property 'usrname' found for type 'User'; Did you mean 'username'
MapStruct: Unmapped target property: "total".
lombok: @Builder will ignore the initializing expression entirely
src/Main.scala:12: error: value mapp is not a member of List[Int]
-- [E007] Type Mismatch Error: Main.scala:9:12
-- [E006] Not Found Error: Main.scala:4:2
could not find implicit value for parameter ec: scala.concurrent.ExecutionContext
error: not enough arguments for method apply
error: illegal start of simple expression
error: ambiguous implicit values
build.sc:14: not found: value ScalaModul
org.codehaus.groovy.control.MultipleCompilationErrorsException: startup failed:
[Static type checking] - Cannot find matching method java.lang.String#foo()
unable to resolve class com.acme.Foo  @ line 3, column 1.
Syntax error compiling at (src/app/core.clj:14:1). Unable to resolve symbol: foo in this context
Syntax error reading source at (core.clj:31:1). EOF while reading, starting at line 12
Unmatched delimiter: ), expected: ] to match [ at line 9
src/app/core.clj:12:3: error: Unresolved symbol: retun
[ERROR] src/main/java/App.java:[14] (indentation) Indentation: 'method def' child has incorrect indentation level 3, expected level should be 4.
[ant:checkstyle] [ERROR] App.java:7:1: Missing a Javadoc comment. [MissingJavadocType]
[WARN] App.java:12:21: '{' is not preceded with whitespace. [WhitespaceAround]
App.java:14: UnusedPrivateField: Avoid unused private fields such as 'n'.
[INFO] PMD Failure: com.acme.App:14 Rule:UnusedLocalVariable Priority:3
[ERROR] High: Possible null pointer dereference of x in com.acme.App.run() NP_NULL_ON_SOME_PATH
App.java:[21,9] [StringEquality] String comparison using reference equality instead of value equality
error: [NullAway] returning @Nullable expression from method with @NonNull return type
/home/ci/src/App.kt:3:1: Wildcard import (cannot be auto-corrected) (standard:no-wildcard-imports)
Exceeded max line length (120) (standard:max-line-length)
App.kt:14:5: The function run is too long (81). The maximum length is 60. [LongMethod]
Analysis failed with 3 weighted issues.
res/layout/main.xml:14: error: attribute layout_widht (aka com.acme:layout_widht) not found.
error: resource string/app_nam (aka com.acme:string/app_nam) not found.
AAPT: error: unexpected element <aplication> found in <manifest>.
Manifest merger failed : Attribute application@allowBackup value=(true) from AndroidManifest.xml is also present at [lib] value=(false).
uses-sdk:minSdkVersion 19 cannot be smaller than version 21 declared in library [androidx.core]
Duplicate class com.google.common.A found in modules guava-31.jar and listenable-1.0.jar
Program type already present: com.acme.BuildConfig
Error: Missing class com.acme.Foo referenced from: void com.acme.App.run() (R8)
Lint found errors in the project; aborting build: HardcodedText
Error: Call requires API level 26 (current min is 21): java.time.LocalDate#now [NewApi]
BUILD FAILED /home/ci/build.xml:14: The element type "target" must be terminated by the matching end-tag "</target>".
/home/ci/build.xml:9: Problem: failed to create task or type foreech
Program.cs(14,9): error CS1002: ; expected
Program.cs(7,13): error CS0246: The type or namespace name 'Foo' could not be found (are you missing a using directive or an assembly reference?)
Program.cs(21,5): error CS0029: Cannot implicitly convert type 'string' to 'int'
Program.cs(9,17): error CS1061: 'Order' does not contain a definition for 'Totl'
Program.cs(33,1): error CS8600: Converting null literal or possible null value to non-nullable type.
Program.cs(12,5): error CS0535: 'Store' does not implement interface member 'IStore.Get(int)'
Program.cs(5,7): error IDE0005: Using directive is unnecessary.
error CA1822: Member 'Run' does not access instance data and can be marked as static
error SA1200: Using directive should appear within a namespace declaration
error FS0001: This expression was expected to have type 'int' but here has type 'string'
error FS0010: Unexpected keyword 'let' in expression. Expected incomplete structured construct
error BC30451: 'foo' is not declared. It may be inaccessible due to its protection level.
error RZ1006: The code block is missing a closing "}" character.
error MSB4025: The project file could not be loaded. The 'ItemGroup' start tag on line 14 does not match the end tag of 'Project'.
error MSB4067: The element <PropertyGrop> beneath element <Project> is unrecognized.
error MSB4066: The attribute "Inclde" in element <Compile> is unrecognized.
Solution file error MSB5010: No file format header found.
error CS8802: Only one compilation unit can have top-level statements.
error XLS0414: The type 'local:Foo' was not found. Verify that you are not missing an assembly reference
error MC3000: 'Unexpected end of file has occurred. Line 14, position 3.' XML is not valid.
error CS0579: Duplicate 'System.Reflection.AssemblyCompanyAttribute' attribute
error AD0001: Analyzer 'Foo.BarAnalyzer' threw an exception
app.rb:3: syntax error found: unexpected '}', ignoring it (SyntaxError)
app/models/order.rb:7:3: C: Layout/IndentationWidth: Use 2 (not 4) spaces for indentation.
app/order.rb:21:5: W: Lint/UselessAssignment: Useless assignment to variable - total.
ActionView::SyntaxErrorInTemplate (Encountered a syntax error while rendering template: check app/views/orders/show.html.erb
Haml::SyntaxError: Inconsistent indentation: 3 spaces used for indentation, but the rest of the document was indented using 2 spaces.
Slim::Parser::SyntaxError: Expected tag
(erb):14: undefined local variable in template compile
sorbet: app/order.rb:14: Method fetch does not exist on NilClass https://srb.help/7003
foodcritic: FC002: Avoid string interpolation where not required: ./recipes/default.rb:14
features/cart.feature: (4:3): expected: #EOF, #TagLine, #ScenarioLine, got 'Scenaro: pay' (Cucumber::Core::Gherkin::ParseError)
reek: order.rb -- [14]:DuplicateMethodCall: Order#run calls 'foo.bar' 2 times
PHP Parse error:  syntax error, unexpected token "}", expecting ";" in /app/src/Order.php on line 14
PHP Fatal error:  Cannot redeclare run() (previously declared in /app/a.php:3)
PHP Fatal error:  Class App\Shop contains 1 abstract method and must therefore be declared abstract or implement the remaining methods
PHP Fatal error:  Declaration of B::run(int $a) must be compatible with A::run()
PHP Fatal error:  Cannot use 'match' as constant name
Errors parsing src/Order.php
Line   src/Order.php :14  Call to an undefined method App\Order::totl().
14     Parameter #1 $id of method App\Store::get() expects int, string given.
Property App\Order::$items type has no value type specified in iterable type array.
ERROR: UndefinedVariable - src/Order.php:14:9 - Cannot find referenced variable $totl (see https://psalm.dev/024)
ERROR: MixedAssignment - src/a.php:9:3 - Unable to determine the type that $x is being assigned to
14 | ERROR | [x] Expected 1 space after closing parenthesis; found 0
3 | ERROR | Missing doc comment for class Order
88 | WARNING | Line exceeds 120 characters; contains 141 characters
src/Order.php:14  Avoid unused local variables such as '$x'.  UnusedLocalVariable
"./composer.json" does not match the expected JSON schema:
composer.json: require.php : invalid version constraint "abc"
[Seld\JsonLint\ParsingException] "./composer.json" does not contain valid JSON Parse error on line 14: Expected one of: 'STRING'
Twig\Error\SyntaxError: Unexpected "endblok" tag (expecting closing tag for the "block" tag defined near line 3) in "home.html.twig" at line 14.
Twig\Error\SyntaxError: Unknown "pric" filter. Did you mean "price"?
Blade: syntax error, unexpected token "endforeach", expecting end of file (View: /app/resources/views/home.blade.php)
There is no extension able to load the configuration for "foo_bundle" (in "/app/config/packages/foo.yaml").
Unrecognized option "enabld" under "framework.cache". Available options are "app", "enabled".
The service definition "app.mailer" has an invalid class argument in services.yaml
A YAML file cannot contain tabs as indentation at line 4 (near "	foo: 1").
Rector: Could not process "src/a.php" file, due to: "Syntax error, unexpected T_STRING on line 14"
syntax error at lib/Foo.pm line 14, near "){"
Missing right curly or square bracket at lib/Foo.pm line 88, at end of line
Global symbol "%opts" requires explicit package name (did you forget to declare "my %opts"?) at bin/run.pl line 9.
Can't find string terminator '"' anywhere before EOF at a.pl line 3.
Bareword "foo" not allowed while "strict subs" in use at a.pl line 7.
Type of argument to keys on reference must be unblessed hashref or arrayref at a.pl line 2.
Code before strictures are enabled at line 3, column 1.  See page 429 of PBP.  (Severity: 5)
lib/Foo.pm had compilation errors.
luac: main.lua:14: '=' expected near 'foo'
lua: main.lua:9: 'end' expected (to close 'function' at line 3) near <eof>
lua5.4: main.lua:3: attempt to assign to const variable 'x'
luajit: main.lua:7: malformed number near '0x'
src/main.lua:14:9: accessing undefined variable foo
src/main.lua:3:7: unused variable x
Error in parse("R/order.R") : R/order.R:14:0: unexpected end of input
Error: unexpected symbol in "x y"
Error: unexpected '}' in "}"
checking Rd files ... WARNING prepare_Rd: order.Rd:14: unknown macro '\itm'
R/order.R:14:81: style: [line_length_linter] Lines should not be more than 80 characters.
Error in file(con, "r"): invalid DESCRIPTION file: Malformed package name
• Couldn't match expected type 'Int' with actual type '[Char]'
• No instance for (Show Order) arising from a use of 'print'
error: [-Wunused-imports, -Werror=unused-imports] The import of 'Data.Map' is redundant
Errors encountered when parsing cabal file ./app.cabal: unexpected 'b' expecting ":"
app.cabal:14:3: Unknown field: "build-depend"
src/Lib.hs:(14,1)-(16,9): Suggestion: Use <$>
File "lib/order.ml", line 14, characters 9-12: Error: Unbound module Strin
File "lib/a.ml", line 3, characters 0-3: Error: Syntax error
Error (warning 32 [unused-value-declaration]): unused value foo.
Error: The implementation lib/a.ml does not match the interface lib/a.mli
Error (alert deprecated): module Stdlib.Stream
[ERROR] In the opam file foo.opam: error 23: Missing field 'maintainer'
** (CompileError) lib/app/order.ex:14: undefined function fetch/1
** (SyntaxError) invalid syntax found on lib/app/order.ex:14:3: syntax error before: '}'
** (TokenMissingError) token missing on lib/app.ex:31:4: missing terminator: end (for "do" starting at line 3)
** (MismatchedDelimiterError) mismatched delimiter found on lib/app.ex:9:12
warning: variable "total" is unused (if the variable is not meant to be used, prefix it with an underscore)
Compilation failed due to warnings while using the --warnings-as-errors option
** (Phoenix.LiveView.HTMLTokenizer.ParseError) lib/app_web/live/home.html.heex:14:3: unmatched closing tag
┃ [W] → Function body is nested too deep (max depth is 2, was 4). lib/app.ex:14
lib/app/order.ex:14:no_return Function run/1 has no local return.
lib/app.ex:9:pattern_match The pattern can never match the type
src/app.erl:21: variable 'X' is unbound
src/app.erl:3: can't parse include directive
In src/app.cr:14:5: Error: undefined method 'foo' for Nil (compile-time type is (String | Nil))
Error: undefined constant Foo::Bar in src/app.cr:3:1
src/main.nim(14, 3) Error: undeclared identifier: 'foo'
main.nim(9, 12) Error: type mismatch: got <string> but expected one of:
main.nim(4, 2) Error: invalid indentation
main.odin(14:3) Undeclared name: foo
main.f90:14:9: Error: Symbol 'x' at (1) has no IMPLICIT type
main.f90:3:1: Error: Unclassifiable statement at (1)
order.adb:14:04: "Totl" is undefined
order.adb:9:20: missing ";"
app.pas(14,3) Fatal: Syntax error, ";" expected but "ELSE" found
order.cob:14: error: syntax error, unexpected IDENTIFIER
main.ml:3: Warning: ReScript: The value foo can't be found
Error found: in module Main at src/Main.purs:14:3 Could not match type String with type Int
[PureScript] Unknown value foo
main.rkt:14:2: foo: unbound identifier in: foo
; caught ERROR: READ error during COMPILE-FILE: end of file on stream
; caught WARNING: undefined variable: COMMON-LISP-USER::FOO
error: syntax error, unexpected '}', expecting ';' at /home/ci/default.nix:14:3
error: undefined variable 'pkg' at /home/ci/flake.nix:9:5
error: attribute 'buildInputs' already defined at shell.nix:4:3
lib/main.dart:14:3 • Undefined name 'foo' • undefined_identifier
lib/order.dart:9:7: Error: Expected ';' after this.
bin/run.dart:3:8: Error: A value of type 'String' can't be assigned to a variable of type 'int'.
info • Prefer const with constant constructors • lib/a.dart:14:3 • prefer_const_constructors
error • The argument type 'int?' can't be assigned to the parameter type 'int' • lib/a.dart:9:4 • argument_type_not_assignable
/Users/ci/App/Order.swift:14:9: error: cannot find 'foo' in scope
Order.swift:21:14: error: value of optional type 'String?' must be unwrapped to a value of type 'String'
Order.swift:3:1: error: type 'Order' does not conform to protocol 'Codable'
error: expected '}' in struct
error: missing return in instance method expected to return 'Int'
error: sending 'self' risks causing data races
Order.swift:14:1: warning: Line Length Violation: Line should be 120 characters or less; currently it has 141 characters (line_length)
Order.swift:9:5: error: Force Cast Violation: Force casts should be avoided (force_cast)
no visible @interface for 'Order' declares the selector 'totl'
error: bridging header 'App-Bridging-Header.h' has an error: unknown type name 'NSStrin'
xcodebuild: error: Unable to read project 'App.xcodeproj'. Reason: The project 'App' is damaged and cannot be opened due to a parse error.
/Users/ci/Main.storyboard: error: Illegal Configuration: Safe Area Layout Guide before iOS 9.0
Parsing error on line 3: Project spec (xcodegen): invalid type for key targets
Module parse failed: Unexpected token (14:3) You may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.
Module build failed (from ./node_modules/babel-loader/lib/index.js): SyntaxError: /app/src/a.jsx: Unexpected token (14:3)
Module build failed (from ./node_modules/sass-loader/dist/cjs.js): SassError: Undefined variable.
Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.
- configuration.entyr should not exist / configuration has an unknown property 'entyr'.
[!] RollupError: src/a.js (14:3): Expected ',', got '}' (Note that you need plugins to import files that are not JavaScript)
[!] (plugin rpt2) Error: src/a.ts:14:3 - semantic error TS2304
"fetchOrdr" is not exported by "src/api.js", imported by "src/main.js".
✘ [ERROR] Expected ";" but found "}" src/app.ts:14:3
✘ [ERROR] No matching export in "src/api.ts" for import "fetchOrdr"
✘ [ERROR] Top-level await is not available in the configured target environment ("es2019")
[vite] Internal server error: Failed to parse source for import analysis because the content contains invalid JS syntax.
[plugin:vite:css] [postcss] Unclosed block /app/src/a.css:14:1
[vite:vue] Element is missing end tag.
[vite-plugin-svelte] src/App.svelte:14:3 </div> attempted to close an element that was not open
Error: src/app/app.component.html:14:3 - error NG8001: 'app-shpo' is not a known element:
error NG8002: Can't bind to 'totl' since it isn't a known property of 'app-order'.
error NG5002: Unexpected closing tag "div".
error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.
error TS2322: Type 'undefined' is not assignable to type 'string'.
src/a.ts(14,3): error TS1005: ';' expected.
error TS18048: 'order' is possibly 'undefined'.
error TS2353: Object literal may only specify known properties, and 'totl' does not exist in type 'Order'.
error TS5023: Unknown compiler option 'strictt'.
error TS6133: 'total' is declared but its value is never read.
error TS1192: Module '"fs"' has no default export.
error TS2554: Expected 2 arguments, but got 1.
error TS6305: Output file '/app/lib/a.d.ts' has not been built from source file
14:3  error  'total' is assigned a value but never used  @typescript-eslint/no-unused-vars
9:1   error  Parsing error: Unexpected token }
3:10  error  React Hook "useState" is called conditionally  react-hooks/rules-of-hooks
21:5  error  Missing semicolon  semi
7:9   error  Form label must be associated with a control  jsx-a11y/label-has-associated-control
ESLint configuration in .eslintrc.json is invalid: - Unexpected top-level property "ruls".
Key "rules": Key "no-unused-var": Could not find "no-unused-var" in plugin "@".
src/a.ts:14:3 lint/suspicious/noExplicitAny ━━━━━━━━━━ ✖ Unexpected any. Specify a different type.
[error] src/a.ts: SyntaxError: Property or signature expected. (14:3)
error: Unexpected eof (swc) ,-[/app/src/a.tsx:14:1]
x Expression expected ,-[14:1] Caused by: Syntax Error (next-swc)
./pages/index.js Error: Failed to collect; Unsupported Server Component type: {...}
You're importing a component that needs useState. It only works in a Client Component but none of its parents are marked with "use client"
error The GraphQL query in src/a.tsx: Cannot query field "totl" on type "Order".
GraphQL Document Validation failed with 3 errors; Unknown type "Ordr".
Failed to load schema: Syntax Error: Expected Name, found "}".
Error: Prisma schema validation - (get-config wasm) Error code: P1012 error: Type "Ordr" is neither a built-in type
Error: Undefined mixin. ╷ 14 │ @include foo;
Error: expected "{". styles/a.scss 14:3  root stylesheet
NameError: variable @colr is undefined in a.less on line 14
Pug:14:3 unexpected token "indent"
Parse error on line 14: ...{{/each}} Expecting 'EOF', got 'OPEN_ENDBLOCK'
Template render error: (home.njk) [Line 14, Column 3] unknown block tag: endfr
ejs: SyntaxError: missing ) after argument list in /app/views/home.ejs while compiling ejs
NX  Unable to parse nx.json: PropertyNameExpected in JSON at 14:3
npm error JSON.parse Invalid package.json: JSONParseError: Unexpected token "}" (0x7D)
npm error code EJSONPARSE
npm error Invalid tag name ">=1.0": Tags may not have any characters that encodeURIComponent encodes.
npm error Invalid Version: 1.0.x.y
Internal Error: app@workspace:. : Usage Error: package.json: Unexpected string in JSON
SyntaxError: Error parsing .yarnrc.yml; please check it's proper Yaml (in particular, make sure you list the colons after each key name)
error: Failed to parse tsconfig.json: Expected "}" but found "includ"
error: The module's source code could not be parsed: Expected ';', '}' or <eof> at file:///app/a.ts:14:3
error: TS2339 [ERROR]: Property 'totl' does not exist on type 'Order'.
commitlint: ✖   subject may not be empty [subject-empty]
htmlhint: L14 | </dvi> ^ Tag must be paired, missing: [ </div> ] (tag-pair)
README.md:14 MD013/line-length Line length [Expected: 80; Actual: 141]
docs/a.md:3:1 MD041/first-line-heading First line in a file should be a top-level heading
./config.yml 14:3 error wrong indentation: expected 4 but found 2 (indentation)
.github/workflows/ci.yml:14:9: property "node-versoin" is not defined in action
In deploy.sh line 14: ^-- SC2086 (info): Double quote to prevent globbing and word splitting.
In run.sh line 3: SC1073 (error): Couldn't parse this if expression. Fix to allow more checks.
Dockerfile:14 DL3008 warning: Pin versions in apt get install
== [queries.sql] FAIL L: 14 | P: 3 | PRS | Line 14, Position 3: Found unparsable section
L:   9 | P:   1 | LT02 | Expected indent of 4 spaces. [layout.indent]
openapi.yaml 14:3 error oas3-schema "paths" property must have required property "responses"
asyncapi: document is not valid: "channels" property type must be object
ansible-lint: yaml[truthy]: Truthy value should be one of [false, true]
main.tf:14:3: Warning - Missing version constraint for provider "aws" (terraform_required_providers)
puppet-lint: double quoted string containing no variables on line 14
src/a.py:3:1: E402 Module level import not at top of file
src/a.py:14:89: E501 line too long (96 > 88 characters)
error: Failed to parse src/a.py:14:3: Expected an expression
invalid-syntax: Simple statements must be separated by newlines or semicolons
src/a.py:14: error: Argument 1 to "load" has incompatible type "str"; expected "int"  [arg-type]
src/a.py:3: error: Item "None" of "Order | None" has no attribute "total"  [union-attr]
src/a.py:9: error: Missing return statement  [return]
src/a.py:7: error: Function is missing a type annotation  [no-untyped-def]
error: cannot format src/a.py: Cannot parse: 14:3: foo(
src/a.py:14:8: E0602: Undefined variable 'foo' (undefined-variable)
src/a.py:1:0: C0114: Missing module docstring (missing-module-docstring)
src/a.py:9:4: R0913: Too many arguments (7/5) (too-many-arguments)
/app/src/a.py:14:3 - error: "foo" is not a known attribute of module (reportAttributeAccessIssue)
/app/src/a.py:9:1 - error: Import cycles not allowed (reportImportCycles)
error: TOML parse error at line 14, column 3 | 14 | dependencis = [ | ^ unclosed array
The Poetry configuration is invalid: - Additional properties are not allowed ('dependancies' was unexpected)
Invalid TOML file /app/pyproject.toml: Unexpected character: '=' at line 14 col 3
ERROR: Invalid requirement: 'django=>4.2' (from line 3 of requirements.txt)
ERROR: Exception: packaging.requirements.InvalidRequirement: Expected end or semicolon
configparser.MissingSectionHeaderError: File contains no section headers. file: 'setup.cfg', line: 1
error in setup command: 'install_requires' must be a string or list of strings containing valid project/version requirement specifiers
IndentationError: unindent does not match any outer indentation level
SyntaxError: f-string: expecting '}'
SyntaxError: 'await' outside async function
SyntaxError: positional argument follows keyword argument
SyntaxError: unterminated triple-quoted string literal (detected at line 31)
jinja2.exceptions.TemplateSyntaxError: Encountered unknown tag 'endfr'. Jinja was looking for the following tags: 'endfor' or 'else'.
django.template.exceptions.TemplateSyntaxError: Invalid block tag on line 14: 'endblok', expected 'endblock'.
mako.exceptions.SyntaxException: (SyntaxException) Fragment 'if x' is not a partial control statement
Error compiling Cython file: undeclared name not builtin: foo
CondaEnvException: environment.yml: unable to parse: while parsing a block mapping
==> InvalidConfigError: .pre-commit-config.yaml ==> At Config() ==> Missing required key: repos
WARNING: Title underline too short.
docs/index.rst:14: ERROR: Unknown directive type "automodul".
docs/a.rst:9: ERROR: Unexpected indentation.
docs/a.rst:31: WARNING: Block quote ends without a blank line; unexpected unindent.
docs/a.rst:3: ERROR: Unknown interpreted text role "fuc".
docs/a.md:14: WARNING: Non-consecutive header level increase; H1 to H3 [myst.header]
! Undefined control sequence. l.14 \foo
! Missing $ inserted.
! LaTeX Error: \begin{itemize} on input line 14 ended by \end{document}.
! LaTeX Error: Environment algorithmm undefined.
! Misplaced alignment tab character &.
! Extra }, or forgotten \endgroup.
! Paragraph ended before \foo was complete.
Runaway argument?
error: unclosed delimiter ┌─ main.typ:14:3
asciidoctor: ERROR: a.adoc: line 14: dropping cells from incomplete row detected end of table
asciidoctor: WARNING: a.adoc: line 3: section title out of sequence: expected level 1, got level 2
src/Order.java:14: error: unknown tag: retrun
src/Order.java:9: error: malformed HTML
src/Order.java:21: error: @param name not found
warning: argument 'n' of command @param is not found in the argument list of run(int x)
warning: end of comment block while expecting command </code>
error: Found unknown command '\breif'
ERROR render of "page" failed: "/site/layouts/_default/single.html:14:3": execute of template failed
ERROR "/site/content/a.md:3:1": failed to unmarshal YAML: yaml: line 3: mapping values are not allowed in this context
Error: parse failed: template: partials/nav.html:14: unexpected "}" in operand
template: app/templates/svc.yaml:14: function "includ" not defined
Error: MDX compilation failed for file "docs/a.mdx" Cause: Could not parse expression with acorn
[ERROR] Error in front matter: can not read a block mapping entry; a multiline key may not be an implicit key
antora: FATAL: Cannot process antora.yml: missing required attribute
pandoc: Error parsing YAML metadata at "a.md" (line 1, column 1): YAML parse exception at line 3
typedoc: [error] Failed to parse typedoc.json: Unknown option 'entrypoint'
[jsdoc] ERROR: Unable to parse /app/a.js: Unexpected token (14:3)
epydoc: Warning: Improper paragraph indentation
mermaid: Parse error on line 3: ...A --> B-- Expecting 'SEMI', 'NEWLINE', got 'EOF'
Error line 14 in file: a.puml Syntax Error?
Error: <stdin>: syntax error in line 14 near '->'
[ ERROR ] Error in file '/app/a.robot' on line 14: Non-existing setting 'Documentatio'.
No keyword with name 'Clik Button' found. Did you mean: Click Button
gherkin-lint: Missing Feature name; Parser errors: (14:3): expected: #TagLine
[Gauge] Parse Error specs/a.spec:14 Step implementation not found => 'pay order'
ERRO[0000] SyntaxError: file:///app/load.js: Unexpected token (14:3)
GoError: export 'default' is not a function; k6: script has no exported functions (options, scenarios, default)
Error in TestPlan load.jmx: com.thoughtworks.xstream.converters.ConversionException missing element
artillery: config error: "config.phases[0].duration" must be a number
error: orders.hurl:14:3: Parsing literal --> expecting '='
karate: feature parsing failed: orders.feature:14 mismatched input 'Thn'
pact: Unexpected token in matching rule definition: expected a type
percy.yml: unknown property snapshotz, received 'true' (Invalid config)
SpecParsingError: /app/openapi.yaml: bad indentation of a sequence entry
zap: Failed to parse automation plan: Unrecognised parameter for job spider
bats: unknown test name or missing @end at line 14: syntax error: unexpected end of file
./deploy.sh: 9: Syntax error: "(" unexpected
awk: cmd. line:1: { print $1 ^ unexpected newline or end of string
jq: error: syntax error, unexpected INVALID_CHARACTER (Unix shell quoting issues?) at <top-level>, line 1:
jq: 1 compile error
Error: bad expression, please check expression syntax (yq): 1:3: invalid input text "..foo"
envsubst template app.conf.tpl line 14: unclosed placeholder
powershell: At C:\ci\run.ps1:14 char:3 Missing closing '}' in statement block or type definition.
run.ps1:9 The string is missing the terminator: ".
PSAvoidUsingCmdletAliases Warning run.ps1 14 'ls' is an alias of 'Get-ChildItem'.
cfg parser: settings.ini line 14 is not of the form key=value
rules.yaml: unknown key "wehn" in rule 3
pipeline file is invalid: job "e2e" needs job "biuld" which is not defined
./build.sh: line 22: syntax error near unexpected token 'fi'
build.sh: line 48: syntax error: unexpected end of file
deploy.sh: 12: Syntax error: "(" unexpected
entrypoint.sh: line 3: syntax error: unterminated quoted string
run.sh: line 9: unexpected EOF while looking for matching '"'
bash: -c: line 0: syntax error near unexpected token ';'
test.sh: line 7: [: missing ']'
./ci.sh: line 30: conditional binary operator expected
./ci.sh: line 14: 'my-func': not a valid identifier
sh: 1: Bad substitution
zsh: parse error near '}'
fish: Expected a variable name after this $.
here-document at line 5 delimited by end-of-file (wanted 'EOF')
In deploy.sh line 12: rm -rf $DIR/* ^--^ SC2086 (info): Double quote to prevent globbing and word splitting.
SC2164 (warning): Use 'cd ... || exit' in case cd fails.
SC1091 (info): Not following: ./lib.sh was not specified as input
SC2154 (warning): version is referenced but not assigned.
sed: -e expression #1, char 14: unterminated 's' command
sed: -e expression #1, char 9: unknown option to 's'
sed: -e expression #1, char 3: unexpected ','
gawk: cmd. line:2: error: Unmatched ( or \(: /foo(/
grep: Unmatched [, [^, [:, [., or [=
grep: Invalid regular expression
grep: unrecognized character after (? or (?-
find: missing argument to '-exec'
expr: syntax error: missing argument after '+'
bc: (standard_in) 1: syntax error
Makefile:3: *** commands commence before first target.  Stop.
Makefile:31: *** target pattern contains no '%'.  Stop.
Makefile:6: *** Recursive variable 'VERSION' references itself (eventually).  Stop.
error: Expected identifier, but found '=' justfile:4:9
error: Variable 'verson' not defined
error: Recipe 'build' depends on itself
error: Unknown attribute 'privat'
task: Failed to parse Taskfile.yml: yaml: line 12: mapping values are not allowed in this context
file: Taskfile.yml:8:5: invalid keys in command
"/tmp/crontab.XXl2":3: bad minute
errors in crontab file, can't install.
bad day-of-week
/etc/systemd/system/app.service:3: Missing '='.
/lib/systemd/system/x.timer:5: Failed to parse calendar specification, ignoring: dayly
/etc/systemd/system/app.service:12: Unknown key name 'ExecStrt' in section 'Service', ignoring.
visudo: >>> /etc/sudoers: syntax error near line 27 <<<
/etc/ssh/sshd_config line 88: Unsupported option "PermitRoot"
/etc/fstab: parse error at line 7 -- ignored
logrotate: error: /etc/logrotate.d/app:4 unknown option 'rotat' -- ignoring line
E: Malformed entry 1 in list file /etc/apt/sources.list.d/acme.list (Component)
E: The list of sources could not be read.
E: Type 'debb' is not known on line 3 in source list /etc/apt/sources.list
dpkg-deb: error: parsing file 'DEBIAN/control' near line 4: missing package name
error: line 12: Unknown tag: Vesion: 1.2
error: parse error in spec file: Unclosed %if
==> ERROR: PKGBUILD contains syntax errors
PKGBUILD: line 14: pkgver is not allowed to contain colons, forward slashes, hyphens or whitespace.
ParserError: Missing closing '}' in statement block or type definition.
At C:\ci\build.ps1:14 char:3 Unexpected token 'else' in expression or statement.
The string is missing the terminator: ".
. was unexpected at this time.
shfmt: deploy.sh:12:1: "if" must be followed by a statement list
checkbashisms: possible bashism in run.sh line 3 (should be 'b = a')
fatal: bad config line 12 in file .git/config
fatal: bad config value for 'core.filemode' in .git/config
error: malformed value for push.default: simpel
fatal: bad boolean config value 'yess' for 'pull.rebase'
.gitattributes:4: negative patterns are ignored in git attributes
error: invalid key: user
fatal: invalid gitfile format: /builds/app/.git
fatal: failed to parse --pretty format
An error has occurred: InvalidConfigError: ==> File .pre-commit-config.yaml ==> At Config() ==> At key: repos =====> Expected array but got dict
[WARNING] Unexpected key(s) present on https://github.com/psf/black: verbos
lefthook: error in config: yaml: line 8: did not find expected key
Dockerfile parse error line 12: unknown instruction: RUNN
dockerfile parse error on line 7: FROM requires either one or three arguments
failed to solve: dockerfile parse error on line 3: unknown flag: chwon
ERROR: failed to solve: the Dockerfile cannot be empty
ERROR: failed to solve: file with no instructions
failed to process "\"$APP": unexpected end of statement while looking for matching double-quote
Error response from daemon: Dockerfile parse error line 9: Syntax error - can't find = in "VERSION". Must be of the form: name=value
failed to parse stage name "$BASE": invalid reference format
base name ($BASE_IMAGE) should not be blank
ERROR: circular dependency detected on stage: builder
ENV must have two arguments
No build stage in current context
hadolint: Dockerfile:4 DL3008 warning: Pin versions in apt get install. Instead of 'apt-get install <package>' use 'apt-get install <package>=<version>'
Dockerfile:9 DL4006 warning: Set the SHELL option -o pipefail before RUN with a pipe in it
Dockerfile:1:1 unexpected '<' expecting '#', ADD, ARG, CMD
yaml: unmarshal errors: line 6: mapping key "ports" already defined at line 4
validating /builds/app/docker-compose.yml: services.web Additional property prots is not allowed
services.web.ports must be a list
services.db.environment must be a mapping
services.web.build contains unsupported option: 'contxt'
The Compose file './docker-compose.yml' is invalid because: Unsupported config option for services.web: 'depend_on'
ERROR: yaml.scanner.ScannerError: while scanning for the next token found character '\t' that cannot start any token in "./docker-compose.yml", line 7
invalid interpolation format for services.web.image: "acme/$TAG". You may need to escape any $ with another $
invalid spec: :/data: empty section between colons
docker-bake.hcl:7 | Argument or block definition required
error: error parsing k8s/web.yaml: error converting YAML to JSON: yaml: line 14: did not find expected '-' indicator
error: error validating "web.yaml": error validating data: ValidationError(Deployment.spec): unknown field "replica" in io.k8s.api.apps.v1.DeploymentSpec
error: error validating "svc.yaml": error validating data: apiVersion not set
error: unable to decode "web.yaml": no kind "Deploymnt" is registered for version "apps/v1"
Error from server (BadRequest): error when creating "web.yaml": Deployment in version "v1" cannot be handled as a Deployment: strict decoding error: unknown field "spec.template.spec.container"
The Deployment "web" is invalid: spec.template.metadata.labels: Invalid value: map[string]string{"app":"wbe"}: 'selector' does not match template 'labels'
The CronJob "backup" is invalid: spec.schedule: Invalid value: "5 * * *": Expected exactly 5 fields, found 4
The Ingress "web" is invalid: spec.rules[0].http.paths[0].pathType: Required value: pathType must be specified
metadata.name: Invalid value: "My_App": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters
error: error parsing jsonpath {.items[*.name}, unterminated array
Error: parse error at (web/templates/deployment.yaml:18): unclosed action
Error: parse error at (web/templates/_helpers.tpl:4): function "toYamll" not defined
Error: template: web/templates/svc.yaml:9:24: executing "web/templates/svc.yaml" at <.Values.service.port>: nil pointer evaluating interface {}.port
Error: YAML parse error on web/templates/deployment.yaml: error converting YAML to JSON: yaml: line 21: mapping values are not allowed in this context
Error: values don't meet the specifications of the schema(s) in the following chart(s): web: - replicas: Invalid type. Expected: integer, given: string
Error: cannot load Chart.yaml: error converting YAML to JSON: yaml: line 3: could not find expected ':'
Error: validation: chart.metadata.version "1.0" is invalid
[ERROR] templates/: template: web/templates/ing.yaml:3: unexpected "}" in operand
[ERROR] Chart.yaml: apiVersion is required. The value must be either "v1" or "v2"
stderr - web.yaml contains an invalid Deployment (web) - spec.replicas: Invalid type. Expected: [integer,null], given: string
in ./helmfile.yaml: failed to read helmfile.yaml: reading document at index 1: yaml: unmarshal errors: line 5: field chrat not found in type state.ReleaseSpec
parsing skaffold config: unknown field 'artifcts' in build
ERROR: failed to create cluster: unable to decode config: yaml: unmarshal errors: line 4: field role not found
kube-linter: error: object has no selector specified (object: default/web apps/v1, Kind=Service) (check: dangling-service, remediation: Confirm selector)
kube-score: [CRITICAL] Container Resources · web -> CPU limit is not set
kyverno: failed to load policies: spec.rules[0].match: unknown field "resource"
Error: Unclosed configuration block
Error: Argument or block definition required
Error: Unsupported argument: An argument named "tagss" is not expected here.
Error: Unsupported block type: Blocks of type "varible" are not expected here.
Error: Missing required argument: The argument "ami" is required, but no definition was found.
Error: Reference to undeclared resource: A managed resource "aws_vpc" "main" has not been declared in the root module.
Error: Reference to undeclared input variable: An input variable with the name "regoin" has not been declared.
Error: Invalid resource type: The provider hashicorp/aws does not support resource type "aws_s3_buckett".
Error: Duplicate resource "aws_instance" configuration
Error: Cycle: aws_security_group.a, aws_security_group.b
Error: Invalid expression: Expected the start of an expression, but found an invalid expression token.
Error: Missing newline after argument
Error: Call to unknown function: There is no function named "tomapp".
Error: Invalid index: The given key does not identify an element in this collection value
Error: Inconsistent conditional result types
Error: Incorrect attribute value type: Inappropriate value for attribute "subnet_ids": set of string required.
Error: Variables not allowed here
Error: Invalid for_each argument: The "for_each" value depends on resource attributes that cannot be determined until apply
Error: Invalid template interpolation value
Warning: Missing version constraint for provider "random" in required_providers (terraform_required_providers)
tflint: main.tf:3:1: Warning - variable "name" is declared but not used (terraform_unused_declarations)
ERRO[0000] live/dev/terragrunt.hcl:4,3-8: Unsupported argument; An argument named "sourc" is not expected here.
error: Running program '/builds/infra/' failed with an unhandled exception: TSError: ⨯ Unable to compile TypeScript
error: YAML: resources.bucket.type: Required string
ERROR! Syntax Error while loading YAML. mapping values are not allowed in this context
ERROR! 'taks' is not a valid attribute for a Play
ERROR! conflicting action statements: apt, yum
ERROR! no module/action detected in task.
ERROR! We were unable to read either as JSON nor YAML, these are the errors we got from each
ERROR! Invalid options for include_role: apply_tags
fatal: [web-1]: FAILED! => {"msg": "template error while templating string: expected token 'end of print statement', got 'name'. String: {{ app name }}"}
The error appears to be in '/builds/site.yml': line 9, column 3, but may be elsewhere in the file depending on the exact syntax problem.
yaml[line-length]: Line too long (180 > 160 characters)
fqcn[action-core]: Use FQCN for builtin module actions (copy).
name[missing]: All tasks should be named.
no-changed-when: Commands should not change things if nothing needs doing.
risky-file-permissions: File permissions unset or incorrect.
CRITICAL Failed to validate /builds/molecule/default/molecule.yml ["Additional properties are not allowed ('platfroms' was unexpected)"]
Error: Could not parse for environment production: Syntax error at '}' (file: /etc/puppet/manifests/site.pp, line: 9)
puppet-lint: WARNING: double quoted string containing no variables on line 4
Rendering SLS 'base:web' failed: Jinja syntax error: expected token ':', got '}'
Chef: Recipe Compile Error in /var/chef/cookbooks/web/recipes/default.rb: undefined local variable or method 'packge'
An error occurred (ValidationError) when calling the CreateChangeSet operation: Template format error: YAML not well-formed. (line 14, column 7)
Template format error: Unresolved resource dependencies [VpcId] in the Resources block of the template
Template format error: Unrecognized resource types: [AWS::S3::Buckett]
An error occurred (ValidationError): Template error: instance of Fn::GetAtt references undefined resource Web
Properties validation failed for resource Bucket with message: #: extraneous key [BuckettName] is not permitted
E3001 Invalid or unsupported Type AWS::Lambda::Functionn for resource Fn in eu-west-1
E3012 Property Resources/Fn/Properties/Timeout should be of type Integer
W2001 Parameter Env not used.
[InvalidTemplateException: SAM template] Error: Failed to parse template: while scanning a simple key
Error: [InvalidResourceException('Fn', "Missing required property 'Handler'.")] ('Fn', "Missing required property 'Handler'.")
Configuration error at 'functions.api': unrecognized property 'hander'
Configuration error at 'provider.runtime': must be equal to one of the allowed values [nodejs18.x, nodejs20.x]
Cannot parse "serverless.yml": bad indentation of a mapping entry in "/builds/serverless.yml" (12:4)
An error occurred (MalformedPolicyDocument) when calling the PutRolePolicy operation: Syntax errors in policy.
An error occurred (InvalidParameterValue): Value (sg_1) for parameter groupId is invalid. Expected: 'sg-...'.
Error BCP018: Expected the ":" character at this location.
Error BCP057: The name "locaton" does not exist in the current context.
Warning no-unused-params: Parameter "env" is declared but never used.
ERROR: InvalidTemplate - Deployment template validation failed: 'The template resource 'web' at line '1' and column '300' is not valid: Unable to evaluate template language function 'resourceIdd''.
ERROR: (gcloud.builds.submit) parsing cloudbuild.yaml: .steps[0].argz: unused
ERROR: (gcloud.app.deploy) An error occurred while parsing file: [app.yaml] Unexpected attribute 'runtim' for object of type AppInfoExternal.
Error: Invalid vercel.json file provided: should NOT have additional property 'rewritess'
The 'vercel.json' schema validation failed with the following message: 'builds' should be array
When resolving config file /opt/build/repo/netlify.toml: Could not parse configuration file Unexpected character, expecting "=" at row 3
✘ [ERROR] Processing wrangler.toml configuration: - Unexpected fields found in top-level field: "kv_namespace"
Error: failed loading app config from fly.toml: toml: line 4: expected '.' or '=', but got '\n' instead
app.json: invalid: unexpected key 'buildpack'
ERROR:  syntax error at or near "FORM"
ERROR:  syntax error at end of input
ERROR:  unterminated quoted string at or near "'abc"
ERROR:  missing FROM-clause entry for table "o"
ERROR:  column "orders.id" must appear in the GROUP BY clause or be used in an aggregate function
ERROR:  each UNION query must have the same number of columns
ERROR:  INSERT has more expressions than target columns
ERROR:  subquery in FROM must have an alias
ERROR:  column reference "id" is ambiguous
ERROR:  unterminated dollar-quoted string at or near "$$
psql:schema.sql:14: ERROR:  syntax error at or near ")"
psql:seed.sql:3: error: invalid command \coppy
ERROR 1064 (42000) at line 12: You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'DESCR' at line 1
ERROR 1052 (23000): Column 'id' in on clause is ambiguous
ERROR 1136 (21S01): Column count doesn't match value count at row 1
ERROR 1111 (HY000): Invalid use of group function
Parse error near line 4: near "FORM": syntax error
Parse error: incomplete input
Error: near line 7: in prepare, 1 values for 2 columns
uncaught exception: SyntaxError: missing ) after argument list : @(shell):1:22
MongoServerError: unknown top level operator: $gtt
MongoServerError: Unrecognized pipeline stage name: '$grup'
MongoServerError: A pipeline stage specification object must contain exactly one field.
(error) ERR wrong number of arguments for 'set' command
(error) ERR syntax error
(error) ERR Error compiling script (new function): user_script:1: '=' expected near 'locl'
parsing_exception: unknown query [mach] did you mean [match]?
[1:14] [bool] failed to parse field [must]
x_content_parse_exception: [1:9] [size] unknown field
ORA-00936: missing expression
ORA-00904: "NMAE": invalid identifier
PLS-00103: Encountered the symbol "END" when expecting one of the following:
PLS-00201: identifier 'SHOP.PKG' must be declared
Msg 102, Level 15, State 1, Server db, Line 4 Incorrect syntax near 'FORM'.
Msg 156, Level 15, State 1, Incorrect syntax near the keyword 'WHERE'.
Msg 137, Level 15, State 2, Must declare the scalar variable "@id".
error: Error validating model "Order": The relation field 'user' on model 'Order' is missing an opposite relation field on the model 'User'.
error: Type "Strin" is neither a built-in type, nor refers to another model, composite type, or enum.
error: Error validating: This line is not a valid field or attribute definition.
Error: Prisma schema validation - (get-config wasm) Error code: P1012
Unexpected error running Liquibase: Error parsing line 14 column 5 of db/changelog.xml: cvc-complex-type.2.4.a: Invalid content was found starting with element 'addColum'.
liquibase.exception.ChangeLogParseException: Syntax error in file db/changelog.yaml: while parsing a block mapping
Compilation Error in model orders (models/orders.sql) 'reff' is undefined. This can happen when calling a macro that does not exist.
Compilation Error in model stg_orders: unexpected '}', expected ')'
Compilation Error Model 'model.shop.orders' depends on a node named 'stg_orderz' which was not found
Parsing Error Invalid sources config given in models/sources.yml: 'tabels' is not allowed
L:   3 | P:   1 | LT01 | Expected only single space before 'FROM' keyword.
sqlfluff: L:   1 | P:   1 |  PRS | Line 1, Position 1: Found unparsable section: 'SELCT'
squawk: schema.sql:3:1: warning: prefer-text-field Changing the size of a varchar field requires an ACCESS EXCLUSIVE lock.
goose: failed to parse SQL migration file "00002_add.sql": no Up/Down annotations found
pgTAP: psql:t/01.sql:3: ERROR: function plan(text) syntax not accepted
nginx: [emerg] unknown directive "proxi_pass" in /etc/nginx/conf.d/app.conf:12
nginx: [emerg] unexpected "}" in /etc/nginx/nginx.conf:40
nginx: [emerg] invalid number of arguments in "listen" directive in /etc/nginx/conf.d/app.conf:3
nginx: [emerg] directive "server_name" is not terminated by ";" in /etc/nginx/conf.d/app.conf:5
nginx: [emerg] "server" directive is not allowed here in /etc/nginx/nginx.conf:2
nginx: [emerg] duplicate location "/" in /etc/nginx/conf.d/app.conf:22
nginx: [emerg] unexpected end of file, expecting "}" in /etc/nginx/nginx.conf:55
nginx: [emerg] invalid variable name in /etc/nginx/nginx.conf:14
AH00526: Syntax error on line 14 of /etc/apache2/sites-enabled/app.conf:
Invalid command 'RewriteEngin', perhaps misspelled or defined by a module not included in the server configuration
</VirtualHost> without matching <VirtualHost> section
/etc/apache2/apache2.conf:31: <Directory> was not closed.
[ALERT]    (1) : parsing [haproxy.cfg:12] : unknown keyword 'blance' in 'backend' section
[ALERT]    (1) : Error(s) found in configuration file : haproxy.cfg
[ALERT]    (1) : Proxy 'http': unable to find required default_backend: 'app'.
[critical][main] error initializing configuration: Protobuf message (type envoy.config.bootstrap.v3.Bootstrap reason INVALID_ARGUMENT: no such field: 'static_resource') has unknown fields
INVALID_ARGUMENT: Unable to parse JSON as proto (unexpected end of string)
level=error msg="field not found, node: entrypoint" providerName=file
command traefik error: yaml: line 4: found character that cannot start any token
FATAL: squid.conf line 12: unrecognized: 'htp_access'
Duplicate key in lighttpd.conf: configuration file parser failed somewhere near line 12
BOOT FAILED: {error,{failed_to_parse_configuration_file: rabbitmq.conf syntax error before: '='}}
[error] Error parsing /etc/rabbitmq/rabbitmq.conf: Conf_file attempted to set unknown variable: listners.tcp.default
Error: Unknown configuration variable "listner".
Error found at mosquitto.conf:4.
org.xml.sax.SAXParseException: broker.xml lineNumber: 12; The element type "bean" must be terminated by the matching end-tag
org.apache.kafka.common.errors.InvalidConfigurationException: Input schema is an invalid Avro schema; details: unexpected character
Error loading configuration from /etc/vault/config.hcl: 1 error occurred: * listener.0: invalid key "adress"
Failed to parse policy: 1 error occurred: * path "secret/*": invalid capability "reed"
[ERROR] invalid pattern in rule 'no-eval': Pattern parse error in rule: Syntax error at line 1
semgrep: Invalid rule schema: 'severty' was unexpected; additional properties are not allowed
Syntax error at line src/a.py:12: 'prnt "x"' was unexpected
Failed to load gitleaks config: toml: line 8: expected key but found '['
invalid regular expression in allowlist: error parsing regexp: missing closing ): '(abc'
.trivyignore.yaml: yaml: unmarshal errors: line 3: cannot unmarshal !!str into ignore
Failed to parse .snyk policy file: bad indentation of a mapping entry
ERROR: openssl.cnf: error:07000065:configuration file routines:def_load_bio:missing close square bracket:crypto/conf/conf_def.c:line 12
line 14: variable has no value in openssl.cnf
/etc/postfix/main.cf, line 27: missing '=' after attribute name: "relayhost"
postconf: fatal: bad numeric configuration: message_size_limit = 10M
/etc/ldap/slapd.conf: line 12: unknown directive <databse> outside backend info and database definitions.
/etc/dovecot/dovecot.conf line 9: Expecting '{'
/etc/msmtprc:4: unknown command hst
Failed to parse alert rules: group "app", rule 1, "HighLoad": could not parse expression: 1:12: parse error: unclosed left parenthesis
hurl: error: Parsing method --> api.hurl:3:1 the HTTP method <GTE> is not valid
Error initializing filter 'scale' with args 'w=12:h': Unable to parse option value
[AVFilterGraph @ 0x55] No option name near 'iw/2'
Error initializing complex filters. Invalid argument near '[0:v]scal'
convert: invalid argument for option '-crop': 10y10 @ error/convert.c
magick: non-conforming drawing primitive definition 'linee' @ error/draw.c
! Undefined control sequence. l.42 \includgraphics
! Missing $ inserted. <inserted text> $ l.88
! Extra }, or forgotten $.
! Emergency stop. File ended while scanning use of \section.
! LaTeX Error: Environment tikzpictur undefined.
Error producing PDF. ! Package inputenc Error: Unicode character → (U+2192) not set up for use with LaTeX.
Error compiling template: templates/default.html (line 3, column 12): unexpected "}" expecting "$"
Error running filter wrap.lua: wrap.lua:4: unexpected symbol near '<eof>'
/builds/docs/index.rst:12: ERROR: Unknown directive type "tabss".
/builds/docs/api.rst:40: WARNING: Title underline too short.
/builds/docs/a.rst:7: WARNING: undefined label: 'install'
WARNING: document isn't included in any toctree
myst: /builds/docs/a.md:3: WARNING: 'myst' cross-reference target not found
asciidoctor: WARNING: index.adoc: line 14: unterminated listing block
Error: error building site: "/builds/content/a.md:12:1": failed to extract shortcode: template for shortcode "notee" not found
Error: error building site: failed to render pages: render of "page" failed: execute of template failed: can't evaluate field Titl in type *hugolib.pageState
Liquid Exception: Liquid syntax error (line 4): 'if' tag was never closed in index.html
Liquid Exception: Unknown tag 'inclde' in _layouts/default.html
Error: Config file mkdocs.yml: expected '<document start>', but found '<block mapping start>'
Error: Aborted with 3 Configuration Errors! Unrecognised configuration name: navv
mermaid: Parse error on line 3: Expecting 'SEMI', 'NEWLINE', got 'MINUS'
Error: graph.dot: syntax error in line 4 near '->'
plantuml: Error line 7 in file: seq.puml Some diagram description contains errors
markdownlint: README.md:12 MD013/line-length Line length [Expected: 80; Actual: 120]
docs/a.md:14:1 MD040/fenced-code-language Fenced code blocks should have a language specified
vale: docs/a.md 12:3 error Use 'sign in' instead of 'log in'. Acme.Terms
jq: error: syntax error, unexpected end of file (Unix shell quoting issues?) at <top-level>, line 1:
jq: error: syntax error, unexpected INVALID_CHARACTER (Windows cmd shell quoting issues?) at <top-level>, line 1:
Error: 1:8: invalid input text "| slect(.a)" (yq)
Error: parsing expression: Lexer error: could not match text starting at 1:4
xmllint: namespace error : Namespace prefix xs on element is not defined in schema.xsd
Schemas parser error : Element 'xs:element': The attribute 'typ' is not allowed.
orders.proto:12:5: "Moneyy" is not defined.
orders.proto:9:20: Field number 2 has already been used in "acme.Order" by field "id".
orders.proto:3:1: Expected top-level statement (e.g. "message").
orders.proto: warning: No syntax specified for the proto file. Please use 'syntax = "proto2";'
orders.proto:8:3: Expected "required", "optional", or "repeated".
protolint: [orders.proto:7:3] Field name "OrderID" must be underscore_separated_names
thrift: [ERROR:/builds/order.thrift:12] (last token was '}') syntax error
Exception in thread "main" org.apache.avro.SchemaParseException: "Moneyy" is not a defined name. The type of the "price" field must be a defined name
org.apache.avro.compiler.idl.ParseException: Encountered " "}" at line 9, column 1. Was expecting one of:
org.apache.spark.sql.catalyst.parser.ParseException: [PARSE_SYNTAX_ERROR] Syntax error at or near 'FORM'.(line 1, pos 9)
duckdb.ParserException: Parser Error: syntax error at or near "FORM"
numexpr / pandas.errors.UndefinedVariableError: name 'totl' is not defined in query expression
2:6  error  oas3-schema  "info" property must have required property "version".  info
12:9  warning  operation-operationId  Operation must have "operationId".  paths./orders.get
41:15  error  path-params  Operation must define parameter "{id}" as expected by path "/orders/{id}".
[1] openapi.yaml:12:7 at #/paths/~1orders/get/respons Property 'respons' is not expected here.
openapi.yaml: Swagger schema validation failed. #/paths/~1orders must NOT have additional properties
schema schema.json is invalid error: schema is invalid: data/properties/id/type must be equal to one of the allowed values
strict mode: unknown keyword: "requird"
unknown format "uuidd" ignored in schema at path "#/properties/id"
[error] There were issues with the specification. attribute paths.'/orders'(get).responses is missing (openapi-generator)
GraphQLError: Syntax Error: Expected Name, found "}".
GraphQL: Unknown type "Moneyy". Did you mean "Money"?
graphql-codegen: GraphQL Document Validation failed with 2 errors; Cannot query field "totl" on type "Order".
asyncapi: File specification.yaml and/or referenced documents have governance issues: asyncapi3-document-resolved must have required property "info"
Invalid workflow file: .github/workflows/ci.yml#L14 You have an error in your yaml syntax on line 14
The workflow is not valid. .github/workflows/ci.yml (Line: 22, Col: 9): Unexpected value 'run-on'
The workflow is not valid. .github/workflows/ci.yml (Line: 30, Col: 12): Unrecognized named-value: 'secret'. Located at position 1 within expression: secret.TOKEN
The workflow is not valid. In .github/workflows/ci.yml (Line: 8, Col: 3): Job 'deploy' depends on unknown job 'biuld'.
.github/workflows/ci.yml (Line: 12, Col: 14): Exceeded max expression length 21000
Unexpected symbol: '"main"'. Located at position 18 within expression: github.ref == "main"
.github/workflows/ci.yml:14:9: unexpected key "stepss" for "job" section. expected one of "concurrency", "container" [syntax-check]
.github/workflows/ci.yml:20:23: property "outcom" is not defined in object type {conclusion: string; outcome: string} [expression]
action.yml: Top level 'runs:' section is required for /builds/.github/actions/setup/action.yml
jobs:test config should implement a script: or a trigger: keyword
jobs:deploy:rules:rule config contains unknown keys: onyl
This GitLab CI configuration is invalid: (<unknown>): did not find expected key while parsing a block mapping at line 12 column 3.
test job: chosen stage does not exist; available stages are .pre, build, deploy, .post
'deploy' job needs 'biuld' job, but 'biuld' is not in any previous stage
unknown keys in 'cache' (keey)
Included file 'ci/common.yml' does not have valid YAML syntax!
job: undefined need: lint
org.codehaus.groovy.control.MultipleCompilationErrorsException: startup failed: WorkflowScript: 14: Expected a step @ line 14, column 9.
WorkflowScript: 3: Undefined section "stagess" @ line 3, column 5.
WorkflowScript: 8: Missing required section "agent" @ line 1, column 1.
WorkflowScript: 22: expecting '}', found '' @ line 22, column 1.
WorkflowScript: 5: Invalid option type "timestamp". Valid option types: [buildDiscarder, timeout]
#!/bin/sh -eo pipefail # Error: Unable to parse YAML # mapping values are not allowed here
# Error: ERROR IN CONFIG FILE: # [#/jobs/test] 0 subschemas matched instead of one # 1. [#/jobs/test] only 1 subschema matches out of 2
# Error: Config does not conform to schema: {:workflows {:build {:jobs [nil {:deploy {:requirs disallowed-key}}]}}}
# Error calling workflow: 'build' # Cannot find a definition for job named deploy
/azure-pipelines.yml (Line: 14, Col: 3): Unexpected value 'stepss'
/azure-pipelines.yml: (Line: 7, Col: 1, Idx: 120) - (Line: 7, Col: 1, Idx: 120): While parsing a block mapping, did not find expected key.
Job deploy: Environment prod could not be found in template; Unexpected parameter 'nodeVersion' /templates/build.yml (Line: 4)
Bitbucket: There is an error in your bitbucket-pipelines.yml at [pipelines > default > 0 > step]. To be precise: Missing or empty "script" section
Configuration error in .travis.yml: unknown key langauge: expected language
buildkite: pipeline upload failed: step type is unknown: Please specify one of command, wait, block
.drone.yml: yaml: unmarshal errors: line 6: cannot unmarshal !!map into []*yaml.Container
Error: .releaserc: YAMLException: can not read a block mapping entry; a multiline key may not be an implicit key
🦋  error Some errors occurred when validating the changesets config: The 'acces' option is unknown
renovate: Repository has invalid config: Invalid configuration option: packageRule
The property '#/updates/0/schedule' did not contain a required property of 'interval' (dependabot.yml)
codecov.yml: Error at ['coverage', 'status']: unknown field
err="parsing YAML file /etc/prometheus/prometheus.yml: yaml: unmarshal errors: line 8: field scrape_config not found in type config.plain"
FAILED: parsing rules/app.yml: 14:11: group "app", rule 2, "HighLatency": could not parse expression: unexpected identifier "by"
promtool: SUCCESS: 0 rules found; FAILED: rules.yml: yaml: line 4: did not find expected key
invalid parameter "query": 1:10: parse error: unexpected right parenthesis ')'
failed parsing config: /etc/loki/config.yaml: yaml: unmarshal errors: line 12: field limit_config not found in type loki.ConfigWrapper
amtool: FAILED: undefined receiver "pagerr" used in route
'service' service::pipelines::traces: references receiver "otlpp" which is not configured
error decoding 'receivers': error reading configuration for "otlp": '' has invalid keys: protocol
[ERROR][logstash.agent] Failed to execute action {:message=>"Expected one of [ \\t\\r\\n], \"#\", \"{\" at line 14, column 3 (byte 210)"}
Exiting: error loading config file: yaml: line 9: did not find expected '-' indicator (filebeat)
telegraf: Error parsing /etc/telegraf/telegraf.conf: toml: line 12: unexpected "[["
vector: Configuration error. error=unknown field 'inptus', expected one of 'inputs'
Error: couldn't parse alerting contact point provisioning: yaml: unmarshal errors
org.yaml.snakeyaml.scanner.ScannerException: while scanning for the next token found character '@' that cannot start any token. (Do not use @ for indentation)
java.lang.IllegalStateException: Failed to load property source from location 'classpath:/application.yml'
org.thymeleaf.exceptions.TemplateInputException: An error happened during template parsing (template: "class path resource [templates/cart.html]")
freemarker.core.ParseException: Syntax error in template "mail.ftl" in line 4, column 3: Unexpected end of file reached.
org.springframework.expression.spel.SpelParseException: Expression [#{a.b(] @5: EL1044E: Unexpectedly ran out of input
org.springframework.data.mapping.PropertyReferenceException: No property 'emial' found for type 'User'
org.hibernate.query.SyntaxException: At 1:8 and token 'FORM', no viable alternative at input
django.template.exceptions.TemplateSyntaxError: Invalid block tag on line 12: 'endfr', expected 'empty' or 'endfor'. Did you forget to register or load this tag?
django.template.exceptions.TemplateSyntaxError: 'crispy_forms_tags' is not a registered tag library. Must be one of: admin_list
django.core.management.base.SystemCheckError: SystemCheckError: System check identified some issues: ERRORS: shop.Order.user: (fields.E304) Reverse accessor clashes
(models.W042) Auto-created primary key used when not defining a primary key type, by default 'django.db.models.AutoField'.
(admin.E108) The value of 'list_display[1]' refers to 'totl', which is not a callable
SyntaxError: /app/app/models/order.rb:14: syntax error, unexpected end-of-input, expecting 'end'
Psych::SyntaxError: (config/locales/de.yml): did not find expected key while parsing a block mapping at line 4 column 3
SassC::SyntaxError: Error: Undefined variable: "$brand".
jinja2.exceptions.TemplateSyntaxError: Encountered unknown tag 'endfro'.
jinja2.exceptions.UndefinedError: 'user' is undefined in template
fastapi.exceptions.FastAPIError: Invalid args for response field! Hint: check that <class 'Order'> is a valid Pydantic field type.
Error: × You're importing a component that needs useState. It only works in a Client Component but none of its parents are marked with "use client"
./pages/index.tsx Type error: Property 'titel' does not exist on type 'Props'.
Error: Invalid next.config.js options detected: Unrecognized key(s) in object: 'swcMinfy'
Unexpected token, expected "," (14:8) in pages/index.vue
[plugin:vite-plugin-svelte] src/App.svelte:9:2 </div> attempted to close an element that was not open
NG8001: 'app-cart' is not a known element: If 'app-cart' is an Angular component, then verify that it is part of this module.
NG8002: Can't bind to 'formGroup' since it isn't a known property of 'form'.
Unable to parse at line 14 (near "  retry:"). A YAML file cannot contain tabs as indentation in "config/services.yaml"
Twig\Error\SyntaxError: Unexpected "}" in "cart.html.twig" at line 14.
Unrecognized option "enabeld" under "framework.session". Available options are "enabled", "handler_id".
error CS1061: 'Order' does not contain a definition for 'Totl' (Razor page Pages/Cart.cshtml)
** (SyntaxError) lib/shop/order.ex:14:3: unexpected reserved word: end
** (EEx.SyntaxError) lib/shop_web/cart.html.heex:4: unexpected end of string, expected a closing '<% end %>'
pug: /app/views/index.pug:4:3 unexpected token "indent"
SyntaxError: missing ) after argument list in /app/views/cart.ejs while compiling ejs
Handlebars: Parse error on line 4: {{#if a}} Expecting 'EOF', got 'OPEN_ENDBLOCK'
settings.yml is not valid YAML: line 4, column 3
cannot parse pipeline.json: trailing comma at line 12
unknown key 'retrys' in job 'build'
template mail.html: tag {% if %} is not closed
rules.xml: element 'rule' is not allowed here
unexpected character '}' in query at position 41
expression 'a +* b' cannot be parsed
config.toml:9: expected '=' after key
unknown step type 'shel' in stage 'test'
field 'replicas' must be a number in app.yaml
missing closing bracket in filter expression
rule 14 uses the undefined function 'upperr'
error TS2339: Property 'totl' does not exist on type 'Order'.
src/cart.py:14: error: Argument 1 to "price" has incompatible type "str"; expected "int"  [arg-type]
lint: 3 errors in src/cart.js: no-unused-vars
Earthfile line 12:4 mismatched input 'FRM' expecting {'FROM', 'ARG'}
dagger.cue: field not allowed: actionz
cue: conflicting values "a" and 3
jsonnet: STATIC ERROR: main.jsonnet:4:1-6: Unknown variable: locl
jsonnet: RUNTIME ERROR: field does not exist: replicas
nix: error: syntax error, unexpected '}', expecting ';'
Jsonnet evaluation failed: expected a comma before next field
dhall: Error: Unbound variable: Servic
pkl: –– Pkl Error –– Expected value of type 'Int', but got type 'String'
nomad: Error getting job struct: Failed to parse using HCL 2: Unsupported argument; "dockr"
consul: agent: failed to parse /etc/consul.d/a.hcl: 1 error occurred: * invalid config key prot
waypoint.hcl:4,3-8: Argument not allowed
spack: Error: cannot parse spec: invalid character '!'
snapcraft: Issues while validating snapcraft.yaml: additional properties are not allowed ('app' was unexpected)
flatpak-builder: error: Can't parse 'io.acme.App.json': Expected ',' or '}' at line 12
appveyor.yml: Error parsing YAML: While scanning a simple key, could not find expected ':'
semaphore.yml: pipeline: property 'blockz' not allowed
woodpecker: linter: pipeline config has errors: steps.build: must have command or image
concourse: error: invalid pipeline config: jobs.build.plan.do[0].get(repo): unknown resource 'repo'
tekton: admission webhook denied the request: invalid value: missing field(s): spec.tasks[0].taskRef.name
argo: error: templates.main.steps[0].build template name 'biuld' undefined
spinnaker: Expression [$(trigger.tag] not understood by the parser
cloud-init: schema error: runcmd: 'a' is not of type 'array'
kickstart: The following problem occurred on line 12 of the kickstart file: Unknown command: partt
robot: Error in file tests/cart.robot on line 9: Unrecognized section header '*** Test Case Foo ***'
gherkin: cart.feature:7: Parser errors: expected: #EOF, #TagLine, got 'When I pay'
src/Lib.hs:12:9: error: [GHC-83865]
Couldn't parse snapshot location specification: lts-99-foo
Could not parse '/home/ci/app/stack.yaml': Aeson exception:
File "src/dune", line 3, characters 12-13: Error: ')' is not a valid list element here
Error: Unknown field "librares"
Error: This expression has type string but an expression was expected of type int
Error: Unbound value foldl
[error] /home/ci/app/build.sbt:14: error: not found: value libraryDependencis
[error] /home/ci/src/main/scala/Main.scala:21:15: type mismatch;
[error] Error parsing expression.  Ensure that settings are separated by blank lines.
lib/main.dart:22:7: Error: The getter 'titel' isn't defined for the class 'Order'.
Error on line 9, column 5 of pubspec.yaml: Unexpected child "fluter" found under "flutter".
error: 'app': Invalid manifest (compiled with: ["/usr/bin/swiftc"])
/home/ci/Package.swift:12:13: error: incorrect argument label in call (have 'dependency:', expected 'dependencies:')
Config value 'nav': Expected nav to be a list, got a dict.
ERROR   -  Config value 'theme': Unrecognised theme name: 'materiall'. The available installed themes are: mkdocs, readthedocs
Liquid Exception: Liquid syntax error (line 12): Unknown tag 'highlite' in _posts/2024-01-02-hello.md
YAML Exception reading /srv/jekyll/_posts/2024-03-01-a.md: (<unknown>): did not find expected key while parsing a block mapping at line 2 column 1
/home/ci/vcpkg.json: error: $.dependencies[2] (a dependency): unexpected field 'versoin'
@parcel/transformer-css: Unexpected token Semicolon
src/app.css 12:3  ✖  Unexpected unknown property "colr"  property-no-unknown
src/app.css 4:10  ✖  Expected "#FFF" to be "#fff"  color-hex-case
CssSyntaxError: src/a.scss:9:1: Unclosed block
meson.build:14:4: ERROR: Expecting rparen got id.
meson.build:3:0: ERROR: Unknown function "add_librery".
meson.build:8:14: ERROR: executable keyword argument "link_with" was of type str but should have been array[BuildTarget]
src/main.zig:10:15: error: use of undeclared identifier 'stdd'
src/main.zig:7:11: error: expected type 'u8', found 'comptime_int'
src/main.zig:4:9: error: unused local variable
===> Compiling src/app_server.erl failed
src/app_server.erl:33:5: function handle/2 undefined
===> Error reading file /home/ci/rebar.config: 12: syntax error before: '}'
alembic: ERROR in env.py: sqlalchemy.exc.ArgumentError: Could not parse SQLAlchemy URL from string 'postgres//db'
Error: invalid Kustomization: json: unknown field "resource"
Error: Unsupported block type
Blocks of type "provisoner" are not expected here.
Error: Failed to prepare build: "amazon-ebs" 1 error(s) occurred: source_ami or source_ami_filter must be specified
Code: 62. DB::Exception: Syntax error: failed at position 8 ('FORM'): FORM events. Expected one of: token, Comma, FROM
SyntaxException: line 1:14 no viable alternative at input 'WHERE' (SELECT * FROM [WHERE]...)
nats-server: ./nats.conf:3:5: unknown field "prot"
Error: adapting config using caddyfile: Caddyfile:4: unrecognized directive: reverse_prox
Error: adapting config using caddyfile: Caddyfile:9: unexpected EOF
compilation error: file style.xsl line 7 element template
xsltParseStylesheetFile : cannot parse style.xsl
XPath error : Invalid expression
proto/acme/v1/order.proto:12:3:syntax error: unexpected '}', expecting ';'
proto/acme/v1/order.proto:4:1:Files with package "acme.v1" must be within a directory "acme/v1" relative to root but were in directory "proto".
Failure: decode buf.yaml: could not unmarshal as YAML: yaml: unmarshal errors: line 3: field lnt not found
yaml: unmarshal errors: line 14: field buidls not found in type config.Project
Broken DAG: [/opt/airflow/dags/daily.py] invalid syntax (daily.py, line 12)
[!] Syntax error in your Fastfile on line 14: unexpected end-of-input
There is a syntax error in the following Vagrantfile. The syntax error message is reproduced below for convenience:
Error: load: 1 error occurred: policy/deny.rego:5: rego_parse_error: unexpected eof token
View [orders.index] not found.
ERROR: In procedure %resolve-variable: Unbound variable: totl
a.pas(3,5) Error: Identifier not found "totl"
Fatal: Compilation aborted
line 3 column 1 - Error: <foo> is not recognized!
line 1 column 1 - Warning: missing <!DOCTYPE> declaration
3:1-3:12  warning  Heading should not be a duplicate  no-duplicate-headings
src/MyHelper.js failed for .js rules: kebabcase
1: T3 Title has trailing punctuation (.): "Fix."
3: B6 Body message is missing
messages.po:12: end-of-line within string
msgfmt: found 2 fatal errors
compilation error: file a.xsl line 3 element value-of
Parse error near line 1: near "TABEL": syntax error
`;
