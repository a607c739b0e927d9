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
`;
