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
`;
