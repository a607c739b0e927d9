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
Error allocating 8000000000 bytes Error termination. Allocation would exceed memory limit
PANIC: unprotected error in call to Lua API (not enough memory)
ERROR: Stack limit (1.0Gb) exceeded Stack sizes: local: 1.0Gb, global: 28Kb, trail: 1Kb
Error: cannot allocate vector of size 7.5 Gb
Error: vector memory exhausted (limit reached?)
Out of memory in perl:util:safesysrealloc
ERROR: OutOfMemoryError()
Heap exhausted during allocation: 8388608 bytes available, 80000016 requested. ; fatal error encountered in SBCL
ERROR: bazel ran out of memory and crashed. Printing stack trace: --host_jvm_args=-Xmx
op. sys. refuses to provide memory r(909);
Cannot enlarge memory arrays to size 17825792 bytes (OOM). Either (1) compile with -sINITIAL_MEMORY=X
CUDA error: out of memory cudaMalloc failed for 2.1 GB
Crash: eheap_alloc: Cannot reallocate 1 bytes: system memory gone
ghc: out of memory (requested 1048576 bytes)
sbt: java.lang.OutOfMemoryError: Compressed class space
Dart: Exhausted heap space, trying to allocate 33554448 bytes.
swift-frontend: LLVM ERROR: out of memory
julia: mmap failed: ENOMEM while growing the heap
nvlink fatal: Memory allocation failure
ld: final link failed: memory exhausted
cc1plus: out of memory allocating 65536 bytes after a total of 3221225472 bytes
mono: Error: Garbage collector could not allocate 16384 bytes of memory for major heap section.
Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes)
Insufficient memory to continue the execution of the program. (System.InsufficientMemoryException)
vivado: ERROR: [Common 17-70] Application Exception: out of memory, process will be terminated
the box ran out of RAM, kernel reaped gcc
RSS of worker climbed to 4.1G, limit 4G, evicted
the linker was evicted by the OOM killer
worker needs more RAM than the 2 GiB of its box
cannot grow heap beyond 4096 MB
Terminating: out of memory in garbage collector
scala: Error: Exception in thread "dispatcher" OutOfMemoryError: Required array size too large
swift: malloc: can't allocate region :*** mach_vm_map(size=8589934592) failed (error code=3)
MATLAB: Out of memory. Requested 100000x100000 (74.5GB) array exceeds maximum array size preference
SAS: ERROR: The SAS System stopped processing this step because of insufficient memory.
gawk: fatal: iop_alloc: buf: can't allocate 1073741824 bytes of memory (Cannot allocate memory)
tcl: unable to alloc 1073741840 bytes
guile: GC Warning: Out of Memory! Heap size: 3900 MiB. Returning NULL!
sbcl: Heap exhausted, game over.
Racket virtual machine has run out of memory; aborting
clisp: *** - No more room for LISP objects
erts: binary_alloc: no room for 2147483672 bytes
yosys ran out of memory while flattening
vsim: memory limit reached; Error allocating memory for design
slurm: Detected 1 oom-kill event(s) in step 44.batch. Some of your processes may have been killed by the cgroup out-of-memory handler.
Last State: Terminated  Reason: OOMKilled  Exit Code: 137
The node was low on resource: memory. Threshold quantity: 100Mi, available: 42Mi.
error: pulumi-language-nodejs: FATAL ERROR: Reached heap limit Allocation failed
terraform: runtime: cannot allocate memory; fork/exec .terraform/providers/aws: cannot allocate memory
Puppet: Error: Failed to apply catalog: failed to allocate memory
Runtime exited with error: signal: killed  Max Memory Used: 512 MB Memory Size: 512 MB
container 1a2b was OOM-killed while RUN npm run build
ERROR: failed to solve: process "/bin/sh -c mvn package" did not complete successfully: exit code: 137
semgrep-core: out of memory, file src/bundle.js skipped (--max-memory 2000)
ERROR: Java heap space, set SONAR_SCANNER_OPTS="-Xmx2g"
dependency-check: GC overhead limit exceeded while opening the H2 database
clamd: mempool_malloc(): Can't allocate memory (262144 bytes).
FATAL:  could not map anonymous shared memory: Cannot allocate memory
ERROR 1038 (HY001): Out of sort memory, consider increasing server sort buffer size
ERROR 5 (HY000): Out of memory (Needed 1048576 bytes)
ORA-04031: unable to allocate 4120 bytes of shared memory ("shared pool")
ORA-04030: out of process memory when trying to allocate 16328 bytes
Msg 701, Level 17: There is insufficient system memory in resource pool 'default' to run this query.
Code: 241. DB::Exception: Memory limit (total) exceeded: would use 9.31 GiB. MEMORY_LIMIT_EXCEEDED
circuit_breaking_exception: [parent] Data too large, data for [<http_request>] would be [1.9gb], which is larger than the limit
Exceeded memory limit for $group, but didn't allow external sort. Pass allowDiskUse:true to opt in.
Can't save in background: fork: Cannot allocate memory
Out of Memory Error: could not allocate block of size 256.0 KiB (1.9 GiB/2.0 GiB used) (duckdb)
Query exceeded per-node memory limit of 4GB (trino)
Neo.TransientError.General.MemoryPoolOutOfMemoryError: The allocation of an extra 2.0 MiB would use more than the limit
vm_memory_high_watermark set. Memory used:812 allowed:400  memory resource limit alarm set
os::commit_memory failed; error='Not enough space' (errno=12): There is insufficient memory for the Java Runtime Environment to continue. (kafka)
jmeter: java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached
gatling: java.lang.OutOfMemoryError: Direct buffer memory
nginx: [emerg] ngx_slab_alloc() failed: no memory in zone "cache"
prometheus: fatal error: runtime: cannot allocate memory; mmap head chunk files: cannot allocate memory
Memory usage is above hard limit. Dropping data.  (otelcol memory_limiter)
squid: FATAL: Out of memory while allocating shared segment, shm_open
Worker (pid:41) was sent SIGKILL! Perhaps out of memory?
gitlab-runner pod was evicted: container build exceeded its memory limit "2Gi"
Build killed by the platform: memory of 4096 MB used up (resource class medium)
job container was killed, memory 2 GiB exceeded
importer needs more heap than the 512 MB given, died with OutOfMemoryError
kernel killed process 41 (loader): out of memory
could not allocate 4 GiB for sort buffer
memory limit of the function was hit (512 MB)
no memory left to fork
swap exhausted, loader was terminated
heap usage 99 %, process aborted: not enough memory
mmap of index file failed: ENOMEM
cgroup memory.max reached, 3 tasks killed
jq: error: cannot allocate memory
sort: write failed: memory exhausted while merging 14 runs
xargs: cannot fork: Cannot allocate memory
ulimit -v prevents allocation of 812 MB
loader asked for 9 GB, none left
pod evicted because of memory pressure
heap of broker too small: OutOfMemoryError
worker exceeded memory request, OOM score 1412, killed
malloc of 4096 MB failed
not enough RAM to build the index
allocation of tensor buffer failed: out of memory
JVM ran out of metaspace: java.lang.OutOfMemoryError: Metaspace
ran into ENOMEM while spawning helper
memory of lambda used up, process ended (Runtime.OutOfMemory)
git: fatal: Out of memory, malloc failed (tried to allocate 4211000000 bytes)
fatal: mmap failed: Cannot allocate memory
fatal: Out of memory? mmap failed: no room for pack window
rsync: out of memory in flist_expand [sender]
xz: (stdin): Memory usage limit reached
xz: layer.xz: 674 MiB of memory is required. The limit was 512 MiB.
zstd: error : Frame requires too much memory for decoding; Window size larger than maximum
awk: can't allocate memory for field table
sed: couldn't re-allocate memory
bash: xrealloc: cannot allocate 18446744071562067968 bytes
bash: fork: Cannot allocate memory
make: vfork: Cannot allocate memory
sqlite: out of memory while stepping through rows
convert: memory allocation failed 'huge.tif' @ error/tiff.c
gs: VMerror: Unrecoverable error: /VMerror in --showpage--
ffmpeg: av_malloc failed: Cannot allocate memory [out#0]
qemu-system-x86_64: cannot set up guest memory 'pc.ram': Cannot allocate memory
kernel: Memory cgroup out of memory: Killed process 4412 (node) total-vm:4211000kB
oom-kill:constraint=CONSTRAINT_MEMCG task=java
rayon: allocation of 4 GB for the glyph cache was not possible
webpack: <--- Last few GCs ---> allocation failure; scavenge might not succeed
The build failed because the process exited too early. This probably means the system ran out of memory
RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB (GPU 0; 8.00 GiB total capacity)
tensorflow: OOM when allocating tensor with shape[32,512,512,64]
RuntimeError: [enforce fail at alloc_cpu.cpp:114] DefaultCPUAllocator: can't allocate memory: you tried to allocate 8589934592 bytes
RuntimeError: MPS backend out of memory (MPS allocated: 8.9 GB)
ExecutorLostFailure: Container killed by YARN for exceeding memory limits. 5.5 GB of 5.5 GB physical memory used
D8: java.lang.OutOfMemoryError while merging dex archives
Gradle build daemon disappeared unexpectedly, dmesg shows it was reaped for lack of memory
E (412) heap: cannot allocate 4096 bytes, largest free block is 1204
unity: Could not allocate memory: System out of memory! Trying to allocate: 4294967300B
blender: Malloc returns null: len=4211000000 in image buffer, total 3.9 GB
Out of video memory trying to allocate a rendering resource
no RAM left for the sort buffer
the node is short of memory, our pod was evicted
heap full after loading 9 million rows
gawk: cmd. line:2: fatal: memory exhausted
borg: MemoryError while loading the chunk cache
restic: killed, out of memory while building index
samtools sort: couldn't allocate memory for bam_mem
bwa: [bwt_restore] fail to allocate 4211 MB
R: Reached total allocation of 8061Mb
octave: error: out of memory or dimension too large for Octave's index type
julia: OutOfMemoryError()
gnuplot: out of memory for isolines
soffice: process exceeded its 2 GB limit and was reaped
duckdb: Out of Memory Error: could not allocate block of size 256.0 KiB (1.8 GiB/1.8 GiB used)
mongod: tcmalloc: large alloc failed, no memory
ffmpeg: Error while filtering: Cannot allocate memory
texture upload failed: VK_ERROR_OUT_OF_DEVICE_MEMORY
GL_OUT_OF_MEMORY while creating framebuffer
esp32: Memory allocation failed: heap 1204 bytes free
stack/heap collision in sketch: not enough memory, malloc returned NULL
ran out of RAM at row 9 000 000
converter was shot by the kernel, it wanted 12 GB
memory ceiling of 2 GB reached, worker ended
swap exhausted
buffer for the picture could not be had: 4 GB asked
job asked for more memory than the 4 GB of its slot
volume render: 2.1 GB texture could not be had, heap is used up
eod-run: position cache blew the heap at 3.9M positions
solver: ran out of memory after 2.1 M nodes
tour-opt: distance matrix 12k x 12k is too big for the memory we have
decompression needs a window of 2 GiB, memory limit is 1 GiB
injector pod went over 4Gi and was killed
pod shop-6f was OOMKilled twice
[FAIL] Kein Speicher mehr
bench: mémoire insuffisante
Killed: zu wenig Arbeitsspeicher
not enough RAM for the tariff matrix
pricing worker killed, memory limit 2Gi reached
OOM while sorting the meter list
heap exhausted in XML import
cannot get 4 GB for the point cloud
malloc gave NULL for 300 MB
bitmap too large, allocation failed
export_all: memory budget of the job (512 MB) exceeded
container ran into its memory limit
Allowed memory of php used up in report.php
node heap limit reached in bundling
java heap space in statement batch
migrate.sh: metaspace full
ci-gate: GC overhead, nothing freed
verify-all: MemoryError while loading the graph
std::bad_alloc in mesher
GPU memory is not enough for batch 64
ERR video memory exhausted
error - the rig controller ran out of heap (FreeRTOS malloc failed)
ERR stack/heap collision on the MCU, no memory left
swap and ram full, kernel killed 'tiler'
dmesg: oom-kill of tiler
postgres: out of memory in hash join
redis maxmemory hit
worker died of 137 (memory)
cannot fork: no memory
mmap of tile cache: no memory
fatal: arena is full, raise the limit
image decoder: memory limit hit at 80 MP
pdf composer wants more memory than there is
{"level":"fatal","msg":"memory limit hit","limit":"512Mi"}
the plan renderer ran out of memory at deck 4
cases import died, memory full
not enough storage is available to process this command (memory)
storage exhausted: EXCEED HEAP in TRAMS01
REGION too small, S878
bench: cannot allocate buffer for plan image
memory limit of lambda reached
job used 4.1 GB of 4 GB and was killed
the JVM has no more heap
fatal: memory exhausted while building the sitemap
report job: heap limit, only 256 MB allowed
the label cache does not fit in memory
out of memory when opening the big scan
rspec worker: failed to allocate memory
perl: Out of memory during array extend
php: allowed memory used up on line 88 of Export.php
node: heap out of memory in export.mjs
python: MemoryError in merge of tariffs
R: cannot allocate vector
java: OutOfMemoryError in PDF merger
dotnet: OutOfMemoryException in image resize
go: cannot allocate memory for arena
rust: memory allocation of 8 GB failed
no memory for frame buffer
heap fragmentation: block of 40 kB not available
publish.py: low memory, killed by lmkd on phone
jetsam killed the app (memory)
[error] job exceeded its requested memory, slurm killed it
pod evicted: node was low on memory
The job was killed for using too much memory
houseKeeper: The heap is too small for the plan
fatal: The image does not fit into memory
eod: The container exceeded its memory limit and was killed
squadron report needs more memory than the box has
tune got killed, memory limit 512 MB
import was OOM-killed after row 2 000 000
heap used up while building the menu PDF
xlsx too big to be held in memory
price matrix does not fit into RAM
Out of memory! at fares.pl line 14.
awk: out of memory in split
xrealloc: cannot allocate 1048576 bytes
Killed (out of memory) node build-menus.js
not enough RAM to load the map
map build took all memory and was killed
loading level 7: out of video memory
texture pool over budget by 412 MB, allocation refused
import hit the 512 MB limit and was killed
orc table too large for memory
sorting the receipts needs more memory than allowed
worker recycled: used 3.1 GB, allowed 2
JVM heap of campus service is full
heap limit reached in report
container over its memory limit, kernel killed assign
kernel: Out of memory: Killed process 6760 (print)
systemd: campus.service: A process of this unit has been killed by the OOM killer.
exit 137, memory
bad_alloc in the price matrix
mmap failed: Cannot allocate memory (prices.db)
pdf renderer ran out of memory at page 412
image 40000x40000 needs too much memory
ImageMagick: cache resources exhausted 'scan.tif'
ghostscript: VMerror (-25)
pandas: Unable to allocate 12.1 GiB for an array
CUDA out of memory. Tried to allocate 2.00 GiB
RuntimeError: [enforce fail at alloc_cpu.cpp] DefaultCPUAllocator: not enough memory
gc overhead: no memory reclaimed
memory guard stopped the job at 95 %
swap is exhausted too
sqlite: out of memory (7)
SQLCODE: Memory limit (total) exceeded
query exceeded per-node memory
worker heap out of memory (ERR_WORKER_OUT_OF_MEMORY)
zu wenig Arbeitsspeicher für den Import
mémoire insuffisante pour charger la carte
cart: Heap exhausted; Current maximum heap size is 536870912 bytes (512 MB). Use '+RTS -M<size>' to increase it.
error: OutOfMemory (zig allocator)
ERROR: bazel crashed due to an internal error: java heap space, printing stack trace; OOM of server
linker needed more memory than the box has, ld killed
parser ate 7.9 GB and got reaped
JVM of the indexer ran dry (heap)
cc1plus: out of memory allocating 65536 bytes after a total of 1 bytes
rustc: memory allocation of 41 bytes failed
ERROR 1041 (HY000): Out of memory; check if mysqld or some other process uses all available memory
ERROR:  out of memory DETAIL:  Failed on request of size 41 in memory context "ExecutorState".
clickhouse: Code: 241. DB::Exception: Memory limit (total) exceeded: would use 7.5 GiB
mongo: Sort exceeded memory limit of 104857600 bytes, but did not opt in to external sorting.
ORA-04031: unable to allocate 41 bytes of shared memory
PHP Fatal error:  Allowed memory size of 1610612736 bytes exhausted (tried to allocate 41 bytes) in phar:///usr/bin/composer
gradle: Expiring Daemon because JVM heap space is exhausted
dart2js: Out of Memory, Exhausted heap space, trying to allocate 41 bytes.
terraform: fatal error: runtime: out of memory
verilator: %Error: System out of memory! Requested 41 bytes
vivado: ERROR: [Common 17-179] Fork failed: Cannot allocate memory
jmeter: Uncaught Exception java.lang.OutOfMemoryError: Java heap space in thread Thread[Thread Group 1-412]
kubectl: Last State: Terminated Reason: OOMKilled
k6: runner got killed, cgroup memory.max of 512M reached
esp32: assert failed: heap_caps_malloc failed, E (41) no mem
indexer wanted 9 GB, box has 4
JVM asked for more heap than there is
browser tab ran out of memory ("Aw, Snap!" oom)
allocation of a 3 GB buffer was refused
step was reaped by the kernel for eating all RAM
pool of native memory drained
`;
