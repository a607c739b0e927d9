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
`;
