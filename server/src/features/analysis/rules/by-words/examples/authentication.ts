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
`;
