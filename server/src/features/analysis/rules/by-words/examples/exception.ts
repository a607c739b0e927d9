/** Messages of tools and programs whose category is `exception`, one a line. */
export const exception = String.raw`
TypeError: Cannot read properties of undefined (reading 'map')
TypeError: undefined is not a function
TypeError: x.foo is not a function
TypeError: x is not iterable
ReferenceError: foo is not defined
RangeError: Maximum call stack size exceeded
RangeError: Invalid array length
TypeError: Assignment to constant variable.
TypeError: Cannot destructure property 'a' of 'undefined' as it is undefined.
TypeError: Cannot convert undefined or null to object
Error: Something went wrong
UnhandledPromiseRejection: rejected with the reason
unhandled 'error' event
AttributeError: 'NoneType' object has no attribute 'name'
TypeError: unsupported operand type(s) for +: 'int' and 'str'
TypeError: 'NoneType' object is not subscriptable
TypeError: foo() missing 1 required positional argument: 'x'
TypeError: f() got an unexpected keyword argument 'y'
IndexError: list index out of range
ZeroDivisionError: division by zero
NameError: name 'foo' is not defined
RecursionError: maximum recursion depth exceeded
UnboundLocalError: local variable 'x' referenced before assignment
StopIteration
RuntimeError: dictionary changed size during iteration
RuntimeError: Event loop is closed
NotImplementedError
ValueError: too many values to unpack (expected 2)
ValueError: not enough values to unpack (expected 2, got 1)
ValueError: I/O operation on closed file.
java.lang.NullPointerException: Cannot invoke "String.length()" because "s" is null
java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3
java.lang.IllegalStateException: already closed
java.lang.IllegalArgumentException: negative count
java.lang.ClassCastException: class A cannot be cast to class B
java.util.ConcurrentModificationException
java.util.NoSuchElementException: No value present
java.lang.UnsupportedOperationException
java.lang.ArithmeticException: / by zero
java.lang.NumberFormatException: null
java.io.NotSerializableException
java.lang.NoSuchMethodError
java.lang.AbstractMethodError
java.lang.ExceptionInInitializerError
org.springframework.beans.factory.NoSuchBeanDefinitionException: No qualifying bean
UnsatisfiedDependencyException: Error creating bean with name
LazyInitializationException: could not initialize proxy - no Session
NoMethodError: undefined method 'name' for nil:NilClass
undefined local variable or method 'foo' for main:Object (NameError)
wrong number of arguments (given 1, expected 2) (ArgumentError)
can't modify frozen String: "a" (FrozenError)
no implicit conversion of nil into String (TypeError)
nil can't be coerced into Integer (TypeError)
divided by 0 (ZeroDivisionError)
uninitialized constant Foo (NameError)
stack level too deep (SystemStackError)
comparison of Integer with nil failed (ArgumentError)
undefined method '+' for nil
private method called
fiber called across threads
PHP Fatal error:  Uncaught TypeError: foo(): Argument #1 ($x) must be of type int, string given
Call to a member function bar() on null
Call to undefined method Foo::bar()
Undefined array key "x"
Undefined variable $x
Unsupported operand types: string + int
DivisionByZeroError: Division by zero
Undefined property: stdClass::$x
Cannot access offset of type
Array to string conversion
Trying to access array offset on value of type null
Too few arguments to function foo(), 0 passed
Can't call method "foo" on an undefined value at a.pl line 3.
Can't use string ("x") as a HASH ref while "strict refs" in use
Illegal division by zero at a.pl line 3.
Can't locate object method "foo" via package "Bar"
Not an ARRAY reference
Use of uninitialized value
attempt to index a nil value (local 'x')
attempt to call a nil value (global 'foo')
attempt to perform arithmetic on a nil value
attempt to compare number with nil
** (FunctionClauseError) no function clause matching in Foo.bar/1
** (MatchError) no match of right hand side value: {:error, :nope}
** (ArithmeticError) bad argument in arithmetic expression
** (KeyError) struct field
** (RuntimeError) oops
** (Protocol.UndefinedError) protocol Enumerable not implemented
** (CaseClauseError) no case clause matching
exception error: no match of right hand side value
exception error: bad argument
Prelude.head: empty list
Non-exhaustive patterns in function f
called 'Option::unwrap()' on a 'None' value
called 'Result::unwrap()' on an 'Err' value
attempt to subtract with overflow
attempt to divide by zero
index out of bounds: the len is 3 but the index is 7
already borrowed: BorrowMutError
System.NullReferenceException: Object reference not set to an instance of an object.
System.InvalidOperationException: Sequence contains no elements
System.ArgumentNullException: Value cannot be null. (Parameter 'x')
System.IndexOutOfRangeException: Index was outside the bounds of the array.
System.InvalidCastException: Unable to cast object of type
System.ObjectDisposedException: Cannot access a disposed object.
System.NotImplementedException: The method or operation is not implemented.
System.AggregateException: One or more errors occurred.
System.DivideByZeroException: Attempted to divide by zero.
kotlin.UninitializedPropertyAccessException: lateinit property x has not been initialized
kotlin.KotlinNullPointerException
kotlin.NotImplementedError: An operation is not implemented
scala.MatchError: 5 (of class java.lang.Integer)
StateError: Bad state: No element
Null check operator used on a null value
type 'Null' is not a subtype of type 'String'
LateInitializationError: Field 'x' has not been initialized.
RangeError (index): Invalid value: Not in inclusive range
NoSuchMethodError: The method 'foo' was called on null.
Error: function 'foo' threw an exception
Internal Server Error
500 Internal Server Error
server responded with status 500
Request failed with status code 500
HTTP Error 500: Internal Server Error
the handler threw an exception
Unhandled exception
Uncaught exception
unexpected error occurred
an internal error occurred
internal compiler error
Promise resolution is still pending but the event loop has already resolved
Warning: A worker process has failed to exit gracefully
You are trying to import a file after the Jest environment has been torn down.
fixture 'db' not found
step is undefined
Undefined. Implement with the following snippet:
You can implement missing steps with the snippets below
NotImplementedError: STEP: Given a cart
pending step definitions
ambiguous step definition
Multiple step definitions match
fixture "page" has unknown parameter "foo"
done() called multiple times
Resolution method is overspecified
Cannot log after tests are done.
object is not callable
has no attribute
is not a constructor
is not callable
Cannot set properties of null (setting 'innerHTML')
Cannot call method on null
null is not an object
invalid memory access in handler
deadlock detected
transaction has been rolled back because of an earlier error
current transaction is aborted, commands ignored until end of transaction block
cannot start a transaction within a transaction
Cannot perform the operation on a closed cursor
cursor already closed
connection already closed by the application
connection pool has been closed
this session is closed
write after end
Cannot set headers after they are sent to the client
The "path" argument must be of type string. Received undefined
Converting circular structure to JSON
Do not know how to serialize a BigInt
Object of type datetime is not JSON serializable
cannot pickle 'generator' object
can't pickle local object
can't compare offset-naive and offset-aware datetimes
can only concatenate str (not "int") to str
unhashable type: 'list'
'int' object is not iterable
cannot unpack non-iterable NoneType object
coroutine was never awaited
This event loop is already running
Working outside of application context.
A promise was rejected and not handled
non-numeric argument to binary operator
subscript out of bounds
object 'x' not found
argument of length 0
MethodError: no method matching +(::Int64, ::String)
UndefVarError: 'x' not defined
BoundsError: attempt to access 3-element Vector at index [5]
missing value where TRUE/FALSE needed
$ operator is invalid for atomic vectors
`;
