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
a.adb:2:56: error: missing ";"
b.adb:2:45: error: missing "return" statement in function body
b.adb:3:19: error: no candidate interpretations match the actuals:
b.adb:3:24: error: expected type "Standard.String" found type "Standard.Integer"
cart.adb:14:07: error: "Totl" is undefined
cart.adb:22:10: error: possible misspelling of "Total"
cart.adb:9:05: error: assignment to loop parameter not allowed
cart.adb:31:12: error: missing case value: "Cancelled"
cart.ads:4:09: error: cart.adb must be recompiled ("cart.ads" has been modified)
cart.adb:40:06: error: "end Total;" expected for "Total" at line 12
cart.adb:3:01: (style) bad indentation [-gnaty0]
cart.adb:18:80: (style) this line is too long [-gnatyM]
app.gpr:7:09: unknown attribute "Source_Dir"
Error: USE statement at (1) cannot follow IMPLICIT NONE statement at (2)
Error: Symbol 'totl' at (1) has no IMPLICIT type; did you mean 'total'?
Error: Expecting END PROGRAM statement at (1)
Error: Type mismatch in argument 'x' at (1); passed REAL(8) to INTEGER(4)
Error: Rank mismatch in argument 'a' at (1) (scalar and rank-1)
Error: Unclassifiable statement at (1)
Error: Unexpected data declaration statement at (1)
Error: Line truncated [-Werror=line-truncation]
Error: Function 'area' at (1) has no IMPLICIT type
Error: Invalid character in name at (1)
Error: Different shape for array assignment at (1) on dimension 1 (3 and 4)
<ERROR> *cmd_build* Package error: Key dependecies is not allowed in package file
Warning 8 [partial-match]: this pattern-matching is not exhaustive.
Error (warning 32 [unused-value-declaration]): unused value totl.
Error (warning 26 [unused-var]): unused variable x.
Error: Unbound value totl
Error: Unbound record field price
Error: Unbound constructor Sume Hint: Did you mean Some?
Error: Unbound type constructor ordr
Error: Signature mismatch: Modules do not match: sig end is not included in sig val x : int end
Error: The implementation cart.ml does not match the interface cart.cmi: The value total is required but not provided
File "dune", line 3, characters 1-9: Error: Unknown field librarys
File "dune-project", line 1: Error: Invalid first line, expected: (lang <lang> <version>)
ice-9/boot-9.scm: Unbound variable: totl
cart.scm:2:1: unexpected end of input while searching for: )
Syntax error: cart.scm:4: source expression failed to match any pattern in form (if)
cart.scm:9: lambda: bad lambda in form (lambda)
invalid command name "totl" while executing "totl 3" (Tcl)
missing close-brace: possible unbalanced brace in comment
extra characters after close-brace
unknown or ambiguous subcommand "lenght": must be bytelength, cat, compare
couldn't compile regular expression pattern: parentheses () not balanced
lua: cart.lua:1: unexpected symbol near '='
lua: cart.lua:4: ',' expected near 'do'
lua: cart.lua:9: unfinished string near '"abc'
lua: cart.lua:12: no visible label 'continue' for <goto> at line 10
lua: cart.lua:2: <break> at line 1 not inside a loop
luac: cart.lua:20: function at line 3 has more than 60 upvalues
Error: Failed loading rockspec cart-1.0-1.rockspec: unknown variable 'dependancies'
[string "user_script"]:2: Script attempted to access nonexistent global variable 'totl' (redis lua)
ERROR: x.pl:1:5: Syntax error: Unexpected end of file
Warning: Singleton variables: [Total]
Warning: Clauses of total/2 are not together in the source-file
ERROR: catch/3: Unknown procedure: total/1
ERROR: /app/cart.pl:8:14: Syntax error: Operator expected
cart.asm:1: error: invalid combination of opcode and operands
cart.asm:3: warning: byte data exceeds bounds [-w+number-overflow]
cart.asm:7: error: parser: instruction expected
cart.asm:9: error: operation size not specified
boot.asm:40: error: TIMES value -12 is negative
cart.asm:16: error: instruction not supported in 16-bit mode
z.s:9: Error: unbalanced parenthesis in operand 2.
z.s: Error: end of file inside conditional
Error: attempt to move .org backwards
fasm: error: undefined symbol 'totl'.
boot.asm [14]: error: illegal instruction. (flat assembler)
error A2008: syntax error : mov  (masm)
gawk: cmd. line:1: error: Unmatched ( or \(: /(/
gawk: cmd. line:1: ^ unterminated string
gawk: cmd. line:1: ^ unexpected newline or end of string
awk: line 2: missing } near end of file
awk: syntax error at source line 1 context is {print >>> $1,) <<< awk: bailing out at source line 1
(standard_in) 1: illegal character: "
(standard_in) 2: parse error
m4:defs.m4:1: ERROR: end of file in string
m4:defs.m4:3: ERROR: end of file in argument list
m4: bad expression in eval: 1+
parse.y:14.1-4: error: unexpected identifier, expecting %%
parse.y:22.9-12: error: symbol totl is used, but is not defined as a token and has no rules
parse.y: warning: 4 reduce/reduce conflicts [-Wconflicts-rr]
scan.l:12: unrecognized rule
scan.l:18: EOF encountered inside an action
scan.l:7: name defined twice
ERROR: File cart.c does not exist. meson.build:2:0
meson.build:2:0: ERROR: Expecting rparen got eof.
ERROR: Invalid source tree: first statement must be a call to project()
meson.build:2:0: ERROR: Unknown function "executabel".
meson.build:6:0: ERROR: Unknown variable "deps".
meson.build:2:0: ERROR: Non-existent build file 'src/meson.build'
meson.build:2:0: ERROR: Unknown method "fond" in object of type StringHolder.
meson.build:2:0: ERROR: custom_target is missing required keyword argument "command"
meson.build:2:0: ERROR: Got unknown keyword arguments "incldue_directories"
ninja: error: build.ninja:2: expected 'command =' line
ninja: error: build.ninja:1: unknown build rule 'cxx2'
ninja: error: build.ninja:5: multiple rules generate out/app.o
ninja: error: build.ninja:4: tabs are not allowed, use spaces
ninja: error: dependency cycle: a -> b -> a
CMake Error at CMakeLists.txt:3 (foo): Unknown CMake command "target_compile_feature".
CMake Error at CMakeLists.txt:3: Parse error. Function missing ending ")". End of file reached.
CMake Error: Flow control statements are not properly nested.
CMake Error: set_property called with incorrect number of arguments
install does not recognize sub-command TARGET
add_custom_target cannot create target "docs" because another target with the same name already exists.
if given arguments: "VERSION_LESS" "3" Unknown arguments specified
CMake Error at cmake_install.cmake:52 (file): file INSTALL cannot find "/app/build/app": file not built
$<TARGET_FILE:nope> Expression syntax not recognized, evaluating generator expression
(CompileError) lib/cart.ex:1: undefined function totl/0 (there is no such import)
(TokenMissingError) lib/cart.ex:7: syntax error: expression is incomplete
(TokenMissingError) missing terminator: end (for "do" starting at line 1)
(CompileError) lib/cart.ex:4: capture argument &3 cannot be defined without &2
(CompileError) Order.__struct__/1 is undefined, cannot expand struct Order. Make sure the struct name is correct.
warning: clauses with the same name should be grouped together, "def total/1" was previously defined (lib/cart.ex:2) (warnings as errors)
c.erl:5:9: undefined macro 'TIMEOUT'
c.erl:2:2: function g/2 undefined
c.erl:3:44: variable 'A' unsafe in 'case' (line 3, column 9)
a.erl:7:2: record rec undefined
a.erl:8:1: spec for undefined function q/0
Beam compiler: head mismatch: previous function f/1, expected f/2
Error in parse(text = "a b") : <text>:1:3: unexpected symbol
Error: unexpected '}' in "}" Execution halted
Error in regexpr("(", "a") : invalid regular expression '(', reason 'Missing ')''
cart.R:12:80: style: [line_length_linter] Lines should not be more than 80 characters.
cart.R:3:3: warning: [assignment_linter] Use <-, not =, for assignment. (lintr)
PHP Parse error: syntax error, unexpected token ";", expecting "]" in /app/src/Cart.php on line 1
PHP Fatal error: Class B contains 1 abstract method and must therefore be declared abstract or implement the remaining methods (I::total)
PHP Fatal error: Class Order cannot extend final class Base
PHP Fatal error: Cannot use Acme\Cart as Cart because the name is already in use
PHP Fatal error: Redefinition of parameter $price
PHP Fatal error: 'break' not in the 'loop' or 'switch' context
PHP Fatal error: Readonly property Cart::$total must have type
PHP Fatal error: Declaration of B::total(int $a) must be compatible with A::total()
Global symbol "$totl" requires explicit package name (did you forget to declare "my $totl"?) at cart.pl line 4.
Bareword "totl" not allowed while "strict subs" in use at cart.pl line 9.
Can't find string terminator '"' anywhere before EOF at cart.pl line 12.
Can't find string terminator "EOF" anywhere before EOF at report.pl line 3.
Missing right curly or square bracket at cart.pl line 40, at end of line
Can't redeclare "my" in "my" at cart.pl line 7
Unmatched ( in regex; marked by <-- HERE in m/( <-- HERE / at cart.pl line 1.
Invalid range "z-a" in transliteration operator at cart.pl line 2.
Not enough arguments for main::total at cart.pl line 14, near "()"
Execution of cart.pl aborted due to compilation errors.
Useless use of a constant ("a") in void context at cart.pl line 3. [FATAL warnings]
Expression form of "eval" at line 12, column 5. See page 161 of PBP. (Severity: 5) (perlcritic)
Code before strictures are enabled at line 3, column 1 (perlcritic)
import cycle not allowed in test package shop/cart imports shop/order
go: errors parsing go.mod: /app/go.mod:3: unknown directive: requires
a.go:2:21: too many return values have (number) want ()
a.go:3:14: fmt.Printf format %d has arg "a" of wrong type string
a.go:9:2: missing return
a.go:11:5: undefined: totl
a.go:14:9: cannot use x (variable of type string) as int value in argument to f
a.go:17:4: c.Totl undefined (type Cart has no field or method Totl, but does have Total)
a.go:20:12: *Cart does not implement Pricer (missing method Price)
a.go:31:3: label L defined and not used
a.go:33:7: invalid operation: a + b (mismatched types int and float64)
cart.go:12:2: ineffectual assignment to err (ineffassign)
cart.go:4:6: func totl is unused (U1000) (staticcheck)
build constraints exclude all Go files in /app/sys
found packages cart (cart.go) and main (main.go) in /app
configparser: /app/tox.ini:1: unexpected value continuation
TOP => a Circular dependency detected: TOP => a => b => a (rake)
Cart.hs:12:5: error: [GHC-88464] Variable not in scope: totl :: [Int] -> Int
Cart.hs:9:14: error: [GHC-83865] • Couldn't match expected type ‘Int’ with actual type ‘[Char]’
Cart.hs:4:8: error: [GHC-39999] • No instance for ‘Show (a -> b)’ arising from a use of ‘print’
Cart.hs:20:1: error: [GHC-58481] parse error (possibly incorrect indentation or mismatched brackets)
• Occurs check: cannot construct the infinite type: a ~ [a]
• Ambiguous type variable ‘a0’ arising from a use of ‘read’ prevents the constraint ‘(Read a0)’ from being solved.
Cart.hs:7:1: error: [-Wincomplete-patterns, -Werror=incomplete-patterns] Pattern match(es) are non-exhaustive
Cart.hs:3:1: error: [-Wunused-imports, -Werror] The import of ‘Data.List’ is redundant
The type signature for ‘total’ lacks an accompanying binding
• Illegal instance declaration for ‘Pretty String’ Use FlexibleInstances to permit this
Multiple declarations of ‘total’
Not in scope: type constructor or class ‘Ordr’
Cart.hs:31:7: Suggestion: Use map once Found: map f (map g xs) (hlint)
Error: shop.cabal:14:3: unexpected character in build-depends; parsing of this package failed
cart.nim(12, 5) Error: undeclared identifier: 'totl'
cart.nim(9, 14) Error: type mismatch: got 'string' for '"a"' but expected 'int'
cart.nim(4, 3) Error: invalid indentation
cart.nim(20, 1) Error: expression 'total(c)' is of type 'int' and has to be used (or discarded)
cart.nim(3, 8) Error: 'x' cannot be assigned to
cart.nim(15, 2) Error: not all cases are covered; missing: {Cancelled}
src/main.zig:12:5: error: use of undeclared identifier 'totl'
src/main.zig:9:14: error: expected type 'u32', found '*const [1:0]u8'
src/main.zig:4:9: error: unused local constant
src/main.zig:6:5: error: local variable is never mutated
src/main.zig:20:1: error: expected ';' after statement
src/main.zig:17:3: error: error is ignored. consider using 'try', 'catch', or 'if'
src/main.zig:33:20: error: switch must handle all possibilities
error: no field named 'root_source_fil' in struct 'Build.ExecutableOptions'
Error: undefined local variable or method 'totl' for top-level (crystal)
In src/cart.cr:12:5 Error: no overload matches 'Cart#add' with type String
Error: undefined method 'total' for Nil (compile-time type is (Cart | Nil))
Error: instance variable '@total' of Cart must be Int32, not Nil
syntax error in src/cart.cr:20 Error: expecting token ')', not 'EOF'
ERROR: LoadError: syntax: incomplete: "function" at cart.jl:12 requires end
[error] /app/src/Cart.scala:12:5: not found: value totl
[error] Cart.scala:9:14: type mismatch; found : String("a") required: Int
[error] value totl is not a member of shop.Cart
[error] could not find implicit value for parameter ec: scala.concurrent.ExecutionContext
-- [E006] Not Found Error: src/Cart.scala:12:4 Not found: totl
-- [E007] Type Mismatch Error: Found: (x : String) Required: Int
[error] missing argument list for method total in class Cart Unapplied methods are only converted to functions when a function type is expected.
[error] match may not be exhaustive. It would fail on the following input: Cancelled [-Xfatal-warnings]
[error] class Order needs to be abstract, since method total is not defined
[error] /app/build.sbt:4: error: not found: value libraryDependancies
Syntax error compiling at (shop/cart.clj:12:5). Unable to resolve symbol: totl in this context
Syntax error reading source at (cart.clj:20:1). EOF while reading, starting at line 9
Syntax error reading source at (cart.clj:14:8). Unmatched delimiter: )
Syntax error macroexpanding clojure.core/let at (cart.clj:4:3). [x] - failed: even-number-of-forms? at: [:bindings]
src/cart.clj:9:3: warning: unused binding x (clj-kondo)
src/cart.clj:12:1: error: cart/total is called with 3 args but expects 1 or 2
e: file:///app/src/Cart.kt:12:5 Unresolved reference: totl
e: Cart.kt: (9, 14): Type mismatch: inferred type is String but Int was expected
e: 'when' expression must be exhaustive, add necessary 'is Cancelled' branch or 'else' branch instead
e: Only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type Cart?
e: Smart cast to 'Cart' is impossible, because 'cart' is a mutable property that could have been changed by this time
e: None of the following functions can be called with the arguments supplied
e: Overload resolution ambiguity between candidates
e: Class 'Cart' is not abstract and does not implement abstract member public abstract fun total(): Int
Cart.kt:4:1: Wildcard import (cannot be auto-corrected) (standard:no-wildcard-imports) (ktlint)
Cart.kt:9:1: The function total is too complex (17). The complexity threshold is 15. [CyclomaticComplexMethod] (detekt)
error: cannot find 'totl' in scope
Cart.swift:9:14: error: cannot convert value of type 'String' to specified type 'Int'
Cart.swift:4:9: error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
error: type 'Cart' does not conform to protocol 'Codable'
error: expression is 'async' but is not marked with 'await'
error: call to main actor-isolated instance method 'reload()' in a synchronous nonisolated context
error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions
error: switch must be exhaustive
Cart.swift:40:1: error: Line Length Violation: Line should be 120 characters or less; currently it has 161 characters (line_length)
lib/cart.dart:12:5: Error: Undefined name 'totl'.
lib/cart.dart:9:14: Error: A value of type 'String' can't be assigned to a variable of type 'int'.
lib/cart.dart:4:8: Error: The getter 'totl' isn't defined for the class 'Cart'.
error • The argument type 'String?' can't be assigned to the parameter type 'String' • lib/cart.dart:4:9 • argument_type_not_assignable
info • Use 'const' with the constructor to improve performance • lib/main.dart:9:5 • prefer_const_constructors (fatal-infos)
Error: Non-nullable variable 'cart' must be assigned before it can be used.
Error on line 9, column 3 of pubspec.yaml: Mapping values are not allowed here. Did you miss a colon earlier?
Cart.fs(12,5): error FS0039: The value or constructor 'totl' is not defined. Maybe you want one of the following: total
Cart.fs(9,14): error FS0001: This expression was expected to have type 'int' but here has type 'string'
Cart.fs(20,1): error FS0058: Possible incorrect indentation: this token is offside of context started at position (19:5)
Cart.fs(4,8): error FS0010: Unexpected keyword 'else' in expression
Cart.fs(7,11): warning FS0025: Incomplete pattern matches on this expression. (treat warnings as errors)
Cart.fs(2,6): error FS0222: Files in libraries must begin with a namespace or module declaration
Cart.vb(12) : error BC30451: 'totl' is not declared. It may be inaccessible due to its protection level.
Cart.vb(9) : error BC30311: Value of type 'String' cannot be converted to 'Integer'.
Cart.vb(20) : error BC30081: 'If' must end with a matching 'End If'.
Compile error in hidden module: Cart. Syntax error (VBA)
At C:\app\deploy.ps1:12 char:5 + Missing closing '}' in statement block or type definition.
Unexpected token 'else' in expression or statement. (ParserError, UnexpectedToken)
The string is missing the terminator: ". + FullyQualifiedErrorId : TerminatorExpectedAtEndOfString
PSAvoidUsingCmdletAliases Warning deploy.ps1 9 'gci' is an alias of 'Get-ChildItem'. Alias can introduce possible problems
The splatting operator '@' cannot be used to reference variables in an expression.
cart.rkt:12:5: totl: unbound identifier in: totl
cart.rkt:4:3: define: bad syntax (multiple expressions after identifier) in: (define a 1 2)
module: identifier already required in: first
cart.rkt:9:6: Type Checker: type mismatch expected: Integer given: String in: "a"
; caught ERROR: READ error during COMPILE-FILE: end of file on #<SB-INT:FORM-TRACKING-STREAM>
; caught WARNING: undefined variable: SHOP::TOTL
; undefined function: SHOP::TOTL
*** - READ from #<INPUT BUFFERED FILE-STREAM CHARACTER #P"cart.lisp" @20>: an object cannot start with #\)
Debugger entered--Lisp error: (void-variable totl)
cart.el:12:1: Error: End of file during parsing
Error found: in module Cart at src/Cart.purs:12:5 Unknown value totl
Could not match type String with type Int while checking that type String is at least as general (purs)
A case expression could not be determined to cover all inputs. The following additional cases are required
Unable to parse module: Unexpected token 'where'
We've found a bug for you! /app/src/Cart.res:12:5 The value totl can't be found
This has type: string But it's expected to have type: int (rescript)
Error: Undeclared identifier. Did you mean "total"? --> contracts/Cart.sol:12:5:
DeclarationError: Identifier not found or not unique. --> contracts/Cart.sol:4:3
ParserError: Expected ';' but got '}' --> contracts/Cart.sol:20:1
TypeError: Type string memory is not implicitly convertible to expected type uint256.
Error: Contract should be marked as "abstract". TypeError --> contracts/Cart.sol
ParserError: Source file requires different compiler version (current compiler is 0.8.24): pragma solidity ^0.7.0
contracts/Cart.sol 4:1 error Compiler version ^0.7.0 does not satisfy the 0.8.x semver requirement compiler-version (solhint)
Warning: SPDX license identifier not provided in source file. (deny warnings)
cart.v:12: syntax error (iverilog) I give up.
cart.v:4: error: Invalid module instantiation
cart.v:7: error: reg clk; cannot be driven by primitives or continuous assignment.
%Error: cart.v:12:5: Can't find definition of variable: 'totl'
%Error: cart.v:9:3: syntax error, unexpected endmodule, expecting ';'
%Warning-WIDTH: cart.v:14:9: Operator ASSIGNW expects 8 bits on the Assign RHS, but Assign RHS's VARREF 'a' generates 16 bits.
%Warning-LATCH: cart.v:20:1: Latch inferred for signal 'q' (not all control paths of combinational always assign a value)
** Error: cart.vhd(12): (vcom-1136) Unknown identifier "totl".
** Error: (vlog-13069) cart.sv(9): near "endmodule": syntax error, unexpected endmodule.
ERROR: [Synth 8-439] module 'cart_fifo' not found [/app/rtl/top.v:12]
ERROR: [VRFC 10-2989] 'totl' is not declared
CRITICAL WARNING: [Vivado 12-4739] create_clock: No valid object(s) found for '-objects [get_ports clk_in]'
Error (10170): Verilog HDL syntax error at cart.v(12) near text ")"
ERROR: /ws/app/BUILD:4:11: name 'cc_libary' is not defined (did you mean 'cc_library'?)
ERROR: /ws/app/BUILD:9:1: syntax error at 'srcs': expected ,
ERROR: /ws/app/BUILD:12:10: //app:cart: no such attribute 'src' in 'cc_library' rule (did you mean 'srcs'?)
ERROR: /ws/app/BUILD:3:8: Label '//app:cart.cc' is duplicated in the 'srcs' attribute of rule 'cart'
ERROR: in cc_library rule //app:a: cycle in dependency graph: //app:a -> //lib:b
ERROR: target '//lib:internal' is not visible from target '//app:cart'. Check the visibility declaration of the former target
undeclared inclusion(s) in rule '//app:cart': this rule is missing dependency declarations for the following files included by 'cart.cc'
ERROR: Error loading conanfile at '/app/conanfile.py': Unable to load conanfile
ERROR: option 'shard' doesn't exist Possible options are ['shared', 'fPIC']
error: vcpkg.json: $.dependencies[1] (a package name): "Fmt" is not a valid package name
error: undefined variable 'pkgss' at /app/flake.nix:9:14
error: syntax error, unexpected end of file, expecting INHERIT
Error: The Poetry configuration is invalid: - Additional properties are not allowed ('dependancies' was unexpected)
"./composer.json" does not match the expected JSON schema: - name : Does not match the regex pattern
error: Expected comment, end of file, or end of line, but found indent (just)
task: Failed to parse Taskfile.yml: yaml: unmarshal errors: invalid keys in command
error: xmake.lua:12: attempt to call global 'add_fles'
Error: premake5.lua:9: invalid value 'C+++' for language
tup error: Missing input dependency - a file was read from, and was not specified as an input link for the command.
Error: lex Earthfile: line 12:4 mismatched input 'RUNN'
NX Failed to process project graph: circular dependency between the following projects: a -> b -> a
Error: C:/app/build.cake(12,5): error CS0103: The name 'Totl' does not exist in the current context
error MSB4025: The project file could not be loaded. '<' is an unexpected token.
Cart.v:12:5: Error: The reference totl was not found in the current environment. (coqc)
Error: In environment n : nat The term "n" has type "nat" while it is expected to have type "bool".
Error: Attempt to save an incomplete proof (in proof total_pos)
Error: Cannot guess decreasing argument of fix.
Error: No such goal. (coq)
Cart.dfy(12,4): Error: unresolved identifier: totl
*** Parse Error *** Was expecting "==== or more Module body" Encountered "EXTENDSS" (SANY)
(error "line 4 column 9: unknown constant totl") (z3)
[kernel] cart.c:12: User Error: Cannot find field totl (frama-c)
*** Type unification failed: Clash of types "nat" and "bool" (Isabelle)
Semantic error in 'model.stan', line 12, column 4: Identifier 'totl' not in scope.
cart.pas(12,5) Error: Identifier not found "totl"
cart.pas(20,1) Fatal: Syntax error, ";" expected but "END" found
cart.pas(9,14) Error: Incompatible types: got "ShortString" expected "LongInt"
[dcc32 Error] Cart.pas(12): E2003 Undeclared identifier: 'totl'
ERROR [cart.bal:(12:5,12:9)] undefined symbol 'totl'
ERROR [cart.bal:(9:13,9:16)] incompatible types: expected 'int', found 'string'
startup failed: Script1.groovy: 12: unable to resolve class Carts @ line 12, column 5.
cart.coffee:12:5: error: unexpected indentation
cart.coffee:9:1: error: missing )
Error in line 12: VARIABLE "TOTL" is not defined. Field "TOTL" is unknown. (ABAP)
Variable does not exist: totl (12:5) (Apex)
Method does not exist or incorrect signature: void totl() from the type Cart
ERROR 180-322: Statement is not valid or it is used out of proper order. (SAS)
ERROR 22-322: Syntax error, expecting one of the following: ;, (, DATA, OUT.
invalid syntax r(198);
Error: File: cart.m Line: 12 Column: 5 Invalid expression. Check for missing multiplication operator, missing or unbalanced delimiters
Syntax::bktmcp: Expression "{1,2" has no closing "}".
IEFC452I SHOPJOB - JOB NOT RUN - JCL ERROR
IGYPS2121-S "WS-TOTL" was not defined as a data-name. The statement was discarded.
DSNH104I E DSNHPARS LINE 12 COL 5 ILLEGAL SYMBOL "SELCT".
RNF7030E The name or indicator TOTL is not defined. (CRTBNDRPG)
12 +++ call totl Error 43 running cart.rexx, line 12: Routine not found
cart.scpt:12: syntax error: Expected end of line but found identifier. (-2741)
Error at line 12. Line Text: totl( Error: Missing ")" (AutoHotkey)
cart.fish (line 12): Missing end to balance this if statement
csh: if: Badly formed number.
tcsh: Missing ].
dash: 9: Syntax error: "(" unexpected
Error: nu::parser::unknown_command × Unknown command. (nushell)
Error: cart.move:12:5 unbound module: '(std=0x1)::vectr' (move)
error[E03001]: address with no value (move named address unassigned)
vyper.exceptions.UndeclaredDefinition: 'totl' has not been declared. contract "cart.vy:12"
vyper.exceptions.StructureException: Invalid top-level statement
vyper.exceptions.VersionException: Version specification "^0.2.0" is not compatible with compiler version "0.3.10"
error: Identifier not found: totl --> src/cart.cairo:12:5 (scarb)
RUNTIME ERROR: cart.jsonnet:12:5-9 Unknown variable: totl
STATIC ERROR: cart.jsonnet:4:9: expected , or } got "b"
expected label or ':', found 'EOF' (cue)
Error: Unbound variable: totl 1│ totl + 1 (dhall)
Error: Wrong type of function argument - Natural + Text (dhall)
1 error occurred: policy.rego:12: rego_unsafe_var_error: var x is unsafe
policy.rego:4: rego_parse_error: unexpected eof token
policy.rego:9: rego_type_error: undefined function totl
KCL Compile Error: error[E2G22]: TypeError expected int, got str(a)
Error BCP057: The name "totl" does not exist in the current context. (bicep)
Error BCP035: The specified "object" declaration is missing the following required properties: "location".
cart.wat:12:5: error: undefined local variable "$totl" (wat2wasm)
error: type mismatch in i32.add, expected [i32, i32] but got [i64] (wasm-validate)
emcc: error: '/emsdk/upstream/bin/wasm-ld' failed: undefined symbol: total (referenced by root reference (e.g. compiled C/C++ code))
ERROR TS2304: Cannot find name 'totl'. in assembly/cart.ts(12,5) (asc) ERROR AS100: Not implemented
tinygo: undefined: net/http.ListenAndServe error: requires go version 1.18 through 1.21, got go1.22
Error during build: 'totl' was not declared in this scope exit status 1 (arduino-cli)
InvalidProjectConfError: Invalid '/app/platformio.ini' (project configuration file): 'File contains no section headers'
devicetree error: 'label' is marked as required in 'properties:' in bindings/cart.yaml, but does not appear in <Node /soc/i2c>
warning: FOO (defined at Kconfig:12) was assigned the value 'y' but got the value 'n'. Check these unsatisfied dependencies
Error: app.dts:12.3-7 syntax error FATAL ERROR: Unable to parse input tree (dtc)
ERROR (phandle_references): /soc/i2c: Reference to non-existent node or label "gpio9" (dtc)
ERROR: ParseError at /layers/meta-shop/shop_1.0.bb:12: unparsed line: 'SRC_URII'
Error[Pe020]: identifier "totl" is undefined (IAR)
cart.c(12): error: #20: identifier "totl" is undefined (armcc)
Error: L6218E: Undefined symbol total (referred from main.o).
cart.cu(12): error: identifier "totl" is undefined (nvcc)
ptxas error : Entry function '_Z5total' uses too much shared data (0x14000 bytes, 0xc000 max)
SCRIPT ERROR: Parse Error: Identifier "totl" not declared in the current scope. at: res://cart.gd:12 (Godot)
Assets/Cart.cs(12,5): error CS0103: The name 'totl' does not exist in the current context (Unity)
Error: Cart.generated.h must be the last include; Unrecognized type 'FCartt' - type must be a UCLASS, USTRUCT, UENUM (UnrealHeaderTool)
ld: duplicate symbol '_total' in: cart.o order.o
Undefined symbols for architecture arm64: "_total", referenced from: _main in main.o
wasm-ld: error: cart.o: undefined symbol: total
ld.lld: error: undefined hidden symbol: total
LINK : fatal error LNK1120: 3 unresolved externals
cart.obj : error LNK2019: unresolved external symbol total referenced in function main
Makefile:12: *** missing separator. Stop.
Makefile:4: *** commands commence before first target. Stop.
Makefile:9: *** unterminated call to function 'shell': missing ')'. Stop.
Makefile:20: *** Recursive variable 'CFLAGS' references itself (eventually). Stop.
bmake: "/app/Makefile" line 12: Need an operator
gmake: warning: overriding recipe for target 'all' (treated as error)
mix.exs:12: ** (SyntaxError) mix.exs:12:5: syntax error before: deps
** (SyntaxError) invalid syntax found on config/test.exs:4:9: unexpected reserved word: end
** (Protocol) lib/cart.ex: undefined variable "totl"
** (CompileError) lib/cart.ex:12: cannot use ^totl outside of match clauses
** (CompileError) lib/a.ex:3: undefined module attribute @rates was read before being set
lib/shop_web/live/cart.html.heex:9:5: expected closing tag for <div> (HEEx)
** (EEx.SyntaxError) index.html.eex:12: unexpected end of string, expected a closing '<% end %>'
lib/cart.ex:12:5: F: There is a pipe chain starting with a function call (credo)
lib/cart.ex:3 Unused alias Repo
the pattern can never match the type {:error, _} (dialyzer pattern_match)
The @spec for total/1 does not match the success typing (invalid_contract)
shop.cabal:9: Unknown field 'build-dependsx' in stanza library
package.yaml: hpack: expected Array, got String at $.dependencies
Not in scope: data constructor ‘Paidd’ Perhaps you meant ‘Paid’
Duplicate definitions for ‘total’ in instance declaration
Couldn't deduce (Eq a) arising from a use of ‘==’ from the context: Num a
Kind mismatch: expected *, but ‘Maybe’ has kind * -> *
Illegal term-level use of the type constructor ‘Int’
lexical error in string/character literal at character '\n'
Top-level binding with no type signature: total :: Int -> Int [-Werror=missing-signatures]
Parse error: module header, import declaration or top-level declaration expected.
Cart.hs: error: CPP unterminated #if
This pattern matches values of type string but a pattern was expected which matches values of type int
Some type variables are unbound in this type (ocaml)
Error: This variant pattern is expected to have type status There is no constructor Paidd within type status
Error: Labels omitted in the application of this function: ~vat
Error: Unbound class cart
ppx_deriving: unknown deriver yojsn
Menhir: Error: cart.mly line 12: total is undefined nonterminal.
ocamllex: File "lexer.mll", line 9, character 4: syntax error, unterminated action
ill-formed qualified name in require (Racket)
cart.ss:4: misplaced defn in expression context
illegal use of reserved word in lisp source: dot context error
invalid token "0x" in numeric constant of source (nim): invalid number
expected type, but got: total (nim template)
cannot instantiate: 'T' in generic call total[T]
attempting to call undeclared routine: 'totl'
capture 'x' shadows declaration from outer scope (zig)
invalid token: '#' expected statement, found invalid bytes (zig)
expected expression, found '}' (zig)
variable of type 'comptime_int' must be const or comptime
Deprecation: implicit overload merging is now treated as an error (dmd -de)
can't infer the type of instance variable '@vat' of Cart (crystal)
expected argument #1 to 'total' to be Int32, not String
unexpected token: "end" (expecting unary expression) in src/cart.cr:12
cannot document the following expression / malformed macro call in Julia: syntax: extra token ")" after end of expression
syntax: unexpected "end" at src/Cart.jl:12
invalid redefinition of constant Main.VAT
cannot define function total; it already has a value
method definition for total at cart.jl overwritten during precompile (fatal)
error: illegal start of simple expression (scalac)
error: '}' expected but eof found.
reassignment to val
Recursive value total needs type
ambiguous reference to overloaded definition
unbound placeholder parameter
value class may not be a member of another class
Line contains a tab: scalastyle: File line length exceeds 120 characters
.scalafmt.conf:3: error: Invalid field: maxColumnn. Expected one of version, maxColumn
Could not resolve symbol: shop/totl at line 9 (cljs warning as error) Use of undeclared Var shop.ui/totl
Map literal must contain an even number of forms
Unable to resolve classname: Carts
Can't use qualified name as parameter: shop/x
deps.edn: EOF while reading, expected } to match { at [4,2]
eastwood: src/cart.clj:9:1 suspicious-expression: = called with 1 args
unresolved supertypes: com.acme.Base (kotlinc)
conflicting declarations: val total: Int, val total: Int
modifier 'override' is not applicable to 'top level function'
build.gradle.kts:12:5: Expecting an element
property delegate must have a 'getValue(Cart, KProperty<*>)' method
'return' is not allowed here; missing return expression in closure expected to return 'Int' (swiftc)
left side of mutating operator isn't mutable: 'total' is a 'let' constant
extra argument 'vat' in call
missing argument for parameter 'vat' in call
invalid redeclaration of 'total()'
consecutive statements on a line must be separated by ';'
expected '}' at end of brace statement
initializer does not override a designated initializer from its superclass
var 'total' is not concurrency-safe because it is nonisolated global shared mutable state
Package.swift:9:14: error: incorrect argument label in call (have 'nme:', expected 'name:')
The named parameter 'vatt' isn't defined. (dart analyze)
Missing concrete implementation of 'Base.total'.
Expected to find ';'. • lib/cart.dart:9:14 • expected_token
The body might complete normally, causing 'null' to be returned
Conditions must have a static type of 'bool'.
"analysis_options.yaml": The option 'strong-modee' isn't recognized
pubspec.yaml: Invalid dependency specification: A dependency may only have one source.
This construct causes code to be less generic than indicated by its type annotations (fs64, warn as error)
Lookup on object of indeterminate type based on information prior to this program point (FS0072)
Unexpected symbol '|' in binding. Expected incomplete structured construct at or before this point (FS0010)
Duplicate definition of value 'total' (FS0037)
'End Sub' expected. BC30026
Option Strict On disallows implicit conversions from 'String' to 'Integer'.
Property access must assign to the property or use its value. (VB)
not all control paths return a value of output 'q' (vhdl): signal "q" is read in process but not in the sensitivity list
Illegal output port connection for 'q' (verilog)
Multiple drivers for net q: multiple continuous assignments to the same signal
Number of bits of port 'd' doesn't match actual: width 8 vs 16
slang: error: use of undeclared identifier 'totl' cart.sv:12:5
verible: cart.sv:12:5: syntax error at token "endmodule"
vsg: rule process_016 violated at line 44: add label
Chisel: exception during elaboration: Reference q is not fully initialized. firrtl.passes.CheckInitialization$RefNotInitializedException
FIRRTL: Sink "io.out" driven twice with mismatched width
contract code can't parse: Expected identifier but got 'return' (solc)
Function state mutability can be restricted to view (denied by policy compile)
Member "totl" not found or not visible after argument-dependent lookup in contract Cart.
Overriding function is missing "override" specifier. --> Cart.sol
Stack too deep, try removing local variables. (Yul)
Invalid EVM assembly: jump target unknown tag
branch out of range (as)
ca65: cart.s(12): Error: Range error (Address size 2 does not match fragment address size 1)
rgbasm: error: cart.asm(12): syntax error, unexpected newline
Makefile:7: *** mixed implicit and static pattern rules. Stop.
Makefile:9: *** multiple target patterns. Stop.
BUCK/BUILD: Traceback: variable glob_srcs is referenced before assignment (starlark)
WORKSPACE:12:1: load() statements must be at top of file, cannot load from .bzl cycle
MODULE.bazel: keyword argument 'versionn' is unexpected in module()
CMake: Syntax error in cmake code when parsing string \q Invalid character escape '\q'.
meson.build:3:18: ERROR: Unterminated single-quoted string
tox.ini: substitution key not found: {posargz}; ConfigError: recursion loop
noxfile.py: @nox.session used on a thing that isn't a function: bad session signature
Rakefile:9: syntax error, unexpected end-of-input, expecting end
shop.gemspec is not valid. Please fix this gemspec. The validation error was 'missing value for attribute version'
shop.nimble(3): Error: invalid expression in requires
default.nix: error: syntax error, unexpected '}', expecting ';'
guile: manifest can't be read: #<eof> in list
the template cart.j2 uses an unclosed block
in rules.yml: "when" is not an allowed property of rule R17
pipeline file: stage "test" listed twice in one document, schema v2 rejects it
cannot make sense of line 9 in jobs.conf: no '=' sign
grammar of query "status:open and" ends too early
regex in ignore list is broken: nothing to repeat at position 0
macro PRICE called with 2 arguments, takes 1
header guard in cart.h does not match
the import order in cart.pl breaks rule imports/first
shellcheck: SC1072 (error): Unexpected keyword/token. Fix any mentioned problems and try again.
hlint.yaml: parse failure on rule 4
actionlint: "neds" unexpected key for "job" section
circleci: config compile: Error calling command: 'deploy' Cannot find a definition for command named deploy
.travis.yml: unknown key lang at root (lint)
azure-pipelines.yml (Line: 12, Col: 5): A sequence was not expected
Jenkinsfile: WorkflowScript: 12: Missing required section "agent" @ line 12, column 1.
bitbucket-pipelines.yml: The 'step' section in your file is malformed: missing script
drone: linter: duplicate step names
woodpecker: lint: Additional property stepss is not allowed
concourse: invalid pipeline config: jobs.test.plan.do[0].get(app): unknown resource 'app'
tekton: admission: invalid value: Variable reference in "$(params.foo)": spec.steps[0].script non-existent variable
Dialyzer: lib/cart.ex:12:no_return Function total/1 has no local return.
CMake Error: Could not read presets from /app: Unrecognized "version" field
Error: Unsupported block type  on main.tf line 12: Blocks of type "resorce" are not expected here.
Error: Invalid expression  on vars.tf line 3: Expected the start of an expression, but found an invalid expression token.
Error: Reference to undeclared module  on main.tf line 8, in output "id": No module call named "vpcc" is declared in the root module.
Error: Reference to undeclared resource  A managed resource "aws_subnet" "a" has not been declared in the root module.
Error: Duplicate resource "aws_s3_bucket" configuration  on logs.tf line 1
Error: Duplicate provider configuration  A default (non-aliased) provider configuration for "aws" was already given
Error: Invalid count argument  The "count" value depends on resource attributes that cannot be determined until apply
Error: Invalid for_each argument  The given "for_each" argument value is unsuitable: must be a map, or set of strings, and you have provided a value of type tuple.
Error: Inconsistent conditional result types  The true and false result expressions must have consistent types.
Error: Incorrect attribute value type  on main.tf line 4: Inappropriate value for attribute "tags": map of string required.
Error: Missing required argument  on main.tf line 1, in resource "aws_instance" "web": The argument "ami" is required, but no definition was found.
Error: Unsupported attribute  This object does not have an attribute named "arnn".
Error: Call to unknown function  There is no function named "lenght".
Error: Unclosed configuration block  on prod.tf line 30: There is no closing brace for this block before the end of the file.
Error: Unterminated template string  No closing marker was found for the string.
Error: Variables not allowed  on backend.tf line 4: Variables may not be used here.
Error: Invalid character  This character is not used within the language. (Curly quotes)
Error: Missing newline after argument  An argument definition must end with a newline.
Warning: variable "zone" is declared but not used (terraform_unused_declarations)
Error: "t9.nano" is an invalid value as instance_type (aws_instance_invalid_type)
terragrunt.hcl:14,3-10: Unsupported argument; An argument named "souce" is not expected here.
level=error msg=terragrunt.hcl:4,11-22: Unknown variable; There is no variable named "dependncy".
error: program failed: index.ts(12,5): error TS2345: Argument of type 'string' is not assignable to parameter of type 'BucketArgs'
error: could not load stack config: Pulumi.dev.yaml: yaml: line 5: could not find expected ':'
error: could not validate 'Pulumi.yaml': required property 'runtime' missing
Error: Pulumi.yaml:14:7: resource or variable named "bukcet" could not be found
ERROR! 'tsks' is not a valid attribute for a Play
ERROR! conflicting action statements: apt, copy
ERROR! A malformed block was encountered while loading a block
ERROR! Syntax Error while loading YAML.  did not find expected '-' indicator
ERROR! this task 'include_vars' has extra params, which is only allowed in the following modules: shell, command
template error while templating string: unexpected char '!' at 14. String: {{ name! }}
The conditional check 'foo is defind' failed. The error was: template error while templating string: No test named 'defind'.
yaml[truthy]: Truthy value should be one of [false, true]
jinja[spacing]: Jinja2 spacing could be improved
command-instead-of-module: curl used in place of get_url or uri module
Error: Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'fil' (file: site.pp, line: 3)
Error: Could not parse for environment dev: This Name has no effect. A value was produced and then forgotten
Error: Evaluation Error: Operator '[]' is not applicable to an Undef Value.
Duplicate declaration: Package[nginx] is already declared at (file: init.pp, line: 4); cannot redeclare
Class[Web]: expects a value for parameter 'port'
Class[Web]: parameter 'port' expects an Integer value, got String
Chef/Deprecations/ResourceWithoutUnifiedTrue: Set 'unified_mode true' in Chef Infra Client 15.3+ custom resources
FATAL: Cookbook file recipes/default.rb has a ruby syntax error: unexpected end-of-input, expecting keyword_end
Error: Unsupported argument  on ubuntu.pkr.hcl line 9: An argument named "iso_urll" is not expected here.
Error: Failed to prepare build: "virtualbox-isoo"  The source is not declared
* Vagrantfile:9: unknown setting 'memmory' on vb: The following settings shouldn't exist: memmory
Error: YAML parse error on web/templates/deployment.yaml: error converting YAML to JSON: yaml: line 21: did not find expected key
Error: parse error at (web/templates/ingress.yaml:14): unclosed action
Error: parse error at (web/templates/_helpers.tpl:9): function "toYamll" not defined
Error: template: web/templates/svc.yaml:6:14: executing "web/templates/svc.yaml" at <.Values.service.port>: nil pointer evaluating interface {}.port
[ERROR] templates/: object name does not conform to Kubernetes naming requirements
Error: accumulating resources: accumulation err='accumulating resources from 'web.yaml': yaml: line 12: mapping values are not allowed in this context'
error: error parsing web.yaml: error converting YAML to JSON: yaml: line 8: found a tab character that violates indentation
strict decoding error: unknown field "spec.template.spec.container"
Error from server (BadRequest): error when creating "web.yaml": Deployment in version "v1" cannot be handled as a Deployment: json: cannot unmarshal string into Go struct field of type int32
rego_parse_error: unexpected eof token: expected rule body
1 error occurred: policy.rego:9: rego_unsafe_var_error: var x is unsafe
policy.rego:4: rego_type_error: undefined function contians
policy.rego:7: rego_compile_error: 'if' keyword is required before rule body
rego_recursion_error: rule data.a.allow is recursive: data.a.allow -> data.a.allow
E3012 Property Resources/Web/Properties/MemorySize should be of type Integer  (cfn-lint)
E1010 Invalid GetAtt Web.Arnn for resource Logs
E3001 Invalid or unsupported Type AWS::S3::Bukcet for resource Logs
W2001 Parameter Zone not used.
An error occurred (ValidationError) when calling the CreateChangeSet operation: Template format error: Unresolved resource dependencies [Logz] in the Resources block of the template
Template error: instance of Fn::Sub references invalid resource attribute Web.Urn
[InvalidResourceException('Web', "property Runtim not defined for resource of type AWS::Serverless::Function")]
main.bicep(14,3) : Error BCP035: The specified "resource" declaration is missing the following required properties: "location".
main.bicep(3,7) : Error BCP057: The name "regoin" does not exist in the current context.
InvalidTemplate: Deployment template validation failed: 'The template resource 'web' at line '12' is not valid: Unable to parse language expression'
Invalid serverless.yml: at 'functions.web': unrecognized property 'handlr'
Configuration error at 'provider.runtime': must be equal to one of the allowed values [nodejs22.x]
Cannot resolve serverless.yml: Variables resolution errored with: - Cannot resolve variable at "provider.stage": Unrecognized variable source
ksonnet: RUNTIME ERROR: Field does not exist: replicass  main.jsonnet:9:3
STATIC ERROR: main.jsonnet:4:1: Unknown variable: k8s
cue: web.replicas: conflicting values "3" and int (mismatched types string and int)
spec.ports: field not allowed: ./web.cue:9:3
ytt: Error: Evaluating starlark expression: undefined: dta  web.yml:4
- struct has no .replicas field or method (hint: data values)  on line web.yml:9
timoni: build failed: #Config.image: incomplete value string
Dhall: Error: Unbound variable: replicas  9│ replicas
pkl: –– Pkl Error –– Cannot find property 'replics' in object of type 'Deployment'
score-compose: load workload: failed validation: jsonschema: '/containers/web' does not validate: missing properties: 'image'
crossplane beta validate: [x] schema validation error apiextensions.crossplane.io/v1, Kind=Composition: spec.mode: Unsupported value
Dockerfile:14 DL3008 warning: Pin versions in apt get install. Instead of 'apt-get install <package>' use 'apt-get install <package>=<version>'
Dockerfile:3 DL3006 warning: Always tag the version of an image explicitly
Dockerfile:9 DL3020 error: Use COPY instead of ADD for files and folders
Dockerfile:20 SC2046 warning: Quote this to prevent word splitting.
Dockerfile:5:1 unexpected 'F' expecting '#', ADD, ARG, CMD, COPY, ENTRYPOINT
dockerfile parse error on line 8: unknown instruction: COPPY (did you mean COPY?)
ERROR: failed to solve: dockerfile parse error on line 4: FROM requires either one or three arguments
dockerfile parse error line 11: unterminated heredoc
ERROR: failed to solve: no build stage in current context
ERROR: failed to solve: circular dependency detected on stage: build
dockerfile parse error on line 1: file with no instructions
Error response from daemon: dockerfile parse error line 6: HEALTHCHECK requires at least one argument
services.web.ports.0 must be a string or number  validating /builds/compose.yaml
services.web additional properties 'imagee' not allowed
services.web.depends_on contains an invalid type, it should be an object, or an array
service "web" depends on undefined service "dbb": invalid compose project
service "web" refers to undefined network front: invalid compose project
service "api" refers to undefined volume cache: invalid compose project
service "web" has neither an image nor a build context specified: invalid compose project
dependency cycle detected: web -> api -> web: invalid compose project
invalid interpolation format for services.web.environment.URL. You may need to escape any $ with another $.
yaml: unmarshal errors: line 7: mapping key "ports" already defined at line 4 (compose)
ERROR: docker-bake.hcl:9,3-8: Unsupported argument; An argument named "contxt" is not expected here.
quadlet-generator: unsupported key 'Imag' in group 'Container' in web.container
Error: podman kube play: unable to read YAML as kube Pod: error unmarshaling JSON: unknown field
Error: melange: unable to load configuration: yaml: field pipelines not found in type config.Configuration
apko: error parsing image configuration: field entripoint not found
Invalid Earthfile: line 9:2 extraneous input 'IF' expecting {NL, WS}
werf.yaml: Error: unknown fields: 'imge' in image config section
Error: unable to parse skaffold config: parsing skaffold config: error parsing skaffold configuration file: unknown field "artefacts"
Traceback: Tiltfile:9:1: got newline, want primary expression
jib: Invalid value for 'jib.from.platforms': platform definition lacks 'os'
cog: Error: Failed to validate policy: unexpected token in .rego bundle of conftest
.gitleaks.toml: Failed to load config: (12, 3): unexpected token type in value: regex
invalid regexp in rule acme-key: error parsing regexp: missing closing ): '(AKIA'
semgrep: [ERROR] invalid pattern: Stdlib.Parsing.Parse_error in rule no-eval
[ERROR] Rule parse error in rule acme.no-md5: Invalid pattern for Python
semgrep: Invalid rule schema: One of these properties is missing: 'severity'
yara: rules/acme.yar(9): error: syntax error, unexpected identifier, expecting '}'
suricata: <Error> - [ERRCODE: SC_ERR_INVALID_SIGNATURE(39)] - error parsing signature "alert tcp any any" at line 4
falco: LOAD_ERR_YAML_VALIDATE: Item has no mapping for key 'condition' in rules.yaml
falco: LOAD_ERR_COMPILE_CONDITION: undefined macro 'spawnd_process' used in filter
trivy: ERROR unable to parse rego: policy/user.rego:3: rego_parse_error: unexpected identifier token
.bandit: while scanning: found undefined escape character; bandit config has unknown plugin section
apparmor_parser: AppARMOR parser error for /etc/apparmor.d/web in profile at line 12: syntax error, unexpected TOK_ID, expecting TOK_MODE
semodule: libsepol.cil: Failed to resolve typeattributeset statement at web.cil:4
checkmodule: web.te:9:ERROR 'unknown type httpd_tt' at token ';' on line 9:
visudo: /etc/sudoers.d/ci:1:9: syntax error
/etc/sudoers.d/ci: parse error near line 3
sshd_config: line 14: Bad configuration option: PermitRootLogn
/etc/ssh/sshd_config: terminating, 1 bad configuration options
~/.ssh/config: line 9: Bad configuration option: identityfle
ModSecurity: Failed to load Rules: Rules error. File: crs.conf. Line: 9. Expecting an action, got: phasee
snort: FATAL: rules/local.rules(4) Unknown rule option: 'cntent'.
iptables-restore: line 9 failed: unknown arg
nft: ruleset.nft:7:3-8: Error: syntax error, unexpected string, expecting newline or semicolon
ufw: ERROR: Bad syntax in rule 'allow 80/tpc'
fail2ban: Found no accessible filter definition: bad failregex (missing <HOST>)
ERROR:  syntax error at end of input LINE 1: SELECT * FROM orders WHERE
ERROR:  unterminated quoted string at or near "'open"
ERROR:  aggregate functions are not allowed in WHERE
ERROR:  window function row_number requires an OVER clause
ERROR:  function pg_catalog.date_part(unknown, integer) has wrong arguments: No function matches the given name and argument types. You might need to add explicit type casts.
ERROR:  operator does not exist: text = integer
ERROR:  unrecognized configuration of COPY: option "delimter" not recognized
ERROR:  INSERT has more target columns than expressions
ERROR:  cannot insert multiple commands into a prepared statement
ERROR:  end of dollar-quoted string missing: unterminated dollar-quoted string at or near "$$
psql:schema.sql:41: invalid command \conect
ERROR 1064 (42000) at line 14: You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'FORM'
ERROR 1065 (42000): Query was empty
ERROR 1075 (42000): Incorrect table definition; there can be only one auto column and it must be defined as a key
ERROR 1248 (42000): Every derived table must have its own alias
ERROR 1052 (23000): Column 'id' in where clause is ambiguous
ERROR 1305 (42000): FUNCTION shop.totl does not exist
Parse error near line 9: near "PRIMRY": syntax error
Error: incomplete input  (sqlite3 -bail)
Parse error: wrong number of arguments to function coalesce()
Parse error: misuse of aggregate: SUM()
Msg 102, Level 15, State 1, Server sql1, Line 4 Incorrect syntax near 'GO'.
Msg 156, Level 15, State 1, Line 9 Incorrect syntax near the keyword 'FROM'.
Msg 137, Level 15, State 2, Line 3 Must declare the scalar variable "@total".
Msg 8120, Level 16: Column 'orders.id' is invalid in the select list because it is not contained in either an aggregate function or the GROUP BY clause.
ORA-00907: missing right parenthesis
ORA-00904: "TOTL": invalid identifier
PLS-00103: Encountered the symbol "END" when expecting one of the following: := . ( % ;
PLS-00201: identifier 'PKG_PRICE.TOTL' must be declared
Warning: Package Body created with compilation errors.
SP2-0734: unknown command beginning "SELCT * FR..." - rest of line ignored.
SQL0104N  An unexpected token "FORM" was found following "SELECT *".  Expected tokens may include:  "FROM".  SQLSTATE=42601
SQL compilation error: syntax error line 3 at position 7 unexpected 'FORM'.
SQL compilation error: error line 4 at position 2 invalid identifier 'TOTL'
Syntax error: Expected end of input but got keyword FROM at [9:3]
Unrecognized name: totl; Did you mean total? at [4:12]
Error in query string: Error processing job 'acme:bqjob_1': Syntax error: Unclosed string literal at [3:9]
com.amazonaws.athena: line 1:14: mismatched input 'FORM'. Expecting: ',', 'EXCEPT', 'FROM'
io.trino.spi.TrinoException: line 3:5: Column 'totl' cannot be resolved
[PARSE_SYNTAX_ERROR] Syntax error at or near 'FORM'. SQLSTATE: 42601 (line 1, pos 9)
[UNRESOLVED_COLUMN.WITH_SUGGESTION] A column or function parameter with name 'totl' cannot be resolved.
FAILED: ParseException line 1:9 missing EOF at 'FORM' near '*'
Parser Error: syntax error at or near "FORM"  LINE 1: SELECT * FORM orders; (duckdb)
Binder Error: Referenced column "totl" not found in FROM clause!
Invalid input 'MTCH': expected "MATCH", "MERGE" or "CREATE" (line 1, column 1 (offset: 0)) (neo4j)
Variable 'o' not defined (line 3, column 8 (offset: 41))
error parsing query: found FORM, expected FROM at line 1, char 10 (influx)
error in query: type error 4:12-4:19: undefined identifier "agregate" (flux lang)
{"error":{"type":"parsing_exception","reason":"[match] query malformed, no start_object after query name"}}
unknown query [mtch] did you mean [match]?
Unknown top level operator: $matc. If you have a field name that starts with a '$' symbol, consider using $getField
MongoServerError: Unrecognized pipeline stage name: '$gruop'
MongoServerError: unknown operator: $gtt
(error) ERR Error compiling script (new function): user_script:3: '=' expected near 'redis'
ERR Syntax error at offset 9 near 'pric' (redisearch)
line 3:9: ksqlDB: mismatched input 'STREEM' expecting {'STREAM', 'TABLE', 'TYPE'}
Exception in thread "main" org.apache.flink.table.api.SqlParserException: SQL parse failed. Encountered "FORM" at line 1, column 10.
error: P1012 Error validating: This line is not a valid field or attribute definition.  -->  schema.prisma:14
Error validating model "Order": Each model must have at least one unique criteria that has only required fields.
Error validating field 'items' in model 'Order': The relation field is missing an opposite relation field on the model 'Item'.
Error: Prisma schema validation - (get-config wasm): The argument "url" is missing from data source block "db"
error: error returned from database: column "totl" does not exist  --> src/db.rs:14 sqlx::query!
dbmate: Error: dbmate requires each migration to define an up block with '-- migrate:up'
goose: ERROR 0003_add.sql: failed to parse SQL migration file: unexpected state 0, expected '-- +goose Up' annotation
goose: failed to parse: no semicolon before EOF; unfinished SQL query: "CREATE TABLE"
dbt: Compilation Error in model orders: 'ref' got an unexpected keyword: macro 'dbt_macro__x' takes not more than 1 argument(s)
Compilation Error: dbt found two models with the name "orders".
Parsing Error: Invalid models config given in models/schema.yml @ models: - at path ['columns'][0]: 'name' is a required property
Encountered unknown tag 'endiff'. Jinja was looking for the following tags: 'elif' or 'else' or 'endif'.
dbt found a cycle: model.shop.a --> model.shop.b --> model.shop.a
L:  14 | P:   9 | LT01 | Expected only single space before naked identifier. Found '  '.
L:   3 | P:   1 | CP01 | Keywords must be consistently upper case.
L:   9 | P:   5 | RF02 | Unqualified reference 'id' found in select with more than one referenced table/view.
pgsanity: line 14: ERROR: syntax error at or near "CRAETE"
sqlc: queries.sql:9:1: missing query annotation; edit: column "totl" does not exist
sqlc.yaml: error parsing: unknown engine: postgre
pgroll: unable to read migration: unknown field "add_colunm"
jOOQ: Cannot parse schema.sql: DOMAIN, INDEX, or TABLE expected: [1:8]
H2: Syntax error in SQL statement "CREATE TABEL[*] orders"; expected "OR REPLACE, VIEW, ALIAS"
HSQLDB: unexpected token: FORM : line: 1
org.apache.derby: Syntax error: Encountered "LIMIT" at line 1, column 22.
logstash: Expected one of [ \t\r\n], "#", "input", "filter", "output" at line 9, column 3 (byte 140)
[FATAL] Configuration error: No such plugin block syntax; "}" is unexpected in pipeline.conf
2026 [error]: config error file="/fluentd/etc/fluent.conf" error_class=Fluent::ConfigParseError error="unmatched tag </source>"
[error] [config] section 'OUTPT' is not a valid section type (fluent-bit)
vector: x error[E203]: syntax error ┌─ :1:9 unexpected syntax token: "=="
vector: error[E701]: call to undefined variable: undefined variable "mesage"
benthos: lint: (9,1) field processorz not recognised
ERRO[0000] SyntaxError: file:///builds/load.js: Line 14:3 Unexpected token ) (esbuild transform)
GoError: a scenario 'ramp' is invalid: executor: type is missing or empty
ERRO[0000] There were problems with the specified script configuration: - executor spike: unknown executor type 'rampin-vus'
Error in NonGUIDriver java.lang.IllegalArgumentException: Problem loading XML from: '/builds/plan.jmx'. Cause: CannotResolveClassException: kg.apc.jmeter.Foo
jmeter: Invalid variables in function call __csvRead: wrong number of parameters
load/Checkout.scala:14:9: value exce is not a member of object io.gatling.core.Predef
vegeta: bad method: GTE http://localhost:8080/
locustfile.py:9: SyntaxError: '(' was never closed
taurus: ERROR: Config Error: Cannot parse YAML: mapping values are not allowed here in bzt.yml line 9
Wrong format for scenario 'checkout': requests must be list (bzt)
drill: panicked at 'benchmark.yml couldn't be parsed: mapping values'
hurl: error: Parsing JSON --> orders.hurl:9:12  the JSON is not valid: expecting ','
error: Parsing URL  --> a.hurl:1:5  expecting http://, https:// or {{
error: Parsing predicate  --> a.hurl:7:18  expecting a predicate
error: Undefined section name --> a.hurl:5:2 the section Querystringparam is not valid
newman: invalid collection JSON syntax: We couldn't parse orders.postman_collection.json  Unexpected token } at 814
karate: orders.feature:9 - (1:14): expected: #EOF, #TagLine got 'Wehn'
no step-definition method match found for: statuss 200 (karate)
tavern: BadSchemaError: cannot find key 'stages' in test_orders.tavern.yaml
tavern.util.exceptions.UnexpectedKeysError: Got unexpected keys: {'jsn'}
ijhttp: order.http:9: Error: HTTP header name expected, got '{'
openapi.yaml  9:12  error  oas3-schema  "responses" property must not have fewer than 1 properties.
14:7  error  parser  Mapping key must be a string scalar rather than number
2:1  error  oas3-unused-component  Potentially unused component (spectral:oas)
[1] openapi.yaml:14:9 at #/paths/~1orders/get/responses: Property 'respones' is not expected here. (redocly)
Can't resolve $ref at #/components/schemas/Ordr: Error was generated by the no-unresolved-refs rule.
swagger-cli: Error: Swagger schema validation failed. #/paths/~1orders/get must have required property 'responses'
Resolver error at paths./orders.get.responses.200.schema.$ref: Could not resolve reference: #/definitions/Ordr
Structural error at paths./orders should NOT have additional properties additionalProperty: gett
Semantic error at paths./orders/{id}.get.parameters: Declared path parameter "id" needs to be defined
Exception in thread "main" org.openapitools.codegen.SpecValidationException: There were issues with the specification. | Errors: -attribute components.schemas.Order.type is not of type 'string'
asyncapi.yaml  error  asyncapi-schema  "channels" property must be of type object
raml: Error: unexpected key 'responces' at path /orders/get
WSDLException: faultCode=PARSER_ERROR: Problem parsing 'orders.wsdl': cvc-datatype
wsimport: [ERROR] undefined simple or complex type 'tns:Ordr' line 14 of orders.xsd
xjc: [ERROR] A class/interface with the same name "acme.Order" is already in use. line 9 of orders.xsd
order.proto:9:3: "Itm" is not defined.
order.proto:12:14: Field number 3 has already been used in "shop.Order" by field "total".
order.proto:4:1: Import "google/type/money.proto" was not found or had errors.
order.proto: warning: Import google/protobuf/empty.proto is unused.
order.proto:2:1: Expected ";" after syntax identifier; unrecognized syntax identifier "proto4". This parser only recognizes "proto2" and "proto3".
order.proto:9:20: Explicit default values are not allowed in proto3.
order.proto:7:1: Reached end of input in message definition (missing '}').
proto/order.proto:14:3:Field name "Total" should be lower_snake_case, such as "total".
proto/order.proto:1:1:Package name "shop" should be suffixed with a correctly formed version, such as "shop.v1".
buf.gen.yaml: unknown field "pluginz" at line 3
flatc: error: order.fbs:9: error: expecting: ; instead got: }
thrift: [ERROR:order.thrift:14] (last token was 'i33') syntax error
capnp: order.capnp:9:3-8: error: Parse error: Empty list item.
avro: org.apache.avro.SchemaParseException: "Ordr" is not a defined name. The type of the "items" field must be a defined name or a {"type": ...} expression.
GraphQL Document Validation failed with 2 errors; Error 0: Cannot query field "totl" on type "Order".
Failed to load schema from ./schema.graphql: Syntax Error: Expected Name, found "}".
Unknown type "Ordr". Did you mean "Order"?
Type Order must define one or more fields.
Field "order" argument "id" of type "ID!" is required, but it was not provided.
error[E029]: Encountered 1 build error while trying to build a supergraph. UNKNOWN_SUBGRAPH: INVALID_GRAPHQL: [orders] Syntax Error (rover)
nginx: [emerg] unknown directive "proxy_pas" in /etc/nginx/conf.d/a.conf:9
nginx: [emerg] unexpected end of file, expecting "}" in /etc/nginx/nginx.conf:41
nginx: [emerg] "server" directive is not allowed here in /etc/nginx/conf.d/b.conf:1
nginx: [emerg] directive "root" is not terminated by ";" in /etc/nginx/conf.d/a.conf:7
nginx: [emerg] invalid parameter "htttp2" in /etc/nginx/conf.d/a.conf:2
nginx: [emerg] unknown "upstream_host" variable
nginx: [emerg] "worker_processes" directive is duplicate in /etc/nginx/nginx.conf:4
nginx: [emerg] invalid URL prefix in /etc/nginx/conf.d/a.conf:12
nginx: [emerg] unknown log format "jsn" in /etc/nginx/nginx.conf:9
AH00526: Invalid command 'RewritEngine', perhaps misspelled or defined by a module not included in the server configuration
[ALERT]    (41) : config : parsing [/etc/haproxy/haproxy.cfg:14] : unknown keyword 'timout' in 'defaults' section
[ALERT]    (41) : config : parsing [haproxy.cfg:20] : error detected while parsing ACL 'is_api' : unknown fetch method 'pth' in ACL expression
[ALERT]    (41) : config : proxy 'web': no 'bind' line found for the frontend: missing or misspelled
[error] Error initializing configuration '/etc/envoy.yaml': Protobuf message (type envoy.config.bootstrap.v3.Bootstrap reason INVALID_ARGUMENT: could not find field 'static_resourcez')
[critical] error initializing config: Unable to parse JSON as proto: has unknown fields: listner
Proto constraint validation failed (ClusterValidationError.ConnectTimeout: value must be greater than 0s)
level=error msg="field not found, node: entryPointz" (dynamic file provider)
error while parsing rule Host('a.test': expected ')', found 'EOF'
VCL compiler: Message from VCC-compiler: Expected one of 'acl', 'sub', 'backend', ... Found: 'bakend' at
squid: FATAL: Bungled /etc/squid/squid.conf line 9: http_acces allow all
lighttpd: Configuration file syntax error: source: lighttpd.conf line: 14 pos: 3 parser failed somehow near here: (EOL)
dovecot: Fatal: Error in configuration file /etc/dovecot/dovecot.conf line 9: Unknown setting: protocolz
postfix: fatal: /etc/postfix/main.cf, line 14: missing '=' after attribute name: "relayhost"
named: /etc/bind/named.conf:14: missing ';' before '}'
dns_master_load: db.acme.test:9: unknown RR type 'AA'
unbound: /etc/unbound/unbound.conf:7: error: syntax error
dnsmasq: bad option at line 9 of /etc/dnsmasq.conf
rsyslogd: error during parsing file /etc/rsyslog.conf, on or before line 14: invalid character '}' in expression - is there an invalid escape sequence somewhere?
syslog-ng: Error parsing config, syntax error, unexpected LL_IDENTIFIER, expecting ';' in /etc/syslog-ng.conf:9
logrotate: error: /etc/logrotate.d/app:3 unknown option 'rotat' -- ignoring line
/etc/logrotate.d/app:9 unexpected } (missing previous '{')
/etc/systemd/system/app.service:9: Unknown key name 'ExecStrt' in section 'Service', ignoring.
/etc/systemd/system/app.service:4: Assignment outside of section. Ignoring.
app.service: Service has no ExecStart=, ExecStop=, or SuccessAction=. Refusing.
app.service:7: Failed to parse service restart specifier, ignoring: alwayss
app.timer:4: Failed to parse calendar specification, ignoring: Mon *-*-32
"-":3: bad minute  errors in crontab file, can't install.
"/tmp/crontab.x":1: bad day-of-week
crontab: invalid schedule "60 * * * *": value 60 outside of range 0-59
monit: /etc/monitrc:14: syntax error 'prosess'
supervisord: Error: Source contains parsing errors: '/etc/supervisord.conf' [line  9]: 'command\n'
error: Invalid user-defined section name 'programm:web' in supervisord.conf
keepalived: (Line 14) Unknown keyword 'virtual_ipadress'
netplan: /etc/netplan/01.yaml:7:9: Error in network definition: unknown key 'adresses'
cloud-init: Invalid cloud-config provided: packagez: Additional properties are not allowed
ignition: error at $.storage.files.0.mode, line 9 col 14: Unused key modee (butane)
kickstart: Unknown command: partt on line 14 of ks.cfg
prometheus: Error loading config (--config.file=prometheus.yml): parsing YAML file: yaml: unmarshal errors: line 9: field scrape_configz not found in type config.plain
Checking rules.yml  FAILED: rules.yml: 14:12: group "web", rule 1, "HighLoad": could not parse expression: 1:9: parse error: unexpected identifier "fro"
parse error: binary expression must contain only scalar and instant vector types
parse error: unclosed left parenthesis
invalid label name "a-b" in recording rule; group "web" rule 3
template: alert:1: unclosed action started at alert:1 in annotation "summary"
loki: failed parsing config: /etc/loki/local.yaml: yaml: line 9: field schema_configz not found in type loki.Config
parse error at line 1, col 14: syntax error: unexpected IDENTIFIER, expecting STRING (logql)
Error: failed to get config: cannot unmarshal the configuration: decoding failed due to the following error(s): 'receivers' unknown type: "otpl" for id: "otpl"
service::pipelines::traces: references exporter "otlp/x" which is not configured
telegraf: E! error loading config file: plugin inputs.cpu: line 9: configuration specified the fields ["percpuu"], but they were not used
E! [telegraf] Error running agent: error parsing data: line 14: invalid TOML syntax
alloy: Error: /etc/alloy/config.alloy:9:3: unrecognized attribute name "endpont"
statsd_exporter: error loading mapping config: invalid match: web.*.{
collectd: Parse error in file '/etc/collectd.conf', line 14 near '<newline>': syntax error, unexpected EOL
zabbix: invalid entry [Hostnam=web] (not following "parameter=value" notation) in config file, unknown parameter "Hostnam"
nagios: Error: Invalid object definition type 'hosst' in file 'web.cfg' on line 9.
icinga2: critical/config: Error: syntax error, unexpected T_IDENTIFIER in web.conf: 9:3-9:8
.github/workflows/ci.yml:14:9: property "nam" is not defined in object type {os: string} [expression]
.github/workflows/ci.yml:9:7: unexpected key "run-on" for "job" section. expected one of "runs-on"... [syntax-check]
.github/workflows/ci.yml:20:14: shellcheck reported issue in this script: SC2086:info:1:6: Double quote to prevent globbing [shellcheck]
.github/workflows/ci.yml:3:5: unexpected webhook event "pul_request" [events]
.github/workflows/ci.yml:31:12: job "tset" needed by job "deploy" does not exist [job-needs]
Invalid workflow file: You have an error in your yaml syntax on line 14
The workflow is not valid. .github/workflows/ci.yml (Line: 9, Col: 5): Unexpected value 'step'
Unrecognized named-value: 'matrx'. Located at position 1 within expression: matrx.os
The template is not valid: Error reading JToken from JsonReader. Path '', line 0, position 0. (fromJSON)
Unexpected type of value '', expected type: Sequence.
jobs:lint config contains unknown keys: scirpt
jobs:deploy:needs config should be an array of hashes or strings; This GitLab CI configuration is invalid
chosen stage tst does not exist; available stages are .pre, build, test, .post
Included file 'ci/base.yml' does not have valid YAML syntax!
WorkflowScript: 14: expecting '}', found '' @ line 14, column 1.
WorkflowScript: 9: Unknown stage section "step". Starting with version 0.5, steps in a stage must be in a ‘steps’ block. @ line 9
WorkflowScript: 4: Missing required section "agent" @ line 4, column 1.
Error: config compilation contains errors: - Error calling workflow: 'build' - Cannot find a definition for job named tset
ERROR IN CONFIG FILE: [#/jobs/build] 0 subschemas matched instead of one (circleci)
/azure-pipelines.yml (Line: 9, Col: 3): Unexpected value 'stepz'
buildkite: 'steps' must be an array; unknown pipeline attribute "command_s"
drone: yaml: did not find expected node content while parsing a flow node; linter: invalid or missing pipeline steps
woodpecker: linter error: Invalid or missing image in step build
tekton: admission webhook "validation.webhook.pipeline.tekton.dev" denied the request: invalid value: couldn't add link between deploy and biuld
concourse: error: invalid pipeline config: jobs.build.plan.do[1].task(tset): no config specified
unknown key 'matrix_incude' in .travis.yml: [warn] on root: unknown key
pre-commit: An error has occurred: InvalidConfigError: ==> At Config() ==> At key: repos =====> Expected array but got dict
renovate.json: Invalid configuration option: packageRulez
dependabot.yml: The property '#/updates/0/schedule/interval' value "wekly" did not match one of the values
goreleaser: yaml: unmarshal errors: line 9: field buildz not found in type config.Project
services.conf:14: unknown keyword 'lisen'
rules.txt, line 9: expected 'then' after condition
deploy.yml could not be read as YAML: tab at the start of line 12
cannot make sense of line 7 in hosts.ini: '[web'
unbalanced braces in template mail.tmpl
placeholder $ {HOST is never closed in nginx.conf.tmpl
envsubst leftovers: template line 9 has "$(" without ")"
inventory.toml: invalid escape in string at line 4 column 12
pipeline.hcl did not compile: 2 problems
job spec has fields the schema does not know: retires
routes.json5: trailing comma not accepted by parser at 14:2
config schema: /server/port must be integer
config schema: /queue must have required property 'name'
cfgcheck: unrecognised section [databse] in app.ini
cfgcheck: option 'timeout' given twice in section [http]
bad cron expression '61 * * * *' in jobs.yml
bad regular expression in alert rule 4: unmatched ( near position 9
quote not closed at end of script migrate.sql
heredoc without end marker in setup.sh, line 41
seed.sql line 12: statement starts with unknown word 'INSRET'
template 'invoice' uses undefined filter 'curency'
jq: error: syntax error, unexpected '}' (Unix shell quoting issues?) at <top-level>, line 1
jq: error: totl/0 is not defined at <top-level>, line 1:
yq: Error: bad file 'values.yaml': yaml: line 14: could not find expected ':'
yq: Error: 1:9: invalid input text "fooo bar"
yamllint: values.yaml  14:81  error  line too long (94 > 80 characters)  (line-length)
9:1  error  duplication of key "image" in mapping  (key-duplicates)
3:5  error  wrong indentation: expected 2 but found 4  (indentation)
taplo: error: unexpected token in config.toml, expected "="
dotenv-linter: .env:3 LowercaseKey: The db_host key should be in uppercase
.env:7 IncorrectDelimiter: The DB-HOST key has incorrect delimiter
dotenv: line 9 could not be parsed: 'export =foo'
editorconfig-checker: .editorconfig: unknown value "tabz" for indent_style
awk: cmd. line:1: (END OF FILE) awk: cmd. line:1: syntax error
awk: line 9: missing } near end of file
make: Makefile:14: *** missing separator (did you mean TAB instead of 8 spaces?).  Stop.
just: error: Unknown attribute 'privat'  ——▶ justfile:9:2
task: Failed to parse Taskfile.yml: yaml: line 9: did not find expected key
bash: -c: line 1: syntax error near unexpected token 'done'
deploy.sh: line 41: unexpected EOF while looking for matching '"'
sh: 14: Syntax error: "fi" unexpected (expecting "then")
fish: Unexpected end of string, quotes are not balanced
At C:\ci\deploy.ps1:14 char:9 + Missing closing '}' in statement block or type definition.
lua: config.lua:9: '}' expected (to close '{' at line 3) near 'port'
expr: syntax error: unexpected argument '3'
bc: (standard_in) 1: parse error
date: invalid format string for parser of schedule.yml: '+%Q'
tc: Illegal "rat"; unknown qdisc syntax in shape.conf line 3
ip: Error: inet prefix is expected rather than "10.0.0.300/24" in net.batch:9
plantuml: Error line 9 in file: deploy.puml: Syntax Error?
d2: err: failed to compile infra.d2: 4:9: connection missing destination
graphviz: Error: <stdin>: syntax error in line 9 near '->'
structurizr: Unexpected tokens at line 14 of workspace.dsl: conatiner
bash: syntax error near unexpected token 'done'
./ci.sh: line 41: syntax error: unexpected end of file
./ci.sh: line 9: syntax error: unterminated quoted string
./ci.sh: 22: Syntax error: "fi" unexpected (expecting "done")
./ci.sh: line 7: unexpected argument ']]' to conditional binary operator
./ci.sh: line 30: bad substitution: no closing "'" in 'date
./ci.sh: 5: Bad substitution
./ci.sh: line 3: arithmetic syntax error: operand expected (error token is "%")
./ci.sh: line 44: warning: command substitution: ignored null byte in input near '$(cat key)'
./lib.sh: line 6: 'deploy-all': not a valid identifier
./lib.sh: line 9: ambiguous redirect
./lib.sh: line 2: declare: -A: invalid option for sh script (bashism)
zsh: bad pattern: [a-
fish: Expected end of the statement, but found a '&&'
config.fish (line 4): Missing end to balance this if statement
fish: Variables cannot be bracketed. In fish, please use {$HOME}.
fish: $? is not the exit status. In fish, please use $status.
dash: 3: Syntax error: Bad for loop variable
dash: 14: Syntax error: "(" unexpected
ksh: syntax error: 'end of file' unexpected
tcsh: Unmatched '"'.
tcsh: if: Expression Syntax.
csh: Missing name for redirect.
sed: -e expression #2, char 0: no previous regular expression
sed: -e expression #1, char 9: invalid reference \2 on 's' command's RHS
sed: -e expression #1, char 2: extra characters after command
sed: file fix.sed line 4: unmatched '{'
sed: -e expression #1, char 11: Unmatched ( or \(
sed: 1: "s/a/b": unterminated substitute in regular expression
awk: cmd. line:1: (END OF FILE) syntax error
awk: syntax error at source line 1 context is {print $1 >>> , <<<
awk: bailing out at source line 4
awk: nonterminated string total... at source line 3
gawk: cmd. line:1: warning: regexp escape sequence '\"' is not a known regexp operator; fatal: unterminated regexp
gawk: cmd. line:3: fatal: function 'total' not defined
gawk: cmd. line:2: error: 'getline var' invalid inside 'END' rule
mawk: line 2: missing } near end of file
mawk: run time error: regular expression compile failed (missing operand)
grep: Invalid range end
grep: Trailing backslash
grep: lookbehind assertion is not fixed length
rg: regex parse error: (?:foo( ^ error: unclosed group
ag: Error compiling regex at position 4: missing closing parenthesis
find: invalid expression; you have used a binary operator '-o' with nothing before it.
find: invalid expression; expected to find a ')' but didn't see one. Perhaps you need an extra predicate after '('
expr: syntax error: unexpected argument '2'
bc: Math error: illegal character: ,
dc: '(' (050) unimplemented
test: missing argument after '='
[: missing ']'
getopt: bad long option specification
printf: '%z': invalid conversion specification
printf: 'abc': expected a numeric value
date: multiple output formats specified; invalid format '%Q'
jq: error: syntax error, unexpected '}', expecting ';' or ')' at <top-level>, line 4
jq: error: total/0 is not defined at <top-level>, line 1:
jq: error: $stage is not defined at <top-level>, line 1:
jq: error: try error("\($__loc__)") syntax: unterminated string literal
jmespath: Invalid jmespath expression: Incomplete expression: "orders[?total >"
Bad value for --query ... invalid jmespath_type value: unclosed quote
report.xq:7: err:XPST0003: expected "return", found "whree"
orders.rng:12: element elment: Relax-NG parser error : xmlRelaxNGParse: unknown element
order.xsd:9: element element: Schemas parser error : Element '{http://www.w3.org/2001/XMLSchema}element': The attribute 'nmae' is not allowed.
order.dtd:4: parser error : xmlParseElementDecl: expecting '>'
Makefile:12: *** missing separator (did you mean TAB instead of 8 spaces?).  Stop.
Makefile:19: *** unterminated call to function 'foreach': missing ')'.  Stop.
Makefile:4: *** invalid syntax in conditional.  Stop.
Makefile:9: *** Recursive variable 'FLAGS' references itself (eventually).  Stop.
Makefile:40: *** mixed implicit and normal rules: deprecated syntax
Makefile:15: *** extraneous 'endif'.  Stop.
Makefile:28: *** insufficient number of arguments (1) to function 'filter'.  Stop.
bmake: "Makefile" line 12: Malformed conditional ($CC} = gcc)
ninja: error: build.ninja:14: expected '=', got ':'
ninja: error: build.ninja:7: unknown build rule 'cxxx'
ninja: error: build.ninja:22: bad $-escape (literal $ must be written as $$)
ninja: error: dependency cycle: a.o -> b.o -> a.o
error: Unknown attribute 'privat' ——▶ justfile:4:2
error: Expected '*', ':', '$', identifier, or '+', but found end of line ——▶ justfile:3:7
error: Recipe line has inconsistent leading whitespace. Recipe started with '␉' but found line with '␠␠'
error: Mixed indentation found in recipe
error: Recipe 'test' depends on itself
error: Recipe 'deploy' has duplicate parameter 'stage'
error: Variable 'version' is defined more than once
task: Failed to parse Taskfile.yml: cannot unmarshal !!seq into Task
task: include cycle detected between Taskfile.yml <--> ci/Taskfile.yml
file: .mise.toml: unknown field 'toolss'
direnv: error parse .env: unexpected character "-" in variable name near "APP-NAME=x"
dotenv: line 4: unterminated quoted value
docker: --env-file: poorly formatted environment: variable 'MY VAR' contains whitespaces
crontab: errors in crontab file, can't install.
"/etc/cron.d/app":3: bad minute
"crontab.txt":2: bad day-of-week
[/etc/systemd/system/app.service:7] Unknown key name 'ExecStrat' in section 'Service', ignoring.
/etc/logrotate.d/app:5 lines must begin with a keyword or a filename (possibly in double quotes)
error: /etc/logrotate.d/app:3 unknown option 'rotat' -- ignoring line
visudo: >>> /etc/sudoers.d/ci: syntax error near line 2 <<<
sshd: /etc/ssh/sshd_config line 12: Directive 'UseDNSS' is not supported; terminating, bad configuration
nft: rules.nft:12:9-14: Error: syntax error, unexpected string
iptables-restore: line 14 failed: unexpected COMMIT
lighttpd: (configfile.c) parser failed somehow near here: server.modules
caddy: Error: adapting config using caddyfile: Caddyfile:7: unrecognized directive: revers_proxy
haproxy: [ALERT] config : parsing [haproxy.cfg:12] : unknown keyword 'blance' in 'backend' section
traefik: error while parsing dynamic config: field not found, node: middlewaress
varnishd: Message from VCC-compiler: Expected an action, 'if', '{' or '}'
unbound-checkconf: /etc/unbound.conf:9: error: syntax error
named-checkconf: /etc/bind/named.conf:14: missing ';' before '}'
zone acme.test/IN: loading from master file acme.zone failed: unknown RR type 'CNMAE'
dnsmasq: bad option at line 3 of /etc/dnsmasq.conf
squid: ERROR: configuration failure: Bungled squid.conf line 12: acl
postfix: fatal: bad numerical configuration: smtp_timeout = 30x
rsyslogd: error during parsing file /etc/rsyslog.conf, on or before line 9: invalid character '{'
fluentd: config error file="fluent.conf" error_class=Fluent::ConfigParseError error="expected end of line at fluent.conf line 4,3"
vector: error: TOML parse error at line 7: expected '='
telegraf: E! error parsing telegraf.conf, line 12: configuration specified the fields ["intervall"], but they were not used
promtool: FAILED: rules.yml: 14:11: group "app", rule 1: could not parse expression: 1:9: parse error: unclosed left parenthesis
alertmanager: yaml: unmarshal errors: line 8: field recievers not found in type config.plain
logstash: Expected one of [ \t\r\n], "#", "input", "filter", "output" at line 3, column 1 (byte 27)
vault policy: 1 error occurred: * error parsing policy: path "secret": invalid capability "raed"
.editorconfig:4: unknown property value "spce" for indent_style
error: bad config line 3 in file /builds/app/.git/config
error: bad config line 4 in blob .gitmodules
fatal: bad config value for 'core.autocrlf' in .git/config
error: invalid key: alias
error: .gitattributes:3: invalid attribute name: text=aut o
warning: unterminated pattern in .gitignore: missing closing bracket
error: invalid refspec 'main:'
fatal: ambiguous argument 'HEAD^{tre}': bad revision expression
fatal: invalid date format: yestreday
gitlint: Config error: Option 'title-max-lengthh' does not exist in rule T1
pre-commit: InvalidConfigError: ==> File .pre-commit-config.yaml ==> At Config() ==> At key: repos ==> Expected array but got str
lefthook: Error: invalid config: yaml: line 4: block sequence entries are not allowed in this context
lint-staged: ✖ Failed to parse config from .lintstagedrc: unexpected token
✖ Validation Error: Invalid value for '*.js' in lint-staged: should be string, function, or an array
husky: .husky/pre-commit: 3: Syntax error: end of file unexpected
m4:configure.ac:12: end of file in argument list
m4: bad expression in eval: 1 +
bison: grammar.y:14.3-8: error: symbol 'exprr' is used, but is not defined as a token and has no rules
bison: grammar.y: warning: 3 shift/reduce conflicts [-Wconflicts-sr] treated as error
flex: scanner.l:22: unrecognized rule
flex: scanner.l:9: bad <start condition>
antlr4: error(50): Order.g4:12:4: syntax error: mismatched input ':' expecting SEMI
error(57): Order.g4:7:9: reference to undefined rule: exprr
ragel: scan.rl:14:3: this machine definition has not been closed
gperf: No keywords in input file!
re2c: error: line 9, column 4: undefined start condition
swig: Error: Syntax error in input(3) near line 21.
protoc: order.proto:12:3: Expected ";".
order.proto:9:12: Field number 3 has already been used in "Order" by field "total".
order.proto:4:8: "Mony" is not defined.
thrift: [ERROR:order.thrift:7] (last token was 'strct') syntax error
flatc: order.fbs:4: error: expecting: : instead got: identifier
avro: org.apache.avro.SchemaParseException: "strng" is not a defined name. The type of the "name" field must be a defined name
asn1c: FATAL: Parse error near line 12 (token "SEQUENC")
graphql-codegen: GraphQL Document Validation failed: Cannot query field "totl" on type "Order".
psql:seed.sql:14: ERROR:  syntax error at or near "FORM"
psql:seed.sql:3: ERROR:  unterminated quoted string at or near "'Anna
psql:fn.sql:9: ERROR:  missing "LOOP" at end of SQL expression
psql: \copy: parse error at ")"
invalid command \copyy
sqlite: Parse error near line 3: near "SELEC": syntax error
Parse error: incomplete input SELECT count( error here ---^
ERROR 1064 (42000) at line 9: You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version
ERROR at line 4: Unknown command '\U'.
Msg 102, Level 15, State 1, Server db, Line 4 Incorrect syntax near ')'.
Msg 319, Level 15: Incorrect syntax near the keyword 'with'. the previous statement must be terminated with a semicolon.
SP2-0734: unknown command beginning "INSRT INTO..." - rest of line ignored.
SP2-0042: unknown command ")" - rest of line ignored.
ORA-06550: line 3, column 1: PLS-00103: Encountered the symbol "END" when expecting one of the following
SQLSTATE=42601: An unexpected token "FORM" was found following "SELECT *". SQL0104N
cqlsh: SyntaxException: line 2:0 no viable alternative at input 'UPDTE'
clickhouse: Code: 62. DB::Exception: Syntax error: failed at position 14 ('FORM')
neo4j: Invalid input 'MTCH': expected "MATCH" (line 1, column 1)
influx: error parsing query: found FORM, expected FROM at line 1, char 14
redis-cli: Invalid argument(s): unbalanced quotes in request
x Expected ';', '}' or <eof> ,-[src/a.ts:12:4]
x Unexpected token '<lexing error: unexpected char>'. Expected identifier
× Unterminated string constant ╭─[src/a.ts:4:9]
× the name 'total' is defined multiple times
✘ [ERROR] Expected ")" but found "=>" src/a.ts:12:9
✘ [ERROR] Unterminated regular expression
✘ [ERROR] The JSX syntax extension is not currently enabled
✘ [ERROR] Cannot assign to "total" because it is a constant
✘ [ERROR] Transforming const to the configured target environment ("es5") is not supported yet
[vite:esbuild] Transform failed with 1 error: src/a.ts:4:2: ERROR: Unexpected "}"
[vite:css] [postcss] src/a.css:4:3: Unclosed block
[vite-plugin-svelte] src/Cart.svelte:12:4 </div> attempted to close an element that was not open
[vite:json] Failed to parse JSON file, invalid JSON syntax found at position 41
RollupError: Expression expected (Note that you need plugins to import files that are not JavaScript)
RollupError: src/a.js (4:7): 'return' outside of function
Module parse failed: Unexpected character '�' (1:0) You may need an appropriate loader to handle this file type
Module build failed (from ./node_modules/sass-loader/dist/cjs.js): expected "{".
Module build failed: SyntaxError: src/a.jsx: Adjacent JSX elements must be wrapped in an enclosing tag. (14:6)
🚨 @parcel/transformer-js: Expected a semicolon
🚨 @parcel/transformer-css: Unexpected token CurlyBracketBlock
🚨 @parcel/transformer-html: Unclosed tag at src/index.html:12:3
SyntaxError: src/a.js: Identifier 'total' has already been declared. (9:6)
SyntaxError: src/a.ts: Missing initializer in const declaration. (3:11)
SyntaxError: src/a.js: Support for the experimental syntax 'decorators' isn't currently enabled (4:1)
SyntaxError: Private field '#total' must be declared in an enclosing class
error TS1005: ';' expected.
error TS7006: Parameter 'o' implicitly has an 'any' type.
error TS1259: Module '"fs"' can only be default-imported using the 'esModuleInterop' flag
error TS2769: No overload matches this call.
flow: Cannot assign 3 to total because number [1] is incompatible with string [2]. [incompatible-type]
vue-tsc: src/Cart.vue:12:9 - error TS2339: Property 'totl' does not exist on type
svelte-check: Error: Type 'null' is not assignable to type 'Order'. (ts)
NG8001: 'app-crt' is not a known element
NG5002: Parser Error: Unexpected token '}' at column 14 in [ {{ total } }} ]
NG8002: Can't bind to 'formGrup' since it isn't a known property of 'form'.
NG2003: No suitable injection token for parameter 'http' of class 'Cart'.
[astro] Expected ">" but found "class" at src/pages/index.astro:9:14
MDX compile error: Could not parse expression with acorn
[MDX] Expected a closing tag for '<Tabs>' (12:1-12:7) before the end of 'paragraph'
Error parsing frontmatter: can not read a block mapping entry; a multiline key may not be an implicit key (4:9)
Error: Undefined variable. ╷ 4 │ color: $brnd;
Error: expected selector. ╷ 12 │ .a { & > }
Error: Invalid CSS after "}": expected selector or at-rule
Error: Top-level selectors may not contain the parent selector "&".
Error: Undefined mixin. ╷ 3 │ @include rouned;
ParseError: Unrecognised input. Possibly missing something in src/main.less on line 14
NameError: variable @brnd is undefined in src/main.less on line 3, column 10
ParseError: stylus: expected "indent", got "outdent"
CssSyntaxError: src/a.css:12:1: Unexpected }
CssSyntaxError: src/a.css:3:9: Missed semicolon
CssSyntaxError: <css input>:4:1: Unknown word
tailwindcss: Error: '@layer components' is used but no matching '@tailwind components' directive is present.
src/a.css 12:3  ✖  Unexpected duplicate selector ".a"  no-duplicate-selectors
14:5  ✖  Expected indentation of 2 spaces  indentation
12:7  error  'total' is assigned a value but never used  no-unused-vars
3:10  warning  Missing return type on function (max 0 warnings)
eslint: Configuration for rule "quotes" is invalid: Severity should be one of the following: 0 = off, 1 = warn, 2 = error
ConfigError: Config (unnamed): Key "rules": Key "semi": Value should be array
Unexpected top-level property "rulez".
oxlint: ⚠ eslint(no-debugger): 'debugger' statement is not allowed
× eslint(no-const-assign): Unexpected re-assignment of const variable total
lint/suspicious/noDoubleEquals  FIXABLE  Use === instead of ==.
biome.json:4:3 deserialize × Found an unknown key 'lintr'.
[error] src/a.ts: SyntaxError: Declaration or statement expected. (12:1)
[error] Invalid configuration for file ".prettierrc": JSON Error: Unexpected token at 4:1
[error] .github/ci.yml: SyntaxError: Nested mappings are not allowed in compact mappings (4:9)
SB_INDEXER: CSF: missing default export src/Cart.stories.ts
Unable to index stories: CSF: unexpected dynamic title
turbo: x Failed to parse turbo.json: unexpected comma
x Found 'pipeline' field instead of 'tasks'.
x Found an unknown key 'cahce'. turbo.json:9
NX   Failed to parse project.json: InvalidSymbol in JSON at 4:3
npm error JSON.parse Unexpected token "}" (0x7D) in JSON at position 41 while parsing near '... "name": "web", }...'
npm error Invalid package name "@acme/Web UI": name can only contain URL-friendly characters
npm error Invalid version: "1.0"
ERR_PNPM_JSON_PARSE  Expected double-quoted property name in JSON at position 41 while parsing package.json
Usage Error: Parse error when loading /app/.yarnrc.yml; please check it's proper Yaml
rush.json(14,3): error: Expecting property name enclosed in double quotes
deno.json: Unable to parse config file JSON because of Unterminated string literal on line 4 column 9
bunfig.toml: error: Unexpected end of file while parsing table header
Invalid 'release' config: Expecting an array for "branches"
renovate: Config validation error: Invalid configuration option: packageRulez
dependabot.yml: The property '#/updates/0/schedule' is missing a required property: interval
netlify.toml: Could not parse configuration file: Unknown character "(" at row 4, col 9
vercel.json: Invalid vercel.json - should NOT have additional property 'buildz'
firebase.json: Error: Cannot parse JSON: trailing comma at line 12
angular.json: Error: InvalidSymbol in angular.json
codegen.yml: YAMLException: bad indentation of a mapping entry (4:3)
Podfile syntax error, unexpected end-of-input: invalid 'Podfile' file
[!] Invalid 'Podfile' file: undefined method 'pd' for Podfile
Syntax error in your Fastfile on line 14: unexpected token
[!] Fastfile:9: syntax error found: unexpected 'end', ignoring it
error: Package.swift: invalid manifest: expected ',' separator
error: value of optional type 'Order?' must be unwrapped to a value of type 'Order'
error: type 'CartView' does not conform to protocol 'View'
error: expression was inferred to be unused; warnings are errors
error: 'async' call in a function that does not support concurrency
Cart.m:12:5: error: use of undeclared identifier 'totl'
Cart.m:14:3: error: no visible @interface for 'Cart' declares the selector 'totl'
Undefined symbols for architecture arm64: "_OBJC_CLASS_$_Cart", referenced from:
duplicate symbol '_total' in: Cart.o Order.o
Cart.swift:14:1: error: Line Length Violation: Line should be 120 characters or less (line_length)
e: file:///app/Cart.kt:12:9 Unresolved reference: totl
e: file:///app/Cart.kt:14:5 Type mismatch: inferred type is String but Int was expected
e: Cart.kt: (9, 4): Overload resolution ambiguity
e: warnings found and -Werror specified
Cart.kt:12:1: Missing newline after "(" (standard:parameter-list-wrapping)
Cart.kt:3:1 Wildcard import (cannot be auto-corrected) (standard:no-wildcard-imports)
Script compilation errors: Line 14: android { compileSdkk = 34 ^ Unresolved reference: compileSdkk
build file '/app/build.gradle': 12: Unexpected input: '{' @ line 12, column 9.
Could not find method implementatio() for arguments [com.acme:core:1.0] on object of type DefaultDependencyHandler
Invalid TOML catalog definition: In version catalog libs, parsing failed with 1 error
error: resource style/Theme.Shopp (aka com.acme:style/Theme.Shopp) not found. error: failed linking references.
AndroidManifest.xml:12:5-14:19: AAPT: error: unexpected element <activty> found in <manifest><application>.
strings.xml:4: error: not well-formed (invalid token): unescaped apostrophe in <string name="a">
[Dagger/MissingBinding] com.acme.Repo cannot be provided without an @Inject constructor or an @Provides-annotated method.
error: [ksp] There is a problem with the query: [SQLITE_ERROR] SQL error or missing database (no such column: totl)
error: Entities and POJOs must have a usable public constructor.
R8: Missing class com.acme.Legacy (referenced from: void com.acme.Main.run())
proguard: Error: Expecting class path separator ';' before '{' in argument number 9
lib/cart.dart:12:9: Error: The getter 'totl' isn't defined for the class 'Cart'.
Error: Can't find ']' to match '['.
error • The argument type 'String' can't be assigned to the parameter type 'int' • lib/cart.dart:14:3 • argument_type_not_assignable
info • Prefer const with constant constructors • fatal-infos
Error on line 14, column 3 of pubspec.yaml: Expected a key while parsing a block mapping.
Error detected in pubspec.yaml: Expected "assets" to be a list, but got null
app.json: Error: Cannot read JSON: Bad control character in string literal
metro.config.js: SyntaxError: Unexpected identifier 'watchFolders'
SyntaxError: /app/App.tsx: Expected corresponding JSX closing tag for <View>. (41:4)
Assets/Cart.cs(12,9): error CS0103: The name 'totl' does not exist in the current context
Assets/Cart.cs(14,2): error CS1002: ; expected
Shader error in 'Custom/Water': undeclared identifier '_Foam' at line 41 (on d3d11)
error C2065: 'totl': undeclared identifier (UnrealBuildTool)
Cart.h(14): Error: Missing 'GENERATED_BODY' in class
LogBlueprint: Error: [Compiler] The type of Target is undetermined. Connect something to Get to imply a specific type.
SCRIPT ERROR: Parse Error: Identifier "totl" not declared in the current scope.
Parse Error: Expected end of statement after expression, found "Identifier" instead.
SHADER ERROR: Unknown identifier in expression: 'fome'.
ERROR: Parser error: syntax error in file gear.scad, line 12
openscad: WARNING: Ignoring unknown module 'cylindr', with --hardwarnings
gcode: line 41: Unknown command: "G99X"
klipper: Option 'rail' in section 'stepper_x' is not valid: Unable to parse option
sketch.ino:12:3: error: 'digitalWrit' was not declared in this scope
app.overlay:4.1-9: Label or path uart9 not found: devicetree error: parse error
error: Aborting due to Kconfig warnings: attempt to assign the value 'y' to the undefined symbol FOOBAR
startup.s:41: Error: bad instruction 'mvov r0,#1'
linker.ld:12: syntax error
top.v:14: syntax error, unexpected TOK_ID, expecting ',' or ';'
%Error: top.v:9:3: syntax error, unexpected IDENTIFIER
%Warning-WIDTH: top.v:12: Operator ASSIGN expects 8 bits on the Assign RHS, but generates 9 bits.
ERROR: [Synth 8-2715] syntax error near endmodule
Error (10500): VHDL syntax error at top.vhd(12) near text "endd"; expecting ";"
tb.vhd:14:9: error: no declaration for "clkk"
ngspice: Error on line 4: unknown subckt: x1 in out opamp
nav.launch: Invalid roslaunch XML syntax: mismatched tag: line 12, column 2
msg/Pose.msg: Invalid field type 'flot32'
behaviortree: Error at line 9: -> Node not recognized: Sequenc
report.tex:41: Undefined control sequence.
! Extra alignment tab has been changed to \cr.
! Paragraph ended before \textbf was complete.
! Misplaced \noalign.
Runaway argument? {Total of all
I was expecting a ',' or a '}'---line 14 of file refs.bib
biber: ERROR - BibTeX subsystem: refs.bib, line 12, syntax error: found "title", expected end of entry
docs/a.rst:4: ERROR: Unknown directive type "automodul".
docs/a.rst:14: CRITICAL: Unexpected section title.
docs/a.rst:3: ERROR: Unknown interpreted text role "clas".
There is a programmable error in your configuration file: NameError in conf.py
asciidoctor: ERROR: a.adoc: line 14: unterminated listing block
asciidoctor: ERROR: a.adoc: line 9: section title out of sequence: expected level 1, got level 2
Liquid Exception: Liquid syntax error (line 12): Unknown tag 'inclde' in _layouts/default.html
Liquid Exception: invalid date in _posts; 'if' tag was never closed
YAML Exception reading _posts/a.md: (<unknown>): mapping values are not allowed in this context at line 3 column 8
Error: MkDocs encountered an error parsing the configuration file: while scanning a simple key
docusaurus: "onBrokenLink" is not a valid docusaurus.config.js field; These field(s) are not recognized
pandoc: Error at "defaults.yaml" (line 4, column 1): Unknown option "inputfiles"
Error parsing YAML metadata at "report.md" (line 1, column 1): YAML parse exception
doxygen: a.h:14: warning: argument 'x' of command @param is not found in the argument list (warning treated as error, aborting now)
docs/a.md:12:81 MD013/line-length Line length [Expected: 80; Actual: 131]
docs/a.md:3 MD001/heading-increment Heading levels should only increment by one level at a time
mermaid: Parse error on line 3: ...A --> B[ ----^ Expecting 'SQE', got 'NEWLINE'
Error: <stdin>: syntax error in line 4 near '->' (dot)
Lexical error on line 2. Unrecognized text.
structurizr: Unexpected tokens at line 12 of workspace.dsl
nb/a.ipynb cell 4: SyntaxError: EOL while scanning string literal
dbt: Compilation Error in model orders: unexpected '}', expected end of statement block
dbt: Parsing Error Invalid models config given in models/schema.yml @ models: at path ['columns']
sqlfluff: L:  14 | P:   9 |  PRS | Found unparsable section: 'GROPU BY'
sqlfluff: L:   3 | P:   1 | LT02 | Expected indent of 4 spaces.
[PARSE_SYNTAX_ERROR] Syntax error at or near 'FORM'.(line 1, pos 9)
hive: FAILED: ParseException line 1:9 missing EOF at 'FORM' near 'id'
Broken DAG: [/dags/load.py] SyntaxError: unexpected EOF while parsing
soda: Could not parse checks.yml: invalid check "row_cout > 0": line=2,col=5
IndentationError in file Snakefile, line 14: unexpected indent
nextflow: Script compilation error - file : main.nf - cause: Unexpected input: '{'
Compilation of workflow.cwl failed: invalid field 'inputz', expected one of: 'inputs', 'outputs'
kedro catalog.yml: DatasetError: 'type' is missing from dataset catalog configuration
hydra: ConfigAttributeError: Key 'lrr' is not in struct full_key: lrr
rclone filter file line 4: bad glob: mismatched brackets
restic: exclude pattern on line 3 is malformed
unison: Bad preference line 12: colon or equals expected
chezmoi: .bashrc.tmpl:14: unclosed action
gh: expected a jq expression: unexpected token "]"
gnuplot: "plot.gp" line 12: unexpected or unrecognized token
gnuplot> plto 'a.dat' ^ line 3: invalid command
gnuplot: line 9: ')' expected
ledger: While parsing file "books.dat", line 41: No quantity specified for amount
hledger: Error: books.journal:12:7: unexpected newline, expecting date separator
beancount: books.bean:41: syntax error, unexpected STRING
remind: cal.rem(4): Missing '%%' or unknown keyword
todo.cfg: line 3: unexpected EOF while looking for matching '"'
gawk: report.awk:14: ^ unexpected newline or end of string
expect: missing close-brace in login.exp line 12
extra characters after close-brace while compiling login.exp
tmux.conf:4: unknown command: bindd-key
.vimrc line 12: E492: Not an editor command: Plugg
E475: Invalid argument: colorcolum
.emacs: End of file during parsing
.inputrc: line 4: unknown key modifier
.screenrc line 3: unknown command 'vbel'
zshrc:12: unmatched "
.gdbinit:4: Error in sourced command file: No symbol "foo" in current context.
udev rules: 99-rig.rules:3 Invalid key/value pair, ignoring
polkit: Error compiling script rules.d/10.rules: missing ; before statement
dconf: keyfile line 3: not a group header
desktop-file-validate: app.desktop: error: value "Appp" for key "Type" is not a registered type value
xkbcomp: syntax error: line 12 of keymap, last scanned symbol is: {
fonts.conf, line 9: mismatched tag
procmailrc: Missing action in recipe
sieve: script errors: line 4: unknown test "heder"
nginx unit: Request JSON error, invalid config at offset 41
coq: Syntax error: '.' expected after [vernac:command] (in [vernac_aux]).
coq: Error: The reference totl was not found in the current environment.
lean: error: type mismatch, term has type Nat but is expected to have type Int
agda: Parse error: unexpected where clause
isabelle: Outer syntax error (line 12 of "Cart.thy"): command expected
dafny: cart.dfy(12,4): Error: rbrace expected
tla+: Was expecting "==== or more Module body" Encountered "Nextt"
alloy: Syntax error in cart.als at line 4 column 9: There are 38 possible tokens
prolog: cart.pl:14:3: Syntax error: Operator expected
apl: SYNTAX ERROR in total line 3
forth: undefined word totl at line 4
basic: ?SYNTAX ERROR IN 120
pascal: cart.pas(12,4) Fatal: Syntax error, ";" expected but "ELSE" found
fpc: Error: Identifier not found "totl"
gnat: cart.adb:12:04: missing ";"
gnat: cart.adb:4:07: "Totl" is undefined
cobc: cart.cob:41: error: 'TOTL' is not defined
cobc: price.cbl:12: error: syntax error, unexpected PERFORM
gfortran: Error: Symbol 'totl' at (1) has no IMPLICIT type
gfortran: Error: Unclassifiable statement at (1)
nasm: cart.asm:12: error: symbol 'totl' undefined
nasm: error: parser: instruction expected
rating/motor.dmn: cell C7 holds an expression I can't read: "< 18 or"
letter.ftl line 31, column 9: closing tag </#if> without opening one
triage.rules:40: dangling 'else', no 'if' is open
discharge.jrxml did not compile: field birthDate is not declared
pricebot: mt103.xslt cannot be compiled: variable $ccy used before it is declared
limits.drl [14,7]: expecting 'then' but found 'when'
rules/aml.py does not parse: unbalanced ')' on line 88
stands.hcl:18 unfinished block
moodle-sync: mapping.json5 — trailing garbage behind the last brace
tariff-rules.cue:9:14: expected operand, got newline
profile car.lua: '=' expected near 'speed'
de.json: a comma is missing after line 77
fr.ftl: expected a placeable, found end of line (row 14)
Failed: 0043_add_vat.sql stumbles at "ALTER TABEL"
statement 3 of 0044 ends in the middle of a string
flags.yaml line 12: mapping inside a list item is indented wrongly
flag rule 'country == CH &&' ends too soon
openapi.yaml: paths./offers.get: unknown member 'respones'
asyncapi file: can't resolve indentation in line 30
deploy.sh: line 88: missing 'fi' for the 'if' in line 71
app.conf.j2 could not be rendered: unexpected '%}'
nginx config produced by us is broken: "server" has no opening "{" in 22
jobrunner: Syntaxfehler in Zeile 4 von regeln.txt
guard: erreur de syntaxe près de 'fin'
[FAIL] Vorlage rechnung.tpl: Klammer nicht geschlossen
plantilla mal formada: falta {% endif %}
rules.txt, line 12: I don't understand 'wen'
✗ price formula "base * (1 + vat" has an open bracket
tariff script: unexpected end after 'else'
condition ends with an operator
ERROR: unknown keyword 'raed' in job file
job file: indentation is off at line 8
pipeline.yml rejected: 'stpes' is no known key
.ci.yml: tab character where blanks are needed
config has two equal keys: timeout
json config: comma after the last entry
json config: single quotes are not allowed
toml: no value behind '='
ini: line 7 is neither section nor key=value
hcl: brace not closed in main.hcl
xml config: tag <job> isn't closed
dsl: step 'load' defined outside of a flow
*** dsl error in flow.dsl(14): need a semicolon
query no. 3 is not valid SQL near 'FORM'
ERROR: select without from in view.sql
problem: missing right parenthesis in rates.sql
error - stored proc does not compile, see line 40
trigger body invalid: END expected
regex in filter.conf is broken: lookbehind
glob '[a-' not valid
cron line '61 * * * *' not valid
stockd: date pattern 'yyyy-mm-' illegal
jinja: endfor where endif was expected
twig: block 'main' opened twice
erb: unexpected end in invoice.erb
velocity: #end missing
liquid: tag 'assing' is unknown
handlebars: each closes an if
mustache: stray }}
pug: inconsistent indentation in mail.pug
xsl: template match is not an XPath
less: unknown mixin .btn-wills
scss: no such variable $teeth-green
css: closing brace without opener
ts: property 'vat' does not exist on type Line
ts: argument of type string is not assignable to number
java: cannot find symbol method total()
java: ';' expected in Zoo.java:41
java: unreported exception must be caught
kotlin: unresolved reference: vat
c: implicit declaration of function 'flash_erase'
c: 'len' undeclared (first use)
c: conflicting types for 'crc16'
E: c++: no matching function for call to 'Gate::open'
go: declared and not used: tmp
go: undefined: computeFee
rust: cannot borrow as mutable
python: IndentationError in batch/run.py
python: f-string is never closed
ruby: unexpected keyword end in fee.rb
php: unexpected '}' in Invoice.php:88
perl: Missing right curly in fee.pl
powershell: Missing closing '}' in build.ps1
bash: done without do in loop.sh
bash: unexpected EOF while looking for matching quote
awk: syntax problem in prog at source line 3
sed script: unknown command 'k'
makefile: separator missing line 12
cmake: function ended with wrong command
dockerfile: unknown instruction 'CPOY'
groovy: unexpected token in Jenkinsfile line 9
vhdl: near "end": expected "then"
verilog: illegal reference to net
Failed: plc structured text: END_IF missing (gate.st 44)
ladder export: rung 12 has no coil
cobol: period missing before PROCEDURE DIVISION
abap: statement not defined, check spelling
pl/sql: PLS-00103 at END
rpg: name not defined: CUSTNO
fortran: unclassifiable statement
pascal: ';' wanted but identifier found
vba: block if without end if
dax: formula incomplete
m query: token comma wanted
graphql: field 'pric' unknown on Offer
proto: field number 4 used twice
thrift: duplicate field id
asn.1: type undefined: Ticket
wsdl not understood: no binding
ERROR: xsd itself is faulty: type tns:Mony undefined
feedcheck: openapi has a $ref to nowhere inside the file
raml: unknown node 'respones'
gherkin: background after scenario
feature file: step outside of a scenario
robot: keyword setting is invalid
latex: runaway argument in offer.tex
markdown table broken? front matter not closed
rst: unexpected unindent
po file: msgstr missing at line 77
icu message: unmatched brace in 'cart.items'
dbc file: syntax at SG_ line
lint: variable never used (fee.js 3)
lint: missing semicolon, 12 times
lint: line too long in fee.py:12 (E501)
lint: unreachable code after return
shellcheck says: quote this to prevent splitting
hadolint: pin versions in apt-get install
run-batch: type check of tariffs failed: Incompatible return value
stylelint: unknown property 'colr'
compiler gave up after 100 errors in gate.c
formula parser: function SUMM unknown
expression language: unknown identifier 'custmer'
expression '1 +' is incomplete
rule set does not compile: duplicate rule name
ci-gate: dmn table has overlapping syntax: hit policy missing
bpmn: sequence flow without target, model not deployable
label script ZPL: ^XZ missing
escpos template: unknown command {bld}
query builder cannot read the filter 'price gt'
alias file: line 3: no colon
iptables rules file: line 9 bad
zone file: unexpected token in SOA
dhcp config: semicolon expected
logrotate file: error: unknown option 'dayly'
systemd unit: Unknown key name 'ExecStrat'
crontab file: bad minute
udev rule: unknown key
alert rule: unexpected identifier in PromQL
{"level":"error","msg":"rule file does not parse","line":14}
level=error msg="template broken" file=receipt.tpl err="unexpected end"
2024-05-02 03:12:09 ERROR rules - cannot understand expression at column 14
Error in tariff definition at line 41: missing closing parenthesis
Cannot understand rule 'if day is sunday then' (incomplete)
Bad expression in column 'formula', row 12: 1,2*x
Layout file letters.xml is not well-formed, the letter can't be compiled
Template engine: unknown filter 'chf' in offer.html
Template engine: unexpected end of template, block 'items' still open
Parser says: unexpected symbol ';' in month.rules
month.rules(14,3): identifier expected
The query file has an unterminated comment
SQL of report 'sales' is invalid near ','
bench: The WHERE clause in filter.sql is incomplete
The YAML of the schedule has a wrong indentation at line 9
schedule.yml: key 'cron' must be a text
pipeline definition: unknown keyword 'need' in job deploy
pipeline definition invalid: jobs.deploy.steps must be a list
settings.json is broken JSON (line 14: expected comma)
stop: flights.toml could not be parsed: invalid character in key
chips.ini: strange line 12, no '='
feature file uses an unknown keyword 'Wenn'
macro 'Monat' does not compile: Expected: end of statement
compile error in Bericht.bas: Sub or Function not defined
Type error found by checker: book_all returns None, str promised
checker: missing return type in cells.ts
checker: possibly null value used in meters.ts(14)
FATAL Linter stops the build: 3 errors in src/berths
Linter: unused import in Close.java
Linter: tabs not allowed in shelves.go
Compiler: missing semicolon at Fees.cs(41)
Compiler: unknown type name 'Fe' in draws.h
Compiler: too many arguments to function 'open_gate'
cannot assign to constant FEE in teeth.rs
Unexpected token in gate.js, line 41
unmatched quote in run-month.sh line 9
run-month.sh: unexpected token 'then'
month.ps1: The string is missing the terminator
Dockerfile of importer: 'RUNN' is no instruction
bad directive in vhost.conf: ProxyPas
unknown directive 'listn' in gate.conf
rig-run: regular expression for plates does not compile: missing ]
JSON path '$.recipes[' isn't valid
XPath '//fee[' can't be compiled
cron spec '* * *' has too few parts
openapi description invalid at /paths/~1fees: must have responses
graphql schema: type Fee is referenced but never defined
proto: expected field number
latex: missing $ in offer.tex
stylesheet: unexpected }
model file gate.mo: type error in equation
PLC code: undeclared variable xDoor
testcase gate.tc: statement 'whait' unknown
houseKeeper: sequence file step 9: unknown command MEASSURE
SYNTAX ERROR IN CONTROL CARD 4
IKJ56712I INVALID KEYWORD, GRAINX
JCL ERROR: EXPECTED CONTINUATION NOT RECEIVED
nope: COMPILE FAILED: UNDEFINED DATA NAME DECK-NO
line 3: command 'drwa' is not part of the language
line 9: ')' without '('
line 12: missing quotation mark
line 14 of meters.rules could not be understood
quotes.rules: unexpected word 'or' at the start
tickets.rules: rule has no end
ovens.rules: number wanted after 'max'
doses.cfg line 4: bad token '='
pets.cfg: block 'upper' not closed
tickets.cfg: unknown directive
tides.yaml: cannot be parsed, mapping expected
stalls.yaml: anchors undefined: *base
scenes.schema.yaml: 'typ' not allowed as key
songs.tf: argument named 'sise' is not expected here
coins.tmpl:4: function "upcase" not defined
beds.tmpl: unclosed action
visas.html.twig: unknown tag "iff"
payslips.sql: wrong syntax near GROUPE
odds.sql:12: missing keyword
payslips.py: unexpected indent
tea.py: name 'seatz' is not defined (checker F821)
flights.ts: cannot find name 'seatz'
E: maps.ts(4,1): 'const' declarations must be initialised
docks.go:4: syntax: non-declaration outside function
orchard.rs: expected one of ; or }
fatal: pumps.c:4: expected declaration or statement at end
lanes.cpp: template argument missing
belts.cs: } expected
lifts.java:9: incompatible types: String to int
rigs.kt: type mismatch inferred
beer.swift: expected expression
tea.php: unexpected identifier "foreach"
doses.rb: unexpected end-of-input
reels.pl: Global symbol needs explicit package
texts.ex: undefined function seats/1
flights.scala: not found: value seats
stars.vue: template has no closing div
taxis.css: colon expected
posts.proto: "Seet" is not defined
toys.graphql: expected Name, found }
issues_db.feature: unexpected line 'Whenn'
draws.robot: unrecognised section header
herds.tex: environment itemize undefined end
bags.dot: error in line 3 near '->'
wells.puml: syntax? line 4
probes.mmd: parse trouble on line 2
Regel 14 ist nicht lesbar: 'wenn' erwartet
Formel fehlerhaft: Klammer zu fehlt
expression mal formée à la ligne 4
error de sintaxis en la regla 3
plantilla: etiqueta sin cerrar
rules.night line 8: expected number after 'from'
the filter expression 'zone = ' isn't complete
the filter expression has an unknown operator '=>'
workflow.yaml: property 'on_fail' is not recognised
workflow.yaml: step names must be unique and match [a-z]
workflow.yaml: unexpected type list for 'env'
mapping.csvs: rule 14 has bad syntax
the JSON in overrides.json has a comment, not allowed
stray closing brace in overrides.json
ci-gate: missing closing bracket in overrides.json5
broken template mail/welcome.html: endblock without block
broken template mail/welcome.txt: variable name with a blank
bad placeholder syntax {name in welcome.txt
invalid format string '%q' in labels.c
preprocessor: unterminated #if in gate.h
preprocessor: #error configure BOARD first
linker script gate.ld:14: syntax error
device tree gate.dts:14 parse error
Kconfig:12: unknown statement
Jenkinsfile: unexpected token: }
Vagrantfile: syntax error, unexpected end
Rakefile:9: unexpected ','
Gemfile: syntax near 'gme'
build.gradle: no signature of method compil
pom.xml: unrecognised tag 'dependancy'
build.xml: element target not closed
webpack.config.js: missing )
tsconfig.json: unknown compiler option
eslint: parsing error in gate.js: unexpected token
ruff: invalid syntax in deeds.py
mypy: rigs.py:14: incompatible type None
phpstan: call to an undefined method in Panels
rubocop: Lint/Syntax in odds.rb
clippy: this loop never loops
golint: exported func without comment
checkstyle: Line is longer than 120 characters in Posts.java
pylint: E1101 no member 'amount'
sqlcheck: keyword SELECT expected
puppet-lint: tab found
ansible-lint: name[missing] in site.yml
tflint: unknown instance type literal
cfn-lint: E3002 invalid property
chart template: unexpected }} in deployment.yaml
values file: mapping values not allowed here
prometheus rule file: could not parse expression
fluent config: unmatched end tag </match>
logstash config: expected one of #, => at line 9
vcl compile: unused acl / expected ;
exim config: missing end of section
asterisk extensions.conf: no closing parenthesis
freeradius: missing } in sites-enabled
bind zone: no ttl specified, bad owner line
jasper report: class not compiled, errors in expression
crystal formula: the ) is missing
excel formula in template is wrong
gcode macro: unknown word
VHDL: missing 'is'
TTCN-3: expected ';' before 'log'
CAPL: parse error in node.can
IEC ST: unknown type BOOLL
Structured Text compile: 3 errors in Main.st
Modelica: class Pump not parsable
netlist line 12: unknown device
robot program line 8: MOVEL lacks target
drools: Rule Compilation error
prolog rules: operator expected
ANTLR: mismatched input 'zone' expecting ')'
peg: expected digit at 3:4 in rule file
The rule file docks.rules does not compile: missing 'end' after line 12
The formula in tariff 'N' could not be parsed at '*'
The template of the reminder letter has an unclosed loop
The template uses an unknown function fmtDat()
verify-all: The pipeline file can't be parsed (line 12, bad indentation)
ci-gate: The pipeline file has an unknown key 'afterscript'
The query of report 12 contains a syntax error
The script of step 4 has an unmatched brace
The schema of settings rejects 'tmieout'
The config file is not valid YAML: tab at line 4
The config file is not valid TOML: missing quote
The compiler found 3 errors in bench.c, first: undeclared identifier
The type checker is unhappy with src/roster.ts: string is no number
The linter objects to an unused variable in spice.py
The parser stopped at token 'ende'
The macro has a syntax error
The sequence has an unknown statement in line 9
The stylesheet can't be compiled: unknown variable $zone
The expression "a >" is truncated
Unparsable line 12 in rooms.conf
Unparseable expression for surcharge
Unbalanced parentheses in formula
Unclosed string in valves.rules line 4
Unclosed comment
>> Unexpected keyword 'else' in towers.rules
loadtide: Unexpected 'end' in flow file
Unknown statement 'lod' in script line 3
Unknown function 'roundd' in formula
Unknown tag {% fro %}
Unknown directive in bench.conf line 2
Invalid directive at line 2
Invalid syntax in selector file
Invalid rule: no condition
Invalid workflow: job 'check' has no steps
Illegal token in rule set at 14:3
feedcheck: Incomplete statement in line 9
Missing colon after 'if' in flow file
Missing semicolon before line 9 of ships.pas
Missing operand in formula
Parse error on line 12 of the mapping language
Parsing of zones.hcl stopped: unexpected {
Compile error: lanes.c line 9, ')' expected
Compilation of rule set stopped by error in rule 12
Template error: variable tag not closed
Grammar problem in commands.txt: 'pres' is no verb
FEHLER Definition of job 'check' is malformed: needs is not a list
Malformed rule in line 9
Malformed front matter in post.md
Failed: Reserved word used as name in zones.sql
fatal: Duplicate definition of rule 'night'
Duplicate key in settings.yaml
Symbol 'zone' is not declared in shelves.st
Regel 'nacht' enthält einen Syntaxfehler
error - Konfiguration ist kein gültiges JSON (Zeile 3)
campus.yml:12: I expected a list after 'printers:'
could not make sense of opening.toml: line 3 has no '='
recipes.yml is not valid YAML: tab in line 9
jobs.yml: duplicated key 'steps'
jobs.yml: 'scheduel' is not a permitted field
rota.ini: text before the first [section] in line 1
line 4 of menu.conf ends without a semicolon
config.jsonc: trailing comma at 14:3
template receipt.tpl: block 'footer' opened but never closed
mail template: unknown placeholder {{custmer}}
mustache: unclosed section "items" at 14
unbalanced {% if %} in letter.html
rule 7: cannot understand 'whenn total > 100'
rule file: operator '=>' is unknown, did you mean '>='
formula 'price * (1 + vat' has no closing bracket
expression ends too early: total >
cron expression '61 * * * *' makes no sense: minute out of range
'every 5 fortnights' is not a schedule I can parse
quest script orc.quest:41: 'endif' without 'if'
dialog.ink:14: Expected choice or gather after '*'
level script: unknown statement 'spwan'
query pupils.sql: near "FORM": syntax error
lane.sql:12: ERROR: syntax error at end of input
report.sql: missing FROM-clause entry for table "c"
plot.sh: line 41: syntax error: unexpected end of file
squad.sh: line 14: syntax error near unexpected token 'done'
dock.sh: line 9: unexpected EOF while looking for matching ')'
dock.sh: line 3: [: missing ']'
squadron.sh: line 3: [: too ten arguments
fleet.sh: 3: [[: not found -- bashism in sh script
/bin/sh: 4: Syntax error: "(" unexpected (expecting "fi")
crew.ps1:4 char:9 Missing closing '}' in statement block or type definition.
PHP Parse error:  syntax error, unexpected token "}", expecting ";" in feeder.php on line 14
PHP Parse error: Unclosed '{' on line 9 in horse.php
PHP Fatal error:  Cannot redeclare stamp() (previously declared in a.php:4)
PHP Fatal error:  Cannot use Brewery\A as A because the name is already in use in b.php
PHP Fatal error:  Abstract function Tram::open() cannot contain body
Global symbol "$fleet" requires explicit package name (did you forget to declare "my $fleet"?) at fares.pl line 8.
syntax error at quests.pl line 14, near "){"
Bareword "pitchh" not allowed while "strict subs" in use at doses.pl line 3.
Missing right curly or square bracket at doses.pl line 41, at end of line
Can't find string terminator '"' anywhere before EOF at berths.pl line 9.
fares.rb:14: syntax error, unexpected end-of-input, expecting end
quests.rb:3: dynamic constant assignment
invoices.rb:8: unterminated string meets end of file
luac: brewery.lua:14: 'end' expected (to close 'function' at line 3) near <eof>
lua: festival.lua:3: unexpected symbol near '='
lua: roster.lua:8: unfinished string near '"open'
harbour.lua:4:7: accessing undefined variable 'hred' (W113)
Error: unexpected symbol in "lane <- c(1,,"
Error in parse("doses.R") : doses.R:14:0: unexpected end of input
  File "harvest.py", line 14    if x = 3: IndentationError: unindent does not match any outer indentation level
SyntaxError: invalid non-printable character U+00A0
SyntaxError: Identifier 'plot' has already been declared
SyntaxError: await is only valid in async functions and the top level bodies of modules
SyntaxError: The requested module './choir.js' does not provide an export named 'tune'
SyntaxError: Illegal return statement
./fleet.go:14:2: declared and not used: loans
./fleet.go:21:9: undefined: seat
./crew.go:9:12: cannot use bed (variable of type Bed) as Crew value in argument to feed
error[E0425]: cannot find value 'ward' in this scope
error[E0277]: the trait bound 'Orc: Serialize' is not satisfied
error[E0382]: borrow of moved value: 'dock'
error: expected one of '.', ';', '?', '}', or an operator, found 'let'
Berth.java:14: error: ';' expected
Squad.java:9: error: incompatible types: possible lossy conversion from double to int
Guild.java:21: error: unreported exception IOException; must be caught or declared to be thrown
Guild.java:3: error: class Laundry is public, should be declared in a file named Laundry.java
Fleet.cs(14,9): error CS0246: The type or namespace name 'Horse' could not be found
Berth.cs(3,1): error CS1513: } expected
Fleet.cs(8,20): error CS0029: Cannot implicitly convert type 'string' to 'int'
Choir.cs(9,7): error CS0120: An object reference is required for the non-static field, method, or property 'Laundry.Open()'
pylint: rota.py:14:4: E0602: Undefined variable 'hred' (undefined-variable)
ruff: shifts.py:3:8: F401 [*] 'os' imported but unused
invoices.py:14: error: Item "None" of "Orc | None" has no attribute "grade"  [union-attr]
fares.ts(14,7): error TS2322: Type 'string' is not assignable to type 'number'.
shifts.ts(3,10): error TS2305: Module '"./squad"' has no exported member 'dose'.
14:7  error  'guild' is assigned a value but never used  no-unused-vars
rubocop: quests.rb:3:1: C: Style/FrozenStringLiteralComment: Missing frozen string literal comment.
phpstan:  14  Call to an undefined method Singer::dose().
phpcs:  14 | ERROR | [x] Expected 1 space after IF keyword; 0 found
perlcritic: Code before strictures are enabled at line 3, column 1.
golangci-lint: orchard.go:14:12: Error return value of 'f.Close' is not checked (errcheck)
clippy: error: this loop could be written as a 'for' loop
luacheck: ferry.lua:14:7: unused variable 'horse'
lintr: harvest.R:14:3: style: Use <-, not =, for assignment.
checkstyle: [ERROR] Orchard.java:14:5: Missing a Javadoc comment. [MissingJavadocMethod]
pmd: Pasture.java:14: UnusedLocalVariable: Avoid unused local variables such as 'pupil'.
ktlint: Squad.kt:14:1: Unexpected indentation (8) (should be 4)
detekt: Shelf.kt:3:1: The file name 'shelf' does not match the name of the single top-level declaration 'Shelf'.
schema of settings.json: property 'printer' must be an object, found string
settings.schema: additional property 'colour' not permitted in settings.json
our config linter: stage 'buidl' is referenced but not declared in jobs.yml
pipeline file: job "smoke" needs job "buid" which isn't defined
pipeline file: 'image' must be a string or a hash
regex in rules.yml doesn't compile: missing ), unterminated subpattern
bad pattern '[a-': unterminated character class
error parsing regexp: missing closing ]: [a-z
Invalid regular expression: /(/: Unterminated group
preg_match(): Compilation failed: missing closing parenthesis at offset 7
java.util.regex.PatternSyntaxException: Dangling meta character '*' near index 0
Unmatched ( in regex; marked by <-- HERE in m/( <-- HERE abc/ at rota.pl line 8.
malformed pattern (ends with '%')
invalid 'pattern' argument regex TRE error 'Missing ')''
yq: Error: 1:8: invalid input text "fleet("
awk: harvest.awk:14: ^ unterminated string
xmllint: XPath error : Invalid expression
crontab(5) entry in line 3 has only four time fields
"/tmp/crontab.x":3: bad minute
bad command in crontab line 7
Failed to parse calendar specification, ignoring: Mon..Frii
/etc/logrotate.d/airfield:4 unknown option 'rotat' -- ignoring line
theatre.service:9: Unknown key name 'ExecStrat' in section 'Service'
camping.service: Failed to parse service type, ignoring value: forkng
AH00526: Syntax error on line 14 of museum.conf: Invalid command 'ProxyPas'
rota.rules:7: unexpected word 'unles'
menu.dsl line 3: keyword 'price' must be followed by a number
could not tokenise 'bread;;12'
grammar error near column 14: got '}', wanted ')'
unexpected character '§' in expression
parser stopped at line 41: unknown directive '@incude'
template letter.ftl: expression errr? not understood
freemarker: ParseException: Syntax error in template "letter.ftl" in line 14
thymeleaf: TemplateInputException: An error happened during template parsing (template: "letter")
velocity: Encountered "<EOF>" at letter.vm[line 14, column 3]
jinja2.exceptions.TemplateSyntaxError: Encountered unknown tag 'endfr'.
twig: Unknown "curency" filter in "receipt.twig" at line 14.
twig: Unexpected end of template
smarty: Syntax error in template "receipt.tpl" on line 9 unclosed {if} tag
blade: syntax error, unexpected end of file, expecting "endif"
handlebars: Parse error on line 3: Expecting 'CLOSE', got 'INVALID'
ejs: Could not find matching close tag for "<%="
nunjucks: Template render error: unexpected token: }}
pug:14:3 unexpected text "squadron"
haml: Illegal nesting: nesting within plain text is illegal.
erb: syntax error, unexpected keyword_end
liquid: Unknown tag 'endfro'
mako.exceptions.SyntaxException: (SyntaxException) Fragment not closed
template: receipt:14: unexpected "}" in operand
template: receipt:3: function "curency" not defined
tera: Failed to parse "receipt.html": expected '%}'
razor: Receipt.cshtml(14,3): error CS1002: ; expected
jsp: Unterminated <c:if> tag at receipt.jsp(14,3)
whisker: unclosed tag in letter.txt
rmarkdown: Error in parse(text = x) : <text>:14:0: unexpected end of input
quarto: YAML front matter of report.qmd doesn't parse
latex: ! Undefined control sequence. l.14 \berthh
latex: ! Missing $ inserted.
typst: error: expected closing paren
asciidoctor: ERROR: menu.adoc: line 14: unterminated listing block
sphinx: menu.rst:14: ERROR: Unknown directive type "tabel".
docutils: SEVERE: Unexpected section title.
markdownlint: menu.md:3 MD001/heading-increment Heading levels should only increment by one level at a time
vale: menu.md 14:3 error Use 'campus' instead of 'cash desk'. Vocab.Terms
yamllint: rota.yml:14:3: [error] wrong indentation: expected 4 but found 2 (indentation)
yamllint: rota.yml:3:1: [error] syntax error: found character '\t' that cannot start any token (syntax)
hadolint: Dockerfile:3 DL3007 warning: Using latest is prone to errors
hadolint: Dockerfile:9:1 unexpected 'R' expecting '#', a pragma, ADD, ARG
actionlint: .github/workflows/ci.yml:14:9: property "outputz" is not defined
taplo: ERROR invalid file: expected table header
eslint: Parsing error: Unexpected token, expected ","
prettier: [error] menu.html: SyntaxError: Unexpected closing tag "div".
stylelint: menu.css 14:3 ✖ Unexpected unknown property "colr" property-no-unknown
sass: Error: expected "{".
less: ParseError: Unrecognised input in menu.less on line 14
postcss: CssSyntaxError: menu.css:14:1: Unclosed block
sqlfluff: L: 14 | P: 3 | PRS | Line 14, Position 3: Found unparsable section: 'FORM pilot'
pgsanity: line 14: ERROR: unterminated quoted string
mysql: ERROR 1064 (42000) at line 14: You have an error in your SQL syntax
Msg 102, Level 15, State 1: Incorrect syntax near ')'.
Msg 156, Level 15: Incorrect syntax near the keyword 'FROM'.
sqlite: Parse error near line 14: near ")": syntax error
sqlite: Parse error: incomplete input
duckdb: Parser Error: syntax error at or near "FORM"
clickhouse: DB::Exception: Syntax error: failed at position 14 ('FORM')
bigquery: Syntax error: Expected end of input but got identifier "tree" at [3:1]
cypher: Invalid input 'MTACH': expected "MATCH"
graphql: Syntax Error: Expected Name, found "}".
graphql: Cannot query field "tagg" on type "Loan".
graphql: Unknown argument "pitchh" on field "Query.loans".
promql: 1:14: parse error: unexpected character: '§'
logql: parse error at line 1, col 9: syntax error: unexpected IDENTIFIER
kql: Syntax error: Query could not be parsed at 'wher'
elastic: parsing_exception: [bool] malformed query, expected [END_OBJECT] but found [FIELD_NAME]
elastic: Failed to parse query [tag:]
xpath: XPST0003: unexpected token "]" in path expression
xquery: err:XPST0003 missing return
xslt: compilation error: file letter.xsl line 14 element valueof
dtd: The markup declarations contained or pointed to by the document type declaration must be well-formed
proto: rota.proto:14:3: Expected ";".
proto: rota.proto:9:12: "Cwo" is not defined.
thrift: rota.thrift:14: error: syntax error, unexpected tok_identifier
avro: org.apache.avro.SchemaParseException: Undefined name: "Cwo"
asn1c: parse error near line 14 (token "SEQUENC")
capnp: rota.capnp:14:3-7: error: Parse error.
flatc: error: rota.fbs:14: 3: error: expecting: ; instead got: }
hcl: Error: Missing newline after argument on main.tf line 14
hcl: Error: Unsupported argument An argument named "instnce" is not expected here.
hcl: Error: Reference to undeclared input variable
bicep: main.bicep(14,3) : Error BCP018: Expected the "}" character at this location.
cfn-lint: E3002 Invalid Property Resources/Bucket/Properties/Namee
helm: Error: parse error at (garage/templates/web.yaml:14): unclosed action
helm: error converting YAML to JSON: yaml: line 14: did not find expected key
kustomize: Error: json: unknown field "resouces"
compose: services.web Additional property 'imagee' is not allowed
compose: yaml: line 14: mapping values are not allowed in this context
Dockerfile parse error on line 14: unknown instruction: RUNN
systemd: /etc/systemd/system/shifts.timer:4: Invalid section header '[Timer'
haproxy: [ALERT] parsing [haproxy.cfg:14] : unknown keyword 'bakend' in 'frontend' section
traefik: error decoding configuration: field not found, node: entryPointz
prometheus: parsing YAML file prometheus.yml: yaml: unmarshal errors: field scrape_confgs not found
vector: Configuration error. unknown variant 'stdinn'
telegraf: Error loading config file: plugin inputs.cpu: line 14: configuration specified the fields ["pecpu"], but they weren't used
logstash: Expected one of [ \t\r\n], "#", "input", "filter", "output" at line 14
rsyslogd: error during parsing file /etc/rsyslog.d/ferry.conf, on or before line 14: syntax error on token 'actoin'
postfix: fatal: /etc/postfix/main.cf, line 14: missing '=' after attribute name
zone file ledger.zone:14: unknown RR type 'AA'
sshd: /etc/ssh/sshd_config line 14: Bad configuration option: PermitRootLogn
sudoers: syntax error near line 14
php.ini: PHP: syntax error, unexpected '(' in /etc/php/php.ini on line 14
my.cnf: Found option without preceding group in config file: /etc/my.cnf at line: 1
redis.conf: *** FATAL CONFIG FILE ERROR *** Reading the configuration file, at line 14 >>> 'maxmemroy 1gb' Bad directive
pg_hba.conf line 14: invalid connection type "hots"
postgresql.conf:14: syntax error near token "="
.npmrc isn't parseable
.editorconfig: line 3 no key-value pair
.gitmodules: bad config line 4
CODEOWNERS line 14: invalid owner '@'
.env line 4: expected variable name, found '='
godotenv: unexpected character "\n" in variable name near "PRINTER HOST"
python-dotenv could not parse statement starting at line 4
dotenv parse: unterminated quote on line 9
Failed to parse dotenv file. Encountered unexpected whitespace at [METER HOST].
application.yml: while scanning for the next token found character '\t' that cannot start any token
logback: ERROR in ch.qos.logback.core.joran.spi.Interpreter@14:3 - no applicable action for [appendr]
log4j2: Error parsing log4j2.xml: The element type "Appender" must be terminated
web.config: Unrecognized element 'appSetings'.
appsettings.json: Failed to parse; 'p' is an invalid end of a number
tsconfig.json(14,3): error TS1005: ',' expected.
package.json is not parseable: Unexpected string
composer.json does not contain valid JSON
Cargo.toml: error: expected '=', found newline
pyproject.toml: Cannot declare ('tool', 'tram') twice
go.mod:14: unknown directive: requre
Gemfile: There was an error parsing 'Gemfile': syntax error
pom.xml: Non-parseable POM: Unrecognised tag: 'dependancy'
build.gradle: 14: Unexpected input: '{'
Podfile: Invalid 'Podfile' file: syntax error
mix.exs:14: ** (TokenMissingError) missing terminator: end
DESCRIPTION of R package: invalid line starting 'Authr'
rockspec syntax error near 'dependenceis'
shader orc.frag: 0:14: 'vec5' : undeclared identifier
shader: error X3000: syntax error: unexpected token '}'
gdscript: Parse Error: Expected end of statement
gdscript: Identifier "hred" not declared in the current scope.
unity: Assets/Orc.cs(14,3): error CS1061: 'Orc' does not contain a definition for 'Fleee'
unreal: Orc.cpp(14): error C2065: 'fleee': undeclared identifier
ink: ERROR: 'story.ink' line 14: Divert target not found: '-> cavee'
yarn spinner: level.yarn: no viable alternative at input '<<iff'
renpy: script.rpy line 14: expected statement.
lua script 'orc.lua' doesn't compile: '=' expected near 'flee'
papyrus: orc.psc(14,3): no viable alternative at input 'flee'
pine script: line 14: Mismatched input 'end of line' expecting ')'
excel formula: we found a problem with '=SUM(A1;'
VBA: Compile error: Expected: end of statement
abap: "ENDIF" expected, not "ENDLOOP"
cobc: festival.cob:14: error: syntax error, unexpected Identifier
plc ST: line 14: ';' expected before 'END_IF'
g-code macro: line 14 bad expression
openscad: ERROR: Parser error: syntax error in file part.scad, line 14
arduino: garage.ino:14:3: error: 'digitalWrit' was not declared in this scope
rule R7 in rota.rules is not understood: missing 'then'
condition 'price >' lacks its right side
filter 'age >> 4' can't be parsed
sort spec 'name,,age' malformed
column list has an empty item near ',,'
mapping.yml: expected a mapping at line 4
mapping.yml: anchors must be defined before use
mapping.map line 9: arrow '->' missing
pipeline.etl:14: unknown step type 'joinn'
pipeline.etl: block 'load' isn't closed
transform.jq: compile error near line 3
transform.xsl line 14 is not well-formed stylesheet
lookup expression 'a ? b' is incomplete
cell formula '=IF(A1' unbalanced
report definition day.rpt: unknown band 'fooot'
label.zpl: command ^FDD unknown
label template: field separator ^FS missing at line 9
email.mjml: line 14 element mj-txt doesn't exist
chat flow 'hello.yml': step 3 has neither 'say' nor 'ask'
intents.md: heading expected before line 3
feature file order.feature: (14:3): expected: #EOF, #TableRow, got 'Whenn I pay'
robot file pay.robot: line 14: Non-existing setting 'Libary'.
bdd: undefined parameter type {guildd}
k6 script pay.js: SyntaxError line 14
jmeter plan can't be parsed: element lopp
insomnia spec lint: 14:9 error oas3-schema
scenario.toml: expected an equals, found a newline at line 4
level.tmx: malformed tile layer tag
game.cfg: value for 'hp' must be quoted, line 4
balance.lua:9: '}' expected (to close '{' at line 2) near 'orc'
tariff.groovy: 14: expecting '}', found 'else'
fees.drl: [ERR 101] Line 14:3 no viable alternative at input 'whenn'
dmn: FEEL expression 'age >>' has syntax error
bpmn: sequence flow without target in order.bpmn
SpEL: EL1041E: After parsing a valid expression, there is still more data in the expression
OGNL: Malformed OGNL expression: price *
MVEL: [Error: unterminated string literal]
jexl: parsing error in 'price *'
CEL: ERROR: <input>:1:8: Syntax error: mismatched input
rego_parse_error: unexpected eof token
sentinel: expected operand, found '}'
cue: expected operand, found '}'
jsonnet: STATIC ERROR: fees.jsonnet:14:3: Unknown variable: bike
dhall: Error: Invalid input fees.dhall:14:3
nickel: error: unexpected token fees.ncl
starlark: fees.star:14:3: got newline, want ':'
pkl: Unexpected token '}' fees.pkl line 14
kcl: error[E1001]: InvalidSyntax fees.k
nginx-style include has stray '}' in line 14
ACL file: line 9: permission 'raed' unknown to the parser
hosts.allow line 4: bad option or missing colon
iptables-restore: line 14 failed to parse
nft: rules.nft:14:3: Error: syntax error, unexpected newline
dhcpd.conf line 14: semicolon expected.
pf.conf:14: syntax error
asterisk dialplan: missing ')' on line 14
cisco: % Invalid input detected at '^' marker.
junos: error: syntax error, expecting <statement>
snmpd.conf: line 9: Warning: Unknown token: rocomunity.
modbus map: line 4: register range '40001..' incomplete
scl source fc12.scl:14: 'END_IF' expected
s7 awl line 9: unknown mnemonic 'UNN'
kuka krl: line 14 name not declared
ros launch: Invalid roslaunch XML syntax: mismatched tag
urdf: link tag unclosed in robot.urdf
g-code: unknown word 'GG1' in block N14
postprocessor: syntax error in pp.cps line 14
openapi lint: info.version must be string at openapi.yml 3:12
asyncapi: channels.guild.moved invalid operation 'publsh'
xsd: s4s-elt-must-match.1: The content of 'sequence' must match
rnc schema: syntax error line 9
json schema itself is broken: 'type' must be one of the simple types
strict mode: unknown keyword: "requried"
schema uses unknown format "dat" ignored as error
tailwind: The 'px-55' class does not exist
editor plugin manifest isn't valid JSON5
theme.json: colour token '#ggg' isn't parsable
keymap.json: unknown modifier 'Crtl'
snippet file: expected '}' at end
line 12 of fares.dsl: don't know what 'ech' means
fares.dsl: rule starting at line 9 has no end
illegal token '=>' at 3:14
premature end of rule file
stray 'else' in line 14
stray closing brace
'end' without 'begin' in close.bas line 14
NEXT without FOR in 140
loop at line 9 isn't terminated
missing comma between arguments, line 14
missing quote at end of line 14
string runs over end of line
unbalanced quotes in list.conf
bracket opened in line 4 was not closed
parentheses don't match in formula F7
operator expected, got 'and and'
operand missing after '+'
reserved word 'order' used as a name
identifier may not start with a digit: 2nd
name 'gate' declared twice in plan.rules
undeclared name 'gatte' in plan.rules
type of 'rate' is text, number needed (checker)
checker: function fee() lacks a return type
checker: unreachable statement at line 14
checker: comparison always false, line 9
own linter: variable 'x1' unused (line 14)
own linter: tab in indentation
own linter: missing docstring in fares.py
compile of stored procedure CLOSE_DAY had errors
procedure close_day created with compilation errors
view v_fares can't be compiled: invalid identifier
trigger trg_fares is invalid and failed re-validation
dbt compile: 'reff' is undefined in model fares
jinja in model fares.sql: expected token 'end of statement block'
query builder gave bad SQL: near WHERE AND
ORDER BY clause before WHERE in fares.sql
GROUP BY missing for column zone
missing semicolon at end of statement 3 in seed.sql
unterminated comment in seed.sql
sqlplus: SP2-0734: unknown command beginning "SELCT ..." - rest of line ignored.
SP2-0042: unknown command "selct" - rest of line ignored.
liquibase: fares.yaml can't be parsed: mapping values
flyway script V44: statement delimiter missing
settings.py has an indentation mistake in line 14
conf.py: invalid syntax (line 14)
hook script pre-commit: unexpected end of file
Jenkinsfile: unexpected token: } @ line 14, column 3
.gitlab-ci.yml: (<unknown>): did not find expected key while parsing a block mapping
gitlab: jobs:smoke:script config should be a string or a nested array of strings up to 10 levels deep
bitbucket-pipelines.yml: Missing or empty command string
.travis.yml: did not find expected node content
azure-pipelines.yml: (Line: 14, Col: 3) While parsing a block mapping, did not find expected key
appveyor.yml: Error parsing appveyor.yml: (Line: 9, Column: 1)
circleci config: Unable to parse YAML
renovate.json5 isn't parseable
dependabot.yml: The property '#/updates/0/schedule' did not contain a required property of 'interval'
docker-bake.hcl:14: Invalid block definition
skaffold.yaml: error parsing skaffold config: unknown field
Tiltfile:14:3: got '}', want primary expression
Vagrantfile: syntax error, unexpected end-of-input
Brewfile: Invalid Brewfile: syntax error
Procfile: line 2 isn't '<name>: <command>'
supervisord.conf: Error: File contains parsing errors
monit: syntax error 'chekc' at line 9
logrotate: error: fares.conf:14, missing end of block
squid.conf line 14: unrecognized: 'http_acess'
dovecot.conf: Error in configuration file line 14: Expecting '{'
exim.conf line 14: main option "primry" unknown
icinga2: syntax error, unexpected T_IDENTIFIER fares.conf: 14:3
nagios: Error: Unexpected token or statement in file 'fares.cfg' on line 14.
zabbix import: unexpected tag in template.xml
grafana provisioning: cannot unmarshal !!str into list
[error] build.sbt:14: error: reference to ScalaVersion is not defined; did you mean scalaVersion
[error] Cycles found in initialization order: cart / Compile / sources -> cart / Compile / sourceGenerators
Syntax error compiling at (cart/core.clj:12:3). Unable to resolve symbol: totl in this context
Syntax error reading source at (core.clj:40:1). EOF while reading, starting at line 12
** (CompileError) lib/cart.ex:12: undefined function totl/1 (expected Cart to define such a function or for it to be imported)
** (TokenMissingError) lib/cart.ex:31: missing terminator: end (for "do" starting at line 4)
warning: variable "total" is unused (Compilation failed due to warnings while using the --warnings-as-errors option)
===> Error reading file rebar.config: 14: syntax error before: '}'
src/cart.erl:12:5: function total/1 undefined
src/cart.erl:9:1: syntax error before: 'end'
Parsing the package file failed: shop.cabal:12:1: unexpected 'e' expecting field or section name
src/Cart.hs:12:7: error: [GHC-83865] Couldn't match expected type 'Int' with actual type '[Char]'
src/Cart.hs:9:1: error: [GHC-58481] parse error (possibly incorrect indentation or mismatched brackets)
src/Cart.hs:7:10: error: [GHC-88464] Variable not in scope: totl
app/Main.hs:1:1: error: The IO action 'main' is not defined in module 'Main'
src/Cart.hs:20:1: warning: [GHC-40910] [-Wunused-top-binds, -Werror=unused-top-binds] Defined but not used: 'old'
File "bin/main.ml", line 3, characters 8-12: Error: Unbound value totl
File "src/cart.ml", line 9, characters 0-3: Error: Syntax error: operator expected.
Error: Signature mismatch: Modules do not match: The value total is required but not provided
Warning 8 [partial-match]: this pattern-matching is not exhaustive. (error-enabled by dune dev profile)
Error: Dependency cycle between: src/cart.ml -> src/zone.ml -> src/cart.ml
cart.nim(9, 1) Error: invalid indentation
cart.nim(7, 14) Error: type mismatch: got 'string' for 'x' but expected 'int'
src/main.zig:9:5: error: use of undeclared identifier 'totl'
src/main.zig:12:11: error: expected type 'u32', found '[]const u8'
src/main.zig:30:1: error: expected ';' after statement
ld.lld: error: undefined symbol: cart_total >>> referenced by main.zig
build.xml:12: Element type "exce" is unexpected in target
ERROR: /app/cart/BUILD:12:8: name 'cc_libary' is not defined (did you mean 'cc_library'?)
ERROR: /app/BUILD.bazel:4:1: syntax error at 'deps': expected ,
ERROR: cycle in dependency graph: //a:a -> //b:b -> //a:a
BUILD FAILED: Error parsing TARGETS: fbcode/cart/TARGETS:7:3: Parse error: unexpected identifier 'depps' here
CMake Error: Parse error. Function missing ending ")". End of file reached.
CMake Error at CMakeLists.txt:8: Unknown CMake command "add_libary".
ninja: error: build.ninja:41: multiple rules generate cart.o
meson.build:4:0: ERROR: Unknown function "executible".
scons: *** Unknown keyword in SConscript: NameError: name 'Enviroment' is not defined
just: error: Expected ':', '$', '@' or identifier, but found end of line
task: Failed to parse Taskfile.yml: cannot unmarshal !!seq into taskfile.Cmd
doit: ERROR: Task 'zip' must contain field 'actions' or 'task_dep'
scalac: Cart.scala:12: error: value totl is not a member of acme.Cart
-- [E007] Type Mismatch Error: src/Cart.scala:9:14
-- [E040] Syntax Error: src/Cart.scala:4:8: '=' expected, but ':' found
kotlinc: e: Cart.kt:9:5: Unresolved reference 'totl'
e: file:///app/Cart.kt:12:9 Only safe (?.) or non-null asserted (!!.) calls are allowed on a nullable receiver of type 'Cart?'
e: Cart.kt:4:1 Expecting a top level declaration
javac: Cart.java:9: error: incompatible types: possible lossy conversion from double to int
Cart.java:14: error: reached end of file while parsing
Cart.java:4: error: class Kart is public, should be declared in a file named Kart.java
Cart.java:20: error: unreported exception IOException; must be caught or declared to be thrown
groovyc: Cart.groovy: 4: [Static type checking] - Cannot find matching method Cart#totl()
fpc: cart.pas(12,5) Error: Identifier not found "totl"
cart.pas(9,14) Fatal: Syntax error, ";" expected but "END" found
gfortran: cart.f90:9:7: Error: Symbol 'totl' at (1) has no IMPLICIT type
cart.f90:12:4: Error: Unclassifiable statement at (1)
cart.f90:4:10: Error: Rank mismatch in argument 'x' at (1) (scalar and rank-1)
gnatmake: cart.adb:9:04: "Totl" is undefined (more references follow)
cart.adb:12:10: missing ";"
cart.adb:4:14: expected type "Standard.Integer"
cobc: cart.cbl: 12: error: 'WS-TOTL' is not defined
cart.cbl:9: error: syntax error, unexpected Identifier, expecting TO
crystal: In src/cart.cr:9:5 Error: undefined method 'totl' for Cart
Error: no overload matches 'Cart#add' with type String
Syntax error in src/cart.cr:31: expecting token 'end', not 'EOF'
dmd: cart.d(9): Error: undefined identifier totl, did you mean function total?
ldc2: cart.d(12): Error: found End of File when expecting }
gleam: error: Type mismatch src/cart.gleam:9:5 Expected type: Int Found type: String
elm: -- TYPE MISMATCH ----- src/Main.elm The 1st argument to add is not what I expect:
-- NAMING ERROR - src/Main.elm I cannot find a totl variable:
-- UNFINISHED PARENTHESES - src/Main.elm
purs: Error found: in module Cart at src/Cart.purs:9:3 Could not match type Int with type String
rescript: We've found a bug for you! src/Cart.res:9:5 The value totl can't be found
fsc: Cart.fs(9,5): error FS0039: The value or constructor 'totl' is not defined.
Cart.fs(12,1): error FS0010: Unexpected keyword 'let' in binding. Incomplete structured construct
vbc: Cart.vb(9) : error BC30451: 'Totl' is not declared. It may be inaccessible due to its protection level.
swiftc: Cart.swift:9:5: error: cannot find 'totl' in scope
Cart.swift:12:10: error: value of optional type 'Cart?' must be unwrapped to a value of type 'Cart'
Cart.swift:4:1: error: expected '}' in struct
dart: lib/cart.dart:9:5: Error: The getter 'totl' isn't defined for the class 'Cart'.
lib/cart.dart:12:3: Error: Expected ';' after this.
info • Unused import: 'dart:io' • lib/cart.dart:1:8 • unused_import
cart.v:12: syntax error
%Error: cart.sv:9:12: Can't find definition of variable: 'totl'
%Warning-WIDTHTRUNC: cart.sv:12:8: Operator ASSIGNW expects 8 bits on the Assign RHS, but generates 16 bits.
%Error: cart.sv:4:1: syntax error, unexpected endmodule
ghdl: cart.vhd:9:12: no declaration for "totl"
ncvlog: *E,EXPSMC (cart.v,12|4): expecting a semicolon (';')
vlog: ** Error: cart.sv(9): (vlog-2730) Undefined variable: 'totl'.
vcom: ** Error: cart.vhd(12): near "end": expecting ;
quartus: Error (10170): Verilog HDL syntax error at cart.v(12) near text: "endmodule";
vivado: ERROR: [Synth 8-1031] totl is not declared [cart.sv:9]
vivado: ERROR: [Common 17-69] Command failed: 'set_property' expects at least one object (xdc line 4)
nextpnr: ERROR: cell type '$_DLATCH_P_' is unsupported (instantiated as 'q')
solc: Error: Undeclared identifier. Did you mean "total"? --> contracts/Cart.sol:9:5
ParserError: Expected ';' but got '}' --> contracts/Cart.sol:12:1
vyper: vyper.exceptions.UndeclaredDefinition: 'totl' has not been declared.
move: error[E03009]: unbound variable ┌─ sources/cart.move:9:5
cairo: error: Identifier not found. --> src/lib.cairo:9:5
sdcc: cart.c:9: error 20: Undefined identifier 'totl'
avr-gcc: cart.c:12:1: error: expected '=', ',', ';', 'asm' or '__attribute__' before 'void'
arduino-cli: cart.ino:9:5: error: 'totl' was not declared in this scope
Error: L6218E: Undefined symbol cart_total (referred from main.o).
iccarm: Error[Pe020]: identifier "totl" is undefined
dtc: Error: board.dts:12.3-9 syntax error FATAL ERROR: Unable to parse input tree
devicetree error: 'status' is not marked as required or optional in 'properties:' in acme,cart.yaml
Kconfig:12: syntax error: unknown statement
warning: CART_LOG (defined at Kconfig:9) was assigned the value 'y' but got the value 'n' (aborting due to Kconfig warnings)
shellcheck: In run.sh line 4: rm -rf $DIR ^--^ SC2086 (info): Double quote to prevent globbing and word splitting.
run.sh:12:1: error: Couldn't parse this if expression. Fix to allow more checks. [SC1073]
checkbashisms: possible bashism in run.sh line 9 ([[ ]] should be [ ])
shfmt: run.sh:12:3: reached EOF without matching { with }
hadolint: Dockerfile:4 DL3008 warning: Pin versions in apt get install
Dockerfile:9:1 unexpected 'R' expecting a new line followed by the next instruction
yamllint: 12:3 error wrong indentation: expected 4 but found 2 (indentation)
3:1 error duplication of key "image" in mapping (key-duplicates)
ansible-lint: name[missing]: All tasks should be named. roles/web/tasks/main.yml:9
syntax-check[specific]: couldn't resolve attribute 'hots' of a Play
ERROR! 'hots' is not a valid attribute for a Play
ERROR! conflicting action statements: copy, template
tflint: main.tf:9:3: Warning: variable "zone" is declared but not used (terraform_unused_declarations)
Error: Unsupported argument on main.tf line 9: An argument named "zonee" is not expected here.
Error: Reference to undeclared input variable
Error: Invalid expression on main.tf line 12: Expected the start of an expression, but found an invalid expression token.
Error: Missing newline after argument; unclosed configuration block
Error: Invalid count argument: the "count" value depends on resource attributes
packer: Error: Unsupported block type; Blocks of type "sourcee" are not expected here.
nomad: Error getting job struct: Failed to parse using HCL 2: An argument named "datacenter" is not expected here.
helm: Error: parse error at (web/templates/dep.yaml:9): unclosed action
Error: YAML parse error on web/templates/dep.yaml: error converting YAML to JSON: yaml: line 12: did not find expected key
Error: template: web/templates/dep.yaml:4:20: executing "web/templates/dep.yaml" at <.Values.img.tag>: nil pointer evaluating interface {}.tag
[ERROR] templates/: parse error at (web/templates/x.yaml:3): function "toYamll" not defined
error: error parsing dep.yaml: error converting YAML to JSON: yaml: line 9: found character that cannot start any token
error validating "dep.yaml": error validating data: unknown field "spec.replicass"; if you choose to ignore these errors, turn validation off
kustomize: Error: invalid Kustomization: json: unknown field "resourcess"
kubeconform: dep.yaml - Deployment web is invalid: problem validating schema. For field spec.replicas: Invalid type. Expected: integer, given: string
compose: services.web Additional property portz is not allowed
docker compose: yaml: line 4: did not find expected '-' indicator
dockerfile parse error on line 9: unknown instruction: RNU
dockerfile parse error on line 1: no build stage in current context
podman play: Error: unable to read YAML as Kube PersistentVolumeClaim: json: cannot unmarshal
skaffold: parsing skaffold config: unknown field 'artefacts' on line 4
tilt: Error: Tiltfile:4:1: undefined: docker_biuld
earthly: Error: Earthfile:9:2: mismatched input 'FORM' expecting {FROM, RUN}
jenkins: WorkflowScript: 12: Expected a step @ line 12, column 9.
WorkflowScript: 3: Missing required section "agent"
gitlab: jobs:test config contains unknown keys: scirpt
gitlab: (<unknown>): mapping values are not allowed in this context at line 4 column 9 .gitlab-ci.yml
actionlint: ci.yml:9:5: unexpected key "runs_on" for "job" section [syntax-check]
circleci: Error calling workflow 'ci' Config does not conform to schema
drone: yaml: unknown kind of resource: pipelin
buildkite: fatal: Failed to parse pipeline: unknown step type "commnad"
azure: /azure-pipelines.yml (Line: 4, Col: 3): Unexpected value 'poool'
sqlfluff: L: 4 | P: 5 | PRS | Found unparsable section: 'FORM carts'
sqlfluff: L: 9 | LT01 | Expected only single space before 'AS' keyword
squawk: carts.sql:1:0: warning: ban-drop-column Dropping a column may break existing clients.
sql-lint: carts.sql:4 [sql-lint: unmatched-parentheses] Unmatched parentheses.
ERROR:  syntax error at end of input LINE 1: select * from
psql:carts.sql:9: error: invalid command \i_r
ERROR 1064 (42000) at line 9 in file: 'carts.sql': You have an error in your SQL syntax; check the manual
mysql: ERROR at line 4: Unknown command '\z'.
sqlite3: Parse error near line 4: near "FORM": syntax error
Parse error near line 9: incomplete input
PLS-00103: Encountered the symbol "END" when expecting one of the following
Msg 102, Level 15, State 1, Line 4 Incorrect syntax near 'FORM'.
Msg 156, Level 15, State 1: Incorrect syntax near the keyword 'end'.
DB21034E SQL0104N An unexpected token "FORM" was found following "*"
cqlsh: SyntaxException: line 1:9 no viable alternative at input 'form'
clickhouse: Code: 62. DB::Exception: Syntax error: failed at position 9 ('FORM')
bigquery: Syntax error: Expected end of input but got keyword FORM at [1:9]
snowflake: 001003 (42000): SQL compilation error: syntax error line 1 at position 9 unexpected 'FORM'.
presto: line 1:9: mismatched input 'form'. Expecting: 'from', <EOF>
neo4j: Neo.ClientError.Statement.SyntaxError: Invalid input 'MTCH': expected "MATCH"
mongosh: SyntaxError: Missing semicolon. (1:9) > 1 | db.carts find()
influx: error parsing query: found FORM, expected FROM at line 1, char 9
promtool: rules.yml: group "web", rule 1: could not parse expression: 1:9: parse error: unexpected right parenthesis ')'
amtool: Checking 'am.yml'  FAILED: undefined receiver "pagerr" used in route
redis-cli: ERR Error compiling script (new function): user_script:4: 'end' expected near '<eof>'
prisma: Error: Prisma schema validation - (get-config wasm) error: Error validating field: type "Kart" is neither a built-in type, nor refers to another model
P1012 error: Error parsing attribute "@relation": fields must exist on the same model
flyway: ERROR: Unable to parse statement in V4__zone.sql at line 9 col 1: Incomplete statement
liquibase: Error parsing line 12 column 9 of changelog.xml: cvc-complex-type.2.4.a: Invalid content was found starting with element 'addColum'
Unexpected error running Liquibase: Unknown change type 'addColum'. Check for spelling or capitalization errors
goose run: failed to parse SQL migration: unexpected state 0, expected '-- +goose Up' annotation
sql-migrate: ERROR: no Up/Down annotations found in 0041.sql
atlas: Error: carts.hcl:4,3-9: Unsupported block type "colum"
sqlc: queries.sql:9:1: relation "cartz" does not exist (sqlc generate)
jooq: Error while parsing DDL script: Token ')' expected: [1:41]
jinja2.exceptions.TemplateSyntaxError: unexpected '}', expected ')'
jinja2.exceptions.TemplateSyntaxError: Encountered unknown tag 'endfro'. You probably made a nesting mistake.
jinja2.exceptions.TemplateAssertionError: No filter named 'monney'.
django.template.exceptions.TemplateSyntaxError: Invalid block tag on line 9: 'endfro', expected 'endfor'
liquid: Liquid syntax error (line 4): 'for' tag was never closed
Twig\Error\SyntaxError: Unexpected "}" in "cart.html.twig" at line 9.
Twig\Error\SyntaxError: Unknown "monney" filter.
blade: ParseError: syntax error, unexpected end of file, expecting "elseif" (View: cart.blade.php)
smarty: Syntax error in template "cart.tpl" on line 9 unclosed {if} tag
handlebars: Error: Parse error on line 4: ...{{#each items}} Expecting 'OPEN_INVERSE_CHAIN', got 'EOF'
mustache: Error: Unclosed section "items" at 41
ejs: SyntaxError: Could not find matching close tag for "<%".
pug: cart.pug:9:3 unexpected token "indent"
erb: (erb):9: syntax error, unexpected end-of-input, expecting end
haml: Haml::SyntaxError: Illegal nesting: content can't be both given on the same line
slim: Slim::Parser::SyntaxError: Unexpected indentation cart.slim, Line 4
freemarker.core.ParseException: Syntax error in template "cart.ftl" in line 4: Unknown directive: #iff
velocity: org.apache.velocity.exception.ParseErrorException: Encountered "#end" at cart.vm[line 9]
thymeleaf: TemplateInputException: An error happened during template parsing (template: "class path resource [cart.html]")
mako: SyntaxException: (SyntaxError) invalid syntax in file 'cart.mako' at line: 4
go: template: cart.tmpl:9: unexpected EOF
template: cart.tmpl:4: function "monney" not defined
template: cart:9:12: executing "cart" at <.Totl>: can't evaluate field Totl in type main.Cart
gomplate: renderTemplate: failed to parse template: template: x:4: bad character U+007D '}'
consul-template: (cli) parse: template: :4: unexpected "}" in operand
confd: ERROR template: nginx.tmpl:9: unexpected unclosed action in command
ytt: Error: cart.yml:4: Expected string key but was *yamlmeta.Map
jsonnet: STATIC ERROR: cart.jsonnet:9:5: Unknown variable: totl
cue: reference "totl" not found: ./cart.cue:9:5
dhall: Error: Unbound variable: totl
kcl: error[E2L23]: CompileError name 'totl' is not defined
rego_parse_error: unexpected eof token: cart.rego:9
1 error occurred: cart.rego:4: rego_unsafe_var_error: var x is unsafe
cel: ERROR: <input>:1:5: undeclared reference to 'totl'
stylelint: cart.css 9:3 ✖ Unexpected unknown property "colr" property-no-unknown
cart.scss 12:1 ✖ Unclosed block CssSyntaxError
sass: Error: Undefined variable. ╷ 9 │ color: $brnd;
lessc: ParseError: Unrecognised input in cart.less on line 4, column 3
postcss: CssSyntaxError: /app/cart.css:9:1: Unknown word
vale: docs/a.md 9:4 error 'utilise' should be 'use' Acme.Words
docs/a.md:12 MD040/fenced-code-language Fenced code blocks should have a language specified
rst: docs/a.rst:9: (ERROR/3) Unexpected indentation.
doc8: docs/a.rst:12: D001 Line too long
asciidoctor: ERROR: a.adoc: line 9: dropping cells from incomplete row detected end of table
tidy: line 9 column 3 - Error: <carrt> is not recognized!
htmlhint: Tag must be paired, missing: [ </div> ] (tag-pair)
djlint: cart.html T003 9:0 Endblock should have name.
semgrep: [ERROR] rules.yml: Invalid pattern for Python: Stdlib.Parsing.Parse_error
pylint: cart.py:9:4: E1101: Instance of 'Cart' has no 'totl' member (no-member)
flake8: cart.py:12:80: E501 line too long (92 > 79 characters)
vulture: cart.py:9: unused function 'old' (60% confidence)
luacheck: cart.lua:9:5: accessing undefined variable totl
selene: error[undefined_variable]: totl is not defined
perlcritic: Code before strictures are enabled at line 4, column 1.
perl: Global symbol "$totl" requires explicit package name (did you forget to declare "my $totl"?) at cart.pl line 9.
rubocop: cart.rb:9:5: C: Style/StringLiterals: Prefer single-quoted strings
reek: cart.rb -- 2 warnings: [9]:FeatureEnvy: Cart#total refers to 'x' more than self
psalm: ERROR: UndefinedMethod - src/Cart.php:9:5 - Method Acme\Cart::totl does not exist
phpcs: 12 | ERROR | [x] Expected 1 space after IF keyword; 0 found
credo: [R] ↗ Modules should have a @moduledoc tag. lib/cart.ex:1:11
dialyzer: lib/cart.ex:9:no_return Function total/1 has no local return.
ktlint: Cart.kt:9:1: Unexpected blank line(s) before "}" (standard:no-blank-line-before-rbrace)
swiftlint: Cart.swift:9:5: error: Force Cast Violation: Force casts should be avoided (force_cast)
scalastyle: error file=Cart.scala message=File line length exceeds 100 characters line=9
golint: cart.go:9:1: exported function Total should have comment or be unexported
staticcheck: cart.go:12:2: this value of err is never used (SA4006)
cppcheck: cart.c:9:5: error: Memory leak: p [memleak]
clang-tidy: cart.cpp:12:3: error: use nullptr [modernize-use-nullptr,-warnings-as-errors]
cpplint: cart.cc:4:  Missing space after ,  [whitespace/comma] [3]
protolint: [cart.proto:4:3] Field name "Total" must be underscore_separated_names
thriftcheck: cart.thrift:9: error: field "id" must be optional
compose: service "web" depends on undefined service "dbb": invalid compose project
terraform: Error: Duplicate resource "aws_vpc" configuration: already declared at net.tf:4
payrun.rules:12: 'bonnus' is not a wage type the language knows
rosterd: rule file line 4: expected 'then' after condition
seatmap.dsl:9: block isn't closed
meterctl: expression "a +* b" makes no sense at column 4
timetab.lang: line 12, unknown keyword 'dpeart'
gridload: formula Q4: unbalanced brackets
labsync: mapping file: arrow missing in line 3
cellplan: macro with 3 arguments called with 2
levelpack: script intro.lvl:9 unexpected word 'sapwn'
quest script: label 'end' jumped to but not declared
robotjob: step 4: 'mov' is no instruction (did you mean 'move'?)
gcode: line 41: G99 unsupported word
rule "late": left side has to be a field
filter query: quote opened at 9 is not closed
query language: operator '=>' unexpected, want '>='
grammar: rule 'expr' is left-recursive
antlr: error(57): Cart.g4:9:4: reference to undefined rule: zonee
bison: cart.y:9.1-4: error: syntax error, unexpected identifier, expecting ;
flex: cart.l:12: unrecognized rule
yacc: 4 shift/reduce conflicts are errors here
peg.js: Expected "=" or rule but "->" found. cart.pegjs:4
lark: Unexpected token Token('NAME', 'zone') at line 4, column 9.
pyparsing: ParseException: Expected end of text, found 'zone' (at char 41), (line:4, col:1)
tree-sitter: Unresolved conflict for symbol sequence: 'if' expression
swig: cart.i:9: Error: Syntax error in input(1).
midl : error MIDL2025 : syntax error : expecting ; near "}"
qmllint: Cart.qml:9:5: Unqualified access [unqualified]
moc: cart.h:12: Parse error at "signals"
uic: File 'cart.ui' is not valid: unexpected element widgett
blueprint-compiler: error: Expected ; at line 9
glslang: ERROR: cart.frag:9: 'totl' : undeclared identifier
fxc: error X3004: undeclared identifier 'totl'
metal: error: use of undeclared identifier 'totl' program_source:9
naga: error: unknown identifier: totl ┌─ cart.wgsl:9:5
spirv-val: error: line 41: ID 12[%12] has not been defined
opencl: <kernel>:9:5: error: use of undeclared identifier 'totl' clBuildProgram
ptxas: cart.ptx, line 9; error : Unknown symbol 'totl'
openscad: ERROR: Parser error: syntax error in file cart.scad, line 9
ngspice: Error on line 4: unknown subckt: x1 opampp
gnuplot: "cart.gp" line 9: invalid command
graphviz: Error: cart.dot: syntax error in line 4 near '->'
plantuml: Error line 9 in file: cart.puml Syntax Error?
mermaid: Parse error on line 4: Expecting 'SEMI', 'NEWLINE', got 'ARROW'
lilypond: cart.ly:9:4: error: syntax error, unexpected \score
abc2midi: Error in line-char 9-4 : Unrecognized character
gherkin: (4:3): expected: #EOF, #StepLine, got 'Wehn I pay'
robot: Error in file 'cart.robot' on line 9: Non-existing setting 'Documentaton'.
postcss config, tailwind: The text-brnd class does not exist. If it is a custom class
nginx: [emerg] unknown directive "proxy_pas" in /etc/nginx/nginx.conf:9
httpd: AH00526: Syntax error on line 9 of /etc/apache2/x.conf: Invalid command 'ProxyPas'
haproxy: [ALERT] parsing [haproxy.cfg:9] : unknown keyword 'bakend' in 'listen' section
bind: named.conf:9: unknown option 'zonee'
sshd_config: line 9: Bad configuration option: PermitRootLogn
iptables-restore: line 9 failed
nft: cart.nft:9:3-8: Error: syntax error, unexpected string
logstash: Expected one of [ \t\r\n], "#", "input", "filter", "output" at line 4, column 1
vector: error[E203]: syntax error ┌─ :1:9 unexpected token VRL
telegraf: E! error parsing telegraf.conf, line 9: field corresponding to 'urlz' is not defined
otelcol: Error: failed to get config: cannot unmarshal the configuration: '' has invalid keys: receiverss
grafana-agent: expected block label, got { cart.river:9
systemd: shop.service:9: Unknown key name 'ExecStrat' in section 'Service'
crontab: "cart":4: bad minute errors in crontab file, can't install.
udevadm: cart.rules:9 Invalid key/value pair, ignoring.
polkit: Error compiling script 50-cart.rules
semanage: libsepol: syntax error in cart.te:9 ERROR 'unknown type zone_t'
dockerfile: ERROR: failed to parse Dockerfile: Syntax error - can't find = in "ZONE". Must be of the form: name=value
settings file: line 4 isn't 'key = value'
config line 9: stray '}'
rules.conf: quote never closed
wrong nesting in pipeline.yml, 'steps' must be a list
key 'image' appears under 'services' where only names may be
unknown field 'retires' in job file (did you mean 'retries'?)
cannot make sense of line 12 of schedule.txt
template letter.tpl: 'if' without 'end'
template: variable {{ nmae }} is not known to letter.tpl
script step 3: 'fi' expected
.env line 4: bad assignment
Makefile:9: *** missing separator.  Stop.
Makefile:12: *** recipe commences before first target.  Stop.
hcl: line 9: key 'zone' expected start of object ('{') or assignment ('=')
ini: section header has no closing bracket
properties of logger: unknown pattern letter 'q'
log4j: Unrecognized conversion specifier [qq] starting at position 4
logback: ERROR in ch.qos.logback.core.joran: no applicable action for [appendr]
cron expression '61 * * * *' can't be parsed
regex in rule 4: unbalanced parenthesis at position 9
xpath '//a[' is incomplete
jsonpath $..[ : unexpected end
selector 'div > > a' isn't valid
glob '[a' never ends
semver range '>=1 <' is unfinished
duration '5 minuts' not understood in schedule.yml
version string '1..2' in Chart.yaml can't be parsed
kotlin script build.gradle.kts:9:5: Unresolved reference: implementatoin
settings.gradle: 4: expecting ''', found '\n'
pom.xml: Non-parseable POM: end tag name </dep> must match start tag name <dependency>
pom.xml: Unrecognised tag: 'dependancy' (position: START_TAG seen)
[FATAL] Non-resolvable expression in pom: 'dependencies.dependency.version' is missing
ivy.xml: unknown tag confs in module descriptor
build.xml: The markup in the document following the root element must be well-formed
package.swift: error: missing argument label 'name:' in call
mix.exs:9: syntax error before: deps
pyproject.toml: Invalid statement (at line 9, column 1)
pyproject.toml: data.project.version must be pep440 configuration error
setup.cfg: Error parsing: File contains no section headers.
tox.ini: ParseError: no section header defined
Gemfile: There was an error parsing Gemfile: syntax error, unexpected end-of-input. Bundler cannot continue.
podspec: [!] Invalid cart.podspec file: undefined method 'verison='
Podfile: [!] Invalid Podfile file: syntax error, unexpected end
Cargo.toml: error: expected a value, found an equals line 9
go.mod:9: unknown directive: requir
go.work:4: malformed module path
deno.json: Unable to parse config file JSON: Unexpected token on line 4
tsconfig.json(9,5): error TS5023: Unknown compiler option 'strct'.
turbo.json: unknown key pipelin
nx.json: InvalidSymbol in JSON at 9:5
vcpkg.json: error: $.dependencies[0]: expected a dependency
CMakePresets.json: Invalid preset field "inheritss"
conanfile.py: Error loading conanfile: invalid syntax at line 9
platformio.ini: Invalid 'env' section syntax: duplicate option at line 4
west.yml: malformed manifest: project must have a 'name'
Could not find method implementatoin() for arguments [com.acme:cart:1.0] on object of type DefaultDependencyHandler
crane.yml: 'hoist' wants a mapping, found a list
line 4 of plan.csvq: can't parse WHERE clause
job description has an unknown key 'afterr'
`;
