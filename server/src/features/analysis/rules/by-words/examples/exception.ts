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
TypeError: Cannot read property 'id' of null
TypeError: cb is not a function
TypeError: Cannot set property 'x' of undefined
TypeError: object null is not a function
TypeError: Illegal invocation
TypeError: Class constructor A cannot be invoked without 'new'
ReferenceError: Cannot access 'a' before initialization
ReferenceError: window is not defined
ReferenceError: document is not defined
Error: Not implemented: navigation
Error: Hydration failed
Invalid hook call. Hooks can only be called inside of the body of a function component.
Objects are not valid as a React child
Too many re-renders.
NG0100: ExpressionChangedAfterItHasBeenCheckedError
NullInjectorError: No provider for HttpClient!
Nest can't resolve dependencies of the OrdersService (?).
AttributeError: module 'x' has no attribute 'y'
AttributeError: 'list' object has no attribute 'items'
TypeError: 'str' object is not callable
TypeError: can't multiply sequence by non-int of type 'float'
TypeError: string indices must be integers
TypeError: must be real number, not str
ValueError: list.remove(x): x not in list
ValueError: operands could not be broadcast together with shapes
IndexError: pop from empty list
OverflowError: math range error
ArithmeticError
RuntimeError: generator raised StopIteration
RuntimeError: cannot schedule new futures after shutdown
asyncio.exceptions.InvalidStateError
django.core.exceptions.ImproperlyConfigured
sqlalchemy.exc.InvalidRequestError: This session is in 'prepared' state
sqlalchemy.orm.exc.DetachedInstanceError
jinja2.exceptions.UndefinedError: 'user' is undefined
java.lang.StackOverflowError
java.lang.RuntimeException: something broke
java.lang.IllegalAccessException
java.lang.reflect.InvocationTargetException
java.lang.InterruptedException
java.util.InputMismatchException
java.lang.IndexOutOfBoundsException: Index: 3, Size: 3
java.lang.StringIndexOutOfBoundsException: begin 0, end 5, length 3
java.lang.NegativeArraySizeException: -1
java.lang.CloneNotSupportedException
BeanCreationException: Error creating bean
IllegalStateException: Failed to load ApplicationContext
No qualifying bean of type
org.hibernate.LazyInitializationException
org.mockito.exceptions.misusing.UnfinishedStubbingException
NoMethodError: undefined method 'each' for nil
NoMethodError (undefined method '+' for nil:NilClass)
RuntimeError: can't add a new key into hash during iteration
LocalJumpError: no block given (yield)
FloatDomainError
ArgumentError: comparison of String with Integer failed
SystemStackError
FrozenError: can't modify frozen Hash
ActiveRecord::StatementInvalid
ActionView::Template::Error
AbstractController::DoubleRenderError
Uncaught ValueError: array_combine()
Uncaught Error: Object of class X could not be converted to string
Return value must be of type int, none returned
Cannot use object of type X as array
Cannot redeclare property
Cannot modify readonly property
must be compatible with interface
UnhandledMatchError: Unhandled match case
panic in handler: unexpected
unexpected panic
called 'Option::expect()' on a 'None' value
attempt to multiply with overflow
explicit panic
not yet implemented
internal error: entered unreachable code
slice index starts at 5 but ends at 3
byte index 1 is not a char boundary
interface conversion: interface {} is string, not int
json: unsupported type: chan int
reflect: call of reflect.Value.Elem on zero Value
sync: negative WaitGroup counter
strings: negative Repeat count
(Match Error) no clause matching
(BadArityError) called with 1 argument
(ArgumentError) cannot start
** (EXIT) no process: the process is not alive
GenServer terminating
badmatch
function_clause
noproc
scala.NotImplementedError: an implementation is missing
java.util.NoSuchElementException: head of empty list
kotlin.NoWhenBranchMatchedException
Fatal error: Index out of range
Unexpectedly found nil while implicitly unwrapping an Optional value
Could not cast value of type
System.StackOverflowException
System.ArgumentException: An item with the same key has already been added.
System.ArgumentOutOfRangeException: Index was out of range.
System.Collections.Generic.KeyNotFoundException: The given key was not present in the dictionary.
System.NotSupportedException: Specified method is not supported.
System.Reflection.TargetInvocationException
Microsoft.EntityFrameworkCore.DbUpdateException: An error occurred while saving the entity changes.
Error in f(x) : could not find object
Error: object of type 'closure' is not subsettable
Error in if (x) : argument is of length zero
non-conformable arguments
LoadError in expression
KeyError of a local variable
application error: unexpected state
invariant violated
illegal state
unexpected state machine transition
unreachable code reached
division by zero
cannot call a method of null
bad operand type for unary -
Unhandled rejection
Unhandled error
Unhandled exception in thread started by
exception was thrown while handling the request
Error handling request
the application panicked
The server encountered an internal error
status 500
returned 500
`;
