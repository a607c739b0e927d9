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
`;
