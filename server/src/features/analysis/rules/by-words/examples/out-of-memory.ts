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
`;
