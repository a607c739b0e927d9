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
`;
