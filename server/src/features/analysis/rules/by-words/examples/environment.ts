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
`;
