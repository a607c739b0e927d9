/** Messages of tools and programs whose category is `data`, one a line. */
export const data = String.raw`
json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
SyntaxError: Unexpected token < in JSON at position 0
SyntaxError: Unexpected end of JSON input
SyntaxError: "undefined" is not valid JSON
Expected property name or '}' in JSON at position 1
parse error: Invalid numeric literal at line 1, column 5
jq: error (at input.json:1): Cannot iterate over null (null)
jq: error: string ("x") and number (1) cannot be added
jq: error: Cannot index number with "name"
invalid character '<' looking for beginning of value
json: cannot unmarshal string into Go struct field Order.total of type float64
yaml: line 4: mapping values are not allowed in this context
yaml.scanner.ScannerError: mapping values are not allowed here
could not find expected ':'
did not find expected key while parsing a block mapping
while parsing a flow mapping did not find expected ',' or '}'
xml.etree.ElementTree.ParseError: mismatched tag: line 3, column 2
Opening and ending tag mismatch: item line 2 and items
Premature end of data in tag
Content is not allowed in prolog.
The element type "item" must be terminated by the matching end-tag
not well-formed (invalid token): line 1, column 5
parser error : Start tag expected, '<' not found
toml: expected key separator, got "="
Error parsing TOML: invalid value
csv.Error: line contains NUL
record on line 3: wrong number of fields
Expected 5 fields in line 12, saw 6
Malformed CSV
could not convert string to float: 'abc'
invalid literal for int() with base 10: 'x1'
ValueError: time data '31/12/2025' does not match format '%Y-%m-%d'
Text '2025-13-01' could not be parsed at index 5
Unparseable date: "31.12.2025"
parsing time "yesterday" as "2006-01-02": cannot parse
Failed to parse time string (2025-13-45) at position 6
NumberFormatException: For input string: "12,50"
strconv.Atoi: parsing "abc": invalid syntax
invalid digit found in string
invalid float literal
ParseIntError { kind: InvalidDigit }
invalid date
month out of range
day is out of range for month
date/time field value out of range: "2025-02-30"
invalid input syntax for type integer: "abc"
invalid input syntax for type uuid: "42"
invalid value for Float(): "x"
invalid value for Integer(): "1O"
UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
invalid byte sequence in UTF-8
incompatible character encodings: UTF-8 and ASCII-8BIT
stream did not contain valid UTF-8
duplicate key value violates unique constraint "users_email_key"
UNIQUE constraint failed: users.email
NOT NULL constraint failed: orders.total
FOREIGN KEY constraint failed
violates foreign key constraint
null value in column "name" violates not-null constraint
new row for relation "orders" violates check constraint
Duplicate entry 'a@b.c' for key 'users.email'
Cannot add or update a child row: a foreign key constraint fails
Column 'name' cannot be null
Data too long for column 'title' at row 1
value too long for type character varying(20)
numeric field overflow
Out of range value for column 'qty'
E11000 duplicate key error collection
ORA-00001: unique constraint violated
relation "orders" does not exist
no such table: invoices
no such column: total
column "price" does not exist
Table 'shop.orders' doesn't exist
Unknown column 'qty' in 'field list'
Invalid object name 'dbo.Orders'
ORA-00942: table or view does not exist
relation "orders" already exists
table users already exists
database "shop" does not exist
Unknown database 'shop'
could not find the fixture users.json
fixture file not found: fixtures/order.json
No rows found in the seed file
expected at least one row, the table is empty
No record found for id 42
Couldn't find User with 'id'=7
Order matching query does not exist.
No query results for model [App\Order] 1
ActiveRecord::RecordNotFound
EmptyResultDataAccessException: Incorrect result size: expected 1, actual 0
NoResultFound: No row was found when one was required
MultipleObjectsReturned: get() returned more than one
KeyError: 'currency'
key not found: "iban"
Missing key: customer.address
missing required field "email"
required property 'id' is missing
data must have required property 'name'
must be >= 0
must be a string
must match format "email"
should be integer
instance.price is not of a type(s) number
'abc' is not of type 'integer'
Additional properties are not allowed ('foo' was unexpected)
Invalid value for field 'age': expected u8
missing field 'total' at line 1 column 20
unknown field 'colour', expected one of
unknown variant 'Red'
invalid type: string "a", expected u64
Input should be a valid integer, unable to parse string as an integer
1 validation error for Order
ZodError: invalid_type
Validation failed: Email can't be blank
schema validation failed
document does not match the schema
value is not a valid enumeration member
Element 'price': This element is not expected.
Element 'order': Missing child element(s).
cvc-complex-type.2.4.a: Invalid content was found starting with element
No matching global declaration available for the validation root
does not validate against schema
Invalid email address: 'abc'
invalid UUID
badly formed hexadecimal UUID string
invalid base64-encoded string
Incorrect padding
illegal base64 data at input byte 4
Invalid URL 'not a url'
invalid port in URL
unsupported image format
cannot identify image file 'logo.png'
Not a PNG file
Input buffer contains unsupported image format
JPEG datastream contains no image
not in gzip format
gzip: stdin: not in gzip format
unexpected end of file
tar: This does not look like a tar archive
End-of-central-directory signature not found. Either this file is not a zipfile
zipfile.BadZipFile: File is not a zip file
invalid zip file
archive is corrupt
bzip2: file is not a bzip2 file
xz: File format not recognized
lz4: Unrecognized header : file cannot be decoded
zstd: unsupported format
CRC error in data
crc32 mismatch
unexpected EOF while reading the file
Premature end of file
file is empty
corrupt patch at line 12
patch does not apply
error: patch failed: src/app.c:12
CONFLICT (content): Merge conflict in app.js
Could not read private key from server.key
unable to load certificate
Expecting: TRUSTED CERTIFICATE
PEM routines:get_name:no start line
error in libcrypto
invalid key format
bad decrypt
Could not deserialize key data
file is not a database
database disk image is malformed
file is encrypted or is not a database
pg_restore: error: input file does not appear to be a valid archive
unsupported version (1.15) in file header
invalid magic number
Bad magic number in super-block
No rate for currency CHF
unknown currency: XXX
unknown country code ZZ
no such user: alice
unknown product 'X-1'
customer 42 not found
invalid order state
negative quantity in row 7
missing translation: en.checkout.title
missing translation for key
translation missing
template variable 'name' is missing
failed to parse template data
undefined template variable
empty response body
Expected a JSON object, got an array
no elements found
empty archive
The data file has no header row
column count mismatch
header does not match
mismatched number of columns
Unable to parse line 4
failed to parse message
protobuf: cannot parse invalid wire-format data
Protocol message contained an invalid tag
avro: schema mismatch
Could not read schema from parquet
Invalid GeoJSON
invalid regular expression: unterminated group
malformed header
bad frame header
cannot parse response as JSON
Could not parse the feed
illegal character in the input
unrecognized token
WRONGTYPE Operation against a key holding the wrong kind of value
seed data is missing
snapshot data is out of range
index 3 is out of bounds for the given columns
failed to decode config: missing property
failed to load fixture
sample data could not be loaded
inconsistent data: totals differ
checksum does not match the data file
row 12: price is not a number: "12,50"
line 7: expected 4 columns, found 3
record 3 has no id
order 17 has no customer
product 4711 does not exist
no such customer: 9
no such account: 12-34
unknown SKU: A-9
unknown status "shipped"
unknown unit: stone
invalid IBAN
invalid VAT number
invalid phone number
invalid postcode
invalid currency code
invalid country
invalid locale
invalid JSON in fixtures/orders.json
fixture orders.yml is empty
no fixture named :orders
fixtures directory has no files
cannot find test data for scenario 3
no data for March
missing rate for EUR
no exchange rate found
no price for product
price list is empty
catalogue has no entries
translation key not found
missing key "title" in de.json
duplicate id in the seed file
duplicate entry
duplicate key
duplicate primary key
already exists in table
a record with this email already exists
email has already been taken
Validation failed: Name has already been taken
Validation error: name cannot be empty
ValidationError: "age" must be a number
ValidationError: child "email" fails because ["email" is required]
must NOT have additional properties
must be equal to one of the allowed values
must match pattern "^[A-Z]+$"
should have required property '.name'
is not of a type(s) string
is a required property
'currency' is a required property
value is not a valid integer
field required
none is not an allowed value
ensure this value is greater than 0
String should have at least 1 character
Invalid enum value. Expected 'a' | 'b', received 'c'
Unrecognized key(s) in object
Expected string, received number
Failed to deserialize the JSON body into the target type
Failed to parse JSON: invalid escape
Error decoding JSON
Could not decode the response
cannot decode message
JSON parse error: Unexpected character
com.fasterxml.jackson.core.JsonParseException: Unrecognized token
com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException: Unrecognized field "x"
com.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING
MismatchedInputException: Cannot deserialize value of type
Newtonsoft.Json.JsonReaderException: Unexpected character encountered while parsing value
System.Text.Json.JsonException: The JSON value could not be converted
System.FormatException: Input string was not in a correct format.
System.FormatException: String was not recognized as a valid DateTime.
java.time.format.DateTimeParseException: Text 'x' could not be parsed
java.text.ParseException: Unparseable number
DataFormatException: incorrect header check
Zlib::GzipFile::Error: not in gzip format
zlib: invalid header
inflate: invalid stored block lengths
unexpected end of archive
Error opening archive: Unrecognized archive format
archive member not found
there is no item named 'data.csv' in the archive
Unknown image type
PdfReadError: EOF marker not found
not a valid PDF
Excel file format cannot be determined
Expected UTF-8, found ISO-8859-1
'ascii' codec can't encode character
invalid continuation byte
Invalid multibyte character
malformed UTF-8
invalid wire type
could not parse protobuf
Avro schema mismatch
parquet magic bytes not found
invalid YAML: tab characters must not be used in indentation
Psych::SyntaxError: did not find expected key
expected <block end>, but found '-'
found character that cannot start any token
ParserError: Expected end of input
xmllint: parser error
Document is empty
Extra content at the end of the document
Entity 'nbsp' not defined
mismatched tag
no element found: line 1, column 0
pandas.errors.EmptyDataError: No columns to parse from file
pandas.errors.ParserError: Error tokenizing data
KeyError: "None of [Index(['price'])] are in the [columns]"
column 'total' not found
Unknown column
no such index [orders]
index_not_found_exception
mapper_parsing_exception: failed to parse field
document missing
NoSuchKey: The specified key does not exist.
NoSuchBucket: The specified bucket does not exist
BlobNotFound
topic orders not found
UnknownTopicOrPartition
NOT_FOUND: no queue 'orders' in vhost '/'
NOGROUP No such key or consumer group
ERR wrong number of arguments for 'set' command
WRONGTYPE
CROSSSLOT Keys in request don't hash to the same slot
ERROR:  invalid input value for enum status
ERROR:  value out of range
ERROR:  insert or update on table violates foreign key constraint
ERROR:  division of data failed
integer out of range
conflicting key value violates exclusion constraint
schema "shop" does not exist
Table already exists
no such function
ambiguous column name
Migration 003 failed: relation "users" already exists
Migration checksum mismatch for migration version 3
Found more than one migration with version
Found non-empty schema(s) but no schema history table
pending migrations
Migrations are pending. To resolve this issue, run
Can't locate revision identified by 'abc'
Multiple head revisions are present
the database schema is out of date
backup file is truncated
dump contains no data
hash of record differs
invalid checksum in row
The certificate file is empty
No certificate matches private key
key values mismatch
Unable to load PEM file
asn1 encoding routines: wrong tag
ERROR: An error occurred during the fetch of repository 'zlib': Checksum was 9a93b2 but wanted b3a24d
CMake Error: DOWNLOAD HASH mismatch for file: expected hash: [a1b2] actual hash: [c3d4]
ERROR: ConanException: sha256 signature failed for 'boost_1_84.tar.bz2' file.
error: failed to unpack package: invalid gzip header
verifying github.com/acme/lib@v1.2.0: checksum mismatch
SECURITY ERROR: This download does NOT match an earlier download recorded in go.sum.
panic: json: cannot unmarshal string into Go struct field Order.total of type float64
invalid character 'p' looking for beginning of value
strconv.Atoi: parsing "12a": invalid syntax
parsing time "2024-13-01" as "2006-01-02": month out of range
csv: bare " in non-quoted-field
Error("invalid type: null, expected a string", line: 1, column: 88)
Database(SqliteError { code: 2067, message: "UNIQUE constraint failed: users.email" })
sqlx migrate: migration 20240101 was previously applied but has been modified
error: Applied migration 3 is missing in the resolved migrations
error: Dirty database version 14. Fix and force version.
no migration found for version 22: read down for version 22
goose: failed to apply versions: duplicate version 12 detected
archive/tar: invalid tar header
zip: not a valid zip file
ar: libfoo.a: file format not recognized
/usr/bin/ld: build/a.o: file format not recognized; treating as linker script
premature end of gcda file: stamp mismatch with notes file
profile data may be corrupt: malformed instrumentation profile data
proto: cannot parse invalid wire-format data
Error parsing text-format Order: 4:12: Message type "Order" has no field named "totl".
flatbuffers: buffer verification failed
avro: cannot decode union: index 7 out of range
Caused by: org.flywaydb.core.api.exception.FlywayValidateException: Validate failed: Detected resolved migration not applied to database: 14
Found more than one migration with version 3
liquibase.exception.ValidationFailedException: Validation Failed: 1 changesets check sum
liquibase: Change Set db/changelog.xml::14::ann failed. Error: Table 'orders' already exists
org.hibernate.tool.schema.spi.SchemaManagementException: Schema-validation: missing table [orders]
Schema-validation: wrong column type encountered in column [id] in table [users]; found [int8], but expecting [int4]
org.springframework.dao.DataIntegrityViolationException: could not execute statement; SQL [n/a]; constraint [uk_email]
org.springframework.dao.EmptyResultDataAccessException: Incorrect result size: expected 1, actual 0
org.springframework.dao.IncorrectResultSizeDataAccessException: query did not return a unique result: 2
javax.persistence.EntityNotFoundException: Unable to find com.acme.Order with id 14
Referential integrity constraint violation: "FK_ORDER: PUBLIC.ORDERS FOREIGN KEY(USER_ID)"
org.h2.jdbc.JdbcSQLSyntaxErrorException: Table "ORDERS" not found; SQL statement:
com.fasterxml.jackson.core.JsonParseException: Unexpected character ('}' (code 125)): was expecting double-quote to start field name
com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException: Unrecognized field "totl" (class com.acme.Order), not marked as ignorable
com.fasterxml.jackson.databind.exc.MismatchedInputException: No content to map due to end-of-input
com.google.gson.JsonSyntaxException: java.lang.IllegalStateException: Expected BEGIN_OBJECT but was STRING at line 1 column 1 path $
org.xml.sax.SAXParseException; lineNumber: 14; columnNumber: 3; Content is not allowed in prolog.
javax.xml.bind.UnmarshalException: unexpected element (uri:"", local:"ordr"). Expected elements are <{}order>
cvc-complex-type.2.4.a: Invalid content was found starting with element 'total'.
java.util.zip.ZipException: zip END header not found
java.util.zip.ZipException: invalid entry CRC (expected 0x1a2b but got 0x3c4d)
java.nio.charset.MalformedInputException: Input length = 1
java.time.format.DateTimeParseException: Text '2024-13-01' could not be parsed at index 5
java.io.InvalidClassException: com.acme.Order; local class incompatible: stream classdesc serialVersionUID = 1
org.apache.commons.csv: IOException reading next record: (line 14) invalid char between encapsulated token and delimiter
Checksum validation failed, expected 'a1b2' (REMOTE_EXTERNAL) but is actually 'c3d4'
[WARNING] Could not validate integrity of download from https://repo.acme.test: Checksum validation failed
Verification of Gradle distribution failed! Your Gradle distribution may have been tampered with.
Packaging failed: invalid LOC header (bad signature)
Serialized class com.acme.Foo: EOFException reading stream
kotlinx.serialization.MissingFieldException: Field 'id' is required for type with serial name 'Order', but it was missing
INSTALL_PARSE_FAILED_NOT_APK: Failed to parse /data/local/tmp/app.apk
Room cannot verify the data integrity. Looks like you've changed schema but forgot to update the version number.
A migration from 3 to 4 was required but not found.
System.Text.Json.JsonException: The JSON value could not be converted to System.Int32. Path: $.total | LineNumber: 3
Newtonsoft.Json.JsonReaderException: Unexpected character encountered while parsing value: <. Path '', line 0, position 0.
Newtonsoft.Json.JsonSerializationException: Required property 'id' not found in JSON.
System.FormatException: The input string '12a' was not in a correct format.
System.Xml.XmlException: Root element is missing.
System.IO.InvalidDataException: End of Central Directory record could not be found.
Microsoft.Data.SqlClient.SqlException (0x80131904): Invalid object name 'dbo.Orders'.
The INSERT statement conflicted with the FOREIGN KEY constraint "FK_Orders_Users".
Violation of UNIQUE KEY constraint 'UQ_Email'. Cannot insert duplicate key in object 'dbo.Users'.
String or binary data would be truncated in table 'shop.dbo.Orders', column 'Name'.
The instance of entity type 'Order' cannot be tracked because another instance with the same key value for {'Id'} is already being tracked.
The model for context 'ShopContext' has pending changes. Add a new migration before updating the database.
CsvHelper.HeaderValidationException: Header with name 'Total'[0] was not found.
Sequence contains no matching element for the seed user
Avro: org.apache.avro.AvroTypeException: Found string, expecting union
ActiveRecord::PendingMigrationError: Migrations are pending. To resolve this issue, run: bin/rails db:migrate RAILS_ENV=test
ActiveRecord::RecordInvalid: Validation failed: Email has already been taken
ActiveRecord::RecordNotFound: Couldn't find Order with 'id'=14
ActiveRecord::RecordNotUnique: PG::UniqueViolation: ERROR: duplicate key value
ActiveRecord::NotNullViolation: SQLite3::ConstraintException: NOT NULL constraint failed: orders.total
ActiveRecord::Fixture::FixtureError: table "orders" has no columns named "totl".
ActiveRecord::NoDatabaseError: We could not find your database: shop_test.
ActiveRecord::DuplicateMigrationVersionError: Multiple migrations have the version number 20240101.
unknown attribute 'totl' for Order. (ActiveModel::UnknownAttributeError)
KeyError: Factory not registered: "ordr"
Trait not registered: "paid"
JSON::ParserError: unexpected token at '<html>'
CSV::MalformedCSVError: Illegal quoting in line 14.
Psych::BadAlias: Unknown alias: defaults
incompatible character encodings: UTF-8 and ASCII-8BIT (Encoding::CompatibilityError)
"\xE9" from ASCII-8BIT to UTF-8 (Encoding::UndefinedConversionError)
Zip::Error: Zip end of central directory signature not found
VCR::Errors::UnhandledHTTPRequestError: An HTTP request has been made that VCR does not know how to handle: GET https://api.acme.test/orders
Downloaded gem checksum does not match the API: rake-13.0.6.gem
Your Gemfile.lock contains merge conflicts.
SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry 'a@b.c' for key 'users.email'
SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.orders' doesn't exist
SQLSTATE[HY000]: General error: 1364 Field 'total' doesn't have a default value
No query results for model [App\Models\Order] 14
The metadata storage is not up to date, please run the sync-metadata-storage command to fix this issue.
The database schema is not in sync with the current mapping file.
Doctrine\ORM\EntityNotFoundException: Entity of type 'App\Entity\Order' for IDs id(14) was not found
JsonException: Syntax error, malformed JSON in response body
SimpleXMLElement::__construct(): Entity: line 1: parser error : Start tag expected, '<' not found
unserialize(): Error at offset 14 of 88 bytes
The checksum verification of the file failed (downloaded from https://api.github.com/repos/acme/core/zipball)
iconv(): Detected an illegal character in input string
Wide character in print at bin/run.pl line 14.
malformed JSON string, neither tag, array, object, number, string or atom, at character offset 0 (before "<html>") at lib/Foo.pm line 9.
DBD::Pg::st execute failed: ERROR:  column "totl" does not exist
utf8 "\xE9" does not map to Unicode at a.pl line 4, <FH> line 12.
Error in read.table(file = file): duplicate 'row.names' are not allowed
Error in scan(file = file): line 14 did not have 7 elements
Error: lexical error: invalid char in json text.
Error in readRDS(file) : unknown input format
Aeson: Error in $.total: expected Int, but encountered String
Data.Csv: parse error (Failed reading: conversion error: no field named "totl")
Yojson.Json_error("Line 1, bytes 0-14: Invalid token '<html>'")
[ERROR] Bad checksum, expected sha256=a1b2
** (Ecto.NoResultsError) expected at least one result but got none in query
** (Ecto.ConstraintError) constraint error when attempting to insert struct: * "users_email_index" (unique_constraint)
** (Ecto.InvalidChangesetError) could not perform insert because changeset is invalid.
** (Postgrex.Error) ERROR 42P01 (undefined_table) relation "orders" does not exist
** (Jason.DecodeError) unexpected byte at position 0: 0x3C ("<")
** (Ecto.MigrationError) migrations can't be executed, migration version 20240101 is duplicated
** (Mix) Registry checksum mismatch against lock (plug 1.15.0)
FormatException: Unexpected character (at character 1)
DecodingError.keyNotFound: No value associated with key CodingKeys(stringValue: "total", intValue: nil)
The data couldn't be read because it isn't in the correct format.
dataCorrupted: The given data was not valid JSON.
CoreData: error: The model used to open the store is incompatible with the one used to create the store
Can't merge models with two different entities named 'Order'
error: hash mismatch in fixed-output derivation '/nix/store/a.drv': specified: sha256-AAA got: sha256-BBB
YAML: Expected block end but found block entry at line 4 of seeds.yml (YAML::ParseException)
[!] Pod checksum changed: SPEC CHECKSUMS differ for Alamofire, download again
npm error code EINTEGRITY sha512-abc integrity checksum failed when using sha512: wanted sha512-abc but got sha512-def. (0 bytes)
ERR_PNPM_TARBALL_INTEGRITY  Got unexpected checksum for "https://registry.npmjs.org/foo/-/foo-1.0.0.tgz"
ERR_PNPM_BROKEN_LOCKFILE  The lockfile at "/app/pnpm-lock.yaml" is broken: bad indentation of a mapping entry
ERR_PNPM_LOCKFILE_MISSING_DEPENDENCY  Broken lockfile: no entry for '/foo@1.0.0' in pnpm-lock.yaml
➤ YN0018: │ foo@npm:1.0.0: The remote archive doesn't match the expected checksum
error Integrity check failed for "foo" (computed integrity doesn't match our records, got "sha512-abc")
Integrity check failed for package: "https://jsr.io/@std/path/1.0.0_meta.json"
error: Integrity check failed for tarball: foo
npm error zlib: unexpected end of file (TAR_BAD_ARCHIVE)
tar TAR_ENTRY_INVALID checksum failure
yarn.lock: Unknown token: { line: 3, col: 2, type: 'INVALID', value: undefined } 3:2 in /app/yarn.lock (merge conflict)
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.
ERROR: Hashes are required in --require-hashes mode, but they are missing from some requirements
ERROR: Wheel 'foo' located at /tmp/foo.whl is invalid.
error: Failed to extract archive: invalid Zip archive: Could not find EOCD
ChecksumMismatchError: Conda detected a mismatch between the expected content and downloaded content for url
CondaVerificationError: The package for numpy located at /opt/conda/pkgs appears to be corrupted.
InvalidArchiveError("Error with archive /opt/conda/pkgs/foo.conda")
Retrieved digest for package foo does not match (poetry): Hash for foo (1.0) from archive foo.whl not found in known hashes
metadata-generation: inconsistent version: expected '1.0', but metadata has '1.1'
UnicodeDecodeError: 'utf-8' codec can't decode byte 0xe9 in position 14: invalid continuation byte
pickle.UnpicklingError: invalid load key, '<'.
_csv.Error: line contains NUL
pandas.errors.ParserError: Error tokenizing data. C error: Expected 5 fields in line 14, saw 6
KeyError: "['total'] not in index"
ValueError: time data '2024-13-01' does not match format '%Y-%m-%d'
pydantic_core._pydantic_core.ValidationError: 1 validation error for Order total Field required [type=missing]
jsonschema.exceptions.ValidationError: 'id' is a required property in order.json
marshmallow.exceptions.ValidationError: {'total': ['Missing data for required field.']}
django.db.utils.ProgrammingError: relation "shop_order" does not exist
django.db.utils.IntegrityError: UNIQUE constraint failed: auth_user.username
CommandError: Conflicting migrations detected; multiple leaf nodes in the migration graph: (0014_a, 0014_b in shop).
django.db.migrations.exceptions.NodeNotFoundError: Migration shop.0014 dependencies reference nonexistent parent node
django.core.serializers.base.DeserializationError: Problem installing fixture '/app/fixtures/a.json'
alembic.util.exc.CommandError: Multiple head revisions are present for given argument 'head'
alembic: FAILED: Can't locate revision identified by '1a2b3c4d'
FAILED: Target database is not up to date.
sqlalchemy.exc.NoResultFound: No row was found when one was required
sqlalchemy.exc.OperationalError: (sqlite3.OperationalError) no such table: orders
Error: P3009 migrate found failed migrations in the target database, new migrations will not be applied.
Error: P2025 An operation failed because it depends on one or more records that were required but not found.
P3018 A migration failed to apply. New migrations cannot be applied before the error is recovered from.
QueryFailedError: SQLITE_CONSTRAINT: NOT NULL constraint failed: order.total
SequelizeUniqueConstraintError: Validation error
SequelizeForeignKeyConstraintError: insert or update on table "orders" violates foreign key constraint
MongoServerError: Document failed validation
CastError: Cast to ObjectId failed for value "abc" (type string) at path "_id" for model "Order"
The migration directory is corrupt: missing migration files: 20240101_init.js
ZodError: [ { "code": "invalid_type", "expected": "number", "received": "undefined", "path": ["total"], "message": "Required" } ]
Error: Invalid PNG header: cannot decode fixture logo.png
SyntaxError: Expected ',' or ']' after array element in JSON at position 88 while reading fixtures/users.json
A fixture file could not be found at any of the following paths: cypress/fixtures/ordrs.json
nock: No match for request { "method": "GET", "url": "https://api.acme.test/orders" }
vcr.errors.CannotOverwriteExistingRequestException: Can't overwrite existing cassette ('a.yaml') in your current record mode ('none').
nbformat.reader.NotJSONError: Notebook does not appear to be JSON
WARNING: duplicate label install, other instance in docs/a.rst as error
EPUB: ERROR(RSC-005): Error while parsing file: element "foo" not allowed here
xdvipdfmx:fatal: Image inclusion failed for "logo.pdf": invalid object in xref
libpng error: bad adaptive filter value
libpng error: Read Error: CRC error
pdftk: Error: Unable to find file or not a PDF: a.pdf
Syntax Error: Couldn't find trailer dictionary Couldn't read xref table
bibtex: Repeated entry---line 14 of file refs.bib
WARN(bibtexparser): Duplicate entry key acme2024
po file: msgfmt: de.po:14: duplicate message definition... de.po:9: ...this is the location of the first definition
msgfmt: de.po:31: 'msgstr' is not a valid C format string, unlike 'msgid'
CSV file users.csv does not have enough rows: vus need 50, file has 10
End of file:users.csv detected for CSV DataSet:users configured with stopThread:true, recycle:false
k6: papaparse: Unable to auto-detect delimiting character in users.csv
GoError: could not parse the JSON file ./users.json: Unexpected end of input
artillery: payload file users.csv: number of fields does not match "config.payload.fields"
pact: Error reading pact file: not a valid pact, expected consumer and provider
junit report test-results.xml is empty or not well-formed
ParseError: coverage.xml: not well-formed (invalid token): line 14, column 3
Error: allure: broken result file a1b2-result.json skipped
robot: Reading XML source 'output.xml' failed: no element found: line 1, column 0
Error processing output: rebot: Reading XML source failed: mismatched tag
xz: (stdin): File format not recognized
gzip: stdin: unexpected end of file
tar: Skipping to next header; tar: Exiting with failure status due to previous errors
unzip:  cannot find zipfile directory in one of fixtures.zip
bsdtar: Error opening archive: Unrecognized archive format
7z: ERROR: Data Error in encrypted file or CRC Failed : a.7z
dist/app.tar.gz: FAILED open or read; md5sum: no properly formatted MD5 checksum lines found
iconv: illegal input sequence at position 412
price list is empty, refusing to continue
no orders for 2024-03-01 in the export
customer 4711 has no address in the seed data
duplicate article number 100-200 in articles.csv line 14
row 14: 7 columns expected, 6 found
header of import.csv does not match the template
invalid date "31.02.2024" in column due_date
currency code "EURO" is not known in rates.json
seed script: user admin@acme.test exists already
fixture orders_small.json refers to product 9 which is not in products.json
export file has a byte order mark, cannot import
encoding of names.txt is not UTF-8
snapshot dump is from schema version 41, database has 43
restore failed: dump file is truncated
translation file de.json: key "cart.title" appears twice
test user pool is exhausted, no free account left
stock of article 4711 is negative after import
more than one active contract for customer 12
unexpected end of the stream while reading orders.avro
missing mandatory field "iban" in record 33
mock server has no stub for POST /payments
no recorded response for GET /rates, re-record the cassette
expected at least one row in table currencies, found none
foreign reference of order 14 to customer 99 is dangling
merge conflict markers found in CHANGELOG.md
the archive results.zip contains no files
test image sample.tiff cannot be decoded
master data of plant 1000 is not loaded
invoice number range 2024 is used up
the import was rejected: 3 of 41 lines are wrong
CSV parse error at record 14: quote not closed
object key reports/2024/03.parquet not found in bucket
parquet: invalid magic bytes at the end of the file
schema registry: incompatible schema for subject orders-value
offset 412 is out of range for topic orders
the index orders_v3 does not exist
mapping for field [total] conflicts: float vs keyword
cannot deserialize message: unknown type id 41
Invalid EAN checksum: 4006381333932
Can't load tokenizer fixture vocab.json: expected value at line 1 column 1
ERROR: seeds/products.yml: product "A-100" is listed twice
ERROR: 3 of 412 documents have no title field
order export contains a line without article number (line 41)
Reading users.xlsx failed: sheet "Users" not found
openpyxl.utils.exceptions.InvalidFileException: openpyxl does not support .csv file format
The workbook is password protected or corrupted: Excel file format cannot be determined
org.apache.poi.openxml4j.exceptions.NotOfficeXmlFileException: No valid entries or contents found, this is not a valid OOXML (Office Open XML) file
PDF header signature not found.
javax.imageio.IIOException: Unsupported Image Type
PIL.UnidentifiedImageError: cannot identify image file 'fixtures/logo.png'
ffmpeg: moov atom not found; fixtures/clip.mp4: Invalid data found when processing input
geojson: Polygon ring 3 is not closed in districts.json
shapefile: record 14 has an invalid shape type 99
netCDF4: [Errno -51] NetCDF: Unknown file format: b'ocean.nc'
OSError: Unable to open file (file signature not found) h5py
pyarrow.lib.ArrowInvalid: Parquet magic bytes not found in footer. Either the file is corrupted or this is not a parquet file.
pyarrow.lib.ArrowInvalid: CSV parse error: Expected 7 columns, got 6
polars.exceptions.ColumnNotFoundError: totl
dbt: Database Error in model orders: relation "raw.orders" does not exist
great_expectations: batch request found no data asset named orders
duckdb.CatalogException: Catalog Error: Table with name orders does not exist!
duckdb: Conversion Error: Could not convert string 'abc' to INT32
clickhouse: Code: 60. DB::Exception: Table shop.orders does not exist. (UNKNOWN_TABLE)
cassandra: InvalidRequest: unconfigured table orders
cqlsh: Keyspace 'shop' does not exist
redis: WRONGTYPE Operation against a key holding the wrong kind of value
rdb: Wrong signature trying to load DB from file
mongoimport: Failed: invalid JSON input. Position: 14
mongorestore: Failed: shop.orders: error reading bson: corruption found
psql:seed.sql:14: ERROR:  insert or update on table "orders" violates foreign key constraint "orders_user_fk"
mysqlimport: Error: 1366, Incorrect string value: '\xF0\x9F\x98\x80' for column 'name'
ERROR 1406 (22001) at line 14: Data too long for column 'name' at row 1
sqlite3: Parse error near line 14: no such column: totl
bcp: String data, right truncation; Unexpected EOF encountered in BCP data-file
SQL*Loader-510: Physical record in data file (a.dat) is longer than the maximum
ORA-01400: cannot insert NULL into ("SHOP"."ORDERS"."TOTAL")
ORA-02291: integrity constraint (SHOP.FK_USER) violated - parent key not found
SQL0803N One or more values in the INSERT statement are not valid because they would produce duplicate rows
dbmate: Error: can't rollback: no migrations have been applied; missing file 20240101_init.sql
atlas: checksum mismatch: atlas.sum: L3: 20240101.sql was edited
skeema: duplicate definition of table orders in shop.sql
MikroORM: Order not found ({ id: 14 })
EntityNotFoundError: Could not find any entity of type "Order" matching: { "where": { "id": 14 } }
DocumentNotFoundError: No document found for query "{ _id: '65a' }" on model "Order"
Objection: UniqueViolationError: users_email_unique
ent: constraint failed: insert node to table "orders": FOREIGN KEY
ent: order not found
gorm: record not found
sql: Scan error on column index 3, name "total": converting NULL to float64 is unsupported
diesel: NotFound: Record not found
Error: DatabaseError(UniqueViolation, "duplicate value in users_email")
i18next: de.json has keys that are missing in en.json: cart.title (cannot load bundle)
flutter_gen: arb file app_de.arb: the message "cartTitle" has placeholder {n} that is not in the template
json5: invalid character '}' at 14:3 in locales/de.json5
plist: Property List error: Unexpected character { at line 1
Info.plist could not be read: Found non-key inside <dict> at line 14
MRZ line of passport fixture has a wrong check digit
IBAN DE00 in accounts.csv has an invalid check digit
snapshot of database is older than the oldest migration we support
label "dog" in annotations.json is not in classes.txt
train and test split overlap in 14 records
dataset is empty after filtering
weights file model.bin has 412 bytes, 4121 expected
no prices for warehouse 7 on 2024-03-01
ledger does not balance: debit 41.20, credit 41.30 in opening entries file
file bookings_20240301.txt ends without a trailer record
unknown record type "X9" in line 3 of the EDI message
mandatory segment NAD is missing in the ORDERS message
HL7: segment PID not found in message ADT^A01
XML payload has namespace urn:acme:v1, v2 expected
wsdl of the partner could not be parsed: premature end of document
cannot restore backup: header says version 14, content is version 13
rsync: checksum of orders.db is different after transfer
git-lfs: smudge filter: object does not exist on the server: [404]
Encountered 3 file(s) that should have been pointers, but weren't
error: object file .git/objects/1a/2b is empty
fatal: loose object 1a2b3c (stored in .git/objects/1a/2b) is corrupt
error: patch failed: src/a.c:14 error: src/a.c: patch does not apply
1 out of 3 hunks FAILED -- saving rejects to file src/a.c.rej
CONFLICT (modify/delete): docs/a.md deleted in HEAD and modified in feature
svn: E155015: Aborting commit: '/app/a.c' remains in conflict
xmllint: parser error : Opening and ending tag mismatch: target line 3 and project
tar: Unexpected EOF in archive
tar: Skipping to next header
tar: dist/app.js: Not found in archive
tar: Removing leading '/' from member names; A lone zero block at 1024
gzip: dump.sql.gz: unexpected end of file
gzip: stdin: invalid compressed data--crc error
bzip2: Compressed file ends unexpectedly; perhaps it is corrupted?
xz: archive.tar.xz: Compressed data is corrupt
zstd: /*stdin*\: unsupported format
zstd: cache.zst : Decoding error (36) : Corrupted block detected
lz4: Error 44 : Unrecognized header : file cannot be decoded
unzip: End-of-central-directory signature not found.  Either this file is not a zipfile, or it constitutes one disk of a multi-part archive.
error: invalid zip file with overlapped components (possible zip bomb)
release.zip: bad CRC 8d2c31aa  (should be 77a01f3e)
warning: skipped "../" path component(s) in ../etc/passwd
zip error: Zip file structure invalid (release.zip)
7z: ERROR: Headers Error : backup.7z
7z: ERROR: CRC Failed : data/orders.csv
ERROR: Can not open file as archive
unrar: Checksum error in the encrypted file
cpio: premature end of archive
sha256sum: release.sha256: no properly formatted checksum lines found
md5sum: WARNING: 3 lines are improperly formatted
sha512sum: app.tar.gz: no checksum entry for this file
diff: patch: **** malformed patch at line 31
patch: **** Only garbage was found in the patch input.
Hunk #2 FAILED at 88.
Reversed (or previously applied) patch detected!  Skipping patch.
join: orders.txt:14: is not sorted: 00123
comm: file 2 is not in sorted order
iconv: illegal input sequence at position 1042
iconv: conversion stopped due to problem in writing the output; incomplete character or shift sequence at end of buffer
sort: string comparison failed: Invalid or incomplete multibyte or wide character
base64: invalid input
xxd: invalid hex digit in dump.hex
date: invalid date '2024-02-30'
numfmt: invalid number: '12,x'
printf: '1.2.3': value not completely converted
cut: invalid byte, character or field list in record 12
paste: delimiter list ends with an unescaped backslash in map.txt
E: Encountered a section with no Package: header
E: Problem with MergeList /var/lib/apt/lists/deb.debian.org_dists_bookworm_main_binary-amd64_Packages
E: The package lists or status file could not be parsed or opened.
E: Failed to fetch http://deb.acme.io/pool/a.deb  File has unexpected size (1234 != 5678). Mirror sync in progress?
dpkg-deb: error: 'app.deb' is not a Debian format archive
dpkg-deb: error: archive 'app.deb' has premature member 'control.tar.xz' before 'debian-binary', giving up
error: app-1.2.rpm: not an rpm package (or package manifest)
error: rpmdb: BDB0113 Thread/process failed: database is damaged
ERROR: app-1.2.apk: v2 package format error
error: database file for 'core' is not valid (invalid or corrupted database (PGP not applicable))
invalid or corrupted package
error: failed to push some refs to 'https://git.acme.io/app.git'; Updates were rejected because the remote contains work that you do not have locally
! [rejected]        v1.2.0 -> v1.2.0 (already exists)
CONFLICT (content): Merge conflict in src/app.ts
CONFLICT (rename/delete): lib/a.rb renamed to lib/b.rb in HEAD, but deleted in main
CONFLICT (add/add): Merge conflict in package-lock.json
Automatic merge failed; fix conflicts and then commit the result.
error: could not apply 3f2c1aa... add retries
error: you need to resolve your current index first
error: commit 3f2c1aa is a merge but no -m option was given.
error: patch does not apply
error: src/a.c: does not match index
error: No valid patches in input (allow with "--allow-empty")
fatal: tag 'v1.4.0' already exists
fatal: a branch named 'release' already exists
fatal: cannot lock ref 'refs/heads/feature': 'refs/heads/feature/x' exists; cannot create
fatal: loose object 3f2c1aa (stored in .git/objects/3f/2c1aa) is corrupt
fatal: pack has bad object at offset 12: inflate returned -5
error: refs/remotes/origin/main does not point to a valid object!
fatal: bad object HEAD
fatal: index file corrupt
fatal: reference is not a tree: 9ae2f10c
fatal: remote error: upload-pack: not our ref 9ae2f10c
Fetched in submodule path 'vendor/lib', but it did not contain 9ae2f10c. Direct fetching of that commit failed.
fatal: You have not concluded your merge (MERGE_HEAD exists).
fatal: Remote branch release/9 not found in upstream origin
Error downloading object: model.bin (1a2b3c4): Smudge error: Error downloading model.bin: [404] Object does not exist on the server
remote: error: File data/dump.sql is 143.20 MB; this exceeds GitHub's file size limit of 100.00 MB
svn: E195020: Cannot merge into mixed-revision working copy [120:124]
svn: E200014: Checksum mismatch for '/builds/app/a.c'
svn: E160013: Path '/branches/rel-9' not found
abort: push creates new remote head 3f2c1aa!
abort: data/a.i@3f2c1aa: unknown parent!
GraphQL: No commits between main and feature (createPullRequest)
pull request create failed: GraphQL: A pull request already exists for acme:feature. (createPullRequest)
HTTP 422: Validation Failed (https://api.github.com/repos/acme/app/releases) Release.tag_name already exists
HTTP 404: Not Found (https://api.github.com/repos/acme/app/pulls/99)
failed to extract layer: archive/tar: invalid tar header
Error processing tar file(exit status 1): unexpected EOF
filesystem layer verification failed for digest sha256:1a2b
manifest verification failed for digest sha256:9f8e
Error response from daemon: open /var/lib/docker/tmp/docker-import/repositories: no such file or directory: invalid tar archive loaded
Error: payload does not match any of the supported image formats: * oci: open index.json
invalid JSON in /root/.docker/config.json: unexpected end of JSON input
Error from server (AlreadyExists): error when creating "job.yaml": jobs.batch "migrate" already exists
Error from server (Conflict): Operation cannot be fulfilled on deployments.apps "web": the object has been modified; please apply your changes to the latest version and try again
error: Apply failed with 1 conflict: conflict with "kubectl-client-side-apply" using apps/v1: .spec.replicas
The Job "migrate" is invalid: spec.template: Invalid value: field is immutable
The Service "web" is invalid: spec.clusterIP: Invalid value: "10.0.0.1": field is immutable
The Service "web" is invalid: spec.ports[0].nodePort: Invalid value: 30080: provided port is already allocated
error: Precondition failed: UID in precondition: 12ab, UID in object meta: 34cd
configmap "x" is invalid: data: Too long: must have at most 1048576 bytes
Error: UPGRADE FAILED: cannot patch "db" with kind StatefulSet: StatefulSet.apps "db" is invalid: spec: Forbidden: updates to statefulset spec for fields other than 'replicas' are forbidden
etcdserver: mvcc: database space exceeded
etcdserver: request is too large
wal: crc mismatch
snapshot file integrity verification failed
ERROR:  relation "orders" does not exist
ERROR:  column "total_cents" of relation "orders" does not exist
ERROR:  duplicate key value violates unique constraint "users_email_key"
ERROR:  insert or update on table "orders" violates foreign key constraint "orders_user_id_fkey"
ERROR:  update or delete on table "users" violates foreign key constraint "orders_user_id_fkey" on table "orders"
ERROR:  null value in column "name" of relation "users" violates not-null constraint
ERROR:  new row for relation "orders" violates check constraint "total_positive"
ERROR:  value too long for type character varying(20)
ERROR:  invalid input syntax for type integer: "abc"
ERROR:  invalid input syntax for type uuid: "17"
ERROR:  invalid byte sequence for encoding "UTF8": 0xe9 0x20 0x6c
ERROR:  date/time field value out of range: "31/12/2024"
ERROR:  numeric field overflow
ERROR:  extra data after last expected column
ERROR:  missing data for column "price"
ERROR:  unterminated CSV quoted field
ERROR:  relation "users" already exists
ERROR:  type "order_status" already exists
ERROR:  schema "billing" does not exist
ERROR:  cannot drop table users because other objects depend on it
ERROR:  could not create unique index "users_email_idx"
ERROR:  multiple primary keys for table "orders" are not allowed
ERROR:  there is no unique or exclusion constraint matching the ON CONFLICT specification
ERROR:  malformed array literal: "1,2,3"
ERROR:  could not serialize access due to concurrent update
pg_restore: error: unsupported version (1.15) in file header of the archive
pg_restore: error: could not execute query: ERROR:  constraint "fk" for relation "a" already exists
psql:dump.sql:120: ERROR:  invalid command \N
PANIC:  could not locate a valid checkpoint record
WARNING:  page verification failed, calculated checksum 1234 but expected 5678
ERROR:  invalid page in block 12 of relation base/16384/2619
ERROR 1062 (23000): Duplicate entry 'ada@acme.io' for key 'users.email'
ERROR 1146 (42S02): Table 'shop.orders' doesn't exist
ERROR 1054 (42S22): Unknown column 'totl' in 'field list'
ERROR 1452 (23000): Cannot add or update a child row: a foreign key constraint fails ('shop'.'orders', CONSTRAINT 'fk_user' FOREIGN KEY ('user_id') REFERENCES 'users' ('id'))
ERROR 1451 (23000): Cannot delete or update a parent row: a foreign key constraint fails
ERROR 1406 (22001): Data too long for column 'name' at row 1
ERROR 1366 (HY000): Incorrect string value: '\xF0\x9F\x98\x80' for column 'note' at row 1
ERROR 1292 (22007): Incorrect datetime value: '0000-00-00' for column 'created_at' at row 1
ERROR 1264 (22003): Out of range value for column 'qty' at row 3
ERROR 1048 (23000): Column 'name' cannot be null
ERROR 1364 (HY000): Field 'sku' doesn't have a default value
ERROR 1050 (42S01): Table 'users' already exists
ERROR 1215 (HY000): Cannot add foreign key constraint
ERROR 1071 (42000): Specified key was too long; max key length is 767 bytes
ERROR 1267 (HY000): Illegal mix of collations (utf8mb4_general_ci,IMPLICIT) and (utf8mb4_unicode_ci,IMPLICIT) for operation '='
ERROR 1273 (HY000): Unknown collation: 'utf8mb4_0900_ai_ci'
ERROR 1366 Incorrect integer value: '' for column 'qty' at row 1
[ERROR] InnoDB: Database page corruption on disk or a failed file read of page 7.
ERROR: ASCII '\0' appeared in the statement, but this is not allowed unless option --binary-mode is enabled
Runtime error near line 3: UNIQUE constraint failed: users.email (19)
Runtime error: FOREIGN KEY constraint failed (19)
Runtime error near line 9: NOT NULL constraint failed: orders.total
Error: near line 1: no such table: orders
Error: file is not a database
orders.csv:4: expected 5 columns but found 4 - filling the rest with NULL
*** in database main *** Page 12: btreeInitPage() returns error code 11
MongoServerError: E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "ada@acme.io" }
MongoServerError: ns not found
MongoServerError: Index with name: email_1 already exists with different options
MongoServerError: Cannot create field 'street' in element {address: null}
MongoServerError: Updating the path 'x' would create a conflict at 'x'
BSONError: input must be a 24 character hex string, 12 byte Uint8Array, or an integer
Failed: error processing document #4: invalid character 'x' looking for beginning of value
Failed: restore error: error reading database: stream or file does not appear to be a mongodump archive
ValidationError: orders validation failed: total: Cast to Number failed for value "abc" (type string) at path "total"
MongoServerError: BSONObj size: 18874368 (0x1200000) is invalid. Size must be between 0 and 16793600(16MB)
(error) ERR value is not an integer or out of range
(error) BUSYKEY Target key name already exists.
(error) ERR DUMP payload version or checksum are wrong
Bad file format reading the append only file: make a backup of your AOF file, then use ./redis-check-aof --fix <filename>
Wrong signature trying to load DB from file
Short read or OOM loading DB. Unrecoverable error, aborting now. dump.rdb is truncated
(error) NOGROUP No such key 'orders' or consumer group 'workers'
index_not_found_exception: no such index [orders]
resource_already_exists_exception: index [orders/9f8e] already exists
mapper_parsing_exception: failed to parse field [price] of type [long] in document with id '4'
strict_dynamic_mapping_exception: mapping set to strict, dynamic introduction of [sku] within [_doc] is not allowed
illegal_argument_exception: mapper [price] cannot be changed from type [long] to [float]
version_conflict_engine_exception: [4]: version conflict, required seqNo [1], primary term [1]
Limit of total fields [1000] has been exceeded
The bulk request must be terminated by a newline [\n]
ORA-00001: unique constraint (SHOP.PK_ORDERS) violated
ORA-01400: cannot insert NULL into ("SHOP"."ORDERS"."ID")
ORA-12899: value too large for column "SHOP"."USERS"."NAME" (actual: 24, maximum: 20)
ORA-01722: invalid number
ORA-01861: literal does not match format string
SQL*Loader-350: Record 4: Rejected - Error on table ORDERS, column PRICE
Msg 2627, Level 14, State 1, Violation of PRIMARY KEY constraint 'PK_Orders'. Cannot insert duplicate key in object 'dbo.Orders'. The duplicate key value is (4).
Msg 547, Level 16, State 0, The INSERT statement conflicted with the FOREIGN KEY constraint "FK_Orders_Users".
Msg 8152, Level 16, State 4, String or binary data would be truncated.
Msg 207, Level 16, State 1, Invalid column name 'Totl'.
Msg 2714, Level 16, State 6, There is already an object named 'Orders' in the database.
Msg 245, Level 16, Conversion failed when converting the varchar value 'abc' to data type int.
Error: P3006 Migration '20240501_init' failed to apply cleanly to the shadow database.
Error: P3018 A migration failed to apply. New migrations cannot be applied before the error is recovered from.
Invalid 'prisma.user.create()' invocation: Unique constraint failed on the fields: ('email')
PrismaClientKnownRequestError: An operation failed because it depends on one or more records that were required but not found. Record to update not found.
P2003 Foreign key constraint failed on the field: 'Order_userId_fkey (index)'
P2022 The column 'Order.note' does not exist in the current database.
The migration directory is corrupt, the following files are missing: 20240101_init.js
Migration table is already locked by a half-applied batch: knex_migrations_lock row is_locked = 1
QueryFailedError: relation "order_item" already exists
EntityNotFoundError: Could not find any entity of type "Order" matching: { "id": 4 }
No changes in database schema were found - cannot generate a migration.
ERROR: Could not find migration with filename: 20240501-add.js
Unexpected error running Liquibase: Validation Failed: 1 changesets check sum db/changelog.xml::3::ada was: 8:1a but is now: 8:2b
1 changesets had duplicate identifiers: db/changelog.xml::3::ada
Migration failed for changeset db/changelog.xml::4::ada: Reason: liquibase.exception.DatabaseException: Table "ORDERS" already exists
error: no migration found for version 14: read down for version 14 .: file does not exist
error: first : file does not exist; duplicate migration file: 0003_add.up.sql
goose: found 1 missing migrations before current version 20240501
ActiveRecord::UnknownMigrationVersionError: No migration with version number 20230101.
ActiveRecord::RecordNotUnique: PG::UniqueViolation
ActiveRecord::InvalidForeignKey: PG::ForeignKeyViolation
django.db.utils.IntegrityError: UNIQUE constraint failed: shop_user.email
django.db.migrations.exceptions.NodeNotFoundError: Migration shop.0004_x dependencies reference nonexistent parent node ('shop', '0003_y')
django.db.migrations.exceptions.InconsistentMigrationHistory: Migration admin.0001_initial is applied before its dependency users.0001_initial on database 'default'.
django.core.serializers.base.DeserializationError: Problem installing fixture 'users.json'
CommandError: No fixture named 'users' found.
Database Error in model orders: Bad Request: Type mismatch for column total, value "n/a"
Could not load seed countries.csv: could not convert string to float: 'N/A'
An error occurred (NoSuchKey) when calling the GetObject operation: The specified key does not exist.
An error occurred (NoSuchBucket) when calling the ListObjectsV2 operation: The specified bucket does not exist
fatal error: An error occurred (404) when calling the HeadObject operation: Key "builds/app.zip" does not exist
An error occurred (BadDigest) when calling the PutObject operation: The Content-MD5 you specified did not match what we received.
An error occurred (ConditionalCheckFailedException) when calling the PutItem operation: The conditional request failed
An error occurred (BucketAlreadyExists) when calling the CreateBucket operation
An error occurred (EntityAlreadyExists) when calling the CreateRole operation: Role with name ci already exists.
An error occurred (ResourceNotFoundException) when calling the GetSecretValue operation: Secrets Manager can't find the specified secret.
An error occurred (ValidationException) when calling the PutItem operation: One or more parameter values were invalid: Missing the key id in the item
CommandException: No URLs matched: gs://acme-ci/app.tgz
BigQuery error in load operation: Error while reading data, error message: CSV table encountered too many errors, giving up. Rows: 4; errors: 1.
BigQuery error in query operation: Not found: Table acme:shop.orders was not found in location EU
BlobNotFound: The specified blob does not exist.
Error: Error creating S3 bucket: BucketAlreadyOwnedByYou
Error: A resource with the ID "/subscriptions/1a/rg-ci" already exists - to be managed via Terraform this resource needs to be imported into the State.
Error: state data in S3 does not have the expected content.
Error: Failed to load state: unsupported state file format; state file is not valid JSON
Error: Provider produced inconsistent final plan
Error: Resource already managed by Terraform
error: the current deployment has 1 resource(s) with pending operations
error: could not deserialize deployment: unexpected end of JSON input
error: resource 'urn:pulumi:dev::infra::aws:s3/bucket:Bucket::a' registered twice: Duplicate resource URN
ERROR! Attempting to decrypt but no vault records; input is not vault encrypted data
org.apache.kafka.common.errors.UnknownTopicOrPartitionException: This server does not host this topic-partition.
org.apache.kafka.common.errors.TopicExistsException: Topic 'orders' already exists.
org.apache.kafka.common.errors.InvalidTopicException: Invalid topic: orders/new
org.apache.kafka.common.errors.SerializationException: Error deserializing key/value for partition orders-0 at offset 12. If needed, please seek past the record to continue consumption.
org.apache.kafka.common.errors.SerializationException: Unknown magic byte!
org.apache.kafka.common.errors.RecordTooLargeException: The message is 2097231 bytes when serialized which is larger than 1048576
org.apache.kafka.common.errors.OffsetOutOfRangeException: Fetch position out of range with no configured reset policy
org.apache.kafka.common.errors.CorruptRecordException: Record is corrupt (stored crc = 12, computed crc = 34)
io.confluent.kafka.schemaregistry.client.rest.exceptions.RestClientException: Subject 'orders-value' not found.; error code: 40401
Schema being registered is incompatible with an earlier schema for subject "orders-value"; error code: 409
NOT_FOUND - no exchange 'events' in vhost '/'
NO_ROUTE: message to exchange 'events' returned as unroutable
kombu.exceptions.ContentDisallowed: Refusing to deserialize disabled content of type pickle (application/x-python-serialize)
Received unregistered task of type 'shop.tasks.sendmail'. The message has been ignored and discarded.
kombu.exceptions.DecodeError: Expecting value: line 1 column 1 (char 0)
org.apache.activemq.store.kahadb.MessageDatabase: Corrupt journal records found in 'db-1.log' between offsets: 0..1024
curl: (78) The file does not exist
curl: (19) RETR response: 550
curl: (36) Couldn't resume download
curl: (61) Error while processing content unencoding: invalid stored block lengths
{"error":"Bad Request","message":"Unexpected token o in JSON at position 1","statusCode":400}
gpg: no valid OpenPGP data found.
gpg: invalid armor header: Version 1\n
gpg: CRC error; 1A2B3C - 4D5E6F
gpg: verify signatures failed: Unexpected error in signed data packet
unable to load certificate 140: error:0909006C:PEM routines:get_name:no start line:Expecting: TRUSTED CERTIFICATE
error:0D0680A8:asn1 encoding routines:asn1_check_tlen:wrong tag
Could not find certificate from bundle.pem
Bag Attributes: Error reading and verifying PKCS12: mac not present
keytool error: java.lang.Exception: Input not an X.509 certificate
keytool error: java.lang.Exception: Certificate not imported, alias <root> already exists
No value found at secret/data/app
* check-and-set parameter did not match the current version
SARIF file is invalid: instance.runs[0].results[3].locations is not of a type(s) array
unable to parse package-lock.json: lockfile out of sync
npm audit: ENOLOCK This command requires an existing lockfile.
550 5.1.1 <nobody@acme.io>: Recipient address rejected: User unknown in local recipient table
501 5.1.3 Bad recipient address syntax
552 5.3.4 Message size exceeds fixed limit
555 5.5.2 Syntax error, malformed mail address in header
email.errors.MessageError: non-ASCII subject could not be decoded
550 report.csv: No such file on server
550 File unavailable: orders.csv not found
ldap_add: Already exists (68)
ldap_modify: No such object (32)
ldap_add: Object class violation (65) additional info: object class 'person' requires attribute 'sn'
ldapadd: invalid format (line 4) entry: "cn=ada,dc=acme"
ldap_add: Invalid syntax (21) additional info: mail: value #0 invalid per syntax
ldap_add: Undefined attribute type (17)
mc: <ERROR> Bucket 'acme-ci' does not exist.
S3 error: 404 (NoSuchKey): app.tgz
restic: Fatal: repository contains errors; pack 1a2b is damaged
rclone: corrupted on transfer: md5 hash differ "1a2b" vs "3c4d"
Data integrity error: Segment entry checksum mismatch [segment 4, offset 12] borg
StripeInvalidRequestError: No such customer: 'cus_123'
moov atom not found
Invalid data found when processing input
[mov,mp4,m4a @ 0x55] error reading header
[h264 @ 0x56] non-existing PPS 0 referenced
[aac @ 0x56] Input buffer exhausted before END element found
Could not find codec parameters for stream 1 (Audio: none): unspecified frame size
Conversion failed: width not divisible by 2 (1281x720)
sox FAIL formats: can't open input file 'a.wav': WAVE: RIFF header not found
convert: Not a JPEG file: starts with 0x3c 0x21 'a.jpg' @ error/jpeg.c/JPEGErrorHandler/346.
convert: improper image header 'a.png' @ error/png.c/ReadPNGImage/4107.
convert: insufficient image data in file 'a.bmp' @ error/bmp.c
identify: negative or zero image size 'a.gif'
libpng error: IDAT: CRC error
PIL.UnidentifiedImageError: cannot identify image file 'cover.webp'
OSError: image file is truncated (12 bytes not processed)
VipsJpeg: Premature end of JPEG file
pandoc: Cannot decode byte '\xe9': Data.Text.Internal.Encoding: Invalid UTF-8 stream
couldn't unpack docx container: Did not find end of central directory signature
Error parsing YAML metadata at "docs/a.md" (line 1, column 1): YAML parse exception at line 3, column 8
Citeproc: citation knuth1984 not found
**** Error: Cannot find a 'startxref' anywhere in the file.
**** Error: An error occurred while reading an XREF table. The file has been damaged.
Syntax Error: Couldn't find trailer dictionary (pdfinfo) May not be a PDF file (continuing anyway)
PDFSyntaxError: No /Root object! - Is this really a PDF?
qpdf: report.pdf: file is damaged; can't find startxref
pikepdf._core.PdfError: report.pdf: unable to find trailer dictionary while recovering damaged file
Error: source file could not be loaded (soffice)
openpyxl.utils.exceptions.InvalidFileException: openpyxl does not support the old .xls file format
xlrd.biffh.XLRDError: Excel xlsx file; not supported
ValueError: Worksheet named 'Prices' not found
jq: parse error: Invalid numeric literal at line 1, column 10
jq: parse error: Unfinished JSON term at EOF at line 4, column 0
jq: parse error: Expected separator between values at line 3, column 12
jq: error (at orders.json:4): Cannot index string with string "id"
jq: error (at <stdin>:0): null (null) and number (1) cannot be subtracted
Error: bad file 'values.yaml': yaml: line 12: could not find expected ':' in data
yq: error: cannot get path of !!seq with key name
orders.xml:14: parser error : EntityRef: expecting ';'
orders.xml:1: parser error : Document is empty
orders.xml:20: parser error : Extra content at the end of the document
orders.xml:3: parser error : Input is not proper UTF-8, indicate encoding !
XPath set is empty
orders.xml:9: element price: Schemas validity error : Element 'price': 'abc' is not a valid value of the atomic type 'xs:decimal'.
orders.xml:5: element order: validity error : Element order content does not follow the DTD
javax.xml.bind.UnmarshalException: unexpected element (uri:"", local:"orderz")
lxml.etree.XMLSyntaxError: Start tag expected, '<' not found, line 1, column 1
google.protobuf.message.DecodeError: Error parsing message with type 'acme.Order'
[libprotobuf ERROR] Can't parse message of type "acme.Order" because it is missing required fields: id
google.protobuf.json_format.ParseError: Message type "acme.Order" has no field named "totl".
org.apache.avro.AvroTypeException: Found string, expecting int
org.apache.avro.AvroRuntimeException: not a data file
avro.io.AvroTypeException: The datum {'id': None} is not an example of the schema
fastavro.schema_common.UnknownType: Money
pyarrow.lib.ArrowInvalid: Could not open Parquet input source 'a.parquet': Parquet magic bytes not found in footer. Either the file is corrupted or this is not a parquet file.
pyarrow.lib.ArrowInvalid: CSV parse error: Expected 5 columns, got 4: 12,abc
pyarrow.lib.ArrowTypeError: Expected bytes, got a 'float' object
pandas.errors.MergeError: Merge keys are not unique in right dataset; not a one-to-one merge
KeyError: "['sku'] not in index"
ValueError: Usecols do not match columns, columns expected but not found: ['price']
ValueError: cannot convert float NaN to integer
pandas._libs.tslibs.np_datetime.OutOfBoundsDatetime: Out of bounds nanosecond timestamp: 9999-12-31
polars.exceptions.ComputeError: could not parse 'n/a' as dtype 'i64' at column 'qty' (column number 3)
polars.exceptions.ColumnNotFoundError: sku
org.apache.spark.sql.AnalysisException: [UNRESOLVED_COLUMN.WITH_SUGGESTION] A column or function parameter with name 'sku' cannot be resolved.
org.apache.spark.sql.AnalysisException: [TABLE_OR_VIEW_NOT_FOUND] The table or view 'shop'.'orders' cannot be found.
AnalysisException: A schema mismatch detected when writing to the Delta table
org.apache.spark.SparkException: Malformed records are detected in record parsing. Parse Mode: FAILFAST.
Unable to infer schema for Parquet. It must be specified manually.
org.apache.parquet.io.ParquetDecodingException: Can not read value at 0 in block -1
java.io.IOException: Could not obtain block: BP-1 file=/data/orders.csv missing blocks
ConcurrentAppendException: Files were added to the root of the table by a concurrent update
duckdb.InvalidInputException: Error in file "orders.csv" on line 4: expected 5 values but got 4.
duckdb.ConversionException: Conversion Error: Could not convert string 'abc' to INT32
dvc: ERROR: failed to pull data from the cloud - Checkout failed for following targets: data/orders.csv Is your cache up to date?
WARNING: Some of the cache files do not exist neither locally nor on remote. Missing cache files: md5: 1a2b
openapi.yaml: Token "Order" does not exist. (invalid-ref)
Can't resolve reference #/components/schemas/Ordr from id #
csvclean: Line 4: Expected 5 columns, found 6 columns
csvjoin: Column identifier 'sku' is invalid. It is neither an integer nor a column name.
Your file is not "utf-8-sig" encoded. Please specify the correct encoding with the -e flag
mlr: mlr: CSV data length 4 at filename orders.csv row 12 does not match header length 5.
mlr: unacceptable empty CSV key
_csv.Error: field larger than field limit (131072)
Error: Invalid Record Length: columns length is 5, got 4 on line 12
Error: Invalid Opening Quote: a quote is found on field 3 at line 12
CSV error: record 12 (line: 13, byte: 410): found record with 4 fields, but the previous record has 5 fields
xsv: CSV error: record 4 has invalid UTF-8
HTTPError: 400 Bad Request from https://upload.pypi.org/legacy/ File already exists. See https://pypi.org/help/#file-name-reuse
npm ERR! 403 You cannot publish over the previously published versions: 1.2.3.
npm ERR! code EPUBLISHCONFLICT
error: failed to publish to registry at https://crates.io Caused by: crate version '1.2.3' is already uploaded
Repushing of gem versions is not allowed.
Response status code does not indicate success: 409 (Conflict - The feed already contains 'Acme.Core 1.2.3').
Could not transfer artifact com.acme:core:pom:1.2.3: Return code is: 409, ReasonPhrase: Conflict.
Release tag v1.2.3 already exists
lerna ERR! EINVALIDTAG cannot find last release tag: invalid version 1.2
ERROR: 'long_description' has syntax errors in markup and would not be rendered on PyPI.
InvalidDistribution: Metadata is missing required fields: Name, Version.
The bundle version must be higher than the previously uploaded version: 41
err="opening storage failed: block dir: '/prometheus/01H': meta.json: unexpected end of JSON input"
out of order sample; entry too far behind
[WARN ][logstash.filters.json] Error parsing json {:source=>"message", :raw=>"abc"}
com.fasterxml.jackson.databind.exc.InvalidFormatException: Cannot deserialize value of type 'java.time.LocalDate' from String "31.12.2024"
com.google.gson.JsonSyntaxException: java.lang.IllegalStateException: Expected BEGIN_ARRAY but was STRING at line 1 column 1 path $
org.springframework.http.converter.HttpMessageNotReadableException: JSON parse error: Cannot deserialize value
jakarta.validation.ConstraintViolationException: must not be blank
org.springframework.dao.DataIntegrityViolationException: could not execute statement
jakarta.persistence.EntityNotFoundException: Unable to find com.acme.Order with id 17
Schema-validation: wrong column type encountered in column [total] in table [orders]; found [int4 (Types#INTEGER)], but expecting [bigint (Types#BIGINT)]
shop.models.Order.DoesNotExist: Order matching query does not exist.
shop.models.User.MultipleObjectsReturned: get() returned more than one User -- it returned 2!
django.core.exceptions.ValidationError: ['“abc” is not a valid UUID.']
rest_framework.exceptions.ParseError: JSON parse error - Expecting value: line 1 column 1 (char 0)
fastapi.exceptions.RequestValidationError: [{'type': 'missing', 'loc': ('body', 'price'), 'msg': 'Field required'}]
werkzeug.exceptions.BadRequestKeyError: 400 Bad Request: KeyError: 'email'
entity.parse.failed: request body is not valid JSON (body-parser)
PayloadTooLargeError: request entity too large
JSON::ParserError: 859: unexpected token at '<html>'
Doctrine\DBAL\Exception\UniqueConstraintViolationException: An exception occurred while executing a query: SQLSTATE[23505]: Unique violation
Microsoft.Data.SqlClient.SqlException: Invalid object name 'Orders'.
Microsoft.EntityFrameworkCore.DbUpdateConcurrencyException: The database operation was expected to affect 1 row(s), but actually affected 0 row(s); data may have been modified or deleted
System.Text.Json.JsonException: '<' is an invalid start of a value. Path: $ | LineNumber: 0
orders.csv line 14: 6 fields expected, 5 found
customer 4711 does not exist in the fixture
duplicate article number A-100 in articles.csv
invoice 2024-001 was already booked
unknown currency 'XXX' in row 12
no exchange rate for 2024-05-01
seed file references unknown user 'bob'
backup archive is damaged
manifest lists 12 files but the archive contains 11
IBAN CH93 is not valid
file is not encoded in UTF-8: kunden.csv
date '31.02.2024' is invalid in column delivery
two migrations have the number 0042
table 'customer_old' is missing in the test database
test data set 'spring' not found
product without category: sku 8812
payload has no field 'total'
translations.json: key 'cart.title' occurs twice
xml export is not well-formed
empty file received: report.xlsx
header row is missing in import file
negative quantity in order 17
no records match the given period
unexpected end of file in dump.sql
schema version 12 of the database is newer than the application (11)
foreign key of line 4 points to a deleted order
decimal comma found where a point was expected: 12,50
image cover.jpg cannot be decoded
warning: SHA256 checksum mismatch for /home/ci/vcpkg/downloads/fmt-10.tar.gz
error: failed to read SHA512 of file: Expected hash: 3f1a Actual hash: 98bc
error NU1403: Package content hash validation failed for Foo.1.0.0. The package is different than the last restore.
error: hash mismatch: manifest declares 1220aa, but the fetched package has 1220bb
error: iteration data could not be loaded: Unexpected end of JSON input
! Checksum mismatch for distribution Foo-Bar-1.2.tar.gz
ERROR: Incorrect hash for file: found 2f, expected a7
Feeder users.csv is empty, stopping engine
ERROR: Hash for zlib.wrap does not match. Incorrect hash for source zlib.tar.gz
lerna ERR! EJSONPARSE JSON.parse Unexpected token
Feeder is now empty, stopping engine
rsync: [receiver] failed verification -- update discarded (will try again).
rsync error: error in rsync protocol data stream (code 12) at io.c(228) [sender=3.2.7]
FAILED: Multiple head revisions are present for given argument 'head'; please specify a specific target revision, '<branchname>@head' to narrow to a specific head, or 'heads' for all heads
FAILED: Can't locate revision identified by 'a1b2c3d4e5f6'
alembic.util.exc.CommandError: Target database is not up to date.
ERROR: Validate failed: Migrations have failed validation
Detected failed migration to version 7 (add orders). Please remove any half-completed changes then run repair to fix the schema history.
ERROR: Found more than one migration with version 2
Detected resolved migration not applied to database: 12.
Found non-empty schema(s) "public" but no schema history table. Use baseline() or set baselineOnMigrate to true to initialize the schema history table.
Error: no matches for Id Deployment.v1.apps/web.[noNs]; failed to find unique target for patch Deployment.v1.apps/web.[noNs]
Error: may not add resource with an already registered id: ConfigMap.v1.[noGrp]/settings.[noNs]
Code: 60. DB::Exception: Table default.events doesn't exist. (UNKNOWN_TABLE)
Code: 27. DB::Exception: Cannot parse input: expected '\t' before: 'abc\n': (at row 2) (CANNOT_PARSE_INPUT_ASSERTION_FAILED)
Code: 53. DB::Exception: Type mismatch in IN or VALUES section. Expected: UInt32. Got: String. (TYPE_MISMATCH)
Code: 47. DB::Exception: Missing columns: 'user_idd' while processing query
InvalidRequest: Error from server: code=2200 [Invalid query] message="unconfigured table users"
InvalidRequest: Error from server: code=2200 [Invalid query] message="Keyspace 'shop' does not exist"
AlreadyExists: Table 'shop.users' already exists
nats: error: stream not found (10059)
nats: JetStream API error: subjects overlap with an existing stream (10065)
sops metadata not found
Error unmarshalling input json: invalid character '}' looking for beginning of object key string
MAC mismatch. File has 8F2A, computed 91BC
failed to catalog: unable to parse SBOM: unrecognized format
Error in pixReadMemTiff: function not present
Empty page!!
Tesseract couldn't load any images: Image file bad.png cannot be read!
unable to parse in.xml
in.xml:3: parser error : Opening and ending tag mismatch: item line 2 and items
airflow.exceptions.AirflowException: Dag 'daily_load' could not be found; either it does not exist or it failed to parse.
airflow.exceptions.DuplicateTaskIdFound: Task id 'load' has already been added to the DAG
Illuminate\Database\Eloquent\ModelNotFoundException: No query results for model [App\Models\Order] 17
Error: Not a valid JPG (looks more like a PNG) - photos/cover.jpg
Error: File format error - photos/a.bin
ERROR: record 14 of orders.csv has no price
error: rows without a price: b
bad amount "1o.00" in line 2
certificate and key do not match
gpg: decrypt_message failed: Unknown system error
ERROR: backup.7z: Can not open the file as archive
b.xml - invalid
orders.xml fails to validate
error: could not apply f94bac1... hot fix
CONFLICT (content): Merge conflict in app.py
dpkg-deb: error: 'tool.deb' is not a Debian format archive
dpkg: error processing archive ./tool.deb (--install):
name : Does not match the regex pattern ^[a-z0-9]
verifying module: checksum mismatch
`;
