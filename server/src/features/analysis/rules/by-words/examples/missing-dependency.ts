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
`;
