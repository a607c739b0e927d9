/** Messages of tools and programs whose category is `crash`, one a line. */
export const crash = String.raw`
Segmentation fault (core dumped)
Segmentation fault
Process crashed with SIGSEGV
Aborted (core dumped)
Abort trap: 6
Bus error
Illegal instruction (core dumped)
Floating point exception (core dumped)
Killed by signal 9
terminated by signal SIGABRT
child process exited with signal SIGSEGV
signal: segmentation fault (core dumped)
signal: killed
terminate called without an active exception
terminate called after throwing an instance of 'std::runtime_error'
libc++abi: terminating due to uncaught exception
pure virtual method called
double free or corruption (!prev)
free(): invalid pointer
munmap_chunk(): invalid pointer
corrupted size vs. prev_size
malloc(): corrupted top size
*** stack smashing detected ***: terminated
*** buffer overflow detected ***: terminated
AddressSanitizer: heap-use-after-free on address
ERROR: AddressSanitizer: SEGV on unknown address
ERROR: LeakSanitizer: detected memory leaks
ThreadSanitizer: data race
WARNING: DATA RACE
Invalid read of size 4
# A fatal error has been detected by the Java Runtime Environment:
SIGSEGV (0xb) at pc=0x00007f
Fatal Python error: Segmentation fault
Fatal Python error: Aborted
panic: runtime error: invalid memory address or nil pointer dereference
panic: runtime error: index out of range [5] with length 3
panic: assignment to entry in nil map
panic: close of closed channel
panic: send on closed channel
panic: something terrible
fatal error: all goroutines are asleep - deadlock!
fatal error: concurrent map writes
fatal error: concurrent map read and map write
fatal error: stack overflow
runtime: goroutine stack exceeds 1000000000-byte limit
thread 'main' has overflowed its stack
SIGABRT: process abort signal
SIGILL: illegal instruction
core dumped
Worker exited unexpectedly
A worker process was terminated unexpectedly
A jest worker process (pid=12) was terminated by another process: signal=SIGSEGV
worker 'gw0' crashed while running 'tests/test_a.py::test_b'
node:internal crash: Fatal error in , line 0
# Fatal error in v8
Trace/breakpoint trap
The forked VM terminated without properly saying goodbye. VM crash or System.exit called?
Page crashed
Target crashed
browser has crashed
Chrome failed to start: crashed.
We detected that the Chromium Renderer process just crashed.
Renderer process just crashed
page.goto: Page crashed!
[BUG] Segmentation fault at 0x0000000000000000
Fatal error: Unexpectedly found nil while unwrapping an Optional value
Unhandled exception. System.AccessViolationException
Stack overflow.
Process terminated. Stack overflow.
fatal error: unexpected signal during runtime execution
Erlang: Crash dump is being written to: erl_crash.dump
Guru Meditation
kernel panic
qemu: uncaught target signal 11 (Segmentation fault) - core dumped
Killed
died unexpectedly with signal
Program received signal SIGSEGV
SUMMARY: UndefinedBehaviorSanitizer: undefined-behavior
runtime error: signed integer overflow
glibc detected
assertion in runtime failed: abort
dumped core
crashed with signal 11
ended by signal 6
was terminated by signal 11
child process crashed
worker crashed
the server process crashed
server process (PID 12) was terminated by signal 11
interpreter crashed
Fatal error: glibc detected an invalid stdio handle
heap-buffer-overflow
stack-buffer-overflow
use-after-free
undefined behaviour was detected
Illegal memory access
access violation
Unhandled signal
uncaught signal
got signal SIGTRAP
returned -11 (SIGSEGV)
Test exited by signal: segmentation violation
SIGQUIT: quit
unexpected fault address
fatal: morestack on g0
Browser process exited unexpectedly
browser closed unexpectedly
DevToolsActivePort file doesn't exist
tab crashed
session deleted because of page crash
collect2: fatal error: ld terminated with signal 11 [Segmentation fault], core dumped
cc1plus: internal compiler error: Segmentation fault
internal compiler error: in expand_expr_real_1, at expr.cc:10812
Please submit a full bug report, with preprocessed source
fatal error C1001: Internal compiler error.
PLEASE submit a bug report to https://github.com/llvm/llvm-project/issues/ and include the crash backtrace.
LLVM ERROR: Cannot select: t14: i64 = foo
UNREACHABLE executed at /src/llvm/lib/CodeGen/foo.cpp:21!
error: the compiler unexpectedly panicked. this is a bug.
thread 'rustc' panicked at 'no entry found for key'
process abort signal (signal: 6, SIGABRT: process abort signal)
SIGABRT [   0.012s] app::tests parse_deep
[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x4a2b1c]
goroutine stack exceeds 1000000000-byte limit
unexpected fault address 0x7f12
panic: interface conversion: interface {} is string, not int
Exit code 0xC0000005 STATUS_ACCESS_VIOLATION
***Exception: SegFault  0.14 sec
***Exception: Illegal  0.02 sec
Subprocess aborted***Exception:   0.22 sec
==4121==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000018
==12==ERROR: AddressSanitizer: heap-use-after-free
WARNING: ThreadSanitizer: data race (pid=4121)
==1==ERROR: MemorySanitizer: use-of-uninitialized-value
==21== Invalid read of size 4
==21== Process terminating with default action of signal 11 (SIGSEGV)
free(): double free detected in tcache 2
Server terminated abruptly (error code: 14, error message: 'Socket closed', log file: '/root/.cache/bazel/server/jvm.out')
libc++abi: terminating due to uncaught exception of type std::runtime_error
thread panicked while panicking. aborting.
# A fatal error has been detected by the Java Runtime Environment: SIGSEGV (0xb) at pc=0x00007f
ExecutionException The forked VM terminated, process exit code 134
Gradle build daemon disappeared unexpectedly (it may have been killed or may have crashed)
Process 'Gradle Test Executor 3' finished with non-zero exit value 134
Instrumentation run failed due to 'Process crashed.'
Test run failed to complete. Instrumentation run failed due to Native crash
Fatal signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0 in tid 4121
Fatal signal 6 (SIGABRT), code -1 (SI_QUEUE) in tid 99
The active test run was aborted. Reason: Test host process crashed
Fatal error. System.AccessViolationException: Attempted to read or write protected memory.
Stack overflow. Repeated 12041 times:
Fatal error. Internal CLR error. (0x80131506)
error MSB4166: Child node "3" exited prematurely. Shutting down.
An exception has occurred in the compiler (17.0.2). Please file a bug against the Java compiler
e: org.jetbrains.kotlin.backend.common.BackendException: Backend Internal error: Exception during IR lowering
The Kotlin daemon has terminated unexpectedly on startup attempt #1
[BUG] Segmentation fault at 0x0000000000000018 ruby 3.2.2
Segmentation fault (core dumped) php vendor/bin/phpunit
zend_mm_heap corrupted
Aborted: perl: malloc.c:2617: sysmalloc: Assertion failed
PANIC: unprotected error in call to Lua API (not enough memory for stack)
lua: C stack overflow
*** caught segfault *** address 0x18, cause 'memory not mapped'
Error: C stack usage  7971092 is too close to the limit
ghc: panic! (the 'impossible' happened) GHC version 9.4.7:
app: internal error: evacuate: strange closure type 14 (GHC version 9.4.7 for x86_64_unknown_linux)
Fatal error: exception Stack_overflow
Crash dump is being written to: erl_crash.dump...done
Kernel pid terminated (application_controller) ({application_start_failure,app,{bad_return
Invalid memory access (signal 11) at address 0x0
SIGSEGV: Illegal storage access. (Attempt to read from nil?)
core.exception.RangeError killed by signal 11
Program received signal SIGSEGV: Segmentation fault - invalid memory reference. Backtrace for this error:
Fatal error: Index out of range: file Swift/ContiguousArrayBuffer.swift, line 600
Early unexpected exit, operation never finished bootstrapping - no restart will be attempted. (Underlying Error: Test crashed with signal trap.)
error: compile command failed due to signal 6 (use -v to see invocation)
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Order totl]: unrecognized selector sent to instance 0x60'
===== CRASH ===== si_signo=Segmentation fault(11), si_code=1, si_addr=0x8
Node.js: # Fatal error in , line 0 # Check failed: result.second.
FATAL ERROR: v8::ToLocalChecked Empty MaybeLocal
FATAL ERROR: HandleScope::HandleScope Entering the V8 API without proper locking in place
jest: A worker process has failed to exit gracefully and has been force exited / terminated by another process: signal=SIGSEGV
Error: Worker exited unexpectedly (tinypool) code SIGSEGV
panic(main thread): Segmentation fault at address 0x18 oh no: Bun has crashed. This indicates a bug in Bun, not your code.
Deno has panicked. This is a bug in Deno.
esbuild: panic: runtime error: index out of range (while bundling "src/a.ts")
thread '<unnamed>' panicked at swc_ecma_transforms: internal error: entered unreachable code
browserContext.newPage: Target page, context or browser has been closed
unknown error: session deleted because of page crash from tab crashed
[0128/101010.1:FATAL:gpu_data_manager_impl_private.cc(1034)] The display compositor is frequently crashing. Goodbye.
Browser closed unexpectedly: Received signal 11 SEGV_MAPERR 000000000018
Fatal Python error: Segmentation fault Current thread 0x00007f (most recent call first):
Fatal Python error: Cannot recover from stack overflow.
Fatal Python error: _PyInterpreterState_Get: the function must be called with the GIL held
[gw3] node down: Not properly terminated replacing crashed worker gw3
INTERNAL ERROR: Please try using mypy master on GitHub; src/a.py: error: INTERNAL ERROR
error: Ruff crashed. If you could open an issue at: This indicates a bug in Ruff.
concurrent.futures.process.BrokenProcessPool: A process in the process pool was terminated abruptly while the future was running or pending.
INTERNAL ERROR: Produced code that is not equivalent to the source. Please report a bug on https://github.com/psf/black/issues.
error Debug Failure. False expression. tsc at Object.assert
panic: k6: runtime error: invalid memory address or nil pointer dereference
Chrome crashed while auditing: TARGET_CRASHED Browser tab has unexpectedly crashed.
Fatal error: LuaTeX internal error: lua_panic
pdflatex: Emergency stop, core dumped
dot: graph is too large, terminated by SIGSEGV
the app died with signal 11 during the test
child process was killed by SIGBUS
worker 3 aborted, core file is in /var/crash
chromedriver was terminated unexpectedly with signal 6
simulator crashed: see crash report App_2024-03-01.ips
The process was terminated: 0xC0000409 (stack buffer overrun)
guru meditation error: core 1 panic'ed (LoadProhibited)
kernel panic - not syncing: Attempted to kill init!
Unhandled exception at 0x00007FF: Access violation reading location 0x0000000000000018.
panic: runtime error: slice bounds out of range [:9] with capacity 4
panic: runtime error: integer divide by zero
panic: reflect: call of reflect.Value.Elem on struct Value
panic: flag redefined: config
panic: sync: negative WaitGroup counter
panic: http: multiple registrations for /health
panic: duplicate metrics collector registration attempted
./run-tests.sh: line 12: 4711 Segmentation fault      (core dumped) ./unit_tests --all
./ci.sh: line 7:   812 Aborted                 (core dumped) ./bench
./ci.sh: line 9: 1904 Illegal instruction     "$BIN" --version
./build.sh: line 31:  2210 Bus error               (core dumped) python train.py
bash: line 1: 733 Floating point exception ./calc
xargs: ./check: terminated by signal 11
app.service: Main process exited, code=dumped, status=6/ABRT
app.service: Failed with result 'core-dump'.
systemd-coredump: Process 1201 (worker) of user 999 dumped core.
traps: node[1202] trap invalid opcode ip:7f0 sp:7ff error:0 in libvips.so
kernel: app[3121]: segfault at 0 ip 0000556 sp 00007ff error 4 in app
make: *** [Makefile:20: check] Segmentation fault (core dumped)
make: *** [Makefile:7: test] Aborted (core dumped)
malloc_consolidate(): invalid chunk size
Unhandled exception at 0x00007FF: 0xC0000005: Access violation reading location 0x0
The process was terminated due to an unhandled native exit code -1073741819 (0xC0000005)
exited with status 0xC0000409 STATUS_STACK_BUFFER_OVERRUN
error: git-remote-https died of signal 11
error: pack-objects died of signal 13
fatal: index-pack failed: signal 11
container exited with code 139
Last State: Terminated Reason: Error Exit Code: 139
Container web terminated with signal 11
runtime: panic before malloc heap initialized in kubelet
panic: runtime error: slice bounds out of range [:12] with capacity 8 goroutine 1 [running]: k8s.io/kubectl
shim reaped; containerd-shim crashed: fatal error: unexpected signal during runtime execution
FATAL: terminating connection because of crash of another server process
LOG:  server process (PID 71) was terminated by signal 11: Segmentation fault
LOG:  background worker was terminated by signal 6: Aborted
mysqld got signal 11 ; Most likely, you have hit a bug, but this error can also be caused by malfunctioning hardware.
InnoDB: Assertion failure in file rem0rec.cc line 586 InnoDB: We intentionally generate a memory trap.
=== REDIS BUG REPORT START: Redis 7.0.11 crashed by signal: 11 ===
{"s":"F","c":"CONTROL","msg":"Got signal: 6 (Aborted)."} mongod
Invariant failure: rs.get() src/mongo/db/catalog/database.cpp 204 ***aborting after invariant() failure
Error: Plugin did not respond: The plugin encountered an error, and failed to respond to the plugin6.(*GRPCProvider).PlanResourceChange call. The plugin logs may contain more details.
Error: The terraform-provider-aws_v4.67.0_x5 plugin crashed!
!!!!!!!!!!!!!!!!!!!!!!!!!!! TERRAFORM CRASH !!!!!!!!!!!!!!!!!!!!!!!!!!!!
RequestId: 1a2b Error: Runtime exited with error: signal: segmentation fault Runtime.ExitError
ORA-07445: exception encountered: core dump [SIGSEGV]
Prisma query engine panicked: PANIC: called 'Option::unwrap()' on a 'None' value
PrismaClientRustPanicError
%7|CRASH|rdkafka.c:1204: rd_kafka_assert: assert failed; Aborted (core dumped)
Kernel pid terminated (application_controller) ({application_start_failure,rabbit,{bad_return}})
{"Kernel pid terminated",application_controller} Crash dump is being written to: erl_crash.dump...done
worker process 31 exited on signal 11 (core dumped)
AH00052: child pid 712 exit signal Segmentation fault (11)
DAMN ! worker 1 (pid: 31) died :( trying respawn ...
!!! uWSGI process 31 got Segmentation Fault !!!
[ERROR] Worker (pid:31) was sent SIGSEGV!
WARNING: [pool www] child 31 exited on signal 11 (SIGSEGV) after 12.4 seconds from start
Caught Segmentation fault, suspect faulting address 0x0 (envoy)
[critical] panic: fatal error: sync: unlock of unlocked mutex in vault agent
semgrep-core exited with -11 (SIGSEGV) stack overflow in src/big.min.js
gpg: Ohhhh jeeee: Assertion "leaf->pkt" in get_keyblock failed (getkey.c:900) Aborted
billiard.exceptions.WorkerLostError: Worker exited prematurely: signal 11 (SIGSEGV) Job: 4.
ffmpeg: Assertion !in->frame failed at libavfilter/buffersrc.c:123 Aborted (core dumped)
x265 [error]: segfault handler called; ffmpeg exited with signal 11
soffice.bin crashed: Unspecified Application Error; Fatal exception: Signal 6
gs: segmentation fault at pdf_process_page
convert: double free or corruption (out) Aborted
pandoc: internal error: evacuate(static): strange closure type 0 (GHC version 8.10.7)
protoc: [libprotobuf FATAL] CHECK failed: GetArena() == nullptr: Aborted
# A fatal error has been detected by the Java Runtime Environment: # SIGSEGV (0xb) at pc=0x7f, pid=71
# A fatal error has been detected by the Java Runtime Environment: # Internal Error (sharedRuntime.cpp:553)
# Problematic frame: # C  [librocksdbjni.so+0x1a2b]
ExecutorLostFailure (executor 4 exited caused by one of the running tasks) Reason: Container exited with a non-zero exit code 134
hs_err_pid71.log has been written: JVM crashed on the agent
org.apache.maven.surefire.booter.SurefireBooterForkException: The forked VM terminated without properly saying goodbye. VM crash or System.exit called?
##[error]The process 'dotnet' crashed: Stack overflow. Repeat 12041 times
Agent.Worker terminated unexpectedly with exit code -1073740791
Fatal Python error: Segmentation fault Thread 0x00007f (most recent call first):
/usr/lib/ruby/json.rb:12: [BUG] Segmentation fault at 0x0000000000000010
[next] worker exited with code: null and signal: SIGSEGV
Next.js build worker exited with code: null and signal: SIGBUS
Fatal process out of bounds: node::OnFatalError; #  Fatal error in v8::ToLocalChecked
The active test run was aborted. Reason: Test host process crashed : Process terminated. Assertion failed.
Simulator device failed to launch io.acme.app. Application crashed: EXC_BAD_ACCESS
unexpected fault address 0x0 fatal error: fault [signal SIGSEGV: segmentation violation] prometheus
SIGABRT: abort PC=0x4 m=0 sigcode=0 telegraf
worker 4 died with SIGSEGV
child process crashed (signal 6)
converter crashed while reading page 12
native module aborted the process
the renderer was killed by signal 4
simulator quit unexpectedly
helper process ended abnormally: core file written
plugin host crashed and was restarted 3 times
fatal: assertion 'ptr != NULL' failed in pool.c:88, aborting
compiler crashed with an internal error
parser process got SIGABRT
device firmware panicked: watchdog reset
emulator: ERROR: emulator exited with SIGILL
rustc: error: internal compiler error: unexpected panic
gcc: internal compiler error: Segmentation fault signal terminated program cc1
zsh: bus error  ./sim
panic: template: release: map has no entry for key "Versoin"
panic: strings: negative Repeat count
thread 'main' panicked at 'called 'Result::unwrap()' on an 'Err' value: ParseIntError { kind: InvalidDigit }'
thread 'worker' panicked at src/cart.rs:14:5: index out of bounds: the len is 3 but the index is 4
panic: close of nil channel
panic: reflect: call of reflect.Value.Type on zero Value
thread 'tokio-runtime-worker' panicked at 'called 'Option::unwrap()' on a 'None' value'
5/12 parser FAIL 0.11s killed by signal 11 SIGSEGV
error: the following test command crashed: /home/ci/.zig-cache/o/4f/test
thread 2211 panic: reached unreachable code
*** Signal 11: Backtracing from 0x7f1a...
The 'wkhtmltopdf' process was stopped: QPainter::begin(): Returned false, segmentation fault
<Fatal> BaseDaemon: (version 23.8) Received signal Segmentation fault (11)
Process 'airflow task runner' exited with return code Negsignal.SIGABRT
[FATAL] panic in HTTP handler: nil map, stopping caddy server
raised STORAGE_ERROR : stack overflow or erroneous memory access
Note: The following floating-point exceptions are signalling: IEEE_INVALID_FLAG; forrtl: severe (174): SIGSEGV, segmentation fault occurred
lua: cart.lua:1: stack overflow (message handler)
PANIC: unprotected error in call to Lua API (attempt to call a nil value)
m4: internal error detected; please report this bug: stack overflow, recursion limit of 1024 exceeded, use -L<N> to change it
{"init terminating in do_boot",{undef,[{shop,start,[],[]},{init,start_em,1,[]}]}}
Error: C stack usage 7973540 is too close to the limit
*** caught segfault *** address 0x28, cause 'memory not mapped' (R)
Out of range signal: perl -e kill: Attempt to free unreferenced scalar: SV 0x55, Perl interpreter
panic: malloc at cart.pl line 3. panic: attempt to copy freed scalar
unexpected fault address 0x7f0 fatal error: fault
==12== Process terminating with default action of signal 11 (SIGSEGV) Access not within mapped region at address 0x0
shop: internal error: evacuate(static): strange closure type 0 (GHC version 9.4 for x86_64_unknown_linux) Please report this as a GHC bug
ghc: panic! (the 'impossible' happened) GHC version 9.4.7: lookupVers1
stack overflow: use +RTS -K<size> to increase it
thread 912 panic: reached unreachable code
signal (11.1): Segmentation fault in expression starting at /app/test/runtests.jl:4
Simultaneous accesses to 0x104, but modification requires exclusive access. Fatal access conflict detected.
../../third_party/dart/runtime/vm/dart.cc: 309: error: VM shutting down with isolate still running; Dart Error: version=3.1 ===== CRASH ===== si_signo=Segmentation fault(11)
The script failed due to call depth overflow.
INFO: Control stack guard page unprotected Control stack exhausted, fault: 0x7f
fatal error encountered in SBCL pid 912: GC invariant lost: bad pointer in header
Process terminated. Assertion failed. at System.Environment.FailFast
Unhandled exception. System.AccessViolationException: Attempted to read or write protected memory.
The active test run was aborted. Reason: Test host process crashed : Stack overflow.
RuntimeError: unreachable executed at wasm-function[12]:0x1a2b
LogWindows: Error: === Critical error: === Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x0
BEAM: Crash dump is being written to: erl_crash.dump...done (Slogan: Runtime terminating during boot)
[1]  + 912 trace trap  ./shop
Illegal instruction: 4
zsh: bus error  ./app
dotnet: Fatal error. Internal CLR error. (0x80131506)
Fatal error. System.ExecutionEngineException
mono: Got a SIGSEGV while executing native code.
Native Crash Reporting: Got a abrt while executing native code.
error: unable to execute command: Segmentation fault: 11 (swift-frontend)
Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace. Stack dump:
ocamlopt got signal and exited (segmentation fault)
ld: internal error: in set_section_contents, aborting
as: Internal error in frag_grow at frags.c:44. Please report this bug.
gnat1: +===========================GNAT BUG DETECTED==============================+
+------- Assert_Failure sinfo.adb:944 Error detected at cart.adb:12
f951: internal compiler error: in gfc_conv_expr, at fortran/trans-expr.cc:9401
nvcc: 'cudafe++' died with status 0xC0000005 (ACCESS_VIOLATION)
fatal error C1001: An internal error has occurred in the compiler. (cl.exe)
java: # A fatal error has been detected by the Java Runtime Environment: # SIGBUS (0x7)
exception: kotlinc: java.lang.IllegalStateException: Backend Internal error: Exception during IR lowering
scalac: exception while typing: assertion failed: AssertionError while compiling cart.scala, unhandled exception while running typer
error: internal compiler error: unexpected panic = note: the compiler unexpectedly panicked. this is a bug. (rustc)
rustc interrupted by SIGSEGV, printing backtrace
thread panicked while processing panic. aborting.
fatal runtime error: Rust cannot catch foreign exceptions
Nim: Error: internal error: getTypeDescAux(tyProxy) No stack traceback available
zig: LLVM ERROR: Broken module found, compilation aborted!
clang: error: unable to execute command: Aborted (core dumped)
Julia has crashed: Unreachable reached at 0x7f0
R session aborted: *** stack smashing detected ***
ghc-iserv terminated (-11)
vsim is exiting with code 211: ** Fatal: (SIGSEGV) Bad pointer access.
verilator: Internal Error: ../V3Width.cpp:4401: Unexpected assign destination
qemu received SIGABRT, guest memory dumped
simulator process vanished with exit status 139
helper binary dumped core into /var/crash
the child was taken down by SIGILL
tcl: alloc: invalid block: 0x5: ef ef (abort)
php-cgi exited on signal 6 (SIGABRT - core dumped)
perl: *** buffer overflow detected ***: terminated
0xC0000374: A heap has been corrupted. (STATUS_HEAP_CORRUPTION)
exited with -1073741819 (0xC0000005)
panic: runtime error: slice bounds out of range [5:3]
panic: http: multiple registrations for /orders
fatal error: sync: unlock of unlocked mutex
thread 912 panic: integer overflow
thread 912 panic: attempt to use null value
thread 912 panic: attempt to unwrap error: FileNotFound
thread 'main' panicked at: not yet implemented
thread 'main' panicked at: internal error: entered unreachable code: bad state
thread 'tokio-runtime-worker' panicked: Cannot start a runtime from within a runtime.
the simulator core dumped
segfault in ghc-9.4 while loading interface
java hs_err_pid912.log written, VM is gone
LuaJIT: PANIC: unprotected error during __gc, abort
compile server died on signal 11
dune: internal error, please report: uncaught Code_error
zig: Segmentation fault at address 0xaaaaaaaaaaaaaaaa
crystal: Invalid memory access (signal 11) at address 0x0
D: object.Error@(0): Invalid memory operation? core dumped
Uncaught SIGBUS inside vvp
R: *** caught bus error *** address 0x7f, cause 'non-existent physical address'
php: zend_mm_heap corrupted
ruby: [BUG] Segmentation fault at 0x0000000000000010
ruby: [BUG] object allocation during garbage collection phase
node: # # Fatal error in , line 0 # Check failed: ready
Fatal Python error: _PyMem_DebugRawFree: bad ID: Allocated using API 'm'
python: free(): double free detected in tcache 2
corrupted size vs. prev_size while consolidating
realloc(): invalid old size
AddressSanitizer:DEADLYSIGNAL
ThreadSanitizer: CHECK failed: tsan_rtl.cpp:44
UndefinedBehaviorSanitizer: SEGV on unknown address
kernel BUG at mm/slub.c:305!
Kernel panic - not syncing: Attempted to kill init! exitcode=0x0000000b
Guru Meditation Error: Core 0 panic'ed (LoadProhibited).
HardFault on target, PC=0x08001234
assertion "heap != NULL" tripped in RTOS kernel, system halted by fatal exception K_ERR_CPU_EXCEPTION
Access violation at address 00405A2C in module 'shop.exe'. Read of address 00000000
Error: Request cancelled  The plugin.(*GRPCProvider).PlanResourceChange request was cancelled. (plugin process exited)
Error: Plugin did not respond  The plugin encountered an error, and failed to respond to the plugin6.(*GRPCProvider).ApplyResourceChange call.
Failed to instantiate provider: Unrecognized remote plugin message: This usually means that the plugin is either invalid or it terminated at startup
panic: fatal: An assertion has failed (pulumi engine): goroutine 88 [running]
ERROR! A worker was found in a dead state
Exit Code: 134  container aborted
OCI runtime state failed: runc did not terminate successfully: exit status 2: panic
fatal error: unexpected signal during runtime execution  [signal SIGSEGV: segmentation violation code=0x1] (dockerd)
time="2026-11-28T10:00:00Z" level=fatal msg="panic: send on closed channel" component=containerd-shim
shim reaped unexpectedly: container init was terminated by SIGABRT
semgrep-core exited with -11: Segmentation fault
clamd[812]: segfault at 7f12 ip 00007f error 4 in libclamav.so
yara: realloc(): invalid next size  Aborted (core dumped)
qemu-x86_64: /build/qemu/translate.c:412: translate_insn: Assertion '0' failed.
exec of scanner worker ended by signal 6
server process (PID 412) was terminated by signal 11: Segmentation fault
LOG:  terminating any other active server processes after a backend crashed
PANIC:  stuck spinlock detected at LWLockWaitListLock
TRAP: failed Assert("BufferIsValid(buffer)"), File: "bufmgr.c", Line: 1512, PID: 41
mysqld got signal 6 ; This could be because you hit a bug.
InnoDB: Assertion failure: row0sel.cc:3214:trx->isolation_level == TRX_ISO_READ_UNCOMMITTED
=== REDIS BUG REPORT START: Cut & paste starting from here ===
Redis 7.2.4 crashed by signal: 11, si_code: 1
{"s":"F","c":"-","msg":"Invariant failure","attr":{"expr":"!_isCommitted","file":"src/mongo/db/x.cpp"}}
Got signal: 11 (Segmentation fault). (mongod)
<Fatal> BaseDaemon: (version 24.3) (from thread 41) Received signal Segmentation fault (11)
ORA-00600: internal error code, arguments: [kghfrh:ds], [0x7F]
ORA-07445: exception encountered: core dump [kkqljpmpr()+412] [SIGSEGV]
A stack overflow was detected: SQL Server is terminating because of fatal exception c00000fd.
{"Kernel pid terminated",application_controller,"{application_start_failure,rabbit"}  Crash dump is being written to: erl_crash.dump
PANIC: unprotected error in call to Lua API (redis)
Prisma: thread 'tokio-runtime-worker' panicked at query-engine/core/src/executor.rs: called 'Option::unwrap()' on a 'None' value
ksqlDB: # SIGBUS (0x7) at pc=0x00007f1a, RocksDB JNI
INTERNAL Error: Attempted to dereference unique_ptr that is NULL! (duckdb) This error signals an assertion failure within DuckDB.
worker process 41 exited on signal 11 (core dumped)
[notice] child pid 412 exit signal Segmentation fault (11), possible coredump in /tmp
AH00052: child pid 412 exit signal Abort (6)
[ALERT]    (41) : Current worker (44) exited with code 139 (Segmentation fault)
FATAL: bug condition "task->tid < 0" matched at src/task.c:204 (haproxy)
Caught Segmentation fault, suspect faulting address 0x0 (envoy) Backtrace (use tools/stack_decode.py to get line numbers):
assert failure: false. Details: unexpected filter state (envoy)
Child (41) died signal=6  Panic at: Wed, 28 Nov 2026 Assert error in VRT_synth()
app.service: Main process exited, code=dumped, status=11/SEGV
app.service: Main process exited, code=killed, status=6/ABRT
traps: app[412] general protection fault ip:7f1a sp:7ffd error:0 in libc.so.6
protoc: internal compiler error; --cpp_out: protoc-gen-cpp: Plugin killed by signal 11.
Out of range pointer, jmeter JVM: # A fatal error has been detected by the Java Runtime Environment: SIGSEGV (0xb)
prometheus: panic: duplicate metrics collector registration attempted
telegraf: panic: runtime error: index out of range [1] with length 1 goroutine 41
The runner has received a shutdown signal; process 41 was torn down by SIGBUS
helper process died with SIGSEGV
the agent vanished with signal 6, core written to /var/crash
exporter went down: fatal: index out of bounds (core dumped)
worker 7 fell over (exit code 139)
backup tool: stack smashing detected: terminated
watchdog: web process got SIGILL
child exited abnormally: signal 7 (bus error)
double free or corruption (!prev) in module libacme.so
panic: assignment to entry in nil map  goroutine 41 [running]
panic: interface conversion: interface {} is nil, not string
thread 'main' panicked at src/main.rs:14:9: called 'Result::unwrap()' on an 'Err' value
fatal runtime error: stack overflow  Aborted (core dumped)
kernel: segfault at 0 ip 000055 sp 00007f error 4 in acme[55d0]
vault: panic: runtime error: slice bounds out of range [recovered]
Kernel panic - not syncing: VFS: Unable to mount root fs on unknown-block(0,0)
BUG: kernel NULL pointer dereference, address: 0000000000000010
VM guest stopped with triple fault
minidump written by crash handler, exception code 0xC0000005
The program terminated with an access violation
emulator died: SIGTRAP in render thread
corrupted size vs. prev_size  ./run.sh: line 9:    41 Aborted                 (core dumped) ./loader
haproxy worker gone with signal 11, respawning
vm exited: KVM internal error. Suberror: 1
qemu-kvm: terminating on signal 15? no, abort() in block layer: Assertion failed
firecracker: vCPU thread panicked
terraform-provider-acme: fatal error: stack overflow goroutine stack exceeds 1000000000-byte limit
dockerd: fatal error: concurrent map writes
coredns: panic: runtime error: nil pointer in plugin acme
envoy: Caught Aborted, suspect faulting address 0x3e8
php-fpm: child 41 exited on signal 6 (SIGABRT - core dumped)
uwsgi: !!! uWSGI process 41 got Segmentation Fault !!!
unicorn worker 3 reaped #<Process::Status: pid 41 SIGSEGV (signal 11)>
puma: [BUG] Segmentation fault at 0x0000000000000010
java: # A fatal error has been detected by the Java Runtime Environment: # SIGSEGV (0xb) at pc=0x1 # Problematic frame: C [librocksdbjni.so]
hs_err_pid41.log was written by the dying JVM
erlang: eheap_alloc: no, beam.smp died: Crash dump was written to: erl_crash.dump
beam.smp: signal SIGSEGV, core dumped
logstash: An unexpected error forced a JVM abort: SIGBUS in native code
fluent-bit: [engine] caught signal (SIGSEGV)
vector: thread 'vector-worker' panicked at 'index out of bounds: the len is 1 but the index is 1'
telegraf plugin child quit with SIGABRT
redis-server: Guru Meditation: "Unknown object type" #object.c:412
sqlservr: core.sqlservr.41.gdmp  Reason: SIGABRT (0x6)
proc 41 took a SIGFPE, integer divide error trap
daemon dumped core at startup
init process got bus error and the container vanished
git: double free or corruption (out)
git died of signal 11
error: index-pack died of signal 9
fatal: git fetch_pack: early exit, BUG: refs.c:1204: unexpected state
BUG: sha1-file.c:41: oid is null, aborting
rsync error: received SIGSEGV in child (code 19)
rsync: child 4412 terminated by signal 11
tar: Child died with signal 6
tar: Child returned status killed: core dumped
make: *** [Makefile:4: app] Segmentation fault (core dumped)
make: *** [Makefile:9: test] Bus error
make: *** [all] Abort trap: 6
xargs: ./worker: terminated by signal 11
timeout: the monitored command dumped core
./run.sh: line 9:  4412 Illegal instruction     (core dumped) ./engine
./run.sh: line 12:  4413 Trace/breakpoint trap   (core dumped) ./gui
./run.sh: line 3:   812 Bus error               ./loader
zsh: segmentation fault (core dumped)  ./appd
fish: Job 1, './appd' terminated by signal SIGSEGV (Address boundary error)
fish: './engine' terminated by signal SIGABRT (Abort)
systemd-coredump: Process 4412 (appd) of user 1000 dumped core.
kernel: appd[4412]: segfault at 0 ip 000055d0 sp 00007ffe error 4 in appd
traps: appd[4412] trap invalid opcode ip:55d0
general protection fault in libpay.so
INTERNAL ERROR: Signal 11 in smbd pid 4412
gs: stack smashing in device pdfwrite
*** convert: caught signal, aborting (magick assertion 'image->signature == MagickCoreSignature' failed)
ffmpeg: Assertion frame->nb_samples > 0 failed at libavcodec/encode.c:204 aborting
gpg: Ohhhh jeeee: ... this is a bug (sig-check.c:204:check_key_signature) aborting
gpg: signal Segmentation fault caught ... exiting
sqlite3: assertion 'pPage->isInit' failed. Aborted
sort: malloc_consolidate(): invalid chunk size
jq: src/jv.c:731: jvp_array_read: Assertion 'jv_get_kind(a) == JV_KIND_ARRAY' failed. Aborted
awk: internal error: abort in node.c
busybox: illegal instruction on this CPU, core dumped
qemu: uncaught target signal 6 (Aborted) - core dumped
esbuild: fatal error: all goroutines are asleep - deadlock!
The service was stopped: write EPIPE; esbuild process died with SIGKILL
[vite] worker crashed: Illegal hardware instruction
swc: thread '<unnamed>' panicked at 'index out of bounds', crates/swc_ecma_parser
panicked at crates/turborepo-lib/src/run/mod.rs:41: called 'Result::unwrap()' on an 'Err' value
Biome encountered an unexpected error: This is a bug in Biome, not an error in your code
Oops! Bun has crashed. This indicates a bug in Bun, not your code.
bun: panic(main thread): Segmentation fault at address 0x8
deno: Deno has panicked. This is a bug in Deno.
turbopack: FATAL: An unexpected Turbopack error occurred. A panic log has been written
node[4412]: ../src/node_http2.cc:561:static void: Assertion '(flags) == 0' failed.
libc++abi: terminating with uncaught exception of type NSException
Shop crashed in -[CartView layoutSubviews]: EXC_BAD_ACCESS (code=1, address=0x8)
Test crashed with signal kill before starting test execution.
Early unexpected exit, operation never finished bootstrapping - no restart will be attempted. (Underlying Error: Test crashed with signal abrt)
App (4412) encountered an error (The test runner crashed before establishing connection.)
*** *** *** *** *** A/libc: Fatal signal 6 (SIGABRT), code -1 in tid 4412 (com.acme.app)
F DEBUG : signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0
INSTRUMENTATION_RESULT: shortMsg=Process crashed.
emulator: ERROR: qemu exited unexpectedly: core dumped
Dart: ===== CRASH ===== si_signo=Segmentation fault(11), si_code=1
flutter: Lost connection to device: the engine process aborted (SIGABRT).
Caught fatal signal - signo:11 code:1 errno:0 addr:(nil) (Unity)
Unity: Crash!!! SymInit
LogCore: Error: Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x00000008
godot: handle_crash: Program crashed with signal 11
Writing: /tmp/scene.crash.txt Segmentation fault (blender)
HardFault at 0x08001234, system halted
Guru Meditation Error: Core 1 panic'ed (Interrupt wdt timeout on CPU1). Rebooting...
abort() was called at PC 0x400d1234 on core 0
*** BUS FAULT *** Halting system (Zephyr fatal error 25)
[ERROR] [launch]: process has died [pid 4412, exit code -11, cmd '/ws/install/nav/lib/nav']
[gazebo-1] process has died [pid 91, exit code 134]
torch: Fatal: DataLoader worker (pid 4412) is killed by signal: Segmentation fault.
SIGFPE in conv2d, stack dumped
Kernel appears to have died. It will restart automatically.
R: *** caught segfault *** address (nil), cause 'memory not mapped'
julia: signal (11): Segmentation fault in expression starting at a.jl:3
spark executor lost: Container exited with a non-zero exit code 134 (SIGABRT)
airflow: Task exited with return code Negsignal.SIGSEGV
octave exited with signal 11
gawk: fatal error: internal error: segfault
restic: panic: runtime error: slice bounds out of range, goroutine 41 [running]
rclone: fatal error: unexpected signal during runtime execution
borg: Killed stale process; Signal 7 (SIGBUS) in msgpack
samtools: Aborted: free(): invalid next size (normal)
gnuplot exited abnormally: caught SIGSEGV while drawing
coqtop: Anomaly "Uncaught exception Stack overflow." Please report
smalltalk VM: Recursive not understood error encountered, core dumped
BUG: unable to handle kernel NULL pointer dereference at 0000000000000008
Oops: 0002 [#1] SMP
child process 41 ended by an unhandled signal
roster-sync: rail-sim terminated by SIGBUS while reading the track image
native scorer died, core in /var/crash/scorer.4411
fids-render went away with code 139
osrm-routed died under the test with a segmentation violation
rig-run: postgres backend was killed by signal 11 during 0044
load check: injector 3 dumped core
deploy.sh: new binary crashes right after start (signal 4)
Speicherzugriffsfehler (Speicherabzug geschrieben)
bench: Abgebrochen (Speicherabzug geschrieben)
guard: violación de segmento
Erreur de segmentation
player binary died with SIGSEGV at track 4
render child got killed by signal 11
scoring lib blew up: segfault
bus error in image scaler
worker process disappeared without a word (139)
worker exit code 134, abort() called
core file written: core.simgate.3311
simgate: stack smashing noticed, aborted
simgate: floating exception
hard fault at pc 0x08001a2c
MCU hard fault, LR=0xfffffff9
kernel panic on the target
Guru Meditation on core 1 (LoadProhibited)
blue screen on bench pc 4
assert in rtos: xQueueSend, system halted
rust side panicked at gate.rs:41
panic: gate opened twice
genlabels: goroutine panic in feeder, process down
jvm crashed, hs_err_pid4411.log left
jvm: fatal error in native frame libzbar
node aborted in native addon
node: illegal instruction on old cpu
python interpreter crashed in ext module
php-fpm child 31 segfaulted
R session aborted
excel automation: application crashed
browser tab crashed (Aw, Snap!)
renderer gone, reason crashed
app process crashed on the device
ERR app quit unexpectedly in scene 3
tombstone written for pallets.app
EXC_BAD_ACCESS in FeeView
unhandled exception 0xC0000005 in gate.exe
gate.exe has stopped working
double free found in label engine
heap corrupt in spool writer
use after free reported by asan in feed.c
ubsan: load of misaligned address, abort
loadtide: stack overflow in recursive price resolver
recursion blew the stack in tree.pas
abnormal program termination
internal compiler error in codegen of rules
compiler crashed on gate.c
the linker died with signal 6
SIGABRT from postgres worker
simulator process died, core dumped
trap: undefined instruction
fatal: program counter went wild, rig stopped
vm guest triple faulted
daemon restarted itself 3 times after crashing
{"level":"fatal","msg":"child died","signal":"SIGSEGV"}
level=fatal msg="plate reader process crashed" code=139
ferrysim: terminated by signal 11
ferrysim has crashed, see dump
bench: the plan renderer crashed while drawing deck 4
engine process ended abnormally (SIGABRT)
simulator aborted: corrupted heap
ABEND S0C4 IN MODULE TOYS01
ABEND S0C7
ERROR: Dr. Watson has recorded a fault in games.exe
gdb: program received SIGFPE
crash reporter: 1 new report for ferryd
worker vanished (signal: 7)
the target rebooted unexpectedly, reset cause: hard fault
the target was reset by watchdog after exception
esp: abort() was called at PC
>> panicked in gate task, rebooting
native label driver took the whole process with it (SIGSEGV)
the scheduler process is gone, last words: Segmentation fault
ocr child died unexpectedly with signal 11
ERROR: chart server was terminated by an abort signal
collector crashed three times in a row, not restarting any more
simulator window closed itself, dump in C:\dumps
process 'plc-emu' terminated abnormally (0xC0000409)
fatal error 0xC00000FD stack overflow in plc-emu
emulator terminated with SIGILL
heap guard hit in allocator, aborting
corrupted double-linked list in spooler
free(): invalid pointer in tag printer
invalid read of 8 bytes, valgrind says memory errors
AddressSanitizer: stack buffer overflow in parse_plate
ThreadSanitizer: data race in queue.c
LeakSanitizer: detected leaks of 4112 bytes
panic: assertion of allocator failed
thread 'poller' panicked
[error] panic in goroutine 41: send on closed channel
erlang node crashed, erl_crash.dump written
beam.smp: killed by signal 6
lua vm panic: unprotected error in call
perl: *** stack smashing detected ***
dotnet host: fatal, execution engine exception
mono: got SIGSEGV while executing native code
wasm trap: out of bounds memory access
wasm trap: unreachable executed
gpu hung and the process was reset
Xid 31: process faulted on GPU
vkDevice lost, renderer crashed
FATAL firmware trap 0x02 on core 1
BusFault in task 'comm'
UsageFault: unaligned access
stack canary of task 'comm' destroyed
exception vector 3 reached, system halted
kernel oops: NULL pointer dereference in gpio driver
BUG: unable to handle page fault
init was killed, Kernel panic - not syncing
qemu: fatal: Lockup: can't escalate 3 to HardFault
verilator model aborted
✗ ngspice died with a floating point exception
octave crashed in plot
gs: unrecoverable, core dumped
libreoffice headless crashed during convert
inkscape terminated by signal 5
wkhtmltopdf exits by SIGSEGV on page 4
chrome headless crashed at start
msedge: GPU process crashed repeatedly
webkit web process terminated
roster-sync: tab process killed, SIGBUS
application not responding and was force-closed after crash
ANR then process died on phone 2
compiler ICE while building lots.cpp
!! kotlin compiler daemon crashed
[error] tsserver crashed
[error] rustc panicked unexpectedly
mysqld got signal 11
mongod got SIGABRT (invariant failure)
redis crashed by signal 11
nginx worker exited on signal 11
haproxy: worker process exited with code 139
The bench program crashed with a segmentation fault
The renderer process crashed
The plan service died on signal 6
The firmware went into hard fault
The compiler crashed while compiling teams.c
The test process was terminated by SIGSEGV
The interpreter aborted with core dump
The browser process crashed
Segmentation fault: doses.sh line 14
./rents.sh: line 9:  4001 Segmentation fault      (core dumped) ./print
./quests.sh: line 9:  4597 Illegal instruction     ./seat
./rota.sh: line 9:  2289 Floating point exception(core dumped) ./brew
stamp died with signal 11
sow was ended by SIGABRT
child bake vanished with code 139
the renderer fell over with SIGSEGV
game client crashed to desktop, dump in crash.dmp
server process dumped core
terminate called after throwing an instance of 'std::out_of_range'
Fatal Python error: none_dealloc: deallocating None
PHP: child 2382 exited on signal 11 (SIGSEGV)
perl: *** glibc detected *** free(): invalid pointer
lua: PANIC: unprotected error in call to Lua API
fatal runtime error: stack overflow
SIGSEGV: segmentation violation PC=0x7f m=0 sigcode=1
signal arrived during cgo execution
Uncaught signal: 6, pid=12, tid=12
native library libscale.so crashed the JVM
image decoder plugin segfaulted on scan 14
sqlite extension brought the process down (SIGBUS)
tray icon helper aborted unexpectedly: 0xC0000005
Unity Editor crashed: received signal SIGSEGV
watchdog saw the main process dump core
the weigher child fell with SIGSEGV, restarting
service printer went down with a core file in /var/crash
game.exe has stopped working, exception code c0000005
client terminated abnormally (code 0xC0000409)
unhandled win32 exception occurred in kiosk.exe [2681]
Faulting module name: pump.dll, exception code: 0xc0000005
Faulting application airfield.exe, version 2.4
APPCRASH in ferry.exe
coredumpctl: PID 2101 (seat) of user 1000 dumped core.
systemd: laundry.service: Main process exited, code=dumped, status=11/SEGV
systemd: festival.service: Main process exited, code=killed, status=6/ABRT
supervisord: WARN exited: dose (terminated by SIGSEGV (core dumped); not expected)
pm2: App [airfield] exited with code [0] via signal [SIGSEGV]
docker: container museum exited (139)
container steer: reason Error, exit code 134 (SIGABRT)
cron daemon reports: grade: Segmentation fault
make: *** [smoke] Segmentation fault (core dumped)
make: *** [smoke] Illegal instruction (core dumped)
make: *** [smoke] Bus error (core dumped)
signal 7 (SIGBUS) raised while mapping prices.db
SIGILL: this CPU lacks AVX, program died with illegal instruction
SIGFPE in tariff.c:41, dumped
Got signal 11, writing minidump
breakpad: minidump written to /tmp/7560.dmp
crashpad handler recorded an exception
Sentry native: crash captured
Application received signal SIGABRT
Thread 0 Crashed:: Dispatch queue: com.apple.main-thread
Exception Type:  EXC_BAD_ACCESS (SIGSEGV)
backtrace of the native crash stored as tombstone_04
ANR became a native abort: Fatal signal 6
Abort message: 'check failed: squad != null'
assertion failed: (n > 0), function assign, file assign.c, line 14. Abort trap: 6
tune: tune.c:14: prime: Assertion 'n > 0' failed. Aborted
glib: ERROR:stamp.c:14:align: assertion failed, Bail out!
Illegal hardware instruction
[1]    6602 segmentation fault  ./sow
[1]    4489 abort      ./tune
exit status 3221225477 (access violation)
exited with signal: 11 (SIGSEGV)
interpreter crashed inside native extension _boiler.so
JVM died: SIGSEGV in libzip.so
jvm.dll caused EXCEPTION_ACCESS_VIOLATION
node: ../src/node_buffer.cc:412: Assertion 'obj->IsObject()' failed.
python: malloc.c:2379: sysmalloc: Assertion failed
free(): invalid next size (normal)
corrupted double-linked list
heap corruption noticed at exit
stack overrun in decoder
uncaught C++ exception of type std::bad_function_call, aborting
std::terminate called without an active exception
R session aborted, encountered a fatal error
ruby process 2205 dumped: [BUG] Bus Error
erl: {badmatch} emulator crashed, dump in erl_crash.dump
gpu process crashed, reset 3 times
shader compiler process terminated unexpectedly (segfault)
physics thread died: access violation reading 0x10
bench firmware hard fault at 0x08004110
HardFault_Handler entered
Guru Meditation Error: Core 0 panic'ed (StoreProhibited)
kernel oops: unable to handle page fault
panic: shelf is empty [recovered]
plc runtime stopped: exception in task MAIN
helper program went down with signal 11
sub process aborted with a core
tool crashed hard, core.8996 saved
driver faulted: access violation
native stack trace follows: segv
Crash dump is being written to: erl_crash.dump...done (eheap_alloc: cannot allocate)
shop: internal error: evacuate(static): strange closure type 0 (GHC version 9.4.7 for x86_64_unknown_linux)
stack overflow in Haskell program: current stack size 83886080 bytes, use +RTS -K
thread 9 panic: attempt to use null value
thread 9 panic: reached unreachable code
worker fell over with signal 11
the renderer went down hard (139)
simulator died with an access violation
tool aborted itself (SIGABRT), core in /cores/core.812
native helper exited with 0xC0000005
double free in cart_close
stack smashed in parse_zone
engine hit an internal error and dumped core
child ended by SIGBUS
compiler fell over: please submit a bug report
gcc: internal compiler error: Segmentation fault signal terminated program cc1plus
clang: error: clang frontend command failed with exit code 139 (use -v to see invocation)
error: internal compiler error: compiler/rustc_middle/src/ty.rs:9: unexpected
swift-frontend: Please submit a bug report and include the crash backtrace. Stack dump: 0.
kotlinc: exception: org.jetbrains.kotlin.backend.common.BackendException: Backend Internal error: Exception during IR lowering
scalac: fatal error: StackOverflowError in typer phase
javac: An exception has occurred in the compiler (17.0.9). Please file a bug against the Java compiler
csc: error CS8911: Internal compiler error, process is terminating due to StackOverflowException
ghc: panic! (the 'impossible' happened)
ocamlopt: Fatal error: exception Stack_overflow
gnat1: GNAT BUG DETECTED in cart.adb
f951: internal compiler error: in gfc_conv, at fortran/trans.c:9
dmd: Assertion failure in backend/cgcod.d, aborted
nim: fatal signal SIGSEGV in compiler
%Error: Internal Error: cart.sv:9: ../V3Broken.cpp:41: Broken link in node
verilator: %Error: Verilator aborted. Command Failed with signal 6
vvp: internal error: assertion failed, Aborted (core dumped)
vsim: ** Fatal: (SIGSEGV) Bad pointer access. Closing vsimk.
vivado: Abnormal program termination (11)
quartus_fit: Internal Error: Sub-system: FITCC, Access Violation at 0x18
mysqld got signal 11 ;
mysqld: Assertion failure: buf0buf.cc:41:page
postgres: server process (PID 812) was terminated by signal 11: Segmentation fault
LOG:  terminating any other active server processes; crash of another server process
redis: === REDIS BUG REPORT START: Cut & paste starting from here ===
mongod: Got signal: 6 (Aborted).
mongod: Fatal assertion 28595
clickhouse-server: (from thread 71) Received signal Segmentation fault (11)
influxd: panic: fatal fault [signal SIGSEGV: segmentation violation]
sqlite3: Illegal instruction
erl: beam.smp: Segmentation fault
php-fpm: child 812 exited on signal 11 (SIGSEGV - core dumped)
apache: AH00052: child pid 812 exit signal Segmentation fault (11)
nginx: [alert] worker process 31 exited on signal 11 (core dumped)
envoy: Caught Segmentation fault, suspect faulting address 0x0
terraform: !!!!!!!!!!!!! TERRAFORM CRASH !!!!!!!!!!!!!
Error: The terraform-provider-acme plugin crashed! This is always indicative of a bug within the plugin.
packer: !!!!! PACKER CRASH !!!!!
vagrant: ruby interpreter [BUG] Segmentation fault at 0x18
kubelet: panic, restarting: fatal error: unexpected signal during runtime execution
k6: fatal error: unexpected signal [signal SIGSEGV code=0x1]
jmeter: # A fatal error has been detected by the Java Runtime Environment, problematic frame libzip.so
emulator: Segmentation fault in libOpenglRender
adb: device 'emulator-5554' tombstone written to: /data/tombstones/tombstone_04
F libc    : Fatal signal 6 (SIGABRT), code -1 (SI_QUEUE) in tid 812 (cart)
esp32: Guru Meditation Error: Core  0 panic'ed (LoadProhibited). Exception was unhandled.
zephyr: >>> ZEPHYR FATAL ERROR 0: CPU exception on CPU 0
stm32: HardFault_Handler entered, CFSR=0x00008200
freertos: vApplicationStackOverflowHook: task cart
valgrind: Process terminating with default action of signal 11 (SIGSEGV)
==812==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7ffe
wine: Unhandled page fault on read access to 00000018
bun: Oh no: Bun has crashed. This indicates a bug in Bun, not your code.
esbuild: fatal error: unexpected signal, the service was stopped
turbo: thread 'main' panicked, turbo daemon crashed
swc: memory access out of bounds; wasm RuntimeError: unreachable
dart: Crash when compiling org-dartlang-app:/main.dart, at character offset null
flutter: Oops; flutter has exited unexpectedly: "Concurrent modification"
pnpm: node[812]: ../src/node_worker.cc:41: Assertion failed, Aborted
panic: runtime error: invalid memory address or nil pointer dereference [recovered]
panic: flag redefined: v
called Result::unwrap() on an Err value: ParseIntError { kind: InvalidDigit }
terraform-provider-acme: panic recovered: index out of range [4] with length 3
helm: runtime error: slice bounds out of range [:4] with capacity 3
{"init terminating in do_boot",{undef,[{cart,start,[],[]}]}}
cart-sim crashed with code -1073741819
exporter got killed by SIGILL on this CPU
helper vanished without a word (signal 6)
agent process dumped core at step 4
fatal: heap check failed, abort
panic in plugin cart: unreachable state
the JIT blew up: hs_err file written
simulator: Segmentation violation at address 18
firmware: watchdog reset after hard fault
blew the stack while parsing (SIGSEGV)
crane-sim ended by signal 8
the renderer aborted with a core file
`;
