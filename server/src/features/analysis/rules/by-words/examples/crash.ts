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
`;
