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
CMake Error: The source "/src/CMakeLists.txt" does not match the source "/old/CMakeLists.txt" used to generate cache.  Re-run cmake with a different source directory.
CMake Error: The current CMakeCache.txt directory /build is different than the directory /home/ci/build where CMakeCache.txt was created.
CMake Error at CMakeLists.txt:1 (cmake_minimum_required): CMake 3.28 or higher is required.  You are running version 3.22.1
Compatibility with CMake < 3.5 has been removed from CMake.
CMake Error: No such preset in /home/ci/app: "ci-relese"
CMake Error: Error: generator : Ninja Does not match the generator used previously: Unix Makefiles
CMake Error: Unknown argument --paralel
CMake Error: Could not create named generator Visual Studio 99
CMake Error: file INSTALL cannot copy file "libapp.so" to "/usr/local/lib/libapp.so": Permission denied.
CMake Error at CMakeLists.txt:5 (message): In-source builds are not allowed.
CMake Error at CMakeLists.txt:8 (add_subdirectory): add_subdirectory given source "third_party/fmt" which is not an existing directory.
CMake Error: Cannot find source file: src/main.cpp
Cannot determine link language for target "app".
The C compiler "/usr/bin/cc" is not able to compile a simple test program.
CMake Error: Error processing file: /home/ci/toolchain.cmake
No tests were found!!! (ctest: check the build directory)
*** No rule: GNUmakefile, makefile or Makefile not found
make: Makefile: No such file or directory
make: *** [dist] Permission denied
make: unrecognized option '--foo'
make: warning:  Clock skew detected.  Your build may be incomplete.
ninja: fatal: chdir to 'biuld' - No such file or directory
ninja: error: manifest 'build.ninja' still dirty after 100 tries
ninja: invalid option -- 'z'
ninja: error: opening build log: Permission denied
clang: error: unsupported option '-fopenmp'
g++: error: unrecognized command-line option '-std=c++26'
cc1plus: error: bad value ('znver9') for '-march=' switch
gcc: fatal error: no input files
clang: error: no such sysroot directory: '/opt/sdk'
/usr/bin/ld: cannot open output file build/app: Permission denied
/usr/bin/ld: final link failed: No space left on device
/usr/bin/ld: skipping incompatible /usr/lib/libfoo.so when searching for -lfoo
ld: warning: building for macOS-arm64 but attempting to link with file built for macOS-x86_64
file was built for unsupported file format
LINK : fatal error LNK1112: module machine type 'x86' conflicts with target machine type 'x64'
LINK : fatal error LNK1168: cannot open app.exe for writing
fatal error C1041: cannot open program database 'vc142.pdb'; if multiple CL.EXE write to the same .PDB file, please use /FS
ERROR: The 'build' command is only supported from within a workspace (below a directory having a WORKSPACE file).
FATAL: Could not create output base directory: Permission denied
ERROR: --remote_cachee :: Unrecognized option: --remote_cachee
ERROR: Config value 'rbe' is not defined in any .rc file
ERROR: The project you're trying to build requires Bazel 7.1.0 (specified in /home/ci/.bazelversion), but it wasn't found in /usr/bin.
ERROR: Unable to determine the local Java runtime: JAVA_HOME is not set for bazel
ERROR: The default build profile '/root/.conan2/profiles/default' doesn't exist.
ERROR: Profile not found: linux-gcc13
ERROR: Remote 'acme' not found in remotes
ERROR: conan: 'instal' is not a Conan command. See 'conan --help'.
ERROR: conanfile not found: /home/ci/conanfile.py
configure: error: source directory already configured; run "make distclean" there first
configure: error: newly created file is older than distributed files! Check your system clock
libtool: Version mismatch error.  This is libtool 2.4.6, but the definition of this LT_INIT comes from libtool 2.4.7.
automake-1.16: command line: aclocal.m4 was generated for autoconf 2.71, you have 2.69
scons: *** No SConstruct file found.
error: xmake.lua not found!
ccache: error: Failed to create directory /var/cache/ccache: Read-only file system
sccache: error: Server startup failed: cache storage failed to read: permission denied
distcc[4121] ERROR: no hosts defined: set DISTCC_HOSTS
clang-format: error: cannot find .clang-format in any parent
Error while trying to load a compilation database: Could not auto-detect compilation database for file "a.cpp"
gcov: version mismatch: file is 'B22*', gcov is version 'B11*'
geninfo: ERROR: no .gcda files found in build!
(ERROR) Trouble processing coverage data: cannot open graph file
lcov: ERROR: no valid records found in tracefile coverage.info
gcovr: error: Could not open output file 'cov/index.html'
error: the lock file /home/ci/app/Cargo.lock needs to be updated but --locked was passed to prevent this
error: failed to write /home/ci/target/debug/.fingerprint: Permission denied (os error 13)
error: rustup could not choose a version of cargo to run, because one wasn't specified explicitly, and no default is configured.
error: override toolchain '1.70.0' is not installed: the toolchain file at '/home/ci/rust-toolchain.toml' specifies an uninstalled toolchain
Blocking waiting for file lock on package cache
error: unexpected argument '--wrkspace' found
error: current package believes it's in a workspace when it's not
error: 3 files in the working directory contain changes that were not yet committed into git
pkg-config has not been configured to support cross-compilation.
go: go.mod file not found in current directory or any parent directory; see 'go help modules'
go: go.mod requires go >= 1.23.0 (running go 1.21.5; GOTOOLCHAIN=local)
go: updates to go.mod needed; to update it: go mod tidy
go: inconsistent vendoring in /home/ci/app:
flag provided but not defined: -covermod
go: cannot find GOROOT directory: /opt/go
$GOPATH/go.mod exists but should not
go: GOFLAGS has -mod=vendor, but vendor directory does not exist
open /root/.cache/go-build/a1/trim.txt: permission denied
failed to initialize build cache at /root/.cache/go-build: mkdir: read-only file system
go: cannot use path@version syntax in GOPATH mode
error obtaining VCS status: exit status 128 Use -buildvcs=false to disable VCS stamping.
no Go files in /home/ci/app
no packages to test
-race requires cgo; enable cgo by setting CGO_ENABLED=1
the Go language version (go1.21) used to build golangci-lint is lower than the targeted Go version (1.23)
GOPROXY list is not the empty string, but contains no entries
level=error msg="Running error: parallel golangci-lint is running"
goreleaser: git is in a dirty state
git tag v1.2.0 was not made against commit 4f1c2a
current directory is not a git repository, goreleaser needs one
just: No justfile found
[ERROR] The goal you specified requires a project to execute but there is no POM in this directory (/home/ci). Please verify you invoked Maven from the correct directory.
[ERROR] Fatal error compiling: error: release version 21 not supported
[ERROR] Fatal error compiling: invalid target release: 17
[ERROR] Source option 6 is no longer supported. Use 8 or later.
[ERROR] The requested profile "ci-prod" could not be activated because it does not exist.
[ERROR] Rule 0: org.apache.maven.enforcer.rules.version.RequireJavaVersion failed with message: Detected JDK version 11.0.2 is not in the allowed range [17,).
Detected Maven Version: 3.3.9 is not in the allowed range [3.8,).
The JAVA_HOME environment variable is not defined correctly, this environment variable is needed to run this program.
Unable to parse command line options: Unrecognized option: --instal
Could not create local repository at /root/.m2/repository
[ERROR] Failed to clean project: Failed to delete /home/ci/target/app.jar
-bash: ./mvnw: Permission denied
ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.
Directory '/home/ci' does not contain a Gradle build.
Timeout waiting to lock build logic queue. It is currently in use by another Gradle instance.
Could not create service of type FileHasher using GradleUserHomeServices.createFileHasher().
Could not open init generic class cache for initialization script
Gradle could not start your build. Could not initialize native services. Failed to load native library 'libnative-platform.so'
Could not write cache value to '/root/.gradle/caches/8.5/x.lock'
Unsupported Java. Your build is currently configured to use Java 21.0.1 and Gradle 7.4.
Minimum supported Gradle version is 8.2. Current version is 7.5.
Unknown command-line option '--tets'.
Inconsistent JVM-target compatibility detected for tasks 'compileJava' (17) and 'compileKotlin' (11).
Configuration cache problems found in this build.
Deleting directory build failed: Unable to delete directory '/home/ci/build'
The project path contains non-ASCII characters
Unrecognized VM option 'MaxPermSize=512m'
Error: Could not create the Java Virtual Machine. Unrecognized option: --add-opns
Conflicting collector combinations in option list; please refer to the release notes for the combinations allowed
java.lang.UnsupportedClassVersionError: com/acme/App has been compiled by a more recent version of the Java Runtime
Error: Unable to access jarfile target/app.jar
no main manifest attribute, in target/app.jar
java.nio.file.AccessDeniedException: /var/log/app.log
java.nio.file.NoSuchFileException: config/application-ci.yml
java.io.FileNotFoundException: class path resource [application-test.yml] cannot be opened because it does not exist
Config data location 'file:./config/' does not exist
Failed to configure a DataSource: 'url' attribute is not specified and no embedded datasource could be configured.
Web server failed to start. Port 8080 was already in use.
java.net.BindException: Address already in use: bind
The following configuration properties are mapped to values that do not exist: quarkus.datasource.jdbc.url
io.micronaut.context.exceptions.ConfigurationException: Required key 'datasources.default' to be bound not found
java.awt.HeadlessException: No X11 DISPLAY variable was set, but this program performed an operation which requires it.
Could not initialize class java.awt.GraphicsEnvironment
No tests found for given includes: [com.acme.FooTest](--tests filter)
No tests were executed! (Set -DfailIfNoTests=false to ignore this error.)
No tests matching pattern "FooTset" were executed!
Could not find a valid Docker environment. Please see logs and check configuration
java.util.MissingResourceException: Can't find bundle for base name messages, locale en_US
adb: no devices/emulators found
adb: more than one device/emulator
error: device offline
error: device unauthorized. This adb server's $ADB_VENDOR_KEYS is not set
adb: failed to stat app-debug.apk: No such file or directory
com.android.builder.testing.api.DeviceException: No connected devices!
INSTALL_FAILED_INSUFFICIENT_STORAGE
INSTALL_FAILED_VERSION_DOWNGRADE
Failure [INSTALL_FAILED_OLDER_SDK: Requires newer sdk version #33 (current version is #28)]
INSTALL_FAILED_NO_MATCHING_ABIS: Failed to extract native libraries, res=-113
x86_64 emulation currently requires hardware acceleration! CPU acceleration status: /dev/kvm is not found
ERROR | This user doesn't have permissions to use KVM (/dev/kvm).
ERROR | Running multiple emulators with the same AVD is an experimental feature.
License for package Android SDK Platform 34 not accepted.
File google-services.json is missing. The Google Services Plugin cannot function without it.
Keystore file '/home/ci/release.jks' not found for signing config 'release'.
Could not find a part of the path '/home/ci/appsettings.CI.json'.
MSBUILD : error MSB1003: Specify a project or solution file. The current working directory does not contain a project or solution file.
MSBUILD : error MSB1009: Project file does not exist.
MSBUILD : error MSB1001: Unknown switch.
MSBUILD : error MSB1011: Specify which project or solution file to use because this folder contains more than one project or solution file.
error MSB3021: Unable to copy file "obj/App.dll" to "bin/App.dll". Access to the path is denied.
error MSB3027: Could not copy "App.exe". Exceeded retry count of 10. The file is locked by: "App (4121)"
A compatible .NET SDK was not found. Requested SDK version: 8.0.400 global.json file: /home/ci/global.json
error NETSDK1013: The TargetFramework value 'net80' was not recognized.
error NETSDK1064: Package was not restored for runtime identifier 'linux-x64'
error CS5001: Program does not contain a static 'Main' method suitable for an entry point
error CS2012: Cannot open '/home/ci/obj/App.dll' for writing
error MSB4175: The task factory could not be loaded: mono not supported here
System.UnauthorizedAccessException: Access to the path '/app/logs' is denied.
System.IO.IOException: The configured user limit (128) on the number of inotify instances has been reached
System.InvalidOperationException: No connection string named 'Default' was found in configuration
Unable to configure HTTPS endpoint. No server certificate was specified, and the default developer certificate could not be found
The argument /home/ci/Tests.dll is invalid. Please use the /help option to check the list of valid arguments.
The test source file "/home/ci/bin/Tests.dll" provided was not found.
Testhost process exited: The application to execute does not exist
No project was found. Change the current working directory or use the --project option.
More than one DbContext was found. Specify which one to use.
Your startup project 'App' doesn't reference Microsoft.EntityFrameworkCore.Design.
System.PlatformNotSupportedException: System.Drawing.Common is not supported on this platform.
System.TypeInitializationException: locale 'tr-XX' is not supported: CultureNotFoundException
The gemspecs for path gems changed, but the lockfile can't be updated because frozen mode is set
You don't have write permissions for the /var/lib/gems/3.1.0 directory. (Gem::FilePermissionError)
Unknown switches "--deploymnt"
rake aborted! No Rakefile found (looking for: rakefile, Rakefile, rakefile.rb, Rakefile.rb)
A server is already running. Check /app/tmp/pids/server.pid.
Cannot load database configuration: Could not load database configuration. No such file - ["config/database.yml"]
key not found: "REDIS_URL" (KeyError)
Invalid locale en_XX; invalid byte sequence in US-ASCII (ArgumentError) set LANG=C.UTF-8
Puma: Address already in use - bind(2) for "0.0.0.0" port 3000 (Errno::EADDRINUSE)
Errno::EACCES: Permission denied @ rb_sysopen - /app/log/test.log
Specinfra: no backend type is specified. Fall back to :exec type
No examples found. Run options: include {:focus=>true} with fail_if_no_examples
File.read: No such file or directory @ rb_sysopen - .rspec_status
Configuration file not found: /app/.rubocop_base.yml
Warning: The lock file is not up to date with the latest changes in composer.json. You may be getting outdated dependencies.
- acme/core is locked to version 1.0 and an update of this package was not requested.
Your lock file does not contain a compatible set of packages. Please run composer update.
Root composer.json requires php ^8.3 but your php version (8.1.2) does not satisfy that requirement.
Composer detected issues in your platform: Your Composer dependencies require a PHP version ">= 8.2.0".
The stream or file "/app/storage/logs/laravel.log" could not be opened in append mode: Permission denied
The /app/bootstrap/cache directory must be present and writable.
No application encryption key has been specified.
Please provide a valid cache path.
Unable to create the "cache" directory (/app/var/cache/test).
Environment variable not found: "DATABASE_URL".
Unable to read the "/app/.env" environment file.
Could not read XML from file "phpunit.xml.dist"
Test directory "tests/Unitt" not found
No tests executed!
Unknown option "--cofiguration" phpunit
PHPStan: At least one path must be specified to analyse.
The PHPUnit version requires PHP >= 8.2
Allowed memory setting invalid: ini_set memory_limit is disabled for security reasons
PHP Warning:  file_put_contents(/app/var/a.log): Failed to open stream: Permission denied
Failed to listen on localhost:8000 (reason: Address already in use)
XDEBUG_MODE=coverage (environment variable) or xdebug.mode=coverage (PHP configuration setting) has to be set
No valid php-cs-fixer config: The option "--confg" does not exist.
Cannot determine perl version info from lib/Foo.pm
perl: warning: Setting locale failed. Please check that your locale settings: LANG = "xx_XX.UTF-8"
Perl v5.36.0 required--this is only v5.30.0, stopped at bin/run.pl line 1.
Can't open perl script "bin/runn.pl": No such file or directory
Can't open 't/data.json': No such file or directory at t/a.t line 9.
Unknown option: verbos
Cannot detect source of 't/foo.t'! at prove
No tests defined. skip_all: TEST_DSN not set
lua: cannot open main.lua
lua: config.lua:1: cannot open file 'settings.json' (No such file or directory)
Warning message: In file(file, "rt") : cannot open file 'data.csv': No such file or directory
Fatal error: cannot open file 'run.R': No such file or directory
ERROR: this R is version 4.1.2, package 'foo' requires R >= 4.3.0
ERROR: failed to lock directory '/usr/lib/R/library' for modifying. Try removing '/usr/lib/R/library/00LOCK-foo'
'lib = "/usr/lib/R/library"' is not writable
Setting LC_CTYPE failed, using "C"
unable to open connection to X11 display ''
Error: JAVA_HOME cannot be determined from the Registry
cabal: No cabal file found. Please create a package description file <pkgname>.cabal
Warning: The package list for 'hackage.haskell.org' does not exist. Run 'cabal update' to download it.
<stdin>: hGetContents: invalid argument (invalid byte sequence)
commitBuffer: invalid argument (cannot encode character '\8226')
openFile: does not exist (No such file or directory)
[ERROR] Sandboxing is not working on your platform debian: bwrap: Creating new namespace failed: Operation not permitted
opam: unknown option '--yess'.
[ERROR] The selected switch 4.14.9 is not installed.
** (Mix) Could not find a Mix.Project, please ensure you are running Mix in a directory with a mix.exs file
** (Mix) You're trying to run :app on Elixir v1.12.2 but it has declared in its mix.exs file it supports only Elixir ~> 1.15
** (System.EnvError) could not fetch environment variable "SECRET_KEY_BASE" because it is not set
environment variable DATABASE_URL is missing. For example: ecto://USER:PASS@HOST/DATABASE
** (Mix) Paths given to "mix test" did not match any directory/file: test/foo_test.exs
[error] Failed to start Ranch listener AppWeb.Endpoint.HTTP in :ranch_tcp:listen([port: 4002]) for reason :eaddrinuse (address already in use)
** (File.Error) could not read file "config/runtime.exs": no such file or directory
Protocol 'inet_tcp': the name app@ci seems to be in use by another Erlang node
Can't set short node name! Please check your configuration
** (exit) {:shutdown, {:failed_to_start_child, {:could_not_start_kernel_pid}}} erl_crash.dump eacces
(Mix) Unknown option --umbrela
warning: the VM is running with native name encoding of latin1 which may cause Elixir to malfunction
Error: Invalid option: --relese
Error opening file with mode 'r': 'config.yml': No such file or directory (File::NotFoundError)
Error: cannot open 'src/main.nim' nim.cfg
error: experimental Nix feature 'flakes' is disabled; use '--extra-experimental-features flakes' to override
error: getting status of '/nix/var/nix/daemon-socket/socket': Permission denied
error: a 'aarch64-darwin' with features {} is required to build '/nix/store/a.drv', but I am a 'x86_64-linux'
error: access to absolute path '/home' is forbidden in pure evaluation mode (use '--impure' to override)
Could not find an option named "--coverag".
xcodebuild: error: 'App.xcworkspace' does not exist.
xcodebuild: error: The directory /Users/ci does not contain an Xcode project, workspace or package.
xcodebuild: error: Scheme App is not currently configured for the test action.
xcode-select: error: invalid developer directory '/Applications/Xcode_16.app'
Agreeing to the Xcode/iOS license requires admin privileges, please run "sudo xcodebuild -license"
error: iOS 17.0 is not supported: deployment target 'IPHONEOS_DEPLOYMENT_TARGET' is set to 8.0, but the range of supported deployment target versions is 12.0 to 17.5.99.
Unable to boot device in current state: Booted
CoreSimulator is attempting to unload a stale CoreSimulatorService job.
Command PhaseScriptExecution failed: Sandbox: bash(4121) deny(1) file-read-data /Users/ci/App/Podfile.lock
error: Build input file cannot be found: '/Users/ci/App/Info.plist'. Did you forget to declare this file as an output of a script phase?
error: Multiple commands produce '/Users/ci/DerivedData/App.app/Info.plist'
error: unable to attach DB: error: accessing build database: database is locked. Possibly there are two concurrent builds running in the same filesystem location.
[!] CocoaPods requires your terminal to be using UTF-8 encoding.
[!] The version of CocoaPods used to generate the lockfile (1.15.2) is higher than the version of the current executable (1.11.3).
fastlane: Could not find Fastfile at path './fastlane/Fastfile'
User interaction required: Could not retrieve response as fastlane runs in non-interactive mode
npm error code EACCES syscall mkdir path /usr/local/lib/node_modules errno -13
npm error code ENOTEMPTY syscall rename
npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/app/package.json'
npm error engine Not compatible with your version of node/npm: app@1.0.0 Required: {"node":">=20"}
error This project's package.json defines "packageManager": "yarn@4.0.0". However the current global version of Yarn is 1.22.19.
➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.
➤ YN0050: The nearest package directory doesn't seem to be part of the project declared in /app
Usage Error: The nearest package directory (/app) doesn't seem to be part of the project declared in /.
Usage Error: This project is configured to use pnpm because /app/package.json has a "packageManager" field
ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with <ROOT>/package.json
ERR_PNPM_NO_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is absent
ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment (bad pnpm and/or Node.js version)
ERR_PNPM_BAD_PM_VERSION  This project is configured to use v9.1.0 of pnpm. Your current pnpm is v8.6.0
ERR_PNPM_LOCKFILE_BREAKING_CHANGE  Lockfile /app/pnpm-lock.yaml not compatible with current pnpm
ERR_PNPM_NO_IMPORTER_MANIFEST_FOUND  No package.json (or package.yaml, or package.json5) was found in "/app".
ERR_PNPM_ABORTED_REMOVE_MODULES_DIR_NO_TTY  Aborted removal of modules directory due to no TTY
error: lockfile had changes, but lockfile is frozen
NotCapable: Requires read access to "./config.json", run again with the --allow-read flag
NotCapable: Requires env access to "API_URL", run again with the --allow-env flag
node: bad option: --experimental-foo
node: --openssl-legacy-provider is not allowed in NODE_OPTIONS
Error: error:0308010C:digital envelope routines::unsupported
Vite requires Node.js version 20.19+ or 22.12+. Please upgrade your Node.js version.
The Angular CLI requires a minimum Node.js version of v18.13.
This command is not available when running the Angular CLI outside a workspace.
Error: Port 4200 is already in use. Use '--port' to specify a different port.
Error: listen EACCES: permission denied 0.0.0.0:80
Error: ENOSPC: System limit for number of file watchers reached, watch '/app/src'
Error: EMFILE: too many open files, watch '/app'
EROFS: read-only file system, mkdir '/app/.next'
Could not find config file. /app/vite.config.tss (failed to load config)
[webpack-cli] Failed to load '/app/webpack.prd.js' config
[webpack-cli] Error: Unknown option '--progres'
[!] RollupError: Could not resolve entry module "src/index.js".
Could not resolve entry module "index.html".
Could not find a production build in the '.next' directory. Try building your app with 'next build' before starting the production server.
error TS18003: No inputs were found in config file '/app/tsconfig.json'. Specified 'include' paths were '["src"]'
error TS5058: The specified path does not exist: 'tsconfig.bild.json'.
error TS5055: Cannot write file '/app/dist/a.d.ts' because it would overwrite input file.
error TS6059: File '/app/test/a.ts' is not under 'rootDir' '/app/src'.
error TS5083: Cannot read file '/app/tsconfig.base.json'.
Oops! Something went wrong! :( ESLint: 9.1.0 ESLint couldn't find an eslint.config.(js|mjs|cjs) file.
You are linting "src/gen", but all of the files matching the glob pattern are ignored.
[error] No parser could be inferred for file "/app/Foo".
✖ No files were processed in the specified paths.
Can't find a root directory while resolving a config file path. Provided path to resolve: jest.cfg.js
No test files found, exiting with code 1 filter: srcs/**
Error: No test files found: "test"
Error: Project(s) "chromiumm" not found. Available projects: "chromium", "firefox"
Error: No tests found. Make sure that arguments are regular expressions matching test files.
http://localhost:3000 is already used, make sure that nothing is running on the port/url or set reuseExistingServer:true in config.webServer.
Looks like you launched a headed browser without having a XServer running.
No usable sandbox! Update your kernel or see https://chromium.googlesource.com
The platform failed to initialize. Exiting. Failed to connect to the bus: Could not parse server address
Can't run because no spec files were found. We searched for specs matching this glob pattern: cypress/e2e/**/*.cy.js
Could not find a Cypress configuration file. We looked but did not find a cypress.config.{js,ts,mjs,cjs} file in this folder: /app
The specified config file could not be found: cypress.ci.js
We could not write to the Cypress cache: /root/.cache/Cypress EACCES
user data directory is already in use, please specify a unique value for --user-data-dir argument
Profile cannot be loaded; Your Firefox profile cannot be loaded. It may be missing or inaccessible.
× Could not find turbo.json or turbo.jsonc. Follow directions at https://turbo.build to create one
NX   The current directory isn't part of an Nx workspace.
Environment key "es2099" is unknown
Missing required environment variable NEXT_PUBLIC_API_URL (env.mjs) ❌ Invalid environment variables
Error: Prisma schema file not found: prisma/schema.prisma. Could not find a schema.prisma file
error: Environment variable not found: DATABASE_URL. --> schema.prisma:7
husky - .git can't be found (see https://typicode.github.io/husky)
Current directory is not a git directory!
semantic-release: This run was not triggered in a known CI environment, running in dry-run mode.
semantic-release: The local branch main is behind the remote one, therefore a new version won't be published.
changeset: Some packages have been changed but no changesets were found. There is no .changeset folder.
nvm is not compatible with the "npm_config_prefix" environment variable
nodemon: clean exit refused, EACCES /app/.nodemon
pm2: [ERROR] Script not found: /app/dist/serverr.js
concurrently: at least one command should be specified; unknown flag --kill-other
error: externally-managed-environment × This environment is externally managed
ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/usr/lib/python3/dist-packages'
ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device
ERROR: Could not open requirements file: [Errno 2] No such file or directory: 'requirements-dev.txt'
ERROR: Directory '.' is not installable. Neither 'setup.py' nor 'pyproject.toml' found.
ERROR: Package 'foo' requires a different Python: 3.8.10 not in '>=3.10'
ERROR: Can not perform a '--user' install. User site-packages are not visible in this virtualenv.
no such option: --no-cach-dir
ERROR: Can not combine '--user' and '--target'
ERROR: In --require-hashes mode, all requirements must have their versions pinned with ==.
ERROR: unknown command "instal" - maybe you meant "install"
WARNING: The directory '/root/.cache/pip' or its parent directory is not owned or is not writable by the current user.
error: Multiple top-level packages discovered in a flat-layout: ['app', 'data'].
Poetry could not find a pyproject.toml file in /app or its parents
The lock file is not compatible with the current version of Poetry.
Current Python version (3.8.10) is not allowed by the project (^3.11). Please change python executable via the "env use" command.
The option "--no-devv" does not exist
Failed to hardlink files; falling back to full copy: Invalid cross-device link (os error 18)
CondaError: Run 'conda init' before 'conda activate'
EnvironmentLocationNotFound: Not a conda environment: /opt/conda/envs/ci
EnvironmentNotWritableError: The current user does not have write permissions to the target environment.
CondaValueError: prefix already exists: /opt/conda/envs/ci
LockError: Unable to acquire lock on /opt/conda/pkgs; another conda process is running
nox > Failed to load Noxfile /app/noxfile.py, no such file exists.
unexpected argument '--fixx' found tip: a similar argument exists: '--fix' (ruff)
E902 No such file or directory (os error 2) srcs/
Error: Invalid value for 'SRC ...': Path 'srcs' does not exist. (black)
mypy: can't read file 'srcs/': No such file or directory
Cannot find config file 'mypi.ini'
usage: mypy; mypy: error: Missing target module, package, files, or command.
src/a.py: error: Source file found twice under different module names: "a" and "src.a"
There are no .py[i] files in directory 'docs'
python_version 3.5 is not supported; must be 3.8 or newer (mypy.ini)
pylint: error: Unrecognized option found: foo-bar (unrecognized-option)
No configuration file of type Pyright was found; No source files found. No source files matching include
ImportError while loading conftest; ERROR: file or directory not found: tests/unitt
ERROR: usage: pytest [options] pytest: error: unrecognized arguments: --cov=app
PytestConfigWarning: Unknown config option: asyncio_mod
rootdir/conftest.py: UsageError: option names {'--env'} already added
No data to report.
Couldn't read config file .coveragec: coverage: No such file or directory
No source for code: '/app/src/gen.py'.
django.core.exceptions.ImproperlyConfigured: The SECRET_KEY setting must not be empty.
CommandError: You must set settings.ALLOWED_HOSTS if DEBUG is False.
CommandError: Unable to find a locale path to store translations
pre-commit: fatal: not a git repository (or any of the parent directories): .git. Is it installed, and are you in a Git repository directory?
An error has occurred: InvalidConfigError: .pre-commit-config.yaml is not a file
twine: UploadToDeprecatedPyPIDetected; Cannot find ~/.pypirc section 'acme'
LookupError: setuptools-scm was unable to detect version for /app. Make sure you're either building from a fully intact git repository
jupyter: No such kernel named python39
RuntimeError: Click will abort further execution because Python was configured to use ASCII as encoding for the environment.
Application error: config directory doesn't contain a conf.py file (/docs)
Error: Cannot find source directory (/app/docss).
sphinx-build: error: unrecognized arguments: --keep-goin
Sphinx version error: The sphinx_tabs extension used by this project needs at least Sphinx v7.0; it therefore cannot be built with this version.
WARNING: html_static_path entry '_static' does not exist
locale.Error: unsupported locale setting (sphinx)
latexmk: Could not open output directory: Permission denied; option -ouput-directory unknown
pdfTeX error: cannot use --shell-escape in restricted mode
Error: Unable to locate config file or config directory. Perhaps you need to create a new site.
Error: unknown flag: --minfy
WARN  Module "ananke" is not compatible with this Hugo version: Min 0.128.0
error: tag INPUT: input source 'srcs' does not exist
Doxyfile: error: configuration file not found!
javadoc: error - No public or protected classes found to document.
javadoc: error - Destination directory not writable: /usr/share/doc
asciidoctor: FAILED: input file /docs/indx.adoc is missing
pandoc: a.mdd: openBinaryFile: does not exist (No such file or directory)
pandoc: Unknown option --tocc. Try pandoc --help for more information.
antora: Local content source must be a git repository: /docs
Error: docusaurus.config.js file not found at "/app/docusaurus.config.js".
rustdoc: couldn't generate documentation: failed to create directory
ERRO[0000] open /app/load.js: no such file or directory
ERRO[0000] unknown flag: --vuss
ERRO[0000] the env variable K6_VUS has an invalid value
locust: error: unrecognized arguments: --headles
You must specify the base host. (locust) either in the locustfile or using --host
locust: System open file limit '1024' is below minimum setting of '10000'.
An error occurred: Unknown arg: -nn
Results file:results.jtl is not empty and -f not set
Cannot write to '/var/jmeter/results.jtl' as folder is not writable
lhci: ❌ .lighthouseci/ directory not writable; ❌ Configuration file not found
lighthouse: Unable to connect to Chrome on port 9222 because user-data-dir is locked
pa11y-ci: Error: config file ".pa11ycii" could not be loaded
PACT_BROKER_BASE_URL is not set, use --broker-base-url
No value provided for required options '--consumer-app-version'
PactVerificationException: No pact files found in directory /app/pacts
stryker: No files found in directory /app using ignore rules
[ ERROR ] Parsing 'tests/suit' failed: File or directory to execute does not exist.
[ ERROR ] Suite 'Tests' contains no tests matching tag 'smok'.
[ ERROR ] option --varable not recognized
bats: Error: Test file "/app/test/a.bat" does not exist.
ERROR: Config file percy.cfg.yml could not be found
[percy] Snapshot command was not called: please check your CI environment
chromatic: ✖ Must have at least one story; the Storybook build directory "storybook-static" is missing
selenium: Unable to create session: /dev/shm too small; mount with --shm-size
Port 4444 is already in use (selenium-standalone)
unknown error: cannot create temp dir for user data dir
Error: Failed to launch the browser process! /usr/bin/chrome: cannot open display: :99
Xvfb failed to start: Server is already active for display 99. If this server is no longer running, remove /tmp/.X99-lock
ffmpeg: /videos/run.mp4: Permission denied
inspec: Can't find profile directory /app/profile; inspec.yml missing
goss: Error: stat ./goss.yaml: no such file or directory
gauge: Failed to find manifest file manifest.json in /app
Invalid environment 'staginng'. env/staginng directory not found in /app/env
ERROR: config file settings.ci.yml not found
usage: run.sh <env> — environment argument is missing
BASE_URL must be set before running the suite
unsupported environment "qa7", choose one of dev, test, stage
please run this script from the root of the repository
this script must not be run as root
script needs bash 4 or newer, this is 3.2
no space left for the test artifacts in /tmp
refusing to start: lock file /tmp/e2e.lock exists (pid 4121)
another run of the suite is already in progress on this agent
port 5555 is taken by another process, stop it first
output folder reports/ is not writable
the workspace is dirty, commit or stash changes before a release
HOME is not set
test data folder fixtures/large is missing, did you check out with LFS?
this job needs a runner with GPU, none is attached
time zone of the agent is not UTC, dates will differ
the display resolution 800x600 is too small for the UI tests
clock of the agent is 300 s behind
submodules are not checked out, run git submodule update --init
shallow clone: history is needed to compute the version, set fetch-depth to 0
this feature flag file is not for environment "stage"
secrets.env is missing, copy secrets.env.sample
node version v14.21 is too old, need >= 18
must run inside the dev container
cannot determine the branch name: neither BRANCH nor CI_COMMIT_REF_NAME is set
unknown suite "smoek" (known: smoke, regression, full)
unknown command line flag 'hedless'
invalid log level "verbos" in LOG_LEVEL
run.ps1 cannot be loaded because running scripts is disabled on this system.
A parameter cannot be found that matches parameter name 'Enviroment'.
Cannot find path 'C:\ci\out' because it does not exist.
Cannot bind argument to parameter 'Path' because it is an empty string.
The process cannot access the file 'C:\ci\app.log' because it is being used by another process.
The filename or extension is too long.
The system cannot find the path specified.
fatal: unable to create '/app/.git/index.lock': File exists.
error: unable to create file src/aux.c: Filename too long
bash: ./run.sh: /bin/bash^M: bad interpreter: No such file or directory
./gradlew: cannot execute: required file not found
exec format error: ./bin/tool
bash: warning: setlocale: LC_ALL: cannot change locale (en_US.UTF-8)
mktemp: failed to create directory via template '/tmp/XXXX': No space left on device
rm: cannot remove 'build': Device or resource busy
tee: reports/out.log: Is a directory
find: 'dist': No such file or directory
xargs: argument line too long
line 14: unbound variable: TARGET
./run.sh: line 3: VERSION: parameter null or not set
getopts: illegal option -- q
Error: The current user is not allowed to use /dev/kvm
Error: Your CLT does not support macOS 14. It is either outdated or was modified.
Error: Running Homebrew as root is extremely dangerous and no longer supported.
E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4121
E: The repository 'http://deb.debian.org/debian buster Release' no longer has a Release file.
E: dpkg was interrupted, you must manually run 'sudo dpkg --configure -a' to correct the problem.
session not created: This version of ChromeDriver only supports Chrome version 114 Current browser version is 120
No pubspec.yaml file found. This command should be run from the root of your project
xcode-select: error: tool 'xcodebuild' requires Xcode, but active developer directory '/Library/Developer/CommandLineTools' is a command line tools instance
bash: cd: /builds/acme/app/dist: No such file or directory
./deploy.sh: line 12: TARGET_HOST: unbound variable
/bin/sh: 3: VERSION: parameter not set
build.sh: line 4: RELEASE_TAG: parameter null or not set
./run.sh: line 9: ARTIFACT_DIR: must point to the build output
bash: ./gradlew: /bin/sh^M: bad interpreter: No such file or directory
-bash: /opt/tools/bin/lint: cannot execute binary file: Exec format error
bash: fork: retry: Resource temporarily unavailable
bash: warning: setlocale: LC_ALL: cannot change locale (de_DE.UTF-8)
/usr/bin/env: 'python3\r': No such file or directory
env: use -[v]S to pass options in shebang lines
zsh: no matches found: dist/*.whl
sh: 1: cannot create /etc/hosts.d/app: Directory nonexistent
sh: 5: cannot open input.list: No such file
dash: 0: Can't open entrypoint.sh
ls: cannot access 'reports/*.xml': No such file or directory
cat: build: Is a directory
cp: -r not specified; omitting directory 'assets'
cp: cannot overwrite directory 'public' with non-directory 'dist/public'
cp: target 'backup/2024' is not a directory
mv: cannot move 'app.tmp' to '/opt/app/app': Device or resource busy
mv: cannot move 'a' to a subdirectory of itself, 'a/b'
mv: inter-device move failed: 'cache' to '/mnt/cache/cache'; unable to remove target: Directory not empty
rm: cannot remove 'node_modules/.cache': Directory not empty
rm: cannot remove '/var/lib/app/data.lock': Operation not permitted
rmdir: failed to remove 'build': Directory not empty
ln: failed to create symbolic link 'current': File exists
mkdir: cannot create directory 'out/a/b': No such file or directory
mktemp: failed to create file via template '/tmp/build.XXXXXXXXXX': No space left on device
tee: /var/log/deploy.log: Permission denied
dd: error writing '/dev/sdb': No space left on device
df: /mnt/nfs: Stale file handle
install: cannot create regular file '/usr/local/bin/gantry': Permission denied
chmod: changing permissions of '/usr/bin/app': Operation not permitted
chmod: cannot access 'entrypoint.sh': No such file or directory
chown: invalid user: 'deploy:deploy'
chgrp: invalid group: 'www-data'
id: 'jenkins': no such user
su: user builder does not exist or the user entry does not contain all the required fields
useradd: user 'app' already exists
groupadd: GID '1000' already exists
usermod: group 'docker' does not exist
sudo: a terminal is required to read the password; either use the -S option to read from standard input or configure an askpass helper
sudo: /etc/sudo.conf is owned by uid 1000, should be 0
readlink: missing operand
realpath: build/output: No such file or directory
head: cannot open 'out.log' for reading: No such file or directory
tail: cannot open '/var/log/app/error.log' for reading: Permission denied
sort: write failed: 'standard output': No space left on device
sort: cannot create temporary file in '/scratch': No such file or directory
split: cannot open 'big.csv' for reading: No such file or directory
sed: can't read config/app.conf: No such file or directory
sed: couldn't open temporary file /etc/sedA8b2: Permission denied
sed: -i may not be used with stdin
awk: cannot open "report.tsv" (No such file or directory)
gawk: cannot open source file 'sum.awk' for reading: No such file or directory
grep: reports: Is a directory
grep: unrecognized option '--includ=*.c'
egrep: input file 'all.log' is also the output
find: '/proc/1/fd': Permission denied
find: unknown predicate '-nmae'
find: paths must precede expression: 'app.log'
/usr/bin/rm: Argument list too long
xargs: unable to open /dev/tty: No such device or address
date: invalid option -- 'v'
stat: cannot statx 'artifact.bin': No such file or directory
tar: dist: Cannot stat: No such file or directory
tar (child): release.tar.gz: Cannot open: No such file or directory
tar: Cannot open: Permission denied
tar: app/bin: Cannot mkdir: Permission denied
tar: Cowardly refusing to create an empty archive
tar: You must specify one of the '-Acdtrux', '--delete' or '--test-label' options
tar: out.tar: Wrote only 4096 of 10240 bytes
tar: unrecognized option '--zstdd'
zip I/O error: No space left on device
zip error: Nothing to do! (release.zip)
zip error: Could not create output file (/srv/out/release.zip)
unzip:  cannot find or open release.zip, release.zip.zip or release.zip.ZIP.
checkdir error:  cannot create app/lib
7z: ERROR: The system cannot find the file specified. : C:\build\out.7z
gzip: dump.sql.gz already exists; not overwritten
xz: cache.tar: Cannot set the file group: Operation not permitted
cpio: cannot make directory 'etc': Permission denied
mount: /mnt/data: only root can use "--options" option
mount: /mnt/img: failed to setup loop device for disk.img.
mount: special device /dev/sdb1 does not exist.
umount: /mnt/build: target is busy.
losetup: cannot find an unused loop device
mkfs.ext4: Device size reported to be zero.
fallocate: fallocate failed: No space left on device
swapon: /swapfile: swapon failed: Operation not permitted
modprobe: FATAL: Module overlay not found in directory /lib/modules/5.15.0-1051-azure
sysctl: setting key "vm.max_map_count": Read-only file system
sysctl: permission denied on key 'net.ipv4.ip_forward'
prlimit: failed to set the NOFILE resource limit: Operation not permitted
System has not been booted with systemd as init system (PID 1). Can't operate.
Failed to start app.service: Unit app.service not found.
Failed to enable unit: Unit file backup.timer does not exist.
Failed to connect to bus: No medium found
Failed to set unit properties: Access denied by polkit policy for unit file
Unit web.service is masked.
app.service: Failed at step EXEC spawning /opt/app/bin/run: No such file or directory
app.service: Failed at step USER spawning /opt/app/bin/run: No such process
app.service: Failed to load environment files: No such file or directory
app.service: Changing to the requested working directory failed: No such file or directory
app.service: Start request repeated too quickly.
/etc/systemd/system/app.service:7: Executable path is not absolute, ignoring: run.sh
crontab: user 'deploy' unknown
no crontab for ci
(CRON) INFO (No MTA installed, discarding output)
(root) NOT A REGULAR FILE (/etc/cron.d/backup)
timedatectl: Failed to set time zone: Invalid or not installed time zone 'Europe/Bern'
tzset: zone file /usr/share/zoneinfo/Mars/Base not found
flock: failed to get lock
flock: 9: Bad file descriptor
lockfile: Sorry, giving up on "/tmp/deploy.lock"
E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1822 (unattended-upgr)
E: Unable to lock directory /var/lib/apt/lists/
E: Could not open lock file /var/lib/dpkg/lock-frontend - open (13: Permission denied)
E: You don't have enough free space in /var/cache/apt/archives/.
E: Problem executing scripts APT::Update::Post-Invoke 'rm -f /var/cache/apt/archives/*.deb || true'
E: List directory /var/lib/apt/lists/partial is missing. - Acquire (30: Read-only file system)
E: Command line option --yess is not understood in combination with the other options
dpkg: error: requested operation requires superuser privilege
dpkg: error processing archive libfoo_1.2_arm64.deb (--install): package architecture (arm64) does not match system (amd64)
debconf: unable to initialize frontend: Dialog
ERROR: Unable to lock database: Permission denied
ERROR: Failed to open apk database: Permission denied
Error: This command has to be run with superuser privileges (under the root user on most systems).
error: can't create transaction lock on /var/lib/rpm/.rpm.lock (Permission denied)
Another app is currently holding the yum lock; waiting for it to exit...
Existing lock /var/run/yum.pid: another copy is running as pid 812.
installing package java-17 needs 210MB more space on the / filesystem
error: failed to init transaction (unable to lock database)
Error: The following directories are not writable by your user: /usr/local/share/man/man8
Error: /usr/local/Cellar/node is not writable. You should change the ownership and permissions
Error: Your Command Line Tools are too outdated.
Error: Permission denied @ apply2files - /usr/local/share/ghostscript
choco : Access to the path 'C:\ProgramData\chocolatey\lib' is denied.
Chocolatey detected you are not running from an elevated command shell (cmd/powershell).
The process cannot access the file 'C:\agent\_work\1\bin\app.dll' because it is being used by another process.
'.\build.ps1' cannot be loaded because running scripts is disabled on this system.
File C:\ci\deploy.ps1 cannot be loaded. The file is not digitally signed. You cannot run this script on the current system.
Set-Location : Cannot find path 'D:\a\app\dist' because it does not exist.
The directory name is invalid.
The specified path, file name, or both are too long. The fully qualified file name must be less than 260 characters
robocopy ERROR 32 (0x00000020) Copying File C:\out\app.exe The process cannot access the file because it is being used by another process.
xcopy: Insufficient disk space
error: Justfile does not contain recipe; no justfile found in /builds/app or any parent directory
error: No justfile found
error: Recipe 'deploy' got 0 positional arguments but takes at least 1
error: Recipe could not be run because of an IO error while trying to create a temporary directory: Permission denied
task: No Taskfile found in "/builds/app" (or any of the parent directories). Use "task --init" to create a new one.
task: Task "deploy" cancelled because it is missing required variables: ENVIRONMENT
task: precondition not met: $TOKEN must be set
make: invalid option -- 'Q'
make: *** /srv/sub: No such file or directory.  Stop.
Error: Could not find 'mage' files: no .go files marked with the mage build tag in this directory.
ssh: Could not open a connection to your authentication agent.
kex_exchange_identification: too many open sessions; MaxStartups
Bad owner or permissions on /root/.ssh/config
ssh: unknown option -- j
scp: dist/app.tgz: No such file or directory
scp: /srv/www/app.tgz: Permission denied
scp: write /srv/app.tgz: No space left on device
Couldn't stat remote file: No such file or directory
remote open("/upload/report.csv"): Permission denied
sshfs: fuse: device not found, try 'modprobe fuse' first
mux_client_request_session: session request failed: Session open refused by peer
ControlPath too long ('/tmp/very/long' >= 108 bytes)
screen: Cannot make directory '/run/screen': Permission denied
tmux: open terminal failed: not a terminal
tput: No value for $TERM and no -T specified
stty: 'standard input': Inappropriate ioctl for device
Error opening terminal: unknown.
less: TERM environment variable not set
watch: inotify_add_watch: No space left on device
inotifywait: Failed to watch src; upper limit on inotify watches reached!
fsnotify: too many open files
entr: No regular files to watch
parallel: Error: Command line too long (131049 >= 131048) at input 1
timeout: invalid time interval '5x'
nohup: failed to run command './server': Permission denied
nice: cannot set niceness: Permission denied
pidfile /run/app.pid already exists, is another instance running?
fatal: not a git repository (or any parent up to mount point /)
Another git process seems to be running in this repository, e.g. an editor opened by 'git commit'.
error: remote origin already exists.
fatal: No configured push destination.
fatal: unable to auto-detect email address (got 'root@runner-7.(none)')
fatal: You are not currently on a branch.
fatal: this operation must be run in a work tree
error: pathspec 'release/2.0' did not match any file(s) known to git
fatal: pathspec 'dist/' did not match any files
error: The following untracked working tree files would be overwritten by merge:
fatal: cannot change to '/builds/app/sub': No such file or directory
fatal: could not create work tree dir 'app': Permission denied
fatal: could not create leading directories of '/srv/git/app': Read-only file system
error: unable to write file .git/objects/pack/tmp_pack: No space left on device
error: insufficient permission for adding an object to repository database .git/objects
error: unable to unlink old 'bin/app': Text file busy
fatal: cannot exec '.git/hooks/pre-commit': Permission denied
fatal: unable to read config file '/root/.gitconfig': Permission denied
error: could not lock config file /root/.gitconfig: Read-only file system
fatal: --unshallow on a complete repository does not make sense
fatal: bad revision 'v1.2.0..HEAD'
fatal: Needed a single revision
fatal: No names found, cannot describe anything.
fatal: No tags can describe '3f2c1aa'.
fatal: git fetch-pack: attempt to fetch/clone from a shallow repository
fatal: could not read Username for 'https://git.acme.io': terminal prompts disabled; no tty
git: 'lfss' is not a git command. See 'git --help'.
error: unknown option 'quiett'
error: switch 'm' requires a value
fatal: No such submodule: vendor/lib
fatal: No url found for submodule path 'vendor/lib' in .gitmodules
fatal: cannot use bare repository '/srv/app.git' (safe.bareRepository is 'explicit')
fatal: 'release' is already checked out at '/builds/wt2'
fatal: invalid reference: feature/x
svn: E155004: Working copy '/builds/app' locked
svn: E155036: The working copy at '/builds/app' is too old (format 10) to work with client version '1.14.1'
abort: no repository found in '/builds/app' (.hg not found)!
abort: working directory of /srv/app: timed out waiting for lock held by 'ci:8122'
Perforce client error: Client 'ci-ws' unknown - use 'client' command to create it.
Path '/builds/app/...' is not under client's root '/home/ci'.
gh: none of the git remotes configured for this repository point to a known GitHub host. To tell gh about a new GitHub host, please use 'gh auth login'
could not determine base repo: no git remotes found
unknown flag: --boddy  Usage:  gh pr create [flags]
glab: ERROR: no GitLab host configured for this directory
lefthook: can't install hooks: core.hooksPath is set locally to .husky
[ERROR] Cowardly refusing to install hooks with 'core.hooksPath' set.
[ERROR] Your pre-commit configuration is unstaged.
repo: error: .repo is not initialized; run repo init first
Got permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: dial unix /var/run/docker.sock: connect: permission denied
unable to prepare context: unable to evaluate symlinks in Dockerfile path: lstat /builds/app/Dockerfile: no such file or directory
ERROR: failed to solve: failed to read dockerfile: open Dockerfile.prod: no such file or directory
ERROR: failed to compute cache key: failed to calculate checksum of ref abc: "/package-lock.json": not found
COPY failed: file not found in build context or excluded by .dockerignore: stat dist: file does not exist
COPY failed: forbidden path outside the build context: ../shared ()
ADD failed: stat /var/lib/docker/tmp/docker-builder1/app.jar: no such file or directory
docker: invalid reference format: repository name (acme/App) must be lowercase.
docker: Error response from daemon: Conflict. The container name "/db" is already in use by container "9f8e".
docker: Error response from daemon: driver failed programming external connectivity on endpoint web: Bind for 0.0.0.0:8080 failed: port is already allocated.
docker: Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /srv/data.
docker: Error response from daemon: Mounts denied: The path /opt/app is not shared from the host and is not known to Docker.
docker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].
docker: Error response from daemon: network acme_default not found.
Error response from daemon: container 4f2a is not running
Error: No such volume: pgdata
Error response from daemon: remove pgdata: volume is in use - [9d8c7b]
Error response from daemon: conflict: unable to remove repository reference "acme/web" (must force) - container 12ab is using its referenced image 34cd
Error response from daemon: cannot stop container: web: permission denied
Error response from daemon: client version 1.44 is too new. Maximum supported API version is 1.41
Error response from daemon: This node is not a swarm manager. Use "docker swarm init" or "docker swarm join"
Error response from daemon: could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network
Error response from daemon: Pool overlaps with other one on this address space
Error response from daemon: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: error during container init: error mounting "/srv/app.conf": not a directory: unknown: Are you trying to mount a directory onto a file (or vice-versa)?
OCI runtime exec failed: exec failed: unable to start container process: exec: "./start.sh": permission denied: unknown
exec /entrypoint.sh: exec format error
exec /usr/local/bin/docker-entrypoint.sh: no such file or directory
standard_init_linux.go:228: exec user process caused: exec format error
WARNING: The requested image's platform (linux/arm64) does not match the detected host platform (linux/amd64) and no specific platform was requested
the --mount option requires BuildKit.
ERROR: Multi-platform build is not supported for the docker driver.
ERROR: multiple platforms feature is currently not supported for docker driver. Please switch to a different driver (eg. "docker buildx create --use")
ERROR: no builder "multiarch" found
ERROR: existing instance for "ci" but no append mode, specify the node name to make changes for existing instances
ERROR: cache export is not supported for the docker driver.
ERROR: docker exporter does not currently support exporting manifest lists
ERROR: Can't find a suitable configuration file in this directory or any parent. Are you in the right directory?
stat /builds/app/docker-compose.ci.yml: no such file or directory
WARN[0000] The "DB_PASSWORD" variable is not set. Defaulting to a blank string.
error while interpolating services.web.image: required variable TAG is missing a value: set TAG first
Couldn't find env file: /builds/app/.env.ci
env file /builds/app/.env not found: stat /builds/app/.env: no such file or directory
network proxy declared as external, but could not be found
external volume "pgdata" not found
no such service: wrker
service "web" is not running
service "web" depends on undefined service "databse": invalid compose project
ERROR: Version in "./docker-compose.yml" is unsupported. You might be seeing this error because you're using the wrong Compose file version.
Error: cannot set up namespace using "/usr/bin/newuidmap": exit status 1: newuidmap: write to uid_map failed: Operation not permitted
Error: potentially insufficient UIDs or GIDs available in user namespace (requested 0:42 for /etc/gshadow): Check /etc/subuid and /etc/subgid
Error: OCI runtime error: crun: mount 'proc' to 'proc': Operation not permitted
ERRO[0000] cannot find UID/GID for user ci: no subuid ranges found for user "ci" in /etc/subuid
Error: creating container storage: the container name "db" is already in use by 7f1c. You have to remove that container to be able to reuse that name
Error: statfs /srv/data: no such file or directory
Error: short-name "web" did not resolve to an alias and no unqualified-search registries are defined in "/etc/containers/registries.conf"
Error: rootlessport cannot expose privileged port 80, you can add 'net.ipv4.ip_unprivileged_port_start=80' to /etc/sysctl.conf
FATA[0000] Error loading trust policy: open /etc/containers/policy.json: no such file or directory
buildah: error: 'overlay' is not supported over overlayfs, a mount_program is required
ctr: failed to dial "/run/containerd/containerd.sock": context deadline exceeded: permission denied
FATA[0000] rootless containerd not running? (hint: use 'containerd-rootless-setuptool.sh install' to start rootless containerd)
time="2024-03-01T10:00:00Z" level=fatal msg="validate service connection: CRI v1 runtime API is not implemented for endpoint"
failed to mount overlay: invalid argument; storage-driver "overlay2"
failed to start daemon: Devices cgroup isn't mounted
failed to start daemon: error initializing graphdriver: driver not supported
iptables v1.8.7 (legacy): can't initialize iptables table 'nat': Permission denied (you must be root)
write /var/lib/docker/tmp/GetImageBlob12: no space left on device
failed to register layer: Error processing tar file(exit status 1): write /usr/lib/x.so: no space left on device
dind: mount: permission denied (are you root?) Could not mount /sys/kernel/security.
error during connect: in the default daemon configuration on Windows, the docker client must be run with elevated privileges to connect
error: no configuration has been provided, try setting KUBERNETES_MASTER environment variable
error: no context exists with the name: "prod-eu"
error: You must be logged in to the server; current-context must exist in order to minify: current-context is not set
error: the path "k8s/prod.yaml" does not exist
error: must specify one of -f and -k
error: unknown flag: --dry-runn
error: flag needs an argument: 'n' in -n
Error from server (NotFound): namespaces "review-12" not found
Error from server (NotFound): deployments.apps "web" not found
Error from server (NotFound): secrets "registry-creds" not found
Error from server (Forbidden): error when creating "pod.yaml": pods "web" is forbidden: exceeded quota: compute, requested: cpu=2, used: cpu=7, limited: cpu=8
Error from server (NamespaceTerminating): unable to create new content in namespace review-12 because it is being terminated
0/3 nodes are available: 3 Insufficient cpu. preemption: 0/3 nodes are available: 3 No preemption victims found for incoming pod.
0/5 nodes are available: 5 node(s) didn't match Pod's node affinity/selector.
0/3 nodes are available: pod has unbound immediate PersistentVolumeClaims.
MountVolume.SetUp failed for volume "config" : configmap "web-config" not found
Error: configmap "web-settings" not found
CreateContainerConfigError: secret "db" not found
Error: container has runAsNonRoot and image will run as root
Error: couldn't find key DB_URL in Secret default/web
Multi-Attach error for volume "pvc-1a2b" Volume is already exclusively attached to one node and can't be attached to another
error: unable to forward port because pod is not running. Current status=Pending
unable to listen on port 8080: Listeners failed to create with the following errors: [unable to create listener: Error listen tcp4 127.0.0.1:8080: bind: address already in use]
The node was low on resource: ephemeral-storage. Threshold quantity: 2Gi, available: 1Gi.
node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }
Error: UPGRADE FAILED: "web" has no deployed releases
Error: UPGRADE FAILED: another operation (install/upgrade/rollback) is in progress
Error: INSTALLATION FAILED: create: failed to create: namespaces "apps" not found
Error: Chart.yaml file is missing
Error: path "./charts/web" not found
Error: open values-prod.yaml: no such file or directory
Error: non-absolute URLs should be in form of repo_name/path_to_chart, got: web
Error: Kubernetes cluster unreachable: the server has asked for the client to provide a kubeconfig
Error: execution error at (web/templates/deployment.yaml:12:20): image.tag is required
Error: rendered manifests contain a resource that already exists. Unable to continue with install: Service "web" in namespace "default" exists and cannot be imported into the current release: invalid ownership metadata
err: no releases found that matches specified selector(env=stg) and environment(prod), in any helmfile
environment values file matching "env/qa.yaml" does not exist in "."
ERROR: failed to create cluster: node(s) already exist for a cluster with the name "kind"
ERROR: failed to create cluster: could not find a log line that matches "Reached target .*Multi-User System.*|detected cgroup v1"
ERROR: no nodes found for cluster "ci"
X Exiting due to GUEST_MISSING_CONNTRACK: Sorry, Kubernetes 1.27 requires conntrack to be installed in root's path
X Exiting due to RSRC_INSUFFICIENT_CORES: Requested cpu count 2 is greater than the available cpus of 1
X Exiting due to DRV_AS_ROOT: The "docker" driver should not be used with root privileges.
X Exiting due to PROVIDER_DOCKER_NOT_RUNNING: deadline exceeded running "docker version"
FATA[0000] A cluster with that name already exists
[ERROR Swap]: running with swap on is not supported. Please disable swap
[preflight] Some fatal errors occurred: [ERROR Port-6443]: Port 6443 is in use
[ERROR NumCPU]: the number of available CPUs 1 is less than the required 2
FATA[0000] rpc error: code = InvalidArgument desc = application spec for web is invalid: InvalidSpecError: Destination cluster in-cluster-2 not found
FATA[0000] Argo CD server address unspecified
► checking prerequisites ✗ Kubernetes version v1.20.2 does not match >=1.26.0-0
skaffold: finding cluster information: kubectl context "kind-ci" not set
no skaffold.yaml found in directory; set --filename
Tilt: Error: No Tiltfile found at /app/Tiltfile
Error: No configuration files: Apply requires configuration to be present.
Error: Backend initialization required, please run "terraform init"
Error: Error acquiring the state lock
Error: Backend configuration changed
Error: Unsupported Terraform Core version
This configuration does not support Terraform version 1.1.9. To proceed, either choose another supported Terraform version or update this version constraint.
Error: No value for required variable
Error: Failed to read variables file: Given variables file env/prod.tfvars does not exist.
Error: Too many command line arguments
Error: Value for undeclared variable
Error: Invalid function argument: no file exists at "templates/user_data.sh"; this function works only with files
Currently selected workspace "staging" does not exist
Error: Failed to save state: open terraform.tfstate: permission denied
Error: Unreadable module directory: Unable to evaluate directory symlink: lstat modules/vpc: no such file or directory
Error: Module not installed. This module is not yet installed. Run "terraform init"
Error: Inconsistent dependency lock file
Error: state snapshot was created by Terraform v1.6.0, which is newer than current v1.3.9
Error: Missing region configuration: The argument "region" is required
ERRO[0000] Could not find terragrunt.hcl file in /builds/live/dev
ERRO[0000] /builds/live/prod: dependency.vpc has no outputs, but mock outputs provided and terragrunt refused
Error: reading Pulumi.prod.yaml: no Pulumi.yaml project file found (searching upwards from /builds/app).
error: no stack selected; please use 'pulumi stack select' or 'pulumi up --stack'
error: Missing required configuration variable 'infra:dbPassword' please set a value using the command 'pulumi config set infra:dbPassword <value>'
error: the stack is currently locked by 1 lock(s). Either wait for the other process(es) to end or delete the lock file with 'pulumi cancel'.
error: PULUMI_CONFIG_PASSPHRASE or PULUMI_CONFIG_PASSPHRASE_FILE must be set
error: could not find stack 'dev' in organization
ERROR! the playbook: deploy.yml could not be found
ERROR! Unable to retrieve file contents: Could not find or access '/builds/roles/web/tasks/main.yml'
[WARNING]: No inventory was parsed, only implicit localhost is available
[WARNING]: Could not match supplied host pattern, ignoring: webservers
ERROR! Specified hosts and/or --limit does not match any hosts
fatal: [web-1]: FAILED! => {"changed": false, "msg": "Destination /etc/app not writable"}
fatal: [web-1]: FAILED! => {"msg": "Missing sudo password"}
fatal: [web-1]: FAILED! => {"changed": false, "msg": "Could not find the requested service nginx: host"}
fatal: [web-1]: FAILED! => {"msg": "The task includes an option with an undefined variable. The error was: 'db_host' is undefined"}
fatal: [web-1]: FAILED! => {"changed": false, "msg": "file (/etc/app.conf) is absent, cannot continue"}
fatal: [localhost]: FAILED! => {"changed": false, "msg": "Could not find or access 'files/app.conf' on the Ansible Controller."}
ERROR! Ansible requires the locale encoding to be UTF-8; Detected ISO8859-1.
ERROR: Ansible requires a minimum of Python version 3.10 on the controller. Current version: 3.8.10
[WARNING]: Ansible is being run in a world writable directory (/builds), ignoring it as an ansible.cfg source.
fatal: [web-1]: FAILED! => {"msg": "Using a SSH password instead of a key is not possible because Host Key checking is enabled and sshpass does not support this."}
CRITICAL 'molecule/default/molecule.yml' glob failed.  Exiting.
CRITICAL Instances missing from the 'platform' section of molecule.yml.
Error: Chef::Exceptions::FileNotFound: template[/etc/app.conf] had an error
ERROR: No knife configuration file found.
Error: Could not find a suitable environment directory: production
Error: Could not retrieve catalog from remote server: environment not found
[ERROR   ] Unable to open /etc/salt/minion: permission denied
No minions matched the target. No command was sent, no jid was assigned.
Template format error: unresolved condition; file template.yaml not found: [Errno 2] No such file or directory
Unable to load paramfile file://params.json: [Errno 2] No such file or directory: 'params.json'
The config profile (staging) could not be found
Could not connect to the endpoint URL configuration: Invalid endpoint: https://s3.eu-centrall-1
Unknown options: --recursiv
aws: error: argument operation: Invalid choice, valid choices are:
aws: error: the following arguments are required: --bucket
The user-provided path dist/ does not exist.
Error parsing parameter '--cli-input-json': Unable to load paramfile: file not found
An error occurred (LimitExceededException): Account has reached its maximum number of concurrent builds
An error occurred (VcpuLimitExceeded) when calling the RunInstances operation: You have requested more vCPU capacity than your current vCPU limit of 32 allows
An error occurred (InsufficientInstanceCapacity) when calling the RunInstances operation
An error occurred (ServiceQuotaExceededException): the quota for elastic IPs has been reached
An error occurred (ResourceInUseException) when calling the CreateTable operation: table already being created
Error: Template file not found at /builds/app/template.yml
Error: Running AWS SAM projects locally requires a container runtime. Do you have Docker or Finch installed and running?
Error: Cannot use both --resolve-s3 and --s3-bucket parameters. Please use only one.
Error: PythonPipBuilder:Validation - Binary validation failed for python, searched for python in following locations which did not satisfy constraints for runtime: python3.12
This command can only be run in a Serverless service directory. Make sure to reference a valid config file in the current working directory if you're using a custom config file
Cannot resolve variable at "provider.environment.DB": Value not found at "env" source
Cannot resolve serverless.yml: Variables resolution errored with: Could not resolve "stage" from file config.prod.yml
--app is required either in command-line, in cdk.json or in ~/.cdk.json
This CDK CLI is not compatible with the CDK library used by your application. Please upgrade the CLI to the latest version.
❌  app failed: Error: This stack uses assets, so the toolkit stack must be deployed to the environment (Run "cdk bootstrap aws://unknown-account/eu-west-1")
Unable to resolve AWS account to use. It must be either configured when you define your CDK Stack, or through the environment
Cannot find asset at /builds/infra/lambda
ERROR: (gcloud.run.deploy) The required property [project] is not currently set.
ERROR: (gcloud.app.deploy) An error occurred while parsing file: [/builds/app.yaml] not found
ERROR: (gcloud.functions.deploy) argument --runtime: Must be specified.
ERROR: gcloud failed to load: Python 2 is no longer supported
ERROR: (gcloud.compute.instances.create) Could not fetch resource: - The zone 'europe-west6-a' does not have enough resources available
ERROR: (gcloud.container.clusters.get-credentials) ResponseError: code=404, message=Not found: projects/acme/zones/europe-west6-a/clusters/ci.
ERROR: (gcloud.config.configurations.activate) Cannot activate configuration [ci], it does not exist.
WARNING: Could not setup log file in /root/.config/gcloud/logs, (PermissionError: [Errno 13]
ERROR: 'storge' is misspelled or not recognized by the system.
ERROR: the following arguments are required: --resource-group/-g
ERROR: (ResourceGroupNotFound) Resource group 'rg-ci' could not be found.
ERROR: (SkuNotAvailable) The requested VM size Standard_D4s_v3 is currently not available in location 'westeurope'.
ERROR: (QuotaExceeded) Operation could not be completed as it results in exceeding approved Total Regional Cores quota.
ERROR: The subscription of 'acme-dev' doesn't exist in cloud 'AzureCloud'.
Error: Could not find fly.toml: the config for your app is missing an app name, add an app field to the fly.toml file
Error: app acme-web has no machines; launch manifest was not found
›   Error: Missing required flag:  -a, --app APP  app to run command against
›   Error: Multiple apps in git remotes
!     No app specified. Use --app
›   Error: Couldn't find that app.
!     No default language could be detected for this app.
-----> App not compatible with buildpack: https://buildpack-registry.s3.amazonaws.com/heroku/python.tgz
Error: No Project Settings found: Your codebase isn't linked to a project on Vercel. Run 'vercel link' to begin.
Error: No Output Directory named "public" found after the Build completed. You can configure the Output Directory in your Project Settings.
Error: The provided path "/vercel/path0/web" does not exist.
Error: Environment Variable "DB_URL" references Secret "db-url", which does not exist.
Error: Folder not found: deploy directory 'dist' has not been built; Netlify needs it
The deploy directory "/builds/site/dist" has not been found. Did you forget to run 'netlify build'?
base directory does not exist: /opt/build/repo/site
✘ [ERROR] Missing entry-point to Worker script or to assets directory
✘ [ERROR] Could not find wrangler.toml; no config file found
✘ [ERROR] You must provide an account ID: more than one account available but unable to select one in non-interactive mode.
Error: Not in a Firebase app directory (could not locate firebase.json)
Error: No currently active project. To run this command, you need to specify a project.
Error: Specified public directory 'build' does not exist, can't deploy hosting to site acme
Error: Cannot start the Firestore Emulator: port taken; Could not start Emulator UI, port 4000 taken.
psql: error: could not connect to server: No such file or directory Is the server running locally and accepting connections on Unix domain socket "/var/run/postgresql/.s.PGSQL.5432"?
psql: warning: extra command-line argument "shop" ignored
psql: error: schema.sql: No such file or directory
pg_dump: error: server version: 15.2; pg_dump version: 13.9; aborting because of server version mismatch
pg_restore: error: could not open input file "dump.bak": No such file or directory
initdb: error: directory "/var/lib/postgresql/data" exists but is not empty
pg_ctl: another server might be running; trying to start server anyway
FATAL:  lock file "postmaster.pid" already exists
FATAL:  data directory "/var/lib/postgresql/data" has invalid permissions
FATAL:  could not create shared memory segment: No space left on device
FATAL:  remaining connection slots are reserved for non-replication superuser connections
FATAL:  database files are incompatible with server
Error: Database is uninitialized and superuser password is not specified.
PANIC:  could not write to file "pg_wal/xlogtemp.12": No space left on device
ERROR:  could not extend file "base/16384/2619": No space left on device
ERROR:  cannot execute INSERT in a read-only transaction
ERROR:  could not open extension control file "/usr/share/postgresql/15/extension/postgis.control": Permission denied
pgbouncer: ERROR no more connections allowed (max_client_conn)
mysqld: Can't create directory '/var/lib/mysql/' (OS errno 13 - Permission denied)
[ERROR] [MY-010457] [Server] --initialize specified but the data directory has files in it. Aborting.
[ERROR] [MY-010123] [Server] Fatal error: Please read "Security" section of the manual to find out how to run mysqld as root!
[ERROR] [MY-010268] [Server] Do you already have another mysqld server running on port: 3306 ?
[ERROR] [Entrypoint]: Database is uninitialized and password option is not specified
[ERROR] [MY-012574] [InnoDB] Unable to lock ./ibdata1 error: 11
[ERROR] unknown variable 'default-character-sett=utf8'
ERROR 1040 (HY000): Too many connections
ERROR 1290 (HY000): The MySQL server is running with the --secure-file-priv option so it cannot execute this statement
ERROR 1148 (42000): The used command is not allowed with this MySQL version
ERROR 3948 (42000): Loading local data is disabled; this must be enabled on both the client and server sides
ERROR 1193 (HY000): Unknown system variable 'query_cache_size'
ERROR 1049 (42000): Unknown database 'shop_test'
ERROR 2 (HY000): File '/tmp/orders.csv' not found (OS errno 2 - No such file or directory)
mysqldump: unknown option '--column-statistic'
ERROR 1114 (HY000): The table 'orders' is full
Error: unable to open database "/srv/app.db": unable to open database file
Error: in prepare, attempt to write a readonly database (8)
Runtime error: database is locked (5)
sqlite3: Error: unknown option: -josn
sqlite3.OperationalError: unable to open database file
{"t":{},"s":"E","c":"STORAGE","msg":"Unable to create/open the lock file: /data/db/mongod.lock (Permission denied)"}
exception in initAndListen: NonExistentPath: Data directory /data/db not found., terminating
exception in initAndListen: DBPathInUse: Unable to lock the lock file: /data/db/mongod.lock (Resource temporarily unavailable). Another mongod instance is already running on the /data/db directory
WiredTiger error (28): __posix_file_write: No space left on device
Error parsing command line: unrecognised option '--smallfiles'
MongoServerError: This MongoDB deployment does not support retryable writes. Please add retryWrites=false to your connection string.
MongoServerError: Transaction numbers are only allowed on a replica set member or mongos
MongoServerError: node is not in primary or recovering state
NotWritablePrimary: not primary
no replset config has been received
*** FATAL CONFIG FILE ERROR (Redis 7.0.11) *** Reading the configuration file, at line 4
Fatal error, can't open config file '/etc/redis/redis.conf': No such file or directory
Could not create server TCP listening socket *:6379: bind: Address already in use
MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.
(error) CLUSTERDOWN Hash slot not served
[ERR] Node 10.0.0.4:6379 is not empty. Either the node already knows other nodes
ERR max number of clients reached
(error) ERR DB index is out of range
Can't open the log file: No such file or directory
max file descriptors [4096] for elasticsearch process is too low, increase to at least [65535]
java.lang.IllegalStateException: failed to obtain node locks, tried [[/usr/share/elasticsearch/data]]; maybe these locations are not writable or multiple nodes were started without increasing
org.elasticsearch.bootstrap.StartupException: java.lang.RuntimeException: can not run elasticsearch as root
the default discovery settings are unsuitable for production use; at least one of [discovery.seed_hosts, discovery.seed_providers, cluster.initial_master_nodes] must be configured
flood stage disk watermark [95%] exceeded on [node-1], all indices on this node will be marked read-only
cluster_block_exception: index [orders] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block]
validation_exception: this action would add [2] shards, but this cluster currently has [1000]/[1000] maximum normal shards open
Error: P1012 Environment variable not found: DATABASE_URL.
Error: Could not find a schema.prisma file that is required for this command.
Error: P1003 Database 'shop' does not exist on the database server at 'localhost:5432'.
Error: P3005 The database schema is not empty. Read more about how to baseline an existing production database
Prisma Migrate has detected that the environment is non-interactive, which is not supported.
Error: P3014 Prisma Migrate could not create the shadow database. Please make sure the database user has permission to create databases.
No knexfile found in this directory. Specify a path with --knexfile
Error: knex: Required configuration option 'client' is missing.
Error during migration run: Error: Unable to open file: "/app/src/data-source.ts". Cannot find data source
DataSourceNotFoundError: No connection options were found in any orm configuration files.
Not data-source defined. Please specify DataSource instance. Missing required argument: dataSource
ERROR: Cannot find "/app/config/config.json". Have you run "sequelize init"?
ERROR: Error reading "config/config.json". Error: Dialect needs to be explicitly supplied as of v4.0.0
Unexpected error running Liquibase: The file db/changelog.xml was not found in the configured search path
Liquibase: Could not acquire change log lock.  Currently locked by runner-7 (10.0.0.9) since 5/1/24, 10:00 AM
Unexpected error running Liquibase: Invalid argument '--chnagelog-file': missing command line argument
Cannot find parameter: --url option is required for command update
error: database driver: unknown driver postgress (forgotten import?)
goose run: failed to open dir: migrations directory does not exist
Error: dbmate: DATABASE_URL invalid: unsupported driver: postgress2
ActiveRecord::NoDatabaseError: We could not find your database: shop_test. Which can be found in the database configuration file located at config/database.yml.
ActiveRecord::AdapterNotSpecified: The 'test' database is not configured for the 'ci' environment.
Cannot load database configuration: No such file - ["config/database.yml"]
ActiveRecord::ProtectedEnvironmentError: You are attempting to run a destructive action against your 'production' database.
django.core.exceptions.ImproperlyConfigured: settings.DATABASES is improperly configured. Please supply the NAME or OPTIONS['service'] value.
django.db.utils.OperationalError: FATAL:  database "shop" does not exist
Could not find profile named 'ci'
fatal: Not a dbt project (or any of the parent directories). Missing dbt_project.yml file
Runtime Error Database Error: Env var required but not provided: 'DBT_PASSWORD'
Runtime Error This version of dbt is not supported with the 'shop' package. Installed version of dbt: =1.4.6
This project requires at least one of these dbt versions: ['>=1.6.0', '<2.0.0']
ORA-12514: TNS:listener does not currently know of service requested in connect descriptor
ORA-01034: ORACLE not available
ORA-01653: unable to extend table SHOP.ORDERS by 128 in tablespace USERS
ORA-00257: archiver error. Connect internal only, until freed.
SP2-0310: unable to open file "schema.sql"
SP2-0750: You may need to set ORACLE_HOME to your Oracle software directory
Sqlcmd: Error: Microsoft ODBC Driver 17 for SQL Server : Cannot open database "shop" requested by the login.
Msg 1105, Level 17, State 2, Line 1 Could not allocate space for object 'dbo.Orders' because the 'PRIMARY' filegroup is full.
Msg 3201, Level 16, State 2: Cannot open backup device '/var/backups/shop.bak'. Operating system error 2(The system cannot find the file specified.).
sqlservr: This program requires a machine with at least 2000 megabytes of memory.
influx: Error: failed to create bucket: config "default" not found
ERROR Fatal error during KafkaServer startup. Prepare to shutdown: java.nio.file.AccessDeniedException: /var/lib/kafka/data
ERROR Exiting Kafka due to fatal exception: No meta.properties found in /var/lib/kafka/data (have you run kafka-storage.sh to format the directory?)
org.apache.kafka.common.config.ConfigException: Missing required configuration "bootstrap.servers" which has no default value.
org.apache.kafka.common.config.ConfigException: Invalid value abc for configuration retries: Not a number of type INT
kafka.common.InconsistentClusterIdException: The Cluster ID 1a doesn't match stored clusterId Some(2b) in meta.properties.
Failed to acquire lock on file .lock in /var/lib/kafka. A Kafka instance in another process or thread is using this directory.
org.apache.kafka.common.errors.InvalidReplicationFactorException: Replication factor: 3 larger than available brokers: 1.
Missing required argument "[bootstrap-server]"
bootstrap-server is not a recognized option
KAFKA_ADVERTISED_LISTENERS is required. Command [/usr/local/bin/dub ensure KAFKA_ADVERTISED_LISTENERS] FAILED !
ERROR: node with name "rabbit" is already running on host "runner-7"
Error: {:badrpc, :nodedown}; unable to perform an operation on node 'rabbit@runner-7'
Error when reading /var/lib/rabbitmq/.erlang.cookie: eacces
Cookie file /var/lib/rabbitmq/.erlang.cookie must be accessible by owner only
BOOT FAILED: Config file '/etc/rabbitmq/rabbitmq.conf' has no read permission: enoent
disk resource limit alarm set on node rabbit@runner-7. Publishers will be blocked until this alarm clears
PRECONDITION_FAILED - inequivalent arg 'durable' for queue 'orders' in vhost '/': received 'false' but current is 'true'
Error: Opening mosquitto log file: Unable to open log file /var/log/mosquitto.log for writing.
Error: Unable to open config file mosquitto.conf.
java.io.IOException: Failed to bind to server socket: tcp://0.0.0.0:61616 due to: java.net.BindException
celery: Error: Invalid value for '-A' / '--app': Unable to load celery application.
kombu.exceptions.ImproperlyConfigured: broker_url is not set
curl: option --fail-with-bodyy: is unknown
curl: no URL specified!
curl: (23) Failure writing output to destination
curl: (26) Failed to open/read local data from file/application
curl: (37) Couldn't open file /builds/report.json
curl: (77) error setting certificate verify locations: CAfile: /etc/ssl/certs/ca-certificates.crt
curl: (3) URL using bad/illegal format or missing URL
curl: (1) Protocol "htpps" not supported or disabled in libcurl
curl: (2) no proxy URL scheme configured; unknown configuration
curl: Can't open 'payload.json'!
Warning: Couldn't read data from file "payload.json", this makes an empty POST.
wget: missing URL
wget: unrecognized option '--retry-on-httperror'
dist/app.zip: Permission denied Cannot write to 'app.zip' (Success).
Cannot write to 'app.tgz' (No space left on device).
Cannot open cookies file 'cookies.txt': No such file or directory
nginx: [emerg] open() "/etc/nginx/mime.types" failed (2: No such file or directory) in /etc/nginx/nginx.conf:13
nginx: [emerg] host not found in upstream config file path; mkdir() "/var/cache/nginx/client_temp" failed (13: Permission denied)
nginx: [alert] could not open error log file: open() "/var/log/nginx/error.log" failed (13: Permission denied)
nginx: [emerg] open() "/run/nginx.pid" failed (30: Read-only file system)
nginx: [emerg] getpwnam("www") failed in /etc/nginx/nginx.conf:1
nginx: [emerg] cannot load certificate "/etc/ssl/app.pem": BIO_new_file() failed (SSL: error:80000002:system library::No such file or directory)
nginx: [emerg] bind() to [::]:443 failed (98: Address already in use)
nginx: [error] invalid PID number "" in "/run/nginx.pid"
AH00558: apache2: Could not reliably determine the server's fully qualified domain name, using 127.0.1.1. Set the 'ServerName' directive globally to suppress this message
(98)Address already in use: AH00072: make_sock: could not bind to address [::]:80
(13)Permission denied: AH00091: apache2: could not open error log file /var/log/apache2/error.log.
AH00526: Syntax error: DocumentRoot '/var/www/app/public' is not a directory, or is not readable
AH00111: Config variable $APACHE_RUN_DIR is not defined
apache2: Could not open configuration file /etc/apache2/apache2.conf: No such file or directory
[ALERT] 131/101010 (7) : Starting frontend http: cannot bind socket [0.0.0.0:80]
[ALERT]    (1) : parsing [haproxy.cfg:4] : 'bind *:443' : unable to load SSL certificate from file '/etc/ssl/a.pem': no such file or directory.
[ALERT]    (1) : Could not open configuration file haproxy.cfg : No such file or directory
[ALERT]    (1) : Cannot raise FD limit to 4033, limit is 1024.
[critical][main] error initializing configuration '/etc/envoy/envoy.yaml': unable to read file: /etc/envoy/envoy.yaml
error initializing configuration: cannot bind '0.0.0.0:10000': Address already in use
level=error msg="Unable to read static configuration: open /etc/traefik/traefik.yml: no such file or directory"
error while loading entryPoint: unable to create listener: listen tcp :80: bind: permission denied
FATAL: Bungled squid.conf; Cannot open '/var/log/squid/access.log' for writing.
lighttpd: (network.c.540) can't bind to socket: 0.0.0.0:80 Address already in use
uwsgi: error removing unix socket, unlink(): Permission denied [core/socket.c line 198]
probably another instance of uWSGI is running on the same address (0.0.0.0:8000).
uwsgi: chdir(): No such file or directory [core/uwsgi.c line 2623]
[ERROR] Connection in use: ('0.0.0.0', 8000)
Error: '/builds/gunicorn.conf.py' doesn't exist
gunicorn: error: unrecognized arguments: --worker 4
ERROR: unable to bind listening socket for address '/run/php/php8.1-fpm.sock': Permission denied (13)
ERROR: [pool www] cannot get uid for user 'nginx'
ERROR: FPM initialization failed: failed to open error_log (/proc/self/fd/2): Permission denied (13)
gpg: can't open 'release.tar.gz': No such file or directory
gpg: Fatal: can't create directory '/root/.gnupg': Read-only file system
gpg: WARNING: unsafe permissions on homedir '/builds/.gnupg'
gpg: can't connect to the agent: IPC connect call failed
gpg: can't connect to the gpg-agent: File name too long
gpg: signing failed: Inappropriate ioctl for device
gpg: cannot open '/dev/tty': No such device or address
gpg: invalid option "--pinentry-mod"
gpg: failed to create temporary file '/root/.gnupg/.#lk': Permission denied
Can't open "server.key" for reading, No such file or directory
Could not open file or uri for loading certificate from server.crt
req: Can't open "/etc/ssl/openssl.cnf" for reading, No such file or directory
req: Unrecognized flag x590
unable to write 'random state'
genrsa: Can't open "ca.key" for writing, Permission denied
keytool error: java.lang.Exception: Keystore file does not exist: keystore.jks
Error initializing: error loading configuration: open /etc/vault/config.hcl: no such file or directory
Error initializing core: Failed to lock memory: cannot allocate memory This usually means that the mlock syscall is not available.
Error checking seal status: environment VAULT_ADDR is not set
* Vault is sealed
* no handler for route "secrett/data/app". route entry not found.
Error making API request: 404 preflight capability check: namespace not configured
FATAL	Fatal error	run error: unable to initialize a scanner: unable to initialize an image scanner: 4 errors occurred: unable to find the specified image "acme/web:ci" in ["docker" "containerd" "podman" "remote"]
FATAL	run error: init error: DB error: failed to create cache dir: mkdir /root/.cache/trivy: read-only file system
FATAL	Fatal error	unable to initialize fs scan: stat app/: no such file or directory
FATAL	Fatal error	--skip-db-update cannot be specified on the first run
invalid scanner name "vulnn"; allowed: vuln, misconfig, secret
semgrep: Invalid scanning root: src/missing
[ERROR] WARNING: unable to find a config; path 'rules/' does not exist
Error: unable to load gitleaks config, err: open .gitleaks.toml: no such file or directory
FTL fatal error: could not open git repository; not inside a work tree
[main]	ERROR	No targets found in CLI or ini files, please provide a target
[main]	ERROR	src/missing.py : The path could not be found
Could not detect supported target files in /builds/app. Please see our documentation for supported languages
Error: signing image: reading key: open cosign.key: no such file or directory
Error: must specify one of --key, --cert or use keyless with COSIGN_EXPERIMENTAL
[ERROR] NVD data directory is locked: Unable to obtain an exclusive lock on the H2 database dependency-check
LibClamAV Error: cl_load(): No such file or directory: /var/lib/clamav
ERROR: Can't access file /builds/upload: clamscan
zap.sh: Failed to start ZAP: home path is not writable: /zap/wrk/
Failed to write report: file '/zap/wrk/report.html' permission denied
nmap: You requested a scan type which requires root privileges. QUITTING!
nikto: ERROR: Unable to open output file report.html for write
postfix: fatal: open /etc/postfix/main.cf: No such file or directory
postfix/sendmail: fatal: usage: chdir(/var/spool/postfix/public): Permission denied
sendmail: fatal: open lock file /var/spool/postfix/pid/master.pid: unable to set exclusive lock: Resource temporarily unavailable
msmtp: account default not found: no configuration file available
mutt: mbox: /var/mail/ci: Permission denied (errno = 13); cannot create mailbox lock
452 4.3.1 Insufficient system storage
553 Could not create file.
550 Failed to change directory.
lftp: cd: Access failed: 550 Failed to change directory. (/upload)
ncftpput: cannot open local file report.csv for reading: No such file or directory.
slapd: daemon: bind(8) failed errno=98 (Address already in use)
could not stat config file "/etc/ldap/slapd.conf": No such file or directory (2)
mc: <ERROR> Unable to prepare URL for copying. Unable to guess the type of copy operation. No such alias
mc: <ERROR> Unable to stat source 'dist/app.tgz'. Object does not exist.
ERROR: /root/.s3cfg: None Configuration file not available. Consider using --configure parameter to create one.
Failed to load config file "/root/.config/rclone/rclone.conf": didn't find section in config file
CRITICAL: Failed to create file system for "remote:": didn't find section in config file
rclone: directory not found
restic: Fatal: repository does not exist: unable to open config file: stat /srv/backup/config: no such file or directory
unable to create lock in backend: repository is already locked by PID 812 on runner-7 by root
Repository /srv/borg does not exist.
Failed to create/acquire the lock /srv/borg/lock.exclusive (timeout).
duplicity: BackendException: Could not open backup directory /mnt/backup
input.mov: No such file or directory
ffmpeg: Error opening input: Permission denied
ffmpeg: File 'out.mp4' already exists. Exiting.
Unrecognized option 'crff'. Error splitting the argument list: Option not found
Output file #0 does not contain any stream; av_interleaved_write_frame(): No space left on device
Device creation failed: -22. Failed to set value 'vaapi=va:/dev/dri/renderD128' for option 'init_hw_device': Invalid argument
Cannot load libcuda.so.1; No capable devices found for encoder nvenc
ALSA lib confmisc.c:855:(parse_card) cannot find card '0'
sox FAIL formats: can't open input file 'beep.wav': No such file or directory
convert-im6.q16: unable to open image 'logo.png': No such file or directory @ error/blob.c/OpenBlob/2924.
convert: attempt to perform an operation not allowed by the security policy 'PDF' @ error/constitute.c/IsCoderAuthorized/421.
convert: cache resources exhausted 'big.tif' @ error/cache.c/OpenPixelCache/4119.
convert: width or height exceeds limit 'pano.jpg' @ error/cache.c/OpenPixelCache/3911.
magick: unrecognized option '-resizee' @ error/magick-cli.c
identify: unable to write file '/tmp/magick-1': No space left on device
pandoc: docs/intro.md: withBinaryFile: does not exist (No such file or directory)
pandoc: Could not find data file templates/acme.latex
pandoc: Unknown output format pdff
pandoc: out/report.docx: withBinaryFile: permission denied (Permission denied)
Could not find the file pandoc template or reference.docx in /builds
Error: /undefinedfilename in (report.ps) Operand stack:
GPL Ghostscript 9.55.0: **** Could not open the file /srv/out/report.pdf .
Unrecoverable error, exit code 1: invalidfileaccess in --file-- (SAFER mode)
Fontconfig error: Cannot load default config file: No such file: (null)
Fontconfig warning: no <cachedir> elements found. Check configuration; No writable cache directories
Error: no display specified; soffice: cannot create user installation directory
X Error: unable to open display ":99"
inkscape: Gtk-WARNING **: cannot open display:
! I can't find file 'chapters/intro.tex'.
I can't write on file 'report.pdf'.
latexmk: Couldn't find any of the input files 'thesis.tex'
sphinx-build: Application error: Cannot find source directory (/builds/docs)
Config file 'mkdocs.yml' does not exist.
Error: Config value 'docs_dir': The path '/builds/docs' isn't an existing directory.
Error: Unable to locate config file or config directory. Perhaps you need to create a new site. (hugo)
doxygen: error: configuration file Doxyfile not found!
javadoc: error - No public or protected classes found to document; source path does not exist
jq: error: Could not open orders.json: No such file or directory
jq: Unknown arguments: --argg
jq: error: $__prog_args: missing value; env DB_URL not defined
Error: open config.yml: no such file or directory (yq)
yq: Error: unknown shorthand flag: 'z' in -z
xmllint: warning: failed to load external entity "pom.xml"
I/O warning : failed to load external entity "schema.xsd"
protoc: Could not make proto path relative: orders.proto: No such file or directory
gen/go: No such file or directory (protoc --go_out)
Missing input file. (protoc)
orders.proto: File does not reside within any path specified using --proto_path (or -I).
avro-tools: Exception in thread "main" java.io.FileNotFoundException: order.avsc
thrift: [FAILURE:arguments:1] Could not open input file with realpath(): order.thrift
FileNotFoundError: [Errno 2] No such file or directory: 'data/orders.parquet'
pyspark.errors.exceptions.base.PySparkRuntimeError: [JAVA_GATEWAY_EXITED] Java gateway process exited before sending its port number.
pyspark.sql.utils.AnalysisException: Path does not exist: file:/builds/data/orders.csv;
java.net.BindException: Cannot assign requested address: Service 'sparkDriver' failed after 16 retries (on a random free port)!
java.io.IOException: HADOOP_HOME or hadoop.home.dir are not set.
Could not locate executable null\bin\winutils.exe in the Hadoop binaries.
SparkException: Python in worker has different version 3.9 than that in driver 3.11, PySpark cannot run with different minor versions.
hdfs: mkdir: Permission denied: user=ci, access=WRITE, inode="/data":hdfs:supergroup:drwxr-xr-x
org.apache.hadoop.hdfs.server.namenode.SafeModeException: Cannot create directory /tmp. Name node is in safe mode.
great_expectations.exceptions.ConfigNotFoundError: Error: No gx directory was found here!
DataContextError: Could not find a checkpoint named orders_ci
prefect.exceptions.MissingProfileError: Profile 'ci' not found
dagster: Error: No arguments given and no [tool.dagster] block in pyproject.toml found.
luigi: MissingParameterException: ImportOrders[args=(), kwargs={}]: requires the 'date' parameter to be set
dvc: ERROR: you are not inside of a DVC repository (checked up to mount point '/')
ERROR: failed to pull data from the cloud - config file error: no remote specified.
dvc: ERROR: Unable to acquire lock. Most likely another DVC process is running or was terminated abruptly.
mlflow.exceptions.MlflowException: Run 'ci' not found: could not find experiment with name ci
spectral: No ruleset has been found. Please provide a ruleset using the --ruleset CLI argument, or make sure your ruleset file matches .?spectral.(js|ya?ml|json)
error:  Cannot read file openapi.yaml (swagger-cli)
Error: ajv: parameter -s is required
redocly: No configurations were provided for the api 'shop'; ENOENT: no such file or directory, open 'openapi.yaml'
[error] Generation failed: The spec file is not found: api/openapi.yml (openapi-generator)
csvcut: [Errno 2] No such file or directory: 'orders.csv'
csvstack: error: the following arguments are required: FILE
mlr: open orders.csv: no such file or directory.
in2csv: error: You must specify a format when providing data via STDIN (pipe).
duckdb.IOException: IO Error: Could not set lock on file "/builds/shop.duckdb": Conflicting lock is held in /usr/bin/python3.11 (PID 812)
##[error]No runner matching the labels "self-hosted, gpu" was found
##[error]No hosted parallelism has been purchased or granted. To request a free parallelism grant, please fill out the following form
##[error]Could not find a pool with name CI-Linux. The pool does not exist or has not been authorized for use.
##[error]No agent found in pool Default which satisfies the specified demands: java
##[error]Unhandled: ENOENT: no such file or directory, scandir '/home/vsts/work/1/a/drop'
##[error]No package found with specified pattern: /home/vsts/work/1/a/**/*.zip
##[error]Not found PublishBuildArtifacts path: D:\a\1\a\drop
##[warning]No test result files matching **/TEST-*.xml were found.
##[error]Multiple packages matched with specified pattern
##[error]No solution was found using search pattern '**/*.sln'.
##[error]Step failed: The variable group 'prod-secrets' was not found or has not been authorized for use
Error: No files were found with the provided path: dist/. No artifacts will be uploaded.
Warning: Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.
Error: Input required and not supplied: token
Error: Unable to process file command 'env' successfully.
Error: The 'set-env' command is disabled. Please upgrade to using Environment Files
Error: Dependencies lock file is not found in /home/runner/work/app/app. Supported file patterns: package-lock.json,npm-shrinkwrap.json,yarn.lock
Error: ENOSPC: no space left on device, write '/home/runner/runners/2.303.0/_diag/Worker.log'
Container action is only supported on Linux
Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '/home/runner/work/app/.github/actions/setup'. Did you forget to run actions/checkout before running your local action?
No hosted runner found for the specified label macos-10.15: the label has been removed
An error occurred while provisioning resources (Error Type: Disconnect).
ERROR: Preparation failed: adding cache volume: set volume permissions: running permission container "1a": linux: no space left on device
ERROR: Job failed (system failure): prepare environment: exit status 1. Check https://docs.gitlab.com/runner/shells/#shell-profile-loading for more information
ERROR: Uploading artifacts as "archive" to coordinator... 413 Request Entity Too Large
WARNING: dist/: no matching files. Ensure that the artifact path is relative to the working directory
ERROR: No files to upload
This job is stuck because you don't have any active runners that can run this job.
This job is stuck because of one of the following problems: no active runners online with any of these tags assigned to them: gpu
Failed to inject git config: open /builds/.gitlab-ci: permission denied; Cannot create build dir
fatal: unable to access '/root/.config/git/attributes': Permission denied
ERROR: Error loading config file: open /etc/gitlab-runner/config.toml: permission denied
ERROR: shell not found: pwsh; Shell executor is misconfigured on this host
java.nio.file.FileSystemException: /var/jenkins_home/workspace/app: No space left on device
'Jenkins' doesn't have label 'linux-large'
There are no nodes with the label 'docker'
Still waiting to schedule task: 'agent-4' is offline
ERROR: No such file: src/main.groovy; Unable to find Jenkinsfile from git https://git.acme.io/app.git
ERROR: No artifacts found that match the file pattern "build/libs/*.jar". Configuration error?
ERROR: Step 'Publish JUnit test result report' failed: No test report files were found. Configuration error?
hudson.AbortException: No Dockerfile found at root of repository and no filename given
ERROR: missing workspace /var/jenkins_home/workspace/app on agent-2
org.jenkinsci.plugins.credentialsbinding: no such DSL property or missing env: GIT_BRANCH is null
process apparently never started in /var/jenkins_home/workspace/app@tmp/durable-1a2b
Cannot contact agent-4: java.lang.InterruptedException; agent went offline during the build
Unable to find config file: .circleci/config.yml
Error: no artifact path specified: directory /tmp/test-results does not exist
Unable to save cache: path "node_modules" not found
resource class docker xlarge is not available for your project, or is not a valid resource class
Bitbucket: Configuration error: The step size exceeds the memory limit of the pipeline plan
Buildkite: fatal: No agents match the rule queue=linux
🚨 Error: Failed to find hook, or hook is not executable: .buildkite/hooks/pre-command
buildkite-agent: No files matched paths: dist/**
drone: linter: untrusted repositories cannot mount host volumes
TeamCity: No enabled compatible agents for this build configuration.
Travis: The repository owner has run out of credits
act: unable to get git ref: repository does not exist
semantic-release: ENOGITREPO Not running from a git repository.
[semantic-release] › ✘  EINVALIDBRANCH A valid branch could not be found
🦋  error There is no .changeset folder. If this is the first time 'changesets' have been used in this project, run 'yarn changeset init' to get set up.
🦋  error Failed to find where HEAD diverged from "main". Does "main" exist?
lerna ERR! EUNCOMMIT Working tree has uncommitted changes, please commit or remove the following changes before continuing
lerna ERR! ENOPKG No 'package.json' file found in /builds/app!
lerna ERR! EDETACHED Detached git HEAD, please checkout a branch to choose versions.
ERROR Working dir must be clean. (release-it)
ERROR No upstream configured for current branch. Please set an upstream branch.
InvalidDistribution: Cannot find file (or expand pattern): 'dist/*'
error: the working directory of this repository has uncommitted changes; cargo-release refuses
npm error Cannot publish: this package has been marked as private
npm ERR! code EUSAGE The 'npm ci' command can only install with an existing package-lock.json
bump2version: Git working directory is not clean
standard-version: Error: ENOENT no such file or directory, open 'CHANGELOG.md'
bumpversion: Did not find 'version = 1.2.3' in file: 'setup.py'; no config
maven-release-plugin: Cannot prepare the release because you have local modifications
Can't release project due to non released dependencies: acme-core:1.2-SNAPSHOT
xcodebuild: error: Unable to find a destination matching the provided destination specifier: { platform:iOS Simulator, OS:latest, name:iPhone 25 }
level=error ts=2024-05-01 caller=main.go:347 msg="Error loading config (--config.file=/etc/prometheus/prometheus.yml)" err="open /etc/prometheus/prometheus.yml: no such file or directory"
err="opening storage failed: lock DB directory: resource temporarily unavailable"
level=error msg="Failed to start grafana. error: mkdir /var/lib/grafana/plugins: permission denied"
GF_PATHS_DATA='/var/lib/grafana' is not writable.
failed parsing config: /etc/loki/local-config.yaml does not exist
error validating config: MISSING: no path prefix set for compactor working directory; mkdir : no such file or directory
Error: cannot start pipelines: listen tcp 0.0.0.0:4317: bind: address already in use
Error: failed to get config: cannot resolve the configuration: cannot retrieve the configuration: unable to read the file file:/etc/otel/config.yaml
filebeat: Exiting: error loading config file: config file ("filebeat.yml") must be owned by the user identifier (uid=0) or root
Exiting: data path already locked by another beat. Please make sure that multiple beats are not sharing the same data path
[FATAL][logstash.runner] Logstash could not be started because there is already another instance using the configured data directory.
fluentd: [error]: unexpected error error_class=Errno::EACCES error="Permission denied @ rb_sysopen - /var/log/app.pos"
telegraf: Error running agent: no outputs found, did you provide a valid config file?
datadog-agent: Error: unable to set up global agent configuration: datadog.yaml not found; hostname could not be determined
vector: ERROR vector::app: Configuration error. error=Config file not found in path. path="/etc/vector/vector.yaml"
zabbix_agentd: cannot open "/run/zabbix/zabbix_agentd.pid": [13] Permission denied
Could not resolve placeholder 'payment.api-key' in value "$payment.api-key"
java.lang.IllegalArgumentException: Could not resolve placeholder 'DB_HOST' in value
No active profile set, falling back to 1 default profile: required property 'spring.datasource.url' missing
Config data resource 'file [/etc/app/application-ci.yml]' via location 'optional' does not exist
org.springframework.boot.context.config.ConfigDataLocationNotFoundException: Config data location 'file:/etc/app/' cannot be found
Failed to bind properties under 'server.port' to java.lang.Integer: value "$PORT"
Unable to start embedded Tomcat server; Could not create temp directory java.io.tmpdir=/work is set to a directory that does not exist
io.quarkus.runtime.configuration.ConfigurationException: Failed to read configuration properties: SRCFG00014: The config property app.url is required but it could not be found in any config source
io.micronaut.context.exceptions.ConfigurationException: Could not resolve placeholder $JWT_SECRET
django.core.exceptions.ImproperlyConfigured: Requested setting INSTALLED_APPS, but settings are not configured.
django.core.exceptions.ImproperlyConfigured: Set the DATABASE_URL environment variable
django.core.exceptions.ImproperlyConfigured: You're using the staticfiles app without having set the STATIC_ROOT setting to a filesystem path.
Invalid HTTP_HOST header: 'web:8000'. You may need to add 'web' to ALLOWED_HOSTS.
Error: That port is already in use.
manage.py: error: unrecognized arguments: --noinputt
CommandError: /builds/shop is not a writable directory for collectstatic
ArgumentError: Missing 'secret_key_base' for 'production' environment, set this string with 'bin/rails credentials:edit'
ActiveSupport::EncryptedFile::MissingKeyError: Missing encryption key to decrypt file with. Ask your team for your master key and write it to /app/config/master.key
Puma: Errno::EADDRINUSE Address already in use - bind(2) for "0.0.0.0" port 3000
KeyError: key not found: "REDIS_URL" (ENV.fetch)
RuntimeError: config.eager_load is set to nil. Please update your config/environments/*.rb files accordingly
Error: Could not locate Flask application. You did not provide the 'FLASK_APP' environment variable, and a 'wsgi.py' or 'app.py' module was not found in the current directory.
Error: Could not import 'shop.wsgi'; Failed to find Flask application or factory in module 'shop'. Use 'shop:name' to specify one.
RuntimeError: The session is unavailable because no secret key was set.
RuntimeError: Either 'SQLALCHEMY_DATABASE_URI' or 'SQLALCHEMY_BINDS' must be set.
ERROR:    [Errno 98] error while attempting to bind on address ('0.0.0.0', 8000): address already in use
pydantic_core._pydantic_core.ValidationError: 2 validation errors for Settings database_url Field required [type=missing, input_value={}, input_type=dict]
RuntimeError: Directory 'static' does not exist (StaticFiles)
> Couldn't find any 'pages' or 'app' directory. Please create one under the project root
⨯ Failed to start server Error: listen EADDRINUSE: address already in use :::3000
Invalid src prop (https://cdn.acme.io/a.png) on 'next/image', hostname "cdn.acme.io" is not configured under images in your 'next.config.js'
[NextAuth][error][NO_SECRET] Please define a 'secret' in production.
ERROR  No build output found at .output/server/index.mjs; run nuxt build first
Error: ENOENT: no such file or directory, open '.svelte-kit/output/server/manifest.js'
This Node version is unsupported: The Angular CLI requires a minimum Node.js version of v18.13.
Error: This command is not available when running the Angular CLI outside a workspace.
Configuration 'ci' is not set in the workspace.
Error: Static directory named "public" is missing; Astro: No adapter configured for server output
Gatsby: There was a problem: ERROR  Must provide environment variable CONTENTFUL_SPACE_ID
Error: Config validation error: "JWT_SECRET" is required (NestJS ConfigModule)
Error: ENOENT: no such file or directory, stat '/app/views/index.html' express sendFile
System.InvalidOperationException: The ConnectionString property has not been initialized.
System.IO.IOException: Failed to bind to address http://127.0.0.1:5000: address already in use.
** (RuntimeError) environment variable SECRET_KEY_BASE is missing.
[error] Failed to start Ranch listener App.Endpoint at 0.0.0.0:4000, reason: :eaddrinuse
Symfony\Component\DependencyInjection\Exception\EnvNotFoundException: Environment variable not found: "MAILER_DSN".
Unable to write in the "cache" directory (/app/var/cache/prod).
The "http_client.retry" parameter must be defined; You have requested a non-existent parameter "app.url".
ERROR: config file settings.yml not found
ERROR: unknown environment 'qa2', use one of dev, stg, prd
must be run from the repository root
ERROR: run this script with bash 4 or newer, found 3.2
workspace is not clean, remove old build first
lock file /tmp/deploy.lock exists, another deployment seems to run
ERROR: output folder reports/ does not exist
no write access to /srv/releases
less than 2 GB free on /, refusing to start
no value given for option --region
unknown sub-command 'depoly'
ERROR: STAGE must be set to dev or prod
variable SLACK_WEBHOOK is not defined for this branch
port 8443 is occupied by another process
clock of this machine is 4 minutes off
node 14 is too old, 18 or newer is needed
locale de_CH.UTF-8 is not available on this machine
input folder is empty: /data/in
template letter.docx is not in templates/
license file path is not configured
no display available, set DISPLAY or use xvfb-run
device /dev/ttyUSB0 not present
feature flag file flags.json could not be opened
ERROR: release notes for 2.4.0 are missing (docs/releases/2.4.0.md)
the container has no /cache volume mounted
too many open files while scanning src
time zone is not set
kernel parameter vm.max_map_count too low
Stack has not been tested with GHC versions 9.10 and above, and using 9.10.1, this may fail
Error: [S-1503] You are not the owner of '/root/.stack'. Aborting to protect file permissions.
Error: A running dune (pid: 4121) instance has locked the build directory.
Error: dune_project: version 3.17 of the dune language is not supported.
COMMAND | Command "reference" ended with an error: Couldn't resolve backstop config
There is no Simulation class with name simulations.CheckoutLoad in your classpath
Simulations folder does not exist: user-files/simulations
Neither 'pyenv' nor 'asdf' could be found to install Python.
ERROR: tox config file (either pyproject.toml, tox.ini, setup.cfg) not found
ERROR: MinVersionError: tox version is 3.28, required is at least 4.0
error: 'app': the package manifest at '/Package.swift' cannot be accessed (/Package.swift doesn't exist in file system)
error: package 'swift-foo' is using Swift tools version 6.0.0 but the installed version is 5.9.0
Flutter failed to create a directory at "/opt/flutter/bin/cache". The flutter tool cannot access the file or directory.
The current Dart SDK version is 2.19.6. Because app requires SDK version >=3.0.0 <4.0.0, version solving failed.
Waiting for another flutter command to release the startup lock...
[Appium] Could not start REST http interface listener. The requested port may already be in use.
The instrumentation process cannot be initialized. Make sure the application under test does not crash
Config value 'docs_dir': The path '/srv/docs' isn't an existing directory.
jekyll 4.3.2 | Error:  Permission denied @ dir_s_mkdir - /srv/jekyll/_site
error: Could not detect vcpkg-root.
error: Invalid triplet: x64-linus
[error] Total time: sbt requires at least Java 11, found 1.8
[error] server could not be started: java.io.IOException: Could not create lock for \\.\pipe\sbt-load
error NU1301: The local source '/home/ci/packages' doesn't exist.
error NU1004: The packages lock file is inconsistent with the project dependencies so restore can't be run in locked mode.
@parcel/core: Entry /home/ci/app/src/indx.html does not exist
lerna ERR! ENOGIT The git binary was not found, or this is not a git repository.
lerna ERR! EBEHIND Local branch 'main' is behind remote upstream origin/main
! Can't write to /usr/local/share/perl/5.34.0: Installing modules to /root/perl5
Error: No configuration provided for /home/ci/src/app.css
AllFilesIgnoredError: All input files were ignored because of the ignore pattern.
NoFilesFoundError: No files matching the pattern "src/**/*.less" were found.
ERROR: Neither source directory '/home/ci' nor build directory None contain a build file meson.build.
ERROR: Unknown options: "enable-foo"
meson.build:1:0: ERROR: Meson version is 0.56.2 but project requires >= 1.1.0
error: unable to load package manifest 'build.zig.zon': FileNotFound
error: no build.zig file found, in the current directory or any parent directories
===> OTP release 24 or later is required. Version in use: 23
rsync: [sender] change_dir "/srv/build/dist" failed: No such file or directory (2)
rsync: [Receiver] mkdir "/var/www/app/releases" failed: No such file or directory (2)
rsync: [generator] failed to set times on "/mnt/share/.": Operation not permitted (1)
rsync: [receiver] write failed on "/backup/db.dump": No space left on device (28)
rsync: --delete-aftr: unknown option
rsync error: syntax or usage error (code 1) at main.c(1795) [client=3.2.7]
FAILED: No config file 'alembic.ini' found, or file has no '[alembic]' section
FAILED: No 'script_location' key found in configuration.
FAILED: Path doesn't exist: '/app/migrations'.  Please use the 'init' command to create a new scripts folder.
ERROR: Unable to connect to the database. Configure the url, user and password!
ERROR: Invalid flag: -baselineOnMigrat
error: error resolving dockerfile path: please provide a valid path to a Dockerfile within the build context with --dockerfile
kaniko should only be run inside of a container, run with the --force flag if you are sure you want to continue
Error: unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory '/builds/ops/overlays/dev'
Error: accumulating resources: accumulation err='accumulating resources from 'deployment.yaml': open /builds/ops/base/deployment.yaml: no such file or directory'
Error: security; file '/srv/common/cm.yaml' is not in or below '/srv/overlays/prod'
Error: Unset variable "ami_name"
A used variable must be set or have a default value; see https://packer.io/docs/templates/hcl_templates/syntax for details.
Error: Output directory "output-debian" already exists. It must not exist.
Error: (app.create.spec) command is missing required arguments
Error: unknown flag: --regoin
Code: 76. DB::ErrnoException: Cannot open file /var/lib/clickhouse/tmp/a.bin, errno: 13, strerror: Permission denied. (CANNOT_OPEN_FILE)
Code: 243. DB::Exception: Cannot reserve 1.00 MiB, not enough space. (NOT_ENOUGH_SPACE)
Unable to lock JVM memory (ENOMEM). This can result in part of the JVM being swapped out, especially with mmapped I/O enabled.
nats-server: error: JetStream not enabled for account
nats-server: can't listen for clients: listen tcp 0.0.0.0:4222: bind: address already in use
http: error: Request body (from stdin, --raw or a file) and request data (key=value) cannot be mixed.
http: error: argument --verify: expected one argument
Error: loading initial config: loading new config: http app module: start: listening on :443: listen tcp :443: bind: permission denied
Error: reading config from file: open Caddyfile: no such file or directory
error loading config: no matching creation rules found
config file not found, or has no creation rules, and no keys provided through command line options
failed to load vulnerability db: database does not exist
Error opening data file /usr/share/tesseract-ocr/5/tessdata/deu.traineddata
Please make sure the TESSDATA_PREFIX environment variable is set to your "tessdata" directory.
wkhtmltopdf: cannot connect to X server
QStandardPaths: XDG_RUNTIME_DIR not set, defaulting to '/tmp/runtime-root'
Failure: Context "proto" does not exist: lstat proto: no such file or directory
airflow.exceptions.AirflowConfigException: error: cannot use SQLite with the CeleryExecutor
airflow.exceptions.AirflowConfigException: section/key [core/sql_alchemy_con] not found in config
⨯ release failed after 0s error=git is in a dirty state
⨯ release failed after 2s   error=git tag v1.4.0 was not made against commit 3f2c1aa
[!] Could not find 'Appfile' or 'Fastfile' in directory
[!] No value found for 'app_identifier'
[!] Could not find lane 'beta'. Available lanes: test, release
The stream or file "/var/www/storage/logs/laravel.log" could not be opened in append mode: Failed to open stream: Permission denied
A Vagrant environment or target machine is required to run this command.
Vagrant cannot forward the specified ports on this VM, since they would collide with some other application that is already listening on these ports.
VT-x is disabled in the BIOS for all CPU modes (VERR_VMX_MSR_ALL_VMX_DISABLED)
Error: running test: load: loading policies: no policies found in [policy]
Error: File not found - photos/cover.jpg
Error creating file: out/cover.jpg_exiftool_tmp
AH00534: apache2: Configuration error: No MPM loaded.
error: stat of /var/log/app.log failed: No such file or directory
/etc/ssh/sshd_config: line 3: Bad configuration option: PermitRoot
terminating, 1 bad configuration options
ERROR: image.tag is not set
No idea what 'relase' is!
Is there a repository at the following location?
Fatal: unable to open config file: stat repo/config: no such file or directory
Unknown output format docxx
include file not found: chapters/intro.adoc
textlint: No rules found, textlint hasn't done anything
unknown task 'relase'
raised ADA.IO_EXCEPTIONS.NAME_ERROR : orders.csv: No such file or directory
gprbuild: "app.gpr" has no source directories and is not abstract
Fortran runtime error: Cannot open file 'mesh.dat': No such file or directory
forrtl: severe (29): file not found, unit 10, file /app/mesh.dat
<ERROR> fpm: "fpm.toml" could not be found, check your manifest in this directory
Error: Wrong file naming: cart.cmi contains the compiled interface for Basket when Cart was expected
Error: The files stdlib.cmi and cart.cmi make inconsistent assumptions over interface Stdlib
Fatal error: exception Sys_error("prices.csv: No such file or directory")
Fatal error: exception Unix.Unix_error(Unix.EACCES, "mkdir", "/srv/out")
Error: Version 3.99 of the dune language is not supported. Supported versions of this extension in version 3.11 of the dune language
Error: I cannot find the root of the current workspace/project.
Error: Multiple rules generated for _build/default/cart.opam
Error: A running dune (pid: 912) instance has locked the build directory.
[ERROR] No switch is currently set. Please use 'opam switch' to set or install a switch
[WARNING] Running as root is not recommended [ERROR] Sandboxing is not working on your platform: bwrap missing
[ERROR] The selected switch 5.1 is not installed.
[NOTE] Environment is not in sync with the current switch; run: eval $(opam env)
guile: In procedure open-file: No such file or directory: "prices.scm"
;;; WARNING: compilation of /app/cart.scm failed: mkdir: Permission denied ~/.cache/guile
couldn't open "prices.txt": no such file or directory
couldn't read file "setup.tcl": no such file or directory
couldn't change working directory to "/srv/app": no such file or directory
couldn't open socket: address already in use (tcl server 8080)
unknown encoding "cp12520"
no display name and no $DISPLAY environment variable
application-specific initialization failed: no display
lua: cannot open cart.lua
Error: Your user does not have write permissions in /usr/local/lib/luarocks/rocks-5.3 -- you may want to run as a privileged user
autoreconf: error: 'configure.ac' is required
configure: error: cannot find required auxiliary files: config.guess config.sub
meson.build:1:0: ERROR: Meson version is 1.0.1 but project requires >=1.3
meson.build:2:0: ERROR: Tried to use unknown language "fotran".
meson.build:2:0: ERROR: Tried to access unknown option 'with_tests'.
meson_options.txt: ERROR: Value "maybe" (of type "str") for option "docs" is not one of the choices. Possible choices are enabled, disabled, auto
ERROR: Cannot find specified cross file: arm.ini
ERROR: No such build data file as '/app/build/meson-private/build.dat'.
ERROR: Build directory has been generated with Meson version 0.61, which is incompatible with the current version 1.2. Please regenerate it
ERROR: Executables created by c compiler cc are not runnable.
ERROR: Source directory and build directory must not be the same
ninja: error: could not determine root nodes of build graph
ninja: fatal: chdir to 'build' - No such file or directory
ninja: error: manifest 'build.ninja' still dirty after 100 tries, perhaps system time is not set
ninja: error: '/app/build/.ninja_deps': Permission denied opening build log
ninja: fatal: invalid -j parameter
CMake Error: Could not create named generator Ninjaa
add_subdirectory given source "third_party/fmt" which is not an existing directory.
CMake Error: The source "/src/CMakeLists.txt" does not match the source "/app/CMakeLists.txt" used to generate cache. Re-run cmake with a different source directory.
Policy "CMP9999" is not known to this version of CMake.
CMake Error: -D must be followed with VAR=VALUE.
No such preset in /app: "ci-releaze"
Cannot generate a safe runtime search path for target app because files in some directories may conflict with libraries
CPack Error: CPack generator not specified
(System.EnvError) could not fetch environment variable "SECRET_KEY_BASE" because it is not set
(ArgumentError) could not fetch application environment :repo for application :shop because configuration at :repo was not set
(File.Error) could not read file "priv/prices.json": no such file or directory
(Code.LoadError) could not load /app/config/test.exs. Reason: enoent
** (Mix) You're trying to run :shop on Elixir v1.12.0 but it has declared in its mix.exs file it supports only Elixir ~> 1.15
[error] Postgrex.Protocol failed to connect: ** (ArgumentError) :database is missing from Repo config
Protocol 'inet_tcp': invalid node name: a@b@c
Protocol 'inet_tcp': register/listen error: econnrefused (epmd)
the name shop@ci seems to be in use by another Erlang node
{error,{already_started,<0.91.0>}} =SUPERVISOR REPORT
{failed_to_start_child,ranch_listener,{listen_error,http,eaddrinuse}}
Error in setwd("/srv/app") : cannot change working directory
Error in file(file, "rt") : cannot open the connection In addition: Warning message: cannot open file 'prices.csv': No such file or directory
Warning in install.packages : 'lib = "/usr/local/lib/R/site-library"' is not writable
ERROR: failed to lock directory ‘/usr/lib/R/library’ for modifying Try removing ‘/usr/lib/R/library/00LOCK-xml2’
Error: trying to use CRAN without setting a mirror
ERROR: unsupported version of Quarto, _quarto.yml requires >=1.5
PHP Warning: file_put_contents(/app/var/out.json): Failed to open stream: Permission denied
Perl v7.0.0 required--this is only v5.36.0, stopped at cart.pl line 1.
Can't open perl script "migrate.pl": No such file or directory
Unrecognized switch: -Z (-h will show valid options).
perl: warning: Setting locale failed. Please check that your locale settings: LANGUAGE = (unset), LC_ALL = "de_DE" are supported and installed on your system.
Can't exec "convert": not executable file or permission bits wrong at thumbs.pl line 7.
loadable library and perl binaries are mismatched (got handshake key 0xcd00080, needed 0xdb00080)
Cannot detect source of 't/cart.tt'! at TAP/Parser/IteratorFactory.pm line 256.
Unknown option: verbsoe usage: import.pl [--file f]
go: no go.work file found (run 'go work init' first or specify path using GOWORK environment variable)
go: unsupported GOOS/GOARCH pair linuxx/amd64
go: parsing $GOFLAGS: unknown flag -foo
go: unknown go command variable GOPROXYY
stat ./cmd/shopd: directory not found
go foo: unknown command Run 'go help' for usage.
go: go.mod requires go >= 1.23 (running go 1.19; GOTOOLCHAIN=local)
build cache is required, but could not be located: GOCACHE is not defined and neither $XDG_CACHE_HOME nor $HOME are defined
go: could not create module cache: mkdir /go/pkg: permission denied
go: RLock /go/pkg/mod/cache/download/x.lock: no locks available
cgo: C compiler "gcc" required by CGO_ENABLED=1 but disabled: requires cgo
valgrind: Unknown option: --leak-chek=full
valgrind: failed to start tool 'memchek' for platform 'amd64-linux': No such file or directory
ERROR: unknown environment 'py999'
py: commands[0]> make: allowlist_externals: make is not allowed, use allowlist_externals to allow it
nox > Failed to load Noxfile noxfile.py, no such file exists.
Your Ruby version is 3.1.2, but your Gemfile specified 3.3.0
bundler: exec needs a command to run
Bundler is frozen: The gemspecs for path gems changed, or Gemfile was edited without updating Gemfile.lock
No Rakefile found (looking for: rakefile, Rakefile, rakefile.rb, Rakefile.rb)
Error: Unable to access jarfile build/libs/shop.jar
Unrecognized option: -Xfoo Error: Could not create the Java Virtual Machine.
Invalid maximum heap size: -Xmx1q
Initial heap size set to a larger value than the maximum heap size
Unrecognized VM option 'UseConcMarkSweepGC'
Error opening zip file or JAR manifest missing : jacocoagent.jar
error: Source option 5 is no longer supported. Use 7 or later.
error: file not found: Cart.java
no main manifest attribute, in shop.jar
Multiple garbage collectors selected: conflicting collector combinations in option list
error: release version 22 not supported
class file has wrong version 65.0, should be 61.0
keytool error: java.lang.Exception: Key pair not generated, alias <shop> already exists
Error: jlink: module path entry does not exist: jmods
No cabal.project file or cabal file matching the default glob './*.cabal' was found.
The package list for 'hackage.haskell.org' does not exist. Run 'cabal update' to download it.
cabal: The ghc version 8.4 is not supported, --with-compiler option ignored
Error: [S-1010] Stack has not been tested with GHC versions above 9.6, no compatible setup-info
Error: [S-2206] stack.yaml: Could not find a project directory, no resolver selected
shop: prices.csv: openFile: does not exist (No such file or directory)
shop: <stdout>: commitBuffer: invalid argument (cannot encode character '\8364')
shop: config.yaml: withFile: resource busy (file is locked)
Error: Could not find a file with a .nimble extension inside the specified directory: /app
Error: Nim version 2.2 required, found 1.6.14 which does not satisfy nim >= 2.2.0
error: unable to resolve zig lib directory: FileNotFound
error: OutOfDiskSpace: zig-cache could not be written NoSpaceLeft
Error No valid root package found - aborting (dub).
Error No compiler dmd found: Failed to invoke the compiler dmd to determine the build platform
std.file.FileException@std/file.d(370): prices.csv: No such file or directory
Outdated shard.lock. Please run shards update instead.
ERROR: empty intersection between CSV@0.10 and project compatibility 0.9
ERROR: julia version requirement from Project.toml's compat section not satisfied for package
[error] server was not detected. java.io.IOException: sbt thinks that server is already booting because of this exception: Could not create lock for /root/.sbt/boot
No project.clj found in this directory; lein: Couldn't find project, this task requires one
Problem: leiningen version 2.12 required, you're running 2.9.1 (:min-lein-version)
e: Module was compiled with an incompatible version of Kotlin. The binary version of its metadata is 2.0.0, expected version is 1.8.0.
error: package 'shop' is using Swift tools version 6.0.0 but the installed version is 5.8.0
error: could not find Package.swift in this directory or any of its parent directories
xcode-select: error: tool 'xcodebuild' requires Xcode, but active developer directory is a command line tools instance
The current Dart SDK version is 2.19.0. Because shop requires SDK version >=3.0.0 <4.0.0, version solving failed.
Could not find a file named "pubspec.yaml" in "/app".
[!] Android toolchain - develop for Android devices ✗ Android license status unknown.
No supported devices connected. (flutter run)
CocoaPods not installed or not in valid state: CDN: trunk, platform :ios is too low
paket.lock file is out of sync: no paket.dependencies file found in the parent folders
Microsoft VBScript runtime error: ActiveX component can't create object: 'Scripting.FileSystemObject2'
File C:\app\deploy.ps1 cannot be loaded because running scripts is disabled on this system.
The script 'x.ps1' cannot be run because it contained a "#requires" statement for Windows PowerShell 7.2.
Cannot find path 'C:\app\prices.csv' because it does not exist. + CategoryInfo : ObjectNotFound
A parameter cannot be found that matches parameter name 'Recurs'.
Cannot process command because of one or more missing mandatory parameters: Name.
Parameter set cannot be resolved using the specified named parameters.
Cannot validate argument on parameter 'Env'. The argument "stagin" does not belong to the set "dev,stage,prod" specified by the ValidateSet attribute.
The process cannot access the file 'C:\app\out.log' because it is being used by another process.
Set-ItemProperty : Requested registry access is not allowed.
Start-Service : Service 'shop (shop)' cannot be started due to the following error: Cannot start service shop on computer '.'.
Cannot find drive. A drive with the name 'S' does not exist.
Mock data are not setup for this scope, what happened? Should command is outside of It
open-input-file: cannot open input file path: /app/prices.rktd system error: No such file or directory; errno=2
raco make: compiled/cart_rkt.zo: error writing compiled file, loading version mismatch expected: "8.10" found: "8.2"
can't open core file: sbcl.core was built for runtime "2.2" but this is "2.0": core was built for a different runtime
Error: (open-input-file) cannot open file - No such file or directory: "prices.scm"
There's no "spago.yaml" file in your current location. spago cannot proceed
Error HH1: You are not inside a Hardhat project.
Error HH100: Network goerlii doesn't exist
Error HH8: There's one or more errors in your config file: * Invalid value undefined for HardhatConfig.networks.goerli.url - Expected a value of type string.
Error HH108: Cannot connect to the network localhost: Please make sure your node is running
iverilog: -s tb: No such file or directory No top level modules, and no -s option.
%Error: Specify --exe or no C++ main; no top-level found. %Error: Invalid option: --ccc
** Error: (vsim-19) Failed to access library 'work' at "work". No such file or directory. (errno = ENOENT)
ERROR: [Common 17-53] User Exception: No open project. Please create or open a project before executing this command.
ERROR: The 'build' command is only supported from within a workspace (below a directory having a MODULE.bazel file).
ERROR: Unrecognized option: --config=cii
ERROR: Config value 'remote' is not defined in any .rc file
ERROR: The project you're trying to build requires Bazel 7.1.0 (specified in /ws/.bazelversion), but it wasn't found in /usr/local/bin
FATAL: mkdir('/root/.cache/bazel'): (error: 30): Read-only file system
ERROR: The default build profile '/root/.conan2/profiles/default' doesn't exist. You need to create a default profile (type 'conan profile detect' command)
ERROR: Invalid setting '14' is not a valid 'settings.compiler.version' value.
ERROR: boost/1.84.0: Invalid ID: Invalid: This package requires C++17 at least
ERROR: Remote 'acmee' can't be found or is disabled
error: Could not detect vcpkg-root. If you are trying to use a copy of vcpkg that you've built, you must define the VCPKG_ROOT environment variable to point to a cloned copy of vcpkg.
error: Invalid triplet: x64-linuxx; Built-in Triplets:
error: fatal: path 'versions/baseline.json' exists on disk, but not in '1a2b3c' vcpkg builtin-baseline was not found; is it a shallow clone?
error: cannot open connection to remote store 'daemon': error: getting status of /nix/var/nix/daemon-socket/socket: Permission denied
error: path '/app/flake.nix' is not tracked by Git: to make it visible to Nix, run git add
error: a 'aarch64-linux' with features {} is required to build '/nix/store/abc.drv', but I am a 'x86_64-linux' with features {kvm}
error: access to absolute path '/etc/hosts' is forbidden in pure eval mode (use '--impure' to override)
The currently activated Python version 3.8.10 is not supported by the project (^3.11). Trying to find and use a compatible version.
[keyring.errors.NoKeyringError] No recommended backend was available. (poetry publish in container without keyring)
error: The interpreter at /usr is externally managed, and indicates the following
Unknown version source: vcss (hatchling)
pipenv: Pipfile not found! Aborting
EnvironmentLocationNotFound: Not a conda environment: /opt/conda/envs/shop
NotWritableError: The current user does not have write permissions to a required path. path: /opt/conda/pkgs/urls.txt
× could not find pixi.toml or pyproject.toml with tool.pixi at directory /app
× lock-file not up-to-date with the workspace (pixi --locked)
nvm is not compatible with the npm config "prefix" option: currently set to "/usr/local"
error: no override and no default toolchain set
error: the lock file /app/Cargo.lock needs to be updated but --locked was passed to prevent this
error: current package believes it's in a workspace when it's not: current: /app/tools/Cargo.toml
Plugins have been disabled: acme/plugin contains a Composer plugin which is blocked by your allow-plugins config.
lockfile.hash: content-hash missing; do not run Composer as root/super user! aborting (COMPOSER_ALLOW_SUPERUSER)
task: No Taskfile found in "/app" (or any of the parent directories). Use "task --init" to create a new one
task: precondition not met
task: Task "deploy" cancelled because it is missing required variables: ENV
task: Maximum task call exceeded (1000) for task "build": probably an cyclic dep or infinite loop
No .go files marked with the mage build tag in this directory.
The waf project is not configured: run "waf configure" first!
Buildfile: build.xml does not exist!
Basedir /app/core does not exist
tup error: No .tup directory found. Either create a Tupfile.ini file at the top of your project
Error: is buildkitd running? could not determine whether it is available: buildkit daemon did not start (earthly)
turbo: × Could not find turbo.json. │ Follow directions at https://turbo.build to create one
NX Daemon process terminated and closed the connection: Please check the daemon log
Couldn't locate the repo root. Are you sure you're inside a plz repo?
Error: failed to serve module: engine version v0.9 is not compatible with client dagger v0.11
MSBUILD : error MSB1009: Project file does not exist. Switch: shopp.csproj
MSBUILD : error MSB1011: Specify which project or solution file to use because this folder contains more than one
MSB3027: Could not copy "obj\app.dll" to "bin\app.dll". Exceeded retry count of 10. The file is locked by: "shop (912)"
NU1301: The local source '/srv/feed' doesn't exist.
lazbuild: Error: (lazarus) invalid Lazarus directory "": directory lcl not found
ERROR: Libref SHOP is not assigned.
file prices.dta not found r(601);
IEF212I SHOPJOB STEP1 INFILE - DATA SET NOT FOUND
IEC070I 035-000 unable to obtain VSAM dataset
IEC141I 013-18,IGG0191B,SHOPJOB,STEP1,OUTDD member missing
IEA995I SYSTEM COMPLETION CODE=B37 not enough space on volume
DSNT408I SQLCODE = -805, ERROR: DBRM OR PACKAGE NAME SHOP.CART NOT FOUND IN PLAN
CPF9801: Object SHOPDTA in library QGPL not found.
zsh: no matches found: *.whl
csh: TOTL: Undefined variable.
sh: 12: Bad substitution
bash: cart.sh: line 3: VERSION: unbound variable
bash: !: event not found
bash: line 9: ulimit: open files: cannot modify limit: Operation not permitted
bash: cd: OLDPWD not set
bash: [: too many arguments
xonsh: subprocess mode: command not found or permission denied: ./deploy.xsh
RUNTIME ERROR: couldn't open import "lib/k.libsonnet": no match locally or in the Jsonnet library paths
RUNTIME ERROR: undefined external variable: env
error: Emscripten, llvm and binaryen locations must be set up, emsdk activate latest not done
could not find wasm-opt, set the WASMOPT environment variable to override
Failed uploading: no upload port provided
Failed uploading: uploading error: can't open device "/dev/ttyACM0": Permission denied
FATAL ERROR: board nrf52dkk not found; see 'west boards' (No board named 'nrf52dkk' found.)
west: unknown command "buildd"; do you need to run this inside a workspace?
ERROR: refusing to proceed without --force due to above error: Build directory build is for application other than /app
idf.py: error: Cannot find IDF_PATH environment variable: ESP-IDF export.sh was not sourced
'idf.py' target esp32 in sdkconfig does not match currently selected IDF_TARGET=esp32s3; run set-target
A fatal error occurred: Could not open /dev/ttyUSB0, the port is busy or doesn't exist.
A fatal error occurred: This chip is ESP32-S3, not ESP32. Wrong --chip argument?
avrdude: ser_open(): can't open device "/dev/ttyACM0": No such file or directory
Error: open failed: no ST-Link device found (openocd) libusb_open() failed with LIBUSB_ERROR_ACCESS
Error: couldn't bind gdb to socket on port 3333: Address already in use
Error: unable to find a matching CMSIS-DAP device
JLinkExe: Cannot connect to target. Could not find core in Coresight setup
probe-rs: Error: No connected probes were found.
qemu-system-arm: unsupported machine type: 'lm3s6965evbb' Use -machine help to list supported machines
qemu-system-x86_64: Could not access KVM kernel module: No such file or directory failed to initialize kvm
qemu-system-x86_64: -drive file=disk.qcow2: Failed to get "write" lock Is another process using the image [disk.qcow2]?
qemu-img: Could not open 'disk.qcow2': Image is corrupt; cannot be opened read/write
ERROR: OE-core's config sanity checker detected a potential misconfiguration.
Please use a umask which can allow tasks to create files: Do not use Bitbake as root.
You have PERL5LIB defined: this breaks buildroot. support/dependencies/dependencies.mk
Your PATH contains spaces, TABs, and/or newline (\n) characters. This doesn't work. (buildroot)
nvcc fatal : Unsupported gpu architecture 'compute_35'
error -- unsupported GNU version! gcc versions later than 12 are not supported! (host_config.h)
ERROR: clGetPlatformIDs failed: CL_PLATFORM_NOT_FOUND_KHR (-1001)
ERROR: Invalid export preset name: Linux/X12. The following presets were detected
It looks like another Unity instance is running with this project open. Multiple Unity instances cannot open the same project.
configuration: key smtp.host is blank in production profile
no section [mail] in /etc/shop/shop.ini, giving up
settings: "cache.size" should be positive, got -4
profile "perf" is unknown, pick one of dev, test, prod
please export SHOP_HOME before running this script
This script has to be started from the top directory of the checkout
must be started with bash, not sh
don't run me as root
you need to be root to mount the image
not enough entropy/space left under /var/tmp (needs 4G)
scratch area /scratch is full, clean up first
the target directory is not empty, pass --overwrite to replace it
output folder already there; delete it or choose another
another release is in progress (see /run/release.pid)
stale pid file /run/shop.pid, remove it by hand
someone else is holding build.lock since 14:02
waiting for lock gave nothing, owner host is gone: lock left behind
working tree has uncommitted changes, commit or stash before tagging
you are on branch feature/x, releases are cut from main only
tag v1.2.0 exists already, bump the version
HEAD is detached, can't tell the branch
shallow checkout: history is needed to compute the version, fetch with depth 0
submodule third_party/fmt was not checked out
git-lfs pointers found instead of contents, run git lfs pull
/dev/kvm is absent; emulator would crawl
cannot find a display to draw on
audio device is not there
no GPU on this runner, skipping is not permitted
kernel too old: need 5.10, have 4.19
this CPU has no AVX2
big-endian host is not supported by this build
only x86_64 is supported, you have aarch64
macOS 13 or newer wanted
glibc 2.34 needed but host ships 2.31
tmpfs mounted noexec, cannot run the helper from /tmp
mount point /mnt/share is not mounted
symlink current points nowhere
file is not readable by user ci: /etc/shop/prod.env
executable bit lost on gradlew, chmod +x it
umask 077 makes the artefacts unreadable for nginx
clock is 7 minutes ahead of the time server
timezone data for Europe/Kyiv is not on this machine
file name too long for this file system: a...b.txt
case-insensitive file system detected, Cart.ts and cart.ts collide
too many files open (ulimit -n is 256)
inotify limit of 8192 watches used up
no free loop devices
no more pseudo terminals
swap must be turned off
cgroup v2 is required by this launcher
user namespaces are switched off on this kernel
selinux is enforcing and denies exec
hugepages not reserved
locale de_CH.UTF-8 is not generated
stdin is not a terminal; use --yes
terminal too narrow, need 80 columns
the --since flag wants a date
--jobs takes a number, you gave "many"
--dry-run and --apply exclude each other
exactly one of --file or --url has to be given
I do not know the option --verbsoe
no such action: deply (try help)
too few arguments, need SOURCE and TARGET
extra operand 'prod'
missing operand after '--env'
unexpected positional argument "staging"
input file prices.csv is not there
found no input matching data/*.csv
nothing to process in inbox/
cannot make out the project root
could not read version from VERSION file
VERSION and package.json disagree: 1.2.0 vs 1.1.9
feature flag store file flags.yml absent
environment "stage" is frozen until Monday
deployment window is closed
maintenance mode is on, aborting
simulator iPhone 19 is not among the installed runtimes... device type unavailable
no emulator is attached
two devices attached, specify a serial
node pool has no room: 0 of 3 nodes fit the pod
ports 5432-5439 are all taken
port 8080 held by pid 4711 (java)
address 10.0.0.5 is not assigned to this host
unix socket path longer than 108 bytes
backup volume is mounted read-only
project sits on a network drive, file watching impossible
antivirus quarantined build/app.exe
registry key HKLM\Software\Acme is not present
service ShopSync is disabled
docker daemon runs in Windows-container mode
compose file was written for another project name
runner label "gpu" matches no machine
concurrency group already has a waiting run
cron expression names February 30
no config: looked in ./shop.toml, ~/.shop.toml, /etc/shop.toml
log4j: appender FILE could not be configured: log directory missing
cannot switch user to "deploy": no such user
uid 1001 has no passwd entry
group docker does not contain ci
cannot allocate a tty
chroot /srv/jail lacks /bin/sh... invalid root
ccache: error: Failed to create directory /root/.ccache/tmp: Permission denied
ccache: error: invalid size: 5X
sccache: error: Server startup failed: cache storage failed to read: cannot write to read only storage
sccache: error: couldn't determine server port; Address in use (os error 98)
distcc[912] ERROR: no hosts defined; is DISTCC_HOSTS set?
icecc: fatal: no build environment tarball for this platform
ld: cannot open output file app: Text file busy
ld: cannot open linker script file memory.ld: No such file or directory
LINK : fatal error LNK1104: cannot open file 'app.exe'
patchelf: cannot find section '.interp'. The input file is most likely statically linked
libtool: error: 'cart.lo' is not a valid libtool object
libtool: Version mismatch error. This is libtool 2.4.7, but the definition of this LT_INIT comes from an older release.
aclocal: error: couldn't open directory 'm4': No such file or directory
install: cannot change ownership of '/usr/bin/app': Operation not permitted
configure: error: C compiler cannot create executables
configure: WARNING: unrecognized options: --with-foo (fatal)
make: *** No targets specified and no makefile found. Stop.
make: *** unknown signal; make: invalid option -- 'Z'
bmake: no target to make. bmake: stopped in /app
make: getcwd: No such file or directory
ghc-pkg: cannot find package database: /root/.ghc/package.conf.d doesn't exist
haskell-language-server: No 'hie.yaml' found and cradle could not be detected: failed to work out ghc version
stack: Preventing creation of stack root '/root/.stack/'. Parent directory '/root' is owned by someone else.
cabal: ~/.cabal/packages: getDirectoryContents: permission denied
iex: warning: the VM is running with native name encoding of latin1 which may cause Elixir to malfunction as it expects utf8
mix: ** (File.RenameError) could not rename from "_build/tmp" to "_build/dev": cross-device link
mix: ** (Mix) Hex dependency resolution cannot run offline: HEX_OFFLINE=1 is set
(RuntimeError) environment variable DATABASE_URL is missing. For example: ecto://USER:PASS@HOST/DATABASE
epmd: node name discovery port 4369 occupied by another daemon
erl: Failed to set real time scheduling: clock source unusable
nimble: Error: Cannot build in a directory with spaces, nimbledir is read only
zig: error: unable to open zig cache directory 'zig-cache': AccessDenied
dub: Failed to lock file ~/.dub/packages/local-packages.json
shards: Postinstall script is not executable: ./install.sh
julia: ERROR: could not open depot /opt/julia: DEPOT_PATH is empty
julia: LOAD_PATH environment variable contains a relative entry "./src2" without project
Rscript: fatal: R_HOME_DIR ('/usr/lib/R') is not where R was built
R: cannot create 'R_TempDir'
R: Setting LC_CTYPE failed, using "C"
perl: Can't locate home directory for .cpan: HOME unset, run cpan's first-time configuration
cpanm: Can't write to /usr/local/share/perl/5.36.0 and /usr/local/bin: Installing modules to ~/perl5
PERL_MM_OPT conflict: Only one of PREFIX or INSTALL_BASE can be given. Not both.
prove: t/lib isn't a directory, bad -I
lua: LUA_INIT:1: environment script is not readable
tclsh: TCL_LIBRARY points to tcl 8.5, but need 8.6: version conflict for init.tcl
gfortran: error: unrecognized command-line option '-fcheck-bounds2'
gfortran: error: mesh.f90: No such file or directory gfortran: fatal error: no input files
fpm: invalid profile "relase": expected debug or release
gnatmake: ada source search path ADA_INCLUDE_PATH is unset, "obj" directory not writable
sbt: [error] JVM flag -XX:MaxPermSize is ignored/unsupported: Unrecognized VM option, edit .jvmopts
sbt: Another sbt instance owns project/target/active.json, connecting instead is off
mill: Could not lock out/mill-server; another mill process with PID 912 is running 'test', no-wait given
lein: *** WARNING: You're currently running as root; probably by accident. LEIN_ROOT not set, aborted
clj: Error: Malformed deps path: JAVA_CMD does not exist
kotlin: error: wrong jdk home: -jdk-home /opt/jdk9 has no lib/modules
swift: error: unableToLoadSDK: SDKROOT "/sdk" is not a valid SDK for target
swiftpm: error: 'shop': the manifest cache is read-only; Another instance of SwiftPM is already running using '.build'
flutter: Flutter requires ANDROID_SDK_ROOT; cmdline-tools component is missing or licenses not accepted on this host
dart: Could not find an option named "concurency".
dart: Unable to write kernel snapshot: .dart_tool not writable
dotnet: The specified solution configuration "Relase|Any CPU" is invalid.
dotnet: Unrecognized command or argument '--no-restor'.
dotnet: A compatible .NET SDK was not found. Requested SDK version: 9.0.100 global.json file: /app/global.json
pwsh: Cannot load profile: ExecutionPolicy of MachinePolicy overrides
pwsh: The argument 'deploy.ps1' to the -File parameter does not exist. Provide the path to an existing '.ps1' file
racket: raco setup: compiled zo is newer than collects tree, not writable installation
sbcl: can't find core file at /usr/local/lib/sbcl/sbcl.core
emacs: standard input is not a tty
emacs: Cannot open termcap database file; TERM=dumb2
vim: E185: Cannot find color scheme 'acme' in headless run, VIMRUNTIME is wrong
solc: unknown EVM version: shanghaii (option --evm-version)
anvil: Error: Address already in use (os error 98) 127.0.0.1:8545
hardhat: Error HH5: HardhatContext is not created. run from config
vivado: ERROR: [Common 17-217] Failed to load feature 'core': HOME is unset
vsim: ** Error: (vish-42) Unsupported ModelSim library format for "work". library was created by a newer version
vlog: Unable to lock library work: _lock owned by ci@host9
verilator: %Error: Unable to write obj_dir/Vtop.mk; VERILATOR_ROOT is set to inconsistent path
bazel: ERROR: --disk_cache path isn't absolute; Output base directory must not be inside of workspace
bazel: ERROR: Invalid options syntax: --tests_filter; Startup option 'host_jvm' after command
meson: python3 is 3.6.9, but need 3.7+
cmake: You have changed variables that require your cache to be deleted. The following variables have changed: CMAKE_CXX_COMPILER
cmake: CMAKE_TOOLCHAIN_FILE refers to arm.cmake which is not there
ninja: GetOverlappedResult / failed to lock build log, file in use
conan: ERROR: 'settings.os' value not defined in the profile
conan: ERROR: Conan client 1.x cannot read cache of version 2: migrate home ~/.conan
vcpkg: waiting to take filesystem lock on vcpkg-running.lock... error: already taken
nix: error: creating directory '/nix/store': Permission denied; single-user store not owned by ci
nix-build: error: $HOME ('/root') is not owned by you, but by uid 1000
home-manager: Existing file '/root/.bashrc' is in the way of '/nix/store/abc'
poetry: The virtual environment found at .venv seems to be broken. cannot create without overwriting
poetry: The option "--no-devv" does not exist
hatch: The currently-active project root has no pyproject; use HATCH_CONFIG to give location of config.toml
composer: Your PHP binary has allow_url_fopen off / The openssl extension is required for SSL/TLS protection but is not enabled
gem: ERROR: While executing gem ... (Gem::FilePermissionError) You don't have write permissions for the /var/lib/gems/3.1.0 directory.
go: GOROOT "/opt/go" doesn't contain src directory; cannot find GOROOT directory
go: cannot use -mod=vendor with GOFLAGS workspace mode; go.work is on
go vet: flag provided but not defined: -shadoww
golangci-lint: can't load config: the Go language version (go1.20) used to build golangci-lint is lower than the targeted Go version (1.23)
air: no config file .air.toml; cannot watch ./tmp
java: Error: option --add-opens needs module/package=target; JAVA_TOOL_OPTIONS picked up invalid value
ant: Unknown argument: -buildfil
gradle daemon JVM 8 unsupported; org.gradle.java.home in gradle.properties is wrong
kubectl plugin dir holds binary without x bit
protoc: Missing output directives.
protoc: --plugin=protoc-gen-x=./gen: path given is a directory; shop/out/: No such file or directory
antlr4: error(7): cannot find or open file: Cart.g4
swig: Unrecognized option -pythn3
flex: can't open scan.ll
bison: error: cannot open file 'parse.y': No such file or directory
gperf: cannot open input file 'kw.gperf' to read
re2c: error: cannot open file: lex.re
yacc: f - cannot open "gram.y"
toolchain file names a sysroot that is not on this disk: /opt/sysroot-arm
this project needs to be configured first (run ./configure)
build dir was made by another compiler, wipe it
cannot mix Debug and Release in one build tree
BUILD_TYPE=Fast isn't among Debug, Release
CC points at a file that can't be run
-march=znver9 isn't understood by this assembler setup
linker flag --icf=all unknown to bfd
two versions of python on PATH disagree, picked 2.7
wrong node on PATH: v12 where v20 is asked for
required tool version: protoc 25, present 3.6
terraform on this box is older than the code wants (1.3 < 1.6)
the wrapper jar is there but JAVA 8 can't start it
cross prefix arm-none-eabi- set, but host build was asked
out-of-tree build only; you are inside the source directory
parallel level 64 is beyond the permitted 16
incremental cache from another host, paths differ; drop ~/.cache/shop
cached docker layer volume is read only for uid 1000
snapshot directory belongs to root:root
directory vendor/ is a file
is a directory: out/app
not a directory: /etc/shop.d/x
name contains a colon, not allowed on NTFS
destination lies on another partition, hard link impossible
text busy: cannot replace running binary shopd
stale NFS file handle under /srv/ci
device or resource busy: cannot remove '/mnt/img'
quota of group ci used up (50G)
inode table full though space is left
no write access to registry mirror cache dir
temp dir variable TMPDIR points to a vanished place
core pattern pipe not permitted in container
seccomp profile forbids perf_event_open
ptrace is not permitted here (yama scope 1)
/proc is hidden, cannot read own limits
systemd is not PID 1 in this container, service cannot be started
dbus session bus address unset
XDG_RUNTIME_DIR isn't there or has wrong mode
Wayland display vanished / compositor isn't running
GPU delegate disabled by env var, tests demand it
audio sink null not configured
camera /dev/video0 taken by other app
usb dongle serial 12 not attached to this runner
board farm: slot 7 is reserved by anna
JTAG cable is held by another hw_server
FPGA part xc7a35 not enabled in this install
simulator binary is 32 bit, libs are 64 bit
wrong ELF class: ELFCLASS32
running under WSL1, which is not supported
nested virtualization off
hypervisor.framework entitlement isn't granted to this VM
App Sandbox forbids writing to ~/Library
gatekeeper quarantined the tool; xattr -d it
Rosetta isn't there for x86_64 tools... runner is arm only
DEVELOPER_DIR names a missing Xcode
more than one simulator called "iPhone 15" is booted
long path support is switched off in Windows
drive letter D: is not ready
code page 850 cannot show this output
PowerShell constrained language mode blocks Add-Type
UAC elevation wanted but session is non-interactive
pagefile too small on this agent
service control manager: service marked for deletion
WMI repository inconsistent on agent 4
IIS site "Shop" binds to port 80 already
connection string "Shop" isn't in web.config
appsettings.Stage.json: no such file
spring.profiles.active=stagin has no matching file
quarkus.http.port must be within 0..65535
micronaut: no config for datasource "reports"
rails: config/master.key is not there
rails: A server is already running. Check tmp/pids/server.pid.
laravel: No application encryption key has been specified.
symfony: Environment variable not found: "MAILER_DSN".
phoenix: config :shop, ShopWeb.Endpoint lacks secret_key_base
django: ALLOWED_HOSTS empty in production settings
next: Port 3000 is in use and --port was explicit
play: The application secret has not been set, and we are in prod mode.
compojure: HTTP_PORT env is no number
vapor: Configuration item DATABASE_URL absent, fatal
serverpod: passwords.yaml section staging doesn't exist
yesod: config/settings.yml: Could not parse env var PORT, blank
dream: --port wants int
mojolicious: Can't daemonize, hypnotoad.pid left behind
plumber: port already used by another R session
genie: SECRETS file isn't initialised
ERROR: missing input file '//app:data/prices.csv'
flag -k/--keep wants a number between 1 and 30
option --format: "xlm" is not one of xml, json, txt
--since may not lie after --until
--shard must look like 2/5
give either --all or a list of suites
no suite chosen: name one or use --all
surplus argument: nightly
value for --threads is out of range: 0
flag --quite unknown, did you mean --quiet?
subcommand "genrate" isn't one of generate, verify, clean
usage error: PROFILE required
setting report.dir points outside of the workspace
both config.yml and config.json are there, keep only one
config value url of section "registry" must begin with https
environment file .env.ci doesn't exist; copy .env.example
variable BASE_URL is set to an empty string
variable STAGE holds "produciton", allowed: production, staging
credentials helper isn't executable... mode 0644 on askpass.sh
host key file has mode 0644, want 0600
home directory /home/ci is world writable, refusing
input directory spec/ holds no *.feature files
template directory templates/ was not found under /opt/gen
baseline folder missing, run the record command first
working directory vanished during the run
can't create pid file: /run is read only
log directory isn't writable, starting without logs isn't allowed
no space on /var/lib/docker, 97 % used
less than 500 MB free on C:, installer quits
output would overwrite its own input
file handle limit hit after 1024 sockets
device nodes missing: /dev/net/tun
tap0 is already in use by another VM
bridge br0 does not exist on this host
port range 49152-49160 exhausted
display :99 already has an X server
chromedriver wrapper: version 114 of driver, 120 of browser
gem/bundler older than the lock demands
database server is 12, at least 14 is demanded
redis 5 lacks command used here, 6.2 wanted
cluster is v1.24; chart calls for >=1.27
compose plugin v1 found, v2 syntax wanted by this script
pod's security context forbids uid 0
kube context "kind-ci" isn't in the kubeconfig
namespace "qa7" is terminating
helm: another operation (install/upgrade/rollback) is in progress
state of workspace "qa" is locked since 03:12 by anna
terraform workspace "qa7" doesn't exist
inventory group [web] has no hosts
runner is out of date (2.290), server refuses jobs from it... upgrade runner
job image has no bash, entrypoint can't be started
cache folder owned by uid 0, restore impossible
symlinks are not allowed on this share
checkout path too long: 271 characters
file locked by editor: .cart.ods.lock
.git/index.lock is there, a git process may still be at it
dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem
Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 912 (unattended-upgr)
Waiting for process with pid 912 to finish (dnf), lock is kept
brew: Error: Your Xcode Command Line Tools are too outdated.
choco: ERROR: This operation must be run from an elevated command prompt
winget: The installer hash policy is disabled by your administrator
snap: error: cannot communicate with server: snapd socket absent
flatpak: error: unable to mount revokefs, fuse missing
podman: Error: cannot set up namespace using newuidmap: exit status 1
podman: no subuid ranges found for user "ci" in /etc/subuid
buildah: error: overlay is not supported over overlayfs
singularity: FATAL: container creation failed: mount /proc/self/fd/3 error: squashfuse: device not found
lxc: Error: Failed instance creation: storage pool "default" isn't there
vagrant: The provider 'libvirt' could not be used: VT-x is disabled in BIOS
VBoxManage: error: The machine 'ci' is already locked by a session
virsh: error: failed to get domain 'ci7'
multipass: instance "ci" is suspended, can't exec
systemctl: System has not been booted with systemd as init system (PID 1). Can't operate.
crontab: installing new crontab: bad minute
logrotate: error: insecure permissions on parent directory
sudo: a terminal is required to read the password
sudo: effective uid is not 0, is the file system mounted with 'nosuid'?
su: must be run from a terminal
taskset: failed to set pid 0's affinity: Invalid argument
numactl: libnuma: node argument 3 is out of range
perf: No permission to enable cycles event; perf_event_paranoid is 4
strace: attach: ptrace(PTRACE_SEIZE, 912): Operation not permitted
gdb: warning: Error disabling address space randomization: Operation not permitted
rr: needs /proc/sys/kernel/perf_event_paranoid <= 1, but it is 4
mpirun: There are not enough slots available in the system to satisfy the 8 slots requested
mpirun has detected an attempt to run as root.
srun: error: Unable to create step: Requested node configuration is not available
sbatch: error: invalid partition specified: gpux
qsub: Unknown queue MSG=cannot locate queue
module: ERROR: Unable to locate a modulefile for 'gcc/99'
locale: Cannot set LC_ALL to default locale: No such file or directory
mktemp: failed to create directory via template '/nope/XXXX': No such file or directory
mv: cannot overwrite directory 'dist' with non-directory
cp: -r not specified; omitting directory 'src'
rm: refusing to remove '.' or '..' directory
chmod: changing permissions of '/etc/x': Read-only file system
split: output file suffixes exhausted
sed: couldn't open temporary file ./sedA1: Permission denied
sed: can't read settings.conf: No such file or directory
tar: You must specify one of the '-Acdtrux' or '--test-label' options
dd: failed to open '/dev/sdb': No medium found
mkfs.ext4: /dev/sdb1 is mounted; will not make a filesystem here!
ip: RTNETLINK answers: Operation not permitted
modprobe: FATAL: Module kvm_intel not found in directory /lib/modules/5.15
Xvfb: Fatal server error: Server is already active for display 99
pulseaudio: [pulseaudio] main.c: Daemon startup failed, home not accessible
emulator: PANIC: Missing emulator engine program / AVD 'ci' has unknown system path
Error: No configuration files  Apply requires configuration to be present.
Error: Backend initialization required, please run "terraform init"  Reason: Backend configuration changed
Error: Backend configuration changed  A change in the backend configuration has been detected, which may require migrating existing state.
Error: Error acquiring the state lock  Error message: ConditionalCheckFailedException  Lock Info: Who: ci@runner-7
Error: No value for required variable  on variables.tf line 1: The root module input variable "zone" is not set
Error: Value for undeclared variable  A variable named "regon" was assigned on the command line
Error: Unsupported Terraform Core version  This configuration does not support Terraform version 1.2.0.
Error: Failed to read variables file  Given variables file prod.tfvars does not exist.
Error: Too many command line arguments  Did you mean to use -chdir?
Error: Invalid AWS Region: eu-wst-1
Workspace "staging" doesn't exist. You can create this workspace with the "new" subcommand
Error: Saved plan is stale  The given plan file can no longer be applied because the state was changed by another operation
Error: Failed to lock state in S3 bucket: bucket acme-state was not set up (NoSuchBucket)
level=error msg=Detected 0 modules: did not find any terragrunt.hcl in this folder or its parents
Error: ParentFileNotFoundError: Could not find a root.hcl in any of the parent folders of /builds/live/dev
error: no stack selected; please use 'pulumi stack select' to choose one
error: no Pulumi.yaml project file found (searching upwards from /builds). If you have not created a project yet, use 'pulumi new'
error: Missing required configuration variable 'web:region'  please set a value using the command 'pulumi config set web:region <value>'
error: passphrase must be set with PULUMI_CONFIG_PASSPHRASE or PULUMI_CONFIG_PASSPHRASE_FILE environment variables
error: [409] Conflict: Another update is currently in progress.
error: could not find a stack named 'acme/dev' in backend file:///builds/.pulumi
[WARNING]: Unable to parse /builds/inventory/stg as an inventory source
[WARNING]: provided hosts list is empty, only localhost is available. ERROR! Specified hosts and/or --limit does not match any hosts
fatal: [web1]: FAILED! => {"msg": "The task includes an option with an undefined variable. The error was: 'app_port' is undefined"}
fatal: [web1]: FAILED! => {"changed": false, "msg": "Destination directory /opt/app does not exist"}
fatal: [web1]: FAILED! => {"changed": false, "msg": "Could not find or access 'nginx.conf.j2' on the Ansible Controller."}
fatal: [web1]: FAILED! => {"msg": "Missing sudo password"}
fatal: [web1]: FAILED! => {"msg": "The module interpreter '/usr/bin/python2' was not found."}
Could not get lock /var/lib/dpkg/lock-frontend, fatal: [web1]: FAILED! => {"msg": "Failed to lock apt for exclusive operation"}
fatal: [web1]: FAILED! => {"msg": "Could not find the requested service nginxx: host"}
ERROR: Ansible requires the locale encoding to be UTF-8; Detected ISO8859-1.
ERROR! Unable to use multiprocessing, this is normally caused by lack of access to /dev/shm
CRITICAL 'molecule/ha/molecule.yml' glob failed. scenario 'ha' is not present
ERROR: Instance(s) already created, destroy them first: driver name 'podman' differs from state
Error: Could not initialize global default settings: Permission denied @ dir_s_mkdir - /etc/puppetlabs
Error: Run of Puppet configuration client already in progress; skipping  (/opt/puppetlabs/puppet/cache/state/agent_catalog_run.lock exists)
Error: The environment 'stging' was not found in environmentpath
Error: Could not create resources for managing Puppet's files and directories: must be run as root
FATAL: Chef::Exceptions::ConfigurationError: No config file found or specified on command line. Could not find /etc/chef/client.rb
ERROR: You must set the node name: node_name is not configured in knife.rb
Chef::Exceptions::CannotWritePrivateKey: I cannot write your private key to /etc/chef/client.pem
Chef Infra cannot execute without accepting the license  (set CHEF_LICENSE)
Error: Unset variable "iso_checksum"
Error: output directory exists: output-ubuntu  Use the force flag to delete it prior to building.
Failed creating Qemu driver: exec permission: Could not access KVM kernel module: No such file or directory
VT-x is not available (VERR_VMX_NO_VMX)
The IP address configured for the host-only network is not within the allowed ranges.
An action 'up' was attempted on the machine 'default', but another process is already executing an action on the machine.
Stderr: VBoxManage: error: The virtual machine 'web_default_1' has terminated unexpectedly during startup with exit code 1 (vboxdrv module not loaded)
It appears your machine doesn't support NFS, or there is not an adapter to enable NFS on this machine for Vagrant.
Error: open values-stg.yaml: no such file or directory
Error: execution error at (web/templates/secret.yaml:4:8): .Values.db.password is required
Error: chart requires kubeVersion: >=1.28.0-0 which is incompatible with Kubernetes v1.24.0
Error: flags --reuse-values and --reset-then-reuse-values are mutually exclusive: if any flags in the group are set none of the others can be
Error: namespaces "shop" not found (use --create-namespace)
environment values file matching "env/stg.yaml" does not exist in "."
err: no releases found that matches specified selector() because releases is empty
Error: new root '/builds/base' cannot be absolute
Error: security; file '/builds/secret.env' is not in or below '/builds/overlays/dev'
error: You must be logged in to a context: no context exists with the name: "staging"
error: Missing or incomplete configuration info. Please point to an existing, complete config file
error: stat /builds/.kube/config: permission denied
error: unable to read client-key /builds/.minik/client.key: no such file or directory
error: Unable to listen on port 8080: Listeners failed to create with the following errors: unable to create listener: Error listen tcp4 127.0.0.1:8080
error: cannot delete Pods with local storage (use --delete-emptydir-data to override): shop/cache-0
error: a container name must be specified for pod web, choose one of: [web proxy]
Error from server (Forbidden): pods "web" is forbidden: exceeded quota: compute, requested: cpu=2, used: cpu=8, limited: cpu=8
0/3 nodes are available: 3 Insufficient cpu. preemption: No preemption victims found for incoming pod.
0/5 nodes are available: 2 node(s) had untolerated taint {dedicated: db}, 3 node(s) didn't match Pod's node affinity/selector
Error: secret "db" not found  CreateContainerConfigError
couldn't find key PASSWORD in Secret shop/db
container has runAsNonRoot and image will run as root
The node was low on resource: ephemeral-storage. Container web was using 9Gi, request is 0
ERROR: could not find a log line that matches "Reached target .*Multi-User System.*"
FATA[0000] Failed to create cluster 'ci' because a cluster with that name already exists
FATA[0001] Failed Cluster Start: Failed to add one or more agents: docker failed: port is already allocated: k3d
k3s: level=fatal msg="failed to find memory cgroup, you may need to add \"cgroup_memory=1 cgroup_enable=memory\" to your linux cmdline"
[ERROR FileContent--proc-sys-net-ipv4-ip_forward]: /proc/sys/net/ipv4/ip_forward contents are not set to 1
Failed to run kubelet: misconfiguration: kubelet cgroup driver: "systemd" is different from docker cgroup driver: "cgroupfs"
Need to perform AWS calls for account 123, but no account was configured: Unable to resolve AWS account to use. It must be either configured when you define your CDK Stack, or through the environment
Since this app includes more than a single stack, specify which stacks to use (wildcards are supported) or specify '--all'
Other CLIs (PID=4121) are currently reading from cdk.out. Invoke the CLI in sequence, or use '--output' to synth into different directories.
Error: Running AWS SAM projects locally requires Docker. Have you got it installed and running?
Stack is in ROLLBACK_COMPLETE state and can not be updated.
LimitExceeded: VpcLimitExceeded: The maximum number of VPCs has been reached.
Service quota exceeded: You have reached the limit of 5 Elastic IPs in this region
Missing option --capabilities: Requires capabilities : [CAPABILITY_NAMED_IAM]
The specified location 'westeuropa' is not available for resource type 'Microsoft.Web/sites'
SkuNotAvailable: The requested VM size Standard_D9 is not available in location 'westeurope'
ZONE_RESOURCE_POOL_EXHAUSTED: The zone 'europe-west6-a' does not have enough resources available to fulfill the request.
Quota 'CPUS' exceeded. Limit: 24.0 in region europe-west6.
kpt: error: no Kptfile found at /builds/pkg
Error: environment 'stg' does not have spec.apiServer set (tanka)
devspace: fatal: couldn't find devspace.yaml, run devspace init first
docker: Error response from daemon: Conflict. The container name "/web" is already in use by container "1a2b". You have to remove (or rename) that container to be able to reuse that name.
docker: Error response from daemon: driver failed programming external connectivity on endpoint web: Bind for 0.0.0.0:8080 failed: port is already allocated
Error response from daemon: error while removing network: network web_default has active endpoints
Error response from daemon: remove data: volume is in use - [1a2b3c]
Error response from daemon: Mounts denied: The path /builds/data is not shared from the host and is not known to Docker.
Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /builds/conf
docker: Error response from daemon: failed to create task for container: OCI runtime create failed: error mounting "/builds/app.conf" to rootfs: not a directory: Are you trying to mount a directory onto a file (or vice-versa)?
failed to create shim task: cgroups: cgroup mountpoint does not exist: unknown
failed to register layer: ApplyLayer exit status 1: write /usr/lib/libfoo.so: no space left on device
Got permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock
Error response from daemon: client version 1.52 is too new. Maximum supported API version is 1.43
Error response from daemon: client version 1.22 is too old. Minimum supported API version is 1.24
failed to start daemon: Error initializing network controller: error creating default "bridge" network: Failed to Setup IP tables
failed to start daemon, ensure docker is not running or delete /var/run/docker.pid: process with PID 812 is still running
unable to configure the Docker daemon with file /etc/docker/daemon.json: the following directives are specified both as a flag and in the configuration file: hosts
docker: context "staging": context not found: open /root/.docker/contexts/meta/1a/meta.json: no such file or directory
Error response from daemon: This node is not a swarm manager. Use "docker swarm init" to connect this node to swarm and try again.
Error response from daemon: could not choose an IP address to advertise since this system has multiple addresses on interface eth0
docker: invalid reference format: repository name (acme/Web) must be lowercase.
ERROR: "docker buildx build" requires exactly 1 argument.
ERROR: unable to prepare context: path "./ctx" not found
ERROR: failed to read dockerfile: open Dockerfile.ci: no such file or directory
ERROR: failed to solve: failed to compute cache key: "/app/dist": not found
ERROR: merging manifest lists not supported; docker exporter does not currently support exporting manifest lists
WARN[0000] The "TAG" variable is not set. Defaulting to a blank string.
error while interpolating services.web.image: required variable TAG is missing a value: set it in .env
env file /builds/.env.ci not found: stat /builds/.env.ci: no such file or directory
open /builds/compose.stg.yml: no such file or directory
secret "token" : file /run/secrets/token does not exist: bind mount failed
no such profile: debugg (compose --profile)
Error: cannot set up namespace using "/usr/bin/newuidmap": should have setuid or have filecaps setuid: exit status 1
Error: cannot re-exec process: there might not be enough IDs available in the namespace (requested 0:42 for /etc/gshadow): Check /etc/subuid and /etc/subgid
WARN[0000] "/" is not a shared mount, this could cause issues or missing mounts with rootless containers
Error: overlay is not supported over NFS at "/home/ci/.local/share/containers/storage": graph driver backing file system
Error: database graph driver "overlay" does not match our graph driver "vfs": database configuration mismatch
Error: netavark: failed to load existing aardvark-dns: IO error: No such device (os error 19)
Error: podman socket /run/user/1000/podman/podman.sock: is the podman.service started?
Error: crun: join keyctl '1a2b': Disk quota exceeded
Error: creating runtime static files directory: mkdir /home/ci: permission denied
error creating lease: lchown /var/lib: operation not permitted (rootless buildkit)
XDG_RUNTIME_DIR not set, rootless mode falls apart
failed to mount overlay: invalid argument: storage-driver fuse-overlayfs needs /dev/fuse
fuse: device not found, try 'modprobe fuse' first
error building image: error getting directory listing: kaniko: dockerfile Path not provided
ctr: failed to dial "/run/containerd/containerd.sock": permission denied; are you root
FATA[0000] failed to create default address: cannot access containerd socket "/run/containerd/containerd.sock": no such file or directory
lima: FATA[0000] instance "ci" already exists, cannot be created a second time
colima: FATA[0000] docker is not running in VM, start with: colima start
Error: cannot specify both --key and --certificate-identity at once (cosign)
Error: signing: opening cosign.key: no such file or directory
Error: must provide one of --key, --sk or identity options
COSIGN_PASSWORD is empty and stdin isn't a terminal
Error: file does not exist: predicate.json (attest)
trivy: FATAL Fatal error: --severity: unknown severity: HIHG
FATAL	run error: flag error: unable to parse flag: invalid argument "tabel" for "--format"
trivy: cache may be in use by another process: unable to open the database: timeout on lock
FATAL	scan failed: unable to initialize a scan service: unix /var/run/docker.sock: permission denied while trying to inspect the image
Semgrep: --config auto cannot be used while metrics are off
semgrep: '--baseline-commit' is set but the working directory has unstaged changes
gitleaks: FTL unable to load gitleaks config, err: open .gitleaks.toml: no such file or directory
gitleaks: fatal: detected dubious ownership in repository; git log returned nothing, 0 commits scanned
trufflehog: error: expected argument for flag '--since-commit'
bandit: error: argument -c/--configfile: unable to read bandit.yaml
snyk: Unrecognized command: tets
Missing --org: SNYK_CFG_ORG needs to be configured for monitor
ERROR: You must define the following mandatory properties for 'Unknown': sonar.projectKey
ERROR: The folder 'src' does not exist for 'web' (base directory = /builds/web)
ERROR: Invalid value of sonar.sources for web
ERROR: Could not find a default branch for project with key 'web'. Make sure project exists.
sonar: The version of Java (11.0.2) used to run this analysis is deprecated and no longer accepted, please use 17
WARN: Shallow clone detected, no blame information will be provided. You can convert to non-shallow with 'git fetch --unshallow'
ZAP: The home directory '/zap/wrk' is not writable; Automation plan zap.yaml not found
ZAP is already running: The home directory is locked (/root/.ZAP)
zap-baseline.py: error: A file based option has been specified but the directory '/zap/wrk' is not mounted
masscan: FAIL: could not determine default interface
tcpdump: eth9: No such device exists (SIOCGIFHWADDR: No such device)
tcpdump: eth0: You don't have permission to capture on that device
hashcat: No devices found/left.
clamd: ERROR: LOCAL: Socket file /run/clamav/clamd.ctl is in use by another process.
freshclam: ERROR: Can't open /var/log/clamav/freshclam.log in append mode (check permissions!).
/var/log/clamav/freshclam.log is locked by another process
apparmor: Unable to replace "web". Permission denied; attempted to load a profile while confined?
SELinux is preventing /usr/sbin/nginx from name_bind access on the tcp_socket port 8081.
setenforce: SELinux is disabled
capset failed: operation not permitted; drop capabilities needs privileged mode
seccomp: prctl(PR_SET_SECCOMP): Invalid argument, kernel lacks CONFIG_SECCOMP_FILTER
operation not permitted: ptrace is restricted by yama (kernel.yama.ptrace_scope=1)
perf_event_open(...) returned EPERM: perf_event_paranoid is 3
age: error: open /run/keys/age.txt: no such file or directory
sops: error loading config: no matching creation rules found
gpg: WARNING: unsafe permissions on homedir '/root/.gnupg'
openssl: Can't open /etc/ssl/openssl.cnf for reading, No such file or directory
req: Unrecognized flag addextt
x509: Use -help for summary: Unknown option: -dayz
keytool error: java.lang.Exception: Keystore file does not exist: ci.jks
keytool error: java.lang.Exception: Only one command is allowed: both -importcert and -list were specified.
certbot: Another instance of Certbot is already running.
certbot: Problem binding to port 80: Could not bind to IPv4 or IPv6.
mkcert: ERROR: failed to save CA key: open /root/.local/share/mkcert/rootCA-key.pem: permission denied
step: error: flag '--ca-url' requires the '--root' or '--fingerprint' flag
psql: error: invalid option -- 'z'
psql: error: could not read root certificate file "/root/.postgresql/root.crt"; either provide the file or change sslmode
FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute
FATAL:  data directory "/var/lib/postgresql/data" has invalid permissions  DETAIL:  Permissions should be u=rwx (0700) or u=rwx,g=rx (0750).
FATAL:  lock file "postmaster.pid" already exists  HINT:  Is another postmaster (PID 41) running in data directory?
FATAL:  could not create shared memory segment: Invalid argument (SHMMAX)
FATAL:  unrecognized configuration parameter "shared_bufers"
FATAL:  could not write lock file "postmaster.pid": No space left on device
FATAL:  the database system is in recovery mode
initdb: error: invalid locale name "de_CH.UTF-9"
pg_ctl: no database directory specified and environment variable PGDATA unset
Database is uninitialized and superuser password is not specified. You must specify POSTGRES_PASSWORD to a non-empty value
DETAIL:  The data directory was initialized by PostgreSQL version 13, which is not compatible with this version 16.4
pg_dump: error: aborting because of server version mismatch  DETAIL: server version: 16.1; pg_dump version: 13.9
pg_upgrade: old and new cluster pg_controldata: checksum settings do not agree between the clusters
WARNING:  database "shop" has a collation version mismatch
ERROR:  new encoding (UTF8) is incompatible with the encoding of the template database (SQL_ASCII)
ERROR:  database "shop" is being accessed by other users  DETAIL:  There are 3 other sessions using the database.
ERROR:  CREATE INDEX CONCURRENTLY cannot run inside a transaction block
ERROR:  logical decoding requires wal_level >= logical
ERROR:  all replication slots are in use
ERROR:  pg_stat_statements must be loaded via shared_preload_libraries
ERROR:  tablespace "fast" does not exist: directory "/mnt/fast" was never set up
canceling statement due to conflict with recovery
ERROR 1419 (HY000): You do not have the SUPER privilege and binary logging is enabled (you *might* want to use the less safe log_bin_trust_function_creators variable)
ERROR 1193 (HY000): Unknown system variable 'inodb_buffer_pool_size'
ERROR 1298 (HY000): Unknown or incorrect time zone: 'Europe/Zurich'
[ERROR] [MY-014060] [Server] Invalid MySQL server upgrade: Cannot upgrade from 50700 to 90000.
mysqldump: [ERROR] unknown variable 'loose-x=1'
mysql: [ERROR] mysql: unknown option '--ssl-mod'
Database is uninitialized and password option is not specified  You need to specify one of MARIADB_ROOT_PASSWORD
Error: unable to open database "data/shop.db": unable to open database file
Runtime error near line 3: attempt to write a readonly database (8)
Error: database is locked (5)
Error: unknown command or invalid arguments:  "modee". Enter ".help" for help
sqlite3: Error: unknown option: -cvs
Msg 5120: Unable to open the physical file "/var/opt/mssql/shop.mdf". Operating system error 5: "5(Access is denied.)".
The SQL Server End-User License Agreement (EULA) must be accepted before SQL Server can start. ACCEPT_EULA is not set
ORA-01034: ORACLE not available  ORA-27101: shared memory realm does not exist
ORA-00845: MEMORY_TARGET not supported on this system
ORA-28040: No matching authentication protocol: sqlnet client is too old
ORA-65096: invalid common user or role name
{"t":{"$date":"2026"},"s":"E","c":"STORAGE","id":20557,"msg":"DBException in initAndListen, terminating","attr":{"error":"DBPathInUse: Unable to lock the lock file: /data/db/mongod.lock (Resource temporarily unavailable). Another mongod instance is already running"}}
NonExistentPath: Data directory /data/db not found. Create the missing directory or specify another path
MongoServerError: not primary and secondaryOk=false
MongoServerError: no replset config has been received
MongoParseError: Invalid scheme, expected connection string to start with "mongodb://" or "mongodb+srv://"
mongod: Illegal instruction needs AVX: WARNING: MongoDB 5.0+ requires a CPU with AVX support
mongod: IncompatibleServerVersion: featureCompatibilityVersion document is 4.0, this binary wants 6.0
UPGRADE PROBLEM: Found an invalid featureCompatibilityVersion document
# Creating Server TCP listening socket *:6379: bind: Address already in use
*** FATAL CONFIG FILE ERROR (Redis 7.2.4) *** >>> 'maxmemroy 100mb' Bad directive or wrong number of arguments
Can't open the append-only file: Permission denied
CLUSTERDOWN Hash slot not served
ERR This instance has cluster support disabled
ERR DB index is out of range
Node 127.0.0.1:7001 is not empty. Either the node already knows other nodes or contains some key in database 0
the default discovery settings are unsuitable for production use; at least one of [discovery.seed_hosts] must be configured
java.lang.RuntimeException: can not run elasticsearch as root
failed to obtain node locks, tried [/usr/share/elasticsearch/data]; maybe these locations are not writable or multiple nodes were started
this action would add [2] shards, but this cluster currently has [1000]/[1000] maximum normal shards open
Result window is too large, from + size must be less than or equal to: [10000]
The client noticed that the server is not Elasticsearch and we do not support this unknown product.
elasticsearch keystore: ERROR: keystore [elasticsearch.keystore] has permission problems, not readable by uid 1000
DB::Exception: Cannot lock file /var/lib/clickhouse/status. Another server instance in same directory is already running.
Code: 115. DB::Exception: Unknown setting 'max_memroy_usage'
Code: 452. DB::Exception: Setting max_threads should not be changed. SETTING_CONSTRAINT_VIOLATION
Effective user of the process (root) does not match the owner of the data (clickhouse).
influx: Error: organization ID or name needs to be set: must specify org ID or org name
run: open server: open tsdb store: mkdir /var/lib/influxdb/data: permission denied
neo4j: ERROR Failed to start: Unrecognized setting. No declared setting with name: dbms.memroy.heap
Invalid value for NEO4J_AUTH: '', password must be 8 characters or more
Store locked: Lock file has been locked by another process: /data/databases/store_lock
cockroach: ERROR: problem with CA certificate: not found  Failed running "sql" --certs-dir
ERROR: cockroach server exited with error: open /cockroach/data/LOCK: resource temporarily unavailable
tikv: the limit of open files is 1024, at least 82920 needed
etcd: member 1a2b has already been bootstrapped
etcd: conflicting environment variable "ETCD_NAME" is shadowed by corresponding command-line flag
zookeeper: Invalid config, exiting abnormally: myid file is missing
java.io.IOException: No snapshot found, but there are log entries. Something is broken! dataDir was mounted elsewhere (zookeeper trust.empty.snapshot)
No readable meta.properties files found. Run kafka-storage.sh format first
ConfigException: Invalid value org.acme.X for configuration key.serializer: must not be empty
Exactly one of the zookeeper.connect or process.roles must be set; KAFKA_ADVERTISED_LISTENERS is not set
advertised.listeners cannot use the nonroutable meta-address 0.0.0.0. Use a routable IP address.
Replication factor: 3 larger than available brokers: 1.
org.apache.kafka.common.errors.NotEnoughReplicasException: Messages are rejected since there are fewer in-sync replicas than required.
kafka-topics: joptsimple.UnrecognizedOptionException: zookeeper is not a recognized option
rabbitmqctl: Error: this command requires the 'rabbit' app to be running on the target node. Start it with 'rabbitmqctl start_app'.
RESOURCE_LOCKED - cannot obtain exclusive access to locked queue 'orders' in vhost '/'
disk resource limit alarm set on node rabbit@runner; publishers are blocked
nats-server: jetstream resource limits exceeded: insufficient storage resources available (10047)
nats: error: no context selected and NATS_URL is blank
pulsar: Namespace bundle for topic is not served by this instance: tenant acme was not created
mosquitto: Error: Unable to write pid file; config allow_anonymous is undefined for a listener on 1883
mosquitto: Error: Unknown configuration variable "listner".
memcached: can't run as root without the -u switch
memcached: failed to set rlimit for open files. Try starting as root or requesting smaller maxconns value.
minio: FATAL Unable to initialize backend: Disk path full: drive not writable
minio: ERROR Unable to validate credentials inherited from the shell environment: MINIO_ROOT_PASSWORD length should be at least 8 characters
flyway: ERROR: Unable to connect to the database. Configure the url, user and password!
Unable to resolve location classpath:db/migrations. failOnMissingLocations
flyway: ERROR: Invalid argument: -locatons
FlywayException: Unsupported Database: PostgreSQL 9.3
liquibase: Missing required argument '--changelog-file'; liquibase.properties was not found
Waiting for changelog lock.... lock is held by host runner-3 since yesterday
alembic: FAILED: No 'script_location' key found in configuration
FAILED: Path doesn't exist: /builds/alembic. Please use the 'init' command to create a new scripts folder.
prisma: Error: Environment variable not found: DIRECT_URL.
Prisma Migrate could not create the shadow database. P3014: the user may not create databases, set shadowDatabaseUrl
knex: Unable to read seeds directory ./seedz; Error: ENOENT scandir
sequelize: ERROR: Cannot find "/app/config/config.json". Have you run "sequelize init"?
sequelize: ERROR: Error reading "config/config.json". Error: environment 'stg' has no entry
TypeORM: No connection options were found in any orm configuration files.
typeorm: DataSource file must export exactly one instance
error: 'DATABASE_URL' must be set, or 'cargo sqlx prepare' must have been run and .sqlx must exist, to use query macros
golang-migrate: error: first .: file does not exist (no migrations folder)
dbmate: Error: invalid url, have you set your --url flag or DATABASE_URL environment variable?
goose: error: GOOSE_DRIVER and GOOSE_DBSTRING want a value
atlas: Error: --dev-url: required flag(s) "dev-url" not set; connected database is not clean: found table "x"
ActiveRecord::EnvironmentMismatchError: You are attempting to modify a database that was last run in 'production' environment.
ActiveRecord::NoEnvironmentInSchemaError: Environment data not found in the schema.
ActiveRecord::ConcurrentMigrationError: Cannot run migrations because another migration process is currently running.
Artisan: APPLICATION IN PRODUCTION. Command Cancelled!  --force was not given
Runtime Error: Could not find profile named 'shop' in profiles.yml
dbt: Credentials in profile "shop", target "ci" invalid: 'schema' is a required property
Error: Invalid value for '--profiles-dir': Path '/root/.dbt' does not exist.
Env var required but not provided: 'DBT_TARGET_SCHEMA'
Runtime Error: This version of dbt is not supported with the 'shop' package. Required version of dbt: >=1.9
sqlfluff: Error: Unknown dialect 'postgress'
User Error: No dialect was specified. You must configure a dialect
airflow: You need to initialize the database. Please run 'airflow db migrate'.
Already running on PID 812 (or pid file '/airflow/webserver.pid' is stale)
celery: Refusing to run as root when pickle is accepted: C_FORCE_ROOT is not set
logstash: Logstash could not be started because there is already another instance using the configured data directory.
fluent-bit: [error] [in_tail] could not open database /var/log/flb.db: cannot open directory
bqschema: location of dataset EU clashes with job location US: Cannot read and write in different locations
k6: ERRO[0000] The moduleSpecifier "load.js" couldn't be found on local disk. Make sure that you've specified the right path to the file.
ERRO[0000] invalid argument "abc" for "--vus": strconv.ParseInt
k6: could not initialize 'prw': K6_PROMETHEUS_RW_SERVER_URL is blank; unknown output type
ERRO[0000] function 'smoke' not found in exports, --config stages conflict with --iterations
WARN[0003] too many open files: socket: raise the ulimit -n (k6 wants 250000)
An error occurred: The file 'plan.jmx' doesn't exist or can't be opened (jmeter -t)
jmeter: Unknown arg: -n-l
jmeter: Results file:results.jtl is not empty; folder report is not empty, cannot create the dashboard
jmeter: No X11 DISPLAY variable was set, run with -n
locust: error: unrecognized arguments: --hatch-rate 10
locust: You must specify the base host: no host given for task set
locust: Timed out ports: Address 0.0.0.0:8089 in use, web UI can't start
gatling: Could not find or load gatling.conf; simulations folder /builds/sims not readable
There's no simulation to choose from: more than one found, and no -s in batch mode
wrk: unable to create thread: Resource temporarily unavailable
ab: invalid URL; usage wrong: apr_socket_recv needs trailing slash
ab: Cannot use concurrency level greater than total number of requests
siege: [alert] socket: unable to assign requested address, ephemeral ports used up
hey: -n cannot be less than -c.
oha: error: unexpected argument '--duratoin' found
hurl: error: Input file orders.hurl not existing
error: Undefined variable --> orders.hurl:3:9 you must set the variable host
hurl: error: unexpected argument '--vars-file' found
newman: the file at ./env.json could not be read; no such environment
error: collection could not be loaded  unable to read data from file "orders.json"  ENOENT
newman: error: unknown option '--reporterz'
newman: iteration data option --iteration-data points at a folder
karate: karate-config.js evaluation: karate.env has no value, baseUrl undefined for this environment
soapui: testrunner.sh: project file orders-soapui.xml is not readable for user 1001
pact: Error: No values provided for required options '--broker-base-url'
pact: No consumer version selectors given and PACT_BROKER_PUBLISH_VERSION blank
Please provide the application version: --consumer-app-version can't be empty
Cannot verify without a git branch: GIT_BRANCH is unset and HEAD is detached
wiremock: java.net.BindException while starting on 8080; mappings directory not found under root-dir
mockserver: java.lang.RuntimeException: Exception while binding MockServer to port 1080
prism: ✖  fatal  The server cannot start, port 4010 is occupied
spectral: Could not read docs/api.yaml: ENOENT; no documents provided
redocly: Failed to find API alias "orders@v9" in redocly.yaml
[error] The spec file is not found: api/openapi.yml  (openapi-generator generate -i)
[error] Found unexpected parameters: [--generater-name]
[error] A generator name (--generator-name / -g) is required.
protoc: order.proto: Could not make proto path relative: No such file or directory
protoc: proto: warning: directory does not exist. Missing input file.
order.proto: File does not reside within any path specified using --proto_path (or -I). You must specify a --proto_path which encompasses this file.
gen/go/: No such file or directory  (--go_out)
protoc-gen-go: unable to determine Go import path for "order.proto"  Please specify either: • a "go_package" option
Missing output directives.
buf: Failure: open buf.work.yaml: no workspace here; path "proto" has no .proto files
Unable to find Codegen config file!  Please make sure that you have a configuration file under the current directory!
graphql-inspector: Unable to find any GraphQL type definitions for the following pointers: schema/*.gql
rover: error[E012]: Could not find configuration profile "ci"
nginx: [emerg] cannot load certificate "/etc/nginx/tls/a.crt": BIO_new_file() failed
nginx: [emerg] open() "/etc/nginx/mime.types" failed (2: No such file or directory)
nginx: [emerg] mkdir() "/var/cache/nginx/client_temp" failed (13: Permission denied)
nginx: [emerg] getpwnam("nginx") failed
nginx: [emerg] could not build server_names_hash, you should increase server_names_hash_bucket_size: 64
nginx: [alert] could not open error log file: open() "/var/log/nginx/error.log" failed
nginx: [warn] 4096 worker_connections exceed open file resource limit: 1024
(13)Permission denied: AH00072: make_sock: could not bind to address [::]:80
AH00014: Configuration check failed: DocumentRoot '/var/www/x' is not a directory, or is not readable
httpd (pid 41) already running
AH00016: Configuration Failed; SSLCertificateFile: file '/etc/ssl/a.pem' does not exist or is empty
[ALERT]    (41) : Starting frontend web: cannot bind socket (Permission denied) [0.0.0.0:443]
[ALERT]    (41) : Cannot raise FD limit to 8034, limit is 1024.
[ALERT]    (41) : config : no such map file '/etc/haproxy/hosts.map', unable to open
cannot bind 'admin' listener: cannot bind '0.0.0.0:9901': Address already in use (envoy)
envoy: unable to read file: /etc/envoy/envoy.yaml; error: --config-path is nowhere
traefik: command traefik error: error opening listener: listen tcp :443: bind: permission denied
unable to generate a certificate: the permissions 644 for acme.json are too open, please use 600
varnishd: Error: Could not get socket :6081: Address already in use
squid: FATAL: Squid is already running: Found fresh instance PID file (/run/squid.pid) with PID 41
FATAL: Failed to make swap directory /var/spool/squid: (13) Permission denied
dovecot: Error: bind(0.0.0.0, 143) failed: Address already in use
named: could not listen on UDP socket: permission denied; exiting (due to fatal error)
dnsmasq: failed to create listening socket for port 53: Address already in use
chronyd: Fatal error : Another chronyd may already be running (pid=41), check /run/chrony/chronyd.pid
sshd: no hostkeys available -- exiting.
Missing privilege separation directory: /run/sshd
Failed to connect to bus: No such file or directory; $DBUS_SESSION_BUS_ADDRESS and $XDG_RUNTIME_DIR not defined
Failed to start app.service: Unit app.service is masked.
app.service: Failed to determine user credentials: No such process
app.service: Changing to the requested working directory failed: No such file or directory  (status=200/CHDIR)
app.service: Failed to set up mount namespacing: /run/systemd/unit-root/srv: No such file or directory
app.socket: Failed to create listening socket (0.0.0.0:80): Address already in use
Warning: The unit file, source configuration file or drop-ins of app.service changed on disk. Run 'systemctl daemon-reload'
Job for app.service failed because a fatal signal was delivered: user ci may not use systemctl --user without lingering
crontab: must be privileged to use -u
You (ci) are not allowed to use this program (crontab)
crond: can't open '/etc/crontabs/root': Permission denied
flock: failed to get lock: /var/lock/backup.lock is held by a job still running
supervisord: Error: Another program is already listening on a port that one of our HTTP servers is configured to use.
supervisorctl: unix:///var/run/supervisor.sock no such file
Error: .ini file does not include supervisorctl section
pm2: [ERROR] Script not found: /app/server.js; process name web is already launched
logrotate: error: skipping "/var/log/app.log" because parent directory has insecure permissions
error: state file /var/lib/logrotate/status is already locked
prometheus: err="opening storage failed: lock DB directory: resource temporarily unavailable"
prometheus: Error loading config: open prometheus.yml: permission denied; storage.tsdb.path isn't writable
promtool: rules/*.yml: no file matches the pattern, nothing checked
alertmanager: unable to initialize gossip mesh: couldn't deduce an advertise address: no private IP found
grafana: GF_PATHS_DATA='/var/lib/grafana' is not writable. You may have issues with file permissions
grafana-server: failed to read ini: home path /usr/share/grafanaa is not the install dir
loki: mkdir /loki: read-only file system; error running loki, compactor path can't be created
otelcol: Error: at least one config flag must be provided
otelcol: failed to start extensions: listen tcp :55679: bind: address already in use
telegraf: E! error: no inputs found, did you provide a valid config file?
node_exporter: --collector.textfile.directory /var/metrics is nonexistent
zabbix_agentd [41]: cannot create PID file [/run/zabbix/zabbix_agentd.pid]: [2] No such file or directory
Error: Environment variable GITHUB_TOKEN isn't exported to this step: secrets are not passed to workflows from forks
Warning: Unexpected input(s) 'nod-version', valid inputs are ['node-version']
Artifact storage quota has been hit. Unable to upload any new artifacts.
Error: Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.
Deployment branch is not allowed to deploy to production due to environment protection rules
The job was not started because recent account payments have failed or your spending limit needs to be increased
gitlab-runner: FATAL: Service not installed; config.toml is not writable
ERROR: Job failed (system failure): prepare environment: exit status 1. Check https://docs.gitlab.com/runner/shells/index.html#shell-profile-loading for more information
fatal: destination path '/builds/acme/web' already exists and is not an empty directory; runner could not clean
pipeline variable DEPLOY_TARGET is protected and thus blank on this branch
ERROR: ‘target/*.jar’ doesn’t match anything; No artifacts found that match the file pattern
java.io.IOException: Remote call on agent-7 failed: workspace is out of inodes
Agent went offline during the build; hudson.remoting label has no executors
ERROR: script returned exit code 127 because tool location for JDK17 is not configured on agent-7
Jenkins: Cannot run program "nohup" (in directory "/home/jenkins/ws@2"): error=2
circleci: context "aws-prod" is not reachable for this pipeline; Error: CIRCLE_WORKING_DIRECTORY is not a directory
Error: No such key for restore, workspace attached nothing: path 'dist' does not exist under ~/project
##[error]Variable group 'prod' was not authorised for use in this pipeline
act: Error: Could not find any stages to run. View the valid jobs with 'act --list'.
dagger: failed to start engine: container runtime isn't up; _EXPERIMENTAL_DAGGER_RUNNER_HOST has wrong scheme
earthly: Error: could not determine buildkit address - is Docker or Podman running?
pre-commit: .pre-commit-config.yaml is not a file; use 'git commit --no-verify'? No .pre-commit-config.yaml file was found
goreleaser: git is in a dirty state  Please check in your pipeline what can be changing the following files
goreleaser: git tag v1.4.0 was not made against commit 1a2b
semantic-release: This test run was triggered on the branch fix/x, while semantic-release is configured to only publish from main
config file settings.yml not found in any of: /etc/acme, ~/.acme, .
ERROR: $STAGE is blank
STAGE has to be dev, test or prod and not 'tst'
usage error: --from must be earlier than --to
either --all or a service name has to be given
option --force only makes sense with --delete
too few arguments: wanted 2, got 1
deploy: unrecognised sub-command 'rolout'
the value of --replicas must be a positive number
cannot combine --dry-run with --apply
this script needs root
another deployment is in progress (lock taken by runner-7 at 10:14)
lock file /tmp/deploy.lock is still there, is a second run active?
stale pid file /run/acme.pid, remove it first
workspace is not clean from the previous build, stop
only 412 MB free on /builds, 5 GB wanted
disk quota of user ci used up
inode table of /var is full
no space on device while unpacking artifacts
/builds is mounted noexec
/data is not mounted
mount: /mnt/nfs: bad option; for several filesystems (e.g. nfs, cifs) you might need a /sbin/mount.<type> helper program.
directory /var/spool/acme isn't writable for user 1001
cannot create out/report.html: parent directory does not exist
output folder already exists, use --overwrite
input directory /builds/in holds no *.csv files
no such input: data/2026-11.csv
key file /run/secrets/deploy is readable by everyone, fix its mode
home directory of user ci is nowhere (HOME unset)
TZ is 'Europe/Zürich', no such zone on this machine
clock of the machine is 412 s off, refusing to go on
kernel 4.15 is too old, at least 5.10 is needed
CPU lacks AVX2, program was built for it
needs 8 cores, this runner has 2
GPU required: no CUDA-capable device is detected
this tool wants Python 3.11 or newer, you run 3.8.10
bash 3.2 is too old for this script (associative arrays)
GNU sed needed, BSD sed found
terraform 1.5.7 found, 1.9.x pinned in .tool-versions
node 16 is used although .nvmrc says 22
docker 19.03 is below the minimum 24
kubectl and server are 5 minor versions apart (skew not supported)
kube context is 'prod', expected a test cluster, will not continue
refusing to run against production database
variable file group_vars/stg.yml is absent
profile 'ci' isn't defined in ~/.aws/config
The config profile (ci-deploy) could not be found
Parameter validation failed: Unknown parameter in input: "Regoin", must be one of: Bucket, Region
Invalid endpoint: https://s3.eu-wst-1..amazonaws.com
aws: error: argument operation: Invalid choice, valid choices are: create-bucket | delete-bucket
ERROR: (gcloud) Invalid choice: 'depoly'. Maybe you meant: gcloud deploy
WARNING: Property validation for compute/region: europe-west99 is not a valid region; command stops
az: 'webap' is misspelled or not recognized by the system.
az: the following arguments are required: --resource-group/-g
(ResourceGroupNotFound) Resource group 'rg-stg' could not be found.
(SubscriptionNotFound) The subscription '1a2b' could not be found; no default was set with az account set
heroku: ›   Error: Missing required flag:  ›    -a, --app APP  parent app to run command against
flyctl: Error: the config for your app is missing an app name, add an app field to the fly.toml file
Error: Could not find App "web-stg"; app was never launched in organization acme
vercel: Error: Your codebase isn’t linked to a project on Vercel. Run 'vercel link' to begin.
netlify: ›   Error: You don't appear to be in a folder that is linked to a site
wrangler: ✘ [ERROR] Missing entry-point: The entry-point should be specified via the command line or the 'main' config field.
firebase: Error: No currently active project. To run this command, you need to specify a project
supabase: cannot find config.toml; cd into a project or run supabase init; Docker Desktop is a prerequisite
linode-cli: error: no defaults for region were configured
hcloud: no active context; create one or set HCLOUD_CONTEXT
cf: FAILED No org and space targeted, use 'cf target -o ORG -s SPACE'
oc: error: no project exists with the name "stg" on the server; Project in context was removed
rclone: Failed to create file system for "remote:bucket": didn't find section in config file
rclone: CRITICAL: --include and --files-from may not be used together
restic: Fatal: Please specify repository location (-r or --repository-file)
restic: unable to open config file: stat /srv/backup/config: no such file or directory  Is there a repository at the following location?
restic: repo already locked, waiting up to 0s for the lock; unable to create lock in backend: repository is already locked by PID 41 on runner
borg: Failed to create/acquire the lock /srv/borg/lock.exclusive (timeout).
Repository /srv/borg is not a borg repository, path does not exist there
pgbackrest: ERROR: [037]: archive-push command requires option: pg1-path
pgbackrest: ERROR: [050]: unable to acquire lock on file '/tmp/pgbackrest/main-backup.lock': Resource temporarily unavailable
wal-g: ERROR: Failed to find any configured storage
barman: ERROR: Unknown server 'main1': no configuration section
velum: snapshotter wants btrfs, /srv is ext4
mdadm: /dev/md0 has been started with 1 drive (out of 2); not enough to start the array
lvcreate: Volume group "vg0" has insufficient free space (41 extents): 100 required.
zfs: cannot open 'tank/ci': dataset does not exist on this host
cryptsetup: Device /dev/vdb is in use, cannot format
RTNETLINK answers: File exists  (ip link add br0)
Cannot find device "wg0"
sysctl: cannot stat /proc/sys/net/netfilter/nf_conntrack_max: No such file or directory
iptables v1.8.9 (nf_tables): Could not fetch rule set generation id: Permission denied (you must be root)
tmux: error connecting to /tmp/tmux-1000/default (No such file or directory): no server running
at: Can't open /run/atd.pid to signal atd. No atd running?
chown: changing ownership of '/srv/app': Operation not permitted
chgrp: invalid group: ‘deployers’
useradd: user 'ci' already exists
install: cannot change owner and permissions of ‘/usr/local/bin/x’: Operation not permitted
mv: cannot move 'new' to 'current': Directory not empty
rm: cannot remove '/mnt/data': Device or resource busy
umount: /mnt/data: target is busy.
cp: cannot stat 'dist/*': No such file or directory
cp: -r not specified; omitting directory 'conf'
tar: data: Cannot stat: No such file or directory
rsync: [sender] change_dir "/builds/dist" failed: No such file or directory (2)
rsync: --delete does not work without --recursive (-r) or --dirs (-d).
wget: option '--no-chek' unrecognised
curl: option --retries: is unknown
curl: (3) URL rejected: Port number was not a decimal number between 0 and 65535
curl: (77) error setting certificate file: /etc/ssl/certs/ca.pem
ssh: unix_listener: path "/home/ci/.ssh/cm-..." too long for Unix domain socket
Could not open a connection to your authentication agent.
Bad owner or permissions on /home/ci/.ssh/config
jq: error: Could not open report.json: No such file or directory
yq: Error: open values-stg.yaml: no such file or directory
envsubst: template nginx.conf.tmpl can't be opened
timedatectl: Failed to query server: the time daemon is not there (no systemd in container)
feature toggles file is empty of section 'stg'
emulator is already running on 8085, stop it first
port range 30000-30010 is used up
too many open pull environments (12), quota is 10
runner has no docker socket mounted
the nightly needs swap, none is configured
dead symlink: current -> releases/412
path longer than 260 characters: C:\ci\a\b\...
error: the following required arguments were not provided:   --stage <STAGE>
error: invalid value 'stg' for '--env <ENV>'  [possible values: dev, test, prod]
error: the argument '--all' cannot be used with '--only <NAME>'
error: a value is required for '--out <DIR>' but none was supplied
error: unrecognized subcommand 'migrat'  tip: a similar subcommand exists: 'migrate'
Error: required flag(s) "cluster", "region" not set
Error: unknown shorthand flag: 'x' in -xf
Error: accepts 1 arg(s), received 0
Error: requires at least 2 arg(s), only received 1
Error: if any flags in the group [user password] are set they must all be set; missing [password]
flag provided but not defined: -dryrun
Required flag "source" not set  (urfave/cli)
No help topic for 'depoly'
Incorrect Usage: flag needs an argument: -o
error: missing required argument 'service'  (commander)
error: option '-p, --port <number>' argument 'abc' is invalid. Not a number.
error: too many arguments for 'start'. Expected 1 argument but got 2.
Not enough non-option arguments: got 0, need at least 1
Missing required arguments: cluster, stage  (yargs)
Arguments stage and all are mutually exclusive
Unknown arguments: dryRun, dry-run
Invalid values:   Argument: env, Given: "stg", Choices: "dev", "prod"
›   Error: Unexpected argument: stg
›   Error: Missing 1 required arg: ›   SERVICE  name of the service
Usage error: deploy.py: error: argument --workers: invalid int value: 'four'
error: one of the arguments --add --remove is required
error: argument --json: not allowed with argument --csv
error: ambiguous option: --ver could match --verbose, --version
error: argument action: invalid choice: 'sart' (choose from start, stop)
Error: Missing argument 'PATH'.
Error: Got unexpected extra argument (stg)
Error: Invalid value for 'FILE': File 'plan.json' does not exist.
Error: Invalid value for '--count': 'x' is not a valid integer range.
Error: Option '--name' requires an argument.
optparse: no such option: --forse
getopt: unrecognized option '--forse'
option requires an argument -- 'f'
Unmatched argument at index 1: 'stg'  (picocli)
Missing required option: '--url=<url>'
Invalid value for option '--port': 'abc' is not an int
Was passed main parameter 'x' but no main parameter was defined in your arg class (jcommander)
joptsimple.OptionMissingRequiredArgumentException: Option topic requires an argument
org.apache.commons.cli.MissingOptionException: Missing required option: c
Unrecognized command or argument '--forse'.  Required command was not provided.
Option '--out' expects a single argument but 2 were provided.
Verb 'bild' is not recognized.  (CommandLineParser)
Error: Unknown command 'bild'. (Spectre.Console)
OptionParser::InvalidOption: invalid option: --forse
ERROR: "acme deploy" was called with no arguments  Usage: "acme deploy SERVICE" (thor)
FATAL Flags parsing error: Unknown command line flag 'batchsize'. Did you mean: batch_size ?
ERROR: unknown command line flag 'verbos' (gflags)
the option '--inputt' is unrecognised (boost program_options)
The "--forse" option does not exist.  (symfony console)
Not enough arguments (missing: "service").
Command "cach:clear" is not defined. Did you mean this?
There are no commands defined in the "depoly" namespace.
** (OptionParser.ParseError) 1 error found! --forse : Unknown option
unexpected argument --forse, try 'acme --help' (kong: error: unknown flag --forse)
docopt: arguments do not fit the usage pattern
Could not read settings: /etc/acme/app.toml is a directory
settings file is present but blank
no [server] section in /etc/acme/app.ini
setting 'cache.ttl' must be between 1 and 3600
setting 'mode' has a value nobody supports: 'fastt'
unsupported log level "trase"
listen address "localhost" lacks a port
bad port "80a" in LISTEN
base directory isn't absolute: ./data
invalid duration "5 minutes" in POLL_INTERVAL
cannot parse MAX_CONN="ten" as integer
FEATURE_FLAGS holds an entry that is not known: new_chekout
CACHE_URL should start with redis://
DSN is not a valid url: postgres:/db
neither DB_URL nor DB_HOST was given
KAFKA_BROKERS: no value, nowhere to connect to
please export CLUSTER before running
set REGION and try again
undefined stage; pass STAGE=...
unbound variable: deploy.sh: line 9: TARGET: unbound variable
deploy.sh: line 3: 1: usage: deploy.sh STAGE
TARGET: parameter null or not set
make: *** No rule to make target 'conf/stg.env', needed by 'deploy'.  Stop.
no settings for stage 'stg' in config/
environment "stg" isn't one of the known ones
unknown region code eu-wst
cluster 'ci-2' isn't registered in clusters.yml
project directory not initialised, run 'acme init' beforehand
this folder is not a project of ours (no acme.yml)
not inside a git work tree
HEAD is detached, branch name can't be determined
shallow checkout: history needed, fetch-depth is 1
no tags in this clone, version can't be computed
another instance is alive (pid 41)
daemon already started
worker id 3 is taken by a different process
socket file /run/acme.sock exists already, left behind by a dead process
cannot obtain exclusive lock on /var/lib/acme
state directory is in use
resource busy: /dev/ttyUSB0
device /dev/kvm not accessible for user ci
no TTY on stdin, interactive mode impossible
terminal required
stdin is not a tty; use -T
cannot prompt in batch mode, pass --yes
read-only mount: cannot write /app/.cache
permission problem: /var/lib/acme belongs to root
chmod of /srv/run not allowed
cannot exec: file isn't executable (mode 0644)
bad interpreter: /bin/bash^M: no such file or directory
this binary is for arm64, the machine is x86_64
unsupported operating system: freebsd14
unsupported glibc: found 2.17, program wants 2.31
Java 8 detected, at least 17 is a must
server is 15.3, migrations are written for 16 or later
API version v1beta1 isn't served by this cluster
cluster has 2 nodes, 3 are the minimum
no free executor with 16 GB
not enough disk: 12G free, 40G required
tmpfs /tmp is full (100 %)
file table overflow
too many levels of symbolic links
file name too long: out/aaaa...
file handles used up: limit 1024
inotify: System limit for number of file watchers reached
no more processes can be started: Resource temporarily unavailable
nproc limit for ci is 512
all ports from 20000 to 20100 taken
address 10.0.0.9 isn't assigned to this machine: cannot assign requested address
bind: 0.0.0.0:443 needs CAP_NET_BIND_SERVICE
bridge br-ci does not exist
network namespace 'ci' is already there
IPv6 is off on this runner
swap must be off
hugepages: 0 free, 512 wanted
kernel option CONFIG_BPF isn't set
eBPF program refused: operation not permitted, needs CAP_BPF
cgroup v2 required, v1 found
systemd isn't running here
docker-in-docker needs --privileged
no container engine found running
compose project is up already under another name
volume web_data is mounted by container old_web
the container exited before we could exec into it: is not running
container web is paused, unpause it first
locale de_CH.UTF-8 isn't generated
cannot change locale (LC_ALL): No such file or directory
stdout encoding is ascii, umlauts can't be printed
time zone data for Europe/Zurich absent from /usr/share/zoneinfo
clock skew detected. Your build may be incomplete.
make: warning: Clock skew; file '/builds/x' has modification time 412 s in the future
hostname of the runner is longer than 63 characters
maintenance mode is on, try again after 06:00
deploy window closed (Fri 16:00), use --override
feature gate 'Foo' is off on this installation
staging is frozen until Monday
quota: 0 public addresses left in the project
all 12 preview slots are occupied
load generator node count is 0
the lab device isn't plugged in
licence dongle not attached to the host
printer queue 'label1' isn't set up
smart card reader missing
serial port COM7 can't be opened
scratch folder of the last run wasn't removed
backup target is the same disk as the source, refused
--since needs a date like 2026-11-28
--format: cannot write 'xls'
wrong number of parameters
give me exactly one of plan, apply or destroy
nothing selected: filter --only stg matched no service
glob conf.d/*.yml hits no file
input is a directory: data/
in.csv and out.csv are the same file
report folder doesn't exist
missing input: plan.out (run the plan job earlier)
artifact directory of the previous job is blank
cannot stat /builds/shared/schema.sql
could not chdir to /srv/app
no such device or address: /dev/tty
the values file for tenant acme is nowhere to be found
schema file api/orders.yml absent
could not load config from environment: missing keys LOG_DIR, DATA_DIR
application.yml: property 'spring.kafka.bootstrap-servers' unresolved: Could not resolve placeholder 'KAFKA' in value "$ {KAFKA}"
Consider defining an active profile: bean of type acme.Mailer wasn't configured for profile 'ci'
cannot switch to user app: no such user
no matching group 'docker' in /etc/group
user namespaces are disabled by sysctl
fatal: '/builds/app/lib' is outside repository at '/builds/app'
fatal: It seems that there is already a rebase-merge directory
fatal: you need to resolve your current index first
error: pathspec 'relase' did not match any file(s) known to git
fatal: could not set 'core.filemode' to 'false'
fatal: cannot use internal rev list with --cruft
error: cannot stat 'docs/index.md': Permission denied
fatal: could not open '.git/COMMIT_EDITMSG': Permission denied
error: cannot rebase: Your index contains uncommitted changes.
fatal: options '--track' and '--detach' cannot be used together
error: Terminal is dumb, but EDITOR unset
fatal: empty ident name (for <ci@agent-2>) not allowed
fatal: no upstream configured for branch 'topic'
fatal: No commit to dig up from?
fatal: cannot opendir .git/objects/pack
hint: The '.git/hooks/pre-push' hook was ignored because it's not set as executable.
error: cannot run .husky/pre-commit: Permission denied
fatal: alias loop detected: expansion of 'st' does not terminate:
svn: E155007: '/builds/app' is not a working copy
svn: E000017: Can't create directory '.svn/tmp': File exists
bzr: ERROR: Not a branch: "/builds/app/".
rsync: [sender] change_dir "/builds/site" failed: No such file or directory (2)
rsync: --fuzy: unknown option
Both rsync versions must be at least 3.2.0 for --crtimes.
rsync: setgroups failed: Operation not permitted (1)
rsync: --append cannot be used with --whole-file
zip error: Nothing to do! (dist.zip)
zip error: Could not create output file (out/dist.zip)
zip warning: name not matched: dist/*
unzip:  cannot find or open site.zip, site.zip.zip or site.zip.ZIP.
caution: filename not matched:  docs/*
checkdir error:  cannot create /opt/app Permission denied unable to process app/.
tar: Removing leading '/' failed: option -P requires absolute names
tar: node_modules/.cache: file changed as we read it
tar: cache: Cannot utime: Operation not permitted
tar: Options '-Aru' are incompatible with '-f -'
tar: Refusing to write archive contents to terminal (missing -f option?)
gzip: report.csv.gz already exists; not overwritten
gzip: compressed data not written to a terminal. Use -f to force compression.
xz: Unsupported LZMA1/LZMA2 preset: -99
zstd: dump.sql.zst already exists; overwrite (y/n) ? Not overwritten
bzip2: Output file notes.bz2 already exists.
losetup: disk.img: failed to set up loop device: Device or resource busy
mount: /mnt/data: special device /dev/sdb1 does not exist.
mount: /mnt/iso: wrong fs type, bad option, bad superblock on /dev/loop3, missing codepage or helper program, or other error.
mount: /cache: must be superuser to use mount.
umount: /mnt/build: not mounted.
mkfs.ext4: Device size reported to be zero. Invalid partition specified, or partition table wasn't reread
swapon: /swapfile: insecure permissions 0644, 0600 suggested.
flock: cannot open lock file /run/lock/deploy.lock: Permission denied
flock: requires file descriptor, file or directory
RTNETLINK answers: Operation not permitted
RTNETLINK answers: File exists
Cannot find device "eth1"
Command "adr" is unknown, try "ip address help".
Error: argument "foo" is wrong: "dev" not a valid ifname
sysctl: cannot stat /proc/sys/net/core/bpf_jit: No such file or directory
sysctl: permission denied on key 'kernel.shmmax'
modprobe: ERROR: could not insert 'vboxdrv': Operation not permitted
insmod: ERROR: could not insert module kvm.ko: Exec format error
iptables v1.8.7 (nf_tables): Could not fetch rule set generation id: Permission denied (you must be root)
iptables: Bad rule (does a matching rule exist in that chain?).
iptables: No chain/target/match by that name.
Error: Could not process rule: Operation not permitted
chroot: cannot change root directory to '/srv/root': No such file or directory
chroot: failed to run command '/bin/bash': Exec format error
unshare: unshare failed: Operation not permitted
nsenter: reassociate to namespace 'ns/net' failed: Invalid argument
setpriv: setresuid failed: Operation not permitted
su: user deploy does not exist or the user entry does not contain all the required fields
sudo: unable to change to root gid: Operation not permitted
sudo: effective uid is not 0, is /usr/bin/sudo on a file system with the 'nosuid' option set
sudo: /etc/sudoers is owned by uid 1000, should be 0
useradd: cannot lock /etc/passwd; try again later.
usermod: user ci is currently used by process 4412
chown: invalid user: 'www-data:www'
chmod: changing permissions of 'run.sh': Operation not permitted
chmod: invalid mode: 'u+rwxz'
ln: failed to create hard link 'b' => 'a': Invalid cross-device link
cp: cannot overwrite non-directory 'dist' with directory 'build'
cp: 'a.txt' and 'a.txt' are the same file
cp: target 'release' is not a directory
mv: cannot move 'out' to a subdirectory of itself, 'out/old'
mv: will not overwrite just-created 'dist/app.js' with 'build/app.js'
rm: refusing to remove '.' or '..' directory: skipping './'
rm: it is dangerous to operate recursively on '/'
mktemp: too few X's in template 'ci'
mktemp: failed to create directory via template '/tmp/ci.XXXX': No such file or directory
install: missing destination file operand after 'app'
truncate: cannot open 'disk.img' for writing: Text file busy
fallocate: fallocate failed: Operation not supported
dd: failed to open '/dev/sdb': Permission denied
dd: unrecognized operand 'bss=4M'
dd: invalid number: '4x'
split: xaa: output file suffixes exhausted
csplit: 'end': match not found
head: invalid number of lines: 'ten'
tail: cannot watch parent directory of 'app.log': No such file or directory
tail: inotify cannot be used, reverting to polling: Too many open files
tail: '/var/log/app.log' has become inaccessible: No such file or directory
sort: open failed: words.txt: No such file or directory
sort: cannot create temporary file in '/tmp/sort': No such file or directory
sort: options '-hn' are incompatible
cut: you must specify a list of bytes, characters, or fields
tr: when translating, the length of set1 must not be empty
tr: range-endpoints of 'z-a' are in reverse collating sequence order
uniq: extra operand 'c.txt'
comm: extra operand 'c.txt'
paste: standard input is closed
xargs: unmatched single quote; by default quotes are special to xargs unless you use the -0 option
xargs: warning: options --max-lines and --replace/-I/-i are mutually exclusive, ignoring previous --max-lines value
find: The -delete action automatically turns on -depth, but -prune does nothing when -depth is in effect.
find: './secrets': Permission denied
grep: conflicting matchers specified
grep: lib: Is a directory
grep: invalid context length argument
sed: no input files
sed: couldn't open temporary file ./sedA1b2: Permission denied
sed: couldn't edit config.yml: not a regular file
awk: cannot open prices.tsv (No such file or directory)
gawk: fatal: cannot open source file 'sum.awk' for reading: No such file or directory
mawk: unexpected option or missing file operand
ed: cannot open input file
ex: terminal entry not found in terminfo
reset: unknown terminal type screen.xterm-256color
'xterm-kitty': unknown terminal type.
screen: Cannot open your terminal '/dev/pts/0' - please check.
screen: No Sockets found in /run/screen/S-ci.
open terminal failed: not a terminal
no server running on /tmp/tmux-1000/default
tmux: need UTF-8 locale (LC_CTYPE) but have ANSI_X3.4-1968
script: cannot create typescript: Permission denied
watch: the interval must not be negative
timeout: invalid time interval 'soon'
ionice: ioprio_set failed: Operation not permitted
nohup: failed to run command './serve': Permission denied
kill: (4412) - No such process
pidof: no pid file /run/app.pid
start-stop-daemon: unable to stat ./bin/appd (No such file or directory)
crontab: no crontab for ci
at: Cannot open /var/run/atd.pid to signal atd: No such file or directory
Failed to start nginx.service: Unit nginx.service is masked.
Failed to connect to bus: $DBUS_SESSION_BUS_ADDRESS and $XDG_RUNTIME_DIR not defined
Failed to parse bus message: Invalid argument
Running as unit requires --user or root privileges
loginctl: Could not enable linger: Interactive authentication required.
Failed to set time: NTP unit is active
timedatectl: Failed to set time zone: Invalid or not installed time zone 'Europe/Berlinn'
locale-gen: /etc/locale.gen is not writable
hostnamectl: Could not set property: Access denied by policy
logger: socket /dev/log: No such file or directory
/etc/init.d/app: 12: cannot create /run/app.pid: Directory nonexistent
bash: /dev/tcp/db/5432: Invalid argument
bash: PATH: readonly variable
bash: cannot set terminal process group (-1): Inappropriate ioctl for device
bash: no job control in this shell
bash: deploy: command arguments too long: Argument list too long
sh: 1: cannot open /etc/app.env: No such file
./run.sh: line 3: VERSION: unbound variable
./run.sh: 12: parameter not set
zsh: no matches found: app[dev]
zsh compinit: insecure directories, run compaudit for list.
fish: $HOME is not set or cannot be written, history disabled
fish: Could not determine current working directory. Is your locale set correctly?
fish: No matches for wildcard '*.tmpl'. See 'help wildcards-globbing'.
set: Tried to change the read-only variable 'status'
shell-init: error retrieving current directory: getcwd: cannot access parent directories: No such file or directory
job-working-directory: error retrieving current directory
ssh-keygen: /root/.ssh/id_ed25519 already exists. Overwrite (y/n)?
ssh: /root/.ssh/config: line 4: Bad configuration option: identityfil
/root/.ssh/config: terminating, 1 bad configuration options
command-line: line 0: Bad number.
Could not create directory '/nonexistent/.ssh' (No such file or directory).
Failed to add the host to the list of known hosts (/root/.ssh/known_hosts).
Pseudo-terminal will not be allocated because stdin is not a terminal.
unix_listener: path "/very/long/control/path.sock" too long for Unix domain socket
ControlSocket /tmp/ssh-ci already exists, disabling multiplexing
bind [127.0.0.1]:5432: Address already in use channel_setup_fwd_listener_tcpip: cannot listen to port: 5432
Could not request local forwarding.
scp: /srv/www/: Is a directory
scp: ambiguous target
sftp: dest open "/srv/www/app.tgz": Failure
stat remote: No such file or directory
ftp: Not connected.
lftp: mirror: Access failed: 550 /pub/nightly: No such directory
curl: option --jsonn: is unknown
curl: (1) Protocol "ttps" not supported or disabled in libcurl
curl: (77) error setting certificate verify locations: CAfile: /etc/ssl/ca.pem
curl: (2) no URL specified
Warning: Failed to create the file /opt/tools/app.tgz: Permission denied
wget: invalid option -- 'Z'
app.tgz: Read-only file system Cannot write to 'app.tgz' (Success).
aria2c: errorCode=16 Failed to open the file /downloads/a.iso, cause: Permission denied
gpg: keyblock resource '/root/.gnupg/pubring.kbx': No such file or directory
gpg: cannot open tty: Inappropriate ioctl for device
gpg: can't do this in batch mode
gpg: invalid option "--pinentry-modee"
gpg: lock not made: Oh no, no more file handles
gpg-agent[91]: error binding socket to '/root/.gnupg/S.gpg-agent': File name too long
openssl: Error: Can't open "demoCA/index.txt" for reading, No such file or directory
genrsa: Extra option: "2048x"
req: Unable to find 'distinguished_name' in config
Can't find 'default_ca' section in openssl.cnf: variable lookup failed for ca::default_ca
age: error: failed to open identity file "key.txt": no such file or directory
sops: config file not found and no creation rules match .sops.yaml
parted: Error: Partition(s) on /dev/sdb are being used.
qemu-system-x86_64: Could not access KVM kernel module: No such file or directory
qemu-img: disk.qcow2: Failed to get "write" lock
Is another process using the image [disk.qcow2]?
kvm: failed to initialize kvm: Permission denied
virsh: error: failed to connect to the hypervisor
VBoxManage: error: VT-x is not available (VERR_VMX_NO_VMX)
nix: error: experimental Nix feature 'flakes' is disabled; add '--extra-experimental-features flakes' to enable it
error: cannot open connection to remote store 'daemon': error: creating directory '/nix/var/nix/daemon-socket': Permission denied
guix: error: the build users group is empty
direnv: error /builds/app/.envrc is blocked. Run 'direnv allow' to approve its content
mise ERROR Config files in ~/app/mise.toml are not trusted. Trust them with 'mise trust'
just: error: No justfile found
error: Recipe 'deploy' could not be run because just could not find the shell: No such file or directory
task: No Taskfile found at "/builds/app"
task: Task "lint:fix" cancelled: missing required variables: STAGE
mage: No .go files marked with the mage build tag in this directory.
make: stat: .cache/stamp: Too many levels of symbolic links
make: unrecognized option '--jobss'
make: the '-j' option requires a positive integer argument
make: *** INTERNAL: readdir: Stale file handle
entr: Too many files listed; the hard limit for your login class is 1024
entr: unable to get terminal attributes, set '-n' to run non-interactively
watchexec: failed to start watcher: inotify watch limit reached
fswatch: event queue overflow: increase fs.inotify.max_queued_events
inotifywait: Failed to watch .; upper limit on inotify watches reached!
npm error code EBADDEVENGINES The developer of this package has specified the following through devEngines: Invalid devEngines.runtime
npm error code EUSAGE 'npm ci' can only install packages when your package.json and package-lock.json are in sync.
npm error code ENOWORKSPACES This command does not support workspaces.
npm error config prefix cannot be changed from project config: /app/.npmrc.
npm error code EGLOBAL The global flag is not valid here
npm error Your cache folder contains root-owned files
npm error enoent This is related to npm not being able to find a file. package.json
npm warn Unknown user config "always-authh". This will stop working in the next major version of npm.
npm error Tracker "idealTree" already exists
Usage Error: No project found in /app/e2e; the nearest package directory doesn't seem to be part of the project declared in /app.
Usage Error: The 'yarn set version' command refuses unrecognized or legacy configuration settings: nodeLinkerr
YN0016: Remote archive is out of the allowed enableNetwork setting
Unrecognized or legacy configuration settings found: npmAuthTokn - run "yarn config -v" to see the list of settings supported in Yarn
error Your lockfile needs to be updated, but yarn was run with '--frozen-lockfile'.
error An unexpected error occurred: "EXDEV: cross-device link not permitted, rename '/tmp/a' -> '/cache/a'".
error Workspaces can only be enabled in private projects.
ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with package.json
ERR_PNPM_NO_IMPORTER_MANIFEST_FOUND  No package.json was found in "/app".
ERR_PNPM_UNEXPECTED_STORE  Unexpected store location
ERR_PNPM_RECURSIVE_EXEC_NO_PACKAGE  'pnpm recursive exec' requires the 'command' parameter
ERR_PNPM_IGNORED_BUILDS  Ignored build scripts: esbuild, sharp. Run "pnpm approve-builds"
ERR_PNPM_NO_GLOBAL_BIN_DIR  Unable to find the global bin directory
ERR_PNPM_LINKED_PKG_DIR_NOT_FOUND  Could not install from "/app/libs/ui" as it does not exist.
corepack: Error: Error when performing the request; packageManager field malformed: "pnpm@latest" is not a semver
bun: error: lockfile had changes, but lockfile is frozen
error: bun is unable to write files to tempdir: AccessDenied
deno: error: Config file not found: deno.ci.json
error: Requires net access to "api.acme.test:443", run again with the --allow-net flag
error: Uncaught (in promise) NotCapable: Requires read access to "/etc/app", run again with the --allow-read flag
error: The lockfile is out of date. Run 'deno install --frozen=false'
nx: The "build" target of "web" has unknown option: 'prodd'
NX   Daemon process terminated and closed the connection; the daemon's socket directory is not writable
NX   Running too many processes: "--parallel" must be a number
turbo: ERROR  run failed: We did not find a turbo.json in your repository
x Could not find turbo.json or turbo.jsonc.
x Missing 'packageManager' field in package.json
turbo: invalid value '0' for '--concurrency': should be at least 1
rush: The rush.json file is not in this folder or any of its parents
Your Node.js version (22.1.0) has not been tested with this version of Rush; nodeSupportedVersionRange rejects it
The Rush "check" command found that "rush update" must be run: the shrinkwrap file is out of date
Another Rush command is already running in this repository.
bit: error: workspace not found. to initiate a new workspace, please use 'bit init'
moon: Unable to determine workspace root. Please create a .moon configuration folder.
pants: ConfigValidationError: unrecognized option global.lvel
semantic-release: This test run was triggered on the branch topic, while semantic-release is configured to only publish from main
EINVALIDTAGFORMAT The tagFormat must compile to a valid git tag
release-please: option 'repo-url' is required
np: ✖ Not on 'main' branch. Use --any-branch to publish anyway.
✖ Unclean working tree. Commit or stash changes first.
conventional-changelog: preset dir is unreadable
webpack: [webpack-cli] Error: Unknown option '--moode'
[webpack-cli] Invalid value 'prod' for the '--mode' option
[webpack-cli] Failed to load '/app/webpack.ci.js' config: file does not exist
Conflict: Multiple assets emit different content to the same filename main.js
[webpack-cli] TypeError: Invalid 'devServer.port': must be lower than 65536
vite: error when starting dev server: Error: Port 5173 is already in use
[vite] The 'base' option must start with a slash
CACError: Unknown option '--prot'
Could not auto-determine entry point from rollupOptions or html files and there are no explicit optimizeDeps.include patterns.
[!] RollupError: You must supply options.input to rollup
[!] Invalid value "umdd" for option "output.format"
[!] RollupError: Invalid value for option "output.file" - when building multiple chunks, the "output.dir" option must be used, not "output.file".
✘ [ERROR] Invalid build flag: "--outdri=dist"
✘ [ERROR] Must use "outdir" when there are multiple input files
✘ [ERROR] Refusing to overwrite input file "src/app.js" with output file (use "--allow-overwrite" to allow this)
✘ [ERROR] Invalid target "es2030"
🚨 @parcel/core: Entry src/index.htm does not exist
🚨 @parcel/package-manager: Lock file is held by another parcel process
parcel: Got unexpected undefined for targets: "distDir" must be set
swc: the output file and output directory cannot both be given
babel: --out-dir or --out-file must be specified
babel: stdin compilation requires either -f/--filename [filename] or --no-babelrc
error TS5023: Unknown compiler option '--strct'.
error TS5057: Cannot find a tsconfig.json file at the specified directory: 'packages/web'.
error TS5055: Cannot write file '/app/src/a.js' because it would overwrite input file.
error TS6059: File '/app/test/a.ts' is not under 'rootDir' '/app/src'. 'rootDir' is expected to contain all source files.
error TS5112: tsconfig.json is present but will not be loaded if files are specified on commandline.
tailwindcss: Specified input file ./src/main.css does not exist.
Specified config file ./tailwind.ci.js does not exist.
warn - The 'content' option in your Tailwind CSS configuration is missing or empty.
postcss: Input Error: You must pass a valid list of files to parse
postcss: Input Error: Cannot use --replace with --output
sass: Could not find an option named "sourcemap".
sass: Error reading src/main.scss: no such file or directory.
less: lessc: ENOENT: wrong path given for input main.less
stylelint: AllFilesIgnoredError: All input files were ignored because of the ignore pattern.
NoFilesFoundError: No files matching the pattern "src/**/*.scsss" were found.
No ESLint configuration found in /app/src.
ESLint: 9.2.0: ESLint couldn't find an eslint.config.(js|mjs|cjs) file.
No files matching the pattern "srcc" were found. Please check for typing mistakes in the pattern.
Invalid option '--ext' - perhaps you meant '-c'? You're using eslint.config.js, some command line flags are no longer available.
All files matched by 'lib' are ignored.
oxlint: Failed to read config file .oxlintrc.ci.json: No such file or directory
biome: × The number of files to process is zero: No files were processed in the specified paths.
biome: Biome couldn't find a configuration in the directory /app/ci.
internalError/fs ━━━ × Dereferenced symlink.
[error] No files matching the pattern were found: "srcc/**".
[error] No parser and no file path given, couldn't infer a parser.
[error] Invalid configuration file '.prettierrc': file is not readable
[error] Explicitly specified file was ignored due to negative glob patterns: "dist/a.js".
SB_CORE-SERVER_0004 (NoMatchingExportError): storybook config dir lacks main.ts
SB_CORE-COMMON: Storybook 8.1 port 6006 is not available, run again with --ci or pick another
ERR! No stories files found in your config dir; the glob matches nothing
SB_CLI: Unable to find storybook configuration in ./.storybook
✖ Failed to extract stories from your Storybook; storybook-static folder is empty
chromatic: ✖ Found only one commit. Shallow clone: set fetch-depth to 0
percy: Error: No snapshots found in ./shots
[percy] Chromium revision 1181205 launch blocked: No usable sandbox!
lighthouse: Unable to connect to Chrome: CHROME_PATH must be set to a Chrome/Chromium executable no older than Chrome stable.
lhci: ❌  Configuration file not found; .lighthouseci/ directory not writable
bundlewatch: CI_REPO_NAME and CI_BRANCH are missing, skipping status
next: > Build error occurred Error: > Couldn't find any 'pages' or 'app' directory. Please create one under the project root
next: Could not find a production build in the '.next' directory. Try building your app with 'next build' before starting the production server.
nuxt: ERROR Cannot start nuxt: NUXT_SESSION_PASSWORD must be at least 32 characters long
gatsby: The site's directory /app does not contain gatsby-config
astro: [ERROR] Unable to locate an adapter output: 'server' output needs an adapter set in astro.config
remix: Missing "root" route file in /app/app
svelte-kit: Error: Could not detect a supported production environment.
expo: CommandError: This command can only be run inside a project directory (app.json)
ng: Error: This command is not available when running the Angular CLI outside a workspace.
Error: Unknown argument: prood
Configuration 'stagng' is not set in the workspace.
ember: You must be inside an ember-cli project to use the build command.
elm: I could not find an elm.json file here
-- NO elm.json FILE --
shadow-cljs: build id :ap not configured in shadow-cljs.edn
spago: could not find spago.dhall nor spago.yaml
rescript: Error: could not find rescript.json or bsconfig.json
stencil: [ ERROR ]  Missing "namespace" output target config
capacitor: [error] The web assets directory (./www) must contain an index.html file.
cordova: Current working directory is not a Cordova-based project.
ionic: [ERROR] Sorry! ionic build can only be run in an Ionic project directory.
electron-builder: Please specify author 'email' in the application package.json
⨯ Application entry file "dist/main.js" in the "app.asar" does not exist. Seems like a wrong configuration.
[electron] The SUID sandbox helper binary was found, but is not configured correctly.
[FATAL:setuid_sandbox_host.cc(158)] Rather than run without sandboxing I'm aborting now.
[ERROR:ozone_platform_x11.cc(239)] Missing X server or $DISPLAY
(EE) Fatal server error: Server is already active for display 99
xvfb-run: error: Xvfb failed to start
Authorization required, but no authorization protocol specified: Can't open display :0
Error: spawn Unknown system error -8
pm2: [PM2][ERROR] Script already launched, add -f option to force re-execution
pm2: [PM2][ERROR] Process or Namespace api not found
forever: error: Cannot start daemon: pidPath not writable
nodemon: [nodemon] Internal watch failed: ENOSPC: System limit for number of file watchers reached
serve: ERROR: Cannot copy to clipboard; port option must be a number
http-server: Error: cert file missing: --tls needs cert.pem and key.pem
json-server: File db.json is required before start
wait-on: Invalid resource type, use file: tcp: or http:
concurrently: --names and commands have different lengths
npm-run-all: Invalid Option: --paralel
cross-env: no command given after the variable list
dotenv-cli: env file .env.ci was asked for but is absent
graphql-codegen: Unable to find Codegen config file!
openapi-generator: [error] The spec is not found: openapi.yml
orval: config key "shop" is not in orval.config.ts
msw: Failed to register a Service Worker: mockServiceWorker.js is not in the public directory
swagger-cli: bundle needs exactly one input file
ERROR: run me from the top of the checkout
this script has to be started by bash, not sh
sorry, only works on Linux
Please do not run this as root
expected exactly two arguments: source and target
no target given, try one of: web, api, worker
unknown stage "prdo"; choose dev, qa or prod
missing operand: which customer?
I need at least one input directory
--since must come before --until
options --all and --only exclude each other
-n wants a number, got "many"
flag --force is gone since v3, use --yes
neither CONFIG nor --config was supplied
STAGE is neither set in the shell nor in .env
.env is missing, copy .env.dist first
setting "mail.from" has no value
key "retries" in settings.toml should be a whole number
no section [deploy] in tool.cfg
profile qa inherits from base-qa which nobody defined
config refers to cluster west-3, but only east-1 and west-1 are configured
two settings claim port 8080: web and metrics
listen address 10.1.2.3 belongs to none of our interfaces
someone else is using port 4100 (pid 812)
another run is in progress (lock taken 12 minutes ago by agent-4)
stale pid file /run/importer.pid, remove it by hand
could not take the build lock, is a second job running on this machine?
work area is occupied by job 4412
scratch directory vanished while we were working
cannot make room: 1.2 GB needed, 300 MB left on /data
volume /data is 100 % full
quota of user ci used up
inode table of /cache exhausted
the log folder is not writable for uid 1001
cannot put artefacts into /srv/out: read-only mount
output folder already has files in it, pass --clean to wipe it
target dir exists, will not overwrite
nothing to convert in ./incoming
no files match reports/*.xml
expected build/app.bin from the previous stage, did not find it
artefact of job "compile" was not handed over
input list is not there: lists/eu.txt
template folder templates/invoice does not exist
home directory of user builder is missing
device /dev/ttyUSB0 is not plugged in
no board attached to this runner
test bench 3 is reserved by another team
rig is powered off
USB hub not enumerated, cannot flash
camera busy: /dev/video0
no GPU on this agent, skipping is not allowed
kernel too old: 4.15, at least 5.4 wanted
needs bash 5 or later, this is 3.2.57
tool version 1.4 does not suit project version 2
Python here is 3.8, we support 3.10 and up
the clock of this machine is 7 minutes off
time zone must be UTC on build agents
locale de_DE.UTF-8 has not been generated on this host
terminal is too narrow (40 columns), need 80
cannot ask for confirmation: stdin is not a tty
umask 077 makes the package unreadable, set 022
swap is on, turn it off first
hyper-threading must be disabled on the benchmark host
seccomp profile blocks personality()
sandbox does not permit raw sockets
capability NET_ADMIN is needed for the tap device
container has no /dev/kvm
cgroup v1 is not supported by this harness
docker socket is not mounted into the job
compose project "e2e" is still up from an earlier run
could not switch to user www-data
you are on branch topic/x, releases are cut from main only
local changes present, stash them before releasing
HEAD is not on a tag, cannot derive a version
cannot tell the version: no tags in this clone (depth 1?)
working copy sits in a detached state
submodules were not checked out
hooks are not executable
file mode of deploy.key should be 600
bad owner of /etc/app/secrets: expected root
path is longer than 260 characters
file name has characters Windows refuses
drive letter Z: is not mapped on this agent
share //nas/builds is not mounted
tmpfs for test databases is missing
feature flag service disabled in this environment
maintenance mode is on, refusing to deploy
deploy freeze until Monday
not allowed to run outside the nightly window
schedule is empty for host web-7
host web-7 is not in the inventory
inventory has no group "canary"
job needs label "arm64", no such runner is registered
runner lacks the "docker" capability
only 1 CPU here, the suite asks for 4
option "parallel" clashes with "serial"
unsupported output format: xlsxx
unrecognised verb "syncc"
compression level 12 is out of bounds (1-9)
page size must be one of A4, A5, letter
colour depth 12 is not possible with this encoder
threads must be > 0
negative interval in schedule: -5
unknown log level "chatty"
language "klingon" is not on the list
--region missing and no default region configured
which account? pass --account
nothing was selected; use --select
choose a module first
set EDITOR or pass -m
base directory is not absolute: ../out
two config files found, please keep only one
settings file is world-writable, ignoring it and stopping
old-style config detected, run the upgrade command
cache was built by another version, delete .cache
generated makefile is out of date, re-run configure
bootstrap has not been run yet
please run setup.sh before the first test
initialise the workspace first (wksp init)
project has not been configured for target armv7
toolchain file expects sysroot /opt/sysroot which is empty
SDK path in local.properties points to a folder that is gone
simulator runtime iOS 17.2 is not on this Mac
emulator needs hardware acceleration, none available
screen is locked, UI tests cannot start
no display attached
audio device unavailable on the runner
printer "labels" is paused
backup target is offline-only in this zone
xcodebuild: error: Scheme AppUITests is not currently configured for the test action.
xcodebuild: error: You cannot specify both a scheme and targets.
xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun
xcode-select: error: invalid developer directory '/Applications/Xcode_15.2.app'
You have not agreed to the Xcode license agreements. Please run 'sudo xcodebuild -license' from within a Terminal window
simctl: Unable to boot device in current state: Booted
An error was encountered processing the command (domain=com.apple.CoreSimulator.SimError, code=405): Unable to boot device because we cannot determine the runtime bundle.
Invalid device: iPhone 99
Unable to lookup in current state: Shutdown
CoreSimulatorService connection became invalid. Simulator services will no longer be available.
Failed to prepare device for development: Please unlock and reattach the device.
The device is locked. (Domain: IDELaunchErrorDomain)
error: Build input file cannot be found: '/app/Config.xcconfig'. Did you forget to declare this file as an output of a script phase?
error: Multiple commands produce '/app/build/App.app/Info.plist'
error: Sandbox: rsync.samba(4412) deny(1) file-write-create /app/Pods
[!] No 'Podfile' found in the project directory.
[!] Your Podfile requires that the plugin be a newer CocoaPods: CocoaPods 1.10 < 1.13 installed
[!] You cannot run CocoaPods as root.
WARNING: CocoaPods requires your terminal to be using UTF-8 encoding.
carthage: A shell task (/usr/bin/xcrun xcodebuild) failed: no shared schemes
[!] Could not find option 'schemee' in the list of available options: scheme, clean
[!] The selected destination platform does not support gym export method 'adhocc'
[!] Couldn't automatically detect the project file, please provide a path
[!] To run in non-interactive mode set FASTLANE_DISABLE_COLORS: could not retrieve response as fastlane runs in non-interactive mode
error: exportArchive: exportOptionsPlist key "method" value is unsupported
You have not accepted the license agreements of the following SDK components: [Android SDK Platform 34].
The SDK directory '/opt/android-sdk' does not exist.
The project uses Gradle 7.4 which is incompatible with Java 21 or newer.
NDK from ndk.dir at /opt/ndk had version [21.4.7075529] which disagrees with android.ndkVersion [25.1.8937393]
Keystore file '/app/release.jks' not found for signing config 'release'.
SigningConfig "release" is missing required property "storePassword".
Namespace not specified. Specify a namespace in the module's build file.
Build Type 'staging' referenced by defaultPublishConfig does not exist.
The option 'android.enableBuildCache' is deprecated. It was removed in version 7.0 of the Android Gradle plugin.
Configuration cache state could not be cached: field of type Project is not supported
Gradle could not start your build. > Cannot create service of type BuildSessionActionExecutor: lock file /root/.gradle/x.lock read-only
Timeout waiting to lock buildLogic: it is currently in use by another Gradle instance. Owner PID: 4412
A problem occurred configuring project ':app': compileSdkVersion is not specified. Please add it to build.gradle
> Process 'command '/opt/android-sdk/cmake/bin/ninja'' couldn't be started: Exec format error
adb: error: failed to get feature set: no devices/emulators found
adb: device 'emulator-5554' not found
adb: error: cannot stat 'app.apk': No such file or directory
adb: failed to copy 'a.txt' to '/system/a.txt': remote couldn't create file: Read-only file system
adb: remount failed: dm_verity is enabled on the system partition
adb server version (40) doesn't match this client (41); killing...
could not install *smartsocket* listener: Address already in use
INSTALL_FAILED_INSUFFICIENT_STORAGE: Failed to override installation location
INSTALL_FAILED_OLDER_SDK: Requires newer sdk version #33 (current version is #28)
INSTALL_FAILED_VERSION_DOWNGRADE: Downgrade detected: Update version code 11 is older than current 12
INSTALL_FAILED_ALREADY_EXISTS: Attempt to re-install com.acme.app without first uninstalling.
emulator: ERROR: x86_64 emulation currently requires hardware acceleration! CPU acceleration status: KVM is not installed on this machine
PANIC: Broken AVD system path. Check your ANDROID_SDK_ROOT value [/opt/sdk]!
emulator: ERROR: Running multiple emulators with the same AVD is an experimental feature. Please use -read-only flag
emulator: ERROR: Not enough disk space to run AVD 'pixel'. Exiting...
avdmanager: Error: Android Virtual Device 'pixel' already exists.
avdmanager: Error: Package path is not valid. Valid system image paths are: null
sdkmanager: Error: Could not determine SDK root. Either specify it explicitly with --sdk_root= or move this package into its expected location
Warning: Failed to read or create install properties file.
flutter: No pubspec.yaml file found. This command should be run from the root of your Flutter project.
No supported devices found with name or id matching 'pixel'.
Gradle build failed to produce an .apk file. It's likely that this file was generated under /app/build, but the tool couldn't find it.
You did not specify a --flavor option, but the project requires one: defined flavors are dev, prod
Woah! You appear to be trying to run flutter as root.
FVM: version "3.16.0" is pinned but the project has no flutter_sdk link
error Could not find an Xcode workspace or project in ios
info JS server port 8081 is taken by an unknown process: error Command stopped
expo: CommandError: Project is incompatible with this version of Expo Go
eas: Error: Missing build profile in eas.json: stagng
detox: DetoxConfigError: Failed to run Detox! Configuration "ios.relese" not found
DetoxRuntimeError: Failed to find a device by type = "iPhone 99"
appium: Could not find a connected Android device in 20000ms.
WebDriverAgent: xcodebuild failed with code 65; xcconfig has no team id
SessionNotCreatedException: 'app' option is required for reinstall
The desired capabilities must include 'platformName' or deviceName
espresso: Test run failed to complete. No test results: INSTRUMENTATION_FAILED: com.acme.test/androidx.test.runner.AndroidJUnitRunner
Unable to find instrumentation info for: ComponentInfo{com.acme.test/androidx.test.runner.AndroidJUnitRunner}
Error: Activity class {com.acme/com.acme.Main} does not exist.
swiftlint: error: No lintable files found at paths: 'Sourcess'
ktlint: Failed to start the process: JVM option --add-opens missing on JDK 17
ktlint: [main] ERROR No files matched [src/**/*.ktt]
swiftformat: error: specified --swiftversion 99 is not recognised
ideviceinstaller: No device found with udid 00008101.
iproxy: bind(): Address already in use
ios-deploy: [....] Timed out: device is passcode protected
mono: The assembly mscorlib.dll is the wrong corlib version 1050001000
unity: Multiple Unity instances cannot open the same project.
Aborting batchmode due to failure: another Unity instance is running with this project open.
Unity: Couldn't set project path to: /app/game
unity: Project has invalid dependencies folder permissions: Library is read-only
executeMethod class 'Builder' could not be found in Editor scripts folder
LogInit: Error: Failed to open descriptor file ../../Game.uproject
godot: Error: Can't run project: no main scene defined in the project.
ERROR: Invalid export preset name: Linuxx.
godot: Couldn't load project data at path ".". Is the .pck file missing?
blender: Error: Cannot read file '/app/scene.blend': No such file or directory
Unable to open a display blender requires EGL or a GPU
openscad: Can't open input file 'gear.scad'!
freecadcmd: Exception while processing file: box.FCStd [File doesn't exist]
kicad-cli: Failed to load board; project file locked by another user
arduino-cli: Error during Upload: no upload port provided
Error opening sketch: no valid sketch found in /app: missing /app/app.ino
avrdude: ser_open(): can't open device "/dev/ttyACM0": Permission denied
avrdude: Expected signature for ATmega328P is 1E 95 0F; Double check chip, or use -F to override this check.
esptool.py: A fatal error occurred: Could not open /dev/ttyUSB0, the port doesn't exist
A fatal error occurred: This chip is ESP32-S3 not ESP32. Wrong --chip argument?
st-flash: Couldn't find any ST-Link devices
dfu-util: No DFU capable USB device available
dfu-util: Cannot open DFU device 0483:df11
nrfjprog: ERROR: There is no debugger connected to the PC.
JLinkExe: Cannot connect to target.
pyocd: No available debug probes are connected
west: FATAL ERROR: no west workspace found from "/app" or its parents
idf.py: "build" directory is configured for another project /old/app; run fullclean
CMake Error: IDF_PATH environment variable isn't set
cmake: ERROR: set BOARD, e.g. west build -b <board>: no board defined
minicom: cannot open /dev/ttyS1: No such device
picocom: FATAL: cannot lock /dev/ttyUSB0: Resource temporarily unavailable
vivado: ERROR: [Common 17-69] Command failed: Project 'top' is already open
Verilator: %Error: Specified --top-module 'topp' was not found in design.
iverilog: tb.v: No such file or directory
ghdl: error: cannot find entity or configuration tb_top
roslaunch: ROS_MASTER_URI is invalid: must be an http URI
[rospack] Error: no package given
RLException: [robot.launch] is neither a launch file in package [nav] nor is [nav] a launch file name
ROS_DOMAIN_ID is not an integral number: abc
gz sim: cannot find world file [shelf.sdf] on GZ_SIM_RESOURCE_PATH
catkin: This workspace is not initialised: No source space
The specified base path "/ws" contains a CMakeLists.txt but "catkin_make" must be invoked in the root of workspace
PROJ: proj_create: Cannot find proj.db, set PROJ_LIB
qgis_process: project file maps.qgz could not be opened: not found
grass: ERROR: Location </data/loc> doesn't exist
mapnik: could not find datasource directory
nbconvert: [NbConvertApp] WARNING | pattern 'nb/*.ipynb' matched no files
jupyter: Running as root is not recommended. Use --allow-root to bypass.
jupyter: ERROR: the notebook server could not be started because no available port could be found.
airflow: airflow.exceptions.AirflowConfigException: error: cannot use SQLite with the CeleryExecutor
airflow: ERROR: You need to initialize the database. Please run 'airflow db init'.
The webserver is already running under PID 4412.
airflow.exceptions.AirflowException: The conn_id 'warehouse' isn't defined
Variable dag_bucket does not exist
dagster: UsageError: Invalid set of CLI arguments for loading repository/job. Must specify a python file or module name.
dagster._core.errors.DagsterUnmetExecutorRequirementsError: an instance-backed run is needed: DAGSTER_HOME is not set
dbt: Runtime Error fatal: Not a dbt project (or any of the parent directories). Missing dbt_project.yml file
dbt: Could not find profile named 'shop'
dbt: The profile 'shop' does not have a target named 'ci'. The valid target names for this profile are: dev
dbt: Env var required but not provided: 'DBT_SCHEMA'
Error: Failed to load class com.acme.Job: primary resource must be given
Service 'sparkDriver' could not bind on a random free port.
hadoop: ERROR: HADOOP_HOME is not set and could not be derived
hdfs: Name node is in safe mode.
hive: MetaException(message:Version information not found in metastore.)
Cannot create directory /tmp/hive/ci. Name node is in safe mode.
mkdir: Permission denied: user=ci, access=WRITE, inode="/user":hdfs:supergroup:drwxr-xr-x
mlflow.exceptions.MlflowException: Run with UUID 3f2c is already active. To start a new run, first end the current run
mlflow: Could not find experiment with ID 12; tracking directory mlruns is absent
tensorflow: Failed call to cuInit: CUDA_ERROR_NO_DEVICE: no CUDA-capable device is detected
RuntimeError: Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False.
AssertionError: Torch not compiled with CUDA enabled
RuntimeError: The NVIDIA driver on your system is too old (found version 10020).
jax: No GPU/TPU found, falling back is disabled by JAX_PLATFORMS=gpu
RuntimeError: CUDA error: no kernel image is available for execution on the device
NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.
Failed to initialize NVML: Driver/library version mismatch
RuntimeError: DataLoader worker is killed: unable to open shared memory object; increase /dev/shm
wandb: ERROR Unable to write to ./wandb: directory is not writable
kedro: Could not find the project configuration file 'pyproject.toml' in /app; not in a Kedro project
snakemake: Error: you need to specify the maximum number of CPU cores to be used at the same time.
Error: Snakefile "Snakefile" not found.
LockException: Error: Directory cannot be locked. Please make sure that no other Snakemake process is trying to create the same files
nextflow: Cannot find script file: main.nf
nextflow: Unknown configuration profile: 'slrm'
Unable to acquire lock on session with ID 3f2c
slurm: sbatch: error: Batch job submission failed: Invalid partition name specified
srun: error: Unable to allocate resources: Requested node configuration is not available
qsub: Unknown queue MSG=requested queue not found
sphinx-build: Application error: Cannot find source directory (/app/doc)
sphinx: config directory doesn't contain a conf.py file (/app/docs)
Error: Config file 'mkdocs.yml' does not exist.
mkdocs: Error: The path 'docs' isn't an existing directory.
jekyll: Conflict: The following destination is shared by multiple files.
jekyll: Deprecation: You appear to have pagination turned on, but you haven't included the gem; Configuration file: none
pandoc: report.md: withBinaryFile: does not exist (No such file or directory)
pandoc: Unknown option --tco.
asciidoctor: FAILED: input file docs/index.adoc is missing
latexmk: Could not find file 'thesis.tex'
! I can't write on file 'thesis.pdf'.
doxygen: error: Could not open file html/index.html for writing: create directory failed
lychee: Error: Cannot load configuration file 'lychee.toml'
docusaurus: [ERROR] The docs folder does not exist for version "current". A docs folder is expected to be found at docs.
antora: FATAL: Specified playbook file does not exist: antora-ci.yml
ffmpeg: Unable to open /dev/fb0
[x11grab @ 0x55d] Cannot open display :99, error 1.
[libx264 @ 0x55d] height not divisible by 2 (1081x721)
Error opening output file out/a.mp4: directory does not exist
At least one output file must be specified
Trailing option(s) found in the command: may be ignored.
File 'out.mp4' already exists. Exiting.
[vaapi] No VA display found for device /dev/dri/renderD128.
convert: cache resources exhausted 'huge.png' @ error/cache.c/OpenPixelCache/4095
convert: unable to open image 'in.png': No such file or directory @ error/blob.c/OpenBlob/2924
identify: unable to access configure file 'policy.xml'
gs: Could not open the file out/a.pdf .
soffice: User installation could not be completed; HOME not writable
X Error: could not connect to display
I do not know which printer to use
pick a colour scheme first: --scheme
scale factor has to lie between 0.1 and 10
both --in-place and --output make no sense together
--dry-run cannot be had with --publish
the positional argument FOLDER is compulsory
surplus argument "foo"
switch -Q was retired
value of --date should look like 2024-05-31
that is not a port number: http
pattern list is empty, nothing would be scanned
every file was filtered out by the exclude rules
no test sources below src/test
start folder is a file
where am I? no project marker in any parent folder
this folder was not created by kit init
kit.lock belongs to another kit version
settings from 2019 cannot be read any more, convert them
defaults file is absent: /etc/kit/defaults
sample.cfg was not renamed to app.cfg
unknown key "colour" in kit.ini (did you mean "color"?)
boolean expected for key verbose, got "sometimes"
section [mail] is there twice
host part of the setting "url" is blank
environment "qa2" is not described in envs.json
cannot expand $HOME
HOME points to a folder that is not there
PATH is empty
LANG=C cannot show umlauts, set a UTF-8 locale
no temp folder could be made
tmp is mounted noexec
file system is case-insensitive, two names clash
links are not possible on this share
extended attributes are not supported on /data
hard disk of agent-3 is almost full (97 %)
log partition ran full
cannot rotate logs: no rights on /var/log/app
report folder belongs to root
key file is readable by everybody
group ci must own the socket
socket file is left over from a crash
port range 9000-9010 is completely taken
instance number 2 is in use
machine is too small: 2 cores, 4 wanted
CPU has no AVX2
needs a 64-bit system
cannot run ARM binaries here
emulation is not set up (binfmt)
wine prefix is broken
RDP session needed for UI runs
screen resolution must be 1920x1080, is 1024x768
colour management off, cannot compare renderings
mouse pointer is grabbed by another program
sound card is muted
microphone access was not granted by the OS
scanner lid open
label roll is empty
robot arm is not homed
emergency stop is pressed
door sensor says open, will not start
supply voltage of the rig is off
jig 2 reports no board inserted
serial cable of DUT 4 unplugged
wrong firmware on the rig: 1.2, need 1.4
debug probe is claimed by another session
JTAG chain is empty
board is in bootloader mode
SIM card missing in modem 1
phone asks for its PIN
device battery at 4 %, tests need 30 %
airplane mode is on
developer mode is switched off on device 3
clock jumped back, cannot continue
NTP not synchronised
hostname contains an underscore
agent was restarted during the build
workspace was wiped by another job
cache volume is attached elsewhere
mount point /cache is a plain folder
artefact store is in read-only mode
deployment slot blue is occupied
cluster context is set to production, stopping
kube context points nowhere
namespace pr-118 is being deleted
service account file is not where GOOGLE_APPLICATION_CREDENTIALS says
feature "fast-import" is off in this build
debug build required for this test
built without TLS support
compiled without --with-readline
option is only for the enterprise edition
database is in single-user mode
server runs in read-only mode
replica set has not been initiated
max_connections reached on the test database
too many jobs queued for this user
pool of test accounts is used up
concurrency slot not available
quota: no more public IP addresses
region eu-9 is not enabled for the account
instance type x9.huge is not offered in this zone
disk image is attached to another machine
snapshot name is taken
release directory 2.4.0 exists on the server already
current version could not be determined
tag name does not look like v1.2.3
version goes backwards: 2.3.9 after 2.4.0
release branch is locked
nothing changed since the last release
no commits between main and topic
rclone: Config file "/root/.config/rclone/rclone.conf" not found - using defaults; didn't find section in config file
rclone: NOTICE: bisync aborted. Must run --resync to recover.
restic: Fatal: repository is already locked by PID 4412 on agent-2 by ci
restic: Fatal: config file already exists
borg: Failed to create/acquire the lock /backup/lock.exclusive (timeout).
borg: Repository /backup does not exist.
borg: A repository already exists at /backup.
duplicity: lockfile /root/.cache/duplicity/lockfile exists, another instance may run
rdiff-backup: Fatal Error: Previous backup seems to have failed, rerun with regress
unison: Warning: the archives are locked. If no other instance of unison is running, the locks should be removed.
stow: ERROR: The stow directory dotfiles does not contain package vimm
WARNING! stowing vim would cause conflicts: * existing target is neither a link nor a directory: .vimrc
chezmoi: .bashrc has changed since chezmoi last wrote it and no TTY is available
syncthing: Failed to acquire lock: is another Syncthing instance already running?
mc: <ERROR> Unable to initialize new alias; config folder not writable
fzf: Failed to open /dev/tty
dialog: Error opening terminal: unknown.
whiptail: cannot open tty
pv: --size must be given when reading from a pipe
expect: couldn't open pty: no more ptys
spawn: no more ptys available
less: WARNING: terminal is not fully functional
bat: configuration file was found but --theme names a non-terminal
delta: pager is not set to delta in gitconfig
tig: Not a git repository
gh: no git remotes found
gh: could not determine current branch: failed to run git: not on any branch
gh: unknown argument "--jsonn"; please quote all values that have spaces
glab: none of the git remotes configured for this repository point to a known GitLab host
hub: Error: no editor set; could not open text editor for pull request message
fossil: not within an open check-out
fossil: current directory is not within an open checkout; use --force to override
darcs failed:  Not a repository: /builds/app
darcs failed:  Can't acquire lock _darcs/lock
jj: Error: There is no jj repo in "."
jj: Error: The working copy is stale (not updated since operation 3f2c).
stg error: not initialised on branch main
quilt: No series file found
quilt: The topmost patch fix.diff needs to be refreshed first.
git-annex: First run: git-annex init
git-annex: there is not enough free space to complete this transfer, need 1.2 GB more
git lfs: This repository is not set up: Git LFS hooks not installed, use --force
error: in order to use repo here you must run 'repo init' first
vcs: The following repos have local changes: nav
gitversion: LibGit2Sharp.LockedFileException: index is locked
gitversion: No base versions determined on the current branch; shallow clone
bump-my-version: error: Current version 2.3.9 cannot be found in setup.cfg
cog: Error: working tree not clean, refusing to bump
git-cliff: ERROR > Changelog: no tag matches the pattern v[0-9]*
cz: No tag found to do an incremental changelog
cz: No commitizen config found; No version specified in .cz.toml
towncrier: The source directory doesn't exist: newsfragments
towncrier build: Working directory must be clean of unrendered fragments
reno: not in a git repository with releasenotes/notes
changie: Error: no unreleased changes found for automatic bumping
pre-commit: An error has occurred: FatalError: git failed. Is it installed, and are you in a Git repository directory?
pre-commit: [ERROR] Your pre-commit configuration is unstaged.
pre-commit: [ERROR] Cowardly refusing to install hooks with 'core.hooksPath' set.
lint-staged: ⚠ lint-staged prevented an empty git commit.
lint-staged: ✖ lint-staged failed due to a git error: Current directory is not a git directory!
lefthook: can't sync hooks: .git/hooks is read only
overcommit: This repository contains hooks installed with another version; signature changed, run --sign
git-secrets: hooks exist already, use -f
watchman: error: root_resolve: unable to resolve root /app: directory /app does not exist here
csvkit: sql2csv: cannot read the query file given by --query
gnuplot: "plot.gp" line 4: Cannot open load file 'style.gp'
gnuplot: line 3: Terminal type is unknown; set term first
graph: terminal does not support colour, use -T svg
rrdtool: ERROR: opening 'cpu.rrd': No such file or directory
xvkbd: no keyboard mapping loaded on :99
wkhtmltopdf: QXcbConnection: Could not connect to display
soffice: javaldx: Could not find a Java Runtime Environment!
unoconv: Cannot find a suitable office installation on your system: UNO path not set
barcode reader daemon: no device at /dev/hidraw0
[FAIL] no valuation date given, use --as-of YYYY-MM-DD
quote-batch must not run as root, switch to the batch user
!! POLICY_ENV is 'prod', I only run against 'int' and 'qa'
interlocking simulator: scenario directory 'scn/night' contains nothing
export_all: cannot claim bus can1, it is down
bench: display missing, start me under xvfb-run
E: Spool partition 98 % full, I stop here
error - config has AE title longer than 16 characters
already one instance per ward allowed, second one quits
nope: Which country? pass -c CH, DE or AT
FEHLER I can't write my report, /reports is mounted ro
check-prices: the working copy lives on a branch other than release/*
export_all: business date 2024-05-04 is a Saturday, pass --force-weekend if you mean it
ABORT: the marker file eod.done of yesterday is not there
[ci] JAVA_OPTS carries -Xmx twice
eod-run: keine Rechte auf /data/eod/out
e2e: no base address, set SHOP_URL or pass --shop
e2e: display :99 is occupied by another Xvfb
e2e: the video folder belongs to root, I am uid 1000
fids-render: monitor profile 'T2-wide' does not exist here
fids-render: font cache not writable
fids-render: /dev/dri/renderD128 no access, user not in group render
timetable-solver: no solver licence variable GRB_LICENSE_FILE
timetable-solver: --rooms wants a file, a directory was supplied
meter-pull refuses: schedule window 02:00-04:00, it is 09:12
Modem /dev/ttyS1 in use by getty
jobrunner: state directory was made by a newer release
sorter: profile 'xmas' not among (normal, night)
sorter: cannot drop privileges to user mail
loadtide: letterd is still running, stop it before you migrate
tour-opt: map extract /maps/ch.pbf is missing, run fetch-maps before
tour-opt: the licence server env TOUROPT_LIC_HOST is blank
tour-opt: cannot allocate port range 7000-7010, 7003 taken
no target languages configured
Workspace has uncommitted translations, stash them
ci-gate: url list is blank
Shallow clone, I need the full history
release check: detached HEAD, expected a release/ branch
Gpg home /root/.gnupg has open permissions
Two versions given, one allowed
export_all: database is at 0050, code only knows 0042
Another migration holds the advisory lock
*** Will not touch a database called *prod*
migrator: no DSN, no party
bench: connection string without database name
--to and --steps exclude each other
qa-run: scratch disk has 12 G, dump needs 40 G
jobrunner: target database is not empty
Mount /mnt/nas is gone
roster-sync: SDK key env FLAG_SDK_KEY unset
out of local ports, widen ip_local_port_range
feedcheck: too many files open on the injector
✗ Scenario 'black-friday' is not defined
contract: say which broker, BROKER_BASE_URL is empty
no idea what 'stagign' is. Environments: staging, production
needs exactly one argument (the tag), got 3
preflight: please run me from the repo root
deploy.sh: your tree is dirty, commit first
Somebody (marta, pid 3311) is deploying right now
ERR deployments are frozen until Monday 06:00
verify-all: KUBECONFIG points to nothing
deploy.sh: current context is 'minikube', will not deploy to that
symlink current points to a directory that was cleaned up
[ci] Releases folder full: 0 bytes left on /srv
bash 3.2 is too old, I use associative arrays
deploy.sh: file .env.staging vanished
.env.staging must be chmod 600
E: Umask is 077, the web server could not read the files
DEPLOY_USER not given and whoami says root
deploy.sh: systemd unit shop@2.service is masked
ABORT: Nginx reload skipped, pid file has no number in it
Failed: host key file is not where ssh config says
[error] Swap is off and only 400 MB free, add some
deploy.sh: option -f needs an argument
houseKeeper: -n and --force do not go together
ERREUR : variable APP_ENV non définie
ERREUR : le dossier de sortie n'est pas accessible en écriture
FEHLER: Konfigurationsdatei konfig.ini nicht gefunden
Abbruch: Verzeichnis /daten/import ist nicht vorhanden
Port 8080 ist schon belegt
stockd: Platte voll, Export abgebrochen
el puerto 8080 ya está en uso
falta la variable de entorno DB_URL
FEHLER no se puede escribir en /var/informes
unbekannter Schalter --trocken
fichier de configuration introuvable
Sperrdatei vorhanden, läuft schon ein anderer Lauf?
Please set PARKING_DB before calling me
$TOLL_HOME is blank
environment lacks CASINO_SEED
nobody told me which tenant; add --tenant
the variable CHESS_ENGINE_PATH leads nowhere
expected LOTTO_DRAW_DIR to be a folder, it's a file
secrets file is world readable, tighten it first
run me with sudo
do not start this as root
this script is meant for the CI box only (hostname is 'laptop-jo')
requires at least 8 GB free in /scratch, 3.1 GB there
qa-run: inode table of /var is exhausted
genlabels: quota of user 'render' used up
tmpfs /run too small for the ramdisk
I have no write rights in the current dir
the mount point /mnt/scans looks empty, share not mounted?
stop: directory 'incoming' is not where it used to be
expected to be started in a git checkout
stale pid file found: 4411 is not alive
another copy of me is at work (lock since 03:12)
could not grab the semaphore, weekly job still in progress
wrong node: v14.21, this needs 18 or newer
error - too old python: 3.7
php.ini has short_open_tag off, we need it on
perl without threads support
kernel module v4l2loopback isn't loaded
no camera attached
no GPU seen by the runner
nope: sound card missing, playback rig cannot start
USB relay board not detected
JTAG probe is not connected to this bench
target board has no power
board farm: all 6 slots taken
firmware of the probe is older than 7.60
*** serial port speed 921600 not supported by this adapter
the emulator image is for arm64, this host is x86
docker socket not reachable for user jenkins, add to group docker
compose project 'polls' is up already
volume pgdata belongs to a different project
network bridge0 has no free addresses left
the queue directory has the wrong owner
cannot chmod, file system is vfat
ERR cannot create symlinks on this drive
case-insensitive file system, two files would become one
path is longer than Windows permits
line endings: script has CRLF, bash cannot run it
execute bit not set on hooks/post-build
the terminal is dumb, I need colours? use --plain
stdin is not a pipe, nothing to read
standard input is a tty, feed me a file
no interactive prompts in CI, pass --yes
unknown action 'strat', try start|stop|status
don't know the verb 'publsh'
switch /Qx unknown
there is no option -z
--since expects a date
--limit must be a positive whole number
--from lies after --to
pick one of --json and --csv
too many file names
no files on the command line
missing operand: target
qa-run: second argument must be a port
port 70000 out of range
mode 'turbo' does not exist; use slow or fast
profile "nightly-eu" has not been defined in profiles.ini
stage 'uat' is not configured for this job
setting cache.ttl must be given
config says driver=oracel, I know oracle and pg
config/app.php returned no array
no [smtp] section in mailer.ini
the entry 'retention' in settings is not a number of days
two config files found, which one?
/etc/opera/stage.conf can't be opened
couldn't open any of the three config places
template folder is absent
the report layout invoice_a5 isn't in layouts/
input folder has no *.xml
glob data/*.parquet matched no file
no input, no output
export_all: source file was gone when I came to it
FATAL file orders.done appeared before orders.csv
qa-run: waiting room /in/today is missing
input older than output; use --rebuild
will not overwrite catalogue.pdf
the target dir must be empty
bench: output would land outside the workspace
/dev/null is no good as report file
time zone of the box is not Europe/Zurich
clock skew of 94 s against ntp
system date is 1970, battery?
error - locale fr_CH not generated on this machine
font 'Frutiger' not licensed on this server; font dir unreadable
cron environment has no PATH
ssh agent not forwarded
no D-Bus session
needs a display
browser profile in use
the simulator refuses: real hardware mode is on
maintenance flag /etc/maintenance is set
job disabled by the switch file NO_BATCH
holidays.txt of 2025 not delivered to this host
cluster name in the file and in my context differ
region eu-central-9 unknown
no bucket configured for reports
*** feature requires Windows
PowerShell 7 is necessary, running under 5.1
[FAIL] Execution policy forbids running our scripts
registry key HKLM:\Software\Acme not present
*** Access to C:\jobs\out is denied for NETWORK SERVICE
file is open in Excel, close it
the drive Z: is not mapped
max_connections is 20, the suite wants 60
vm.max_map_count too low for the search node
eod: hugepages not reserved
publish.py: seccomp profile blocks ptrace
SELinux context wrong on /srv/www
AppArmor keeps us from reading /etc/ssl/private
no loop devices available
cannot remount / read-write
cgroup v2 needed
fork refused: process limit of the user reached
✗ pty could not be opened
job needs bash, was started with dash
gnu sed required, BSD sed in PATH
!! submodule 'proto' has not been checked out
LFS files are only pointers here
no commit to compare with (first build?)
branch 'release' does not exist in this clone
nothing staged
houseKeeper: the tag already exists locally
generated folder is committed but gitignored; remove it
build number missing (BUILD_NO)
artefact dir not passed on from the previous job
FEHLER cache volume is attached to another runner
workspace path contains a blank
two checkouts share one virtualenv
venv not active
JDK without jlink
Oracle client home not set
Error: sqlnet.ora isn't readable
tnsnames has no alias STOCKTEST
FATAL ODBC data source 'LAGER' unknown to this machine
database is in recovery, only reading possible
replication slot name taken
test database left over from an earlier run, drop it
run-batch: collation of the server is not utf8mb4
sql_mode lacks STRICT_TRANS_TABLES
redis runs with appendonly off, test asks for on
two rabbit vhosts, none is /test
genlabels: mailcatcher not started? file /run/mailcatcher.pid absent
sandbox tenant has been deleted
CI token variable is protected, branch isn't; variable empty
masked variable is not exposed to forks
{"level":"fatal","msg":"required setting absent","key":"TOLL_DSN"}
level=fatal msg="config missing" path=/etc/toll/lane.toml
2024-05-02 03:12:09 FATAL boot - data dir not writable: /var/lib/toll
{"severity":"CRITICAL","message":"another instance holds the lock","pid":311}
level=error msg="unknown command line switch" switch=--dryy-run
level=fatal msg="bind failed, port taken" port=9001
Could not start the importer: the inbox directory does not exist on this server
Nothing configured for customer 'nordsee' in customers.d
stockd: Cannot continue without a configuration. Looked in ~/.cakes.yml and /etc/cakes.yml
I was started without a date and without --today
nightly: You must choose an environment (dev, test, prod)
'tset' is not one of our environments
Unknown parameter 'dryrun', perhaps you mean 'dry-run'
This option is only allowed together with --output
Required option 'branch' was not supplied
[error] Too few parameters: wells-report MONTH YEAR
[ci] The job parameter 'cutoff' has to be a time like 18:00
Environment variable RENTAL_DB is set but empty
RENTAL_MODE=prodd is not supported
Please export FTP_HOST and FTP_USER before starting the upload
Value of MAX_WORKERS must be a number
Property mail.sender is not set
Property file messages.properties is not on the class path of the job
appsettings.Test.json could not be located
No entry for host 'ci-7' in nodes.yml
No such profile in ~/.aws/config: refunds-ci
Working directory must be the root of the project
Wrong directory: there is no package.json next to me
The build directory has to be configured first
doctor: The workspace wasn't cleaned: old target directory
A report for May exists already; use --replace
Output directory has to be empty but isn't
rig-run: Cannot create /reports/2024: no permission
Could not rename temp file: device busy
Could not open log file for writing
File is locked by another process (till export)
pricebot: There is not enough room on the device to write the backup
Free disk space 412 MB is below the required 2 GB
Only 2 CPUs here, need 4
Needs Linux, this is Darwin
Can't run under WSL
Not supported on ARM machines
Node 20 or later please (found v16.14.0)
PHP 8.2 is the minimum for this script
requires Java 17; JAVA_HOME points to a Java 8
wrong Ruby active: .ruby-version asks for 3.3
Compiler on this machine is older than C++20 needs
Port 4711 is used by another program, cannot start the stub
Could not bind to port 80 as normal user
✗ The stub server is already up (pid 441)
Lock directory exists since yesterday, remove it if no job is active
Previous run did not clean up: /tmp/meters.lock
Someone else is exporting right now
Exports are switched off by the operator
Read-only mode is active
Database schema is newer than this program
Application server is in maintenance mode
fatal: Test bench is set to manual operation
Emergency stop pressed on the rig
Door of the test cabinet is open
No device on COM3
Adapter not connected, please plug in the USB dongle
Device is in use by another test
More than one phone attached, set ANDROID_SERIAL
Firmware directory not mounted into the container
Container needs --privileged for the CAN interface
The docker daemon of the runner is not available to this job
Volume is not writable for uid 1001
Host folder was not shared with the VM
Kubernetes namespace 'tides-test' has not been created
Namespace drones-test is stuck in Terminating
No kube context for region west
Quota for pods in namespace wagons-ci reached
No runner with label 'rig-2'
Printer not defined in CUPS
Default printer not set
[error] Fonts folder is missing, the PDF would look wrong
Locale de_CH.UTF-8 is not available
Timezone database of the container is missing
System clock is wrong by 3 hours
No terminal attached, cannot ask for confirmation
Cannot run headless, needs a screen
The current branch is not 'main', no release from here
problem: Repository has been cloned with depth 1, version cannot be determined
No git tag to derive the version from
FATAL Uncommitted changes in src/, commit or stash
git user.name is not configured on the agent
The .env file has not been created from .env.example
Certificate file /etc/feeds/tls.pem does not exist
fatal: Key file has permissions 0644, want 0600
Cannot read /etc/rooms/secret (permission)
Log level 'loud' is invalid
[error] Unsupported output format 'xsl'
bench: Unknown report type 'weakly'
✗ Unknown country 'UK', use GB
Region must be one of north, south
Thread count cannot be zero
Batch size 0 makes no sense
The start of the range comes after its end
run-batch: List of recipients is not configured
No SMTP host in configuration
FATAL Feature needs a licence file path: set RENTAL_LICENCE_FILE
nope: Shared memory segment left by an old process
Semaphore limit of the system reached
Message queue already exists
Could not get a free debug port in 9000..9010
Too many open files while watching the inbox
publish.py: Watcher limit of the kernel reached
Sandbox forbids network namespaces
Crontab of user claims is missing
Service account home does not exist
Job must run on the primary node, this is the standby
Not the leader, exiting
fatal: This node isn't a member of the cluster
Tablespace RENTAL_IDX is full
Undo space exhausted
doctor: Archive log destination full
error - Database is not in archive mode
Database link is not defined
Schema owner mismatch: connected as ci, objects belong to app
WE ARE NOT CONFIGURED FOR THIS SITE. PLEASE CREATE site.cfg
NO INPUT DIRECTORY GIVEN
error - CANNOT WRITE TO OUTPUT DIRECTORY
DISK NEARLY FULL - JOB NOT STARTED
LOCK FILE PRESENT, ANOTHER LOAD IN PROGRESS?
ENV VAR BEACO_HOME NOT SET!!
verify-all: oh no, I have no idea where the config lives :(
Hey! You forgot to set TIMBE_TOKEN_FILE
Sorry, only one instance of me can run at the same time
Sorry, this works only on macOS
Can not find the directory for the templates
Can not acces /data/docks
jobrunner: permision denied for writing report
the folder is not existing
the environment variable is not setted
it is not possible to open the configuration
feedcheck: please to give the name of environment
missing argument (the month)
Argument missing: which seats?
[error] the parameter --harbour must be filled
not enough space left on the drive for unpacking
port alredy in use
the port is occupied
another process is holding the port
unkown option
invalid choice for --harbour
was expecting a directory
error - no such folder on this machine
nothing in the inbox directory to be processed
qa-run: the config was not found neither in home nor in etc
stockd: config value out of allowed range: workers=900
missing config key: harbour.default
obsolete setting 'oldHarbour', remove it
config version 3 not supported by this program (max 2)
Refusing to run on a production host
datacop: Refusing to delete a folder outside of the sandbox
Refusing to work on a dirty checkout
Must be executed inside the container
Must be executed from cron user
Not inside of a workspace
Not in a terminal
No editor configured
HOME is not writable
TMPDIR doesn't exist
the cache directory is owned by somebody else
can't get exclusive access to the rig
bench is offline
ERROR: rig not calibrated since 30 days, please calibrate
export_all: safety key not inserted
power supply channel 2 is switched off
oscilloscope not found on the bus
wrong adapter on the bench: got A, need B
camera busy
robot is in teach mode
ci-gate: license dongle not plugged
dev board enumerates with wrong id
device node /dev/spidev0.0 absent, enable spi
[FAIL] i2c bus 3 is not enabled
gpio 17 already exported
can0: interface is down
the network interface tun9 is not there
multicast not permitted on this host
the firewall tool needs root
time of bench PC not in sync
CPU governor isn't 'performance', measure makes no sense
screen resolution must be 1920x1080
screen is locked
Windows needs a reboot before the test
pending reboot detected
ERR User Account Control blocks the installer
service 'FerrySvc' is disabled
verify-all: service FerrySvc marked for deletion
performance counter category missing
problem: COM port list empty
network drive isn't available for the service account
excel is not closed, file in use
genlabels: sysctl not permitted in container
capability NET_ADMIN needed
no space for new inodes
!! too many links
nightly: ulimit for processes too small
hostname of the runner not in the inventory
inventory file hosts.ini not there
group 'harbour' is not in the inventory
ansible vault password file missing
terraform workspace 'harbour' does not exist
ABORT: backend not initialised, call init first
stack harbour-dev isn't selected
[error] no project id chosen
profile name missing in call
guard: unsupported schema of settings file
two jobs wrote to the same output folder
the folder of the day exists
✗ target file exists and I shall not overwrite
source and destination are the same
directory tree is too deep
migrate.sh: sym link loop in assets
no rights to change the owner
read-only bind mount
nightly: the mount disappeared
stop: USB stick was removed
tape not loaded
printer is out of paper
cups: destination stopped
fax modem busy
[ci] spool directory full
ERR mail queue directory not accessible
unknown time zone CETT
locale isn't supported by the C library
code page 850 active, want 65001
fatal: java is 32 bit
heap option -Xmx900g not possible on this box
JAVA_TOOL_OPTIONS disturbs, unset it
!! NODE_ENV must be 'test' for this script
RAILS_ENV production is protected
APP_DEBUG must be off here
bench: DATABASE_URL looks like production, I stop
DB name must end with _test
test database 'ferry_test' wasn't created
user eggs does not own database ferry_test
server setting wal_level must be logical
max_allowed_packet too small on the server
migrate.sh: lower_case_table_names differs
event scheduler is off
search cluster is read only (flood stage)
run-batch: index creation is blocked by cluster setting
broker has topic auto creation off
topic herds.events was not created
consumer group in use by another job
queue frames.in isn't declared
FATAL vhost /feeds missing
redis db 9 is not empty
memcached flag missing
FEHLER ldap base dn not configured
smtp sender not configured
s3 bucket name isn't configured
bucket region mismatch, set AWS_REGION
feature gate 'x' must be enabled on the cluster
node pool 'gpu' has no nodes
storage class 'fast' not defined in this cluster
pvc is bound to another claim
ingress class missing
helm release locked: another operation in progress
container name coins-db is taken
docker context 'rig' unknown
buildx builder not created
dockerignore hides the input
runner has no docker
runner disk cleanup needed
artifact folder name contains a colon
git safe.directory not set for /src
E: git lfs hooks not initialised
nope: sparse checkout hides tools/
branch is protected, can't rewind
base branch was not fetched
nothing to release since last tag
CI variable RELEASE_NOTES is required for this pipeline
I was called in a folder that holds no tide stations
problem: TIDES_ROOT must point to an existing folder
no value for TIDES_STATION
qa-run: cannot find belts.ini, copy belts.ini.dist first
setting 'stations' must not be empty in cells.ini
--station needs a name
either --all or --station
'--al' is not a flag I know
my home directory is missing
no permission to open the serial port (group dialout)
serial port is opened by minicom
gauge adapter not plugged in
the backup target is mounted read-only
free space is under 5 %, stop
not enough temp space
second copy started, exit
stale lock of host ci-3
the service user does not exist on this box
needs root for raw sockets
ntp is off
E: this node runs kernel 4.9, need 5.4
wrong architecture: image amd64, host arm64
clock of the bench went backwards
[FAIL] cases.db is opened by another program
database file is on a network share, locking impossible
wrong database: connected to 'tides_prod'
server version 9.6 too old for our scripts
run-batch: server does not run in UTC
>> cluster has only one node, need three
ci-gate: the 'qa' section is missing from environments.json
environments.json has no url for 'qa'
unknown customer number for config lookup, folder conf/88 missing
missing include dir
unexpected extra argument 'now'
illegal combination of switches
the value for --depth is too big (max 12)
--date 2024-5-2: use ISO form
fatal: port must be between 1024 and 65535
FEHLER host part missing in --target
the path to the certificate is not configured
proxy variable has no scheme
invalid value 'ja' for FLAG_FAST (true/false)
feature is not available on Windows
does not work under busybox
shell option globstar unsupported
tput: TERM is not set
window manager not running
vnc display busy
phone is locked, unlock the screen
phone storage full
phone has developer options off
stockd: simulator already booted
no booted simulator
xcode license must be agreed to
gradle home not writable
maven settings.xml not readable
pip cache directory not owned by current user
nope: node headers dir missing permissions
.npmrc points to a file that isn't there
.ruby-version asks for a version other than active
go env GOFLAGS contains -mod=vendor, no vendor folder
CARGO_HOME unwritable
stop: composer must not be run as root here
bundle path is frozen by config
[error] virtual env belongs to another python
conda base must be deactivated
terraform lock: state is held by marta
state file is locked since 09:12
remote state bucket isn't configured
inventory lists no host for group berths
host 'tide-3' is excluded by limit
cannot become root on tide-3: no sudo rights for file op
nightly: systemd not running (container?)
unit boilers.service not loaded
run-batch: service refunds is not running on this host
pid file missing
log directory missing
rotating logs: cannot rename, in use
ramdisk isn't mounted
ABORT: mount is stale
nfs mount has wrong options
nope: tape drive occupied
changer slot empty
jobrunner: scanner lid open
problem: printer cover open
label roll empty
cash drawer not connected
scale not levelled
barcode scanner in wrong mode
badge reader not attached
Please create the file local.settings before you run the seating tests
The settings file is for another club, expected club id 12
The configured inbox '/in' is a file, I need a directory
The configured archive folder cannot be created (permission)
The directory for the day is missing and I am not supposed to create it
jobrunner: The scratch volume has gone read-only
*** The scratch volume has less than 10 percent free
Not starting, since another closing run is active on batch-3
Not starting: the maintenance window is active
Not starting: holiday calendar says closed
publish.py: Not starting without --confirm
Will only run between 20:00 and 06:00
Running on host 'web-1' but this job is bound to 'batch-*'
ERROR: This job may not be started on a developer machine
This host is not registered as test bench
ABORT: This shell is too old (ksh88)
This build of the tool is for Windows only
fatal: Your Node version is unsupported
Your Python is 3.6; upgrade it to at least 3.10
Your checkout is incomplete: directory proto is empty, update submodules
Your branch is not up to date with origin, pull first
Your working copy is locked, clean up
Your shell lacks the variable TEA_HOME
Your config uses a setting which was removed in v5: fast_mode
Your ulimit for open files (256) is insufficient
You cannot use --fast and --safe at once
You passed both a file and a directory
nope: You have to name the output file with -o
You have to be in group 'plugdev' to talk to the reader
No rights for raw USB access, add a udev rule
No bench free in pool 'north'
error - No settings for language 'rm'
No working directory left after cleanup
No source directory 'src/main/tariff'
No files were given to convert
No matching files below exports/
No environment selected
No environment named 'int2' in environments/
No value for required variable TEETH_CLIENT
No default for placeholder %PERMITS_CLIENT% in config
Unresolved placeholder BEACONS_PORT in config
error - Property deeds.port must be an integer
Property plates.mode: 'quick' is not one of slow, normal
Invalid bind address in config
[ci] Config reload refused: file permissions too open
Config directory conf.d has no files
Include file of the config does not exist: extra.conf
Bad value of option --zone: 99
Option --zone occurs twice
Option '--zone' requires a value
stop: Unexpected positional argument 'all'
Unexpected end of options
Illegal switch -x
This command was renamed: use 'close month'
This command does not take arguments
Command 'clsoe' unknown. Did you mean 'close'?
A command is needed (load, check, close)
Port 5555 busy, stop the other emulator
roster-sync: Port range exhausted
Could not open port for the fake PLC: in use
Socket file already exists, is a server running?
Address of fake PLC is already bound
Cannot listen on privileged port 502
ERROR: Unable to create working copy in /var/night: permission
Unable to write pid file
Unable to rotate backup: target exists
ERROR: Unable to switch user to 'night'
Unable to allocate a pseudo terminal
Unable to open audio device
Unable to open video device 0
Unable to find a connected reader
>> Unable to determine the version: no .git folder
Unable to detect the environment, are we in CI?
Unable to locate the settings of the bench
Unable to lock roster.db, other writer active
Could not change to directory exports
run-batch: Could not create lock in /run (read-only)
Could not copy report to share: path not found
export_all: Could not delete old exports, in use by another process
Could not determine home directory
Could not determine current branch
Could not execute hook: permission problem
jobrunner: Could not set the system time
Could not increase open file limit
Could not start X, no screens
Could not mount image: no loop device
Could not load kernel module, not root
File tides.cfg is not there
billing-job: File grades.cfg has wrong owner
datacop: File list.txt: no such file
Input file list.txt vanished
Input and output must differ
Output file may not be in the input folder
genlabels: Output device full
Path too long for archive
Temporary directory not usable
Environment: missing BENCH_ID
Environment variable PATH has no /usr/sbin
ABORT: Environment 'prod' is locked for tests
Prerequisite not met: swap must be off
Prerequisite not met: IPv6 has to be enabled
Prerequisite not met: 16 GB disk
Prerequisite missing: user 'night' on this host
Precheck: DB charset must be UTF8
Precheck: app server must be stopped before the update
Precheck: config of last version not found
Precheck: OS release 7 unsupported
Precheck: time difference between nodes 9 s
Setup error: bench 4 has no power supply configured
Setup error: fixture directory not mounted
Setup error: test database missing
Setup error: no simulator configured
Config error: unknown strategy 'random2'
Config error: duplicate bench name
Config error: reader.port missing
Usage error: month missing
Hardware error: relay card absent
Hardware not ready: interlock open
Wrong bench type, this test needs B
publish.py: Wrong mode switch position
rig-run: Wrong database version 41, program wants 42
Wrong locale, decimal point is comma
Wrong java on PATH (1.8)
Wrong architecture
Wrong number of arguments to night-close
Job cannot run here: the share with the scans isn't mounted
Job cannot run: another month is being closed
Job needs the variable MONTH
Job definition says queue 'fast', this agent serves 'slow'
Failed: Job folder not writable by agent
Agent runs out of disk
Agent has the wrong time
Agent lacks a display
Agent user may not use docker
Bench config says port COM9, there is no COM9
sanity: Bench 3 reserved by nightly job
Bench 3 has the wrong adapter
Bench door open
stockd: Test folder has no cases
Test plan 'smoke-eu' unknown
roster-sync: Test profile not selected
Test environment 'int-3' is being refreshed
Test environment 'int-3' is switched off
Test database is write protected
Test user directory leftover exists
Target environment must not be empty
Target folder is not a mount
Target device is read-only
Target host not in ssh config
ERROR: Source and target are the same database
Source folder is not accessible for user batch
Settings: no value for 'smtp.host'
Settings: unknown entry 'smpt'
Settings file unreadable (0000)
Settings of tenant 12 were not found
Secrets file missing: .secrets/int
Certificate path not set
Start parameter 'mode' missing
Start me with --month
problem: Start me in the directory of the stack
First argument must be an existing file
Third argument is superfluous
ERR Flag --force is required to overwrite
Flag --fast was removed
The switch --only needs --month
The environment is not supported: win32
loadtide: The locale of the process is C
The lock belongs to pid 4411 which runs
The lock directory can't be created
billing-job: The log folder is missing
The report folder is not empty
The output drive is full
FATAL The output file is open elsewhere
The temp drive is full
The port of the debug server is used
The runtime is too old
The runtime is a 32 bit one
The service must be stopped before
The service isn't registered on this machine
Error: The daemon runs already
E: The daemon is not running, pid file missing
The container lacks the device
The container is read-only
The compose file for bench isn't where I look
The kube config has no context 'int'
The namespace does not exist
migrate.sh: The cluster is out of quota
The repo has no remote
The repo is shallow
The tag of the last release isn't in this clone
fatal: The working tree has changes
The hook isn't executable
The script has Windows line ends
The file system is full
The file system has no inodes left
The file system doesn't know hard links
The kernel lacks overlayfs
The user has no home
[FAIL] The user is not in sudoers
The group 'bench' doesn't exist
sanity: The clock is off
The printer is not set up
The reader is not attached
The camera is used by another program
roster-sync: The phone is not authorised for debugging, unlock it
>> Umgebungsvariable MANDANT ist leer
Ausgabeordner existiert bereits
Parameter --monat fehlt
Version von Java zu alt
Le port 5000 est occupé
espace disque insuffisant
option inconnue : --moi
parámetro desconocido
nightly: el directorio no existe
oven-sync: OVEN_HOST is blank, fill it in .env before starting
recipe-mailer refuses to boot: SMTP_FROM unset
Aborting: this script has to be run as root
must not be run as root, use the baker account
please run me from the repository root
you are standing in the wrong directory (expected package.json next to you)
this script only works on Linux
bash 4 or newer is needed, you have 3.2.57
mapfile: command needs bash 4; macOS ships 3.2
declare: -A: invalid option
readlink: illegal option -- f
date: illegal option -- d
xargs: illegal option -- r
stat: illegal option -- c
grep: invalid option -- P
grep: -P supports only unibyte and UTF-8 locales
mktemp: too few X's in template '/tmp/payroll'
cp: cannot create regular file '/srv/menus/today.pdf': Read-only file system
cp: -r not specified; omitting directory 'menus'
mv: inter-device move failed: '/tmp/x' to '/srv/x'; unable to remove target
rmdir: failed to remove 'releases/old': Directory not empty
ln: failed to create hard link 'a' => 'b': Invalid cross-device link
chown: invalid user: 'baker:baker'
chgrp: invalid group: 'clinic'
usermod: user camping is currently used by process 812
useradd: user 'runner' already exists
cannot touch the pid file
stale pid file /run/milkd.pid, is another milkd running?
already running with pid 3095, exiting
another import holds the flock on /tmp/import.lock
lockfile older than 2 h found, delete it by hand if no job is alive
previous run did not clean up: /tmp/ferry-work exists
The working copy has uncommitted changes, stash them first
you must be on branch main to cut a release (now on feature/x)
working tree is dirty, commit before tagging
HEAD is detached, cannot derive the branch name
local main is 3 commits behind origin/main, pull first
shallow clone: tags are not there, fetch with depth 0
git describe gave nothing, clone was made without tags
upstream branch not configured
ERROR: $TAG must be set when this is called from cron
TZ is UTC but the timetable job insists on Europe/Bern
LANG=C on this runner, umlauts will be lost; aborting
no UTF-8 locale installed here
clock of the runner differs by 312 s from the time server
disk /var is 98 % full, backup not started
only 412 MB left on /srv, need 2 GB
quota of user clinic exhausted
tmpfs too small for the unpack step
too big open files (ulimit -n is 256)
inotify limit reached, raise fs.inotify.max_user_watches
ENOSPC: System limit for number of file watchers reached, watch '/srv/app'
vm.max_map_count [65530] is too low, increase to at least [262144]
net.core.somaxconn is 128 here; refusing to benchmark
swap must be off on this node
SELinux is enforcing and blocks the mount
/dev/ttyUSB0: no such device, is the pump plugged in?
label printer is offline
lpstat: No destinations added.
lp: Error - no default destination available.
scanner 3 isn't attached to this terminal
card reader busy, opened by another process
usb stick with the menus not mounted
NAS share //nas/scans isn't mounted at /mnt/scans
mount point is empty, share not mounted?
crypttab: device already in use
config/depot.yml vanished, copy depot.example.yml and adjust it
Copy .env.example to .env first
.env is missing; run cp .env.dist .env
No configuration for branch office 'Thun'
profile 'night' is not among day, evening, weekend
unknown environment 'stagging': pick dev, staging or prod
there is no section [printer] in garage.ini
Option 'depth' in section 'soil' missing
both --from and --since given, choose one
--until lies before --since
--workers 0 makes no sense
--rate expects a number greater than zero, got 'fast'
too few arguments: FILE needed
expected exactly 2 arguments, got 3
script needs a date as its first argument
what should I do? give me 'open', 'close' or 'count'
no subcommand given
I have no idea what 'colse' is; try --help
flag needs an argument: -out
invalid boolean value "ja" for -strict: parse error
invalid value "10x" for flag -timeout: time: unknown unit "x" in duration "10x"
unknown shorthand flag: 'q' in -qz
required flag(s) "tenant", "period" not set
accepts 1 arg(s), received 0
accepts between 1 and 3 arg(s), received 5
requires at least 1 arg(s), only received 0
if any flags in the group [from to] are set they must all be set; missing [to]
if any flags in the group [csv json] are set none of the others can be; [csv json] were all set
invalid argument "blau" for "--color" flag: must be one of: auto, always, never
error: missing required argument 'ward'
error: option '-p, --port <number>' argument missing
error: option '--level <level>' argument 'loud' is invalid. Allowed choices are debug, info, warn.
error: too big arguments for 'marks'. Expected 1 argument but got 2.
error: unknown option '--paralel'
error: unknown command 'slauter'
error: required option '-f, --farm <id>' not specified
error: option '--json' cannot be used with option '--csv'
Missing required arguments: choir, day
Missing dependent arguments: key -> cert
Arguments zip and tar are mutually exclusive
Unknown arguments: lanee, dayy
Not enough arguments following: day
Invalid values:  Argument: size, Given: "huge", Choices: "small", "medium"
You need at least one command before moving on
usage error: unrecognized arguments: --depht 3
quests.py: error: the following arguments are required: --choir
shifts.py: error: argument --day: expected one argument
marks.py: error: argument -n/--count: invalid int value: 'ten'
doses.py: error: argument cmd: invalid choice: 'wiegh' (choose from 'brew', 'feed')
berths.py: error: one of the arguments --all --crew is required
doses.py: error: argument --csv: not allowed with argument --json
quests.py: error: ambiguous option: --ver could match --verbose, --version
Error: Missing option '--hangar'.
Error: Missing argument 'SOURCE'.
Error: Missing parameter: day
Error: No such option: --tennant Did you mean --tenant?
Error: No such command 'exprot'.
Error: Got unexpected extra argument (now)
Error: Got unexpected extra arguments (a b)
Error: Option '--day' requires an argument.
Error: Option '--pair' requires 2 arguments.
Error: Invalid value for '--count': 'ten' is not a valid integer.
Error: Invalid value for '--ratio': 1.4 is not in the range 0<=x<=1.
Error: Invalid value for '--when': 'yesterday' does not match the formats '%Y-%m-%d', '%Y-%m-%dT%H:%M:%S'.
Error: Invalid value for 'SOURCE': Path '/srv/in' does not exist.
Error: Invalid value for '--out': File 'o.csv' is not writable.
Error: Invalid value for '--out': Directory '/srv/out' is a file.
Error: Illegal usage: --all cannot be combined with --guild.
Missing required option: '--dock=<dock>'
Missing required parameter: '<source>'
Unknown option: '--heard'
Unmatched argument at index 2: 'now'
Unmatched arguments from index 0: 'feed', 'all'
Invalid value for option '--count': 'ten' is not an int
Expected parameter for option '--day' but found '--csv'
Expected a single value but got [a, b]
Option '--day' should be specified only once
--csv, --json are mutually exclusive (specify only one)
Could not convert 'lots' to int for option '--max'
Exception in thread "main" joptsimple.UnrecognizedOptionException: squadronn is not a recognized option
org.apache.commons.cli.MissingOptionException: Missing required options: h, d
org.apache.commons.cli.AmbiguousOptionException: Ambiguous option: '--ver'  (could be: 'verbose', 'version')
com.beust.jcommander.ParameterException: The following option is required: [--ward]
com.beust.jcommander.ParameterException: Expected a command, got dispach
Was passed main parameter 'now' but no main parameter was defined in your arg class
error: the following required arguments were not provided: --fleet <FLEET>
error: unexpected argument '--wardd' found
error: invalid value 'x12' for '--count <COUNT>': invalid digit found in string
error: invalid value 'loud' for '--level <LEVEL>' [possible values: low, high]
error: the argument '--csv' cannot be used with '--json'
error: a value is required for '--day <DAY>' but none was supplied
error: unrecognized subcommand 'dispach'
error: equal sign is needed when assigning values to '--day=<DAY>'
error: 3 values required for '--rgb <R> <G> <B>' but 2 were provided
error: the argument '--day <DAY>' cannot be used multiple times
OptionParser::InvalidOption: invalid option: --wardd
OptionParser::MissingArgument: missing argument: --day
OptionParser::InvalidArgument: invalid argument: --count lots
OptionParser::AmbiguousOption: ambiguous option: --ver
Thor: No value provided for required options '--dock'
Thor: Unknown switches "--guildd"
ERROR: "rental open" was called with no arguments
Could not find command "opne" in "parcel" namespace.
Expected '--level' to be one of low, high; got loud
Not enough arguments (missing: "pasture").
The "--lanee" option does not exist.
Too ten arguments to "shelf:feed" command, expected arguments "day".
Too x12 arguments, expected arguments "command" "day".
The "--day" option requires a value.
Command "orchard:pubish" is not defined.
There are no commands defined in the "hangarr" namespace.
Unknown option: lanee (Getopt::Long)
Value "x12" invalid for option count (number expected)
Option day requires an argument
Option v is ambiguous (verbose, version)
getopt: unrecognized option '--hangarr'
getopts: option requires an argument -- d
rota.sh: illegal option -- z
Required option 'h, orchard' is missing.
Option 'fleett' is unknown.
Verb 'pubish' is not recognized.
Option 'count' is defined with a bad format.
Unrecognized command or argument 'dispach'.
Required command was not provided.
Required argument missing for command: 'feed'.
Cannot parse argument 'x12' for option '--count' as expected type 'System.Int32'.
Option '--crew' is required.
Error in getopt(): long flag "orchardd" is invalid
Error in parse_options(args, long_options_table): Error in getopt_long: short flag "z" is invalid
optparse: Error: unrecognised option '--shelff'
lua: argparse error: missing option '-d'
Error: unknown option '--hangarr' (lapp)
Missing environment variables:     CRANE_HOST: where the crane listens
Invalid environment variables: {"PORT":["Expected number, received nan"]}
❌ Invalid environment variables: { DATABASE_URL: [ 'Invalid url' ] }
MissingEnvVarsError: The following variables were defined in .env.example but are not present in the environment: BOILER_HOST
env-var: "METER_HOST" is a required variable, but it was not set
EnvVarError: env-var: "PORT" should be a valid integer
decouple.UndefinedValueError: BEACON_HOST not found. Declare it as envvar or define a default value.
environs.EnvError: Environment variable "OVEN_HOST" not set
environs.EnvValidationError: Environment variable "PORT" invalid: ['Not a valid integer.']
django.core.exceptions.ImproperlyConfigured: Set the GAUGE_HOST environment variable
ImproperlyConfigured: Requested setting DATABASES, but settings are not configured
dynaconf.validator.ValidationError: LAMP_HOST is required in env production
dynaconf.validator.ValidationError: PORT must gt 1024 but it is 80 in env main
Settings oven_host Field required [type=missing, input_value={'port': '80'}, input_type=dict]
pydantic_settings.sources.SettingsError: error parsing value for field "hosts" from source "EnvSettingsSource"
KeyError: 'BEACON_HOST' in os.environ
key not found: "PUMP_HOST" (KeyError) in ENV.fetch
Dotenv::MissingKeys: Missing required configuration key: ["PUMP_HOST"]
One or more environment variables failed assertions: TURNSTILE_HOST is missing.
Dotenv\Exception\InvalidPathException: Unable to read any of the environment file(s) at [/srv/ledger/.env].
Environment variable not found: "RADAR_HOST".
You have requested a non-existent parameter "kiln.host".
The path "harbour.beacon.port" cannot contain an empty value, but got null.
Unrecognized option "colour" under "camping". Available options are "host", "port".
The child config "host" under "rental.turnstile" must be configured.
Failed to bind properties under 'museum.port' to int: Value: "eighty"
Property: rental.port Value: "eighty" Reason: failed to convert java.lang.String to int
Binding to target ch.acme.ParcelProperties failed: Property: vineyard.host Value: "null" Reason: must not be blank
Config data resource 'file [/etc/ledger/]' via location 'optional' does not exist
Config data location 'file:/etc/airfield/airfield.yml' does not exist
SRCFG00014: The config property airfield.host is required but it could not be found in any config source
SRCFG00039: The config property tram.port with the config value "eighty" threw an Exception whilst being converted
com.typesafe.config.ConfigException$Missing: No configuration setting found for key 'payroll.host'
com.typesafe.config.ConfigException$WrongType: parcel.port has type STRING rather than NUMBER
pureconfig: Key not found: 'host' at 'kiosk.gauge'
required key LAMP_HOST missing value
envconfig.Process: assigning RADAR_PORT to Port: converting 'eighty' to type int. details: strconv.ParseInt: parsing "eighty": invalid syntax
env: required environment variable "BOILER_HOST" is not set
env: parse error on field "Port" of type "int": strconv.ParseInt: parsing "eighty": invalid syntax
Config File "theatre" Not Found in "[/etc/theatre /home/ci/.theatre]"
Unsupported Config Type "cfg"
viper: no key delimiter; nothing under 'pump'
fatal error config file: open garage.yaml: no such file or directory
Error: missing configuration field "meter.host"
Error: configuration file "rental" not found
invalid type: found string "eighty", expected u16 for key "default.port"
missing field 'host' in environment configuration
environment variable BEACON_HOST: NotPresent
InvalidOperationException: Section 'Beacon' not found in configuration.
OptionsValidationException: DataAnnotation validation failed for 'GaugeOptions' members: 'Host' with the error: 'The Host field is required.'
System.IO.FileNotFoundException: The configuration file 'appsettings.Night.json' was not found and is not optional.
No connection string named 'Harbour' could be found in the application config file.
Failed to convert configuration value at 'Oven:Port' to type 'System.Int32'.
convict: boiler.port: ports must be within range 0 - 65535: value was 99999
Error: configuration param 'colour' not declared in the schema
host: required but undefined in config (convict strict)
Configuration property "pump.host" is not defined
WARNING: NODE_ENV value of 'night' did not match any deployment config file names.
FATAL: NODE_APP_INSTANCE of '4' did not match any instance config file names.
Config validation error: "RADAR_HOST" is required
omegaconf.errors.MissingMandatoryValue: Missing mandatory value: gauge.host
omegaconf.errors.InterpolationResolutionError: Environment variable 'CRANE_HOST' not found
hydra: Could not override 'beacon.hots'. Key 'hots' is not in struct
Cannot find primary config 'festival'. Check that it's in your config search path.
configparser.NoSectionError: No section: 'crane'
configparser.NoOptionError: No option 'host' in section: 'pump'
vineyard: no setting for branch 12, have 1 to 11
start-up check 3/7: LAMP_HOST … not given
start-up check: upload directory isn't writable by uid 1000
start-up check: feature flag file absent
preflight: need 8 cores, this box has 2
preflight: need x86_64, got aarch64
preflight: not enough free inodes on /srv
self test: /dev/rfid0 is busy
self test: GPIO 17 exported by someone else
requires Python >=3.11, running 3.9.2
Ruby 3.3 wanted, 2.7 is active
php 7.4 is too old for this script
This script was written for Perl 5.30 or above, v5.16 found
Perl v5.36.0 required--this is only v5.26.1, stopped
node 20 required (engines), you use 14
UnsupportedClassVersionError: Roster has been compiled by a more recent version of the Java Runtime (class file version 65.0)
JAVA_HOME points to a folder without bin/java
JAVA_HOME is set to an invalid directory: /opt/jdk11
Rscript of version 3.6 can't load packages built under 4.3
lua 5.1 lacks goto, use 5.4
GLIBC on this image is older than the one the binary was linked against
exec format error: campus-linux-arm64
/bin/sh^M: bad interpreter: No such file or directory
kiosk.sh: Permission denied (not executable, chmod +x)
Text file busy: /usr/local/bin/payroll
Too many levels of symbolic links: current
Device or resource busy: '/srv/theatre/cache'
Stale file handle
Transport endpoint is not connected: '/mnt/scans'
Structure needs cleaning
No space left on device while writing out/menus.tar
Address already in use: 0.0.0.0:8081 (payroll)
port 8081 is taken by process 2341 (java)
ferry-web could not bind to :443, needs CAP_NET_BIND_SERVICE
No such container: tram-db
a container named museum-db already exists
volume camping_pgdata is in use
network tram_default has active endpoints
docker.sock isn't mounted into the runner
Docker Desktop is paused
compose: no configuration file provided: not found
service "pump" has neither an image nor a build context specified
env file /srv/brewery/.env not found
kubectl: current-context is not set
namespace ledger-smoke is still terminating
no nodes match the selector disk=ssd
cluster is in read-only mode
maintenance mode is on, imports are held
deployment freeze from 20 Dec to 6 Jan
job may only run between 22:00 and 05:00
backup window is closed
it's a bank holiday, batch calendar forbids the run
today's input directory /data/in/20250314 does not exist
inbox has no file matching prices_*.csv
no pain file for today in /bank/out
expected file has not arrived: hr_export.csv
marker file READY is not there
done-marker from yesterday still lies in the folder
file is still being written (size changes), come back later
output file is already there; use --force to replace it
refusing to overwrite menus.pdf
target directory must not contain anything
Nothing matches the glob 'scans/*.tif'
symlink current leads nowhere
working directory has been deleted under me
stdin is a terminal, pipe something in
not a tty, cannot ask
dialog needs a terminal; pass --yes in CI
TERM is not set
DISPLAY isn't set, cannot open a window
XDG_RUNTIME_DIR is not set in the environment
no sound card on the test bench
GPU driver too old for the shader test
/dev/kvm: permission denied, add the user to group kvm
user runner isn't in group dialout
umask 077 makes the export unreadable for the web server
home directory is not writable
$HOME not defined
hostname of this box isn't in the host list
this host isn't the primary, batch runs there only
standby node, refusing to write
database is read-only since failover
database 'harbour_test' is being used by other users
database "camping_test" already exists
refusing to run against a production database
tests must not run with APP_ENV=production
sqlite: unable to open database file
attempt to write a readonly database
database is locked (5)
config.h differs between checkout and build dir, reconfigure
source directory and build directory are the same
CMakeCache.txt directory is different than the directory where CMakeCache.txt was created
encoding of the console is cp850, output impossible
sort order of this locale breaks join, set LC_ALL=C
no time zone data on this image (zoneinfo)
cannot set real-time priority
perf_event_paranoid is 4, cannot record
ptrace is not permitted in this container
memlock limit too small for the ring buffer
kernel too old: 4.4, want 5.10
cgroups: controller cpu isn't enabled
seccomp filter kills clone3, upgrade docker
hugetlbfs not mounted
serial port /dev/ttyACM0 taken by ModemManager
board in bootloader mode expected, found running firmware
pump needs calibration before the test may begin
no free simulator of type iPhone 15
emulator image is for arm, host is x86
emulator snapshot 'clean' missing, create it first
save directory is on OneDrive, unsupported
Steam is not running
game folder not found, set GAME_DIR
dedicated server needs an open UDP port 27015
level editor must be closed while baking
unsupported operating system: FreeBSD
windows path longer than 260 characters
long paths are not enabled in git
case-insensitive file system: Menu.ts and menu.ts clash
symlinks need developer mode on Windows
execution of scripts is disabled on this system.
The term is not available in Constrained Language mode
drive Z: is not mapped for service accounts
The process cannot access the file 'menus.xlsx' because it is being used by another process.
Excel must be installed interactively; COM class factory failed 80040154
printer spooler service isn't started
service TramSync is disabled
unit campus.service is masked
timer overlapping: previous unit still active
Konfigurationsdatei kassen.ini fehlt
Verzeichnis /srv/eingang ist nicht beschreibbar
Datei wird von einem anderen Prozess benutzt
Umgebungsvariable KASSE_HOST nicht gesetzt
ungültige Option: --tgl
Pflichtparameter --monat fehlt
Aufruf: mahnlauf <monat>; Monat fehlt
falsche Anzahl Argumente
Le répertoire de sortie n'existe pas
variable d'environnement CAISSE_HOST non définie
espace disque insuffisant sur /srv
le port 8081 est déjà utilisé
opción desconocida: --dias
falta el argumento obligatorio 'mes'
la variable de entorno CAJA_HOST no está definida
geen schrijfrechten op /srv/kassa
I was called without a month
say which branch: --branch 1..12
expects a month as YYYY-MM
give a file name or '-' for stdin
tell me at least one hangar
need at least two files to compare
you passed --quiet and --verbose at once
--since only makes sense together with --incremental
--limit may not be negative
--format dbf isn't offered
--output is required unless --stdout is given
--all conflicts with a list of ids
unsupported value for --mode: turbo
'turbo' isn't a mode
value of --level must lie between 1 and 5
'--day=tomorrow' is not understood
bad date on the command line: 2025-13-01
can't interpret '5x' as a number of workers
switch -Q was removed in version 3
option --legacy is no longer supported
deprecated flag --fast removed, use --profile fast
--dry-run is not possible for this command
this command wants to be run inside a project
no project here: festival.toml not found in this folder or any parent
not inside a git repository
workspace root could not be determined
cannot guess the team from the hostname
no default printer chosen
no tenant selected, use 'parcel use <tenant>'
run 'ferry init' first
not initialised: .rental directory missing
profile isn't configured, run rental configure
database has not been set up, run bin/setup
cache folder belongs to root
owner of /srv/campus must be 'campus', is 'root'
mode of /etc/roster/key.pem is 0644, too open
private file is world readable, refusing to use it
WARNING: UNPROTECTED PRIVATE KEY FILE! permissions 0644 too open
cannot rename report.tmp to report.pdf
cannot create the spool directory
log file could not be opened for appending
unable to lock the ledger, somebody has it open
a brewery session is open on this machine
daily close is running, try again afterwards
another deployment is in progress
only one instance is permitted
semaphore 'nightly' is taken
lease for 'etl-master' held by node 2
leader election lost, this node must not import
pid 8231 in /run/ledger.pid is alive
could not daemonize
chroot: cannot change root directory to '/srv/jail': Operation not permitted
setcap: operation not supported on this file system
setfacl: Option -m: Invalid argument near character 3
mkfifo: cannot create fifo 'pipe': File exists
tar: Cannot open: Permission denied: /backup/vineyard.tar
zip error: Nothing to do! (menus.zip)
gzip: menus.gz already exists; not overwritten
split: cannot open 'x' for reading
sort: cannot read: prices.txt: No such file or directory
wc: prices.txt: No such file or directory
tail: cannot open 'roster.log' for reading: No such file or directory
tr: missing operand after 'a-z'
paste: squad.txt: No such file or directory
find: 'scans': No such file or directory
find: paths must precede expression: 'b.txt'
find: unknown predicate '-naem'
test: extra argument 'b'
sleep: invalid time interval 'soon'
su: user ledger does not exist or the user entry does not contain all the required fields
runuser: may not be used by non-root users
systemd-run: Failed to start transient service unit: Unit harbour.service already exists
Failed to connect to user scope bus via local transport
timedatectl: Failed to set time: Automatic time synchronization is enabled
ip: RTNETLINK answers: File exists
sysctl: permission denied on key "vm.max_map_count"
mkfs: /dev/sdb1 is apparently in use by the system; will not make a filesystem here!
fuser: Specified filename /srv/x does not exist.
Error in file(con, "r") : cannot open the connection
cannot open file 'prices.csv': No such file or directory
Error in gzfile(file, "rb") : cannot open the connection
Rscript: fatal error: cannot open file 'berths.R': No such file or directory
lua: cannot open invoices.lua
Can't open perl script "quests.pl": No such file or directory
ruby: No such file or directory -- shifts.rb (LoadError)
python3: can't open file '/srv/doses.py': [Errno 2] No such file or directory
Could not open file: failed to open stream: No such file or directory in export.php
fopen(/srv/out/prices.csv): Failed to open stream: Permission denied
mkdir(): File exists in export.php
file_put_contents(/var/brewery/cache): Failed to open stream: No space left on device
PHP Startup: Invalid date.timezone value 'Bern', using 'UTC' instead
Errno::EACCES: Permission denied @ rb_sysopen - /srv/out/prices.csv
Errno::ENOENT: No such file or directory @ dir_chdir0 - /srv/x
Errno::ENOTEMPTY: Directory not empty @ dir_s_rmdir
PermissionError: [Errno 13] Permission denied: '/srv/out/prices.csv'
IsADirectoryError: [Errno 21] Is a directory: 'out'
FileExistsError: [Errno 17] File exists: 'out'
Error: EACCES: permission denied, mkdir '/srv/out'
Error: EISDIR: illegal operation on a directory, read
Error: ENOTDIR: not a directory, scandir '/srv/x'
Error: EMFILE: too ten open files, open 'a.json'
Error: EBUSY: resource busy or locked, unlink 'brewery.db'
Error: EROFS: read-only file system, open '/etc/garage'
open /srv/out/prices.csv: permission denied
mkdir /srv/out: not a directory
listen tcp :8081: bind: address already in use
java.nio.file.AccessDeniedException: /srv/out/prices.csv
java.nio.file.FileSystemException: /srv/out: Device or resource busy
java.io.FileNotFoundException: prices.csv (No such file or directory)
System.IO.IOException: The process cannot access the file because it is being used by another process.
System.IO.DirectoryNotFoundException: Could not find a part of the path '/srv/x'.
Os { code: 2, kind: NotFound, message: "No such file or directory" }
Os { code: 13, kind: PermissionDenied, message: "Permission denied" }
Os { code: 98, kind: AddrInUse, message: "Address already in use" }
campus needs CAMPUS_HOME
TRAM_HOME does not point to a folder
nothing in FERRY_TOKEN_FILE path, file not there
variable BRANCH empty in cron, set it in the crontab
expected BRANCH to be a number, it is 'Thun'
BRANCH=0 isn't valid
PORT must be an integer between 1 and 65535
LOG_LEVEL 'verbos' unknown, falling over
LOG_LEVEL must be one of debug|info|warn
MAX_ROWS=abc: not a number
CACHE_TTL is negative
FEATURES contains an unknown flag 'nightmode'
DATABASE_URL has no host part
DATABASE_URL must start with postgres://
REDIS_URL malformed
BASE_URL must end with a slash
TIMEZONE 'Europe/Berne' unknown
KEY_FILE and KEY_INLINE are both set
set either SMTP_URL or MAIL_DISABLED
one of the two settings 'host' and 'socket' is necessary
settings 'tls.cert' and 'tls.key' belong together
setting 'printer.width' was renamed to 'printer.columns'
setting 'fax' is obsolete, remove it from brewery.ini
setting 'retries' can't be zero
unknown setting 'prnter.host'
unknown key in config: prnter
key printer.host is mandatory in brewery.toml
payroll.ini: value for 'width' missing
parcel.ini has no entry for this host
harbour.ini not readable for uid 1000
roster.ini is a directory
harbour.ini from version 1, run harbour migrate-config
cannot find a config in ., ~/.theatre, /etc/theatre
neither brewery.yml nor brewery.json found
config given with -c does not exist: /etc/x.yml
configuration is incomplete, 2 settings lack a value
wrong config for this stage: db host is prod in test
the config points to an old server that was switched off
profile 'staging' inherits from unknown 'base2'
secret file /run/secrets/db is not mounted
config map vineyard-cfg was not mounted into the pod
persistent volume is full
volume mounted read only
mount /data is missing in the container
the shared drive has gone
no write access to the share \\nas\menus
cannot put the file onto drive N:
drive not ready
medium is write protected
no tape in drive
tape is full at file 412
robot arm not homed
conveyor not in auto mode
gate sensor unplugged
camera 2 isn't connected
camera index out of range, none attached
microphone not found
no MIDI device
no joystick attached
card reader driver reports no reader
PLC is in STOP mode
CAN interface can0 is down
can0: no such device
i2c bus 1 not enabled on this board
spi device not exposed
serial number of adapter not on this bench
JTAG probe not found
no J-Link connected
target power is off
openocd: Error: no device found
esptool: could not open port /dev/ttyUSB0, doesn't exist
adb: device offline
more than one device attached, choose with -s
iPhone is locked, unlock it to continue
device storage full, app can't be installed
simulator already booted
xvfb: server already active for display 99
no screen configured
wayland socket missing
audio sink null missing
headless mode isn't supported by this viewer
the browser profile is in use by another instance
downloads folder not writable by the browser
browser sandbox needs user namespaces, disabled here
clipboard not accessible in this session
session 0 has no desktop
runner runs as a service, interactive step impossible
agent works in a path with blanks
path has umlauts, tool can't take it
folder name too long for zip
temp folder is missing
TMPDIR points to a folder that isn't there
TMPDIR is mounted noexec
/dev/shm has only 64 MB
/tmp fills up: 99 %
less than 5 % free on /backup, skipped
not enough free space: need 12 GB, have 3
backup target full
log partition 100 %
inode table exhausted
max user processes reached
ulimit -s too small for the solver
ulimit -l must be unlimited
stack limit 8 MB, need 64
cpu lacks AVX2
CPU governor isn't 'performance', benchmark refused
turbo boost is on, results would be worthless
other jobs run on this machine, load 41
machine is on battery
machine went to sleep
virtualisation is off in the BIOS
nested KVM not enabled
hypervisor missing on this host
WSL 1 isn't supported, upgrade to WSL 2
macOS 12 too old for the notary tool
Xcode licence not agreed to, run sudo xcodebuild -license
xcode-select: active developer directory is a command line tools instance
two Java versions on the PATH
python of the system instead of the venv is active
venv belongs to another machine
venv was moved, its python is gone
pip refuses: externally-managed-environment
node_modules owned by root
global npm prefix not writable
npm cache folder contains root-owned files
gem dir /var/lib/gems isn't writable
GOPATH and GOROOT are identical
GOFLAGS has -mod=vendor but vendor is stale
GO111MODULE=off forbids this
go.work lists a folder which isn't there
CARGO_HOME on a full disk
MAVEN_OPTS contains an option the JVM doesn't know
Unrecognized VM option 'UseFastGC'
Invalid maximum heap size: -Xmx4gb
Could not create the Java Virtual Machine.
gradle daemon incompatible with this JVM, stop it
gradle home locked by pid 8719
Timezone database too old on the image
DOTNET_ROOT wrong
ASPNETCORE_URLS invalid
R_HOME is empty
R library folder not writable, choose another lib
LUA_PATH not set
PERL5LIB points nowhere
LD_LIBRARY_PATH unset, tool won't find its files' directory
PATH has no /usr/local/bin under cron
cron runs with sh, script wants bash
script was saved with Windows line ends
script not marked executable
hook not executable, was ignored
shebang line names a missing folder
the script must be sourced, not executed
do not source this script
script has to be started from its own folder
must be called by release.sh, not directly
only the nightly user may start this
please don't run in prod
prod needs --yes-i-am-sure
confirmation missing, add --confirm
refusing without --force
dry run is default; --apply absent
interactive question in CI: overwrite? [y/N]
cannot prompt without terminal
answer file for the installer missing
installer is running elsewhere
reboot pending, setup won't start
package manager is locked by unattended-upgrades
dpkg was interrupted, you must manually run 'dpkg --configure -a'
yum lock held by pid 3282
port range 9000-9010 is all occupied
unix socket path is longer than 108 characters
socket file left over from last run
bind to privileged port 80 without root
interface eth1 doesn't exist here
bridge br0 missing
IP address 10.0.0.9 isn't assigned to this host
two containers want host port 8081
docker daemon is not running
docker storage driver overlay2 failed on this fs
builder instance 'multi' has gone
rootless podman lacks subuid ranges
buildah: mount not permitted in user namespace
k3s needs cgroup memory
minikube isn't started
kind cluster 'roster' already there
kubeconfig is group readable / not present: /home/ci/.kube/config
context 'thun' is not in kubeconfig
helm release roster is stuck in pending-upgrade
terraform state locked by anna since Monday
terraform workspace "thun" doesn't exist
backend configuration changed, init again
pulumi stack 'thun' already has an update in progress
ansible: no hosts matched the group bakeries
inventory file hosts.ini is empty
vault file path wrong in ansible.cfg
limit pattern matched no branch
schedule disabled for this branch
job was started on the wrong node
runner tag 'oven' is not offered by any machine
this queue has no workers
stage 'thun' is being rebuilt
sandbox is switched off at night
test mandant 100 is locked by key users
test system in single-user mode
database in restore
database is in exclusive mode
schema depot_test is missing on this server, create it by make db
tablespace USERS is full
archive log destination full
max_connections reached (100)
wal_level must be logical
binlog_format must be ROW
local_infile is disabled
sql_mode contains ONLY_FULL_GROUP_BY, job can't run
secure_file_priv forbids /tmp/x.csv
elasticsearch: index is read-only / allow delete (flood stage)
redis: MISCONF Redis is configured to save RDB snapshots, but it is currently not able to persist on disk
rabbitmq: disk alarm set, publishers blocked
kafka: broker has no space for log dirs
zookeeper: not a quorum member
mail queue directory on full disk
ferry-plan: this host isn't allowed to plan, only planner-1 is
start refused: another depot owns the day file
the day has not been opened, run 'roster day open'
yesterday hasn't been closed yet
period 2025-03 isn't open
sequence of steps wrong: run 'load' before 'price'
step 'price' needs the output of step 'load', which is not there
you have to build before you can pack
clean first, then build
the index isn't built, run 'theatre reindex'
caches are cold, run warmup first
model file hasn't been downloaded to models/, see README
test pictures are in git lfs, pull them first
file is a git-lfs pointer, content not fetched
the submodule folder is not checked out
sparse checkout leaves out fixtures/
repository is too shallow for git log v2.4.0..HEAD
cannot work from a tarball, needs a git checkout
cannot release from a fork
releases are cut on Linux only
a release is already going on (lock by anna)
release must be started by the release robot
no remote named 'upstream'
branch release/2.4 exists
tag v2.4.1 exists locally
the stash isn't empty
untracked files in src/, commit or remove them
index.lock is there, another git process seems to run
git identity unknown: set user.name and user.email
core.hooksPath points to a missing folder
EDITOR not set, cannot edit the notes
no browser to open
PAGER 'most' can't be started
terminal is narrower than 80 columns
no colour support, use --no-color
locale de_CH not generated
console can't show '€'
no euro sign in this code page
keyboard layout of the VM is US, robot types wrong letters
screen is locked, robot can't type
screen saver active on bench 2
remote desktop session was closed by the user
another user is logged on to the robot PC
Excel is open, close it first
Outlook isn't configured for this user
SAP GUI scripting is disabled on this machine
SAP client 100 is closed for changes
system change option 'not modifiable'
transport layer isn't set up
no free work process on the app server
batch server SRV3 is not active
no dialog work processes of class B
mainframe region is down for the weekend
dataset in use by another job
JCL step can't allocate DD PRICES
data set THEATRE.PRICES not catalogued
volume serial not mounted
AS400: library list lacks TILLLIB
job queue QBATCH is held
subsystem not started
printer writer ended
message queue full
paper out
no labels left in printer 2
ink below 5 %, print test refused
door of oven 2 open
emergency stop pressed
air pressure too low for the gripper
safety light curtain interrupted
key switch in position 0
bench power supply switched off
oscilloscope isn't on the bus (VISA resource not present)
VI_ERROR_RSRC_NFOUND
VI_ERROR_RSRC_BUSY
GPIB address 12 unused
NI-DAQ: device Dev1 isn't in this system
labview run-time wrong bitness
32-bit process cannot load a 64-bit dll
architecture mismatch: x86_64 app on arm64
Windows feature Hyper-V is off
group policy blocks this program
antivirus quarantined vineyard.exe
SmartScreen blocked the start
Gatekeeper: app is damaged and can't be opened
code can't run from a network drive
registry key HKLM\Software\Kiosk missing
ODBC DSN 'FERRY' isn't defined on this machine
tnsnames has no entry MUSEUM
sqlnet.ora folder unset
db2 instance isn't started
db alias THEATRE not catalogued
ENV not exported to child process
environment of sudo drops FESTIVAL_HOME
systemd unit has no Environment line for THEATRE_HOME
ProtectHome hides /home/tram from the service
PrivateTmp: file in /tmp isn't visible to the service
working directory of the unit missing (200/CHDIR)
status=203/EXEC
unit brewery.mount: Where= setting doesn't match unit name
start request repeated too quickly
timer unit lacks its service
anacron dir not writable
at: cannot open lockfile /var/spool/cron/atjobs/.SEQ
batch queue suspended because load > 4
slurm: invalid partition specified: night
slurm: Requested node configuration is not available
slurm: Job violates accounting/QOS policy
pbs: qsub: Unknown queue
lsf: No such queue 'night'
sge: no suitable queues
module load: environment modules not initialised
scratch directory of user expired
HPC quota: file count limit passed
conda environment 'brewery' is not active
jupyter kernel 'campus' isn't set up here
spark.executor.cores must be set
HADOOP_HOME unset
SPARK_HOME can't be found
airflow: variable price_path isn't set
airflow home not initialised, run db init
dbt profile 'tram' has no target 'thun'
dbt: Could not find profile named 'vineyard'
dagster: DAGSTER_HOME must be an absolute path
prefect: no work pool named 'night'
luigi: parameter 'date' has no value
kedro: not in a project directory
meltano: project isn't initialised here
great expectations context root missing
superset secret key default is refused
metabase lock file left
grafana data folder not writable
prometheus: storage path locked by another instance
loki: mkdir : no such file or directory, path_prefix empty
otel collector: no exporters configured for pipeline
nginx worker can't read html folder (13: Permission denied)
apache: could not bind to address [::]:80
apache: document root does not exist
php-fpm pool user unknown
php session dir not writable
tomcat: CATALINA_BASE not defined
wildfly: profile standalone-thun.xml not there
jboss home contains blanks
glassfish domain1 is running
IIS app pool stopped
kestrel: Unable to configure HTTPS endpoint. No server certificate was specified
gunicorn: Can't connect to ('0.0.0.0', 8081), in use
uwsgi: bind(): Address in use
puma: tmp/pids dir absent
sidekiq config file wasn't found
celery: C_FORCE_ROOT needed when run as root
celery beat db file locked
pm2 home unwritable
forever: pid dir missing
electron: sandbox helper not owned by root
cypress cache folder unwritable
playwright: host system is missing permission to use user namespaces
puppeteer cache dir read-only
selenium grid has no node for safari
appium: ANDROID_HOME not exported
android: licences not agreed
gradle.properties of the user sets a wrong proxy port
emulator needs 7 GB free disk
AVD name unknown: pixel_9
expo: project root not found
xcode scheme isn't shared
xcode: derived data on a full volume
fastlane must run where Fastfile is
flutter root is owned by another user
unity licence file folder missing write access
unity project is open in another editor
unreal: project is locked by editor
blender: output path invalid
steamcmd: disk write failure
game server: map folder empty
minecraft: you need to agree to the EULA in order to run the server
minecraft world is locked by another process (session.lock)
click.exceptions.UsageError: Illegal usage: 'crew' is mutually exclusive with arguments 'all'
Usage error: --day and --month exclude each other
BadParameter: day must not lie in the future
typer: Invalid value for '--size': 'huge' is not one of 'small', 'medium'.
fire: ERROR: Could not consume arg: --pasturee
fire: ERROR: The function received no value for the required argument: orchard
docopt: arguments did not match the expected patterns
plac: error: unrecognized arguments: now
absl.flags._exceptions.UnrecognizedFlagError: Unknown command line flag 'guildd'. Did you mean: squad ?
absl.flags._exceptions.IllegalFlagValueError: flag --count=many: Unable to parse
FATAL Flags parsing error: flag --guild=None: Flag --guild must have a value other than None.
tap: error: the following arguments are required: --plot
cleo: The "squad" argument is missing
cyclopts: Parameter --dock requires an argument.
Invalid value "lots" for COUNT. Unable to convert "lots" into int.
oclif: Nonexistent flag: --plott
oclif: Missing 1 required arg: fleet
oclif: Flag --day expects a value
oclif: Expected --size=huge to be one of: small, medium
oclif: command asign not found
oclif: --csv=true cannot also be provided when using --json
meow: Missing required flag --lane
cac: CACError: Unknown option '--choirr'
cac: missing required args for command 'feed <lane>'
citty: Missing required argument: --guild
arg: ARG_UNKNOWN_OPTION: unknown or unexpected option: --plott
node: bad option: --dockk
TypeError [ERR_PARSE_ARGS_UNKNOWN_OPTION]: Unknown option '--guildd'
minimist strict: unknown parameter squadronn
command-line-args: UNKNOWN_OPTION: Unknown option: --pitchh
command-line-args: ALREADY_SET: Singular option already set [day=1]
gluegun: no command settel here, see help
vorpal: Missing required argument. Showing Help:
urfave/cli: Required flag "squadron" not set
urfave/cli: Required flags "choir, day" not set
Incorrect Usage: flag provided but not defined: -fleett
No help topic for 'pubish'
kong: error: missing flags: --squadron=STRING
kong: error: unexpected argument settel, did you mean "feed"?
kong: error: --size must be one of "small","medium" but got "huge"
kingpin: error: required flag --squad not provided, try --help
kingpin: error: unknown long flag '--plott', try --help
kingpin: error: expected command but got "clsoe", try --help
go-flags: the required flag '-d, --day' was not specified
go-flags: Unknown command 'asign', did you mean 'feed'?
pflag: bad flag syntax: --=x
argh: Unrecognized argument: --plott
argh: Required options not provided: --squad
structopt: Found argument '--orchardd' which wasn't expected, or isn't valid in this context
bpaf: expected --squadron=ARG, pass --help for usage information
bpaf: no such flag: --squadronn, did you mean --pasture?
pico-args: the '--choir' option must be set
lexopt: invalid option '--berthh'
gflags: ERROR: unknown command line flag 'pitchh'
boost: unrecognised option '--squadronn'
boost: the option '--squad' is required but missing
boost: the argument ('many') for option '--count' is invalid
boost: option '--day' cannot be specified more than once
cxxopts: Option 'pitchh' does not exist
CLI11: The following argument was not expected: --hangarr
CLI11: --pitch is required
CLI11: --csv excludes --json
CLI11: --count: Value lots could not be converted
popt: bad argument --dockk: unknown option
argp: seat: unrecognized option '--berthh'
QCommandLineParser: Unknown option 'dockk'.
Glib: Unknown option --fleett
Glib: Cannot parse integer value 'x12' for --count
airline: Found unexpected parameters: [now]
airline: Required option '--plot' is missing
args4j: "--squadronn" is not a valid option
args4j: Option "--choir" is required
args4j: Argument "SOURCE" is required
argparse4j: error: too few arguments
scallop: Error: Required option 'guild' not found
scopt: Error: Missing option --ward
scopt: Error: Unknown option --creww
decline: Missing expected flag --choir!
clikt: Error: missing option --pasture
clikt: Error: no such option --lanee. Did you mean --pitch?
clikt: Error: invalid value for --count: lots is not a valid integer
kotlinx-cli: Value for option --guild should be always provided in command line.
CommandLineUtils: Unrecognized option '--wardd'
CommandLineUtils: The --squadron field is required.
Spectre: Error: Unknown command 'opne'.
Spectre: Error: Option 'squad' has no value / is defined but no value has been provided
Cocona: Error: Option '--squad' is required. See '--help' for usage.
McMaster: Specify --help for a list of available options and commands.
PowerShell: A parameter cannot be found that matches parameter name 'Pitchh'.
Cannot process command because of one or more missing mandatory parameters: Squad.
Cannot validate argument on parameter 'Size'. The argument "huge" does not belong to the set "small,medium"
slop: missing required option --plot
slop: unknown option '--squadd'
gli: error: Unknown command 'opne'
gli: error: pitch is required
dry-cli: ERROR: "payroll feed" was called with arguments [] required PLOT
Optimist: Error: option --orchard must be specified.
Optimist: Error: unknown argument '--pasturee'.
Optimist: Error: option '--count' needs an integer.
clamp: ERROR: parameter 'LANE': no value provided
clamp: ERROR: Unrecognised option '--berthh'
Mandatory parameter 'hangar' missing in call to main (Getopt)
MooseX::Getopt: Required option missing: dock
App::Cmd: Unrecognized command: asign.
Laravel: Not enough arguments (missing: "squad").
minicli: ERROR: Command "asign" not found.
climate: The following arguments are required: [--choir choir].
aura: option '--wardd' is not defined
argparser R: Error: required argument missing choir
docopt R: usage mismatch, orchard not given
lua cliargs: bad argument: required ORCHARD
lua: Usage error: unknown option '--berthh'
nim cligen: Unknown long option: "lanee"
OCaml: sow: unknown option '--guildd'.
OCaml: settle: required option --pasture is missing
Haskell: Missing: --shelf SHELF
Haskell: Invalid option '--lanee' / option --count: cannot parse value 'lots'
Elixir: ** (OptionParser.ParseError) --pasturee : Unknown option
D: std.getopt.GetOptException: Unrecognized option --squadronn
Swift: Error: Missing expected argument '--lane <lane>'
Swift: Error: Unknown option '--berthh'
Swift: Error: The value 'foo' is invalid for '--count <count>'
Dart: FormatException: Could not find an option named "lanee".
Dart: Could not find a command named "asign".
Dart: "huge" is not an allowed value for option "size".
Crystal: Invalid option: --fleett (OptionParser::InvalidOption)
Zig clap: InvalidArgument near --wardd
Julia ArgParse: unrecognized option --berthh
Racket: dose: unknown switch: --berthh
Tcl: Illegal option "-shelff", should be one of -ward, -day
expected application given "creww"; flag unknown
Could not resolve placeholder 'pump.host' in value of bean property
APPLICATION FAILED TO START – property pump.host has no value
The Tomcat connector configured to listen on port 8081 failed to start
Identify and stop the process that's listening on port 8081
Inactive profile: no configuration for profile 'night'
mandatory configuration key 'pump.host' was left out
start-up refused: pump.retries=-1
start-up refused: two listeners configured for 8081
boot check: folder /var/spool/fares absent
boot check: free heap setting larger than the machine
service won't start without fares.key in its folder
can't start twice, instance id 4 is registered
worker count exceeds number of cores
log folder missing and cannot be made
log level isn't recognised: 'laut'
config reload refused: read-only fields changed
config checksum differs from the one at start, restart needed
overrides file overrides nothing: unknown keys
secrets folder has wrong owner
required secret 'db-pass' isn't defined for this job
variable group 'fares-prod' isn't linked to the pipeline
CI variable DEPLOY_HOST isn't defined on this branch
masked variable is empty for forks
needs a Docker socket, none in this job
job has no workspace, checkout step left out
dist folder wasn't handed over from the build job
input folder 'in' absent
output folder 'out' not empty
nothing to import in /data/in
waiting list file isn't where cron expects it
file prices.csv is locked by Excel
file prices.csv in use
folder listing denied: /srv/private
no permission to list /srv/private
may not write to /usr/share
read-only checkout, can't write report
snapshot folder not writable
cannot set owner of out/report.pdf
cannot delete out/: folder not empty
can't move file between volumes
copy failed: destination full
copy failed: source vanished
source and destination are the same file
too many symlinks in path
file limit of 1024 reached
cannot spawn process: limit
shell is dash, bash needed
run with bash, not sh
arrays aren't supported by this shell
this needs zsh
not supported on Windows
only tested on macOS, stopping
unsupported architecture riscv64
unsupported distribution: alpine
Debian 10 is too old
needs systemd
needs an X server
needs a GPU
no GPU visible to the job
wrong user: expected fares, am anna
wrong host: expected batch-1, am on batch-2
wrong branch: expected main
wrong folder: no .git here
wrong Node version: v16
wrong parameter order: file before --month
parameter month is empty
parameter 'month' not passed by the caller
unknown parameter 'mnth'
unexpected parameter: -v2
parameter -m given twice
'--month' without a value
--month=13 rejected
--mode and --file don't go together
choose exactly one of --in, --out
[error] Not a valid command: publishLocalSigned (similar: publishLocal)
[error] Expected ID character
[error] Could not create lock for \\.\pipe\sbt-load3f2c_lock, error 5
[error] server was not detected; could not create a server socket for sbt, boot directory is shared
[error] java.io.IOException: Cannot run on JDK 8, sbt 1.10 project requires 17 (build.properties)
mill: Another Mill process is running 'cart.compile', waiting for it to be done... --no-wait was given, exiting
lein: Java 1.5 is required and JAVA_CMD points to /opt/jdk/bin/java, which isn't executable
** (Mix) You're trying to run :shop on Elixir v1.12.3 but it has declared in its mix.exs file it supports only Elixir ~> 1.15
** (Mix) "mix test" is running in the "dev" environment. If you are running tests from within another command, you can either set MIX_ENV
** (DBConnection.OwnershipError) cannot find ownership process for #PID<0.301.0>. You must checkout a connection in sandbox mode
===> OTP release 22 or later is required. Version in use: 21.3
=CRASH REPORT==== application_start_failure: bad configuration, cart_app exited {missing_env,port}
Protocol 'inet_tcp': the name shop@ci seems to be in use by another Erlang node
escript: no such file or directory: './rebar3', not installed or PATH lacks it
Error: [Cabal-7094] Unrecognised flag: --enable-testz
The compiler requested was not found: ghc-9.4.7, found 9.2.8 on PATH, and system-ghc is set with install-ghc false
hs: <stdout>: commitBuffer: invalid argument (cannot encode character '\8364') locale is POSIX
Error: A running dune (pid: 4411) instance has locked the build directory. If this is not the case, please delete "_build/.lock".
Error: Version 3.17 of the dune language is not supported. Supported versions of this extension: 1.0 to 3.8
[ERROR] Opam has not been initialised, please run 'opam init'
[ERROR] Sandboxing is not working on your platform debian: bwrap: No permissions to create new namespace
nimble: Prompt: Could not lock nimbledata2.json; read-only file system
error: the zig build runner option -Dtarget expects an arch-os-abi triple, 'rpi4' is none
thread 71 panic: zig version 0.11 cannot build this, minimum_zig_version is 0.13.0
ERROR: JAVA_OPTS contains a heap bigger than the container allows (6g of 4g)
gradle: org.gradle.parallel=true clashes with --no-parallel in CI wrapper
Value 'file:///opt/jdk-25' given for org.gradle.java.home Gradle property is invalid (Java home supplied is invalid)
The project directory '/builds/shop' is not part of the build defined by settings file '/builds/settings.gradle'
Cannot use --watch-fs on this file system: virtiofs inotify events are not delivered
Daemon could not be reused: requested JVM arguments are incompatible with the running ones and no more may be started
Gradle could not start your build. Could not create service of type ScriptPluginFactory: cache directory is read only
Configuration cache state could not be cached: field 'project' of task ':gen': cannot serialize object of type DefaultProject
Task ':app:copyAssets' uses this output of task ':app:icons' without declaring an explicit or implicit dependency.
Cannot query the value of property 'signingKey' because it has no value available.
A problem was found with the configuration of task ':report' (type 'Copy'). Property 'destinationDir' isn't set.
ant: Specify at least one source--a file or resource collection.
ERROR: The project you're trying to build requires Bazel 7.1.0 (specified in /app/.bazelversion), but it wasn't found in /usr/bin
ERROR: --remote_cachez=grpc://cache :: Unrecognized option: --remote_cachez
FATAL: ExecLog sandbox: mount namespace creation was denied, falling off linux-sandbox
ERROR: Config value 'ci-asan' is not defined in any .rc file
Another command (pid=71) is running. Exiting immediately. (--noblock_for_lock)
FATAL: $HOME is not defined and no --output_user_root given
buck2: Daemon startup failed: version mismatch between client and buckd, isolation dir shared
buck: Couldn't find .buckroot or .buckconfig above /tmp
pants: Configuration value for 'python_version' in scope GLOBAL from pantsbuild.cfg is no longer valid
CMake Error: The source directory "/app/src" does not appear to contain CMakeLists.txt.
CMake Error: Error: generator : Unix Makefiles Does not match the generator used previously: Ninja
CMake Error: The current CMakeCache.txt directory /b is different than the directory /a where CMakeCache.txt was created.
CMake Error at CMakeLists.txt:1 (cmake_minimum_required): CMake 3.29 or higher is required. You are running version 3.18.4
No such preset in /app: "ci-release"
CMake Error: Could not create named generator Visual Studio 19
ninja: fatal: chdir to 'out/Release' - No such file or directory
meson.build:1:0: ERROR: Meson version is 0.61.2 but project requires >= 1.3
meson.build:1:0: ERROR: Compiler cc can not compile programs.
ERROR: Value "releese" (of type "string") for option "buildtype" is not one of the choices.
ERROR: Unknown options: "with_x11" (meson)
ERROR: Neither source directory '.' nor build directory 'out' contain a build file meson.build.
ERROR: Build directory has been generated with Meson version 0.58.0, which is incompatible with the current version 1.3.0.
ERROR: Invalid setting '15' is not a valid 'settings.compiler.version' value.
ERROR: The default build profile '/root/.conan2/profiles/default' doesn't exist. You need to create a default profile
ERROR: There are invalid packages: cart/1.0: Invalid: Current cppstd (11) is lower than the required C++ standard (17).
ERROR: Conan recipe cart/1.0 requires conan version >=2.4, while the current one is 1.59
error: in manifest mode, vcpkg install does not support individual package arguments.
error: Could not detect vcpkg-root. If you are trying to use a copy of vcpkg that you've built, you must define VCPKG_ROOT
waf: The configuration failed: the project was not configured: run "waf configure" first!
premake5: Error: [string "premake5.lua"]:4: invalid value 'C++99' for cppdialect
error: Recipe 'deploy' got 0 arguments but takes at least 1
just: error: environment variable 'STAGE' not present
task: precondition not met: docker is not running
task: Missing required variables: STAGE
invoke: Did not receive required positional arguments: 'stage'
refusing to run as uid 0, pass --allow-root if you mean it
the staging area /srv/stage is half full of leftovers from build 4411, clean it first
no workspace was handed to this step
deploy.sh: STAGE must be one of dev|qa|prod, you gave 'tst'
sync-shop: I need bash 4 or newer, this is 3.2.57
gate.py: --since and --tag exclude each other
the clock of this agent is 412 s ahead, results would be wrong; stopping
ERROR: neither SHOP_HOME nor ~/.shoprc is there, where shall I read from?
seed.sh: give me a database name
report.rb: first argument has to be a folder
[prep] /mnt/ref is mounted noexec
[prep] ulimit -n is 256, at least 4096 are wanted
bootstrap: agent label 'gpu' promised a card, nvidia-smi shows none
pack-it: the out folder has to be empty
relase: cannot be run on a branch, only on tags
publish: working copy has uncommitted edits, commit or stash first
kiosk-build: don't know platform 'armv5'
nightly.sh: previous run still holds /var/run/nightly.pid (pid 812)
stale lock from host agent-7, remove /tmp/shop.lck by hand
mktarball: umask 077 would make the archive private
we only support Ubuntu 22.04 and up here
toolbox 2.1 wants config version 3, yours is version 2; run toolbox migrate
settings: 'retries' should be a positive whole number, not 'three'
settings: key 'db.hots' is not one we know, typo?
profile "perf" has been retired, use "load"
flag --quick was removed in 4.0
option -j needs a value
surplus argument 'all'
nothing given on stdin and no file named
invalid choice for --format: 'xls' (choose from 'csv', 'json')
environment looks half configured: S3_BUCKET set, S3_REGION empty
feature flag file flags.yml is blank
this script must be sourced, not executed
this job belongs on a Windows agent
I cannot write into /var/log/shop as user ci
chmod: changing permissions of '/opt/shop': Operation not permitted
chown: invalid user: 'shop:shop'
install: cannot change owner and permissions of '/usr/lib/shop': Read-only file system
useradd: group shop exists - if you want to add this user to that group, use -g.
mount: /mnt/ref: special device /dev/sdb1 does not exist.
umount: /mnt/ref: target is busy.
modprobe: FATAL: Module vcan not found in directory /lib/modules/6.1.0
sysctl: permission denied on key 'vm.max_map_count'
nsenter: cannot open /proc/1/ns/net: Permission denied
crontab: installing new crontab failed, /var/spool/cron: mkstemp: Permission denied
Failed to restart shop.service: Unit shop.service is masked.
Unit shop-worker.service has a bad unit file setting.
loginctl: Failed to enable linger: not permitted inside container
perl: warning: Setting locale failed. Please check that your locale settings are supported
tzdata: zone Europe/Berln is unknown to this system
df: /mnt/ref: Transport endpoint is not connected
ls: cannot access '/mnt/share': Stale file handle
cp: error writing '/out/big.tar': Disk quota exceeded
mv: inter-device move failed: '/a' to '/b'; unable to remove target
rm: cannot remove '/cache/x': Device or resource busy
mkdir: cannot create directory '/srv/x': Not a directory
touch: cannot touch '/etc/x': Read-only file system
find: 'gen': The relative path './bin' is included in the PATH environment variable, which is insecure
tar: /backup: Cannot open: Is a directory
sort: write failed: /tmp/sortX: No space left on device
date: invalid option -- 'j'
sed: couldn't open temporary file ./sedX: Permission denied
grep: unrecognized option '--perl'
cp: illegal option -- -reflink
base64: invalid argument 'x' for wrap (coreutils version differs on macOS)
getopt: unrecognized option '--nightly'
make: *** /app/src: No such directory.  Stop.
make: the '-j' option requires a positive integral argument
Makefile:3: *** STAGE is undefined, call make STAGE=qa.  Stop.
screen: Must be connected to a terminal.
tmux: open terminal failed: missing or unsuitable terminal: dumb
rsync: [Receiver] mkdir "/srv/web/new" failed: No such file or directory (2)
scp: /srv/web/: Not a regular file
direnv: error /app/.envrc is blocked. Run direnv allow to approve its content
mise ERROR Config files in ~/app/mise.toml are not trusted. Trust them with mise trust.
volta error: Node version is not pinned in this project and no default is set
tfenv: version file /app/.terraform-version names 1.99.0 but TFENV_AUTO_INSTALL is false
rustup: error: override toolchain 'nightly-2026-01-01' is not installed: the toolchain file at '/app/rust-toolchain.toml' requests it
corepack: Internal Error: This project is configured to use yarn@4 because package.json has a "packageManager" field, but the current version is 1.22
nix: error: experimental Nix feature 'flakes' is disabled; add '--extra-experimental-features flakes'
error: path '/app/flake.nix' is not tracked by Git, run git add first
guix: error: failed to connect to daemon socket '/var/guix/daemon-socket/socket': no such file
brew: Error: Running Homebrew as root is extremely dangerous and no longer supported.
brew: Error: The following directories are not writable by your user: /usr/local/share/man
port: Error: Insufficient privileges to write to MacPorts install prefix.
dpkg: error: dpkg frontend lock was locked by another process with pid 712
E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem.
E: Release file for http://deb.acme.test/dists/x/InRelease is not valid yet (invalid for another 3h).
apk: ERROR: Unable to lock database: Permission denied
pacman: error: failed to init transaction (unable to lock database)
zypper: System management is locked by the application with pid 812 (zypper).
dnf: Error: This command has to be run with superuser privileges (under the root user on most systems).
snap: error: cannot communicate with server: snapd is not running in this container
flatpak: error: Failed to create bubblewrap namespace: user namespaces disabled
emerge: !!! /etc/portage/make.profile is not a symlink and will probably prevent most merges.
choco: Access to the path 'C:\ProgramData\chocolatey\lib-bad' is denied. This must be run in an elevated shell
winget: 0x8a15000f : Data required by the source is missing; source reset needed
scoop: Running scoop as administrator is disabled by default, use -RunAsAdmin
PowerShell: File C:\ci\build.ps1 cannot be loaded because running scripts is disabled on this system.
The term requires PowerShell 7.2 (#requires), the current version of Windows PowerShell is 5.1
cmd: The filename, directory name, or volume label syntax is incorrect.
cmd: The process cannot access the file because it is being used by another process.
cmd: The system cannot find the drive specified.
robocopy: ERROR 123 (0x0000007B) Accessing Source Directory
net use: System error 85 has occurred. The local device name is already in use.
msiexec: Error 1618: another installation is already in progress
gen-client: option 'lang' missing in gen.yml
the folder handed in (/data/in) holds no file at all
expected exactly one *.jar in target/, there are 3
nothing to publish in dist/, was the build step skipped?
artefact from stage 'build' was not passed on to this stage
baseline.json wasn't checked out
fixtures folder is a dead symlink
config/qa.toml is world readable, set mode 0600
private key file has mode 0644, too open
two profiles switched on at once: dev, prod
region must be set, either by --region or in ~/.shopctl
--since wants a date like 2026-01-31
'12x' is no number of workers
this sub-command takes no arguments
subcommand required: list, show or rm
did not understand 'relaese'; commands are: release, tag, undo
-o and -q can't go together
either --all or a list of names, not both
output exists already, use --force to overwrite
log level 'loud' unknown, valid ones: error, warn, info
stage 'canary' isn't defined in stages.yml
we are on node 16, the tool wants 20 or later
Python 3.8 is too old for this helper
your shopctl is 3 releases behind, minimum is 2.8
client is newer (9.1) than what the server talks (8.4)
schema of the settings file has changed, regenerate it
settings.json belongs to version 2 of the tool
the cache under /cache was created by another user
cache volume isn't attached
only 412 MB left on /builds, I need 4 GB
tmpfs too small for the index
/dev/shm has 64 MB, chromium wants more
/dev/kvm is not accessible, the emulator would crawl
no display; set DISPLAY or use xvfb-run
no sound card, beep tests cannot run
serial port /dev/ttyUSB0 is held by another process
could not claim USB interface 0, udev rules missing?
dongle not plugged in
board 'nrf52' isn't connected to this bench
relay card answered to nobody, is it powered?
rig 4 is reserved by nightly-perf
all 4 simulators are taken
port 8080 is in somebody else's hands
another copy of the exporter is already at work
pid file from a dead run is in the way
the database folder is locked by pid 812
couldn't take the deploy lock, held by release 41
the cluster context is 'docker-desktop', refusing to touch it
wrong directory? there is no shop.toml here or above
run this from the root of the repository
shallow clone: history is too short to compute the version
detached HEAD, branch name unknown
no tag reachable from HEAD, cannot derive version
git: fatal: detected dubious ownership in repository at '/builds/shop'
git: fatal: not a git repository (or any parent up to mount point /)
git: error: cannot lock ref 'refs/heads/x': Unable to create '/builds/.git/x.lock': File exists.
git: error: invalid path 'aux.c' (windows)
git: error: unable to create file very/long/path: Filename too long
git: fatal: pathspec 'gen/' did not match any files
svn: E155036: The working copy at '/app' is too old (format 29) to work with client version 1.14
svn: E155004: Working copy '/app' locked; try performing 'cleanup'
hg: abort: no repository found in '/tmp' (.hg not found)
hg: waiting for lock on working directory of /app held by process '812' on host 'ci-4'
p4: Client 'ci-ws' unknown - use 'client' command to create it.
p4: Path '/app/x' is not under client's root '/srv/ws'.
TERM is dumb, progress bar disabled and prompt impossible: answer --yes is mandatory
cannot prompt in CI, pass --non-interactive
editor could not be started: $EDITOR is blank
HOME points nowhere
$TMPDIR (/scratch) vanished
USER variable is empty in this container
PATH has spaces, libtool will choke; aborting configure
timezone of runner is UTC, test wants Europe/Zurich
LANG=C cannot show umlauts, use a UTF-8 locale
file system is case-insensitive: Cart.ts and cart.ts would be one
line endings are CRLF, /bin/sh^M: bad interpreter
./gradlew: not executable (mode 100644)
bad interpreter: /usr/bin/python: no such file
architecture x86_64 requested on an arm64 host, emulation not set up
exec format error: binfmt_misc handler absent
qemu-user refuses: host page size 16384 not supported
vm.overcommit_memory must be set to 1
transparent huge pages are on, turn them off
swap is enabled; kubelet needs it off
cgroup v2 is needed, host runs v1
seccomp profile blocks clone3
selinux is preventing httpd from name_connect access
apparmor="DENIED" operation="mount" profile="docker-default"
kernel 4.14 misses io_uring
nbd0 is not available in this kernel
loop devices used up
ran out of pseudo terminals
fork: Resource temporarily unavailable
inotify watch limit reached
semget: No space left on device, raise kernel.sem
shmget of 128 MB denied, shmmax is 32 MB
setrlimit: value exceeds the hard limit
setcap failed on /app/pinger: Operation not supported
mknod: /dev/net/tun: Operation not permitted
nft: netlink: Error: cache initialization failed: Operation not permitted
terraform: Error: Error acquiring the state lock Lock Info: ID: 3f2c Path: shop.tfstate Who: ci@agent-4
Error: Backend configuration changed. A change in the backend configuration has been detected
Error: Unsupported Terraform Core version: This configuration does not support Terraform version 1.2.0.
Error: No value for required variable: The root module input variable "zone" is not set
Error: Invalid value for variable: zone must be one of eu-1, eu-2.
Error: Failed to read variables file: Given variables file qa.tfvars does not exist.
Error: Too many command line arguments. Did you mean to use -chdir?
Error: state snapshot was created by Terraform v1.9.0, which is newer than current v1.5.7
Error: Currently selected workspace "qa" does not exist
terragrunt: Could not find any terragrunt.hcl in /app/live
tofu: Error: Invalid state encryption setup: key provider missing passphrase setting
pulumi: error: no stack selected; please use pulumi stack select
pulumi: error: the stack is currently locked by 1 lock(s). Either wait for the other process(es) to end
pulumi: error: Missing required configuration variable 'shop:zone'
cdk: Need to perform AWS calls for account 12, but no region configured
cdk: This stack uses assets, so the toolkit stack must be deployed to the environment (Run "cdk bootstrap")
aws: You must specify a region. You can also configure your region by running "aws configure".
aws: The config profile (qa) could not be found
aws: An error occurred (LimitExceeded): vCPU quota of 32 is used up in eu-central-1
gcloud: ERROR: (gcloud.run.deploy) The required property [project] is not currently set.
gcloud: WARNING: Could not open the configuration file: [/root/.config/gcloud/configurations/config_default].
az: Please specify a resource group, no default configured
az: unrecognized arguments: --sku-tierr
kubectl: error: no context exists with the name: "qa"
kubectl: error: Missing or incomplete configuration info. Please point to an existing, complete config file
kubectl: error: flag needs an argument: 'n' in -n
Error from server (NotFound): namespaces "shop-qa" not found
0/3 nodes are available: 3 Insufficient cpu. preemption: No preemption victims found
exceeded quota: compute, requested: limits.cpu=4, used: limits.cpu=8, limited: limits.cpu=10
Warning  FailedMount  MountVolume.SetUp failed for volume "cfg" : configmap "web-cfg" not found
Error: couldn't find key DB_URL in Secret shop/db (CreateContainerConfigError)
node(s) had untolerated taint {gpu: true}
Error: execution error at (web/templates/dep.yaml:4:3): image.tag is required
Error: chart requires kubeVersion: >=1.28.0 which is incompatible with Kubernetes v1.24.3
Error: open values-qa.yaml: no such file or directory
Error: unknown shorthand flag: 'z' in -z
helmfile: no releases found that matches specified selector(name=wb) and environment(qa)
kustomize: Error: accumulating resources: accumulation err='accumulating resources from 'dep.yml': open /app/dep.yml: no such file
kind: ERROR: failed to create cluster: node(s) already exist for a cluster with the name "kind"
minikube: ❌  Exiting due to PROVIDER_DOCKER_NOT_RUNNING
minikube: Exiting due to RSRC_INSUFFICIENT_CORES: Requested cpu count 2 is greater than the available cpus of 1
k3d: FATA[0000] Failed to create cluster 'ci' because a cluster with that name already exists
docker: invalid reference format: repository name must be lowercase
docker: Error response from daemon: Conflict. The container name "/web" is already in use by container
docker: Error response from daemon: driver failed programming external connectivity on endpoint web: Bind for 0.0.0.0:80 failed: port is already allocated
docker: Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /srv/x
docker: Error response from daemon: network shop_default not found
docker: Error response from daemon: client version 1.47 is too new. Maximum supported API version is 1.43
docker: could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network
docker: Got permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock
docker: --platform linux/arm64/v9 is not a platform this builder supports
buildx: ERROR: Multi-platform build is not supported for the docker driver.
buildx: ERROR: no builder "ci" found
compose: network shop declared as external, but could not be found
compose: env file /app/.env.qa not found: stat: no such file
podman: Error: cannot setup namespace using newuidmap: exit status 1
podman: there might not be enough IDs available in the namespace (requested 0:42 for /etc/shadow)
podman: Error: statfs /srv/x: no such file or directory
buildah: Error: mount /proc:/proc, flags: 0x5001: permission denied
kaniko: error building image: kaniko should only be run inside of a container
skopeo: FATA[0000] Error loading trust policy: open /etc/containers/policy.json: no such file or directory
ctr: cannot access containerd socket: permission denied
nerdctl: FATA[0000] rootless containerd not running? (hint: use containerd-rootless-setuptool.sh)
lxc: Error: No storage pool found. Please create a new storage pool
vagrant: VirtualBox is complaining that the kernel module is not loaded.
vagrant: The specified host network collides with a non-hostonly network!
virsh: error: Cannot access storage file '/img/x.qcow2' (as uid:64055)
qemu: Could not set up host forwarding rule 'tcp::2222-:22'
qemu-system-x86_64: -accel kvm: failed to initialize kvm: No such file or directory
packer: Error: Unset variable: A used variable must be set or have a default value; zone
packer: Output directory already exists: out. Use the force flag to delete it prior to building.
ansible: [WARNING]: Ansible is being run in a world writable directory (/app), ignoring it as an ansible.cfg source
ansible: ERROR! Unexpected Exception, this is probably a bug: [Errno 13] Permission denied: '/.ansible'
ansible: ERROR! the playbook: site.yaml could not be found
ansible: Specified hosts and/or --limit does not match any hosts
ansible: fatal: [web1]: FAILED! => {"msg": "The task includes an option with an undefined variable. 'zone' is undefined"}
ansible: ERROR: Ansible requires the locale encoding to be UTF-8; Detected ISO8859-1.
ansible: Missing sudo rights: user ci may not run sudo on web1, become plugin config
ansible: No inventory was parsed, only implicit localhost is available and play demands 'web'
molecule: CRITICAL 'molecule/default/molecule.yml' glob failed. Exiting.
knife: ERROR: Network config: no knife.rb, chef_server_url unset
puppet: Error: Could not find class ::web for ci-4 on node ci-4, environmentpath empty
salt: [CRITICAL] Unable to bind socket 0.0.0.0:4505, error: [Errno 98] Address already in use
salt-call: minion_id is blank, /etc/salt/minion unreadable
consul: ==> Multiple private IPv4 addresses found. Please configure one with 'bind' and/or 'advertise'.
nomad: Error: No cluster leader, data_dir must be set
vault: Error initializing storage of type raft: failed to create fsm: failed to open bolt file: timeout, file lock held
nginx: [emerg] open() "/etc/nginx/conf.d/x.conf" failed (2: No such file or directory)
nginx: [warn] the "user" directive makes sense only if the master process runs with super-user privileges; pid open() failed (13: Permission denied)
haproxy: [ALERT] Starting frontend web: cannot bind socket (Permission denied) [0.0.0.0:80]
httpd: AH00558: Could not reliably determine the server's fully qualified domain name
caddy: Error: loading initial config: listening on :443: permission denied
traefik: Cannot start the provider *docker.Provider: permission denied on socket
envoy: error initializing configuration '/etc/envoy.yaml': Invalid path
varnishd: Error: Could not get socket :80: Address already in use
squid: FATAL: Unable to open configuration file: /etc/squid/squid.conf
pm2: [PM2][ERROR] Script not found: /app/dist/server.js
foreman: ERROR: Procfile does not exist.
honcho: process names clash in Procfile: web
flutter: Waiting for another flutter command to release the startup lock...
aws: error: argument command: Invalid choice, valid choices are: (s33)
az: 'aksx' is misspelled or not recognized by the system.
Error response from daemon: could not select device driver "nvidia" with capabilities: [[gpu]]
doctl: unknown command "appz" for "doctl"
heroku: ›   Error: appz is not a heroku command.
liquibase: Could not acquire change log lock. Currently locked by ci-4 since 9:12
npm ERR! code EBADENGINE Unsupported engine: wanted: {"node":">=20"} (current: {"node":"16.1.0"})
npm ERR! code EUSAGE npm ci can only install with an existing package-lock.json
npm ERR! code EACCES syscall mkdir path /usr/lib/node_modules
npm ERR! code ENOTEMPTY: directory not empty, rename node_modules/x
npm ERR! Your cache folder contains root-owned files, due to a bug in previous versions of npm
pnpm: ERR_PNPM_OUTDATED_LOCKFILE Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with package.json
pnpm: ERR_PNPM_UNSUPPORTED_ENGINE Your pnpm version is incompatible with "/app".
pnpm: ERR_PNPM_ABORTED_REMOVE_MODULES_DIR_NO_TTY Aborted removal of modules directory due to no TTY
yarn: YN0028: The lockfile would have been modified by this install, which is explicitly forbidden.
yarn: error Your lockfile needs to be updated, but yarn was run with --frozen-lockfile.
deno: error: Requires net access to "acme.test:443", run again with the --allow-net flag
deno: NotCapable: Requires read access to "/etc/x", run again with --allow-read
deno: error: The lockfile is out of date and --frozen is set
pip: error: externally-managed-environment
pip: ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/usr/lib/python3'
pip: ERROR: Package 'cart' requires a different Python: 3.8.10 not in '>=3.10'
pip: ERROR: Can not perform a '--user' install. User site-packages are not visible in this virtualenv.
poetry: pyproject.toml changed significantly since poetry.lock was last generated. Run poetry lock to fix the lock file.
poetry: Current Python version (3.8.10) is not allowed by the project (^3.11).
poetry: The virtual environment found in /app/.venv seems to be broken.
uv: error: No virtual environment found; run uv venv to create an environment, or pass --system
pdm: [PdmUsageError]: The project hasn't a Python interpreter chosen, PDM_PYTHON not set
pipenv: Your Pipfile.lock (3f2c) is out of date, but should be (77aa). Aborting deploy.
pipenv: Courtesy Notice: running in a virtualenv, PIPENV_IGNORE_VIRTUALENVS unset, aborting
conda: EnvironmentLocationNotFound: Not a conda environment: /opt/conda/envs/shop
conda: CondaError: Run 'conda init' before 'conda activate'
conda: NotWritableError: The current user does not have write permissions to a required path.
mamba: error libmamba Could not set lock (Resource temporarily unavailable), pkgs dir held
hatch: Environment perf is incompatible: cannot locate Python: 3.14
tox: ERROR: tox config file (either pyproject.toml, tox.ini) not found
bundler: Your Ruby version is 2.7.8, but your Gemfile specified 3.3.0
bundler: The deployment setting requires a lockfile. Please make sure you have checked your Gemfile.lock into version control
bundler: There was an error while trying to write to /usr/local/bundle. It is likely that you need to grant write permissions
bundler: You are trying to install in deployment mode after changing your Gemfile.
gem: ERROR: While executing gem ... (Gem::FilePermissionError) You don't have write permissions for /var/lib/gems
composer: Your lock file does not contain a compatible set of packages... php version (8.1.2) does not satisfy that requirement
composer: The lock file is not up to date with the latest changes in composer.json (strict mode)
composer: Do not run Composer as root/super user! COMPOSER_ALLOW_SUPERUSER must be set
cargo: error: the lock file /app/Cargo.lock needs to be updated but --locked was passed to prevent this
cargo: error: package cart v1.2.0 cannot be built because it requires rustc 1.80 or newer, while the currently active rustc version is 1.70
cargo: error: could not find Cargo.toml in /tmp or any parent directory
cargo: error: feature edition2024 is required; not stabilized in this version of Cargo (1.70)
cargo: Blocking waiting for file lock on build directory, gave up
cargo: error: failed to open: /root/.cargo/registry/x: Read-only file system
go: go.mod requires go >= 1.23 (running go 1.20; GOTOOLCHAIN=local)
go: cannot find main module, but found .git/config in /app
go: inconsistent vendoring in /app: run 'go mod vendor' to sync
go: GOPATH entry is relative; must be absolute path: "go"
go: build cache is required, but could not be located: GOCACHE is not defined and neither $XDG_CACHE_HOME nor $HOME are defined
go: -race requires cgo; enable cgo by setting CGO_ENABLED=1
go: error obtaining VCS status: exit status 128 Use -buildvcs=false to disable VCS stamping.
go: unsupported GOOS/GOARCH pair plan9/arm65
dotnet: A compatible .NET SDK was not found. Requested SDK version: 8.0.400 global.json file: /app/global.json
error MSB1003: Specify a project or solution file. The current working directory does not contain a project or solution file.
error MSB1009: Project file does not exist. Switch: shop.sln
error MSB1001: Unknown switch. Switch: --releese
error NU1301: local source '/app/packages' doesn't exist
error MSB3021: Unable to copy file "obj/x.dll" to "bin/x.dll". Access to the path is denied.
error MSB3027: Could not copy x.dll. Exceeded retry count of 10. The file is locked by: "testhost (812)"
mvn: [ERROR] JAVA_HOME environment variable is not defined correctly
mvn: Fatal error compiling: error: invalid target release: 21
mvn: The goal you specified requires a project to execute but there is no POM in this directory (/tmp).
mvn: Detected JDK Version: 11.0.2 is not in the allowed range [17,). (RequireJavaVersion)
mvn: [WARNING] The requested profile "perff" could not be activated because it does not exist.
mvn: Unrecognized option: --releasee
mvn: Could not transfer settings: /root/.m2/settings.xml (Permission denied)
gradle: Unsupported class file major version 65
gradle: ERROR: JAVA_HOME is set to an invalid directory: /opt/jdk8
gradle: Could not open settings generic class cache for settings file: /root/.gradle is not writable
gradle: Minimum supported Gradle version is 8.7. Current version is 8.2.
gradle: Directory '/tmp' does not contain a Gradle build.
flutter: The current Dart SDK version is 2.19.0. Because shop requires SDK version >=3.0.0, version solving failed.
flutter: Expected to find project root in current working directory.
flutter: Android sdkmanager tool found, but licences not accepted: run flutter doctor --android-licenses
flutter: Error: No pubspec.yaml file found. This command should be run from the root of your Flutter project.
flutter: No supported devices connected.
dart: Could not find a file named "pubspec.yaml" in "/tmp".
swift: error: package 'shop' is using Swift tools version 6.0.0 but the installed version is 5.9.0
swift: error: Could not find Package.swift in this directory or any of its parent directories.
xcodebuild: error: The directory /app does not contain an Xcode project, workspace or package.
xcodebuild: error: Unable to find a destination matching the provided destination specifier: { platform:iOS Simulator, name:iPhone 99 }
pod: [!] No Podfile found in the project directory.
fastlane: [!] Could not find option 'releese' in the list of available options: configuration
fastlane: WARNING: fastlane requires your locale to be set to UTF-8.
adb: error: no devices/emulators found
adb: error: more than one device/emulator
adb: error: device unauthorized; insufficient permissions for device: udev requires plugdev group membership
adb: failed to install app.apk: Failure [INSTALL_FAILED_INSUFFICIENT_STORAGE]
adb: Failure [INSTALL_FAILED_OLDER_SDK: Requires newer sdk version #34 (current version is #29)]
adb: Failure [INSTALL_FAILED_NO_MATCHING_ABIS: Failed to extract native libraries, res=-113]
avdmanager: Error: Cannot create AVD 'ci': directory exists already
emulator: PANIC: Missing emulator engine; Broken AVD system path. Check your ANDROID_SDK_ROOT value
emulator: FATAL | Running multiple emulators with the same AVD is an experimental feature.
emulator: x86_64 emulation currently requires hardware acceleration!
esptool: A fatal error occurred: Could not open /dev/ttyUSB0, the port doesn't exist
esptool: A fatal error occurred: This chip is ESP32-S3 not ESP32. Wrong --chip argument?
openocd: Error: unable to find a matching CMSIS-DAP device
jlink: Cannot connect to the probe/ programmer; no J-Link connected via USB
pyocd: C Target type nrf52841 not recognized.
west: FATAL ERROR: no west workspace found from "/tmp"; "west build" requires one
west: ERROR: Build directory "build" is for application "/a", but source directory "/b" was specified
idf.py: IDF_PATH environment variable is different from inferred IDF_PATH
pio: Error: Not a PlatformIO project. platformio.ini file has not been found
pio: Error: Please specify upload_port for environment or use global --upload-port option.
arduino-cli: Error during build: Missing FQBN (Fully Qualified Board Name)
arduino-cli: Error: Invalid argument passed: unknown board option 'cpuu'
bitbake: ERROR: OE-core's config sanity checker detected a potential misconfiguration: do not use Bitbake as root.
bitbake: ERROR: Only one copy of bitbake should be run against a build directory
bitbake: WARNING: BBPATH is not set; unable to find build directory, exiting
buildroot: You seem to have the current working directory in your LD_LIBRARY_PATH environment variable. This doesn't work.
buildroot: Your PATH contains spaces, TABs, and/or newline (\n) characters.
repo: error: command 'sync' requires repo to be installed first. Use "repo init"
vivado: ERROR: [Common 17-162] Invalid option value '99' specified for 'jobs'
vivado: ERROR: [Project 1-161] Failed to remove the project directory 'proj'. Directory might be in use.
quartus_sh: Error: Can't write to /app/db; check permission and free space
iverilog: Unable to open input file tb.v: no such file
verilator: %Error: Specified --top-module 'tbb' was not found in design; pass another --top option
verilator: %Error: Invalid option: --tracee
ghdl: error: cannot find or open file tb.vhd
cocotb: MODULE environment variable was not defined
questa: could not lock library work, _lock file belongs to pid 812
helm: Error: rendered manifests contain a resource that already exists. Unable to continue with install: Service "web" in namespace "shop" exists
payrun: month to be run is missing, say --month 2026-11
payrun: print queue HR4 is paused
rosterd: spool folder /var/spool/roster doesn't belong to me
seatmap: start with exactly one of --venue or --event
ticketimp: printer LP4 is out of paper
meterctl: modem on ttyS1 doesn't speak
meterctl: option --tarif was renamed to --tariff
gridload: interval must be 15, 30 or 60, is 20
labsync: hot folder \\lab4\out is not mounted
bookcat: scratch disk is full
timetab: env TIMETAB_YEAR missing
timetab: solver binary was built for another glibc
gtfs-check: heap flag -Xmx must be given in MB
berthplan: config has two sections called [quay]
herdbook: cannot open display :99
fieldmap: PROJ_LIB points to an old proj.db
PROJ: proj_create: Cannot find proj.db
ERROR 1: PROJ: proj.db contains DATABASE.LAYOUT.VERSION.MINOR = 0 whereas a number >= 2 is expected
GDAL_DATA is not set, CRS lookups will not work
cellplan: licence dongle wants driver 7, found 5
numplan: working dir must not be a network share
levelpack: GPU too old: needs OpenGL 4.3, has 3.1
texpack: ASTC is not available on this driver
blender: Unable to open a display, use -b
unity: another Unity instance is running with this project open
unity: Fatal Error! It looks like another copy has the Library folder locked
godot: Can't open project at '/tmp', no project.godot
unreal: DDC path is not writable
kicad-cli: could not load footprint table, KICAD_SYMBOL_DIR unset
robotjob: e-stop is pressed
robotjob: controller is in manual mode
ros2: Failed to find a free participant index for domain 4
roscore cannot run as another roscore/master is already running
canplayer: interface vcan0 is down
cansend: SIOCGIFINDEX: No such device
trainset: CUDA driver version is insufficient for CUDA runtime version
trainset: only 0 of 2 cards usable
nvcc fatal   : Unsupported gpu architecture 'compute_120'
nvidia-container-cli: initialization error: nvml error: driver not loaded
mpirun: There are not enough slots available in the system to satisfy the 8 slots that were requested
sbatch: error: Batch job submission failed: Invalid partition name specified
qsub: Job rejected by all possible destinations (queue disabled)
bsub: Unknown queue name 'perff'. Job not submitted.
module: ERROR: Unable to locate a modulefile for 'gcc/99' since MODULEPATH is empty
spack: ==> Error: Spack requires a config scope that's writable
singularity: FATAL: container creation failed: mount hook function failure: user namespace disabled
conda-lock was made for osx-arm64, this is linux-64
nightly bench wants governor 'performance', is 'powersave'
perf: perf_event_paranoid setting is 4, access to performance monitoring is limited
bpftrace: ERROR: bpftrace currently only supports running as the root user.
strace: ptrace(PTRACE_TRACEME, ...): Operation not permitted
gdb: Could not attach to process; ptrace_scope is 1
tcpdump: eth9: No such device exists (SIOCGIFHWADDR)
tcpdump: eth0: You don't have permission to perform this capture on that device
ping: socket: Operation not permitted, cap_net_raw missing
ss: Cannot open netlink socket: Protocol not supported
hostapd: Could not configure driver mode
wg: Unable to access interface: Operation not supported by kernel
openvpn: Cannot open TUN/TAP dev /dev/net/tun: No such file or directory
chronyd: Could not open /dev/rtc, another chronyd may already be running
cups: lp: Error - no default destination available.
sane: no scanners were identified
ffmpeg: Device creation failed: -542398533; cannot open /dev/dri/renderD128
ffmpeg: Unrecognized option 'crff'. Error splitting the argument list: Option not found
ffmpeg: At least one output file must be specified
convert: attempt to perform an operation not allowed by the security policy 'PDF'
convert: cache resources exhausted
gs: Unrecoverable error: can't write to output file out.pdf
pandoc: out/: openBinaryFile: does not exist (No such file or directory)
pandoc: Unknown option --tocc.
latexmk: could not write to build/, exists as a file
wkhtmltopdf: cannot connect to X server, use xvfb-run
soffice: The application cannot be started. User installation could not be completed.
gpg: can't create directory '/nonexistent/.gnupg': No such file or directory
gpg: WARNING: unsafe ownership on homedir; keyboxd refused lock
ssh: Bad owner or permissions on /root/.ssh/config
ssh: Could not create directory '/nonexistent/.ssh' (No such file or directory).
postfix: fatal: parameter inet_interfaces: no local interface found for ::1
logrotate: error: skipping "/var/log/shop.log" because parent directory has insecure permissions
rsyslogd: pidfile '/run/rsyslogd.pid' and pid 7 already exist.
cron: can't lock /var/run/crond.pid, otherpid may be 12
git-lfs: Error creating temporary file for lfs: permission denied .git/lfs/tmp
mkfs.ext4: /dev/loop0 is mounted; will not make a filesystem here!
losetup: /img/x.img: failed to set up loop device: No such file or directory
parted: Error: Could not stat device /dev/mmcblk9
dd: failed to open '/dev/sdz': No medium found
grub-install: error: cannot find a device for / (is /dev mounted?).
debootstrap: E: Cannot install into target '/t' mounted with noexec or nodev
chroot: cannot change root directory to '/t': No such file or directory
rpmbuild: error: Macro %acme_ver has empty body; Architecture is not included: aarch64
dpkg-buildpackage: error: debian/rules not executable, dpkg-source: must be run as root
dch: fatal error: Cannot find debian/changelog anywhere!
makepkg: ==> ERROR: Running makepkg as root is not allowed
snapcraft: Build environment is in unknown state: lxd not initialised
appimage: AppImages require FUSE to run.
electron: Running as root without --no-sandbox is not supported.
chrome: The SUID sandbox helper binary was found, but is not configured correctly.
geckodriver: Your Firefox profile cannot be loaded. It may be missing or inaccessible.
session not created: This version of ChromeDriver only supports Chrome version 114
user data directory is already in use, please specify a unique value for --user-data-dir
selenium: no free slot for browserName=safari on this grid
appium: Could not proxy command: port 8100 is occupied by an old WebDriverAgent
wiremock: Address already in use: bind 0.0.0.0:9090
json-server: cannot watch db.json: ENOSPC: System limit for number of file watchers reached
mailhog: [SMTP] Error listening on socket: listen tcp :1025: bind: address already in use
localstack: WARNING: LOCALSTACK_VOLUME_DIR not writable; SERVICES=s33 not valid
minio: ERROR Unable to initialize backend: Unsupported: drive is part of root drive, will not be used
minio: FATAL Unable to validate credentials length: root user should be in minimum 3, password 8 characters
azurite: Exit due to unhandled error: listen EADDRINUSE: address already in use 127.0.0.1:10000
elasticmq: address /0.0.0.0:9324 is bound by someone
zookeeper: Unable to access datadir, exiting abnormally
kafka: java.io.IOException: No space left on device; log dir failed
kafka: InconsistentClusterIdException: The Cluster ID doesn't match stored clusterId in meta.properties
rabbitmq: Error when reading /var/lib/rabbitmq/.erlang.cookie: eacces; Cookie file must be accessible by owner only
activemq: Store limit is 100000 mb, whilst the temporary store directory only has 412 mb
mosquitto: Error: Unable to open log file /mosquitto/log/x.log for writing.
nats-server: [FTL] Can't start JetStream: could not create storage directory
etcd: member 3f has already been bootstrapped, data-dir left over
mongod: Data directory /data/db not found. Create the missing directory or specify another path
mysqld: Can't create/write to file '/tmp/ibX' (OS errno 28 - No space left on device)
mysqld: [ERROR] --initialize specified but the data directory has files in it. Aborting.
mysqld: unknown variable 'query_cache_sizee=1'
mysqld: Please read "Security" section of the manual to find out how to run mysqld as root!
postgres: FATAL:  data directory "/data" has invalid permissions
initdb: error: directory "/data" exists but is not empty
FATAL:  database files are incompatible with server DETAIL: The data directory was initialized by PostgreSQL version 14
FATAL:  unrecognized configuration parameter "shared_bufferz"
pg_dump: error: aborting because of server version mismatch
redis: Can't open or create append-only dir appendonlydir: Permission denied
redis: MISCONF Redis is configured to save RDB snapshots, but it is currently not able to persist on disk.
sqlite: attempt to write a readonly database
sqlite: database is locked
django: settings.DATABASES is improperly configured. Please supply the ENGINE value.
django: The SECRET_KEY setting must not be empty.
django: You must either define the environment variable DJANGO_SETTINGS_MODULE or call settings.configure()
rails: Missing secret_key_base for 'production' environment
rails: The development database is not configured for the current environment (ActiveRecord::AdapterNotSpecified)
rails: You are attempting to run a destructive action against your 'production' database.
laravel: The /app/bootstrap/cache directory must be present and writable.
symfony: Environment variable not found: "DATABASE_URL".
prisma: error: Environment variable not found: DATABASE_URL.
knex: Error: knexfile.js: no configuration for env 'qa'
sequelize-cli: ERROR: Error reading "config/config.json". Error: ENOENT
typeorm: Missing required argument: dataSource
flyway: Unable to delete: clean is disabled, set flyway.cleanDisabled to false
liquibase: Invalid argument '--changelogfile': missing required argument(s)
alembic: FAILED: No config file 'alembic.ini' found, or file has no '[alembic]' section
goose: -dir migrations: directory does not exist
dbmate: Error: invalid url, have you set your --url parameter or DATABASE_URL environment variable?
atlas: Error: required flag(s) "dev-url" not set
sqitch: "core.engine" not set in sqitch.conf
k6: ERRO unknown flag: --vuss
jmeter: Error in NonGUIDriver, the -t test plan file doesn't exist
gatling: simulation class ambiguous, no --simulation given in non-interactive mode
artillery: config.target is empty
wrk: invalid number of connections: must be >= threads
newman: error: the collection or environment file path could not be read ENOENT
dredd: warn: no API description document(s) found on path
hurl: error: variable 'host' undefined on command line
barred by policy: this agent must not build releases
workspace path contains an umlaut, the old linker trips over it
the wrapper is barred from running under cron
clumsy mount: /data is the same device as /backup
the fan of node 4 is throttling the CPU, measurements void
deadlocked on our own lock file, remove it
ran with the wrong umask; files unreadable for the web user
HOME is unwritable
opaque error from the driver: ioctl 0x41 not permitted
infeasible setting: min_workers 8 > max_workers 4
contradictory options: --dry-run with --commit
irrelevant option --speed for this command
the agent is not fit for this job: 2 cores, 8 needed
unresponsive docker socket, is the engine up?
interfering instance found on the same port
mistyped variable? DATABSE_URL is set, DATABASE_URL is not
neglected parameter: --target has no default
toggling needs a tty
the sandbox withholds /proc from us
time zone file unreadable
leftovers of an aborted run in out/, wipe them
half-configured: run 'make setup' before anything else
setup was never run on this machine
obsolete key 'timeoutSec' in config, rename to 'timeout'
config has gone stale, its schema number is 3
deprecated flag --fast is an error since 3.0
unsupported operating system: sunos
unsupported shell 'fish', source env.sh from bash
the interpreter is a debug build, refusing to benchmark
32-bit userland on a 64-bit kernel, won't work
glibc 2.17 is too ancient for this binary
this binary wants musl
wrong drive letter: D: isn't a disk here
out dir and in dir are the same folder
would overwrite hand-written files, stopping
target folder lies outside of the workspace
symlink loop below node_modules
reserved file name 'nul'
file is open in another program
quota of user ci is used up
snapshot partition 98 % full, prune it
battery at 4 %, will not flash
lid closed, display off: UI run not possible
remote desktop session is minimised, no screen
screen resolution 800x600 is less than needed
keyboard layout 'de' loaded, 'us' wanted
SIM card not inserted
microphone is muted by the host
bluetooth adapter is off
ENV points at production; I don't dare
wrong account selected: 'prod-admin'
branch protection of the sandbox: only main may deploy from here
working outside of business hours is disabled by calendar
maintenance mode is on
read-only mode: writes are switched off in config
instance id is already taken by agent-7
maximum of 4 parallel exports reached on this host
no worker slot configured
plug the reader in and try again
rig wiring: channel 3 is open
the jig lid isn't shut
supply voltage below 11 V
payctl: unknown verb 'stop-all', did you mean 'stop'?
cannot continue: three values for --env
need exactly 2 names, have 1
--limit outside 1..100
option file @args.txt isn't readable
conf.d is empty
defaults.toml is shadowed by a folder of the same name
no home for the cache: neither XDG_CACHE_HOME nor HOME
/etc/shopctl.conf should belong to root
pool of build numbers can't be written
disk image still attached elsewhere
VM template is locked by a running clone
hypervisor has no nested virtualisation
nested containers are switched off on this runner
privileged mode is off for this runner, dind won't start
runner tags do not match any online runner
concurrency group is taken by run 4410
artifacts folder has wrong owner after sudo build
git safe.directory not set for /builds
git user.name is not configured on this agent
*** Please tell me who you are. fatal: unable to auto-detect email address
submodule path points outside of the checkout
sparse checkout left out tools/
LFS is off in this clone, big files are stubs
cache key too long (512 max)
env var names may not hold '-' : MY-VAR
variable PATH_MAP expands to itself
secret file mounted as directory
unexpected entry in PATH: '~'
umlaut in TMP breaks the tool
shell options: pipefail isn't known to dash
set: Illegal option -o pipefail
source: not found, run with bash
declare: -A: invalid option, bash 3 in use
mapfile needs a newer bash
sed on this Mac has no -r
BSD date can't do --date
gnu tar wanted, found bsdtar
find here has no -printf
awk is mawk, gensub is lacking
openssl is LibreSSL, option -addext unknown
curl too old for --fail-with-body
jq 1.5 has no ltrimstr/--rawfile, update it
the docker CLI is newer than the engine
helm 2 found, charts need helm 3
kubectl skew: client 1.31, server 1.24
terraform 0.12 syntax wanted, binary is 1.9, pin it
node was built without inspector
php.ini: memory_limit of CLI can't be read, wrong ini dir
phar.readonly is on
allow_url_fopen is disabled
pcntl functions are switched off (disable_functions)
ruby was compiled without openssl readline here
perl is too old: v5.36 wanted--this is only v5.16
R version 3.6 on agent, 4.2 is the least
erlang cookie differs between nodes
jdk has no jlink modules folder
JRE only, a JDK is needed to compile
JAVA_TOOL_OPTIONS names an agent jar that doesn't exist
android licence file is stale
Xcode 14 selected, 15 needed
simulator runtime iOS 18 isn't booted
keychain is locked on this mac, unlock it first
provisioning folder unreadable
VS build tools: vcvars64.bat failed, run from a developer prompt
long paths are disabled on this windows
service account lacks 'log on as a service'
registry key HKLM\Software\Acme isn't there
COM port 4 is used by another application
drive Z: not mapped in session 0
antivirus has locked setup.exe
ActiveRecord::AdapterNotFound: database configuration specifies nonexistent 'postgress' adapter
crane-sim: neither a layout nor a seed was given
paths in the config have to be absolute
your config file is from the old layout, see MIGRATING.md
the switch '--colour' takes auto, always or never
value for KEEP_DAYS isn't a number
cannot both read from - and write to -
log folder fills the disk, 0 bytes left
temp folder is on a network drive, locking won't work
semaphore 'export' is taken since yesterday
stopping: this host is in maintenance
feature 'gpu' was asked for but no card is plugged
locale has no decimal comma
daemon mode needs a pid file, none set
--port 80 is privileged for user ci
refuse to delete '/': TARGET is blank
no more than one --input allowed
STAGE=prod needs CONFIRM=yes
crane-sim: needs a writable work folder, /sim is not
scratch volume comes up read-only
the mount option 'nosuid' stops sudo here
queue folder has 40000 leftovers, housekeeping first
somebody else's session is open on rig 4
terminal is too narrow (79), 100 columns needed
config mentions include 'local.yml' which isn't there
unknown placeholder %q in log pattern option
duration setting '10 Min' not accepted, say 10m
node label 'ssd' isn't on any agent
ERROR: settings for stage 'qa2' are nowhere defined
unable to become user deploy
config: required field smtp.port is missing
config: field listen is required
configuration: required key api.token is not set
config error: missing required field "region"
settings: value for mail.from is missing
config.yaml: required setting queue.url is missing
invalid configuration: store.path must be set
missing required setting server.port in app.toml
`;
