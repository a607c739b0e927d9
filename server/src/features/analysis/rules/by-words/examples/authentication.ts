/** Messages of tools and programs whose category is `authentication`, one a line. */
export const authentication = String.raw`
401 Unauthorized
HTTP 403 Forbidden
Request failed with status code 401
Request failed with status code 403
The requested URL returned error: 403
response status 401: invalid token
Error: Invalid credentials
Authentication failed
authentication failure: wrong password
Login failed for user 'sa'.
FATAL:  password authentication failed for user "app"
FATAL: role "app" does not exist
FATAL: no pg_hba.conf entry for host
ERROR: permission denied for table orders
permission denied for schema public
must be owner of table orders
Access denied for user 'root'@'localhost' (using password: YES)
SELECT command denied to user
ORA-01017: invalid username/password; logon denied
NOAUTH Authentication required.
WRONGPASS invalid username-password pair or user is disabled.
NOPERM this user has no permissions to run the 'get' command
MongoServerError: Authentication failed.
not authorized on admin to execute command
Command find requires authentication
ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN
Permission denied (publickey).
Permission denied (publickey,password).
git@github.com: Permission denied (publickey).
Host key verification failed.
remote: Invalid username or password.
fatal: Authentication failed for 'https://example.com/repo.git/'
fatal: could not read Username for 'https://example.com': terminal prompts disabled
remote: Permission to acme/app.git denied to bot.
remote: HTTP Basic: Access denied
remote: You are not allowed to push code to this project.
remote: Repository not found.
protected branch hook declined
npm error code E401
npm error 401 Unauthorized - GET https://npm.acme.com/core
npm error 403 Forbidden - PUT https://registry.npmjs.org/app - You do not have permission to publish
npm error need auth This command requires you to be logged in
npm error code ENEEDAUTH
unauthorized: authentication required
denied: requested access to the resource is denied
no basic auth credentials
unauthorized: incorrect username or password
error getting credentials - err: exit status 1
Error response from daemon: Get "https://registry/v2/": unauthorized
Unable to locate credentials. You can configure credentials by running "aws configure".
NoCredentialsError: Unable to locate credentials
The security token included in the request is invalid
The security token included in the request is expired
An error occurred (AccessDenied) when calling the PutObject operation: Access Denied
An error occurred (InvalidAccessKeyId)
The AWS Access Key Id you provided does not exist in our records.
SignatureDoesNotMatch: The request signature we calculated does not match
ExpiredToken: The provided token has expired.
is not authorized to perform: s3:GetObject
UnauthorizedOperation: You are not authorized to perform this operation
Could not load credentials from any providers
No valid credential sources found
error validating provider credentials
Could not automatically determine credentials.
google.auth.exceptions.DefaultCredentialsError
PERMISSION_DENIED: The caller does not have permission
UNAUTHENTICATED: Request had invalid authentication credentials
AuthorizationFailed: The client does not have authorization to perform action
error: You must be logged in to the server (Unauthorized)
Error from server (Forbidden): pods is forbidden: User "ci" cannot list resource
forbidden: User cannot create resource
x509: certificate signed by unknown authority while authenticating the client
JWT expired
jwt malformed
invalid signature in token
JsonWebTokenError: invalid signature
TokenExpiredError: jwt expired
Signature has expired
Signature verification failed
invalid_grant
invalid_client: Client authentication failed
invalid_token: The access token expired
access token is missing
missing authorization header
Bad credentials
API key is invalid
Incorrect API key provided
Invalid API key
api key not valid. Please pass a valid API key
wrong password
incorrect password
invalid username or password
user is not allowed to do this
insufficient permissions
insufficient privileges
insufficient scope
you do not have access to this resource
access is denied
Access denied: admin role required
not authorized to view
CSRF token missing or incorrect
CSRF verification failed. Request aborted.
ForbiddenError: invalid csrf token
Session expired, please log in
login required
user not logged in
2FA code required
invalid OTP
account locked
account is disabled
user is not in the sudoers file
su: Authentication failure
gpg: signing failed: No secret key
gpg: decryption failed: No secret key
gpg: decryption failed: Bad session key
Bad passphrase
mac verify error: invalid password?
incorrect passphrase supplied to decrypt private key
Enter passphrase for key
Load key "id_rsa": bad permissions
Permissions 0644 for 'id_rsa' are too open.
UNPROTECTED PRIVATE KEY FILE!
sign_and_send_pubkey: signing failed
agent refused operation
SASL authentication failed
SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string
535 5.7.8 Error: authentication failed
530 Authentication required
550 Relaying denied
530 Login incorrect.
curl: (67) Access denied: 530
curl: (22) The requested URL returned error: 401
wget: server returned error: HTTP/1.1 401 Unauthorized
Username/Password Authentication Failed.
407 Proxy Authentication Required
LDAP: error code 49 - Invalid Credentials
Kerberos: Client not found in database
kinit: Preauthentication failed
vault: permission denied
permission denied: missing client token
unable to authenticate
credentials were not provided
Authentication credentials were not provided.
Given token not valid for any token type
The user does not have permission
not permitted for this role
The token is invalid or has expired
token rejected
access token was rejected by the server
login rejected: bad password
sign-in failed
could not sign in as admin
user ci has no access to project shop
role "viewer" may not delete orders
permission denied for relation users
permission denied to create database
The user does not have the required role
missing scope: write:packages
Resource not accessible by integration
Must have admin rights to Repository.
You need to sign in or sign up before continuing.
The request signature is wrong
webhook signature mismatch
invalid HMAC
bad signature
CSRF check failed
client certificate required
peer did not return a certificate
certificate of the client was not accepted
AADSTS700016: Application with identifier was not found in the directory
AADSTS7000215: Invalid client secret provided.
Error: 403 Forbidden - insufficient_scope
error: failed to authorize: failed to fetch oauth token: 401 Unauthorized
HTTP response code said error: 401
Access Denied (403)
status 403
got status 401 from the API
proxy authentication is required
cannot decrypt: wrong key
could not decrypt secrets: bad passphrase
vault password is wrong
ERROR! Decryption failed (no vault secrets were found that could decrypt)
sops: no matching creation rules / no key could decrypt the data
age: error: no identity matched any of the recipients
gpg: public key decryption failed: No secret key
pam_unix: authentication failure
FATAL: Peer authentication failed for user "postgres"
Access denied for user
authentication plugin 'caching_sha2_password' cannot be loaded
User is not authorized to access this resource with an explicit deny
quota project not set: API has not been used in project before or it is disabled
go: git.acme.test/lib@v1.0.0: reading https://git.acme.test/lib: 404 or private: fatal: could not read Username for 'https://git.acme.test': terminal prompts disabled
error: failed to authenticate when downloading repository
the remote server responded with an error (status 403 Forbidden): must be logged in to perform that action
error: failed to publish to registry: this crate exists but you don't seem to be an owner
ERROR: Please log in to "conancenter" to perform this action. Execute "conan remote login"
ERROR: Wrong user or password (conan remote acme)
ERROR: Permission denied for user: 'ci' on remote
UNAUTHENTICATED: Failed to authenticate with remote cache
PERMISSION_DENIED: caller lacks permission remotebuildexecution.actions.create
buf: Failure: you are not authenticated for buf.build
goreleaser: missing GITHUB_TOKEN, GITLAB_TOKEN and GITEA_TOKEN
error: failed to sign: codesign: no identity found
signtool Error: No certificates were found that met all the given criteria.
[ERROR] Failed to deploy artifacts: Could not transfer artifact com.acme:app:jar:1.0 from/to releases: authentication failed for https://repo.acme.test, status: 401 Unauthorized
status: 403 Forbidden reason phrase: Forbidden (403) from/to github maven packages
Could not GET 'https://maven.pkg.github.com/acme/core/maven-metadata.xml'. Received status code 401 from server: Unauthorized
Received status code 403 from server: Forbidden (PUT libs-release)
Username must not be null!
gpg: no default secret key: No secret key
Cannot perform signing task ':signMavenPublication' because it has no configured signatory
Keystore was tampered with, or password was incorrect
java.security.UnrecoverableKeyException: Cannot recover key
Failed to read key upload from store "/home/ci/release.jks": keystore password was incorrect
INSTALL_FAILED_UPDATE_INCOMPATIBLE: Package com.acme signatures do not match previously installed version
INSTALL_PARSE_FAILED_NO_CERTIFICATES: Failed to collect certificates from base.apk
io.jsonwebtoken.ExpiredJwtException: JWT expired at 2024-03-01T10:00:00Z
io.jsonwebtoken.security.SignatureException: JWT signature does not match locally computed signature.
org.springframework.security.authentication.BadCredentialsException: Bad credentials
org.springframework.security.access.AccessDeniedException: Access is denied
com.amazonaws.SdkClientException: Unable to load AWS credentials from any provider in the chain
You're not authorized to run analysis. Please check the user token in the property 'sonar.token'
Microsoft.IdentityModel.Tokens.SecurityTokenExpiredException: IDX10223: Lifetime validation failed. The token is expired.
IDX10503: Signature validation failed. Token does not have a kid.
No authentication handler is registered for the scheme 'Bearer'.
System.UnauthorizedAccessException: TF30063: You are not authorized to access dev.azure.com
google play: APK specifies a version code that has been signed with the wrong key
google-api: The caller does not have permission to com.acme.app publisher
Your Git credentials for https://gems.acme.test are not supplied. Authentication is required for gems.acme.test.
Bad username or password for https://gems.acme.test/. Please double-check your credentials and correct them.
Access token could not be authenticated for https://rubygems.pkg.github.com/acme/.
There was a problem: Access Denied. Please sign up for an account at https://rubygems.org
ActiveSupport::MessageEncryptor::InvalidMessage (credentials cannot be decrypted with this master key)
Missing encryption key to decrypt file with. Ask your team for your master key and write it to /app/config/master.key
Could not authenticate against github.com
Invalid credentials (HTTP 401) for 'https://repo.acme.test/packages.json', aborting.
The 'https://repo.packagist.com/acme/packages.json' URL required authentication (HTTP 403).
Illuminate\Auth\AuthenticationException: Unauthenticated.
The MAC is invalid. (Illuminate\Contracts\Encryption\DecryptException)
SQLSTATE[HY000] [1045] Access denied for user 'shop'@'10.0.0.3' (using password: YES)
Unable to load the "private" key for signing JWT: passphrase is wrong
** (Mix) No authenticated user found. Run mix hex.user auth
** (Postgrex.Error) FATAL 28P01 (invalid_password) password authentication failed for user "postgres"
Failed to fetch record for 'acme/lib' from registry: 403 no access to hex organization
=INFO REPORT: Connection attempt from node app@b rejected. Invalid challenge reply.
No signing certificate "iOS Distribution" found: No "iOS Distribution" signing certificate matching team ID "A1B2C3" with a private key was found.
No profiles for 'com.acme.app' were found: Xcode couldn't find any iOS App Development provisioning profiles matching 'com.acme.app'.
Provisioning profile "App Store" doesn't include signing certificate "Apple Distribution: Acme".
error: Signing for "App" requires a development team. Select a development team in the Signing & Capabilities editor.
errSecInternalComponent: Command CodeSign failed
security: SecKeychainUnlock: The user name or passphrase you entered is not correct.
Invalid username and password combination. Used 'ci@acme.test' as the username.
[match] Couldn't decrypt the repo, please make sure you enabled the correct password!
altool: Error: Unable to authenticate with App Store Connect: -22938
Authentication credentials are missing or invalid. Provide a properly configured and signed bearer token (App Store Connect)
notarytool: Error: HTTP status code: 401. Invalid credentials. Username or password is incorrect.
Your session has expired. Please log in. (developer.apple.com, two-factor)
error: unable to download 'https://cache.acme.test/nix-cache-info': HTTP error 401
Failed to push to pub: the package repository requested authentication
npm error code E401 Unable to authenticate, your authentication token seems to be invalid.
npm error code E401 Incorrect or missing password.
npm error code ENEEDAUTH This command requires you to be logged in to https://registry.npmjs.org/
npm error code EOTP This operation requires a one-time password from your authenticator.
npm error code E402 Payment Required - You must sign up for private packages
ERR_PNPM_FETCH_401  GET https://npm.acme.test/@acme%2Fcore: Unauthorized - 401
No authorization header was set for the request.
➤ YN0041: │ @acme/core@npm:1.0: Invalid authentication (as an anonymous user)
➤ YN0033: No authentication configured for request
EINVALIDNPMTOKEN Invalid npm token.
ENOGHTOKEN No GitHub token specified.
× Remote cache: 403 Forbidden: Turborepo remote caching is not enabled for this team
NX Cloud: access token is invalid or read-only
ERROR: 401 Error, Credentials not correct for https://pypi.acme.test/simple/
WARNING: 401 Error; User for pypi.acme.test: EOFError: EOF when reading a line
HTTPError: 403 Forbidden from https://upload.pypi.org/legacy/ Invalid or non-existent authentication information.
Trusted publishing exchange failure: invalid-publisher: valid token, but no corresponding publisher
Authorization error accessing https://pypi.acme.test/simple/
Unable to retrieve credential from keyring: No recommended backend was available
CondaHTTPError: HTTP 401 UNAUTHORIZED for url <https://conda.acme.test/linux-64/repodata.json>
Percy: Missing required PERCY_TOKEN / Invalid token
Chromatic: Invalid project token 'chpt_abc'
Cypress: Recording this run failed because your Record Key a1b2 is not valid with this projectId: abc123
Recording this run failed because you passed the --record flag without providing your Record Key
Authentication failed: sauce connect username or access key is wrong
BrowserStack: [ERROR] Invalid username or password. Authorization required
Codecov: Error: Token required because branch is protected
codecov: Upload failed: {"detail":"Unable to locate build via token"}
Snyk: Authentication failed. Please check the API token on https://snyk.io
This command requires a license: LicenseError: ag-grid key has expired
sentry-cli: error: API request failed caused by: sentry reported an error: Invalid token (http status: 401)
k6 cloud: ERRO[0001] Not logged in, API token is missing (403/Forbidden)
Pact Broker: Failed to fetch pacts: 401 Unauthorized
Error making request to https://pact.acme.test: status=401 Unauthorized, you do not have access; check the broker token
lhci: Error: Unexpected status code 401 - invalid build token
Stryker dashboard: Unable to upload: Dashboard PUT failed 401, unauthorized API key
Applitools: Eyes: IncorrectApiKey: Please set the APPLITOOLS_API_KEY environment variable
[LambdaTest] Unauthorized: invalid access key
SessionNotCreatedError: Sauce Labs Authentication Error. You used username 'ci' and access key '***'
login of test user e2e@acme.test failed: wrong password
could not log in with the service account, is its password expired?
session cookie was not accepted, got redirected to /login
the account ci-bot is locked after 5 failed attempts
token of the robot account has expired on 2024-03-01
API key is empty or was revoked
the client certificate client.pem expired yesterday
user qa-17 does not have the role "approver"
GET /api/orders answered 403 for role viewer
decrypting secrets.enc failed: wrong passphrase
vault token is not valid any more, renew it
license server denied a seat: all 10 licences are in use
License key for product DesignSuite is invalid
OTP of the test account was rejected
OAuth: invalid_grant: refresh token is no longer valid
signature of artifact app.tar.gz cannot be verified with key 1A2B
gpg: Can't check signature: No public key
error: gpg failed to sign the data
sigstore: no matching signatures: certificate identity mismatch
W: GPG error: http://repo.acme.test stable InRelease: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY 1A2B3C4D
error: foo: signature from "Builder" is unknown trust
apk: WARNING: UNTRUSTED signature for repo index
winget: The source requires sign-in; Unauthorized (0x80190191)
Connect-AzAccount : No subscription found; login expired
Access to the requested resource is not authorized for this principal
denied: requested access to the resource is denied for user ci at registry.acme.test
helm: Error: failed to authorize: failed to fetch oauth token: unexpected status: 401 Unauthorized
mvn deploy: Return code is: 401, ReasonPhrase:Unauthorized for repo snapshots
svn: E170001: Authorization failed
svn: E215004: No more credentials or we tried too many times.
hg: abort: authorization failed
p4: Perforce password (P4PASSWD) invalid or unset.
p4: Your session has expired, please login again.
remote: HTTP Basic: Access denied. The provided password or token is incorrect or your account has 2FA enabled
remote: Permission to acme/app.git denied to ci-bot.
remote: Support for password authentication was removed on August 13, 2021.
rclone: Failed to create file system: couldn't find root: 401 invalid_token
smbclient: session setup failed: NT_STATUS_LOGON_FAILURE
mount error(13): Permission denied cifs wrong credentials
ldap_bind: Invalid credentials (49)
kinit: Preauthentication failed while getting initial credentials
GSSException: No valid credentials provided (Mechanism level: Failed to find any Kerberos tgt)
535 5.7.8 Error: authentication failed: SMTP login rejected
javax.mail.AuthenticationFailedException: 534-5.7.9 Application-specific password required
imaplib.error: b'[AUTHENTICATIONFAILED] Invalid credentials (Failure)'
stripe.error.AuthenticationError: Invalid API Key provided: sk_test_***
twilio: [HTTP 401] Authenticate: Error Code 20003
slack_sdk.errors.SlackApiError: The request to the Slack API failed. {'ok': False, 'error': 'invalid_auth'}
firebase: Error: Failed to authenticate, have you run firebase login?
google.auth.exceptions.DefaultCredentialsError: Your default credentials were not found.
google.auth.exceptions.RefreshError: ('invalid_grant: Invalid JWT Signature.')
botocore.exceptions.NoCredentialsError: Unable to locate credentials
botocore.exceptions.ClientError: An error occurred (ExpiredToken) when calling the PutObject operation: The provided token has expired.
azure.core.exceptions.ClientAuthenticationError: DefaultAzureCredential failed to retrieve a token from the included credentials.
netlify: Error: Not authorized: access token revoked
heroku: Error: Invalid credentials provided. ID: unauthorized
wrangler: ✘ [ERROR] Authentication error [code: 10000]
fly: Error: No access token available. Please login with 'flyctl auth login'
expo: An Expo user account is required to proceed. EXPO_TOKEN is not valid
eas: Error: Invalid Apple credentials; Apple 401 detected - Access Denied.
msal: AADSTS50126: Error validating credentials due to invalid username or password.
jwt.exceptions.InvalidSignatureError: Signature verification failed
jwt malformed (Authorization header rejected)
oauthlib.oauth2.rfc6749.errors.InvalidClientError: (invalid_client) Client authentication failed
passport: Error: Unknown authentication strategy result: user not permitted
django.core.exceptions.PermissionDenied
werkzeug.exceptions.Unauthorized: 401 Unauthorized: The server could not verify that you are authorized
Pundit::NotAuthorizedError: not allowed to OrderPolicy#show? this Order
CanCan::AccessDenied: You are not authorized to access this page.
ActionController::InvalidAuthenticityToken
Symfony\Component\Security\Core\Exception\AccessDeniedException: Access Denied by controller annotation
Illuminate\Auth\Access\AuthorizationException: This action is unauthorized.
graphql: Not Authorised! You must be logged in to query field orders
rpc error: code = Unauthenticated desc = missing bearer token
rpc error: code = PermissionDenied desc = caller has no role editor
influx: Error: failed to write: 401 Unauthorized: unauthorized access
kafka: SaslAuthenticationException: Authentication failed: Invalid username or password
kafka: TopicAuthorizationException: Not authorized to access topics: [orders]
rabbitmq: ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN
mqtt: Connection Refused: not authorised (rc 5)
nats: Authorization Violation
elasticsearch: security_exception: missing authentication credentials for REST request [/orders]
minio: The Access Key Id you provided does not exist in our records; mc: <ERROR> Unable to initialize
MongoServerError: Authentication failed. (AuthenticationFailed) SCRAM
clickhouse: DB::Exception: default: Authentication failed: password is incorrect, or there is no user with such name.
fatal: sops: Failed to get the data key required to decrypt the SOPS file.
ansible-vault: Decryption failed (no vault secrets were found that could decrypt)
FlexNet: License checkout failed: -5 No such feature exists
matlab: License Manager Error -8
qt: Error: No valid Qt license found, please check your license key
unity: Access token is unavailable; failed to update; No valid Unity Editor license found. Please activate your license.
jetbrains: ERROR license: qodana token is not provided
ghidra install code is signed by an unknown publisher
sudo: 3 incorrect password attempts
deploy is not in the sudoers file.  This incident will be reported.
Sorry, user ci is not allowed to execute '/usr/bin/systemctl restart app' as root on web-1.
sudo: PAM account management error: Authentication token is no longer valid; new one required
passwd: Authentication token manipulation error
Load key "/root/.ssh/id_ed25519": invalid format
Load key "/tmp/key": error in libcrypto
Enter passphrase for key '/root/.ssh/id_rsa': Load key: incorrect passphrase supplied to decrypt private key
Could not add identity "deploy_key": communication with agent failed
sign_and_send_pubkey: no mutual signature supported
sign_and_send_pubkey: signing failed for RSA "deploy@ci" from agent: agent refused operation
deploy@web-1: Permission denied (publickey,gssapi-keyex,gssapi-with-mic).
Received disconnect from 10.0.3.4 port 22:2: Too many authentication failures
No ED25519 host key is known for web-1 and you have requested strict checking.
@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @
Offending ECDSA key in /root/.ssh/known_hosts:4
Your account has expired; please contact your system administrator.
This account is currently not available.
WARNING: Your password has expired. Password change required but no TTY available.
sshpass: wrong password or host key unknown
Permissions 0644 for '/root/.ssh/id_rsa' are too open, this private key will be ignored.
E: The repository 'https://apt.acme.io stable InRelease' is not signed.
W: GPG error: https://apt.acme.io stable InRelease: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY 1A2B3C4D5E6F7A8B
The following signatures were invalid: EXPKEYSIG 23E7166788B63E1E Yarn Packaging
E: Failed to fetch https://apt.acme.io/pool/main/a.deb  401  Unauthorized [IP: 10.2.0.9 443]
error: Failed to authenticate to repo: Status code: 403 for https://rpm.acme.io/repodata/repomd.xml
Public key for app-1.2.rpm is not installed
warning: app-1.2.rpm: Header V4 RSA/SHA256 Signature, key ID 8f2a10bb: NOKEY
ERROR: https://apk.acme.io/v3.18: UNTRUSTED signature
error: acme: signature from "Build <ci@acme.io>" is unknown trust
error: key "1A2B3C4D" could not be looked up remotely
kinit: Client 'ci@ACME.IO' not found in Kerberos database while getting initial credentials
klist: No credentials cache found (filename: /tmp/krb5cc_0)
kinit: Password incorrect while getting initial credentials
gss_init_sec_context: No Kerberos credentials available (default cache: FILE:/tmp/krb5cc_1000)
mount error(13): Permission denied: NT_STATUS_LOGON_FAILURE
session setup failed: NT_STATUS_ACCESS_DENIED
net use: System error 1326 has occurred. The user name or password is incorrect.
Enter-PSSession : Connecting to remote server web-1 failed: Access is denied.
fatal: could not read Username for 'https://github.com': No such device or address
fatal: could not read Password for 'https://ci@git.acme.io': terminal prompts disabled
remote: Permission to acme/app.git denied to github-actions[bot].
remote: Write access to repository not granted.
remote: ERROR: The project you were looking for could not be found or you don't have permission to view it.
ERROR: The key you are authenticating with has been marked as read only.
remote: You are not allowed to upload code.
remote: GitLab: You are not allowed to push code to protected branches on this project.
remote: error: GH006: Protected branch update failed for refs/heads/main.
! [remote rejected] main -> main (protected branch hook declined)
! [remote rejected] main -> main (refusing to allow a GitHub App to create or update workflow '.github/workflows/ci.yml' without 'workflows' permission)
remote: TF401019: The Git repository with name or identifier app does not exist or you do not have permissions for the operation you are attempting.
remote: Your access token has expired. Please create a new one.
fatal: failed to write commit object: gpg: signing failed: No secret key
error: commit 3f2c1aa was not signed; Commits must have verified signatures.
batch response: Authentication required: Authorization error: https://git.acme.io/acme/app.git/info/lfs/objects/batch
gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.
gh: Resource not accessible by integration (HTTP 403)
gh: Bad credentials (HTTP 401)
GraphQL: Must have admin rights to Repository. (updateBranchProtection)
HTTP 403: Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.
glab: 401 Unauthorized: {message: 401 Unauthorized}
svn: E215004: No more credentials or we tried too many times. Authentication failed
abort: authorization failed
Perforce password (P4PASSWD) invalid or unset.
Your session has expired, please login again.
denied: installation not allowed to Create organization package
denied: permission_denied: write_package
Error: Cannot perform an interactive login from a non TTY device
Error response from daemon: Get "https://registry.acme.io/v2/": unauthorized: HTTP Basic: Access denied
Error response from daemon: login attempt to https://registry.acme.io/v2/ failed with status: 401 Unauthorized
failed to authorize: failed to fetch oauth token: unexpected status from GET request to https://auth.docker.io/token: 401 Unauthorized
failed to fetch anonymous token: unexpected status: 403 Forbidden
error pulling image configuration: Get blob: 403 access to blob is denied
denied: Your authorization token has expired. Reauthenticate and try again.
Error: unable to retrieve auth token: invalid username/password: unauthorized
FATA[0001] initializing destination docker://quay.io/acme/web: checking whether a blob exists: authentication required
Error saving credentials: error storing credentials - err: exit status 1, out: 'gpg: decryption failed: No secret key'
UNAUTHORIZED: access to the requested resource is not authorized; map[]
Error from server (Forbidden): pods is forbidden: User "system:serviceaccount:ci:default" cannot list resource "pods" in API group "" in the namespace "prod"
Error from server (Forbidden): deployments.apps "web" is forbidden: User "ci" cannot patch resource "deployments"
error: You must be logged in to the server (the server has asked for the client to provide credentials)
Unable to connect to the server: getting credentials: exec: executable aws failed with exit code 255
Failed to pull image "registry.acme.io/web:1": pull access denied, authorization failed
Unable to retrieve some image pull secrets (regcred); attempting to pull the image may not succeed.
Error: INSTALLATION FAILED: failed to authorize: failed to fetch anonymous token: 403 Forbidden
Error: looks like "https://charts.acme.io" is not a valid chart repository or cannot be reached: failed to fetch https://charts.acme.io/index.yaml : 401 Unauthorized
FATA[0000] rpc error: code = Unauthenticated desc = no session information
FATA[0000] rpc error: code = PermissionDenied desc = permission denied: applications, sync, default/web, sub: ci
rpc error: code = Unauthenticated desc = invalid session: token is expired
✗ unable to clone 'ssh://git@github.com/acme/fleet': ssh: handshake failed: ssh: unable to authenticate, attempted methods [none publickey]
admission webhook "policy.sigstore.dev" denied the request: validation failed: no matching signatures
Error: No valid credential sources found
Error: error configuring Terraform AWS Provider: no valid credential sources for Terraform AWS Provider found.
Error: error validating provider credentials: error calling sts:GetCallerIdentity: InvalidClientTokenId: The security token included in the request is invalid.
Error: Required token could not be found. Run the following command to generate a token for app.terraform.io: terraform login
Error: building AzureRM Client: obtain subscription() from Azure CLI: Error parsing json result from the Azure CLI: Please run 'az login' to setup account.
Error: could not find default credentials. See https://cloud.google.com/docs/authentication/external/set-up-adc for more information
Error: googleapi: Error 403: The caller does not have permission, forbidden
Error: AccessDenied: Access Denied status code: 403 creating S3 bucket
Error: UnauthorizedOperation: You are not authorized to perform this operation. Encoded authorization failure message: abc
error: PULUMI_ACCESS_TOKEN must be set for login during non-interactive CLI sessions
error: [401] Unauthorized: No credentials provided or are invalid.
error: incorrect passphrase, please set PULUMI_CONFIG_PASSPHRASE to the correct passphrase
ERROR! Decryption failed (no vault secrets were found that could decrypt) on group_vars/all/vault.yml
ERROR! Attempting to decrypt but no vault secrets found
fatal: [web-1]: UNREACHABLE! => {"changed": false, "msg": "Invalid/incorrect password: Permission denied, please try again.", "unreachable": true}
fatal: [web-1]: UNREACHABLE! => {"changed": false, "msg": "Failed to connect to the host via ssh: Permission denied (publickey).", "unreachable": true}
fatal: [web-1]: FAILED! => {"msg": "Incorrect sudo password"}
ERROR: 401 "Unauthorized" knife: Failed to authenticate as ci with key /etc/chef/client.pem
Error: Could not request certificate: The certificate retrieved from the master does not match the agent's private key.
[ERROR   ] The Salt Master has rejected this minion's public key!
An error occurred (ExpiredToken) when calling the ListBuckets operation: The provided token has expired.
An error occurred (InvalidAccessKeyId) when calling the ListBuckets operation: The AWS Access Key Id you provided does not exist in our records.
An error occurred (SignatureDoesNotMatch) when calling the PutObject operation: The request signature we calculated does not match the signature you provided. Check your key and signing method.
An error occurred (AccessDenied) when calling the AssumeRoleWithWebIdentity operation: Not authorized to perform sts:AssumeRoleWithWebIdentity
An error occurred (UnrecognizedClientException) when calling the GetAuthorizationToken operation: The security token included in the request is invalid
An error occurred (AccessDeniedException) when calling the UpdateFunctionCode operation: User: arn:aws:iam::123456789012:user/ci is not authorized to perform: lambda:UpdateFunctionCode
An error occurred (RequestTimeTooSkewed): The difference between the request time and the current time is too large.
Error loading SSO Token: Token for https://acme.awsapps.com/start does not exist
The SSO session associated with this profile has expired or is otherwise invalid. To refresh this SSO session run aws sso login
upload failed: dist/a.js to s3://acme/a.js An error occurred (AccessDenied) when calling the PutObject operation: Access Denied
AWS provider credentials not found. Learn how to set up AWS provider credentials in our docs here
❌ Need to perform AWS calls for account 123456789012, but no credentials have been configured
current credentials could not be used to assume 'arn:aws:iam::123:role/cdk-hnb659fds-deploy-role', but are for the right account. Proceeding anyway.
ERROR: (gcloud.auth.activate-service-account) There was a problem refreshing your current auth tokens: ('invalid_grant: Invalid JWT Signature.')
ERROR: (gcloud.run.deploy) PERMISSION_DENIED: Permission 'run.services.get' denied on resource
ERROR: (gcloud.projects.list) You do not currently have an active account selected.
ERROR: (gcloud.auth.print-access-token) Your current active account [ci@acme.iam] does not have any valid credentials
ServiceException: 401 Anonymous caller does not have storage.objects.list access to the Google Cloud Storage bucket.
AccessDeniedException: 403 ci@acme.iam.gserviceaccount.com does not have storage.objects.create access
ERROR: Please run 'az login' to setup account.
ERROR: AADSTS7000215: Invalid client secret provided. Ensure the secret being sent in the request is the client secret value, not the client secret ID
ERROR: AADSTS700024: Client assertion is not within its valid time range.
ERROR: (AuthorizationFailed) The client 'ci' with object id '1a' does not have authorization to perform action 'Microsoft.Web/sites/write' over scope
AuthenticationFailed: Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.
Error: No access token available. Please login with 'flyctl auth login'
Error: failed retrieving current user: You must be authenticated to view this.
›   Error: Invalid credentials provided.
›   Error: Not logged in
!     You do not have access to the app acme-web.
Error: No existing credentials found. Please run 'vercel login' or pass "--token"
Error: The specified token is not valid. Use 'vercel login' to generate a new token.
Error: Not authorized: Trying to access resource under scope "acme". You must re-authenticate to this scope or use a token with access to this scope.
Error: Not logged in. Please log in and try again. netlify: NETLIFY_AUTH_TOKEN is missing
JSONHTTPError: Unauthorized
✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.
✘ [ERROR] A request to the Cloudflare API (/accounts/1a/workers) failed. Authentication error [code: 10000]
Error: Failed to authenticate, have you run firebase login?
Error: HTTP Error: 401, Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.
psql: error: FATAL:  password authentication failed for user "app"
FATAL:  no pg_hba.conf entry for host "172.17.0.4", user "app", database "shop", no encryption
psql: error: fe_sendauth: no password supplied
ERROR:  permission denied for schema public
ERROR:  permission denied to create database
ERROR:  permission denied to create extension "postgis"
ERROR:  must be superuser to alter superuser roles
ERROR 1045 (28000): Access denied for user 'app'@'localhost' (using password: YES)
ERROR 1044 (42000): Access denied for user 'app'@'%' to database 'shop'
ERROR 1142 (42000): INSERT command denied to user 'app'@'%' for table 'orders'
ERROR 1227 (42000): Access denied; you need (at least one of) the SUPER privilege(s) for this operation
ERROR 1820 (HY000): You must reset your password using ALTER USER statement before executing this statement.
ERROR 1130 (HY000): Host '172.17.0.4' is not allowed to connect to this MySQL server
MongoServerError: command find requires authentication
MongoServerError: not authorized on shop to execute command { insert: "orders" }
MongoServerError: bad auth : authentication failed
(error) WRONGPASS invalid username-password pair or user is disabled.
(error) NOAUTH Authentication required.
(error) ERR AUTH <password> called without any password configured for the default user. Are you sure your configuration is correct?
security_exception: missing authentication credentials for REST request [/_cluster/health]
security_exception: unable to authenticate user [elastic] for REST request [/]
security_exception: action [indices:data/write/index] is unauthorized for user [ci]
current license is non-compliant for [security]
ORA-28000: The account is locked.
ORA-28001: the password has expired
ORA-01031: insufficient privileges
Msg 18456, Level 14, State 1, Login failed for user 'sa'.
Msg 229, Level 14, State 5, The SELECT permission was denied on the object 'Orders', database 'shop', schema 'dbo'.
Error: P1000 Authentication failed against database server at 'localhost', the provided database credentials for 'app' are not valid.
Error: P1010 User 'app' was denied access on the database 'shop.public'
250001 (08001): Failed to connect to DB: acme.snowflakecomputing.com. Incorrect username or password was specified.
003001 (42501): SQL access control error: Insufficient privileges to operate on schema 'PUBLIC'
org.apache.kafka.common.errors.SaslAuthenticationException: Authentication failed: Invalid username or password
org.apache.kafka.common.errors.TopicAuthorizationException: Not authorized to access topics: [orders]
org.apache.kafka.common.errors.GroupAuthorizationException: Not authorized to access group: workers
org.apache.kafka.common.errors.ClusterAuthorizationException: Cluster authorization failed.
%3|FAIL|rdkafka#producer-1| sasl_ssl://kafka:9093: SASL authentication error: Authentication failed during authentication due to invalid credentials with SASL mechanism SCRAM-SHA-512
KafkaJSSASLAuthenticationError: SASL PLAIN authentication failed: Connection closed by the server
ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN. For details see the broker logfile.
ACCESS_REFUSED - access to vhost '/shop' refused for user 'guest'
ACCESS_REFUSED - queue 'orders' in vhost '/' denied: write access refused for user 'ci'
User can only log in via localhost
HTTP access denied: user 'guest' - invalid credentials
Connection Refused: not authorised.
Connection error: Connection Refused: bad user name or password.
javax.jms.JMSSecurityException: User name [ci] or password is invalid.
curl: (22) The requested URL returned error: 403 Forbidden
curl: (9) Server denied you to change to the given directory
HTTP request sent, awaiting response... 401 Unauthorized Username/Password Authentication Failed.
HTTP request sent, awaiting response... 403 Forbidden ERROR 403: Forbidden.
nginx: [emerg] SSL_CTX_use_PrivateKey("/etc/ssl/app.key") failed (SSL: error:0B080074:x509 certificate routines:X509_check_private_key:key values mismatch)
AH02565: Certificate and private key app:443:0 from /etc/ssl/a.pem and /etc/ssl/a.key do not match
AH01617: user ci: authentication failure for "/admin": Password Mismatch
unable to load SSL private key from PEM file '/etc/ssl/a.pem': private key does not match the public key from the certificate
gpg: public key decryption failed: Bad passphrase
gpg: signing failed: Bad passphrase
gpg: skipped "ci@acme.io": No secret key
gpg: ci@acme.io: skipped: No public key
gpg: ci@acme.io: skipped: Unusable public key
gpg: BAD signature from "Acme Release <release@acme.io>" [unknown]
gpg: Note: This key has expired!
gpg: There is no assurance this key belongs to the named user
gpg: no valid OpenPGP data found: no signature
Error decrypting key; bad decrypt error:1C800064:Provider routines:ossl_cipher_unpadblock:bad decrypt
Could not read private key of signing key from server.key: maybe wrong password
Verification Failure
CMS_verify:signer certificate not found
keytool error: java.io.IOException: keystore password was incorrect
java.io.IOException: Keystore was tampered with, or password was incorrect
jarsigner: Certificate chain not found for: release. release must reference a valid KeyStore key entry containing a private key
Error making API request. Code: 403. Errors: * permission denied
Error making API request. Code: 403. Errors: * 2 errors occurred: * permission denied * invalid token
Error authenticating: error looking up token: Error making API request. Code: 403. * bad token
* invalid role or secret ID
* missing client token
error validating token: token is expired or revoked
* 1 error occurred: * claim "project_id" does not match any associated bound claim values
FATAL	image scan error: GET https://registry.acme.io/v2/token: UNAUTHORIZED: authentication required
semgrep: run 'semgrep login' before using the platform; You are not logged in.
Invalid API token: semgrep app returned 401
snyk: Authentication error (SNYK-0005) Authentication credentials not recognized, or user access is not provisioned.
'snyk' requires an authenticated account. Please run 'snyk auth' and try again.
[ERROR] NVD Returned Status Code: 403; an NVD API Key may be invalid
Error: signing acme/web: getting signer: reading key: decrypt: encrypted: decryption failed
Error: no matching signatures: invalid signature when validating ASN.1 encoded signature
Error: error verifying bundle: certificate identity mismatch: none of the expected identities matched
Not authorized. Please check the user token in the property 'sonar.token' or 'sonar.login'
ERROR: You're not authorized to analyze this project or the project doesn't exist on SonarQube and you're not authorized to create it.
535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6
535-5.7.8 Username and Password not accepted. Learn more at https://support.google.com/mail/?p=BadCredentials
530 5.7.0 Must issue a STARTTLS command first; Authentication Required.
550 5.7.60 SMTP; Client does not have permissions to send as this sender
554 5.7.1 <ci@acme.io>: Relay access denied
smtplib.SMTPAuthenticationError: (535, b'5.7.139 Authentication unsuccessful')
Error: Invalid login: 535 Authentication failed
Error: Missing credentials for "PLAIN"
Swift_TransportException: Failed to authenticate on SMTP server with username "ci@acme.io" using 2 possible authenticators.
net/smtp: 334 plain auth failed; Net::SMTPAuthenticationError
msmtp: authentication failed (method PLAIN)
* NO [AUTHENTICATIONFAILED] Authentication failed. (imap)
-ERR [AUTH] Username and password not accepted.
530 Please login with USER and PASS.
530 Login authentication failed
ftplib.error_perm: 530 User cannot log in.
lftp: Login failed: 530 Login incorrect.
ldap_bind: Inappropriate authentication (48)
ldap_add: Insufficient access (50)
ldap_bind: Confidentiality required (13)
additional info: 80090308: LdapErr: DSID-0C090447, comment: AcceptSecurityContext error, data 52e, v3839
{"error":"invalid_client","error_description":"Client authentication failed"}
{"error":"invalid_grant","error_description":"Token has been expired or revoked."}
{"error":"unauthorized_client","error_description":"Unauthorized grant type"}
{"error":"invalid_scope"} requested scope exceeds the scope granted
oauthlib.oauth2.rfc6749.errors.InvalidClientError: (invalid_client) Unauthorized
OPError: invalid_grant (Invalid user credentials)
error="invalid_token", error_description="The access token expired"
JsonWebTokenError: jwt malformed
JsonWebTokenError: secret or public key must be provided
jwt.exceptions.InvalidAudienceError: Invalid audience
jwt.exceptions.ExpiredSignatureError: Signature has expired
JWT::VerificationError: Signature verification failed
io.jsonwebtoken.security.SignatureException: JWT signature does not match locally computed signature. JWT validity cannot be asserted and should not be trusted.
io.jsonwebtoken.ExpiredJwtException: JWT expired 120000 milliseconds ago
io.jsonwebtoken.security.WeakKeyException: The signing key's size is 48 bits which is not secure enough for the HS256 algorithm.
token is expired by 2m3s
crypto/rsa: verification error
square/go-jose: error in cryptographic primitive
JWSSignatureVerificationFailed: signature verification failed
SAML response is invalid: Signature validation failed. SAML Response rejected
Failed to validate OIDC token: issuer "https://token.acme.io" did not match
mc: <ERROR> Unable to initialize new alias from the provided credentials. The Access Key Id you provided does not exist in our records.
mc: <ERROR> Failed to copy 'a.tgz'. Access Denied.
ERROR: S3 error: 403 (SignatureDoesNotMatch): The request signature we calculated does not match
s3cmd: ERROR: S3 error: 403 (InvalidAccessKeyId)
Failed to copy: AccessDenied: Access Denied status code: 403, request id: 1A2B rclone
restic: Fatal: wrong password or no key found
passphrase supplied in BORG_PASSPHRASE, by BORG_PASSCOMMAND or via BORG_PASSPHRASE_FD is incorrect.
TwilioRestException: HTTP 401 error: Unable to create record: Authenticate
StripeAuthenticationError: Invalid API Key provided: sk_test_****abcd
Slack API error: not_authed
Slack API error: invalid_auth
Error: An API error occurred: missing_scope
sentry: error: API request failed caused by: sentry reported an error: Invalid token (http status: 401)
error: Auth token is required for this request. Please run 'sentry-cli login' and try again!
Error: HttpError: Resource not accessible by integration
Error: Credentials could not be loaded, please check your action inputs: Could not load credentials from any providers
Error: Could not assume role with OIDC: Not authorized to perform sts:AssumeRoleWithWebIdentity
Error: Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable: missing id-token: write permission
Error: google-github-actions/auth failed with: the GitHub Action workflow must specify exactly one of "workload_identity_provider" or "credentials_json"!
Error: Parameter token or opts.auth is required
Error: Login failed with Error: Using auth-type: SERVICE_PRINCIPAL. Not all values are present. Ensure 'client-id' and 'tenant-id' are supplied.
##[error]Service connection 'azure-prod' could not be found or is not authorized for use
##[error]VS800075: The project with id 'vstfs:///Classification/TeamProject/1a' does not exist, or you do not have permission to access it.
##[error]TF400813: The user '' is not authorized to access this resource.
##[error]Unable to authenticate to feed: 401 (Unauthorized - No local versions of package; please provide authentication)
ERROR: Downloading artifacts from coordinator... forbidden id=4711 responseStatus=403 Forbidden token=glcbt
ERROR: Registering runner... forbidden (check registration token)
ERROR: Checking for jobs... forbidden runner=1a2b
Authentication required: insufficient_scope 403 - Forbidden: job token is not in the allowlist of project acme/lib
ERROR: Could not find credentials entry with ID 'deploy-key'
CredentialNotFoundException: Could not find credentials matching registry-login
org.jenkinsci.plugins.scriptsecurity.sandbox.RejectedAccessException: Scripts not permitted to use method java.lang.String execute
anonymous is missing the Overall/Read permission
Blocked due to unauthorized context: user does not have access to context prod
Unauthorized: Context secrets are masked; CIRCLE_TOKEN is invalid
buildkite-agent: fatal: Invalid agent token
[semantic-release] › ✘  ENOGHTOKEN No GitHub token specified.
[semantic-release] › ✘  EGHNOPERMISSION The GitHub token doesn't allow to push on the repository acme/app.
[semantic-release] › ✘  EINVALIDNPMTOKEN Invalid npm token.
[semantic-release] › ✘  EGITNOPERMISSION Cannot push to the Git repository.
npm ERR! code ENEEDAUTH npm ERR! need auth This command requires you to be logged in to https://registry.npmjs.org/
npm ERR! code E401 Unable to authenticate, your authentication token seems to be invalid.
npm ERR! 404 'acme-lib@1.2.3' is not in this registry; npm notice publish failed: 403 Forbidden - PUT https://registry.npmjs.org/acme-lib - You do not have permission to publish
lerna ERR! EWHOAMI Authentication error. Use 'npm whoami' to troubleshoot.
🦋  error an error occurred while publishing acme-lib: E403 You do not have permission to publish
error: failed to publish to registry at https://crates.io: api errors (status 403 Forbidden): must be logged in to perform that action
You do not have permission to push to this gem. Ask an owner to add you
error: no token found, please run 'cargo login'
Response status code does not indicate success: 403 (The specified API key is invalid, has expired, or does not have permission to access the specified package.).
Failed to deploy artifacts: Could not transfer artifact com.acme:core:pom:1.2.3 from/to releases: authentication failed, status: 401 Unauthorized
Execution failed for task ':signMavenPublication'. Cannot perform signing task because it has no configured signatory
error: No signing certificate "iOS Distribution" found: No "iOS Distribution" signing certificate matching team ID "AB12" with a private key was found.
error: Signing for "App" requires a development team.
errSecInternalComponent Command CodeSign failed with a nonzero exit code
altool: Error: Unable to authenticate. (-19235) Your Apple ID or app-specific password was entered incorrectly
Google Api Error: forbidden: The caller does not have permission (supply)
Keystore file '/builds/release.jks' was given but keystore password is wrong: Failed to read key release from store: Keystore was tampered with
SignTool Error: No certificates were found that met all the given criteria.
SignTool Error: The specified PFX password is not correct.
grafana: {"message":"Invalid API key"}
{"message":"API key expired","traceID":""} grafana
401 Unauthorized: prometheus remote write: server returned HTTP status 401: invalid authentication credentials
API key is invalid: datadog agent: API Key status: invalid
Failed to publish events: 401 Unauthorized: {"error":{"type":"security_exception"}}
org.springframework.security.access.AccessDeniedException: Access Denied
org.springframework.security.oauth2.core.OAuth2AuthenticationException: [invalid_token_response] An error occurred while attempting to retrieve the OAuth 2.0 Access Token Response
org.springframework.web.client.HttpClientErrorException$Unauthorized: 401 : [no body]
Forbidden (CSRF token missing.): /orders/
rest_framework.exceptions.NotAuthenticated: Authentication credentials were not provided.
rest_framework.exceptions.PermissionDenied: You do not have permission to perform this action.
ActionController::InvalidAuthenticityToken: Can't verify CSRF token authenticity.
ActiveSupport::MessageEncryptor::InvalidMessage: Couldn't decrypt config/credentials.yml.enc. Perhaps you passed the wrong key?
Pundit::NotAuthorizedError: not allowed to update? this Order
flask_jwt_extended.exceptions.NoAuthorizationError: Missing Authorization Header
itsdangerous.exc.BadSignature: Signature does not match
UnauthorizedError: No authorization token was found
[next-auth][error][JWT_SESSION_ERROR] decryption operation failed
Symfony\Component\Security\Core\Exception\AccessDeniedException: Access Denied by #[IsGranted("ROLE_ADMIN")]
System.UnauthorizedAccessException: IDX10223: Lifetime validation failed. The token is expired.
IDX10501: Signature validation failed. Unable to match key: kid: '1a'
ERROR: no credentials found for registry.acme.io
login as 'ci-bot' was rejected
API token is missing, set it in the CI settings
token expired on 2024-04-30
user 'deploy' may not write to project 'shop'
wrong password for keystore release.jks
licence key is invalid or has expired
account is locked after 5 failed logins
signing certificate was revoked
service answered 401, check the api key
access to bucket acme-ci denied
session is no longer valid, sign in again
no permission to create tags in this repository
signature of webhook does not match the secret
two-factor code required
error NU1301: Response status code does not indicate success: 401 (Unauthorized).
error: authentication failed for https://git.acme.test/libs.git: could not read Username
[error] Unable to find credentials for [Artifactory Realm @ repo.acme.test].
lerna ERR! E403 You do not have permission to publish "@acme/core".
===> Failed to publish package: invalid API key
Error: API key rejected: Invalid key. Please get one at luarocks
Unhandled Exception: package:flutter publish: token rejected by pub server
rsync: [sender] auth failed on module backup
@ERROR: access denied to data from unknown (10.0.0.7)
error checking push permissions -- make sure you entered the correct tag name, and that you are authenticated correctly, and try again: checking push permission for "registry.acme.io/web:1": UNAUTHORIZED: authentication required
Error: Unable to initialize DigitalOcean API client: access token is required. (hint: run 'doctl auth init')
GET https://api.digitalocean.com/v2/account: 401 (request "ab12") Unable to authenticate you
Code: 516. DB::Exception: default: Authentication failed: password is incorrect, or there is no user with such name. (AUTHENTICATION_FAILED)
Code: 497. DB::Exception: ci: Not enough privileges. To execute this query, it's necessary to have the grant SELECT(id) ON shop.orders. (ACCESS_DENIED)
AuthenticationFailed: Failed to authenticate to cassandra: Bad credentials: Provided username cassandra and/or password are incorrect
Unauthorized: Error from server: code=2100 [Unauthorized] message="User ci has no SELECT permission on <table shop.users> or any of its parents"
nats: error: nats: Authorization Violation
nats: permissions violation for publish to "orders.created"
Failed to get the data key required to decrypt the SOPS file.
0 successful groups required, got 0
Failure: you are not authenticated for buf.build. Set the BUF_TOKEN environment variable or run "buf registry login"
Error querying AWS: AuthFailure: AWS was not able to validate the provided access credentials
⨯ release failed after 3s error=missing GITHUB_TOKEN, GITLAB_TOKEN and GITEA_TOKEN
[!] Invalid username and password combination. Used 'ci@acme.io' as the username.
[!] Your certificate 'ABC123.cer' is not valid, please check end date and renew it if necessary
This action is unauthorized.
SSH authentication failed! This is typically caused by the public/private keypair for the SSH user not being properly set on the guest VM.
ERROR:  role "reporting" does not exist
FATAL:  role "deploy" does not exist
FATAL:  role "ci" is not permitted to log in
Error: A LuaRocks upload key is required, no API key: please pass --api-key or run with --force
go: github.com/acme/private: reading sum.golang.org: could not read Username for 'https://github.com': terminal prompts disabled
ERROR: While executing gem ... Your rubygems.org API key has no push_rubygem scope: The API key doesn't have access
java.security.UnrecoverableKeyException: Password verification failed
java.io.IOException: keystore password was incorrect
jarsigner: Certificate chain not found for: release. release must reference a valid KeyStore key entry
java.lang.SecurityException: Invalid signature file digest for Manifest main attributes
Connect-AzAccount: Run Connect-AzAccount to login, no context found.
New-PSSession : [web01] Connecting to remote server web01 failed: The user name or password is incorrect. Access is denied
Error: invalid sender: private key mismatch, no signer for 0xabc unlocked: account is locked, authentication needed
** Fatal: Unable to checkout a license. Make sure your license file environment variable (e.g., LM_LICENSE_FILE) is set correctly
ERROR: [Common 17-345] A valid license was not found for feature 'Synthesis' and/or device 'xcvu9p'.
ERROR: Failed to query remote execution capabilities: UNAUTHENTICATED: missing invocation credentials
ERROR: Wrong user or password [Remote: acme] (conan)
warning: ignoring untrusted substituter 'https://cache.acme.io', you are not a trusted user.
error: cannot add path '/nix/store/abc' because it lacks a signature by a trusted key
error: failed to publish: status 403 Forbidden: this crate exists but you don't seem to be an owner.
Could not authenticate against repo.acme.io [Composer\Downloader\TransportException]
NU3018: Package 'Acme 1.0': The author primary signature's signing certificate is not trusted by the trust provider.
Error (NoDefaultEnvError): No default environment found. No authorization information found for ci@acme.io. (sf)
ERROR: Your system is scheduled to expire, SAS software license for product has expired, SETINIT required.
License checkout failed. License Manager Error -15 MATLAB is unable to connect to the license server.
License Manager Error -4 Maximum number of users for Simulink reached.
execution error: Not authorized to send Apple events to Finder. (-1743)
Error: Import integrity check failed Expected hash: ↳ 1a2b Actual hash: ↳ 3c4d (dhall freeze)
Fatal error[LMS001]: License check failed. Use the IAR License Manager to resolve the problem. No license found
Error: C9932E: Cannot obtain license for Compiler with license version >= 5.0201411
No valid Unity Editor license found. Please activate your license.
no upload token in the environment's keyring, publishing to hex refused
the registry says this account may not push to namespace acme
your two-factor code is required to publish: use --otp
deploy key is read only, push declined
passphrase for signing key is wrong
signature of index.tar.gz cannot be trusted: key not in the trust set
artifact was signed by an unknown identity builder@acme.io
code signing identity "Apple Distribution: Acme" not in the keychain
the provisioning profile has lapsed
keystore alias "upload" cannot be unlocked
notarization refused: invalid credentials for the app-specific password
robot account ci-bot was deactivated
session cookie no longer accepted, sign in again
personal access token lacks the write_packages right
token was minted for another audience
refresh token revoked by administrator
our vault returned no secret for path ci/shop: permission denied
secret store is sealed
service principal secret ran out on 2024-05-01
ticket for ci@ACME.IO expired, run kinit
krb5: Clock skew too great
GSSAPI Error: No credentials were supplied, or the credentials were unavailable or inaccessible
license dongle is not plugged in
all seats of the license are occupied
evaluation period is over, enter a license key
license server rejected the feature "simulator_pro"
FlexNet Licensing error:-5,357 No such feature exists.
FlexNet Licensing error:-9,57 Invalid host. The hostid of this system does not match
svn: E170001: Authorization failed / No more credentials or we tried too many times.
svn: E215004: Authentication failed: Unable to connect to a repository
cvs [login aborted]: authorization failed: server rejected access
bzr: ERROR: Permission denied: "Cannot create repository": no write access
fossil: login failed
remote: GitLab: You cannot push commits for 'x@acme.io'. You can only push commits if the committer email is one of your own verified emails.
remote: Resource protected by organization SAML enforcement. You must grant your token access
error: gh-pages push denied to github-actions[bot]
OPAMERROR: opam publish: GitHub token is missing scope public_repo
Error: hexpm rejected the release: "owner" required
ERROR: Uploading shop-1.0: 403 user 'ci' isn't allowed to upload to project 'shop'.
cabal upload: Username or password incorrect
luarocks: Error: Invalid API key, write access is needed
CPAN::Uploader: request failed with error code 401 Message: Authorization Required (PAUSE)
clojars: deploy: Forbidden: you must use a deploy token in place of a password
sonatype: 402 the account ci is not authorized for io.acme
shards/mirror: SSH key agent offered no identity accepted by git@git.acme.io
nimble publish: Please create a new personal access token on Github: authorization rejected
dub upload: registry login incorrect
pub publish: You don't have permission to upload package shop: insufficient permissions
julia: Registrator: not authorized to register in General
crossbow: bad user name or password for the simulator cloud
ftp: 530 Login incorrect.
sftp: Received disconnect: Too many authentication failures
smb: NT_STATUS_LOGON_FAILURE
smb: NT_STATUS_ACCESS_DENIED listing \shares\ci
rsync: @ERROR: auth failed on module backup
smtp: 535 5.7.8 Username and Password not accepted
imap: LOGIN failed. NO invalid user
mqtt: Connection Refused: not authorised.
amqp: ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN
redis: NOAUTH Authentication required.
redis: WRONGPASS invalid username-password pair or user is disabled.
zk: NoAuth for /shop/config
etcdserver: user name is empty
couchdb: {"error":"unauthorized","reason":"Name or password is incorrect."}
the cluster refused the client certificate
HMAC of the webhook body differs, sender not verified
caller is anonymous; endpoint needs a logged-in operator
role "tester" may not start load tests
row level policy hides the table from user ci
mix hex.publish: Authentication failed (401): invalid API key
hex: ** (Mix) organization acme: not a member, access forbidden
hackage: 403 You are not authorised to upload new versions of this package, only maintainers
nimble: push to packages repo declined, token lacks public_repo
dart pub token: The token for https://pub.acme.io is unset: package repository requires authentication! You can provide credentials using
swift package-registry: registry requires login; unauthorized
CocoaPods: You need to register a session first. (pod trunk)
Carthage: API rate-limited because of missing access token / Bad credentials
xcodebuild: error: No signing certificate "iOS Distribution" found
xcodebuild: No profiles for 'io.acme.shop' were found
altool: Unable to authenticate. (-19209) Sign in with the app-specific password
codesign: User interaction is not allowed.
errSecInternalComponent: keychain locked
signtool: Error: No certificates were found that met all the given criteria.
jarsigner: key associated with release not a private key
apksigner: Failed to load signer "signer #1": keystore password was wrong
maven-gpg: gpg: no default secret key: No secret key
minisign: Signature verification failed
cosign: Error: no matching signatures: invalid signature when validating ASN.1 encoded signature
rpm: key ID 1a2b: NOKEY; package shop.rpm is not signed
dnf: Public key for shop.rpm is not installed. Failing package is: shop-1.0
apt: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY 1A2B3C
apk: ERROR: UNTRUSTED signature
pacman: error: shop: signature from "Acme" is unknown trust
nix: error: lacks a valid signature from trusted-public-keys
zypper: Signature verification failed for repomd.xml
brew: Error: HOMEBREW_GITHUB_API_TOKEN may be invalid or expired; check the scopes
vcpkg binary cache: NuGet feed answered Unauthorized; missing PAT
conan upload: ERROR: Permission denied for user: 'ci'. [Remote: acme]
conan: ERROR: Please log in to "acme" to perform this action. Execute "conan remote login".
bazel: remote cache PERMISSION_DENIED: caller lacks cacher role
sccache: cache backend s3: InvalidAccessKeyId while reading credentials
gcloud: your current active account does not have any valid credentials
az: AADSTS7000222: The provided client secret keys are expired.
oc: error: You must be logged in to the server (Unauthorized)
vault: Code: 400. Errors: * invalid role or secret ID
sops: Failed to get the data key required to decrypt the SOPS file. no identity matched any of the recipients
ansible: Attempting to decrypt but no vault secrets found
git-crypt: Error: no GPG secret key available to unlock this repository.
transcrypt: wrong password, files remain scrambled
chef: Net::HTTPServerException: 401 "Invalid signature for user"
puppet: Exiting; no certificate found and waitforcert is disabled
salt: The Salt Master has rejected this minion's public key!
octopus: The API key you provided was not valid
jira: basic auth with passwords is deprecated, use API token: 403
slack: invalid_auth while posting the report
telegram: bot token refused: Unauthorized
the report mailer could not log on to the mail host
test user qa7 is locked after three bad logins
demo account got a forced password change, login scripted with the old one
OTP code was rejected, device time drifted
captcha came up at sign-in, robot cannot go on with login
consent of the tenant admin is missing
IP 10.0.0.5 is not on the allow list of the registry
API key has no right "orders:write"
guest may not read topic shop.orders
MATLAB: License checkout failed. License Manager Error -9 Your username does not match the username in the license file.
Unity: Machine bindings don't match, license invalid
Qt: license check: no valid subscription for this account; account login wanted
Intel fortran: Error: A license for Comp-FC could not be obtained. (-1,359,2)
lmgrd: Vendor daemon can't find license file
PVS-Studio: Your license has expired.
coverity: [ERROR] license key missing, analysis not allowed
Sauce: Your concurrency plan forbids more sessions; credentials belong to a free account: Not authorized
Error: No valid credential sources found  Please see https://registry.terraform.io/providers/hashicorp/aws for more information about providing credentials
Error: error configuring S3 Backend: no valid credential sources for S3 Backend found.
Error: Required token could not be found  Run the following command to generate a token for app.terraform.io: terraform login
Error: building AzureRM Client: please ensure you have installed Azure CLI and are logged in: obtain subscription(): ERROR: Please run 'az login'
Error: google: could not find default credentials. See https://cloud.google.com/docs/authentication
error: getting secrets manager: failed to decrypt: incorrect passphrase, please set PULUMI_CONFIG_PASSPHRASE to the correct passphrase
fatal: [web1]: UNREACHABLE! => {"msg": "Invalid/incorrect password: Permission denied, please try again."}
fatal: [web1]: FAILED! => {"msg": "Incorrect sudo password"}
ERROR! A vault password must be specified to decrypt group_vars/prod.yml
Error: Could not request certificate: Error 403 on SERVER: Forbidden request: web1 access to certificate_request
The certificate retrieved from the master does not match the agent's private key. Did you forget to run as root?
Chef: Authentication Error: Failed to authenticate to the chef server (http 401). the clock of the host may be wrong
Build 'amazon-ebs.web' errored: Couldn't find specified instance profile permission: UnauthorizedOperation: You are not authorized to perform this operation. Encoded authorization failure message
Vagrant: SSH authentication failed! This is typically caused by the public/private keypair for the SSH user not being properly set on the guest VM.
Error: failed to authorize: failed to fetch anonymous token: GET "https://ghcr.io/token": response status code 403: denied
Error: query: failed to query with labels: secrets is forbidden: User "system:serviceaccount:ci:default" cannot list resource "secrets" in API group "" in the namespace "shop"
Error from server (Forbidden): error when creating "role.yaml": user "ci" is attempting to grant RBAC permissions not currently held
FailedToRetrieveImagePullSecret: Unable to retrieve some image pull secrets (regcred); attempting to pull the image may not succeed.
Unable to assume role and validate the listeners configured on your load balancer
User: arn:aws:iam::1:user/ci is not authorized to perform: sts:AssumeRole on resource: arn:aws:iam::1:role/deploy
API: s3:PutBucketPolicy Access Denied
AuthorizationFailed: The client 'ci' with object id '1a2b' does not have authorization to perform action 'Microsoft.Resources/deployments/write' over scope
LinkedAuthorizationFailed: the client has permission to perform action on scope; however, the linked subscription was not properly authorized
AADSTS700016: Application with identifier '1a2b' was not found in the directory 'acme'
googleapi: Error 403: Permission 'iam.serviceaccounts.actAs' denied on service account ci@acme.iam.gserviceaccount.com, forbidden
Serverless Error: You must be logged in to use Serverless Framework V.4
Unable to acquire impersonated credentials: PERMISSION_DENIED iam.serviceAccounts.getAccessToken
Workload identity federation: Failed to generate Google Cloud federated token: invalid_grant: ID Token issued at is stale to sign-in
Credentials could not be loaded, please check your action inputs: Could not load credentials from any providers
Error response from daemon: Get "https://registry.acme.lan/v2/": no basic auth credentials
error getting credentials - err: exit status 1, out: 'error getting credentials: The user name or passphrase you entered is not correct.'
Error saving credentials: error storing credentials - err: exit status 1, out: 'pass not initialized: exit status 1'
name unknown: The repository does not grant pushes to robot$ci
Error: unable to log in to registry.acme.lan: response status code 401: unauthorized: authentication required: robot account is disabled
DENIED: The image is quarantined and the token lacks the scope 'pull'
Error: signing [acme/web:1]: getting signer: reading key: decrypt: encrypted: decryption failed
Error: getting key from Fulcio: retrieving cert: error obtaining token: expired_token
no identity token found: is id-token: write permission granted to the job?
error verifying bundle: x509: certificate signed by unknown Fulcio authority; signer not trusted
Error: no signatures found for image
notation: error: signature was revoked: certificate is on the revocation list
SonarScanner: ERROR: Not authorized. Please check the user token in the property 'sonar.token' or the credentials in the properties 'sonar.login' and 'sonar.password'.
snyk: Authentication error (SNYK-0005)  Authentication credentials not recognized, or user access is not provisioned.
MissingApiTokenError: 'snyk' requires an authenticated account. Please run 'snyk auth' and try again.
semgrep: Failed to fetch rules: HTTP 401, run 'semgrep login'
ZAP: Invalid or missing API key: bad_external_data
nvd: HTTP 403 the NVD API key is not accepted any longer
fossa: The API key was refused by the server: API key invalid
licence of the scanner covers no more than 5 contributors, 9 found: licence exhausted
gpg: skipped "ci@acme.test": No secret key
gpg: decryption failed: Bad passphrase
error: gpg failed to sign the data: signing key has expired
Enter pass phrase for server.key: unable to read, key is encrypted and no -passin given
sops: Failed to get the data key required to decrypt the SOPS file. Group 0: FAILED  age1qx: FAILED - no identity matched any of the recipients
kubeseal: error: cannot fetch certificate: services "http:sealed-secrets-controller:" is forbidden
certbot: urn:ietf:params:acme:error:unauthorized :: The key authorization file from the server did not match this challenge
ssh: this private key is passphrase protected
Too many authentication failures for ci
Host key signing disabled; hostbased authentication not offered
PAM: user account has expired for ci from 10.0.0.2
pam_unix(sudo:auth): conversation failed
sudo: ci is not in the sudoers file.
FATAL:  password authentication failed for user "ci"
FATAL:  no pg_hba.conf entry for host "172.17.0.3", user "ci", database "shop", no encryption
FATAL:  Peer authentication failed for user "postgres"
fe_sendauth: no password supplied
ERROR:  permission denied for table orders
ERROR:  must be owner of table orders
ERROR:  permission denied to create extension "postgis"  HINT:  Must be superuser to create this extension.
SASL authentication failed: SCRAM channel binding check failed
ERROR 1045 (28000): Access denied for user 'ci'@'172.17.0.3' (using password: YES)
ERROR 1142 (42000): SELECT command denied to user 'ci'@'%' for table 'orders'
ERROR 1044 (42000): Access denied for user 'ci'@'%' to database 'shop'
ERROR 1130 (HY000): Host '172.17.0.3' is not allowed to connect to this MySQL server
ERROR 2061 (HY000): Authentication plugin 'caching_sha2_password' reported error: Authentication requires secure connection.
ERROR 1862 (HY000): Your password has expired. To log in you must change it using a client that supports expired passwords.
ERROR 3118 (HY000): Access denied for user 'ci'. Account is locked.
Msg 18456, Level 14: Login failed for user 'sa'.
Msg 229, Level 14: The SELECT permission was denied on the object 'orders', database 'shop', schema 'dbo'.
Msg 4060: Cannot open database "shop" requested by the login. The login failed.
ORA-28000: the account is locked
SQL30082N  Security processing failed with reason "24" ("USERNAME AND/OR PASSWORD INVALID").
MongoServerError: command insert requires authentication
MongoServerError: not authorized on shop to execute command { find: "orders" }
MongoServerError: bad auth : Authentication failed.
SCRAM authentication failed, storedKey mismatch
NOPERM this user has no permissions to run the 'flushall' command
ERR AUTH <password> called without any password configured for the default user
security_exception: missing authentication credentials for REST request [/orders/_search]
security_exception: action [indices:admin/create] is unauthorized for user [ci]
current license is non-compliant for [ml]
Code: 497. DB::Exception: ci: Not enough privileges. To execute this query, it's necessary to have the grant SELECT(id) ON shop.orders
unauthorized: unauthorized access to bucket shop (influx)
Neo.ClientError.Security.Unauthorized: The client is unauthorized due to authentication failure.
Neo.ClientError.Security.CredentialsExpired: The credentials expired and need to be changed
ACCESS_REFUSED - access to queue 'orders' in vhost '/' refused for user 'ci'
TOPIC_AUTHORIZATION_FAILED: Not authorized to access topics: [orders]
GroupAuthorizationException: Not authorized to access group: billing
ClusterAuthorizationFailed: Cluster authorization failed.
nats: error: user authentication expired, credentials file too old
mosquitto: Connection error: Connection Refused: not authorised.
KeeperErrorCode = NoAuth for /config
psycopg: SCRAM authentication requires libpq password, got none for user "report"
Database Error: 250001: Failed to connect to DB. Incorrect username or password was specified. (snowflake)
Database Error: 403 Access Denied: Project acme: User does not have bigquery.jobs.create permission in project acme.
Trino: Authentication failed: Access Denied: Cannot select from table shop.orders
k6: ERRO[0002] invalid api token, could not validate k6 cloud run (401)
locust: login of virtual user 17 was rejected, wrong password in users.csv
Pact Broker: Error making request - status=403 body=You do not have the scope contract_data:manage
rover: error[E013]: Could not fetch key for profile: the supplied API key is not recognised by Apollo Studio
error: The API key you provided is invalid (E014): graph:publish permission is missing
buf: Failure: you are not authenticated for buf.build. Set the BUF_TOKEN environment variable or run "buf registry login"
Failure: you do not have permission to write module acme/shop
newman: Error: invalid Postman API key: AuthenticationError: Invalid API Key. Every request requires a valid API Key to be sent.
OAuth2 token request of the collection answered invalid_client
AWS SigV4: The request signature we calculated does not match the signature you provided. Check your key and signing method.
JWT of test user is past its exp claim: jwt expired
"exp" claim timestamp check failed
no mutual TLS client certificate was presented: 400 No required SSL certificate was sent
nginx: [error] 41#41: *3 user "ci": password mismatch, client: 172.18.0.1
nginx: no user/password was provided for basic authentication
AH01797: client denied by server configuration: /var/www/admin
haproxy stats page answered 401, credentials in check script are stale
squid: TCP_DENIED/407: proxy authentication required for user -
554 5.7.1 <ci@acme.test>: Relay access denied
530 5.7.0 Authentication required, must issue a STARTTLS command first
dovecot: imap-login: Disconnected (auth failed, 1 attempts): user=<ci>
named: client update 'acme.test/IN' denied; TSIG error with server: tsig verify failure
update failed: REFUSED (nsupdate) key ci-key unknown
rndc: connection to remote host closed: wrong key or unauthorised address
kinit: Client 'ci@ACME.LAN' not found in Kerberos database while getting initial credentials
grafana: Failed to look up user based on cookie: user token not found; logger=context status=401
{"message":"You'll need additional permissions to perform this action. Permissions needed: dashboards:create"}
remote_write: server returned HTTP status 401 Unauthorized: authentication error: invalid token
loki: server returned HTTP status 401 Unauthorized (401): no org id
datadog: API Key is invalid, submission to intake rejected 403
opsgenie heartbeat refused: Key format is not valid!
Error: Resource not accessible by integration
HttpError: Resource not accessible by personal access token
refusing to allow a GitHub App to create or update workflow '.github/workflows/ci.yml' without 'workflows' permission
remote: Permission to acme/web.git denied to github-actions[bot].
remote: You are not allowed to push code to this project. (gitlab: pre-receive hook declined)
ERROR: Uploading artifacts as "archive" to coordinator... 401 Unauthorized: token of the job was revoked
PANIC: Failed to verify the runner. (verifying runner... is removed, 403 Forbidden)
ERROR: Could not find credentials entry with ID 'docker-hub'
CredentialNotFoundException: Could not find credentials matching nexus
hudson.security.AccessDeniedException3: ci is missing the Job/Build permission
##[error]TF401019: The Git repository with name or identifier web does not exist or you do not have permissions for the operation you are attempting.
##[error]The service connection azure-prod could not be used: federated credential AADSTS70021: No matching federated identity record found
buildkite-agent: fatal: Failed to register agent: Invalid agent registration token
codecov: error - Upload failed: Token required because branch is protected
coveralls: 422 Couldn't find a repository matching this job: repo token is wrong
deploy token ran out on 2026-11-20
token for the artifact store is no longer accepted
user ci may not deploy to production
service account 'ci' has no right to write in project stg
the API key belongs to another tenant
API key blank or malformed, server said 401
login refused for robot account
the session of the registry is over, log in again
secret DEPLOY_KEY was rotated, the old one is being used
client certificate is from an unknown issuer, server turned us away
client secret expires: it was valid until yesterday
signature of webhook does not verify
HMAC of callback differs from the one computed with our secret
signed URL is past its validity
nonce reused, request refused by identity provider
licence key is for 5 users, 9 active
licence file ran out, tool stops working
MFA code required, none supplied in batch mode
role assumption failed: trust policy does not list this runner
scope 'deploy:write' not granted to the token
OIDC audience doesn't fit: token made for 'sts.amazonaws.com'
key id 1a2b of token is in none of the published JWKS keys
public key of runner-7 is not in authorized_keys of host web1
the bastion rejected our key
keyring could not be unlocked: wrong passphrase
vault: * permission denied  Code: 403. Errors: 1 error occurred
vault: * missing client token
vault: error looking up token: bad token
Error authenticating: error logging in: invalid role or secret ID
vault: * claim "aud" does not match any bound audience
vault: * token has been used up: use limit is 0
1Password: [ERROR] 2026/11/28 account is not signed in
bw: You are not logged in.
bw: Vault is locked.
doppler: Doppler Error: Invalid Auth token
infisical: unable to fetch secrets: CallGetRawSecretsV3: Unsuccessful response, status-code=401, you are not a member of this project
pass: gpg: public key of store owner decryption failed: No secret key
An error occurred (ExpiredToken) when calling the GetCallerIdentity operation: The security token included in the request is expired
An error occurred (InvalidClientTokenId) when calling the ListBuckets operation: The security token included in the request is invalid.
An error occurred (AccessDenied) when calling the ListObjectsV2 operation: User is not authorized
An error occurred (UnrecognizedClientException): The security token included in the request is invalid
Error loading SSO Token: Token for acme does not exist
Partial credentials found in env, missing: AWS_SECRET_ACCESS_KEY
ERROR: (gcloud.auth.activate-service-account) There was a problem refreshing your current auth tokens: invalid_grant: Invalid JWT Signature.
ERROR: (gcloud.container.clusters.get-credentials) You do not currently have an active account selected.
ServiceException: 401 Anonymous caller does not have storage.objects.get access to the Google Cloud Storage object.
Please run 'az login' to setup account.
AADSTS50173: The provided grant has expired due to it being revoked, a fresh auth token is needed.
Error: fly: not authorized to deploy this app
vercel: Error: The specified token is not valid. Use 'vercel login' to generate a new token.
wrangler: ✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable
Authentication error [code: 10000] (cloudflare)
heroku: ›   Error: Invalid credentials provided.  ›   Error ID: unauthorized
hcloud: unable to authenticate (unauthorized)
oc: error: You must obtain an API token by visiting https://oauth.acme.lan/oauth/token/request
borg: passphrase supplied in BORG_PASSPHRASE, by BORG_PASSCOMMAND or via BORG_PASSPHRASE_FD is incorrect.
mount.cifs: mount error(13): Permission denied by server share //nas/ci, STATUS_LOGON_FAILURE
svn: E170001: Authorization failed for 'https://svn.acme.lan/web'
deploy hook returned 403, token of the bot seems wrong
robot account lost its write right on registry project web
repository secret REGISTRY_PASSWORD is outdated, login is refused
password of database user report was changed, cannot log in
the bucket policy forbids us to write
service principal has expired credentials
KMSAccessDeniedException: Lambda was unable to decrypt the environment variables because KMS access was denied
AccessDeniedException: not authorized to perform: secretsmanager:GetSecretValue on resource: stg/db
AccessDenied: Not authorized to perform sts:TagSession
UnauthorizedAccess: You are not authorized to perform this operation. (organisation SCP)
explicit deny in a service control policy
with an explicit deny in a permissions boundary
SignatureDoesNotMatch: Signature expired: 20261128T100000Z is now earlier than 20261128T101500Z
RequestExpired: Request has expired.
InvalidSignatureException: Credential should be scoped to a valid region.
RequestTimeTooSkewed: The difference between the request time and the current time is too large.
AuthFailure: account 123 lacks the subscription to this marketplace image; OptInRequired
PERMISSION_DENIED: Cloud Build API has not been granted roles/run.admin
Permission 'artifactregistry.repositories.uploadArtifacts' denied on resource (or it may not exist).
Caller does not have required permission to use project acme. Grant the caller the roles/serviceusage.serviceUsageConsumer role
The user, group or application 'appid=1a2b' does not have secrets get permission on key vault 'kv-stg'
Forbidden: Caller is not authorized to perform action on resource. Inner error: ForbiddenByRbac
KeyVault: ForbiddenByFirewall is not the matter here, access policy lacks 'sign'
error: failed to assume deploy role via web identity: No OpenIDConnect provider found in your account
consul: Unexpected response code: 403 (rpc error: Permission denied: anonymous token lacks permission 'service:write')
consul: ACL not found: secret ID matches no token
boundary: Error from controller: Unauthenticated, or invalid token.
teleport: ERROR: your credentials have expired, please login using tsh login
tsh: access denied to ci connecting to web1
cloudflared: Unauthorized: Invalid tunnel secret
tailscale: invalid key: API key does not exist
ngrok: ERR_NGROK_105 The authtoken you specified does not look like a proper ngrok tunnel authtoken.
ngrok: ERR_NGROK_4018 Usage of ngrok requires a verified account and authtoken.
wireguard portal refused our peer key
openvpn: AUTH: Received control message: AUTH_FAILED
strongswan: received AUTHENTICATION_FAILED notify error
freeradius: Login incorrect (pap: Cleartext password does not match): [ci]
keycloak: error="invalid_client", error_description="Invalid client or Invalid client credentials"
keycloak: type=LOGIN_ERROR error=user_not_found username=ci
dex: failed to authenticate: connector grant refused
oauth2-proxy: Permission Denied: user is not in an authorised group
invalid_grant: refresh token was revoked by an administrator
nexus: 401 Content access is protected by token
artifactory: 403 Not enough permissions to delete/overwrite artifact 'libs/web.jar' (user 'ci' needs DELETE permission).
harbor: unauthorized to access repository: acme/web, action: push
gitea: user does not have code access of repository acme/web
launchdarkly: invalid SDK key
splunk: HTTP 403 Forbidden "Invalid token" from HEC
newrelic: license key has been rejected by the collector
pagerduty: Invalid routing key, event turned away
slack webhook says invalid_token
teams webhook: Forbidden, connector was removed from the channel
jira: Client must be authenticated to access this resource.
confluence upload: Basic auth with password is not allowed on this instance
credentials file is blank, log in before the deploy
no token in the environment, API says 401
wrong user name or password (registry.acme.lan)
access to project 'infra' is not granted to runner account
API turned us away: 403, scope missing
password prompt appeared, no password on file
the given PAT was revoked
PAT has too few scopes: read:packages needed
secret of app registration is out of date
licence server says: no seat left for 'ci'
certificate for signing has been revoked
signing key not unlocked, passphrase missing
key has wrong passphrase
bad decrypt: passphrase for backup isn't the right one
login expired, renew with 'acme login'
cookie of session isn't valid any longer
user is not in group deployers, refused
ACL denies publish on subject orders.>
client 'web' isn't allowed to use grant type password
database role 'app' may not read schema audit
write to topic audit forbidden for principal User:ci
read of secret path stg/db refused
the account of the bot was suspended
sign-in blocked: too many wrong attempts, account locked
organisation demands SSO for this token; authorise it first
IP 10.0.0.9 is not on the allow list of the account
two-factor code asked for, batch user has none
host key of web1 has changed, ssh refuses: REMOTE HOST IDENTIFICATION HAS CHANGED
host key verification failed for bastion
fatal: could not read Password for 'https://ci@git.acme.test': terminal prompts disabled
remote: The project you were looking for could not be found or you don't have permission to view it.
remote: GitLab: You are not allowed to force push code to a protected branch on this project.
remote: Invalid username or token. Password authentication is not supported for Git operations.
remote: ERROR: Permission to acme/lib.git denied to deploy key
ERROR: The 'acme' organization has enabled or enforced SAML SSO. To access this repository, you must re-authorize the SSH key
fatal: Cannot prompt because user interactivity has been disabled.
batch response: Authentication required: Authorization error: https://git.acme.test/lib.git/info/lfs
error: Load key "/root/.ssh/id_ed25519": error in libcrypto
error: no signature found; tag 'v2.1.0' is not signed
gpg: skipped "release@acme.test": No secret key
gpg: BAD signature from "Release Bot <release@acme.test>"
gpg: key A1B2C3D4: no user ID for key
gpg: release@acme.test: skipped: unusable public key
gpg: Note: signature key A1B2C3D4 expired Tue 02 Jan 2024
gpgv: Signature made with revoked key, refusing it
W: GPG error: http://apt.acme.test stable InRelease: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY A1B2C3D4E5F60718
E: The repository 'http://apt.acme.test stable InRelease' is not signed.
W: http://apt.acme.test/dists/stable/InRelease: The following signatures were invalid: EXPKEYSIG A1B2C3D4E5F60718
E: Failed to fetch https://apt.acme.test/pool/app.deb  401  Unauthorized [IP: 10.0.0.4 443]
WARNING: The following packages cannot be authenticated! acme-web
E: There were unauthenticated packages and -y was used without --allow-unauthenticated
error: app-1.2.rpm: Header V4 RSA/SHA256 Signature, key ID a1b2c3d4: NOKEY
Error: GPG check FAILED
Public key for app-1.2.rpm is not installed. Failing package is: app-1.2
ERROR: https://apk.acme.test: UNTRUSTED signature
error: acme: signature from "Jo <jo@acme.test>" is unknown trust
error: key "A1B2C3D4" could not be looked up remotely
==> ERROR: One or more PGP signatures could not be verified!
snap: error: cannot perform the following tasks: Store authorization expired, login required
error: cannot communicate with store: Your authentication on this server has expired
error: GPG verification enabled, but no signatures found (use gpg-verify=false in remote config to disable)
signify: signature verification failed
cosign: Error: no matching signatures
cosign: error during command execution: signing: getting signer: reading key: decrypt: encrypted: decryption failed
rekor: entry not signed by the trusted identity
notation: signature verification failed: no applicable trust policy statement
slsa-verifier: FAILED: SLSA verification failed: builder id mismatch with expected signer
age: error: incorrect passphrase
sops: Failed to get the data key required to decrypt the SOPS file.
sops: 0 successful groups required, got 0: no key could decrypt the data
Error getting data key: 0 master keys were able to decrypt
ansible-vault: ERROR! Decryption failed (no vault secrets were found that could decrypt) on group_vars/prod.yml
blackbox: user is not an administrator of this vault
pass: Error: deploy/key is not in the password store or cannot be decrypted by you
op: [ERROR] You are not currently signed in. Please run 'op signin --help' for instructions
doppler: Unable to fetch secrets: Invalid Service token
infisical: error: Unauthorized access to environment prod
chamber: AccessDeniedException: User is not authorized to perform ssm:GetParametersByPath
aws-vault: error: exec: Failed to get credentials for ci: operation error STS: GetSessionToken, InvalidClientTokenId
saml2aws: error authenticating to IdP: unable to fetch SAML assertion
ldapsearch: Strong(er) authentication required (8)
tree connect failed: NT_STATUS_ACCESS_DENIED
mount error(13): Permission denied Refer to the mount.cifs(8) manual page: bad user or password
mount.nfs: access denied by server while mounting nas:/export/ci
ssh_dispatch_run_fatal: Connection to 10.0.0.4 port 22: incorrect signature
sign_and_send_pubkey: signing failed for ED25519 "/root/.ssh/id_ed25519" from agent: agent refused operation
Too many authentication failures
Received disconnect from 10.0.0.4 port 22:2: Too many authentication failures for deploy
No supported authentication methods available [preferred: publickey,password; server sent: keyboard-interactive]
Your password has expired. Password change required but no TTY available.
Account expired; please contact your system administrator
key_load_public: invalid format; identity ignored, no usable key for deploy@web-1
Enter passphrase for key '/root/.ssh/id_ed25519': no passphrase supplied in batch mode
No ECDSA host key is known for web-1 and you have requested strict checking.
The agent has no identities.
sftp: Login Incorrect
curl: (94) An authentication function returned an error
550 5.7.1 Sender not authorised for relay
wget: Username/Password Authentication Failed.
ci is not in the sudoers file.  This incident will be reported.
Sorry, user ci is not allowed to execute '/usr/bin/systemctl restart app' as root on agent-2.
polkit: Not authorized: org.freedesktop.systemd1.manage-units needs an administrator
rsync: @ERROR: access denied to backup from agent-2 (10.0.0.9)
cvs login: authorization failed: server cvs.acme.test rejected access
Your session has expired, please login again. (p4)
npm ERR! 402 Payment Required - PUT https://registry.npmjs.org/@acme%2fui - You must sign up for private packages
npm notice Access token expired or revoked. Please try logging in again.
YN0041: @acme/ui@npm:2.1.0: Invalid authentication (as an anonymous user)
ERR_PNPM_FETCH_401  GET https://npm.acme.test/@acme%2Fui: Unauthorized - 401 No authorization header was set for the request.
bun: error: GET https://npm.acme.test/@acme%2fui - 403
deno: error: failed publishing: actor is not authorized to publish to scope @acme
error: failed to publish @acme/ui@2.1.0: missingPermission: The actor is missing the write permission
release-it: ERROR Not authenticated with npm. Please 'npm login' and try again.
standard-version: push rejected by token scope: workflow file may not be changed without 'workflow' scope
refusing to allow a Personal Access Token to create or update workflow '.github/workflows/ci.yml' without 'workflow' scope
chromatic: Missing project token. Sign in to https://www.chromatic.com and create a project
✖ Invalid --project-token 'chpt_123'
percy: Error: Missing Percy token
[percy] Error: Received status code 401 from Percy: invalid token for this project
lighthouse ci: GITHUB_TOKEN lacks status permission, status check cannot be set
lhci upload: 403 Forbidden: build token does not match the project
sentry-cli: error: Auth token is required for this request. Please run 'sentry-cli login' and try again!
sentry-cli: error: API request failed caused by: sentry reported an error: You do not have permission to perform this action. (http status: 403)
bugsnag-source-maps: invalid apiKey: upload rejected
netlify: Error: Not authorized to view the specified build / site
wrangler: ✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.
✘ [ERROR] A request to the Cloudflare API failed: Authentication error [code: 10000]
surge: Aborted - you do not have permission to publish to docs.acme.surge.sh
heroku: ▸    Invalid credentials provided.
turbo: WARNING  failed to contact remote cache: Error making HTTP request: HTTP status client error (403 Forbidden)
nx: Nx Cloud: Workspace is unable to be authorized. Exiting run.
Unauthorized to access this Nx Cloud workspace. Your CI access token is invalid
codecov: Error: Token required - not valid tokenless upload
coveralls: Couldn't find a repository matching this job. Bad repo_token?
codeclimate test-reporter: Error: response from server: invalid CC_TEST_REPORTER_ID
sonar-scanner: ERROR Not authorized. Please check the user token in the property 'sonar.token' or 'sonar.login'
fastlane: [!] Invalid username and password combination. Used 'ci@acme.test' as the username.
[!] Need to acknowledge to Apple's Apple ID and Privacy statement.
[!] The request could not be completed because: Unauthenticated: Provide a properly configured and signed bearer token
error: No signing certificate "iOS Distribution" found: No "iOS Distribution" signing certificate matching team ID "A1B2C3D4" with a private key was found.
error: Provisioning profile "Acme AdHoc" has expired.
error: No profiles for 'com.acme.app' were found: Xcode couldn't find any iOS App Development provisioning profiles matching 'com.acme.app'.
codesign: errSecInternalComponent
codesign: A1B2C3: no identity found
security: SecKeychainItemImport: MAC verification failed during PKCS12 import (wrong password?)
match: Couldn't decrypt the repo, please make sure you enter the right password!
xcrun notarytool: Error: HTTP status code: 401. Invalid credentials. Username or password is incorrect.
altool: Unable to authenticate with App Store Connect. (-19209)
ITMS-90034: Missing or invalid signature. The bundle is not signed using an Apple submission certificate.
Failed to read key upload from store "/app/upload.jks": Keystore was tampered with, or password was incorrect
Failed to read key release from store: Cannot recover key
jarsigner: unable to recover key from keystore
jarsigner error: java.lang.RuntimeException: keystore load: keystore password was incorrect
apksigner: Failed to load signer "signer #1": wrong key password
INSTALL_PARSE_FAILED_NO_CERTIFICATES: Failed collecting certificates for app.apk
INSTALL_FAILED_UPDATE_INCOMPATIBLE: Existing package com.acme.app signatures do not match newer version; ignoring!
Google Api Error: Invalid request - The caller does not have permission (supply)
APK specifies a signing key that differs from the one registered: upload certificate fingerprint is not accepted
adb: failed to authenticate to 192.168.1.12:5555
eas: Error: Apple 403 detected - Access forbidden, program license agreement not accepted
signtool: SignTool Error: No certificates were found that met all the given criteria.
osslsigncode: unable to load signing key: bad decrypt
mlflow.exceptions.RestException: PERMISSION_DENIED: User does not have permission to read experiment 12
wandb: ERROR api_key not configured (no-tty). call wandb login [your_api_key]
huggingface_hub.errors.GatedRepoError: 401 Client Error. Cannot access gated repo for url
kaggle: 403 - Forbidden - you must accept this competition's rules before downloading
databricks: Error: default auth: cannot configure default credentials
snowsql: 250001 (08001): Failed to connect to DB. Incorrect username or password was specified.
bq: BigQuery error in query operation: Access Denied: Project acme: User does not have bigquery.jobs.create permission
airflow: The user is not authorized: 403 FORBIDDEN from /api/v1/dags
unity: [Licensing::Module] Error: Access token is unavailable; failed to update
Unity: Serial number unavailable or not entitled for this machine
FlexNet Licensing error:-5,357 Invalid license; feature not licensed
License checkout failed: License Manager Error -9 (MATLAB)
Failed to acquire licence token: all 5 seats in use
vivado: ERROR: [Common 17-345] A valid license was not found for feature 'Synthesis'
altium: no seat available, licence server refused checkout
openscad-cloud: upload token revoked
deploy: no entry for deploy@web-1 in vault, cannot log in
refusing to publish: release token belongs to a different project
upload rejected: signature header does not match body
our session cookie was not accepted by the back office
cannot log in to the staging shop as tester@acme.test
job token may not read package registry of group acme
wrong PIN for HSM slot 0, 2 tries left
service account deploy-bot has been disabled
token issued for audience "web" used against "admin"
nonce already used, login rejected
API key for the maps service was rotated yesterday and is no longer accepted
deploy key was rejected by the mirror
login to registry.acme.test was turned down
user name or password is not right
we do not know this user
your account is blocked after 5 wrong attempts
user ci may not read bucket artefacts
only members of group release may tag
you lack the role "publisher"
token has run out, renew it in the portal
no token given and none found in the keyring
bearer token is empty
api key header is missing
api key was revoked on 3 May
key id k-41 is unknown to the signer
signature does not fit the message
webhook signature check did not pass
certificate of client ci-1 is not trusted for login
secret "db-pass" is not visible to this branch
vault role ci may not read kv/shop
could not unlock the keychain
wrong passphrase for key release.asc
signing key is past its end date
no private key to sign with
second factor needed, cannot log in from a script
captcha page instead of login, robot account was not exempted
IP 10.1.2.3 is not on the allow list
refresh token is no longer good
SSO answered: user not assigned to application
ldap bind as cn=ci refused by directory: bad credentials
no seat left in the licence pool
licence file is for another host
trial period is over
session expired in the middle of the upload
not permitted: job token scope
permission scope write:packages is missing
our robot user is not in the reviewers group
vault says no
badge of service "etl" has lapsed
hmac of the request is off
cookie signature broken
user exists but is deactivated
login form came back: password must be changed
unknown client id
consent for scope mail.read was withdrawn
tenant does not let guests in
publish right for namespace @acme is missing
upload needs a maintainer
read-only token used for a write
deploy user has no shell rights on web-1
credentials in the netrc are for another host
the token in CI_PUSH is of the wrong kind
secret SLACK_HOOK is empty in forks, cannot log in
MFA device not registered for svc-ci
device certificate was revoked
seed licence expired last night
server key is not the pinned one
commit is not signed by a known person
tag signature comes from an unknown key
artefact lacks an attestation from a trusted builder
rclone: Failed to create file system: didn't find section auth: couldn't fetch token - maybe token expired? invalid_grant
rclone: oauth2: cannot fetch token: 400 Bad Request Response: {"error":"invalid_client"}
duplicity: GPG Failed, see log below: gpg: decryption failed: Bad session key
gh: HTTP 401: Bad credentials (https://api.github.com/graphql)
gh: error: your authentication token is missing required scopes [read:project]
gh: To get started with GitHub CLI, please run: gh auth login
glab: 403 {message: 403 Forbidden - insufficient_scope}
hub: Error creating pull request: Unprocessable Entity; token lacks repo scope
fossil: login failed: unknown user or wrong password; pull only
darcs push: remote refused: no write rights for anonymous
p4: User ci doesn't exist and may not be created.
repo upload: remote: prohibited by Gerrit: not permitted: create change
gerrit: invalid committer: email address ci@acme.test is not registered in your account
remote: You need 'Forge Author' rights to push commits with another user as author.
mc: <ERROR> Unable to list folder. The Access Key Id you provided does not exist in our records.
s3cmd: ERROR: S3 error: 403 (SignatureDoesNotMatch)
kernel keyring: request_key: Required key not available
cryptsetup: No key available with this passphrase.
ecryptfs: passphrase does not unwrap mount key
smbpasswd: machine rejected the password change: NT_STATUS_WRONG_PASSWORD
cups: lpadmin: Unauthorized
lpr: Forbidden for queue labels
vncviewer: authentication rejected by :1
xfreerdp: ERRCONNECT_LOGON_FAILURE [0x00020014]
ipmitool: Error: Unable to establish IPMI v2 / RMCP+ session: password invalid
snmpwalk: Authentication failure (incorrect password, community or key)
radtest: Received Access-Reject Id 41
wpa_supplicant: 4-Way Handshake failed - pre-shared key may be incorrect
wg: handshake ignored, peer key is not allowed
the document archive rejected our technical user
Vault gave us no lease for policy-db, role missing
HIS answered: session belongs to a locked user
certificate of the health card connector is on the revocation list
supplier portal: your subscription ended on 31 March
HSM slot 3 says pin incorrect
payment hub: signature over the body was not accepted
token has no scope payments:write
TAN expired
Shibboleth: attribute eduPersonEntitlement lacks exam-admin
DLMS: association rejected, wrong secret for client 16
guard: the smart meter PKI considers our cert expired
i18n-sync: the translation portal refuses the project token
release check: signing key belongs to somebody who left
Failed: bot may not create tags
[error] role deploy may not create in schema public
problem: Database password is wrong (28P01)
passphrase does not open the archive
FEHLER bucket policy forbids listing
flag audit: key is for another project
broker wants a bearer token
deploy.sh: web-3 does not accept the deploy key
You're not in the group 'deployers'
approval by a second person is absent
kube token ran out yesterday
deploy.sh: vault is unhappy with our AppRole secret id
Zugriff verweigert: Benutzer hat keine Berechtigung für Mandant 3
Anmeldung am Portal fehlgeschlagen, Kennwort abgelaufen
mot de passe refusé
acceso no autorizado al servicio de facturas
nope: jeton expiré, reconnectez-vous
datacop: Signatur der Anfrage ungültig
portal says wrong password for tester@grades.test
ERROR: we are not let in: 401 from the archive
login loop: session not accepted by SSO
SSO: user is unknown to the realm
no role assigned to the test user
test user needs the role 'cashier'
api key is for the sandbox, not for live
api key disabled by its owner
key has been rotated, update the secret
our client secret expired on 1 May
secret CLIENT_SECRET is blank, can't sign in
no credentials for the ftp of the printer
no password given and no prompt in batch
token file is from last year, run login again
refresh token was revoked
jwt: audience is 'shop', should be 'admin'
jwt issued for another environment
token not valid yet (clock?)
scope missing: read:offers
2FA wanted, robot can't give it
captcha appeared on login
account locked after 5 failed logins
account suspended: unpaid bill
licence expired, renew it
licence does not cover module 'routing'
licence seats exhausted
licence key malformed
licence server denied a seat
the register only answers to registered IPs (403)
ABORT: 403 from the map provider: referer not allowed
forbidden: partner is not enabled for this product
not entitled to see claims
reader role can't write
grant missing: INSERT on stock
✗ database user may not create tables
sftp server turned down the key
ssh key has a passphrase, none given
known_hosts disagrees with the host key
gpg: could not sign, secret key not here
signature of the feed is bad
ERR webhook signature does not fit
code signing cert expired
[FAIL] keystore password incorrect
alias 'release' is missing in the keystore
smart card not inserted
pin blocked
kerberos ticket is gone, kinit
ldap bind refused: invalid dn or secret
vault is sealed for us: permission denied on path
ci-gate: role cannot be assumed
iam says no: s3:PutObject
registry wants login
git server: deploy token is read-only
release bot isn't a member of the project
upload rights missing on the package index
one-time password needed
store console: service account not invited
notarisation: app-specific password wrong
provisioning profile does not contain our device
[error] chat bot was not admitted to the channel
mail server: relaying denied
smtp: 535 credentials not accepted
imap: application password required
consent of the bank customer has lapsed
EBICS user not initialised with the bank
tax portal: certificate file can't be unlocked, wrong pin
health network: SMC-B not authorised
csrf token missing
session cookie got lost, kicked out to /login
fatal: nonce already used
request signed with old algorithm, not accepted
genlabels: hmac differs
bearer missing
proxy user unknown: access to the outer net not granted
{"level":"error","msg":"login refused","user":"robot"}
level=error msg="token rejected by issuer" aud=toll
2024-05-02 03:12:09 ERROR sftp - authentication with key toll_rsa was not accepted
{"severity":"ERROR","message":"caller may not read bucket toll-raw","code":403}
Could not log in to the fish back office with user 'ci'
Sign-in was denied by the identity provider
Wrong user name or password for the mailbox
Password of service user has to be changed
The user of this job is not allowed to start exports
Not authorised to publish, ask for the role 'publisher'
You lack the right 'price.write'
Permission check failed: caller isn't owner of the calendar
Access for partner 12 has been blocked
The partner portal does not recognise our key
No access to folder /upload on the partner's server (530)
API token is missing, set it in the job secrets
ERR API token is invalid or belongs to a deleted user
Token from secret store is expired since 3 days
Could not renew the access token: invalid_grant
Access token does not have the rights for the calendar
The session was terminated because of a second login
stockd: Service replied 'Forbidden' when reading vehicle positions
E: Service replied 'Unauthorized' when sending the SMS
fatal: Client certificate was declined by the register
stop: Client certificate not sent
Error: The certificate used for signing is past its date
roster-sync: Document could not be signed: no private key available
Signature on the tariff file could not be verified
Signature missing on firmware, flash denied
Public key of the publisher is not trusted
The licence of the optimiser ran out yesterday
No valid licence for the reporting engine
All floating licences are taken
FATAL Evaluation period is over
Vault token lacks the policy to read beds/db
[ci] Secret could not be decrypted with our key
Encrypted file: none of our keys fits
problem: SSH login to cabins@web-2 not permitted
Key pair was not accepted by the SFTP server of the bank
Domain account is disabled
No Kerberos credentials for the job user
Group membership missing: timber-deploy
✗ MFA challenge could not be answered
CSRF check refused the request
Request expired: signature older than 5 min
error - IP address of the runner is not whitelisted
Registry refused the push: not logged in
Deploy key may only read
Tenant did not grant consent
User 'ci' has no permission to create issues
Invalid merchant key
Failed: Payment terminal is not registered under this merchant
Unauthorised device, pair it again
card reader: authentication of the sector failed, wrong key A
LOGON REJECTED
USER NOT AUTHORIZED FOR TRANSACTION FR01
RACF: INSUFFICIENT ACCESS AUTHORITY
ACCESS TO DATASET BIKES.PROD DENIED BY RACF PROFILE
login was refused for robot account
robot has no rights to see project donors
unknown user or bad password
wrong PIN
we need a token to upload
the token you gave me does not work
your key isn't valid any longer
key not accepted by partner
partner refused our credentials
invalid login for ftp.partner.test
login incorrect
the password for keystore is wrong
secret missing: CRATE_API_KEY is needed to call the partner
PILLS_TOKEN is empty, can't authenticate
ERROR: credential helper returned nothing
credentials for mailbox not stored
no login data for registry
no valid session
session has ended, please log in again
permission 'orbits.sell' required
insufficient privileges for closing the month
caller is not allowed (role guest)
you are not the owner of this release
✗ only maintainers may do that
account is not activated
account blocked
licence file not valid for this host id
licence count exceeded
trial ended
pricebot: subscription does not include exports
signature could not be checked, unknown signer
signer not trusted
certificate not accepted for login
cert for mutual TLS login missing
bad api signature
timestamp of signed request too old
Benutzer oder Kennwort falsch
Keine Berechtigung für diese Funktion
droits insuffisants pour publier
identifiants invalides
usuario o contraseña incorrectos
Lizenz abgelaufen
licence introuvable ou expirée
sin permiso para leer el cubo
Schlüssel wurde vom Server abgelehnt
service principal lost its role
oauth: client unknown
oauth: redirect not registered
error - saml assertion not accepted
nope: cookie of SSO expired
device certificate revoked
Refused by the register: the certificate of our mandate has run out
The mail account of the robot does not accept the password any more
Export denied. User 'batch' lacks authorisation object S_TABU
Not permitted: tenant 12 may only read
E: Portal shows 'invalid credentials'
Portal shows 'your account has been deactivated'
Bank rejects us: subscriber not authorised for order type CCT
Service account key was deleted
Service account is disabled
Access key of backup user is inactive
Backup user may not write to bucket
Bucket answers AccessDenied
Queue answers: access refused for user 'ci'
Broker: not authorized to publish on plant/4
MQTT: bad user name or password
Database: login failed for user 'report'
Database: password expired
Database: permission denied for table salaries
Registry: token lacks scope write:packages
Git: you are not allowed to push to main
Git: could not read password
SVN: authorization failed
Chat: invalid_auth
Ticket system: 401 for POST /issue
Wiki: user has no edit right on page
Map key rejected
SMS gateway: invalid key
Payment gateway: merchant credentials invalid
Terminal: operator card not accepted
Signing service: certificate not yet valid
Signing service: PIN wrong, 2 tries left
HSM: session not logged in
TPM: auth failure
Keychain is locked
gpg agent has no passphrase
age: no identity matched
sops: no key could decrypt the data
vault: token expired
LDAP: invalid credentials (49)
RADIUS: Access-Reject
Kerberos: preauthentication failed
SSO: assertion expired
OIDC: invalid_client
OAuth: token has been revoked
JWT: signature not valid
licence: feature RENDER not licensed
licence: no seat free
licence: activation required
licence: hardware id does not fit
Unlock code wrong
Security access to ECU denied (NRC 0x35 invalid key)
Firmware not signed by us, upload denied
Pairing key unknown
badge not authorised for door test
The register refused our request because the access token has expired
[ci] The robot account 'night' was denied access to the calendar
The robot account has no password set in the vault
datacop: The robot isn't allowed to approve releases
The ticket office denies us the export, role 'export' missing
The provider deactivated our key
The provider does not know our client id
The key for the live system was used in the sandbox
Failed: The login page came back, credentials not accepted
The server asks for a client certificate, we have none
mkinvoice: The signature of the download is not by us
The signature of manifest can't be verified
The passphrase is wrong
The PIN of the token is wrong
The licence is for another host
pricebot: The licence has run out
The licence file is forged or damaged
The session timed out on the portal, log in again
Access to table salaries not granted
FATAL Access to repo 'night' denied
Access token: scope too small
Access forbidden for this IP
Authentication at the broker not successful
Authentication with the stored key did not work
Authorisation missing for 'close month'
Authorization header is missing in our call
Credentials of the mirror are outdated
Credentials not configured for host nexus
Credentials rejected: user night
Password must be changed before use
problem: Permission 'release:write' not held by token
Login with service user failed: locked
Login impossible, certificate withdrawn
Not logged in at registry
Not entitled: module 'routing' not licensed
Unauthorised call of /internal
Key ring has no key for 'release'
Zugangsdaten für den FTP-Server sind falsch
Token abgelaufen, bitte neu anmelden
accès interdit au dépôt
clave de API no válida
the password for user 'kiosk' in the vault is out of date
vault says: permission denied for secret/ledger/db
secret theatre/db has no value for key password, cannot log in
bank connection: certificate of subscriber T01 is locked
EBICS_AUTHENTICATION_FAILED
EBICS: 091002 subscriber unknown or subscriber state inadmissible
payment terminal declined our merchant key
PSP says: invalid merchant credentials
card network sandbox rejects the test key
health insurer gateway: client certificate not enrolled
eHealth connector: card PIN blocked
practitioner card not unlocked
HIN login failed for praxis-4
school directory bind as cn=sync failed: Invalid credentials (49)
LDAP bind refused, wrong DN or password
Kerberos ticket is older than 10 h, renew with kinit
shifts portal: user is disabled
cattle registry answered: no mandate for holding 6941
timetable API: quota key revoked
map service: key not allowed for this referer
SMS gateway: account suspended
mail relay demands SMTP AUTH, none configured
535 authentication rejected for orders@school.test
IMAP: LOGIN failed for rota@clinic.test
sftp: Permission denied (publickey,password) for bank drop
passphrase for id_bank is wrong
no identity in the agent is accepted by git.acme.test
deploy key has no write access
Token of bot 'release-bot' expired last night
personal access token lacks scope write:packages
registry login missing, docker pull got 'denied'
denied: requested access to the resource is denied (museum/web)
npm publish: you do not have permission to publish "harbour". Are you logged in as the correct user?
twine: 403 The user 'savings' isn't allowed to upload to project 'kiosk'.
gem push: You do not have permission to push to this gem
cargo publish: this crate exists but you don't seem to be an owner
nuget: 403 (The specified API key is invalid, has expired, or does not have permission to access the specified package.)
mvn deploy: status code: 401, reason phrase: Unauthorized (401)
PAUSE: wrong password for user RAILWAY
signing key of the release isn't in the keyring
tag v2.4.1 is signed by somebody we don't trust
artifact signature does not verify with our public key
checksum file is signed with a key that expired
cosign: no matching signatures
code signing certificate ran out on 1 March
jar is unsigned, loader demands a signature
webhook secret mismatch, payload dropped
HMAC of callback is wrong
signature of the JWT cannot be verified
JWT: exp claim lies in the past
iss claim 'dev' is not accepted by prod
nonce reused, login aborted
CSRF token gone, please log in again
session of the e2e user ended before checkout
one-time code was refused
second factor requested, robot cannot answer it
account locked after 5 wrong tries
consent of the app was withdrawn
refresh of the access token turned down: invalid_grant
client secret wrong: invalid_client
role 'cashier' may not void receipts
teacher account has no right to see class 3b
nurse role isn't entitled to prescriptions
service account 'etl' lacks SELECT on guild.plane
must be owner of table guest
only superusers may do that
database role etl is not permitted to log in
user 'etl' has exceeded the allowed password age
Access denied for user 'etl'@'10.0.0.7' (using password: NO)
SPLUNK HEC: Invalid token
API key missing in request header
x-api-key not accepted
you are not on the guest list for this environment
licence for the ERP connector lapsed
licence seats used up: 5 of 5
trial of the OCR engine is over
dongle not found, module runs unlicensed
No valid subscription for repository vineyard-enterprise
S3: AccessDenied for PutObject on bucket clinic-scans
bucket policy forbids upload by role ci
assume role failed: not authorized to perform sts:AssumeRole
az: AADSTS700016: Application with identifier 'laundry' was not found in the directory
gcloud: There was a problem refreshing your current auth tokens: Reauthentication required
key for the oven API is missing, ask the team lead
please log in first: tram login
you are not logged in
session gone, run 'laundry login' again
login window closed, no credentials given
no password given for etl
empty password for brewery
PGPASSWORD not given and no .pgpass entry matches
.netrc has no login for git.acme.test
netrc entry is of no use: wrong machine
vault token is not renewable and has ended
ansible-vault: Decryption failed (no vault secrets would decrypt)
sops: could not decrypt data key with any of the master keys
git-crypt: this repository has been encrypted and the key was not given
keystore password was incorrect
keytool error: java.io.IOException: Keystore was tampered with, or password was incorrect
cannot recover key
bad decrypt: wrong pass phrase
unable to load private key, passphrase needed
mac verify failure on museum.p12
zip archive wants a password
PDF is protected, password refused
workbook is password protected
skipping: menus.zip needs the right password
bank robot user is blocked since 3 wrong PINs
TAN method not enabled for this user
Zugang gesperrt
Anmeldung fehlgeschlagen: Benutzer oder Passwort falsch
Keine Berechtigung für Mandant 100
accès refusé par le service
mot de passe expiré
acceso denegado: credenciales no válidas
toegang geweigerd
user sync lacks the right 'read class lists'
account robot isn't a member of group deployers
group membership of 'robot' insufficient for stage prod
you need approval from release managers to deploy to prod
only maintainers may push tags
remote: Permission to hospital/festival.git denied to robot.
remote: Repository not found or you have no access
git@git.acme.test: Permission denied (publickey).
Slack said invalid_auth
Slack said not_in_channel, bot has no access
teams webhook: unauthorised
jira: 401, basic auth is off, use a token
confluence refuses the bot
sentry-cli: invalid token (401)
sonar: Not authorized. Analyzing this project requires authentication.
datadog: Forbidden – API key not valid
grafana: invalid API key
elastic: action [indices:data/read] is unauthorized for user [etl]
mongo: Authentication failed.
mongo: not authorized on dock to execute command { find: "tree" }
redis: NOAUTH
kafka: Topic authorization failed.
kafka: SASL authentication error
opcua: BadUserAccessDenied
opcua: BadIdentityTokenRejected
snmp: Authentication failure (incorrect password, community or key)
smb: NT_STATUS_ACCESS_DENIED listing \scans
ipmi: Unable to establish session, invalid user name
vnc: authentication failed
rdp: logon failed, account restriction
Windows: The user name or password is incorrect.
The trust relationship between this workstation and the primary domain failed.
Access is denied. (0x80070005) from remote service
Twitch: Login authentication failed
Steam login failed: Invalid Password
Epic: exchange code is no good
app store: no suitable signing identity
no provisioning profile for ch.school.festival
certificate 'Apple Distribution' isn't in the keychain
Google Play: the caller does not have permission
play console: service account has no access to app
maps: REQUEST_DENIED The provided API key is expired.
stripe: No API key provided.
stripe: Invalid API Key provided: sk_test_***
twilio: 20003 Authenticate
sendgrid: The provided authorization grant is invalid, expired, or revoked
openweather: Invalid API key
deepl: Authorization failed, wrong key
FTP: 530 User railway cannot log in.
webdav: 401 for /menus
caldav: not permitted to write calendar rota
Odata: logon with user ETL failed, client 100
SAP: Name or password is incorrect (repeat logon)
RFC_AUTHORIZATION_FAILURE
oracle: ORA-01017: invalid username/password; logon denied
db2: SQL30082N Security processing failed with reason "24" (USERNAME AND/OR PASSWORD INVALID)
mssql: Login failed for user 'etl'.
The SELECT permission was denied on the object 'singer'
snowflake: Incorrect username or password was specified.
bigquery: Access Denied: Dataset savings:laundry
permission denied for table pupil
permission denied for schema depot
this robot may only read
write refused: read-only token
token belongs to another tenant
token was issued for stage test
token is older than 12 h
token file is empty
no token file given
bearer token isn't a JWT
key id 'k7' not published in JWKS
certificate CN isn't on the list of partners
client certificate missing, partner demands one
client cert revoked
smart card login failed
PIN wrong, 2 tries left
card blocked after wrong PINs
login rejected by school directory
parent account has not been confirmed
account must change password first
first login must set a new password
password history refuses the reset
mail address of the robot is unverified
account not activated
account is scheduled for deletion
contract number and key do not fit
merchant 3346 isn't activated for live
acquirer refused merchant id
device isn't enrolled
device attestation was denied
terminal not paired with tram
bot was removed from the workspace
bot isn't a member of #vineyard
installation token has no access to airfield-web
workflow token lacks permission: contents write
organisation enforces SSO for this token
2FA is compulsory for publish
OTP required, none supplied
This operation requires a one-time password.
EBICS user isn't initialised (INI letter open)
bank key hash doesn't match letter
message signature rejected by the clearing house
SOAP: wsse:FailedAuthentication
WS-Security header missing
SAML response not signed
SAML assertion audience wrong
OIDC: unauthorized_client
OIDC: state does not belong to this login
redirect_uri isn't registered
consent_required
interaction_required: user must sign in
AADSTS50076: you must use multi-factor authentication
role mapping gives no rights to group dock
policy engine: deny (berth:write)
OPA said no: user sync isn't vet
no grant on warehouse ETL_WH
share hasn't been granted to account
dataset requires an agreement to be signed
terms of the API weren't accepted
paid plan needed for this endpoint
feature isn't part of your licence
licence key for OCR invalid
licence bound to another host
licence server has no free seats
maintenance contract ended, update refused
evaluation period over
activation code used up
user limit of licence exceeded
hardware key missing, demo mode refused
signature of licence file wrong
update package signed by unknown publisher
driver isn't signed
script not digitally signed, policy AllSigned
macro blocked: publisher untrusted
apt: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY 1A2B
apt: EXPKEYSIG 1A2B savings repo
rpm: Public key for payroll.rpm is not installed
pacman: depot: signature from "anna" is unknown trust
helm: failed to verify provenance, key unknown
notary: trust data signer revoked
tuf: root metadata expired, keys unusable
age: incorrect passphrase
pass: gpg agent can't decrypt festival/db
keyring is locked
secret service denies access to item ferry
credential helper gave nothing
credential store 'osxkeychain' has no entry
no credentials for registry.acme.test in config.json
insufficient_scope: authorization failed
unauthorized to access repository: payroll/web, action: push
quay: access to the requested resource is not authorized
artifactory: 403 robot can't deploy to libs-release
nexus: 401 robot
harbor: robot account expired
s3: SignatureDoesNotMatch
s3: InvalidAccessKeyId
s3: RequestTimeTooSkewed, signature refused
gcs: does not have storage.objects.create access
azure blob: AuthorizationPermissionMismatch
azure blob: Signature not valid in the specified time frame (SAS)
sftp bank: all configured authentication methods failed
rsync: auth failed on module menus
cvs: authorization failed: server rejected access
access to mandant 100 isn't granted
no right to run report PAYROLL
no right to see salaries
user anna isn't allowed to close the day
robot may not approve its own release
approver must have role lead
your role doesn't include export
sign-in needed
sign-in of robot failed
sign-in page came back, cookie is stale
cookie no longer valid
auth cookie missing
auth header malformed
auth header absent
basic auth wrong
digest auth failed: stale nonce
token was tampered with
token has wrong audience
token signature bad
token not active before 10:00
refresh token used twice
login throttled after wrong passwords
password contains an old value and was refused
unknown user 'robot'
user 'robot' is not known to the directory
bind user locked
certificate login failed
key for user robot not installed on host
publickey refused for robot@batch-1
signature on request doesn't verify
deploy robot has no rights on stage prod
login to the ledger service was turned down
the vault is sealed
vault: Error writing data to auth/approle/login: invalid role or secret ID
vault kv get: Code: 403. Errors: * 1 error occurred: permission denied, token lacks policy read on secret/data/shop
token file /run/secrets/tok is empty
no token in the keyring for git.acme.test
our API key ran out on 2026-10-31
licence server says: no seat left for 'simulator'
FLEXnet: Licensed number of users already reached. (-4,132)
license file is for another host id
step refused: approver must not be the author
release is not approved by two people
missing scope 'packages:write' in the job token
bot account shop-ci is suspended
password of svc_report must be changed before first use
ERROR:  permission denied for schema shop
ERROR:  must be owner of table carts
ERROR 1142 (42000): SELECT command denied to user 'ci'@'10.0.0.4' for table 'carts'
ERROR 1045 (28000): Access denied for user 'root'@'172.17.0.1' (using password: NO)
psql: error: FATAL:  role "ci" is not permitted to log in
FATAL:  no password supplied (fe_sendauth)
MongoServerError: not authorized on shop to execute command { insert: "carts" }
(error) NOPERM User ci has no permissions to run the 'flushall' command
cqlsh: AuthenticationFailed('Failed to authenticate to 10.0.0.9: Error from server: code=0100 [Bad credentials]')
clickhouse: Code: 516. DB::Exception: ci: Authentication failed: password is incorrect, or there is no user with such name.
bq: Access Denied: Project shop: User does not have bigquery.jobs.create permission
neo4j: The client is unauthorized due to authentication failure.
influx: unauthorized access (token)
elastic: security_exception: missing authentication credentials for REST request [/_bulk]
kafka: TopicAuthorizationException: Not authorized to access topics: [carts]
mosquitto: Connection Refused: not authorised.
nats: nats: Authorization Violation
pulsar: AuthenticationException: Unable to authenticate, tenant acme
Error from server (Forbidden): pods is forbidden: User "system:serviceaccount:ci:default" cannot list resource "pods" in namespace "shop"
helm push: unexpected status from HEAD request: 401 Unauthorized
Error: release: secrets is forbidden for this service account
Error response from daemon: Get "https://reg.acme.test/v2/": unauthorized: incorrect username or password
ecr: no basic auth credentials
gcr: denied: Permission "artifactregistry.repositories.uploadArtifacts" denied on resource
aws: Unable to locate credentials. You can configure credentials by running "aws configure".
An error occurred (InvalidClientTokenId) when calling the GetCallerIdentity operation: The security token included in the request is invalid
An error occurred (UnauthorizedOperation) when calling the RunInstances operation: You are not authorized to perform this operation.
The SSO session associated with this profile has expired or is otherwise invalid.
User: arn:aws:iam::12:user/ci is not authorized to perform: sts:AssumeRole
gcloud: ERROR: (gcloud.run.deploy) PERMISSION_DENIED: Permission 'run.services.get' denied
gcloud: You do not currently have an active account selected.
google.auth.exceptions.DefaultCredentialsError: Your default credentials were not found
az: AADSTS7000215: Invalid client secret provided.
az: Please run 'az login' to setup account.
AuthorizationFailed: The client '3f' does not have authorization to perform action 'Microsoft.Web/sites/write'
pulumi: error: PULUMI_ACCESS_TOKEN must be set for login during non-interactive CLI sessions
terraform login: Error: No valid credential sources found
Error: Error acquiring token: state backend answers 403 AccessDenied
terraform cloud: unauthorized workspace token for organization acme
packer: Error querying AMI: AuthFailure: AWS was not able to validate the provided access credentials
ansible: Permission denied (publickey,password), unreachable web1
ERROR! Decryption failed (no vault secrets were found that could decrypt) on vars/prod.yml
gpg: signing failed: Inappropriate passphrase, key locked
gpg: BAD signature from "Acme Release <rel@acme.test>"
minisign: Signature key id in file is 1a2b but the key id in the public key is 77aa
cosign: no matching signatures: invalid signature when validating ASN.1 encoded signature
notation: signature verification failed for all the signatures associated with reg.acme.test/web
codesign: errSecInternalComponent; keychain is locked
jarsigner: Certificate chain not found for: release.
apksigner: Failed to load signer "signer #1": wrong password for keystore
xcodebuild: error: No profiles for 'com.acme.shop' were found: Xcode couldn't find any iOS App Development provisioning profiles
fastlane: Your Apple ID or password was entered incorrectly; session needs 2FA
match: Invalid password passed via 'MATCH_PASSWORD'
gradle publish: Received status code 401 from server: Unauthorized
mvn deploy: Not authorized, ReasonPhrase: Unauthorized, status 401
npm ERR! code ENEEDAUTH This command requires you to be logged in to https://npm.acme.test
yarn: YN0041: Invalid authentication (as an anonymous user)
pnpm: ERR_PNPM_FETCH_401 GET https://npm.acme.test/cart: Unauthorized - 401
twine: HTTPError: 403 Forbidden from https://pypi.acme.test. Invalid or non-existent authentication information.
poetry: HTTP Error 401: Authorization Required, repository acme has no http-basic set
uv: error: Failed to fetch: missing credentials for index acme
conda: CondaHTTPError: HTTP 403 FORBIDDEN for channel acme
gem push: Your API key does not have permission to push gems
bundler: Authentication is required for gems.acme.test. Please supply credentials for this source.
composer: Could not authenticate against git.acme.test
nuget: Response status code does not indicate success: 401 (Unauthorized) for feed acme
dotnet nuget push: error: API key is invalid, has expired, or does not have permission
cargo publish: error: no token found, please run cargo login
go: reading https://proxy.acme.test/mod: 403 Forbidden for private module
hex.publish: No authenticated user found. Do you want to authenticate now?
pub: Insufficient permissions to publish package cart: you are not an uploader
cocoapods: [!] You need to register a session first: pod trunk register
sonatype: 402 Payment required, account not verified for namespace com.acme
mint: HTTP basic: wrong login for the artefact shelf
payrun: the HR export asks for a client certificate we don't own
rosterd: your session was ended by an admin
seatmap: box office API says "who are you?" (401)
ticketimp: shared secret of the gate doesn't match ours
meterctl: HLS handshake denied by meter, wrong AK
gridload: entsoe token was revoked
labsync: badge of the robot has been locked after 5 wrong PINs
bookcat: Z39.50 target wants a user id
timetab: solver licence expired on 1 Nov
gurobi: License expired 2026-10-31
gurobi: HostID mismatch (licensed to 3f2c, hostid is 77aa)
cplex: CPLEX Error  32024: Licensing problem: Optimization algorithm not licensed.
mosek: License cannot be located. The default search path is ':/root/mosek/mosek.lic:'
matlab: License Manager Error -9 Your username does not match the username in the license file.
modelsim: Unable to checkout a license. Run 'lmutil lmdiag'
vivado: ERROR: [Common 17-345] A valid license was not found for feature 'Synthesis' and/or device 'xcvu9p'
quartus: Error (292014): Can't find valid feature line for core in current license
iar: Fatal error[LMS001]: License check failed
armcc: Error: C9555E: Failed to check out a license.
keil: *** ERROR R208: RESTRICTED VERSION WITH 0800H BYTE CODE SIZE LIMIT license
unity: No valid Unity Editor license found. Please activate your license.
unreal: access to the private fork is limited to linked accounts
sonar-scanner: Not authorized. Please check the user token in the property 'sonar.token'
You're not authorized to analyze this project or the project doesn't exist on the server
snyk: Authentication error (SNYK-0005), run snyk auth
codecov: {'detail': ErrorDetail(string='Token required - not valid tokenless upload', code='not_found')}
coveralls: Couldn't find a repository matching this job, wrong repo_token
sentry-cli: error: API request failed: Invalid token (http status: 401)
datadog-ci: Invalid API key, DD_API_KEY rejected
newrelic: the licence key of the agent is not accepted
pagerduty: 2006 You cannot access this service
slack: invalid_auth
slack: not_in_channel, bot has no access
teams webhook: HTTP 403, connector was removed by its owner
jira: Login denied - CAPTCHA challenge required
confluence: current user not permitted to use Confluence
glab: 401 {error: invalid_token, error_description: Token was revoked}
git: remote: HTTP Basic: Access denied. The provided password or token is incorrect
git: remote: Permission to acme/shop.git denied to shop-ci.
git: fatal: could not read Username for 'https://git.acme.test': terminal prompts disabled
git: remote: GitLab: You are not allowed to push code to protected branches on this project.
svn: E170001: Authorization failed; E215004: No more credentials or we tried too many times
cvs: authorization failed: server cvs.acme.test rejected access to /cvs for user ci
bitbake fetcher: Permission denied (publickey,keyboard-interactive) for git.acme.test
conan: ERROR: Wrong user or password [Remote: acme]
vcpkg: error: pushing binary cache failed: 403 from feed acme
bazel: UNAUTHENTICATED: Failed to authenticate with remote cache
bazel: PERMISSION_DENIED: cache write not allowed for this identity
gradle: build scan access key is not accepted by server
turbo: remote caching disabled by 403, token has wrong team
nx cloud: Unauthorized, NX_CLOUD_ACCESS_TOKEN is not valid
buildkite-agent: fatal: Invalid access token
gitlab-runner: ERROR: Verifying runner... is removed, token was revoked
act_runner: Error: unauthenticated: runner registration token not found
flux: authentication required: Repository not found.
argocd: FATA[0000] rpc error: code = Unauthenticated desc = no session information
argocd: permission denied: applications, sync, default/shop, sub: ci
istioctl: caller lacks RBAC on istio-system
oc: error: You must obtain an API token by visiting https://oauth.acme.test/token
rancher: clusters.management is forbidden for this bearer
consul: Unexpected response code: 403 (Permission denied: token with AccessorID lacks permission 'key:write')
nomad: Unexpected response code: 403 (ACL token not found)
etcdctl: Error: etcdserver: authentication failed, invalid user ID or password
minio: mc: <ERROR> The Access Key Id you provided does not exist in our records.
mc: <ERROR> The request signature we calculated does not match the signature you provided.
s3cmd: ERROR: S3 error: 403 (AccessDenied)
rclone: couldn't fetch token: invalid_grant: maybe token expired?
borg: passphrase supplied in BORG_PASSPHRASE is incorrect.
duplicity: GPGError: gpg: decryption failed: bad passphrase
GSSAPI Error: Unspecified GSS failure: Ticket expired
mount.cifs: mount error(13): Permission denied for user ci on //nas/ref
ldapsearch: ldap_bind: Invalid credentials (49)
radtest: Received Access-Reject
snmpget: Authentication failure (incorrect password, community or key)
ipmitool: RAKP 2 HMAC is invalid
swaks: 535 5.7.8 Error: authentication failed
lftp: Login failed: 530 User cannot log in.
xmpp: not-authorized
matrix: M_UNKNOWN_TOKEN: Access token has expired
k6 cloud: ERRO[0001] Authentication failed, run k6 cloud login
postman: AuthenticationError: Invalid API Key. newman cannot fetch collection
appcenter: Error: Command 'appcenter test run' requires a logged in user
firebase: HTTP Error: 401, Request had invalid authentication credentials.
fastlane supply: Google Api Error: Invalid request - caller does not have permission
pilot: Could not find app on App Store Connect, your key has the role Developer only
notarytool: HTTP status code: 401. Invalid credentials. Username or password is incorrect.
expo: An Expo user account is required to proceed.
adb: device unauthorized. Please check the confirmation dialog on your device.
bluetooth: pairing rejected, PIN or key missing
wifi: 4-way handshake failed - pre-shared key may be incorrect
ota: image was signed with the test key, device wants the release key
secure boot: signature of slot 1 not verified
wrong PIN for the HSM, 2 tries left
pkcs11: CKR_PIN_INCORRECT
HSM slot 0: user not logged in
the signing key is disabled in KMS
KMS: AccessDeniedException: The ciphertext refers to a key this role can't use
JWT rejected: signature does not verify
JWT: 'exp' lies 412 s in the past
audience of the token isn't ours
nonce was already used, login replay refused
session cookie went missing after login
CSRF token absent or incorrect
account needs a second factor
one-time code 123456 is not valid
consent of the user has been withdrawn
role 'reader' may not start exports
caller isn't a member of group release
this key may only read
IP 10.0.0.4 is not on the allow list of the API
plan does not include the API, upgrade
tenant has been deactivated
api key belongs to the sandbox, not to live
robot user hasn't signed the terms
proof of possession failed
mTLS: client certificate required
mTLS: bad certificate presented by ci-4, CN not allowed
deploy key is read-only
ssh key ci@agent was removed from the account
passphrase for key '/root/.ssh/id' needed, none given
key is encrypted and no passphrase is at hand
registry robot$ci: account disabled
impersonation of 'admin' isn't allowed
secret 'db-pass' could not be opened: no grant
secret version 4 was destroyed
credentials block for host git.acme.test missing in .netrc
bearer absent
unsigned request turned away
clock skew too large, signature refused (RequestTimeTooSkewed)
crane-sim: seat licence taken by another job
feed key has been rotated, ours is the old one
bank portal: signature card blocked
upload area is closed for this user
approval token was meant for another pipeline
token of the mirror has lapsed
export denied: user lacks role auditor
sign-in to rig portal was not accepted
`;
