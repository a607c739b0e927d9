/** Messages of tools and programs whose category is `environment`, one a line. */
export const environment = String.raw`
error: DATABASE_URL is not set
Environment variable API_KEY must be defined
Missing required environment variable: STRIPE_SECRET
fatal: the variable DEPLOY_ENV is empty
KeyError: 'AWS_REGION' in os.environ
SECRET_KEY environment variable not found
config error: no value for PORT given
Please set JAVA_HOME to the root of your JDK
JAVA_HOME is not defined correctly
ERROR: JAVA_HOME is set to an invalid directory: /usr/lib/jvm/java-11
GOPATH entry is relative; must be absolute path
bind: address already in use
Error: listen EADDRINUSE: address already in use :::8080
OSError: [Errno 98] Address already in use
Port 3000 is already in use
Something is already running on port 8000.
java.net.BindException: Address already in use
listen tcp :9090: bind: permission denied
Could not bind to port 80: permission denied
nginx: [emerg] bind() to 0.0.0.0:80 failed (98: Address already in use)
mkdir: cannot create directory '/opt/app': Permission denied
touch: cannot touch 'out.txt': Read-only file system
EACCES: permission denied, open '/var/log/app.log'
PermissionError: [Errno 13] Permission denied: '/etc/app/config'
bash: ./run.sh: Permission denied
sh: 1: ./deploy.sh: Permission denied
cp: cannot create regular file '/usr/bin/tool': Permission denied
error: could not create directory /root/.cache: Permission denied (os error 13)
EROFS: read-only file system, mkdir '/app/dist'
open /root/.docker/config.json: permission denied
install: cannot change permissions of '/usr/local/bin': Operation not permitted
chown: changing ownership of 'data': Operation not permitted
sudo: a password is required
sudo: no tty present and no askpass program specified
must be run as root
this command must be executed as the superuser
You must be root to perform this command
write error: No space left on device
ENOSPC: no space left on device, write
OSError: [Errno 28] No space left on device
tar: write error: disk is full
Disk quota exceeded
ENOSPC: System limit for number of file watchers reached
EMFILE: too many open files
Too many open files in system
OSError: [Errno 24] Too many open files
error: failed to open file: Too many open files (os error 24)
cannot fork: Resource temporarily unavailable
fork: retry: Resource temporarily unavailable
pthread_create failed: Resource temporarily unavailable
runtime: failed to create new OS thread
No such file or directory: './config/app.toml'
Error: ENOENT: no such file or directory, open '.env'
cannot open configuration file /etc/tool/tool.conf
Could not find config file
Unable to read configuration file: settings.ini
configuration file not found: tool.toml
No configuration file found. Run init to create one
Couldn't find a configuration file
could not locate the project's configuration
no such file: Makefile
make: *** No targets specified and no makefile found.  Stop.
make: *** No rule to make target 'deploy'.  Stop.
make: *** No rule to make target 'foo.o', needed by 'all'.  Stop.
Could not find a package.json file in "/app"
Missing script: "e2e"
error: no such task: 'lint'
Unknown task "build"
Task 'integrationTest' not found in root project 'app'.
Could not find task assets:build
Don't know how to build task 'assets:compile' (see --tasks)
target "release" does not exist in the project
no such target: //app:test
ninja: error: unknown target 'check'
ninja: error: loading 'build.ninja': No such file or directory
CMake Error: The source directory "/src/x" does not appear to contain CMakeLists.txt.
error: could not find 'Cargo.toml' in '/app' or any parent directory
go: go.mod file not found in current directory or any parent directory
go: cannot find main module, but found .git/config
Could not locate Gemfile
Could not locate Gemfile or .bundle/ directory
Composer could not find a composer.json file in /app
The goal you specified requires a project to execute but there is no POM in this directory
no such file or directory: docker-compose.yml
no configuration file provided: not found
Can't find a suitable configuration file in this directory or any parent. Are you in the right directory?
unable to prepare context: path "./service" not found
failed to read dockerfile: open Dockerfile: no such file or directory
COPY failed: file not found in build context or excluded by .dockerignore
fatal: not a git repository (or any of the parent directories): .git
fatal: detected dubious ownership in repository at '/src'
fatal: unable to auto-detect email address (got 'root@host.(none)')
*** Please tell me who you are.
fatal: ambiguous argument 'origin/main': unknown revision or path not in the working tree.
fatal: couldn't find remote ref feature/login
error: pathspec 'release' did not match any file(s) known to git
fatal: destination path 'app' already exists and is not an empty directory.
error: Your local changes to the following files would be overwritten by checkout
error: failed to push some refs to 'origin'
! [rejected] main -> main (non-fast-forward)
fatal: refusing to merge unrelated histories
fatal: No url found for submodule path 'lib' in .gitmodules
unrecognized option '--fast'
invalid option -- 'z'
error: unknown option '--watchAll'
unknown flag: --force-all
unrecognized arguments: --numprocesses 4
error: unexpected argument '--nocapture' found
error: the following arguments are required: target
Usage: tool [options] <file>
usage: deploy.sh TARGET
flag provided but not defined: -race
Unknown command: "publish"
error: unknown command 'frobnicate' for 'tool'
Incorrect Usage: flag provided but not defined
missing operand
too few arguments
Missing required argument: region
required flag(s) "namespace" not set
option requires an argument -- 'c'
Invalid value for '--port': 'abc' is not a valid integer
The engine "node" is incompatible with this module. Expected version ">=18". Got "16.0.0"
npm error engine Unsupported engine
npm error notsup Required: {"node":">=20"}
requires Python '>=3.11' but the running Python is 3.9
ERROR: Package 'x' requires a different Python: 3.8.10 not in '>=3.9'
requires PHP >=8.2 but your php version (7.4) does not satisfy that requirement
Your Ruby version is 2.7.0, but your Gemfile specified 3.2.0
rustc 1.63 is not supported by the following packages
package requires rustc 1.70 or newer, while the currently active rustc version is 1.63
error: invalid target release: 21
Unsupported class file major version 65
has been compiled by a more recent version of the Java Runtime (class file version 61.0)
go: module requires Go 1.22 (running go 1.19)
CMake 3.25 or higher is required.  You are running version 3.18.4
version 'GLIBC_2.34' not found
This version of ChromeDriver only supports Chrome version 114
session not created: This version of ChromeDriver only supports
unsupported Node.js version: please upgrade
cannot open display: :0
Missing X server or $DISPLAY
The platform failed to initialize. Exiting.
no DISPLAY environment variable specified
qt.qpa.plugin: Could not load the Qt platform plugin "xcb"
No usable sandbox! Update your kernel or see
Running as root without --no-sandbox is not supported
Exec format error
cannot execute binary file: Exec format error
WARNING: The requested image's platform (linux/arm64) does not match the detected host platform
Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?
permission denied while trying to connect to the Docker daemon socket
could not find an available, non-overlapping IPv4 address pool
the input device is not a TTY
stdin: is not a tty
locale.Error: unsupported locale setting
perl: warning: Setting locale failed.
Unknown locale: de_DE
unknown timezone Europe/Berlin
No time zone found with key Europe/Berlin
failed to load tz database
No system certificates available in a default directory
mount: only root can do that
mount point does not exist
modprobe: FATAL: Module overlay not found
iptables: Permission denied (you must be root)
sysctl: cannot stat /proc/sys/net/core/bpf_jit_enable
device or resource busy
Text file busy
Is a directory
EISDIR: illegal operation on a directory, read
cannot remove 'build': Directory not empty
rm: cannot remove 'x': Permission denied
ENOTDIR: not a directory, scandir 'src'
File name too long
Argument list too long
cannot find or open build/app.zip
tar: app.tar.gz: Cannot open: No such file or directory
cat: VERSION: No such file or directory
ls: cannot access 'dist': No such file or directory
cp: cannot stat 'build/app.js': No such file or directory
cd: e2e: No such file or directory
python: can't open file '/app/run.py': [Errno 2] No such file or directory
Cannot find module '/app/dist/server.js'
Error: Could not find or load main class com.acme.Main
no main manifest attribute, in app.jar
Unable to access jarfile target/app.jar
grep: config.yml: No such file or directory
Specified config file does not exist
The specified path does not exist
no files matched the given pattern
No test files found, exiting with code 1
no tests found for given includes
collected 0 items
no tests ran in 0.01s
No specs found. Can't run because no spec files were found.
ERROR: file or directory not found: tests/e2e
ERROR: not found: /app/tests/test_a.py::test_missing
No tests to run
No input files specified
Could not find files for the given pattern(s).
lock file is held by another process
Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1234
Waiting for cache lock: Could not get lock
another instance is already running
The lockfile would have been modified by this install, which is explicitly forbidden.
Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with package.json
npm ci can only install packages when your package.json and package-lock.json are in sync
the lock file needs to be updated but --locked was passed
The package-lock.json is out of date
Workspace is not initialized
Backend initialization required, please run "terraform init"
Could not find a production build in the '.next' directory. Try building your app first
no "ssl_certificate_key" is defined for certificate
unknown directive "proxy_passs"
unknown setting: max_conn
Invalid configuration: unexpected key "foo"
DJANGO_SETTINGS_MODULE is not configured. You must either define the environment variable
Requested setting INSTALLED_APPS, but settings are not configured
Could not open the kernel device /dev/kvm: Permission denied
/dev/kvm not found
KVM is required to run this AVD
Failed to create shared memory segment
shm_open failed: No such file or directory
cgroup: cannot find cgroup mount destination
kubectl: The connection has no current context
error: current-context is not set
invalid configuration: no configuration has been provided, try setting KUBERNETES_MASTER environment variable
error: stat manifests/app.yaml: no such file or directory
error: context "staging" does not exist
chdir: no such file or directory
working directory does not exist
cannot lock ref 'refs/heads/main'
Unable to create '/app/.git/index.lock': File exists.
Cannot start: the pid file already exists
initdb: error: cannot be run as root
data directory "/var/lib/postgresql/data" has wrong ownership
FATAL: could not create lock file "/var/run/postgresql/.s.PGSQL.5432.lock": Permission denied
Unsupported platform: linux arm64
unsupported operating system
The operation is not supported on this platform
clock skew detected
Function not implemented
Operation not supported
config: missing section [database]
Config file /etc/app.yml has no entry for "smtp.host"
settings: API_URL is required
Please define the MONGODB_URI environment variable inside .env
Required variable SLACK_WEBHOOK is unset
parameter null or not set
TARGET: unbound variable
./deploy.sh: line 3: STAGE: unbound variable
./run.sh: line 2: REGION: parameter null or not set
fetch-data: BASE_URL must be set
Environment "staging" is not configured
undefined environment: qa
no profile named "ci" in the configuration
The config profile (ci) could not be found
You must specify a region. You can also configure your region by running "aws configure".
Error: project is not set; use gcloud config set project
az: Please run 'az login' to setup account after choosing a subscription
Unknown option: "testRegexp"
Unrecognized option: --no-daemonn
Unknown argument: --isolated
unknown option "--reporterr"
error: Found argument '--frob' which wasn't expected, or isn't valid in this context
getopt: unrecognized option
illegal option -- z
invalid argument "abc" for "--replicas" flag
invalid choice: 'fast' (choose from 'slow', 'normal')
ERROR: usage: pytest [options] [file_or_dir] [file_or_dir] [...]
no value given for option
The "--config" option requires a file
--coverage needs a value
fatal: bad config value for 'core.filemode'
fatal: bad revision 'v9'
error: src refspec main does not match any
fatal: 'origin' does not appear to be a git repository
fatal: A branch named 'x' already exists.
fatal: not possible to fast-forward, aborting.
error: cannot lock ref
fatal: shallow file has changed since we read it
Your branch is behind
There is no tracking information for the current branch.
no upstream configured for branch 'x'
nothing to commit, working tree clean
svn: E155007: is not a working copy
Lerna: not a lerna workspace
No projects matched the filters
No workspace found
This project's package.json defines "packageManager": "yarn@4". However the current global version of Yarn is 1
This tool requires Node.js version 18 or later
Node.js v14 is not supported by this version
error: This version of pnpm requires at least Node.js v18
You are using Node.js 16.20. For Next.js, Node.js version >= v18.17.0 is required.
Detected unsupported Java version
Dependency requires at least JVM runtime version 17. This build uses a Java 11 JVM.
Android Gradle plugin requires Java 17 to run. You are currently using Java 11.
Value '/usr/lib/jvm/x' given for org.gradle.java.home Gradle property is invalid
Could not determine java version from '21'
release version 99 not supported
error: source release 21 requires target release 21
Unsupported Python version
Terraform version constraint: This configuration does not support Terraform version 1.1
Unsupported Terraform Core version
The requested tool version is not available on this agent
Xcode 15 is required
xcode-select: error: tool 'xcodebuild' requires Xcode
No devices found
error: no devices/emulators found
adb: no devices
No connected devices
device offline
emulator: ERROR: x86_64 emulation currently requires hardware acceleration!
No available runner with the label
GPU not available
CUDA driver version is insufficient for CUDA runtime version
no CUDA-capable device is detected
could not select device driver "nvidia" with capabilities: [[gpu]]
No audio device found
The clock of this machine is wrong
time is out of sync
ulimit: open files: cannot modify limit: Operation not permitted
max virtual memory areas vm.max_map_count [65530] is too low, increase to at least [262144]
kernel parameter is too low
The inotify limit was reached
System limit for number of file watchers reached
No file descriptors available
/dev/shm is too small
cannot create temp file for here-document: No space left on device
failed to write to file: disk full
Could not write to the cache directory
cache directory is not writable
EPERM: operation not permitted, rename
Access to the path '/app/out' is denied.
java.nio.file.AccessDeniedException: /data/out
java.io.FileNotFoundException: /var/log/app.log (Permission denied)
failed to open stream: Permission denied
Permission denied @ dir_s_mkdir - /opt/app (Errno::EACCES)
IOError: [Errno 13] Permission denied
os.mkdir: permission denied
std::fs::create_dir: Permission denied (os error 13)
open app.lock: permission denied
could not create work tree dir 'app': Permission denied
cannot open output file app: Permission denied
cannot write to standard output
Read-only file system @ rb_sysopen
Cannot create directory /opt/data
directory is not empty
file exists
mkdir: cannot create directory 'out': File exists
destination already exists
EEXIST: file already exists
target path is a directory
Not a directory
couldn't open template: no such file
File not found: scripts/build.sh
Could not open input file: artisan
Could not find the script
Could not read package.json: Error: ENOENT
Error: no such file "nginx.conf"
open ./settings.toml: no such file or directory
No such file or directory @ rb_sysopen - config/app.yml (Errno::ENOENT)
file_get_contents(config.php): Failed to open stream: No such file or directory
include(bootstrap.php): Failed to open stream
IOError: config.ini not found
Playbook could not be found
ERROR! the playbook: site.yml could not be found
Unable to locate the Dockerfile
unable to evaluate symlinks in Dockerfile path: lstat /app/Dockerfile: no such file or directory
invalid reference format
invalid mount config for type "bind": bind source path does not exist
Mounts denied
driver failed programming external connectivity: Bind for 0.0.0.0:80 failed: port is already allocated
network app_default not found
network with name app exists but was not created by compose
service "db" has neither an image nor a build context specified
no such service: web
yaml: unmarshal errors in compose: services must be a mapping
container name "/web" is already in use
Conflict. The container name is already in use
exceeded quota: pods
insufficient cpu
0/3 nodes are available: 3 Insufficient memory
pod has unbound immediate PersistentVolumeClaims
node(s) had taint that the pod didn't tolerate
namespaces "staging" not found
the server doesn't have a resource type "widgets"
error: no objects passed to apply
resource mapping not found for name
Error: INSTALLATION FAILED: cannot re-use a name that is still in use
Error: release: not found
Error acquiring the state lock
Error locking state
The plugin requires a configuration
Selenium: no such driver configured
Unsupported browser name
unknown browser: firefoxx
`;
