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
thread 'main' panicked at src/a.rs:4:9: attempt to subtract with overflow
thread 'worker' panicked at 'index out of bounds: the len is 3 but the index is 3'
thread panicked at 'byte index 4 is not a char boundary'
thread 'main' panicked at 'there is no reactor running, must be called from the context of a Tokio 1.x runtime'
terminate called after throwing an instance of 'std::out_of_range' what():  vector::_M_range_check: __n (which is 5) >= this->size() (which is 3)
terminate called after throwing an instance of 'std::logic_error' what():  basic_string: construction from null is not valid
unknown C++ exception thrown in SetUp()
C++ exception with description "map::at" thrown in the test body.
C++ exception with description "bad optional access" thrown in the test body.
bad_variant_access
bad_function_call
due to unexpected exception with message: stoi
Unhandled exception: std::bad_cast
java.lang.NullPointerException: Cannot invoke "com.acme.Order.total()" because "order" is null
java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Integer
java.lang.IllegalStateException: Failed to load ApplicationContext for [WebMergedContextConfiguration]
java.lang.IllegalArgumentException: argument type mismatch
java.lang.UnsupportedOperationException: Operation is not supported for read-only collection
java.lang.IllegalMonitorStateException: current thread is not owner
java.lang.NumberFormatException: For input string: "abc"
java.lang.reflect.UndeclaredThrowableException
org.springframework.beans.factory.NoSuchBeanDefinitionException: No qualifying bean of type 'com.acme.Store' available
org.springframework.beans.factory.BeanCurrentlyInCreationException: Requested bean is currently in creation: Is there an unresolvable circular reference?
Parameter 0 of constructor in com.acme.Shop required a bean of type 'com.acme.Store' that could not be found.
org.hibernate.LazyInitializationException: failed to lazily initialize a collection of role: com.acme.Order.items, could not initialize proxy - no Session
org.hibernate.PropertyValueException: not-null property references a null or transient value
jakarta.validation.ConstraintViolationException: save.order.total: must not be null
Unsatisfied dependency for type com.acme.Store and qualifiers [@Default]
org.mockito.exceptions.misusing.UnfinishedStubbingException: Unfinished stubbing detected here:
org.mockito.exceptions.misusing.UnnecessaryStubbingException: Unnecessary stubbings detected.
kotlin.UninitializedPropertyAccessException: lateinit property store has not been initialized
scala.MatchError: Some(3) (of class scala.Some)
java.lang.ClassFormatError: Absent Code attribute in method
Execution error (ArityException) at app.core/run. Wrong number of args (1) passed to: app.core/load
No implementation of method: :fetch of protocol: #'app.core/Store found for class: nil
groovy.lang.MissingPropertyException: No such property: totl for class: Order
Cannot invoke method save() on null object
android.os.NetworkOnMainThreadException
android.view.WindowManager$BadTokenException: Unable to add window -- token null is not valid
java.lang.RuntimeException: Method d in android.util.Log not mocked.
kotlinx.coroutines.JobCancellationException: Parent job is Cancelling
System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection.
System.InvalidCastException: Unable to cast object of type 'A' to type 'B'.
System.InvalidOperationException: Collection was modified; enumeration operation may not execute.
System.ObjectDisposedException: Cannot access a disposed context instance.
System.Collections.Generic.KeyNotFoundException: The given key 'id' was not present in the dictionary.
System.AggregateException: One or more errors occurred. (Some services are not able to be constructed)
Unable to resolve service for type 'Acme.IStore' while attempting to activate 'Acme.Shop'.
A second operation was started on this context instance before a previous operation completed.
System.Reflection.TargetInvocationException: Exception has been thrown by the target of an invocation.
The following constructor parameters did not have matching fixture data: IStore store
undefined method 'map' for an instance of Order (NoMethodError)
String can't be coerced into Integer (TypeError)
AbstractController::DoubleRenderError: Render and/or redirect were called multiple times in this action.
AASM::InvalidTransition: Event 'pay' cannot transition from 'paid'.
deadlock; recursive locking (ThreadError)
PHP Warning:  Undefined array key "id" in /app/src/a.php on line 14
PHP Warning:  Undefined variable $total in /app/src/a.php on line 9
PHP Fatal error:  Uncaught Error: Call to a member function total() on null in /app/src/a.php:14
Uncaught TypeError: Unsupported operand types: string + int
Uncaught ArgumentCountError: Too few arguments to function App\run(), 0 passed and exactly 1 expected
Typed property App\Order::$id must not be accessed before initialization
Cannot modify readonly property App\Order::$id
Cannot autowire service "App\Shop": argument "$store" of method "__construct()" references interface "App\Store" but no such service exists.
Circular reference detected for service "app.mailer"
Symfony: A circular reference has been detected when serializing the object of class "App\Order"
Cannot modify header information - headers already sent by (output started at /app/a.php:3)
Can't call method "total" on an undefined value at lib/Foo.pm line 14.
Not an ARRAY reference at lib/Foo.pm line 9.
Can't use string ("abc") as a HASH ref while "strict refs" in use at a.pl line 3.
Illegal division by zero at lib/Foo.pm line 21.
Use of uninitialized value $x in concatenation (.) or string at a.pl line 7.
Modification of a read-only value attempted at a.pl line 3.
lua: main.lua:14: attempt to index a nil value (local 'order')
lua: main.lua:9: attempt to call a nil value (method 'total')
lua: main.lua:3: attempt to perform arithmetic on a string value
lua: main.lua:7: attempt to compare number with nil
bad argument #1 to 'ipairs' (table expected, got nil)
Error in x[[5]] : subscript out of bounds
Error in if (x > 3) { : missing value where TRUE/FALSE needed
Error in total + "a" : non-numeric argument to binary operator
Error: object 'total' not found
argument "x" is missing, with no default
Error in UseMethod("total") : no applicable method for 'total' applied to an object of class "character"
Non-exhaustive patterns in function total
app: Maybe.fromJust: Nothing
app: thread blocked indefinitely in an MVar operation
app: <<loop>>
Fatal error: exception Not_found
Fatal error: exception Invalid_argument("index out of bounds")
Fatal error: exception Failure("int_of_string")
Fatal error: exception Match_failure("lib/a.ml", 14, 2)
** (MatchError) no match of right hand side value: {:error, :enoent}
** (KeyError) key :total not found in: %{id: 1}
** (CaseClauseError) no case clause matching: nil
** (Protocol.UndefinedError) protocol Enumerable not implemented for nil of type Atom
** (BadMapError) expected a map, got: nil
[error] GenServer App.Store terminating ** (RuntimeError) boom
** (DBConnection.OwnershipError) cannot find ownership process for #PID<0.412.0>.
exception error: bad argument badarg in call from erlang:list_to_integer/1
Error in process <0.91.0> with exit value: {badmatch,{error,enoent}}
Unhandled exception: Nil assertion failed (NilAssertionError)
Unhandled exception: Index out of bounds (IndexError)
Error: unhandled exception: index 5 not in 0 .. 2 [IndexDefect]
core.exception.ArrayIndexError@source/app.d(14): index [5] is out of bounds for array of length 3
raised CONSTRAINT_ERROR : order.adb:14 range check failed
Fortran runtime error: Index '5' of dimension 1 of array 'a' above upper bound of 3
Runtime error 216 at $0000000000401000
car: contract violation expected: pair? given: '()
Unhandled exception: Null check operator used on a null value
Unhandled exception: RangeError (index): Invalid value: Not in inclusive range 0..2: 5
Bad state: No element
NoSuchMethodError: The getter 'total' was called on null.
Concurrent modification during iteration: Instance(length:3)
caught error: "-[__NSArrayM objectAtIndex:]: index 5 beyond bounds"
failed: caught "NSInternalInconsistencyException", "Invalid update: invalid number of rows in section 0"
UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block
Unhandled error during execution of setup function
Error: Invariant failed: You should not use <Link> outside a <Router>
Error: Hydration failed because the initial UI does not match what was rendered on the server.
Error: Too many re-renders. React limits the number of renders to prevent an infinite loop.
Error: Objects are not valid as a React child (found: object with keys {id})
Error: Element type is invalid: expected a string (for built-in components) or a class/function but got: undefined.
Error: Invalid hook call. Hooks can only be called inside of the body of a function component.
Error: could not find react-redux context value; please ensure the component is wrapped in a <Provider>
NG0200: Circular dependency in DI detected for OrderService
NullInjectorError: R3InjectorError(AppModule)[OrderService]: NullInjectorError: No provider for OrderService!
ExpressionChangedAfterItHasBeenCheckedError: Expression has changed after it was checked.
Nest can't resolve dependencies of the ShopService (?). Please make sure that the argument StoreRepository at index [0] is available
Error [ERR_HTTP_HEADERS_SENT]: Cannot set headers after they are sent to the client
Error [ERR_STREAM_WRITE_AFTER_END]: write after end
Error [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined
Error [ERR_UNHANDLED_ERROR]: Unhandled error. (undefined)
Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/chalk/index.js from /app/a.js not supported.
RangeError: Invalid time value
RangeError: toFixed() digits argument must be between 0 and 100
ReferenceError: __dirname is not defined in ES module scope
ReferenceError: regeneratorRuntime is not defined
URIError: URI malformed
TypeError: Reduce of empty array with no initial value
TypeError: Cannot mix BigInt and other types, use explicit conversions
TypeError: Cannot assign to read only property 'total' of object '#<Object>'
TypeError: Cannot redefine property: total
TypeError: Converting circular structure to JSON --> starting at object with constructor 'Socket'
InvalidCharacterError: The string to be decoded contains characters outside of the Latin1 range.
DOMException: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.
Not implemented: HTMLCanvasElement.prototype.getContext (without installing the canvas npm package)
Warning: An update to Cart inside a test was not wrapped in act(...)
done() called multiple times in test <total>
Cannot log after tests are done. Did you forget to wait for something async in your test?
The following error originated from your application code, not from Cypress. > order is undefined
AttributeError: 'NoneType' object has no attribute 'total'
AttributeError: module 'app' has no attribute 'run'
UnboundLocalError: cannot access local variable 'x' where it is not associated with a value
KeyError: 'total'
RecursionError: maximum recursion depth exceeded while calling a Python object
ZeroDivisionError: float division by zero
StopIteration raised by generator
RuntimeError: This event loop is already running
RuntimeError: Working outside of application context.
ValueError: The truth value of an array with more than one element is ambiguous.
ValueError: operands could not be broadcast together with shapes (3,) (4,)
TypeError: Object of type datetime is not JSON serializable
TypeError: object NoneType can't be used in 'await' expression
TypeError: Can't instantiate abstract class Store with abstract method get
django.core.exceptions.SynchronousOnlyOperation: You cannot call this from an async context
django.db.transaction.TransactionManagementError: An error occurred in the current transaction. You can't execute queries until the end of the 'atomic' block.
django.urls.exceptions.NoReverseMatch: Reverse for 'order-detial' not found.
sqlalchemy.orm.exc.DetachedInstanceError: Instance <Order> is not bound to a Session; attribute refresh operation cannot proceed
jinja2.exceptions.UndefinedError: 'order' is undefined
pytest: RuntimeWarning: coroutine 'load' was never awaited
ScopeMismatch: You tried to access the function scoped fixture page with a session scoped request object
RuntimeError: Expected all tensors to be on the same device, but found at least two devices
ERRO[0002] TypeError: Cannot read property 'total' of undefined at default (file:///app/load.js:14:3(41))
ERRO[0003] GoError: invalid argument: VU iteration returned null
Problem in JSR223 script: groovy.lang.MissingPropertyException: No such property: vars2
locust: Traceback in on_start: AttributeError: 'User' object has no attribute 'token'
Exception occurred: docs extension autodoc raised AttributeError: 'NoneType' object has no attribute 'astext'
execute of template failed: template: index.html: <.Params.foo>: nil pointer evaluating page.Page.Foo
error calling index: index out of range: 3
keyword 'Pay Order' failed: Evaluating expression 'None.total' failed: AttributeError
Keyword 'Load' expected 2 arguments, got 1.
You cannot call a method on a null-valued expression.
Attempted to divide by zero. At run.ps1:14 char:3
Unable to index into an array; index was null.
jq: error (at <stdin>:3): string ("a") and number (1) cannot be added
awk: division by zero
bc: Runtime error (func=(main), adr=4): Divide by zero
bash: 1/0: division by 0 (error token is "0")
internal error: unexpected state "paid" in handler cancel
invariant violated: cart is null after checkout
unhandled case in switch: PaymentType.GIFT
illegal transition from CLOSED to OPEN
callback was called twice
uncaught exception in worker 2: list index out of range
value must not be negative: -3
object was already disposed
./ci.sh: line 9: 10 / 0: division by 0 (error token is "0")
bash: 08: value too great for base (error token is "08")
./run.sh: line 40: recursive function exceeded FUNCNEST (100)
awk: cmd. line:3: (FILENAME=a.csv FNR=4) fatal: division by zero attempted
gawk: (FILENAME=- FNR=1) fatal: attempt to use array 'seen' in a scalar context
expr: non-integer argument
./ci.sh: line 14: [: too many arguments
./ci.sh: line 15: [: ==: unary operator expected
./ci.sh: line 33: [: abc: integer expression expected
./ci.sh: line 21: arr: bad array subscript
./ci.sh: line 3: VERSION: readonly variable
Use of uninitialized value $name in concatenation (.) or string at report.pl line 12.
Can't use an undefined value as an ARRAY reference at lib/Report.pm line 44.
Can't call method "fetch" on an undefined value at sync.pl line 20.
Illegal division by zero at calc.pl line 8.
Not a HASH reference at conv.pl line 31.
Deep recursion on subroutine "main::walk" at tree.pl line 9.
Cannot index into a null array.
Cannot bind argument to parameter 'Path' because it is null.
Cannot convert value "abc" to type "System.Int32". Error: "Input string was not in a correct format."
kubectl: panic recovered: interface conversion: interface {} is nil, not map[string]interface {}
AttributeError: module 'docker' has no attribute 'from_env'
docker.errors.DockerException: Error while fetching server API version: Not supported URL scheme http+docker
TypeError: HTTPConnection.request() got an unexpected keyword argument 'chunked'
KeyError: 'ContainerConfig'
UnboundLocalError: local variable 'image' referenced before assignment in deploy.py
ActionView: undefined method 'name' for an instance of Kubeclient::Resource
assertion failed: git submodule name is nil (NoMethodError)
error: Running program '/builds/infra/index.ts' failed with an unhandled exception: TypeError: Cannot read properties of undefined (reading 'vpcId')
An exception occurred during task execution. The error was: KeyError: 'ansible_default_ipv4'
fatal: [web-1]: FAILED! => {"msg": "Unexpected failure during module execution: 'dict object' has no attribute 'stdout'"}
fatal: [web-1]: FAILED! => {"msg": "'list object' has no attribute 'name'"}
[ERROR] TypeError: 'NoneType' object is not subscriptable Traceback (most recent call last): File "/var/task/app.py", line 12, in handler
{"errorType":"Runtime.UnhandledPromiseRejection","errorMessage":"ReferenceError: db is not defined"}
Error: Runtime.HandlerNotFound: index.hander is undefined or not exported
'str' object has no attribute 'get' (botocore)
ERROR: gcloud crashed (AttributeError): 'NoneType' object has no attribute 'lower'
ERROR: The command failed with an unexpected error. Here is the traceback: 'NoneType' object is not iterable
TypeError: Cannot destructure property 'Account' of 'undefined' as it is undefined. cdk
RuntimeError: Cannot use AsyncToSync in the same thread as an async event loop; django.core.exceptions.SynchronousOnlyOperation: You cannot call this from an async context
sqlalchemy.exc.InvalidRequestError: This session is in 'prepared' state; no further SQL can be emitted within this transaction.
sqlalchemy.exc.PendingRollbackError: This Session's transaction has been rolled back due to a previous exception during flush.
psycopg2.InterfaceError: cursor already closed
org.hibernate.LazyInitializationException: failed to lazily initialize a collection of role: com.acme.User.orders, could not initialize proxy - no Session
org.hibernate.TransientObjectException: object references an unsaved transient instance - save the transient instance before flushing
javax.persistence.TransactionRequiredException: no transaction is in progress
MongoNotConnectedError: Client must be connected before running operations
TypeError: Cannot read property 'query' of undefined at Migration.up
Error: Called end on pool more than once
ERROR:  division by zero
ERROR:  null value cannot be assigned to variable declared NOT NULL in function calc_tax() line 4 at assignment
ERROR:  query has no destination for result data
ERROR:  more than one row returned by a subquery used as an expression
ERROR:  current transaction is aborted, commands ignored until end of transaction block
ERROR:  control reached end of function without RETURN
ORA-06502: PL/SQL: numeric or value error: character to number conversion error
ORA-06512: at "SHOP.CALC", line 12; ORA-01403: no data found
ORA-01476: divisor is equal to zero
ORA-01422: exact fetch returns more than requested number of rows
Msg 8134, Level 16, State 1, Divide by zero error encountered.
Msg 512: Subquery returned more than 1 value. This is not permitted when the subquery follows =
ERROR 1365 (22012): Division by 0
ERROR 1242 (21000): Subquery returns more than 1 row
(error) ERR Error running script (call to f_1a): @user_script:3: user_script:3: attempt to compare nil with number
script_exception: runtime error: null_pointer_exception in painless: cannot access method/field [length] from a null def reference
org.apache.kafka.clients.consumer.CommitFailedException: Offset commit cannot be completed since the consumer is not part of an active group
java.util.ConcurrentModificationException: KafkaConsumer is not safe for multi-threaded access
java.lang.IllegalStateException: No current assignment for partition orders-0
java.lang.IllegalStateException: Cannot perform operation after producer has been closed
org.springframework.kafka.listener.ListenerExecutionFailedException: Listener method could not be invoked with the incoming message
pika.exceptions.ChannelWrongStateError: Channel is closed.
Error: Channel closed by client: IllegalOperationError
celery.exceptions.NotRegistered: 'shop.tasks.old'
RuntimeError: Never call result.get() within a task!
kombu.exceptions.EncodeError: Object of type Decimal is not JSON serializable
RuntimeError: Session is closed
http: superfluous response.WriteHeader call
http: multiple registrations for /health
requests.exceptions.MissingSchema: Invalid URL 'api/orders': No scheme supplied. Perhaps you meant http://api/orders?
requests.exceptions.InvalidSchema: No connection adapters were found for 'localhost:8000/api'
TypeError [ERR_INVALID_URL]: Invalid URL
TypeError: Failed to parse URL from /api/orders
java.lang.IllegalArgumentException: Expected URL scheme 'http' or 'https' but no scheme was found for /api/or...
smtplib.SMTPNotSupportedError: SMTP AUTH extension not supported by server.
TypeError: Expected a string value for secretOrPrivateKey
ValueError: No JSON object: not enough values to unpack (expected 3, got 1) in decode_token
Error: No recipients defined
TypeError: unsupported operand type(s) for -: 'str' and 'datetime.datetime'
ValueError: The truth value of a Series is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all().
ValueError: Length of values (3) does not match length of index (4)
AttributeError: 'DataFrame' object has no attribute 'append'
TypeError: DataFrame.__init__() got an unexpected keyword argument 'colums'
IndexError: single positional indexer is out-of-bounds
ValueError: DataFrame constructor not properly called!
polars.exceptions.ShapeError: unable to vstack, column lengths differ
py4j.protocol.Py4JJavaError: An error occurred while calling o42.showString.
org.apache.spark.SparkException: Task not serializable
pickle.PicklingError: Could not serialize object: TypeError: cannot pickle '_thread.RLock' object
java.lang.IllegalStateException: SparkContext has been shutdown
org.apache.spark.SparkException: Only one SparkContext should be running in this JVM
Error rendering template: AttributeError: 'NoneType' object has no attribute 'title' (sphinx)
Handler <function process_docstring at 0x7f> for event 'autodoc-process-docstring' threw an exception
Exception occurred: File "sphinx/ext/autodoc.py", line 12, in visit TypeError: 'method' object is not iterable
Handlebars: Access has been denied to resolve the property "name" because it is not an "own property" of its parent.
Error in filter: nil value passed to pandoc.Str; attempt to index a nil value (field 'text')
TypeError: github.rest.issues.createComent is not a function
Error: Unhandled error: ReferenceError: core is not defined (actions/github-script)
groovy.lang.MissingPropertyException: No such property: BRANCH for class: groovy.lang.Binding
java.io.NotSerializableException: groovy.json.internal.LazyMap
hudson.remoting.ProxyException: groovy.lang.MissingMethodException: No signature of method: java.lang.String.call() is applicable
java.lang.NullPointerException: Cannot invoke method trim() on null object
expected to call org.jenkinsci.plugins.workflow.cps.CpsClosure2.call but wound up catching sh; see pipeline-cps-method-mismatches
org.jenkinsci.plugins.workflow.steps.MissingContextVariableException: Required context class hudson.FilePath is missing Perhaps you forgot to surround the code with a step that provides this, such as: node
[semantic-release] › ✘  An error occurred while running semantic-release: TypeError: Cannot read properties of undefined (reading 'commits')
release-it: TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined
org.springframework.beans.factory.BeanCurrentlyInCreationException: Error creating bean with name 'a': Requested bean is currently in creation: Is there an unresolvable circular reference?
The dependencies of some of the beans in the application context form a cycle:
The bean 'dataSource', defined in class path resource, could not be registered. A bean with that name has already been defined
java.lang.IllegalStateException: Ambiguous mapping. Cannot map 'orderController' method
java.lang.IllegalStateException: Unable to find a @SpringBootConfiguration, you need to use @ContextConfiguration or @SpringBootTest(classes=...) with your test
java.lang.IllegalStateException: Failed to load ApplicationContext
java.lang.NullPointerException: Cannot invoke "com.acme.User.getName()" because "user" is null
org.springframework.web.HttpRequestMethodNotSupportedException: Request method 'GET' is not supported
django.core.exceptions.AppRegistryNotReady: Apps aren't loaded yet.
RuntimeError: Model class shop.models.Order doesn't declare an explicit app_label and isn't in an application in INSTALLED_APPS.
django.urls.exceptions.NoReverseMatch: Reverse for 'order-detail' with arguments '('',)' not found.
ValueError: The view shop.views.cart didn't return an HttpResponse object. It returned None instead.
django.core.exceptions.FieldError: Cannot resolve keyword 'totl' into field. Choices are: id, total
AttributeError: 'WSGIRequest' object has no attribute 'tenant'
RuntimeError: Database access not allowed, use the "django_db" mark, or the "db" or "transactional_db" fixtures to enable it.
NoMethodError: undefined method 'total' for nil:NilClass
ActionController::RoutingError: No route matches [GET] "/orderz"
ActionController::ParameterMissing: param is missing or the value is empty: order
ActionController::UrlGenerationError: No route matches {:action=>"show", :controller=>"orders", :id=>nil}
ActiveModel::UnknownAttributeError: unknown attribute 'totl' for Order.
ArgumentError: wrong number of arguments (given 1, expected 2)
FrozenError: can't modify frozen String: "abc"
RuntimeError: Working outside of request context.
AssertionError: View function mapping is overwriting an existing endpoint function: index
TypeError: The view function for 'cart' did not return a valid response. The function either returned None or ended without a return statement.
werkzeug.routing.exceptions.BuildError: Could not build url for endpoint 'cart'. Did you mean 'card' instead?
RuntimeError: asyncio.run() cannot be called from a running event loop
RuntimeError: Task <Task pending> attached to a different loop
fastapi.exceptions.ResponseValidationError: 1 validation errors: response total Input should be a valid integer
TypeError: Cannot read properties of undefined (reading 'map') Error occurred prerendering page "/orders".
Error: Invariant: headers() expects to have requestAsyncStorage, none available.
ReferenceError: window is not defined at Object.<anonymous> (pages/index.js)
TypeError: Router.use() requires a middleware function but got a Object
Error: Route.get() requires a callback function but got a [object Undefined]
TypeError: app.listen is not a function
500 Cannot access 'useState' of undefined: [nuxt] A composable that requires access to the Nuxt instance was called outside of a plugin
NullInjectorError: R3InjectorError(AppModule)[CartService -> CartService]: NullInjectorError: No provider for CartService!
Error: NG0200: Circular dependency in DI detected for CartService.
System.InvalidOperationException: Cannot resolve scoped service 'Acme.Db' from root provider.
System.AggregateException: Some services are not able to be constructed
Microsoft.AspNetCore.Routing.Matching.AmbiguousMatchException: The request matched multiple endpoints.
Call to undefined method App\Entity\Order::getTotl()
Symfony\Component\HttpKernel\Exception\NotFoundHttpException: No route found for "GET /orderz"
PHP Fatal error:  Uncaught TypeError: App\Tax::of(): Argument #1 ($price) must be of type int, null given
Too few arguments to function App\Tax::__construct(), 0 passed and exactly 1 expected
** (Phoenix.Router.NoRouteError) no route found for GET /orderz (ShopWeb.Router)
** (EXIT from #PID<0.12.0>) an exception was raised: ** (MatchError) no match of right hand side value: {:error, :nope}
unexpected state in importer: rows before header
ERROR: unhandled error in job 'cleanup': TypeError: order is null
internal error: queue was empty while popping
BUG: this branch should never be reached
uncaught exception in worker thread: list index out of range
job 'reindex' raised KeyError: 'sku'
plugin hook on_start failed: NoneType is not callable
handler for 'order.created' threw: Cannot read properties of null (reading 'id')
programming error: price calculated before cart was loaded
illegal transition from 'shipped' to 'new'
assert_never reached with value 'refund'
cannot call close() on a stream that is already closed
argument 'amount' must not be negative
argument of type 'int' expected, got 'str'
expected a function but got undefined
invalid operation: client is not initialised yet
unhandled rejection in scheduler: undefined
ERROR: render() called without a template object
error while formatting price: NaN
integer overflow while adding line totals
date arithmetic failed: can't subtract offset-naive and offset-aware datetimes
lock released by a thread that does not own it
cannot modify a collection while iterating over it
generator already executing
dictionary changed size during iteration
missing 1 required positional argument: 'customer'
got multiple values for argument 'date'
'Order' object is not callable
sequence item 0: expected str instance, int found
invalid literal for int() with base 10: '12a'
max() arg is an empty sequence
math domain error
RangeError: Maximum call stack size exceeded in formatter
TypeError: order.items is not iterable
TypeError: Class constructor Order cannot be invoked without 'new'
TypeError: Converting circular structure to JSON
Error: Cannot call write after a stream was destroyed
ReferenceError: exports is not defined in ES module scope
java.lang.UnsupportedOperationException: null
java.lang.IllegalArgumentException: Comparison method violates its general contract!
kotlin.UninitializedPropertyAccessException: lateinit property repo has not been initialized
Exception in thread "main" java.lang.ExceptionInInitializerError
System.Collections.Generic.KeyNotFoundException: The given key 'sku' was not present in the dictionary.
Fatal error: Index out of range: file Swift/ContiguousArrayBuffer.swift
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Order total]: unrecognized selector sent to instance 0x6000'
Unhandled Exception: type 'Null' is not a subtype of type 'String'
LateInitializationError: Field 'repo' has not been initialized.
setState() called after dispose()
PHP Fatal error:  Uncaught DivisionByZeroError: Modulo by zero
Error in data.frame: arguments imply differing number of rows: 3, 4
MethodError: no method matching +(::String, ::Int64)
lua: cart.lua:14: attempt to perform arithmetic on a nil value (local 'price')
Non-exhaustive patterns in function price
Exception: Stdlib.Not_found
invalid command name "foo" while executing
error while running hook: 'NoneType' object has no attribute 'group'
UnboundLocalError: cannot access local variable 'rate' where it is not associated with a value
StopIteration raised inside generator
RuntimeWarning: coroutine 'sync' was never awaited
AttributeError: partially initialized module 'shop' has no attribute 'api' (most likely due to a circular import)
AttributeError: can't set attribute 'total'
TypeError: 'int' object is not subscriptable
TypeError: string indices must be integers, not 'str'
TypeError: can only concatenate str (not "int") to str
TypeError: unhashable type: 'dict'
TypeError: cannot pickle 'sqlite3.Connection' object
OverflowError: cannot convert float infinity to integer
decimal.InvalidOperation: [<class 'decimal.ConversionSyntax'>]
KeyError: <Status.SHIPPED: 3>
NotImplementedError: subclasses must implement export()
multiprocessing: AssertionError: daemonic processes are not allowed to have children
TypeError: Cannot set properties of undefined (setting 'total')
TypeError: The first argument must be of type string or an instance of Buffer. Received undefined
TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /app/seed.ts
Error: Cannot enqueue Query after invoking quit.
Error: Cannot use a pool after calling end on the pool
Error: Called next() multiple times in koa
Error: Reply was already sent, did you forget to "return reply" in "/orders" (GET)?
MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 exit listeners added
java.lang.NumberFormatException: For input string: "12a"
java.lang.CloneNotSupportedException: com.acme.Order
java.lang.IllegalStateException: stream has already been operated upon or closed
java.lang.IllegalThreadStateException at java.lang.Thread.start
java.time.DateTimeException: Invalid value for HourOfDay (valid values 0 - 23): 24
java.util.UnknownFormatConversionException: Conversion = 'y'
io.vertx.core.VertxException: Thread blocked
reactor.core.Exceptions$ErrorCallbackNotImplemented: java.lang.IllegalStateException
System.Threading.Tasks.TaskCanceledException: A task was canceled by its own token
NoMethodError: private method 'price' called for an instance of Order
FiberError: dead fiber called
ThreadError: deadlock; recursive locking
TypeError: no implicit conversion of nil into String
ArgumentError: comparison of Integer with nil failed
Uncaught ValueError: array_combine(): Argument #1 ($keys) and argument #2 ($values) must have the same number of elements
Uncaught Error: Cannot unpack array with string keys
PHP Fatal error: Uncaught Error: Typed property Order::$total must not be accessed before initialization
Uncaught Error: Cannot instantiate abstract class Payment
** (Protocol.UndefinedError) protocol Enumerable not implemented for nil
** (stop) exited in: GenServer.call(Shop.Cart, :total, 5000) no process: the process is not alive
UndefVarError: 'total' not defined
DomainError with -1.0: sqrt was called with a negative real argument
thread 1231 panic: index out of bounds: index 3, len 3
thread 88 panic: attempt to use null value
══╡ EXCEPTION CAUGHT BY WIDGETS LIBRARY ╞══
setState() called after dispose(): _CartState#1b3c(lifecycle state: defunct, not mounted)
A RenderFlex overflowed by 42 pixels on the right.
LateInitializationError: Field 'controller' has not been initialized.
MissingPluginException(No implementation found for method getAll on channel plugins.flutter.io/shared_preferences)
ERROR: LoadError: MethodError: no method matching parse_row(::Nothing)
meson.build: ERROR: Unhandled python exception
===> Uncaught error in rebar_core. Run with DIAGNOSTIC=1 to see stacktrace
Traceback: alembic/script/revision.py TypeError: 'NoneType' object is not iterable
rsync error: errors selecting input/output files, dirs (code 3)
Undefined array key "total" (View: /app/resources/views/cart.blade.php)
Call to a member function format() on null
Illuminate\Contracts\Container\BindingResolutionException: Unresolvable dependency resolving [Parameter #0 [ <required> $rate ]] in class App\Tax
airflow.exceptions.AirflowException: Task received SIGTERM: TypeError: unsupported operand type(s) for +: 'int' and 'str'
[!] undefined local variable or method 'versoin' for main:Object
Java.lang.AssertionError: unreachable state in CompactionManager (cassandra): null
nats: invalid subscription: nil handler
ERROR: grand/2: Unknown procedure: parent_of/2
can't read "totl": no such variable
invalid command name "putz"
Unbound variable: totl
Backtrace: Unbound variable: price
raised CONSTRAINT_ERROR : cart.adb:22 index check failed
raised CONSTRAINT_ERROR : cart.adb:31 range check failed
raised CONSTRAINT_ERROR : orders.adb:12 access check failed
raised PROGRAM_ERROR : cart.adb:8 access before elaboration
Fortran runtime error: Attempting to allocate already allocated variable 'b'
Fortran runtime error: Array bound mismatch for dimension 1 of array 'a' (3/4)
Fortran runtime error: Missing format for FORMATTED data transfer
Exception: Failure "hd".
Exception: Not_found.
Fatal error: exception Match_failure("cart.ml", 12, 2)
Fatal error: exception Division_by_zero
ERROR: In procedure car: Wrong type (expecting pair): 1
ERROR: In procedure vector-ref: Value out of range: 5
ERROR: In procedure +: Wrong type argument in position 2: "a"
In procedure string->symbol: Wrong type argument in position 1 (expecting string): 1
ice-9/eval.scm:333:13: Wrong number of arguments to #<procedure total (a)>
can't read "price": no such variable
missing operand at _@_ in expression "1 +_@_"
wrong # args: should be "total cart vat"
can't use non-numeric string as operand of "+"
can't read "a(3)": no such element in array
divide by zero while executing "expr {$a/0}"
expected integer but got "a"
key "vat" not known in dictionary
list must have an even number of elements
lua: (no error message)
lua: cart.lua:4: attempt to index local 'row' (a nil value)
lua: cart.lua:8: attempt to compare number with string
lua: cart.lua:8: attempt to get length of a nil value
lua: cart.lua:3: bad argument #1 to 'rep' (string expected, got no value)
lua: cart.lua:3: bad argument #1 to 'ipairs' (table expected, got no value)
lua: cart.lua:7: invalid value (table) at index 1 in table for 'concat'
lua: cart.lua:7: attempt to concatenate a table value (field 'name')
lua: cart.lua:5: wrong number of arguments to 'insert'
lua: cart.lua:5: attempt to perform arithmetic on a table value
lua: invalid key to 'next'
cannot resume dead coroutine
ERR user_script:3: attempt to call field 'cal' (a nil value) script: 1a2b, on @user_script:3.
nginx: lua entry thread aborted: runtime error: /etc/nginx/lua/auth.lua:14: bad argument #1 to 'find'
ERROR: Arguments are not sufficiently instantiated
ERROR: Arithmetic: evaluation error: zero_divisor
Warning: Goal (directive) failed: user:run_tests
gawk: cmd. line:1: error: division by zero attempted
gawk: fatal: not enough arguments to satisfy format string
Runtime error (func=(main), adr=3): Divide by zero
Runtime error (func=(main), adr=4): Square root of a negative number
dc: stack empty
m4:defs.m4:9: divide by zero in eval: 1/0
string sub-command SUBSTRING, begin index: 5 is out of range 0 - 3.
(UndefinedFunctionError) function String.lenght/1 is undefined or private
(ArgumentError) errors were found at the given arguments: * 1st argument: not a nonempty list
(CaseClauseError) no case clause matching: {:error, :nope}
(MatchError) no match of right hand side value: {:error, 1}
(FunctionClauseError) no function clause matching in Cart.add/2
(CondClauseError) no cond clause evaluated to a truthy value
(WithClauseError) no with clause matching: 2
(Enum.OutOfBoundsError) out of bounds error
(Enum.EmptyError) empty error
(KeyError) key :total not found in: %{id: 1}
(BadArityError) #Function<42.33> with arity 1 called with 2 arguments (1, 2)
(BadBooleanError) expected a boolean on left-side of "and", got: 1
(Protocol.UndefinedError) protocol Enumerable not implemented for 1 of type Integer
(ArithmeticError) bad argument in arithmetic expression
(ArgumentError) the table identifier does not refer to an existing ETS table
(exit) exited in: GenServer.call(Shop.Cart, :total, 5000) ** (EXIT) no process: the process is not alive or there's no process currently associated with the given name
{badmatch,{error,enoent}} in function shop_cart:load/1
=ERROR REPORT==== Error in process <0.88.0> with exit value: {badarith,[{shop,total,1}]}
** Reason for termination == ** {function_clause,[{cart,handle_call,[foo]}]}
Error: object 'totl' not found Execution halted
Error in 1 + "a" : non-numeric argument to binary operator
Error in list(1)[[5]] : subscript out of bounds
Error in mean.default() : argument "x" is missing, with no default
Error in a %*% b : non-conformable arguments
Error in f(b = 1) : unused argument (b = 1)
Error in if (NA) 1 : missing value where TRUE/FALSE needed
Error in if (c(T, F)) 1 : the condition has length > 1
Error in x$total : $ operator is invalid for atomic vectors
Error in solve.default(m) : Lapack routine dgesv: system is exactly singular: U[1,1] = 0
Error in data.frame(a = 1:2, b = 1:3) : arguments imply differing number of rows: 2, 3
Error in match.arg(type) : 'arg' should be one of “a”, “b”
Error: 'totl' is not an exported object from 'namespace:shop'
Error in vapply(1:3, f, 1) : values must be type 'double', but FUN(X[[1]]) result is type 'character'
Error in fix.by(by.y, y) : 'by' must specify a uniquely valid column
Error in apply(1, 1, sum) : dim(X) must have a positive length
Error in nope() : could not find function "nope"
Error: cannot change value of locked binding for 'pi'
Error in seq.default(1, 10, by = -1) : wrong sign in 'by' argument
Error in optim(1, f) : function cannot be evaluated at initial parameters
PHP Fatal error: Uncaught Error: Call to private method Cart::sum() from global scope
PHP Fatal error: Uncaught Error: [] operator not supported for strings
PHP Fatal error: Uncaught Error: Using $this when not in object context
PHP Fatal error: Uncaught Error: Undefined constant "VAT_RATE"
PHP Fatal error: Uncaught Error: Value of type int is not callable
PHP Fatal error: Uncaught UnhandledMatchError: Unhandled match case 'express'
PHP Fatal error: Uncaught Exception: Cannot traverse an already closed generator
PHP Fatal error: Uncaught ValueError: array_combine(): Argument #1 ($keys) and argument #2 ($values) must have the same number of elements
PHP Fatal error: Uncaught ValueError: str_repeat(): Argument #2 ($times) must be greater than or equal to 0
PHP Fatal error: Uncaught ReflectionException: Property Cart::$totl does not exist
PHP Fatal error: Uncaught Error: Typed property Cart::$total must not be accessed before initialization
PHP Fatal error: Uncaught Error: Object of class Cart could not be converted to string
Can't locate object method "total" via package "Cart" at t/cart.t line 4.
Can't call method "total" on an undefined value at t/cart.t line 9.
Can't call method "total" on unblessed reference at cart.pl line 5.
Can't use string ("12") as an ARRAY ref while "strict refs" in use at cart.pl line 8.
Can't use an undefined value as an ARRAY reference at cart.pl line 7.
Undefined subroutine &main::totl called at cart.pl line 3.
Not an ARRAY reference at cart.pl line 6.
Not a HASH reference at Cart.pm line 17.
Illegal division by zero at Cart.pm line 44.
Can't take log of 0 at stats.pl line 3.
Modification of a read-only value attempted at Cart.pm line 9.
Odd number of elements in hash assignment at cart.pl line 2.
Use of uninitialized value $x in concatenation (.) or string at report.pl line 31.
Argument "12,5" isn't numeric in addition (+) at cart.pl line 9.
Deep recursion on subroutine "main::walk" at walk.pl line 12.
Can't "last" outside a loop block at cart.pl line 11.
java.lang.ExceptionInInitializerError at com.acme.Cart.<clinit>
java.lang.ArrayStoreException: java.lang.Integer
java.util.MissingFormatArgumentException: Format specifier '%s'
java.lang.CloneNotSupportedException: com.acme.Cart
java.lang.EnumConstantNotPresentException: com.acme.Status.PAID
java.util.EmptyStackException
java.util.IllegalFormatConversionException: d != java.lang.String
java.lang.reflect.InaccessibleObjectException: Unable to make field private final java.lang.String accessible: module java.base does not "opens java.lang" to unnamed module
java.util.concurrent.RejectedExecutionException: Task rejected from ThreadPoolExecutor[Terminated, pool size = 0]
java.nio.BufferOverflowException
java.nio.channels.OverlappingFileLockException
shop: Prelude.!!: index too large
shop: Map.!: given key is not an element in the map
Cart.hs:(12,1)-(14,20): Non-exhaustive patterns in function total
shop: Cart.hs:4:9-20: Missing field in record construction price
shop: Prelude.read: no parse
shop: divide by zero
shop: <<loop>>
shop: fromJust: Nothing CallStack (from HasCallStack)
shop: thread blocked indefinitely in an MVar operation
Prelude.undefined CallStack (from HasCallStack): undefined, called at Cart.hs:9:7
Error: unhandled exception: key not found: vat [KeyError]
Error: unhandled exception: over- or underflow [OverflowDefect]
Error: unhandled exception: field 'price' is not accessible for type 'Item' using 'kind = Free' [FieldDefect]
core.exception.ArrayIndexError@source/app.d(22): index [5] is out of bounds for array of length 3
core.exception.RangeError@source/app.d(8): Range violation
std.conv.ConvException@conv.d(2002): Unexpected end of input when converting from type string to type int
Unhandled exception: Index out of bounds (IndexError) from src/cart.cr
Unhandled exception: cast from String to Int32 failed, at src/cart.cr:9 (TypeCastError)
Unhandled exception: Missing hash key: "vat" (KeyError)
ERROR: MethodError: no method matching +(::Int64, ::String)
ERROR: BoundsError: attempt to access 3-element Vector{Int64} at index [5]
ERROR: LoadError: KeyError: key :vat not found
ERROR: DimensionMismatch: arrays could not be broadcast to a common size; got a dimension with lengths 3 and 4
ERROR: InexactError: Int64(2.5)
ERROR: DomainError with -1.0: sqrt was called with a negative real argument but will only return a complex result
ERROR: type Nothing has no field total
ERROR: StackOverflowError:
ERROR: SingularException(2)
ERROR: TypeError: non-boolean (Missing) used in boolean context
[error] scala.MatchError: Cancelled (of class shop.Cancelled$)
scala.UninitializedFieldError: Uninitialized field: Cart.scala: 9
java.util.NoSuchElementException: None.get
java.lang.UnsupportedOperationException: empty.reduceLeft
Execution error (ClassCastException) at shop.cart/total (cart.clj:12). class java.lang.String cannot be cast to class java.lang.Number
Execution error (ArityException) at user/eval1 (REPL:1). Wrong number of args (1) passed to: shop.cart/total
Execution error (IllegalArgumentException) Don't know how to create ISeq from: java.lang.Long
Execution error (IllegalStateException) Can't change/establish root binding of: *env* with set
Execution error (ExceptionInfo) at shop.cart: cart has no owner {:cart-id 3}
kotlin.UninitializedPropertyAccessException: lateinit property repository has not been initialized
kotlin.KotlinNullPointerException: null cannot be cast to non-null type kotlin.String
io.mockk.MockKException: no answer found for: Store(#1).load(3)
Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
Fatal error: 'try!' expression unexpectedly raised an error: Shop.CartError.empty
Fatal error: Dictionary literal contains duplicate keys
Fatal error: Range requires lowerBound <= upperBound
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Cart totl]: unrecognized selector sent to instance 0x600'
LateInitializationError: Field 'cart' has not been initialized.
type 'String' is not a subtype of type 'int' in type cast
Concurrent modification during iteration: Instance(length:3) of '_GrowableList'.
setState() called after dispose(): _CartState#1a2b (lifecycle state: defunct, not mounted)
RangeError (index): Invalid value: Not in inclusive range 0..2: 5
MatchFailureException: The match cases were incomplete at Cart.fs:12
System.Collections.Generic.KeyNotFoundException: The index was outside the range of elements in the list. (Parameter 'index') at List.item
Conversion from string "12,5" to type 'Integer' is not valid.
Object variable or With block variable not set.
Run-time error '91': Object variable or With block variable not set
Run-time error '13': Type mismatch
Cannot convert value "12,5" to type "System.Int32". Error: "Input string was not in a correct format."
The property 'Total' cannot be found on this object. Verify that the property exists.
Method invocation failed because [System.String] does not contain a method named 'Totl'.
Attempted to divide by zero. + FullyQualifiedErrorId : RuntimeException
Exception calling "Add" with "2" argument(s): "Item has already been added. Key in dictionary: 'a'"
Cannot overwrite variable PI because it is read-only or constant.
total: arity mismatch; the expected number of arguments does not match the given number expected: 1 given: 2
application: not a procedure; expected a procedure that can be applied to arguments given: 3
vector-ref: index is out of range index: 5 valid range: [0, 2]
hash-ref: no value found for key key: 'vat'
total: broke its own contract promised: number? produced: #f
The variable TOTL is unbound. [Condition of type UNBOUND-VARIABLE]
The function COMMON-LISP-USER::TOTL is undefined.
The value NIL is not of type NUMBER when binding SB-KERNEL::X
invalid number of arguments: 3 [Condition of type SB-INT:SIMPLE-PROGRAM-ERROR]
arithmetic error DIVISION-BY-ZERO signalled Operation was (/ 1 0).
There is no applicable method for the generic function #<SHOP:TOTAL (1)> when called with arguments (NIL).
debugger invoked on a SB-INT:INVALID-ARRAY-INDEX-ERROR: Invalid index 5 for (SIMPLE-VECTOR 3), should be a non-negative integer below 3.
*** - CAR: A is not a list
*** - EVAL: variable TOTL has no value
Error: unbound variable: totl Call history: cart.scm:12 (chicken)
Exception in vector-ref: 5 is not a valid index for #(1 2 3) (Chez)
Exception: variable totl is not bound
Exception: incorrect argument count in call (total 1 2)
Symbol’s function definition is void: totl
Wrong type argument: stringp, nil
Args out of range: [1 2 3], 5
Error: VM Exception while processing transaction: reverted with panic code 0x11 (Arithmetic operation overflowed outside of an unchecked block)
ProviderError: execution reverted: panic code 0x32 (Array accessed at an out-of-bounds or negative index)
Error: Transaction reverted: function call to a non-contract account
Error: Transaction reverted without a reason string
cocotb.triggers: Test total failed: AttributeError: top contains no object named totl
error: infinite recursion encountered at undefined position
error: value is a string while a set was expected
error: called without required argument 'stdenv' at default.nix:1:1
error: function 'anonymous lambda' called with unexpected argument 'foo'
error: cannot coerce a set to a string
System.ObjectDisposedException: Cannot access a disposed object. Object name: 'ShopContext'.
System.InvalidCastException: Unable to cast object of type 'Order' to type 'Invoice'.
System.InvalidOperationException: Nullable object must have a value.
System.TypeInitializationException: The type initializer for 'Acme.Cart' threw an exception.
System.Threading.LockRecursionException: Recursive read lock acquisitions not allowed in this mode.
System.Reflection.TargetParameterCountException: Parameter count mismatch.
System.Collections.Generic.KeyNotFoundException: The given key 'vat' was not present in the dictionary.
System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'startIndex')
System.InvalidOperationException: The instance of entity type 'Order' cannot be tracked because another instance with the same key value is already being tracked.
System.InvalidOperationException: Unable to resolve service for type 'ICart' while attempting to activate 'Checkout'.
System.InvalidOperationException: A second operation was started on this context instance before a previous operation completed.
System.Threading.SynchronizationLockException: Object synchronization method was called from an unsynchronized block of code.
System.MissingMethodException: Method not found: 'Void Acme.Cart.Total()'.
Chain 1: Rejecting initial value: Error evaluating the log probability at the initial value.
Runtime error 201 at $0000000000401234 (fpc: range check error)
Runtime error 216 at $000000000040100
Exception EListError: List index out of bounds (5)
MessageNotUnderstood: UndefinedObject>>totl (Pharo)
SubscriptOutOfBounds: 5
KeyNotFound: key #vat not found in Dictionary
error: {ballerina/lang.array}IndexOutOfRange {"message":"array index out of range: index: 5, size: 3"}
groovy.lang.MissingPropertyException: No such property: totl for class: Cart
groovy.lang.MissingMethodException: No signature of method: Cart.totl() is applicable for argument types: () values: []
org.codehaus.groovy.runtime.typehandling.GroovyCastException: Cannot cast object 'a' with class 'java.lang.String' to class 'java.lang.Integer'
CX_SY_ZERODIVIDE: Division by 0 (type I) runtime error COMPUTE_INT_ZERODIVIDE
GETWA_NOT_ASSIGNED: Field symbol has not yet been assigned.
System.NullPointerException: Attempt to de-reference a null object
System.LimitException: Too many SOQL queries: 101
conformability error r(503);
Undefined function or variable 'totl'. (MATLAB)
Index exceeds the number of array elements. Index must not exceed 3.
Error using * Incorrect dimensions for matrix multiplication.
Unrecognized function or variable 'totl'.
Dot indexing is not supported for variables of this type.
Not enough input arguments.
Part::partw: Part 5 of {1,2,3} does not exist. (wolframscript)
IEA995I SYMPTOM DUMP OUTPUT SYSTEM COMPLETION CODE=0C7
CEE3207S The system detected a data exception (System Completion Code=0C7).
MCH1211 Attempt made to divide by zero for fixed point operation.
Error 41 running cart.rexx line 9: Bad arithmetic conversion
execution error: Can’t get application "Shopp". (-1728)
"cart.au3" (12) : ==> Variable used without being declared.: (AutoIt)
sh: 4: arithmetic expression: expecting EOF: "12,5"
bash: line 4: 08: value too great for base (error token is "08")
bash: [: 12a: integer expression expected
Error: nu::shell::column_not_found × Cannot find column 'totl'
Error: nu::shell::type_mismatch × Type mismatch during operation.
VMError with status ABORTED with sub status 3 at location Module ModuleId cart
Error: AnchorError thrown in programs/cart/src/lib.rs:12. Error Code: ConstraintSeeds. Error Number: 2006.
Error processing Instruction 0: custom program error: 0x1
RUNTIME ERROR: Field does not exist: totl (jsonnet)
wasm trap: out of bounds memory access (wasmtime)
wasm trap: integer divide by zero
CUDA error: an illegal memory access was encountered at cart.cu:44
CUDA error 700: device-side assert triggered
SCRIPT ERROR: Invalid call. Nonexistent function 'totl' in base 'Node (Cart)'.
MissingReferenceException: The object of type 'Cart' has been destroyed but you are still trying to access it.
UnassignedReferenceException: The variable price of Cart has not been assigned.
KeyError: "Column 'totl' does not exist in the cube" uncaught in report builder
UnboundLocalError: cannot access local variable 'total' where it is not associated with a value
TypeError: cannot unpack non-iterable NoneType object
TypeError: unhashable type: 'list'
TypeError: unsupported operand type(s) for -: 'str' and 'datetime.timedelta'
TypeError: can't compare offset-naive and offset-aware datetimes
TypeError: Cart.__init__() takes 2 positional arguments but 3 were given
TypeError: Can't instantiate abstract class Cart without an implementation for abstract method 'total'
TypeError: descriptor 'total' for 'Cart' objects doesn't apply to a 'Order' object
TypeError: object of type 'generator' has no len()
TypeError: metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass
TypeError: Cannot create a consistent method resolution order (MRO) for bases A, B
ValueError: I/O operation on closed file
ValueError: generator already executing
RuntimeError: cannot reuse already awaited coroutine
RuntimeError: Task got Future attached to a different loop
RuntimeError: can't start new thread at interpreter shutdown
RuntimeError: super(): __class__ cell not found
RuntimeWarning: coroutine 'load' was never awaited (error)
StopAsyncIteration
asyncio.InvalidStateError: Result is not set.
_pickle.PicklingError: Can't pickle <function <lambda> at 0x7f>: attribute lookup on __main__ failed
dataclasses.FrozenInstanceError: cannot assign to field 'total'
BufferError: Existing exports of data: object cannot be re-sized
LookupError: <ContextVar name='request' at 0x7f>
NoMethodError: private method 'total' called for an instance of Cart
NoMethodError: super: no superclass method 'total' for an instance of Cart
NameError: uninitialized constant Shop::Cartt
NameError: undefined local variable or method 'totl' for main:Object
ArgumentError: wrong number of arguments (given 1, expected 2; required keyword: vat)
TypeError: String can't be coerced into Integer
FloatDomainError: NaN
IndexError: index 5 outside of array bounds: -3...3
KeyError: key not found: :vat
FiberError: attempt to resume a terminated fiber
fatal: No live threads left. Deadlock?
NoMatchingPatternError: {:a=>1}
UncaughtThrowError: uncaught throw :done
Ractor::IsolationError: can not access non-shareable objects in constant Cart::RATES by non-main Ractor.
RangeError: bignum too big to convert into 'long'
Encoding::CompatibilityError: incompatible character encodings: UTF-8 and ASCII-8BIT
RangeError: Incorrect locale information provided
RangeError: The number 1.5 cannot be converted to a BigInt because it is not an integer
TypeError: Class constructor Cart cannot be invoked without 'new'
TypeError: Class extends value undefined is not a constructor or null
TypeError: Cannot add property x, object is not extensible
TypeError: Converting circular structure to JSON --> starting at object with constructor 'Cart'
TypeError: Cannot read private member #total from an object whose class did not declare it
TypeError: Right-hand side of 'instanceof' is not callable
TypeError: Chaining cycle detected for promise #<Promise>
TypeError: Found non-callable @@iterator
TypeError: Invalid value used as weak map key
TypeError: Method Map.prototype.get called on incompatible receiver [object Object]
TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined
Error [ERR_MULTIPLE_CALLBACK]: Callback called multiple times
Error [ERR_STREAM_PREMATURE_CLOSE]: Premature close
Error [ERR_SERVER_NOT_RUNNING]: Server is not running.
ReferenceError: Cannot access 'cart' before initialization
ReferenceError: Must call super constructor in derived class before accessing 'this'
DataCloneError: function total could not be cloned.
AggregateError: All promises were rejected
std::bad_optional_access: what(): bad optional access
std::bad_variant_access what(): std::get: wrong index for variant
std::bad_function_call: what(): bad_function_call
std::future_error: Promise already satisfied
what(): basic_string::substr: __pos (which is 9) > this->size() (which is 3)
cart: tried to add to a list that nobody created
internal: handler for event "paid" registered twice
invariant broken: stack of scopes is empty on pop
bug: state machine got "ship" while in NEW
illegal transition OPEN -> ARCHIVED requested by code
callback invoked with 2 args, declared with 1
visitor has no method for node kind Lambda
should never get here (cart.ts:44)
unreachable branch taken, value was 7
function pointer for slot 3 is null
object of class Voucher used after free of its pool (dispose called)
iterator moved past the end
queue popped while empty
negative index -1 passed to column()
dereferenced empty optional in pricing step
division of amount by zero units
enum Status has no member named "PAIDD" (valueOf)
cast of Invoice to CreditNote went wrong
recursion guard hit at depth 1000 in expand()
event loop was already closed when timer fired
singleton Config accessed before init()
reentrant call to render() detected
promise was resolved twice
mutex released by a thread that does not own it
attempted write to a frozen record
call on a destroyed window handle
method "totl" does not exist on proxy Cart
lazy field read outside of its session
no handler registered for command PayOrder
bean property 'totl' isn't writable or has an invalid setter method
unresolved circular reference between services cart and order at runtime
array subscript 5 outside of bounds of 'int[3]'
signed integer overflow: 2147483647 + 1 cannot be represented in type 'int' (runtime error)
runtime error: null pointer passed as argument 2, which is declared to never be null
runtime error: shift exponent 40 is too large for 32-bit type 'int'
runtime error: load of value 7, which is not a valid value for type 'bool'
Uncaught PHP Exception LogicException: "The controller must return a Response object but it returned null."
Twig\Error\RuntimeError: Impossible to access an attribute ("total") on a null variable.
jinja2.exceptions.UndefinedError: 'cart' is undefined
Liquid error: divided by 0
Handlebars: "total" not defined in [object Object]
EEx assign @cart not available in template. Please make sure all proper assigns have been set
Mustache: no context for section "lines" value
freemarker.core.InvalidReferenceException: The following has evaluated to null or missing: ==> cart.total
org.thymeleaf.exceptions.TemplateProcessingException: Exception evaluating SpringEL expression: "cart.totl"
java.lang.StringIndexOutOfBoundsException: begin 0, end -1, length 0
java.lang.IllegalArgumentException: No enum constant com.acme.Status.PAIDD
java.lang.UnsupportedOperationException: immutable collection at ImmutableCollections.uoe
scala.collection.immutable.Nil$ head of empty list
java.lang.IndexOutOfBoundsException: 5 is out of bounds (min 0, max 2) (ListBuffer)
akka.actor.ActorInitializationException: akka://shop/user/cart: exception during creation
akka.actor.InvalidActorNameException: actor name [cart] is not unique!
zio.FiberFailure: cart is empty (die)
kotlin.TypeCastException: null cannot be cast to non-null type
java.util.NoSuchElementException: Collection contains no element matching the predicate.
Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
Fatal error: Can't remove last element from an empty collection
Fatal error: Negative Array index is out of range
Thread 1: Swift runtime failure: arithmetic overflow
Could not cast value of type 'NSNull' to 'NSString'
Combine: Received unexpected second subscription
A CartNotifier was used after being disposed.
Navigator operation requested with a context that does not include a Navigator.
No Directionality widget found. RichText widgets require a Directionality widget ancestor.
ProviderNotFoundException: Could not find the correct Provider<Cart> above this Home Widget
Julia: ArgumentError: reducing over an empty collection is not allowed
Julia: UndefRefError: access to undefined reference
Julia: TaskFailedException nested task error: BoundsError
Julia: AssertionError thrown in constructor: only length-1 strings
Error in checkForRemoteErrors(val): one node produced an error: object 'x' not found
Tcl: bad window path name ".cart"
Tcl: invalid command name ".b" (destroyed widget)
Tk: grab failed: another application has grab
Attribute (total) does not pass the type constraint because: Validation failed for 'Int' with value "a" (Moose)
Can't modify non-lvalue subroutine call of &Cart::total
Attempt to bless into a reference
Mojo::Reactor: Can't call stop on unstarted loop
Assoc list: key vat isn't bound to anything (hash-ref fallback error)
(ExceptionInfo) Input to total does not match schema: [(named (not (integer? "a")) x)]
No implementation of method: :total of protocol: #'shop/Priced found for class: nil
Vars: Attempting to call unbound fn: #'shop.cart/total
** (Phoenix.ActionClauseError) could not find a matching ShopWeb.CartController.show clause
** (Phoenix.Router.NoRouteError) no route found for GET /carts (ShopWeb.Router)
** (Plug.Conn.AlreadySentError) the response was already sent
** (Ecto.SubQueryError) the following exception happened when compiling a subquery
** (Mox.UnexpectedCallError) no expectation defined for StoreMock.load/1 in process
** (RuntimeError) attempting to add a handle_info clause twice / cannot start agent twice
CRASH REPORT Process <0.912.0> with 0 neighbours crashed with reason: no function clause
exception throw: {noproc,{gen_server,call,[cart]}}
unhandled exception: Attempt to use a closed channel (nim)
object.Exception@source/app.d(9): cart has no owner
Unhandled exception: Channel is closed (Channel::ClosedError)
Unhandled exception: Arithmetic overflow (OverflowError)
Invalid_argument "Array.blit" raised while merging
Fatal error: exception Stdlib.Effect.Unhandled
Fatal error: exception CamlinternalLazy.Undefined
user error (cart without owner) uncaught in IO
shop: Ratio has zero denominator
shop: arithmetic overflow
Control.Exception.AssertionFailed: BlockedIndefinitelyOnSTM
Evaluation failed: contract violation blame on caller (nickel)
evm revert: custom error 'InsufficientBalance' uncaught in deploy script
Transaction would underflow the vault's unsigned counter, reverted
error: Running program '/builds/index.ts' failed with an unhandled exception: TypeError: Cannot read properties of undefined (reading 'vpcId')
error: Program failed with an unhandled exception: AttributeError: 'Output' object has no attribute 'spilt'
An exception occurred during task execution. To see the full traceback, use -vvv. The error was: KeyError: 'instances'
Unexpected failure during module execution: 'NoneType' object has no attribute 'get'
Error: Function call failed: Error in function call: Call to function "element" failed: cannot use element function with an empty list.
Call to function "index" failed: item not found.
Error: Invalid index  The given key does not identify an element in this collection value: the collection has no elements.
Error: Error in function call "tonumber" failed: cannot convert "abc" to number
undefined method '[]' for nil:NilClass  cookbooks/web/recipes/default.rb:14
Error: Evaluation Error: Error while evaluating a Function Call, undefined method 'each' for nil
Error: error calling include: template: web/templates/_x.tpl:3:4: executing "x" at <index .Values.hosts 0>: error calling index: index out of range: 0
Error: template: web/templates/a.yaml:9:14: error calling divf: decimal division by 0
ValidationError: Resolution error: Cannot read properties of null (reading 'synthesize') at Stack.synthesize (aws-cdk)
There is already a Construct with name 'Logs' in Stack [Web]
[ERROR] Analyzer raised: AttributeError: 'Call' object has no attribute 'func_id'  (bandit B_ACME)
ERROR: Error during SonarScanner execution: java.lang.IllegalStateException: Unable to blame file src/A.java
java.lang.IllegalArgumentException: 414 is not a valid line offset for pointer. File src/a.js has 66 character(s) at line 9
java.lang.NullPointerException: Cannot invoke "org.sonar.api.rule.RuleKey.rule()" because "key" is null
snyk: TypeError: Cannot destructure property 'depGraph' of undefined
ZAP script hook.py: NameError: name 'zapp' is not defined
Error: unhandled error in custom detector: re.error: nothing to repeat at position 0
docker-py: docker.errors.InvalidArgument: remove_container() got both force and v=None
testcontainers: IllegalStateException: Mapped port can only be obtained after the container is started
IllegalArgumentException: Requested port (5432) is not mapped
ERROR:  division by zero  CONTEXT: SQL function "avg_price" statement 1
ERROR:  query returned more than one row  CONTEXT: PL/pgSQL function pay(integer) line 9 at SQL statement
ERROR:  record "r" is not assigned yet
ERROR:  infinite recursion detected in rules for relation "orders"
ERROR:  cannot call jsonb_object_keys on a scalar
ORA-06502: PL/SQL: numeric or value error: character string buffer too small
ORA-01403: no data found ORA-06512: at "SHOP.PRICE", line 14
ORA-04091: table SHOP.ORDERS is mutating, trigger/function may not see it
ORA-06530: Reference to uninitialized composite
ERROR 1172 (42000): Result consisted of more than one row
ERROR 1456 (HY000): Recursive limit 0 (as set by the max_sp_recursion_depth variable) was exceeded for routine pay
Msg 8134, Level 16: Divide by zero error encountered.
Msg 217: Maximum stored procedure, function, trigger, or view nesting level exceeded (limit 32).
Msg 512: Subquery returned more than 1 value. This is not permitted when the subquery follows =, !=, <
ERR user_script:3: attempt to compare nil with number script: 1a2b, on @user_script:3.
ERR user_script:9: Script attempted to access nonexistent global variable 'prise'
script_exception: runtime error: Cannot invoke "Object.getClass()" because "callArgs[0]" is null (painless)
MongoServerError: PlanExecutor error :: caused by :: can't $divide by zero
MongoServerError: $strLenCP requires a string argument, found: missing
MongoExpiredSessionError: Cannot use a session that has ended
Client has already been connected. You cannot reuse a client.
error: bind message supplies 1 parameters, but prepared statement "" requires 2
Called end on pool more than once
sqlite3.ProgrammingError: Cannot operate on a closed database.
sqlite3.ProgrammingError: Incorrect number of bindings supplied. The current statement uses 2, and there are 1 supplied.
sqlalchemy.orm.exc.DetachedInstanceError: Parent instance <Order> is not bound to a Session; lazy load operation of attribute 'items' cannot proceed
sqlalchemy.exc.MissingGreenlet: greenlet_spawn has not been called; can't call await_only() here.
MultipleResultsFound: Multiple rows were found when exactly one was required
org.hibernate.NonUniqueObjectException: a different object with the same identifier value was already associated with the session
KafkaConsumer is not safe for multi-threaded access
java.lang.IllegalStateException: Consumer is not subscribed to any topics or assigned any partitions
IllegalStateException: Cannot perform operation after producer has been closed
AlreadyClosedException: channel is already closed due to clean channel shutdown
celery: Never call result.get() within a task!
redis.exceptions.DataError: Invalid input of type: 'NoneType'. Convert to a bytes, string, int or float first.
PrismaClientValidationError: Argument 'where' of type OrderWhereUniqueInput needs at least one of 'id' arguments.
dbt: Runtime Error in model orders: 'None' has no attribute 'table'
ERRO[0003] TypeError: Cannot read property 'token' of undefined at setup (file:///builds/load.js:14:9)
ERRO[0001] GoError: the body is null so we can't transform it to JSON - this likely was because of a request error
Problem in JSR223 script, message: javax.script.ScriptException: groovy.lang.MissingPropertyException: No such property: vrs
jmeter: Error invoking bsh method: eval Sourced file: inline evaluation: Undefined argument: total
gatling: No attribute named 'sku' is defined
j.u.NoSuchElementException: None.get  at acme.Checkout.$init$(Checkout.scala:14)
AttributeError: 'Checkout' object has no attribute 'clinet'  locust/user/task.py
TypeError  in test-script: Cannot read properties of undefined (reading 'id')  inside "Create order"
JSONError  in test-script  No data, empty input at 1:1  ^
ReferenceError in pre-request-script: pmm is not defined
org.graalvm.polyglot.PolyglotException: TypeError: Cannot read property 'id' of null  karate.callSingle
pact state handler raised: RuntimeError: order factory not set up
Could not write JSON: Infinite recursion (StackOverflowError) in contract stub
protobuf: java.lang.IllegalArgumentException: Field already set: total in message builder
TypeError: .shop.Order.total: number expected
grpc: Channel closed before call; UsageError: invoking on closed channel
graphql: Error: Cannot return null for non-nullable field Order.total.
Resolver for Query.order threw: undefined is not iterable
lua entry thread aborted: runtime error: /etc/nginx/lua/auth.lua:14: attempt to index local 'tok' (a nil value)
lua: attempt to yield across C-call boundary in haproxy action
script execution error: Wasm: Function: proxy_on_request_headers failed: Uncaught RuntimeError: unreachable
groovy.lang.MissingPropertyException: No such property: branchh for class: WorkflowScript
java.lang.UnsupportedOperationException: Calling public static ... on unsupported class (CPS) in shared library deploy.groovy
hudson.remoting.ProxyException: groovy.lang.GroovyRuntimeException: Could not find matching constructor for: Cart(java.lang.Integer)
Error: Unhandled error: HttpError in actions/github-script: github.rest.issuess is undefined
dagger: Error: unhandled: 'str' object has no attribute 'with_exec'
Collector.collect raised: ValueError: Duplicated timeseries in CollectorRegistry: {'orders_total'}
prometheus client: counters can only be incremented by non-negative amounts
Error: Incorrect label values: expected 2, got 3
deploy.py: TypeError: unsupported operand type(s) for +: 'NoneType' and 'str'
KeyError: 'replicas'  in build_manifest()
ValueError: not enough values to unpack (expected 3, got 2)
AttributeError: 'str' object has no attribute 'decode'
UnboundLocalError: cannot access local variable 'stage' where it is not associated with a value
StopIteration raised inside generator of batches
ZeroDivisionError: division by zero in avg_latency
json.dumps: TypeError: Object of type datetime is not JSON serializable
TypeError: 'NoneType' object is not callable at rollback()
asyncio: RuntimeError: Event loop is closed
botocore.exceptions.ParamValidationError: Parameter validation failed: Invalid type for parameter Key, value: None, type: <class 'NoneType'>, valid types: <class 'str'>
kubernetes.client: ValueError: Invalid value for 'names', must not be 'None'
ansible filter plugin: jinja2.exceptions.UndefinedError: dict object has no element 0
paramiko: AttributeError: 'NoneType' object has no attribute 'open_session'
boto3 waiter: AttributeError: 'list' object has no attribute 'items'
UnhandledPromiseRejection: deploy() rejected with undefined
TypeError: regions.map is not a function
TypeError: Cannot convert undefined or null to object at Object.keys
RangeError: Invalid time value at Date.toISOString
ReferenceError: stageName is not defined  at deploy.mjs:14
Error: Callback was already called.
ERR_UNHANDLED_ERROR: Unhandled error. ('no stage')
NoMethodError: undefined method 'fetch' for nil:NilClass  Rakefile:14
ArgumentError: wrong number of arguments (given 1, expected 2) in rollback
FrozenError: can't modify frozen String: "stg"
java.util.ConcurrentModificationException in TaskRegistry
java.lang.IllegalStateException: scheduler was already shut down
java.lang.NumberFormatException: For input string: "12,5"
java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3  at Batch.run
You cannot call a method on a null-valued expression.  At C:\ci\deploy.ps1:14
Attempted to divide by zero.  (pwsh)
awk: cmd. line:1: (FILENAME=- FNR=1) fatal: division by zero attempted
deploy.sh: line 9: 1/0: division by 0 (error token is "0")
deploy.sh: line 14: hosts: bad array subscript
Can't call method "prepare" on an undefined value at migrate.pl line 14.
Not a HASH reference at sync.pl line 41.
Use of uninitialized value $stage in concatenation, died at deploy.pl line 9.
PHP Fatal error:  Uncaught ArgumentCountError: Too few arguments to function rollback(), 0 passed
System.InvalidOperationException: The collection was modified; enumeration operation may not execute.
System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'replicas')
** (KeyError) key :replicas not found in: %{name: "web"}
internal error: state machine reached 'done' before 'start'
can't happen: negative counter in scheduler
job threw an error nobody handled
plugin hook afterDeploy raised: undefined is not an object
unexpected nil in reconcile loop
retry handler called with a closed client
operator: reconcile error: assertion on type *v1.Deployment failed, nil object passed
callback plug-in threw: list index out of range
custom filter raised: 'int' object is not iterable
hook pre-deploy blew up: undefined method 'name' for nil
lambda: {"errorMessage":"'Records'","errorType":"KeyError","stackTrace":["app.py line 9"]}
lambda: {"errorType":"TypeError","errorMessage":"event.Records is not iterable"}
lambda: [ERROR] Runtime.MarshalError: Unable to marshal response: Object of type Decimal is not JSON serializable
function crashed out of handler: TypeError: res.sendd is not a function
pulumi: Error: Calling [toString] on an [Output<T>] is not supported.
pulumi: failed to register new resource: undefined args in constructor
cdk: TypeError: Class extends value undefined is not a constructor or null
cdk: Error: Resolve error: Trying to resolve() a Construct at '/Resources/Web'
jinja2: TypeError: can only concatenate str (not "int") to str
groovy: java.lang.NullPointerException: Cannot invoke method trim() on null object
groovy: No signature of method: java.lang.String.call() is applicable for argument types: () values: []
nomethod in Vagrantfile plug-in: undefined local variable or method 'cfg' for main:Object
fabric task: AttributeError: 'Result' object has no attribute 'stdoutt'
locust listener raised: TypeError: on_quit() missing 1 required positional argument
consumer loop ended: java.lang.ClassCastException: class java.lang.String cannot be cast to class acme.Order
stream thread died: org.apache.kafka.streams.errors.StreamsException: Exception caught in process. taskId=0_1 java.lang.NullPointerException
poison handler: ValueError: too many values to unpack
celery worker: TypeError: send_mail() got an unexpected keyword argument 'too'
airflow: TypeError: 'XComArg' object is not iterable in task load
scheduler callback: object reference not set to an instance of an object
migration script 0014.py: AttributeError: module 'alembic.op' has no attribute 'add_colum'
data migration raised: 'NoneType' object has no attribute 'pk'
seeds.rb:14: undefined method 'create!' for nil:NilClass
seed.ts: TypeError: prisma.ordrs is undefined, cannot read createMany
handler threw: cannot destructure 'stage' of 'undefined'
script error: nil + number
integer overflow while computing quota
null pointer in plan renderer
index 4 outside of array of 3
invalid state: pipeline already finalised
method 'apply' called before 'plan'
uncaught: Symbol() is not iterable
cast failed: expected map, got list in values merge
unwrap of empty option in release picker
key "image" not in dict at render()
type mismatch: cannot add string and int in report.rb
cannot read property 'spec' of null in mutate hook
closure called on disposed object: ObjectDisposedException: Cannot access a disposed object.
task was cancelled twice: InvalidStateError: invalid state
recursion too deep in include resolver
gawk: cmd. line:1: (FILENAME=a.csv FNR=4) fatal: division by zero attempted
./calc.sh: line 9: 10 / 0: division by 0 (error token is "0")
./calc.sh: line 4: [: : integer expression expected
./ci.sh: line 12: [[: 3.5: arithmetic operand is not whole
./ci.sh: line 3: shift: shift count out of range
./ci.sh: line 19: return: abc: numeric argument required
./ci.sh: line 20: cd: too many arguments
zsh: recursion limit exceeded: maximum nested function level reached; increase FUNCNEST?
fish: The call stack limit has been exceeded. Do you have an accidental infinite loop?
make: *** recursive invocation without progress: internal state broken
Illegal division by zero at bin/avg.pl line 14.
Can't locate object method "totl" via package "Order" at lib/Shop.pm line 31.
Not an ARRAY reference at bin/sum.pl line 9.
Can't use string ("abc") as a HASH ref while "strict refs" in use at x.pl line 4.
Modification of a read-only value attempted at t/a.t line 7.
Deep recursion limit exceeded on subroutine "main::walk"
lua: report.lua:14: attempt to index a nil value (field 'rows')
lua: x.lua:3: attempt to compare number with nil
lua: x.lua:9: bad argument #1 to 'insert' (table expected, got nil)
lua: attempt to concatenate a boolean value (local 'ok')
invalid command name "fooo" while executing "fooo 1 2"
can't read "total": no such variable
wrong # args: should be "proc_sum a b"
Error in df[[3]] : subscript out of bounds
Error: object 'totals' not found
Error in mean.default(x) : argument "x" is missing, with no default
Error in '$<-.data.frame'('*tmp*', "b", value = 1:3) : replacement has 3 rows, data has 2
error: 'total' undefined
error: index (4,_): out of bound 3 (dimensions are 3x3)
error: operator +: nonconformant arguments (op1 is 1x3, op2 is 1x2)
Undefined function or variable 'sumUp'.
Index exceeds the number of array elements (3).
BoundsError: attempt to access 3-element Vector{Int64} at index [4]
MethodError: no method matching total(::String)
UndefVarError: 'prce' not defined
KeyError: key "sku" not found
InexactError: Int64(2.5)
ERROR: LoadError: ArgumentError: step cannot be zero
** (FunctionClauseError) no function clause matching in Shop.total/1
exception error: no case clause matching {error,closed}
bad argument: badarith in function shop:total/2
Exception: Prelude.head: empty list
Exception: Map.!: given key is not an element in the map
src/Main.hs:(14,1)-(16,20): Non-exhaustive patterns in function total
Fatal error: exception Failure("hd")
Fatal error: exception Stack_overflow_in_handler
Execution error (NullPointerException) at shop.core/total (core.clj:14).
ClassCastException class java.lang.String cannot be cast to class clojure.lang.IFn
vector-ref: index is out of range
Symbol's value as variable is void: my-total
E117: Unknown function: TotalUp
E121: Undefined variable: total
E684: List index out of range: 3
RangeError (index): Invalid value: Not in inclusive range 0..2: 3
setState() called after dispose(): _CartState#3f2c (lifecycle state: defunct, not mounted)
No MediaQuery widget ancestor found.
kotlin.UninitializedPropertyAccessException: lateinit property cart has not been initialized
java.lang.IllegalStateException: Fragment CartFragment not attached to a context.
android.view.ViewRootImpl$CalledFromWrongThreadException: Only the original thread that created a view hierarchy can touch its views.
java.lang.IllegalStateException: Cannot access database on the main thread since it may potentially lock the UI
Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Cart total]: unrecognized selector sent to instance 0x600'
*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]
Invariant Violation: Text strings must be rendered within a <Text> component.
Error: [$injector:unpr] Unknown provider: cartProvider
NG0100: ExpressionChangedAfterItHasBeenCheckedError: Expression has changed after it was checked.
Uncaught (in promise) DOMException: The operation is insecure.
DataCloneError: function could not be cloned.
InvalidStateError: Failed to execute 'send' on 'WebSocket': Still in CONNECTING state.
RangeError [ERR_OUT_OF_RANGE]: The value of "offset" is out of range. It must be >= 0 and <= 3. Received 4
Error: Callback called multiple times
[vite] Internal server error: Cannot access 'store' before initialization
HookWebpackError: Cannot read properties of undefined (reading 'tap')
Error: [BABEL] src/a.js: Cannot read property 'bindings' of null (While processing: preset)
PostCSS plugin error: node.walk is not a function
[!] (plugin terser) TypeError: undefined is not iterable inside renderChunk
pandas.errors.InvalidIndexError: Reindexing only valid with uniquely valued Index objects
ValueError: cannot reindex on an axis with duplicate labels
ValueError: setting an array element with a sequence. The requested array has an inhomogeneous shape
ValueError: Can only compare identically-labeled Series objects
IndexError: too many indices for array: array is 1-dimensional, but 2 were indexed
TypeError: Cannot compare tz-naive and tz-aware datetime-like objects
numpy.linalg.LinAlgError: Singular matrix
RuntimeError: mat1 and mat2 shapes cannot be multiplied (4x3 and 4x2)
RuntimeError: Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu!
RuntimeError: Trying to backward through the graph a second time
RuntimeError: element 0 of tensors does not require grad and does not have a grad_fn
RuntimeError: one of the variables needed for gradient computation has been modified by an inplace operation
RuntimeError: Given groups=1, weight of size [64, 3, 7, 7], expected input[1, 1, 28, 28] to have 3 channels, but got 1 channels instead
tensorflow.python.framework.errors_impl.InvalidArgumentError: Incompatible shapes: [32,10] vs. [32,12]
ValueError: Input 0 of layer "dense" is incompatible with the layer: expected axis -1 of input shape to have value 10
sklearn.exceptions.NotFittedError: This StandardScaler instance is not fitted yet.
ValueError: Found input variables with inconsistent numbers of samples: [100, 90]
ValueError: Expected 2D array, got 1D array instead
polars.exceptions.ShapeError: unable to vstack, column names don't match
pyspark.errors.exceptions.base.PySparkTypeError: [NOT_COLUMN_OR_STR] Argument 'col' should be a Column or str, got int.
java.lang.IllegalStateException: Cannot call methods on a stopped SparkContext.
airflow.exceptions.AirflowException: Task is missing the start_date parameter
dagster._check.CheckError: Failure condition: Couldn't coerce None
Error: Script error: NullReferenceException: Object reference not set to an instance of an object (Unity)
MissingReferenceException: The object of type 'Enemy' has been destroyed but you are still trying to access it.
UnassignedReferenceException: The variable target of Spawner has not been assigned.
SCRIPT ERROR: Invalid call. Nonexistent function 'totl' in base 'Node2D (Cart.gd)'.
Attempt to call function 'play' in base 'null instance' on a null instance.
LogScript: Warning: Accessed None trying to read property Target
AttributeError: 'Context' object has no attribute 'active_object' (bpy)
RuntimeError: Operator bpy.ops.object.mode_set.poll() failed, context is incorrect
KeyError: 'bpy_prop_collection[key]: key "Cube" not found'
E [os_task] unhandled kernel exception in task sensor
terminate: std::out_of_range: vector::_M_range_check: __n (which is 3) >= this->size() (which is 3)
rclpy.exceptions.ParameterNotDeclaredException: max_speed
tf2.LookupException: "base_link" passed to lookupTransform argument target_frame was never published
rospy.exceptions.ROSInitException: time is not initialized. Have you called init_node()?
step parser bailed: cannot take length of nothing
report builder stumbled over a null customer
unexpected state 7 in the state machine
this should never happen: no branch for kind=refund
internal error in pricing, please tell the team: list is empty
worker raised: list.remove(x): x not in list
unhandled rejection inside the mail queue: no callback
negative length asked for in slice()
iterator used after its container was changed
tried to close a file handle that is already closed
someone called commit() outside a transaction
plugin "tax" threw while handling event order.created
callback invoked with wrong number of parameters
cannot turn undefined into a date
lookup table handed back nothing for key None
caught something unexpected in worker 3: list index 9 beyond 4
rule engine: operand is null
price.round() got a string
fold of an empty collection
division of 4 by nothing
formatter was passed nil
loop index ran past the end
cursor moved after close
tried to pop from an empty stack
heap property broken, giving in
dict has no entry "sku" (programming error?)
unknown branch in switch: 12
method total() is abstract
no overload of pay() takes a date
handler for "click" is not a function
could not cast Order to Invoice
promise was settled twice
resource was disposed before use
mutex was unlocked twice
thread tried to join itself
reentrant call of render()
transaction used after commit
reflection failed: no field "totl" in class Cart
object is frozen, cannot add property
recursion went 10000 levels deep
negative capacity
argument "rate" must not be null
precondition violated: amount > 0
invariant broken: left > right
unsupported operation on a read-only list
bad state: session not opened
unexpected type in column callback: NoneType
listener threw, event dropped: undefined has no property id
error while evaluating formula: #DIV/0!
macro stopped: Subscript out of range (9)
Microsoft VBScript runtime error: Object required: 'cart'
JScript runtime error: 'total' is null or not an object
EAccessViolation caught in TCart.Total
Abend ASRA in program PRICECAL
IEC141I wrong state: file opened twice
S0C7 data exception in step CALC
MCH1211 divide by zero in RPG program PRC001
ABAP runtime error COMPUTE_INT_ZERODIVIDE
ABAP: CX_SY_ITAB_LINE_NOT_FOUND
PL/SQL: ORA-01403: no data found raised in calc_tax
ORA-06502: PL/SQL: numeric or value error
Msg 8134: Divide by zero error encountered.
ERROR:  query returned more than one row in function pick_price
octave: error: 'totl' called with too many inputs
gawk: report.awk:3: fatal: substr: length is not a number
ledger: Error: Cannot divide by a balance of nothing
maxima: expt: undefined: 0 to a negative exponent.
gap: Error, no method found! For debugging hints type ?Recovery from NoMethodFound
prolog: Arithmetic: evaluation error: zero_divisor
prolog: Arguments are not sufficiently instantiated
prolog: catch/3: Unknown procedure: totl/2
forth: Stack underflow
forth: Return stack imbalance
apl: DOMAIN ERROR +/prices÷0
apl: INDEX ERROR prices[9]
pascal: Runtime error 201 at $0040 (range check)
Runtime error 200: division by zero
gnat: raised CONSTRAINT_ERROR : cart.adb:14 index check failed
raised PROGRAM_ERROR : cart.adb:4 access before elaboration
gfortran: Fortran runtime error: Index '4' of dimension 1 of array 'p' above upper bound of 3
Fortran runtime error: Attempting to allocate already allocated variable 'p'
libcob: price.cbl:41: error: subscript of 'QTY' out of bounds: 9
smalltalk: MessageNotUnderstood: UndefinedObject>>total
groovy.lang.MissingMethodException: No signature of method: Cart.totl() is applicable
expect: can't read "spawn_id": no such variable
wrong # args: extra words after "else" clause in "if" command
plugin crashed on None: expected a cart object
calc: negative root
total() called before load()
got a list where a number belongs
cannot compare Money with int
key 'sku' absent from dict in render()
widget has no parent, cannot lay out
tuple has 2 parts, code wants 3
string index out of range in parse_zone
callback is undefined in queue.drain
cannot iterate over nothing in merge()
attribute 'rate' of None read in tariff.py
error in event handler: object expected
module tried to set a constant
visitor got a node it does not know: Foo
two threads changed the map at once
stream is finished, write refused
cannot encode object of type Decimal
enum has no member 9
clone of an abstract shape requested
cannot await a plain value
lambda got 1 value too many
unbalanced begin/end of the profiler
double registration of service "clock"
operator + not defined for Money and Date
QML TypeError: Cannot read property 'width' of null
QObject::connect: No such signal Cart::totalChangd()
Qt: ASSERT failure in QList<T>::operator[]: "index out of range"
GLib-GObject-CRITICAL: g_object_ref: assertion 'G_IS_OBJECT (object)' failed
Gtk-CRITICAL: gtk_widget_show: assertion 'GTK_IS_WIDGET (widget)' failed
JS ERROR: TypeError: this.actor is null (gjs)
wxPython: wrapped C/C++ object of type Cart has been deleted
_tkinter.TclError: invalid command name ".!cart"
pygame.error: video system not initialized
OpenGL error: GL_INVALID_OPERATION in glDrawArrays
THREE.WebGLRenderer: Uniform value undefined, cannot read elements
Phaser: Cannot read frames of undefined texture
cocos: attempt to call method 'totl' (a nil value)
roblox: ServerScriptService.Cart:14: attempt to index nil with 'Value'
love: main.lua:41: bad argument #1 to 'draw' (Drawable expected, got nil)
BigDecimal without exact quotient in PremiumSplitter.split
signalbox.go:212: runtime problem: index 6 outside of 0..5
undefined method 'beds' for nil in ward_report.rb:19
ClassCastException in EodJob: Long is not a BigDecimal
programmer mistake, state machine in SETTLED got event OPEN
cart.js: reading 'qty' of undefined
Unhandled promise: coupon is not iterable
solver.py: zero rooms lead to division by 0
goexit: nil map write in Tray.Add
script threw in setup(): users is not a list
error - deploy.rb:41: wrong number of arguments (given 1, expected 2)
deploy.py: 'dict' has no attribute 'hosts' -- bug in our script
Division durch Null in Modul Rabatt
index hors limites dans calcul_frais
guard: Nullzeiger in der Funktion steuer()
referencia nula al calcular el descuento
bug: negative stock in Shelf.take
bug in fee.js: x.map is not a function
fee.js: total is not defined
cannot read 'zone' of null (parking/fee.js:88)
null reference in Invoice.Render
NullPointerException at SeatPlan.row
NoneType has no len() in chart.py
pricebot: list index 4 beyond end in podium.py
string index outside in plate parser
array bounds exceeded in matrix.f90
subscript out of range (Macro Lohn)
type mismatch in macro Bericht
!! object variable not set in Bericht
jobrunner: unexpected state DOCKED in fsm
illegal argument: width 0
roster-sync: argument must not be nil
negative length for buffer
divided by zero when averaging no ratings
overflow in date arithmetic
integer too large in id generator
cannot convert string "abc" to int in getopt of our tool
✗ wrong type passed to render()
render() takes 2 arguments, 3 were given
no method 'to_cents' for String
export_all: undefined index vat in Invoice.php
call to a member function send() on null
preflight: uninitialized value in addition at fee.pl line 3
not a CODE reference at hook.pl line 9
ci-gate: can't locate object method "open" via package "Gate"
attempt to index nil 'gate'
unwrap on None in feed.rs
ABORT: match was not exhaustive at run time
no case for Discount.Staff
concurrent modification while expiring carts
deadlock: task waits for itself
promise rejected and nobody caught it: Error: no lane
unhandled error in event handler 'paid'
callback called twice
stream used after close
iterator exhausted
[FAIL] generator raised StopIteration
dictionary changed while looping
key 'rows' absent in dict at report.py:12
fatal: attribute 'rate' not on object Tariff
circular structure cannot be turned to JSON
maximum call stack in walkTree
invariant violated: cart has owner
precondition of book() not met: seat is nil
unreachable reached in fee.go
interface conversion in fee.go: nil is not Tariff
slice bounds out of range in tickets.go
write to closed channel in notify.go
invalid cast from Guest to Staff
object already disposed: PdfWriter
qa-run: sequence has no elements in First()
collection was modified
cross-thread access to the gate panel
format string wants 3 arguments
lambda timed wrong? UnboundLocalError total
not implemented: refund for groups
NotImplementedError: tariff type 'dynamic'
unsupported operation on immutable list
number format problem in CLI wrapper, uncaught
ERR uncaught exception in worker 3: no current lane
internal error, this should never happen (lane == -1)
should not get here: case 7
programming error: begin called twice
bug: transaction closed while open cursor
[error] session used from two threads
preflight: service was not injected (null) in FeeController
bean FeeService needs a Tariff which is null
hook called outside of a component in GateView
too many re-renders in Basket
setState on unmounted, thrown
infinite loop guard tripped in solver
{"level":"error","msg":"unexpected nil lane","stack":"fee.go:41"}
level=error msg="recovered from panic in handler" err="nil map"
2024-05-02 03:12:09 ERROR fee - unexpected exception: lane index 9
Unexpected error in FeeCalculator: cannot divide by zero days
Fee calculation crashed with a null customer
Unhandled exception while closing the month: Object reference missing
Internal error, please report: variable 'rate' undefined in calc_all
TypeError while adding 'None' and 3.5 in totals
IndexError when reading the last fee
AttributeError: 'Car' has no attribute 'plate_no'
Exception in scheduler thread: queue was None
Cannot call 'close' of undefined (month.js)
Cannot set property 'fee' of null
ERR 'fish' is not iterable
Expected a function for onClose but got undefined
Invalid state: month closed while job still open
Method must not be called before init()
Error: Timer was already cancelled (IllegalState)
Argument 'days' out of range: -1
[error] Parameter 'car' may not be null
NaN occurred in the interpolation
square root of a negative number in geo helper
Integer overflow when summing cents
Cast of String to Date not possible in payroll
eod: Unknown enum constant FeeKind.HALFF in code
[FAIL] Unexpected nil while unwrapping an optional
pricebot: range upper bound is less than lower bound in slice helper
Attempt to read property "plate" on null
Undefined array key "fee"
Undefined variable $month
FATAL Undefined constant RENTAL
Can't use an undefined value as an ARRAY reference
Argument "abc" isn't numeric in multiplication
undefined local variable 'fee'
error - private method called from outside: close_books
stack level too deep in fee tree
frozen object was changed
data race? map read and write at once in feecache
context used after cancel
billing-job: bad file descriptor: socket closed twice by our own code
Error handler itself threw: log is undefined
reducer returned undefined
rejected promise without catch: fee missing callback
AggregateError: all 3 workers threw
assert of caller contract: list sorted (IllegalArgument)
Tried to send headers again
transaction already completed
EntityManager is closed
lazy field read after the session was closed
circular dependency when wiring FeeService
E: bean could not be created: constructor threw NullPointer
render threw: quotes.map of undefined
PROGRAM CHECK: SUBSCRIPT OUTSIDE TABLE
unexpected exception: deck is None
pricebot: the program made an error: null deck
internal fault: pointer to deck is nil
programmfehler: Index 4 ausserhalb 0..3
Error: erreur interne : objet nul
error interno: puntero nulo
crash-free but wrong: unhandled 'ValueError: deck'
✗ Uncaught (in promise) no deck
ValueError: deck must be positive (raised by Deck.__init__)
RuntimeError: plan already drawn
IllegalStateException: plan not started
InvalidOperation: plan is empty
LogicException: deck added twice
DomainError: deck under water
Error: deck.seats.filter is not a function
ReferenceError in plan.js: seats
RangeError: invalid array length in plan.js
cannot destructure 'deck' as it is undefined
nightly: cannot access 'deck' before initialization
super() not called in Deck
method seats() not on class Deck
no such method: Deck#seats
unknown message sent to object Deck
does not respond to selector seats
stop: unexpected argument type nil for seats
tuple index out of range in plan.py
✗ not enough values to unpack in plan.py
too many values to unpack in seatmap
unhashable list in seatmap
can't multiply sequence by float in seatmap
Failed: event loop is closed
cannot call from running event loop
set changed size during iteration
maximum recursion reached in seatmap
bad cast: Deck to Cabin
null dereference in plan.dart
late field not initialised in plan.dart
forced unwrap of nil in Plan.swift
kotlin: lateinit plan has not been initialised
head of empty list in plan.hs
function clause mismatch in plan:draw/2
bad argument in call to list_to_integer
no case clause matching in plan.ex
arity mismatch in plan.clj
wrong number of args passed to draw
vector index 4 not valid in plan.rkt
car: contract violation in plan.scm
ArrayStoreException in plan
verify-all: NegativeArraySize in plan
UnsupportedOperation: add to fixed list in plan
TypeError: tariff.find is not a function (nightly.js:88)
java.lang.IllegalArgumentException: month must be 1..12 but was 0 at Eggs.run
ValueError: zip() argument lengths differ in monthly.py
KeyError: 'night' in tariff_for()
NoMethodError: undefined method 'amount' for nil (refunds.rb:41)
PHP Fatal error: Uncaught Error: Call to undefined method Tariff::night()
feedcheck: Can't call method "amount" on an undefined value at turbines.pl line 88.
System.NullReferenceException in Permits.Run()
panic recovered: nil pointer in rigs.go:41
Index was outside the bounds of the array (Parcels.vb)
You cannot call a method on a null-valued expression (editions.ps1:14)
FATAL Attempted to divide by zero. (ledger.ps1)
Run-time error '91' in module Doses
Run-time error '9': Subscript out of range
ORA-06502: numeric or value error in closing
unhandled user exception in procedure calc_all
ABAP runtime error: CX_SY_ZERODIVIDE
ABAP: GETWA_NOT_ASSIGNED field symbol not assigned
NULL object reference in method RENDER
unexpected null value for variable tariff
variable 'tariff' used before assignment
cannot unpack None in closing
ci-gate: missing 1 required positional argument: 'month'
got an unexpected keyword argument 'mnth'
Object of type Decimal is not serializable (own encoder missing)
comparison of Integer with nil failed
comparison method violates its general contract
can't modify frozen Array in closing
wrong argument type nil (expected Date)
unhandledRejection: tariff was undefined
Error: Callback was already called
ERR_STREAM_WRITE_AFTER_END in export.js
Invalid array length in matrix()
FATAL toFixed() digits argument must be between 0 and 100
Cannot convert undefined to object
Converting circular structure in audit log
Object has been destroyed
Illegal invocation in kiosk.js
operation on closed cursor in closing
I/O operation on closed file in closing
reentrant call inside buffered writer
cannot schedule new tasks after shutdown
RejectedExecution: pool is shut down
IllegalMonitorState in waiter
InputMismatch while scanning own menu
ClassCast: Map cannot be cast to Tariff
state machine: no transition for event CLOSE in state NEW (bug)
logic error: iterator at end
std::out_of_range: vector at 4
std::logic_error: null string
std::invalid_argument: stoi
terminate handler: uncaught std::runtime_error plan missing
doctor: bad_optional_access in plan
bad variant access in rule eval
byte index is not a char boundary
Unexpected nil in route handler
RangeError (index): Invalid value: not in range
datacop: Unhandled Exception in isolate: plan was null
Invalid argument(s): month
MatchError: None in rigs.scala
Prelude.head: empty list in plan
FunctionClauseError in Plan.draw
ArithmeticError in Plan.ratio
KeyError: key :night not found in payslips.ex
bad match of right hand side value nil
TypeError: unsupported operand type(s) for /: 'str' and 'int' in tariff
The program ran into an unexpected null (scans.js line 12)
The program ran into a division by zero
The program used an index outside of the list
The program called a method that does not exist: zone.name()
The handler threw: zone is undefined
The worker threw an exception: list is empty
The callback is not a function
The plan object is null
The value is nil, expected Zone (panic recovered)
The conversion from text to number threw
error - The iterator was used after its end
error - The cursor was closed before
The stream has already been consumed
The object was disposed
The thread raised KeyError: zone
The function got 3 arguments, takes 2
ERR The state 'OPEN' does not permit close() (illegal state)
The loop counter overflowed
sanity: The recursion is too deep
Exception while drawing: null
Exception in night job: no zone set on object
Exception in thread poller: index 4
Unhandled error: zone.split is not a function
Unhandled: cannot convert None to int
Uncaught: undefined is not an object
nope: Unexpected exception NullPointer in PlanJob
Unexpected None for zone in plan()
Software error: array index -1
Software error: uninitialised variable
Bug detected: counter below zero
Bug detected: double close
Traceback ends with TypeError: 'int' has no len
Illegal call: plan() before open()
Internal inconsistency: node has two parents in memory
Interner Fehler: Zugriff auf leeres Objekt
Ausnahme: Index ausserhalb des Bereichs
exception non gérée : objet nul
excepción no controlada: índice fuera de rango
sow.py crashed with KeyError: 'tara'
AttributeError: 'NoneType' object has no attribute 'split' in rents.py
TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'
TypeError: settle() missing 1 required positional argument: 'rider'
TypeError: settle() got an unexpected keyword argument 'choir'
UnboundLocalError: cannot access local variable 'plane' where it is not associated with a value
ValueError: max() iterable argument is empty
StopIteration in rent loop
TypeError: boat.print is not a function
TypeError: fleet.map is not a function or its return value is not iterable
TypeError: Cannot destructure property 'tag' of 'undefined' as it is undefined.
TypeError: Cannot set properties of undefined (setting 'tag')
ReferenceError: Cannot access 'pupil' before initialization
triggerUncaughtException(err, true /* fromPromise */);
This error originated either by throwing inside of an async function without a catch block
undefined method 'grade' for nil:NilClass (NoMethodError)
undefined local variable or method 'guest' for main:Object (NameError)
can't modify frozen String: "knight" (FrozenError)
comparison of Rider with nil failed (ArgumentError)
PHP Fatal error:  Uncaught TypeError: dispatch(): Argument #1 ($horse) must be of type Horse, null given
PHP Fatal error:  Uncaught Error: Call to a member function dose() on null in marks.php:14
PHP Fatal error:  Uncaught DivisionByZeroError: Division by zero in shifts.php:9
PHP Fatal error:  Uncaught ArgumentCountError: Too few arguments to function grade(), 0 passed
PHP Warning:  foreach() argument must be of type array|object, null given
Can't call method "print" on an undefined value at rents.pl line 14.
Can't use string ("pilot") as a HASH ref while "strict refs" in use at rota.pl line 9.
Illegal division by zero at harvest.pl line 21.
Not an ARRAY reference at harvest.pl line 3.
Modification of a read-only value attempted at invoices.pl line 8.
Deep recursion on subroutine "main::stamp" at rota.pl line 4.
Odd number of elements in hash assignment, died at rota.pl line 3.
java.lang.NullPointerException: Cannot invoke "Knight.tune()" because "this.knight" is null
java.lang.ClassCastException: class Calf cannot be cast to class Tree
java.lang.IllegalStateException: boiler already opened
java.lang.CloneNotSupportedException: Knight
kotlin.UninitializedPropertyAccessException: lateinit property horse has not been initialized
System.ArgumentNullException: Value cannot be null. (Parameter 'tree')
System.InvalidCastException: Unable to cast object of type 'Calf' to type 'Boat'.
Error in if (w > 10) { : missing value where TRUE/FALSE needed
Error in loan$stamp : $ operator is invalid for atomic vectors
Error in pasture[[4]] : subscript out of bounds
Error: object 'boat' not found
Error in dispatch(bed) : argument "bed" is missing, with no default
Error in w + "a" : non-numeric argument to binary operator
Error in dispatch() : could not find function "dispatch"
replacement has 4 rows, data has 3
arguments imply differing number of rows: 3, 4
Error in FUN(X[[i]], ...) : object of type 'closure' is not subsettable
lua: quests.lua:14: attempt to index a nil value (local 'bike')
lua: quests.lua:9: attempt to perform arithmetic on a nil value (field 'weight')
lua: marks.lua:3: attempt to call a nil value (global 'dose')
lua: invoices.lua:8: bad argument #1 to 'ipairs' (table expected, got nil)
lua: quests.lua:4: attempt to concatenate a table value
lua: stack overflow near 'bake'
unhandled error in the sow loop: undefined is not iterable
programmer mistake: rewind called before open
assertion in code: orchard must not be null here
internal inconsistency: counter below zero
weigher state machine: event 'lift' not handled in state 'idle'
unexpected null for loan in feed planner
division by zero when averaging the fares
infinite recursion in category resolver
event handler 'onClose' threw
worker raised an exception nobody catches
promise rejected without handler: prime failed
callback invoked twice
iterator used after the end
object used after close()
unimplemented: refund for gift cards
NotImplementedError: refund
importer blew up: 'str' object has no attribute 'get'
rent job: Cannot read properties of null (reading 'tag')
menu generator: undefined is not an object (evaluating 'menu.items')
rota planner raised ValueError: list.remove(x): x not in list
seat finder: deque index out of range
price engine: decimal.InvalidOperation: [<class 'decimal.ConversionSyntax'>]
price engine: decimal.DivisionByZero
statistics.StatisticsError: mean requires at least one data point
zero-size array to reduction operation maximum which has no identity
operands could not be broadcast together with shapes (3,) (4,)
ValueError: The truth value of a Series is ambiguous.
OverflowError: Python int too large to convert to C long
OSError: I/O operation on closed file — used after with block
AttributeError: module 'kiosk' has no attribute 'opne'
AssertionError raised in production code: ward must be loaded
Task exception was never retrieved
_pickle.PicklingError: Can't pickle <function <lambda>>
TypeError: cannot pickle '_thread.lock' object
DetachedInstanceError: Instance <Pupil> is not bound to a Session
sqlalchemy.exc.ResourceClosedError: This result object does not return rows.
TypeError: The view function did not return a valid response.
celery.exceptions.NotRegistered: 'festival.tasks.opne'
TypeError: Class constructor Horse cannot be invoked without 'new'
TypeError: Cannot convert a BigInt value to a number
TypeError: Invalid Date passed to format
MaxListeners overflow treated as error in emitter
ERR_STREAM_PREMATURE_CLOSE thrown in harvest pipe
DOMException [DataCloneError]: function could not be cloned.
NoMatchingPatternError: {:tag=>nil}
KeyError: key not found: :tag (in quests.rb)
ActiveModel::MissingAttributeError: missing attribute: tag
NameError: uninitialized constant Fleet::Rider
RegexpError in user code: target of repeat operator is not specified
Uncaught UnhandledMatchError: Unhandled match case 'bull'
Uncaught Error: Typed property Knight::$tag must not be accessed before initialization
Uncaught Error: Cannot instantiate abstract class Animal
Uncaught Error: Undefined constant "MARKS"
Unsupported operand types: string + array
Object of class Plane could not be converted to string
Cannot unset offset in a non-array variable
Generator already closed
LogicException: transition "berths" is not enabled for workflow
Attempt to bless into a reference at quests.pl line 3.
Undefined subroutine &main::steer called at invoices.pl line 14.
Can't locate object method "tune" via package "Tenant" at fares.pl line 9.
Argument "heavy" isn't numeric in addition, died
Not a CODE reference at rota.pl line 21.
java.lang.IllegalArgumentException: crew must not be null
java.lang.IllegalThreadStateException
java.lang.StackOverflowError in Category.parent
org.hibernate.LazyInitializationException: could not initialize proxy - no Session
org.hibernate.PersistentObjectException: detached entity passed to persist: Singer
BeanCreationException: Error creating bean 'weigher': Invocation of init method failed; NullPointerException
UnsatisfiedDependencyException: circular reference between herdService and cowService
IllegalStateException: getOutputStream() has already been called for this response
IllegalStateException: Duplicate key CH1 (attempted merging values)
io.vertx: result already completed
System.Collections.Generic.KeyNotFoundException: The given key 'tag' was not present in the dictionary.
System.ArgumentException: An item with the same key has already been added. Key: CH1
System.OverflowException: Value was either too large or too small for an Int32.
System.StackOverflow guard: maximum recursion hit
System.InvalidOperationException: A second operation was started on this context instance
System.AggregateException: One or more errors occurred. (Object reference not set)
Microsoft.CSharp.RuntimeBinder.RuntimeBinderException: 'Pupil' does not contain a definition for 'seat'
NullReferenceException in Orc.Update () at Assets/Orc.cs:14
UnassignedReferenceException: The variable target of Orc has not been assigned.
Attempt to call function 'flee' in base 'null instance' on a null instance.
Invalid get index 'hp' (on base: 'Nil').
attempt to yield across a C-call boundary
bad argument #2 to 'format' (number expected, got nil)
Error in match.arg(unit) : 'arg' must be one of ‘kg’, ‘g’
Error in solve.default(a) : Lapack routine dgesv: system is exactly singular
Error in vapply(x, f, numeric(1)) : values must be length 1
Error in names(x) <- value : 'names' attribute [4] must be the same length as the vector [3]
Error: evaluation nested too deeply: infinite recursion
Error in UseMethod("sow") : no applicable method for 'sow' applied to an object of class "NULL"
argument is of length zero
promise already under evaluation: recursive default argument reference
shifts.sh: line 14: ward[tag]: bad array subscript
rota.sh: line 9: division by 0 (error token is "n")
Cannot bind argument to parameter 'Choir' because it is null.
Runtime error '9': Subscript out of range
Runtime error '91': Object variable or With block variable not set
Nullzeiger in Waage.wiege()
Laufzeitfehler: Index ausserhalb des Feldes
Division durch Null in Tarif.berechne
price engine fell on its nose: total is None
ledger.close(): cannot add None and Decimal
got a list where seat() wants a dict
seat() was handed a str, wants an int
callback expects two parameters, got called with one
variable 'guest' was never given a value
property 'tag' read on null
method 'rinse' called on nothing
no method 'align' on Turnstile2
index 9 beyond the last seat
queue.peek on empty queue
map has no key 'cello' and no default
enum switch fell through: value BULL not handled
unreachable code reached in planner
should never happen: two active payrolls
invariant broken: balance < sum
post-condition of rinse() not met, program stopped
negative length given to buffer
overflow while multiplying prices
integer wrapped around in tick counter
NaN turned up in the route cost
infinite loop guard hit in planner
recursion too deep in bill of materials walker
mutated the list while looping over it
iterator invalidated by insert
second call to next() after the end
object already disposed: Printer
session used after it was closed
transaction started twice in one thread
nested transaction not supported by this code path
commit without begin
lock released by a thread that doesn't hold it
thread-unsafe access spotted in cache
event loop blocked itself: deadlock between a and b
await on something that is not awaitable
coroutine was never awaited, job failed
promise was rejected with undefined
unhandled error event from emitter 'printer'
uncaught: arm is not defined
uncaught in worker: undefined has no property 'rows'
error in signal handler 'on_close': missing argument
listener for 'paid' raised ValueError
hook before_close raised: no attribute 'drawer'
serializer can't handle type Money
cannot turn Decimal into JSON
date minus string isn't possible
comparing int with None
cannot unpack NoneType
too foo values for (a, b)
format string wants 3 values, 2 given
template helper price() threw NPE
mapper threw: source was null
converter from String to Money threw NumberFormatException
reflection: no constructor without arguments in Bus
illegal cast Bull -> Bike
abstract method steer() called
interface method not implemented: refund
static initialiser of Tariff failed
singleton created twice
dependency injection loop: A -> B -> A
bean used before it was initialised
config object accessed before load()
logger used after shutdown, exception
invalid state: paid -> open
state OPEN doesn't accept event close
cannot call finish() in state NEW
handler for message type 7 not coded
feature not implemented: partial refund
division by zero in average price
modulo by zero in shard()
sqrt of negative number
log of zero in score
argument 'rate' may not be negative
argument 2 of steer must be positive
null passed for non-null parameter dock
sub-script out of bounds: squad(0)
array index 0, arrays begin at 1
substring beyond end of text
char index out of text
Schleife greift hinter das Feldende
Objekt nicht initialisiert: Waage
null pointer dans calcul_tarif
variable no inicializada: vaca
Execution error (ArityException) at cart.core/total (core.clj:9). Wrong number of args (1) passed to: cart.core/total
Execution error (ClassCastException) at cart.core/add. class java.lang.String cannot be cast to class java.lang.Number
** (UndefinedFunctionError) function Cart.totl/1 is undefined or private. Did you mean total/1
** (KeyError) key :total not found in: %{sum: 3}
** (FunctionClauseError) no function clause matching in Cart.add/2
** (EXIT from #PID<0.98.0>) an exception was raised: shutdown
exception error: bad argument in function binary_to_atom/1
exception error: no function clause matching cart:total(undefined) (src/cart.erl, line 9)
cart: Prelude.head: empty list
shop-test: src/Cart.hs:(12,1)-(14,20): Non-exhaustive patterns in function total
cart: Map.!: given key is not an element in the map
cart: thread blocked indefinitely in an MVar operation
Fatal error: exception Stdlib.Exit raised at toplevel
Error: unhandled exception: index 4 not in 0 .. 3 [IndexDefect]
Error: unhandled exception: value out of range: -1 notin 0 .. 9 [RangeDefect]
BUILD FAILED build.xml:7: java.lang.NumberFormatException: For input string: "12x" in condition
pricing: division by zero in margin()
got None where a Cart was due
report: 'NoneType' object has no attribute 'rows'
helper blew up: list index out of range
unexpected: key 'zone' isn't in the dict
bug: total called before load
internal: this branch should never be reached
BUG in scheduler: slot handed out twice
assertion inside the parser tripped: stack not empty
programming error: close() called two times
the callback threw: undefined is no object
illegal transition OPEN -> SHIPPED
iterator used after the list had changed
cannot add a string to a number (in sum_lines)
tried to free a slot that nobody holds
negative index -1 in ring buffer
integer overflow while adding up cents
can't turn 'abc' into a number
uncaught throw of type Foo in worker 3
background task died of an exception: KeyError('id')
event loop is closed
coroutine 'load' was never awaited
generator raised StopIteration
recursion got deeper than 1000 calls
attempt to call a nil value (field 'totl')
attempt to index a nil value (local 'cart')
attempt to perform arithmetic on a nil value (global 'sum')
bad argument #1 to 'insert' (table expected, got nil)
awk: cmd. line:4: (FILENAME=x FNR=9) fatal: division by zero attempted
bash: line 9: 08: value too great for base (error token is "08")
bash: 4: integer expression expected
sh: arithmetic expression: division by zero: "4/0"
tclsh: can't read "total": no such variable
wrong # args: should be "total cart"
perl: Can't call method "total" on an undefined value at cart.pl line 9.
Can't locate object method "totl" via package "Cart" at cart.pl line 12.
Use of uninitialized value $x in addition (+) at cart.pl line 4 (made fatal).
Illegal division by zero at cart.pl line 9.
Not a HASH reference at cart.pl line 4.
Deep recursion on subroutine "main::walk" FATAL
PHP Fatal error:  Uncaught Error: Call to undefined method Cart::totl() in /app/cart.php:9
PHP Warning:  Undefined array key "zone" turned into ErrorException
PHP Fatal error:  Uncaught TypeError: Cart::add(): Argument #1 ($n) must be of type int, string given
ruby: undefined local variable or method 'totl' for main:Object (NameError)
cart.rb:9:in 'total': nil can't be coerced into Integer (TypeError)
cart.rb:4:in 'fetch': key not found: :zone (KeyError)
FrozenError: can't modify frozen String: "a"
Exception in thread "main" java.lang.IllegalStateException: Queue full
java.util.ConcurrentModificationException at Cart.total(Cart.java:9)
java.lang.ClassCastException: class Zone cannot be cast to class Cart
scala.MatchError: List() (of class scala.collection.immutable.Nil$)
groovy.lang.MissingMethodException: No signature of method: Cart.add() is applicable for argument types: (String)
Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.
System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative
System.Collections.Generic.KeyNotFoundException: The given key 'zone' was not present in the dictionary.
System.ObjectDisposedException: Cannot access a disposed object. Object name: 'CartContext'
Unhandled Exception: System.FormatException: Input string was not in a correct format.
Unhandled exception: Bad state: No element
setState() called after dispose(): _CartState
Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Cart totl]: unrecognized selector sent to instance 0x1'
Terminating app due to uncaught exception 'NSRangeException', reason: index 3 beyond bounds [0 .. 2]
Error in total(cart) : object 'zone' not found
Error in sum(x) : invalid 'type' (character) of argument
Error in x[[4]] : subscript out of bounds
ERROR: LoadError: UndefVarError: totl not defined
ERROR: BoundsError: attempt to access 3-element Vector{Int64} at index [4]
DimensionMismatch: arrays could not be broadcast to a common size; got a dimension with lengths 3 and 4
octave: error: index (4,_): out of bound 3 (dimensions are 3x3)
matlab: Unrecognized function or variable 'totl'.
Index in position 1 exceeds array bounds. Index must not exceed 3.
Fortran runtime error: Index '4' of dimension 1 of array 'x' above upper bound of 3
At line 9 of file cart.f90: Fortran runtime error: End of file
raised CONSTRAINT_ERROR : cart.adb:9 index check failed
Runtime error 201 at $0000000000401234: range check error
libcob: cart.cbl:9: error: subscript of 'ITEM' out of bounds: 4
libcob: error: 'WS-X' (Type: DISPLAY) not numeric: 'ABC'
Unhandled exception: Index out of bounds (IndexError) from src/cart.cr:9
core.exception.ArrayIndexError@cart.d(9): index [4] is out of bounds for array of length 3
ERROR: Arithmetic: evaluation error: zero_divisor (prolog)
catch/3: Unknown procedure: totl/1
debugger invoked on a TYPE-ERROR: The value NIL is not of type NUMBER
debugger invoked on a UNBOUND-VARIABLE: The variable TOTL is unbound.
Wrong type argument: number-or-marker-p, nil
Symbol's function definition is void: totl
MessageNotUnderstood: receiver of "totl" is nil
VM Exception while processing transaction: reverted with panic code 0x11 (Arithmetic operation overflowed)
Error: VM Exception while processing transaction: invalid opcode
ERROR:  division by zero CONTEXT: PL/pgSQL function total(integer) line 4
TypeError: Object of type Decimal is not JSON serializable
sqlalchemy.exc.InvalidRequestError: This session is in 'prepared' state; no further SQL can be emitted
sqlalchemy.orm.exc.DetachedInstanceError: Instance <Cart> is not bound to a Session
LazyInitializationException: could not initialize proxy [Cart#1] - no Session
org.hibernate.TransientObjectException: object references an unsaved transient instance
TransactionRequiredException: no transaction is in progress
Error: Can't set headers after they are sent.
Unhandled promise rejection. This error originated either by throwing inside of an async function without a catch block
DataCloneError: function could not be cloned
[BABEL] plugin threw: Cannot read property 'node' of null
k6: ERRO TypeError: Cannot read property 'json' of undefined at default (script.js:9)
jmeter: Problem in JSR223 script, message: javax.script.ScriptException: groovy.lang.MissingPropertyException
locust: AttributeError: 'NoneType' object has no attribute 'status_code' in task checkout
ansible: An exception occurred during task execution. The error was: KeyError: 'zone'
scrapy: ERROR: Spider error processing: IndexError
celery: Task cart.total raised unexpected: ZeroDivisionError('division by zero')
sidekiq: WARN: NoMethodError: undefined method 'id' for nil
airflow: Task failed with exception TypeError: unsupported operand
spark: java.lang.NumberFormatException: For input string: "" in stage 4.0
flink: FlinkRuntimeException: Exceeded checkpoint tolerable failure threshold, NullPointerException in map
thread 'main' panicked at src/cart.rs:4:9: attempt to subtract with overflow
thread 'main' panicked: byte index 3 is not a char boundary
payrun: tried to pay null
rosterd: planner got in a state it doesn't know: 7
seatmap: row pointer went past the end
meterctl: expected a frame object, was given a list
gridload: cannot take the mean of nothing
timetab: node visited twice, graph code is broken
labsync: callback invoked on a closed channel
cellplan: matrix is singular
trainset: shapes (3,4) and (5,) don't go together
RuntimeError: mat1 and mat2 shapes cannot be multiplied (4x3 and 5x4)
levelpack: script error: nil has no field 'hp'
godot: SCRIPT ERROR: Invalid call. Nonexistent function 'totl' in base 'Node2D (cart.gd)'.
unity: NullReferenceException: Object reference not set to an instance of an object Cart.Update ()
unreal: LogOutputDevice: Error: Ensure condition failed: Cart != nullptr
roblox: attempt to compare nil < number
robotjob: tf2.ConnectivityException thrown out of the control loop
rosnode: Exception in thread Thread-4: rospy.exceptions.ROSException: publish() to a closed topic
qml: TypeError: Cannot read property 'total' of null Cart.qml:9
gtk: Gtk-CRITICAL **: gtk_widget_show: assertion 'GTK_IS_WIDGET (widget)' failed
vimscript: E684: List index out of range: 4
neovim: E5108: Error executing lua cart.lua:9: attempt to call field 'totl' (a nil value)
emacs: Debugger entered--Lisp error: (wrong-type-argument stringp nil)
gimp: Error: eval: unbound variable: cart-total
excel macro: Run-time error '9': Subscript out of range
vba: Run-time error '91': Object variable or With block variable not set
abap: CX_SY_ZERODIVIDE raised, MESSAGE_TYPE_X short dump
rpg: MCH1211 Attempt made to divide by zero for fixed point operation.
pl1: IBM0301I ONCODE=320 The ZERODIVIDE condition was raised
apex: System.NullPointerException: Attempt to de-reference a null object
apex: System.LimitException: Too many SOQL queries: 101
dax: a circular reference was met at evaluation of measure Total
worker threw: can't read 'id' of nothing
callback got 2 arguments, wanted 3
planner tripped over an empty list
merge() was fed a string, wants a map
walked off the end of the buffer
state machine: event 'pay' makes no sense in state 'new'
handler for 'close' raised: already closed
took the square root of -1
exporter: cannot iterate over int
null dereferenced in render()
nobody caught: BadThing("x")
thread pool has been shut down, task rejected
future was cancelled twice
re-entrant call to save()
attempt to unlock an unlocked mutex
precondition n > 0 not met in take()
unhandled case 'Refund' in switch
not implemented: totals for refunds
abstract method draw() was called
key function returned different types
cache entry of wrong class: String where Cart was put
overflow when narrowing 70000 to short
cannot clone a running iterator
stack underflow in evaluator
crane-sim: hook is null
list had changed while walking over it
unexpected type in fold(): bool
no handler for message kind 9 in dispatcher
crane-sim raised IndexError in step()
tried to call something that isn't a function
`;
