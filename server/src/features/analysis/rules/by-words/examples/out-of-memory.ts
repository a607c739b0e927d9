/** Messages of tools and programs whose category is `out-of-memory`, one a line. */
export const outOfMemory = String.raw`
FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory
java.lang.OutOfMemoryError: Java heap space
java.lang.OutOfMemoryError: GC overhead limit exceeded
java.lang.OutOfMemoryError: Metaspace
java.lang.OutOfMemoryError: unable to create native thread
There is insufficient memory for the Java Runtime Environment to continue.
Could not reserve enough space for object heap
MemoryError
numpy.core._exceptions._ArrayMemoryError: Unable to allocate 8.00 GiB for an array
Cannot allocate memory
OSError: [Errno 12] Cannot allocate memory
fork: Cannot allocate memory
std::bad_alloc
terminate called after throwing an instance of 'std::bad_alloc'
virtual memory exhausted: Cannot allocate memory
cc1plus: out of memory allocating 65536 bytes
c++: fatal error: Killed signal terminated program cc1plus
fatal error: runtime: out of memory
runtime: out of memory: cannot allocate heap
memory allocation of 1073741824 bytes failed
PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes)
failed to allocate memory (NoMemoryError)
Out of memory!
Out of memory: Killed process 1234 (node)
Memory cgroup out of memory: Killed process
OOMKilled
OOM command not allowed when used memory > 'maxmemory'.
ERROR:  out of memory
could not resize shared memory segment: No space left on device
System.OutOfMemoryException: Exception of type 'System.OutOfMemoryException' was thrown.
OOM killer terminated the process
RangeError: Array buffer allocation failed
ENOMEM: not enough memory
spawn ENOMEM
CUDA out of memory
RuntimeError: CUDA out of memory. Tried to allocate
JavaScript heap out of memory
the process used too much memory and was ended
the container exceeded its memory limit
Terminating worker due to reaching memory limit
ERR_WORKER_OUT_OF_MEMORY
not enough memory: "cannot allocate vector"
cannot allocate vector of size 8.0 Gb
Expiring Daemon because JVM heap space is exhausted
not enough memory
memory exhausted
eheap_alloc: Cannot allocate 1073741824 bytes of memory
stack overflow: heap exhausted during garbage collection
Heap exhausted
not enough memory to allocate
failed to allocate 2 GB
allocation of 512 MB failed
memory limit exceeded
used more memory than allowed
killed by the OOM killer
exceeded memory limit
Container killed due to memory usage
The node was low on resource: memory.
mmap failed: Cannot allocate memory
Unable to allocate array with shape
DefaultCPUAllocator: can't allocate memory
Error: Cannot enlarge string buffer / out of memory
java.lang.OutOfMemoryError
Gradle build daemon disappeared unexpectedly (it may have been killed or may have crashed): out of memory
c++: fatal error: Killed signal terminated program cc1
fatal error C1060: compiler is out of heap space
cc1plus: out of memory allocating 65536 bytes after a total of 1073741824 bytes
LLVM ERROR: out of memory
ld: fatal: memory exhausted
/usr/bin/ld: failed to set dynamic section sizes: memory exhausted
rustc: signal: 9, SIGKILL: kill
go build: compile: signal: killed
link: signal: killed
ERROR: bazel crashed due to an internal error: java.lang.OutOfMemoryError
==1==ERROR: AddressSanitizer failed to allocate 0x200000 bytes of shadow memory
virtual memory limit reached: ulimit -v 4194304
The Daemon will expire after the build after running out of JVM Metaspace.
There is insufficient memory for the Java Runtime Environment to continue. Native memory allocation (mmap) failed to map 2147483648 bytes
Error occurred during initialization of VM Could not reserve enough space for 4194304KB object heap
java.lang.OutOfMemoryError: Requested array size exceeds VM limit
Not enough memory to run compilation. Try to increase it via 'gradle.properties'
GC heap initialization failed with error 0x8007000E
java.lang.OutOfMemoryError: Direct buffer memory
[FATAL] failed to allocate memory (NoMemoryError)
PHP Fatal error:  Out of memory (allocated 2097152) (tried to allocate 4096 bytes)
lua: not enough memory
Error: cannot allocate vector of size 2.4 Gb
app: Heap exhausted; Current maximum heap size is 4294967296 bytes (4096 MB).
eheap_alloc: Cannot allocate 1048576000 bytes of memory (of type "heap").
Fatal error: exception Out_of_memory
Fatal error: out of memory. (phpstan) Reached memory limit of 128M; increase with --memory-limit
GC Warning: Out of Memory! Heap size: 2 GiB.
Heap exhausted during garbage collection: 0 bytes available, 16 requested.
Child process error: PHPStan process crashed because it reached configured PHP memory limit
<--- Last few GCs ---> Mark-sweep 2041.1 (2088.2) -> 2040.9 MB, allocation failure
Error: Worker terminated due to reaching memory limit: JS heap out of memory
Call retries were exceeded: jest worker ran out of memory (child process exited with signal SIGKILL)
ERROR: pip: MemoryError while resolving; Killed
numpy.core._exceptions._ArrayMemoryError: Unable to allocate 14.2 GiB for an array with shape (14, 3)
MemoryError: Unable to allocate internal buffer
torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB
Aw, Snap! Out of memory (error code: Out of Memory) renderer
esbuild: fatal error: runtime: cannot allocate memory
k6: runtime: out of memory: cannot allocate 4194304-byte block
! TeX capacity exceeded, sorry [main memory size=5000000].
Uncaught Exception java.lang.OutOfMemoryError: Java heap space in thread jmeter. See log file for details.
the importer was killed because it used more than 2 GB of memory
cannot enlarge string buffer: memory exhausted while loading fixtures
worker was OOMKilled (limit 512Mi)
not enough memory to start 8 browsers on this agent
Cannot allocate memory (os error 12)
cargo: could not compile: signal: 9, SIGKILL
tsc: Allocation failed - process out of memory
node: Zone Allocation failed - process out of memory
Memory cgroup out of memory: Killed process 4121 (java) total-vm:8121404kB
The container exceeded its memory limit and was stopped
chrome: renderer ran out of memory (0xe0000008)
polars: memory allocation failed
./build.sh: line 14:  9182 Killed                  npm run build
xargs: webpack: terminated by signal 9, oom_kill count 1
bash: xmalloc: cannot allocate 18446744071562067968 bytes
app.service: A process of this unit has been killed by the OOM killer.
app.service: Failed with result 'oom-kill'.
make: *** [Makefile:20: link] Killed: out of memory
sort: memory exhausted
grep: memory exhausted
tar: memory exhausted
zstd: error 11 : Allocation error : not enough memory
xz: big.tar.xz: Cannot allocate memory
oom-kill:constraint=CONSTRAINT_MEMCG,task=java,pid=2231
E: Dynamic MMap ran out of room. Please increase the size of APT::Cache-Start.
fatal: Out of memory, malloc failed (tried to allocate 524288000 bytes)
fatal: out of memory, realloc failed
Last State: Terminated Reason: OOMKilled Exit Code: 137
container web exited with OOMKilled
ResourceExhausted: process "/bin/sh -c npm run build" did not complete successfully: cannot allocate memory
failed to solve: rpc error: code = Unknown desc = process killed: out of memory (exit code: 137)
The node was low on resource: memory. Container web was using 1841Mi, request is 256Mi
error: mmap failed: Cannot allocate memory while reading pack
RequestId: 1a2b Error: Runtime exited with error: signal: killed Runtime.ExitError; Memory Size: 128 MB Max Memory Used: 128 MB
Error R14 (Memory quota exceeded)
Error R15 (Memory quota vastly exceeded)
ERROR:  out of memory DETAIL:  Failed on request of size 1048576
ERROR:  out of shared memory HINT:  You might need to increase max_locks_per_transaction.
circuit_breaking_exception: [parent] Data too large, data for [<http_request>] would be [1020Mb], which is larger than the limit of [972Mb]
ERROR 1041 (HY000): Out of memory; restart server and try again
ORA-04031: unable to allocate 4160 bytes of shared memory
ORA-04030: out of process memory when trying to allocate 16408 bytes
MongoServerError: Exec error: Sort exceeded memory limit of 104857600 bytes, but did not opt in to external sorting.
Memory limit of 256 MiB exceeded with 271 MiB used. Consider increasing the memory limit (Cloud Run)
There is insufficient system memory in resource pool 'default' to run this query.
WARNING: Instance was killed: fly machine out of memory: Killed process 512 (node)
java.lang.OutOfMemoryError: Java heap space at kafka.log.LogSegment
library initialization failed - unable to allocate file descriptor table - out of memory
vm_memory_high_watermark set. Memory used:1073741824 allowed:858993459 memory resource limit alarm set
[ERROR] Worker (pid:31) was sent SIGKILL! Perhaps out of memory?
billiard.exceptions.WorkerLostError: Worker exited prematurely: signal 9 (SIGKILL), out of memory
WARNING: [pool www] child 31 exited on signal 9 (SIGKILL): memory cgroup limit
semgrep: Warning: 1 out of memory error in src/big.js: Max memory limit exceeded
ffmpeg: Cannot allocate memory; Error while filtering: Cannot allocate memory
convert: memory allocation failed 'big.png' @ error/png.c
convert: unable to extend cache 'big.tif': memory exhausted @ error/cache.c
pandoc: Heap exhausted; Current maximum heap size is 536870912 bytes (512 MB).
numpy.core._exceptions._ArrayMemoryError: Unable to allocate 7.45 GiB for an array with shape (1000000000,) and data type float64
java.lang.OutOfMemoryError: GC overhead limit exceeded at org.apache.spark.sql
Container killed by YARN for exceeding memory limits. 5.5 GB of 5.5 GB physical memory used.
ExecutorLostFailure: Reason: Command exited with code 137, executor ran out of memory
Total size of serialized results of 12 tasks (1041.2 MiB) is bigger than spark.driver.maxResultSize
polars: memory allocation of 8589934592 bytes failed
duckdb.OutOfMemoryException: Out of Memory Error: could not allocate block of size 256.0 KiB (3.1 GiB/3.1 GiB used)
pyarrow.lib.ArrowMemoryError: malloc of size 2147483648 failed
Bitbucket: Container 'Build' exceeded memory limit.
Received "killed" signal: your build ran out of memory on resource class medium
ERROR: Job failed: pod "runner-1a" status is "Failed": OOMKilled
<--- Last few GCs ---> [31:0x5] Mark-sweep 2041.2 (2082.3) -> 2040.9 MB allocation failure
Your build was killed: it exceeded 8 GB of memory during next build
System.OutOfMemoryException: Array dimensions exceeded supported range.
Failed to allocate memory for regex: pcre jit stack exhausted, out of memory in PHP worker
not enough memory to load the model file
worker used 4.1 GB, limit is 4 GB, killed
import ran out of memory at row 1200000
container was killed because it used too much memory
heap limit reached while building the index
could not allocate buffer of 512 MB
sort needs more memory than available
job killed by the OOM killer
slurmstepd: error: Detected 1 oom-kill event(s) in StepId=4711.batch
GPU: CUDA out of memory. Tried to allocate 2.00 GiB
[error] java.lang.OutOfMemoryError: sbt Metaspace exhausted, raise -XX:MaxMetaspaceSize
error: OutOfMemory while building std
Code: 241. DB::Exception: Memory limit (for query) exceeded: would use 9.31 GiB, maximum: 9.31 GiB. (MEMORY_LIMIT_EXCEEDED)
Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in Builder.php
`;
