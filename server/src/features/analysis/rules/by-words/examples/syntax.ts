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
`;
