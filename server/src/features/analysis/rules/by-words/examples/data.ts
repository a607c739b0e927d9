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
raised ADA.IO_EXCEPTIONS.DATA_ERROR : a-tiinio.adb:85 instantiated at cart.adb:7
Fortran runtime error: Bad value during integer read
Fortran runtime error: Bad real number in item 2 of list input
Fortran runtime error: End of file
Fortran runtime error: Record number not allowed, sequential access of a short record
Fortran runtime error: Cannot match namelist object name totl
forrtl: severe (24): end-of-file during read, unit 5
Error: Conflict between the following libraries: "cart" in _build/default/src "cart" in /root/.opam/lib
[ERROR] Bad checksum, expected md5=1a2b3c, got 4d5e6f for yojson.2.1
ice-9/boot-9.scm:2007:7: In procedure error: price list empty 3
unable to convert date-time string "31.02.2024": syntax error (characters 0-2)
awk: input.csv: program limit exceeded: maximum number of fields size=32767
ERROR: Incorrect hash for source zlib-1.3.tar.xz: 1a2b expected 3c4d actual
ninja: warning: premature end of file; recovering. bad deps log signature or version; starting over
file DOWNLOAD HASH mismatch for file: [data.zip] expected hash: [a] actual hash: [da39a3ee]
(ArgumentError) cannot parse "2024-13-01" as date, reason: :invalid_date
(ArgumentError) incorrect padding (base64)
(Ecto.NoResultsError) expected at least one result but got none in query: from o0 in Shop.Order
(Ecto.MultipleResultsError) expected at most one result but got 2 in query
(Ecto.ConstraintError) constraint error when attempting to insert struct: * "users_email_index" (unique_constraint)
(Jason.DecodeError) unexpected byte at position 0: 0x3C ("<")
(Ecto.InvalidChangesetError) could not perform insert because changeset is invalid.
(Ecto.StaleEntryError) attempted to update a stale struct
* plug: lock mismatch: the dependency is out of date. To fetch locked version run "mix deps.get"
Error in load("cart.rda") : bad restore file magic number (file may be corrupted) -- no data loaded
Error in charToDate(x) : character string is not in a standard unambiguous format
Error in readRDS("cart.rds") : unknown input format
Error in scan(file = file, what = what, sep = sep) : line 3 did not have 4 elements
Error in read.table(file = file, header = header) : more columns than column names
duplicate 'row.names' are not allowed
PHP Fatal error: Uncaught Exception: Failed to parse time string (31.02.) at position 0 (3): Unexpected character
PHP Notice: unserialize(): Error at offset 0 of 1 bytes
PHP Warning: simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag order line 1
PHP Warning: iconv(): Detected an illegal character in input string
unexpected end of string while parsing JSON string, at character offset 2 (before "(end of string)") at load.pl line 1.
malformed JSON string, neither tag, array, object, number, string or atom, at character offset 0
Day '32' out of range 1..29 at dates.pl line 1.
Month '13' out of range 0..11 at dates.pl line 4
File is not a perl storable at Storable.pm line 421
Wide character in print at report.pl line 5. (fatal)
utf8 "\xE4" does not map to Unicode at import.pl line 9.
DBD::Pg::st execute failed: ERROR: duplicate key value violates unique constraint "users_pkey"
go: verifying module: checksum mismatch downloaded: h1:abc go.sum: h1:def
java.util.zip.ZipException: invalid distance too far back
java.io.InvalidClassException: com.acme.Cart; local class incompatible: stream classdesc serialVersionUID = 1, local class serialVersionUID = 2
java.time.format.DateTimeParseException: Text '2024-13-01' could not be parsed: Invalid value for MonthOfYear
java.util.zip.DataFormatException: incorrect header check
java.io.StreamCorruptedException: invalid stream header: 3C21444F
Error: unhandled exception: invalid integer: 12,5 [ValueError]
build.zig.zon:9:20: error: hash mismatch: manifest declares 1220ab but the fetched package has 1220cd
ERROR: Error: Project.toml and Manifest.toml are out of sync, the manifest file has been resolved with a different julia version
ERROR: LoadError: CSV.Error("thread = 1 warning: only found 2 / 3 columns around data row: 4")
[error] found version conflict(s) in library dependencies; some are suspected to be binary incompatible: * com.typesafe:config (evicted)
Spec assertion failed. nil - failed: string? in: [:name] at: [:name] spec: :order/name
kotlinx.serialization.MissingFieldException: Field 'total' is required for type with serial name 'Order', but it was missing
keyNotFound(CodingKeys(stringValue: "total", intValue: nil), Swift.DecodingError.Context(codingPath: [], debugDescription: "No value associated with key"
FormatException: Unexpected character (at character 1) <html>
Unable to load asset: "assets/prices.json". The asset does not exist or has empty data.
ConvertFrom-Json: Conversion from JSON failed with error: Unexpected character encountered while parsing value: <. Path '', line 0, position 0.
Import-Csv : The member "id" is already present.
Expand-Archive: End of Central Directory record could not be found.
end of file on #<SB-SYS:FD-STREAM for "file prices.sexp">; :ASCII stream decoding error: the octet sequence #(195) cannot be decoded.
Error: nonce has already been used [ code=NONCE_EXPIRED ]
Error: sender doesn't have enough funds to send tx. The max upfront cost is: 1000 and the sender's balance is: 0.
Error downloading [https://example.com/a.tgz]: Checksum was 1a2b but wanted 3c4d
ERROR: zlib/1.3: sha256 signature failed for 'zlib.tar.gz' file. Provided signature: 1a Computed signature: 2b
error: failed: https://github.com/fmtlib/fmt/archive/10.tar.gz has an unexpected hash Expected: 1a Actual: 2b
error: hash mismatch in fixed-output derivation '/nix/store/abc-source.drv': specified: sha256-AAAA got: sha256-BBBB
pipenv: Your Pipfile.lock (1a2b3c) is out of date. Expected: (4d5e6f).
CondaVerificationError: The package for numpy located at /opt/conda/pkgs/numpy appears to be corrupted. The path specified in the package manifest cannot be found.
System.FormatException: The input is not a valid Base-64 string as it contains a non-base 64 character
System.Xml.XmlException: Data at the root level is invalid. Line 1, position 1.
System.BadImageFormatException: Could not load file or assembly 'native.dll'. An attempt was made to load a program with an incorrect format.
System.IO.InvalidDataException: Found invalid data while decoding. (GZipStream)
System.DmlException: Insert failed. First exception on row 0; first error: REQUIRED_FIELD_MISSING, Required fields are missing: [Name]
ERROR: File WORK.ORDERS.DATA does not exist.
ERROR: Variable TOTL not found.
no variables defined r(111); variable totl not found (Stata)
Unable to read file 'prices.mat'. Input might not be a binary MAT-file; file might be corrupt
DSNT408I SQLCODE = -803, ERROR: AN INSERTED OR UPDATED VALUE IS INVALID BECAUSE INDEX CONTAINS DUPLICATES
Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.
cart.total: conflicting values "12" and int (mismatched types string and int): (cue vet)
order.id: incomplete value string (cue export)
#Order.totl: field not allowed (cue)
A fatal error occurred: MD5 of file does not match data in flash!
avrdude: Expected signature for ATmega328P is 1E 95 0F Double check chip
avrdude: verification error, first mismatch at byte 0x0000 0x0c != 0xff
ERROR: shop-1.0-r0 do_fetch: Fetcher failure for URL: checksum failed, expected '1a2b' File has different sha256
ERROR: shop-1.0-r0 do_patch: Applying patch 'fix.patch' on target directory Hunk #1 FAILED at 12.
ERROR: zlib-1.3.tar.xz has wrong sha256 hash: ERROR: expected: 1a got: 2b ERROR: Incomplete download, or man-in-the-middle (MITM) attack
tariff table has a gap between 2024-03-31 and 2024-04-02, stopping import
ledger does not balance: debit 1200.00, credit 1199.99
two rows share the voucher code XMAS24, keeping neither
roster references employee 4711 who is not in the staff list
line 14: expected 7 semicolons, counted 6
translations: key cart.total exists in en but nowhere in de; export refused because of an incomplete bundle
translation file de.po: plural forms header absent
postcode list is truncated (ends in the middle of a line)
calibration record for sensor 12 is blank
glossary entry "VAT" defined twice (lines 4 and 90)
feed rejected: 3 of 1200 articles carry no EAN
EAN 4006381333932 has a bad check digit
IBAN DE00 1234 fails the mod-97 test
exchange rate for CHF on 2024-02-30 does not make sense
unreadable timestamp "yesterday" in column created
negative stock for article 77-A, cannot continue
batch trailer says 120 records but I counted 118
control sum of the transfer file is off by 3.20 EUR
header row is not what I expect: found "Artikel;Preis" instead of "sku;price"
BOM in the middle of the file at byte 2048
mixed line endings confuse the parser of the import, row 9 swallowed
orphaned order line 9912 points at order 33 which was deleted
parent category 12 of category 15 does not exist
category tree contains a loop 3 -> 9 -> 3
sample set is lopsided: class "other" has 0 rows
cannot reconcile: bank statement and journal overlap
invoice numbers are not contiguous, 1041 is skipped
snapshot of the warehouse is older than its delta, refusing to merge
mapping for country XK undefined in countries.csv
unknown unit "ltr" in recipe 14
weight 12kg is not a plain number
seed script: user "demo" already present, bailing out
fixture orders/late.json went missing its "customer" block
fixtures must not overlap: ids 10..20 used by both cart.yml and orders.yml
migration 0042 edits a table that 0041 drops
migrations 0042_a and 0042_b have the same number
down-migration of 0042 lost rows: before 120, after 118
schema_version is 17 but the newest script is 15
cannot downgrade the store from format 4 to format 3
the archive contains absolute paths, extraction refused
zip entry prices.csv is encrypted and therefore useless
nothing to load: dump has zero INSERT statements
dump was taken with another collation, import would garble umlauts
unexpected end of record after 511 bytes
magic bytes do not match any known format
image banner.png is not an image (starts with <!DOCTYPE)
PDF invoice-14.pdf has no pages
font file Acme.ttf: table 'cmap' malformed
wave file has 0 samples
geojson: ring 3 of polygon 9 is not closed
coordinates swapped? latitude 181.2 is impossible
protobuf: message Order is missing required fields: id
Error parsing text-format shop.Order: 4:9: Message type "shop.Order" has no field named "totl".
avro: Cannot resolve schema: reader expects long, writer wrote string
thrift: TProtocolException: Missing version identifier, old client?
msgpack: 3 extra bytes after the object
cbor: premature end of stream
asn1: structure error: tags don't match
plist: Encountered unexpected EOF converting property list
ini: duplicate section [paths] in prices.ini data
edifact: UNT segment count 12 differs from 14
hl7: MSH segment required first
iCalendar: DTEND lies before DTSTART for event 9
MARC record 9: leader too short
gtfs: stop_times.txt refers to trip_id T9 unknown to trips.txt
fasta: sequence 3 contains the letter J
VCF: contig chr99 not defined in header
BAM: EOF marker is absent, file truncated
FITS: keyword NAXIS2 missing from the header
NetCDF: HDF error, file prices.nc not recognized
shapefile lacks its .dbf companion records
model weights: size mismatch for fc.weight: copying a param with shape [10, 512] from checkpoint
tokenizer vocabulary and embedding matrix disagree: 32000 vs 32001
labels.csv has 100 lines while images/ holds 99 pictures
baseline.json recorded on another revision, cannot compare numbers
lcov: ERROR: negative counts found in tracefile coverage.info
gcov: cannot open notes data: stamp mismatch with notes file
llvm-profdata: error: merged.profraw: invalid instrumentation profile data (file header is corrupt)
jacoco: Error while analyzing: Unknown block type 50 in exec file
pprof: unrecognized profile format: file has no sample values
coverage: Couldn't use data file '/app/.coverage': no such table: coverage_schema
Couldn't combine data: Can't combine line data with arc data
cobertura: report was empty, nothing to upload
ar: cart.o: file format not recognized
objcopy: cart.bin: file truncated
strip: app: unable to recognise the format of the input file
readelf: Error: Not an ELF file - it has the wrong magic bytes at the start
hex: ** (Mix) Registry checksum mismatch against lock (outer)
stack: SHA256 of archive Cart-0.1.tar.gz mismatch while unpacking Expected 1a Actual 2b
cabal: index cache is damaged: Malformed 01-index.cache; not parsable
opam: [ERROR] Opam file cart.opam: at line 4, column 2: Invalid field contents
nimble: packages_official.json: Error: Package list json is damaged: unexpected EOF
shards: Error: lock has git commit 1a2b that isn't in the repo cache: damaged cache
julia: Hash mismatch for tree of JuMP: expected git-tree-sha1 1a2b, got 3c4d
luarocks: Mismatched MD5 for file cart.lua
R: Error: (converted from warning) package tarball ‘cart.tar.gz’ MD5 sums: files differ
CRAN index PACKAGES.gz unreadable: incomplete final line
cpanm: Checksum mismatch for file Cart-1.0.tar.gz in CHECKSUMS
coursier: checksum error: not matching sha-1 for cart_3-1.0.jar
lein: Checksum validation failed, expected 1a2b but is 3c4d (cart-1.0.jar)
swiftpm: error: fingerprint of vapor 4.1 (1a2b) does not match previously recorded value (3c4d)
swiftpm: error: checksum of downloaded artifact of binary target 'Cart' (1a) does not match checksum specified by the manifest (2b)
pub: Content hash of downloaded package cart-1.0 isn't equal to the lock: Package cart-1.0 sha256 differs
paket: lock entry FSharp.Core has a hash that differs from the nupkg
conan: conan.lock version 0.4 isn't compatible / Incompatible lockfile contents
bazel: MODULE.bazel.lock is no longer up-to-date because the digest of registry file changed
forge: corrupted cache/solidity-files-cache.json: EOF while parsing a value
hardhat: HH702: Invalid artifact, bytecode contains unlinked placeholder
vivado: ERROR: checkpoint post_synth.dcp was written by a newer version or is damaged
vcd: malformed value change at #1200
hex file line 9: checksum byte 0x3f wrong (srec_cat)
uf2: block magic wrong at 512
dtb overlay: FDT_ERR_BADMAGIC
Intel HEX record type 9 unknown, line 14
EDN reader: Duplicate key: :id in prices.edn
** (MatchError) CSV: row 4 has length 3 instead of expected 4 ** (CSV.RowLengthError)
** (NimbleCSV.ParseError) unexpected escape character " in "a;b"
** (Postgrex.Error) ERROR 23505 (unique_violation) duplicate key value violates unique constraint
** (Postgrex.Error) ERROR 42P01 (undefined_table) relation "carts" does not exist
** (Exqlite.Error) NOT NULL constraint failed: orders.total
Aeson exception: Error in $.total: parsing Int failed, expected Number, but encountered String
cassava: parse error (endOfInput) at "a,b
SqlError {sqlState = "23503", sqlErrorMsg = "violates foreign key constraint"}
Fatal error: exception Yojson.Json_error("Line 1, bytes 0-5: Invalid token 'totl'")
Fatal error: exception End_of_file
Sexplib.Sexp.Parse_error: unterminated list, cart.sexp
DBIx::Class::Storage::DBI: UNIQUE constraint failed: user.email [for Statement]
XML::LibXML: :4: parser error : Opening and ending tag mismatch: order line 2 and cart
Spreadsheet::XLSX: zip: bad CRC on member xl/sheet1.xml
Error in fromJSON: lexical error: invalid char in json text. <html>
Warning: 12 parsing failures. row col expected actual (readr; stop_for_problems)
ArgumentError: invalid index in CSV row (julia): JSON3 invalid JSON at byte position 1
DecodingFailure at .total: Got value '"12"' with wrong type, expecting number (circe)
io.circe.ParsingFailure: expected json value got '<!DOCT...' (line 1, column 1)
play.api.libs.json.JsResultException: (errors:List((/total,List(error.path.missing))))
Realm: Migration is required due to the following errors: Property 'Cart.total' has been added
SQLite3: database disk image is malformed (11)
DatabaseException(UNIQUE constraint failed: orders.id (code 1555 SQLITE_CONSTRAINT_PRIMARYKEY))
TclODBC: string data, right truncation on column name
orders export ends without the closing trailer Z
delivery note 77 has more positions than order 77
price 0.00 for article A-12, publishing blocked
catalogue delta arrives before its base, skipped 14 articles and stopped
two currencies in one invoice, can't sum
unknown status code 17 in row 3 of shipments
customer number 0 is reserved, record discarded, import ended
date of birth lies in the future (2031-02-01)
gender "x1" is outside the value list
412 addresses could not be geocoded, permitted are 100
address book lacks column "street"
staff.csv: umlauts broken, looks like Latin-1 instead of UTF-8
column 3 holds text where figures belong
decimal comma in row 12, point needed
sheet "Budget" has vanished from budget.xlsx
merged cells in header confuse the import, no header row detected
cell C14 contains #REF!
workbook is password protected / cannot be read
form field "total" not among the fields of the PDF
mail fixture 3.eml carries no Message-ID
recorded cassette has no interaction for GET /orders
pcap trace stops in the middle of a packet
replay log: sequence jumps from 41 to 44
event 991 was appended twice to the stream
aggregate version conflict: expected 4 found 5
snapshot v3 can't be upcast, no upgrader for v3
cache blob decoded to garbage, key cart:3
session payload is not decodable
cookie value malformed percent sequence
queue message carries no type header, moved to dead letters; run failed
dead letter queue holds 12 messages after the run
foreign currency table empty for 2026-11-28
holiday calendar ends 2025, can't plan 2026
timetable version 12 overlaps version 13
stop 8503000 lacks a platform record
seat map rows do not add up to 180
bill of materials of P-9 includes P-9 itself
measurement file has NaN in channel 2
sampling rate of rec.wav is 44100, reference has 48000
temperature series has a hole of 3 days
histogram bins and counts differ in length
point cloud scan_09.las: header claims 1000 points, read 998
DICOM: SOPInstanceUID repeats in series
patient record without insurance number
mesh is not watertight: 14 open edges
texture atlas index points beyond the sheet
tilemap layer size is off: 100x100 vs 64 tiles
save game made by a later build, can't be loaded
level file lvl3.dat: chunk CRC bad
subtitle 14 starts before 13 ends
language pack de is incomplete: 14 strings untranslated and fallback forbidden
placeholder {name} of key greeting is lost in the French text
ICU message cart.count has no "other" plural branch
PO file: 'msgid' and 'msgstr' entries do not both end with '\n'
xliff unit 12 has target without source
sitemap lists 0 pages
feed.xml entry 3 has no guid
redirects.csv sends /a to /a
terms list repeats "VAT" in lines 3, 9
licence text of dependency x is empty in notices.json
SBOM component pkg:npm/a has no version
changelog date order is broken at 1.4.0
git: bad object HEAD; loose object 1a2b (stored in .git/objects/1a) is corrupt
git: fatal: pack has bad object at offset 912: inflate returned -5
git: error: refs/heads/main does not point to a valid object!
hg: abort: data/cart.i@1a2b: integrity check failed
svn: E155017: Checksum mismatch while updating 'cart.c'
CONFLICT (modify/delete): cart.c deleted in HEAD and modified in feature
CONFLICT (rename/rename): rename cart.c->a.c in HEAD. Rename cart.c->b.c
patch: **** malformed patch at line 12
1 out of 3 hunks FAILED -- saving rejects to file cart.c.rej
error: cart.c: patch does not apply
quilt: Patch fix.patch does not apply (enforce with -f)
tar: Skipping to next header; tar: Unexpected EOF in archive
bzip2: Data integrity error when decompressing.
zstd: /data/x.zst : Decoding error (36) : Restored data doesn't match checksum
lz4: Error 44: Unrecognized header: file cannot be decoded
7z: ERROR: Data Error : prices.csv; Headers Error
unzip: End-of-central-directory signature not found.
ar: prices.a: malformed archive
dpkg-deb: error: archive 'shop.deb' has premature member 'control.tar' before 'debian-binary'
rpm2cpio: shop.rpm: not an rpm package (or package manifest)
sqlite: Parse error near line 3: no such column: totl
psql: ERROR: column "totl" of relation "orders" does not exist
psql: ERROR: invalid byte sequence for encoding "UTF8": 0xe4 0x6b
mysql: ERROR 1366 (HY000): Incorrect string value: '\xF0\x9F' for column 'name'
ERROR 1452 (23000): Cannot add or update a child row: a foreign key constraint fails
ORA-02291: integrity constraint violated - parent key not found
SQL0803N One or more values in the INSERT statement are not valid because the primary key has duplicates
Msg 8152: String or binary data would be truncated.
clickhouse: Code: 27. DB::ParsingException: Cannot parse input: expected ',' before: ';12'
duckdb: Conversion Error: Could not convert string '12,5' to INT32
bq: Error while reading data, error message: CSV table references column position 3, but line starting at position 0 contains only 2 columns.
cassandra: InvalidRequest: Undefined column name totl in table shop.orders
liquibase: changeset ids repeat: 42::ci was defined twice
sqitch: Cannot deploy change: conflicts with an earlier reworked one; Deployed plan line unknown
goose: missing (out-of-order) migrations: version 41
dbmate: migration 0042_a.sql has no "-- migrate:up" block
golang-migrate: Dirty database version 42. Fix and force version.
alembic: Multiple head revisions are present
phinx: duplicate migration - "0042" has the same version as "0041"
sequel: Sequel::Migrator::Error: Applied migration files not in file system: 042_x.rb
flyway: Found more than one migration with version 42
ecto: ** (Ecto.MigrationError) migrations can't be executed, migration version 42 is duplicated
orders.json has a trailing comma, import refused
users.yml anchors refer to a missing alias of row *default
fixture set: label :anna resolves to no row in table people
factory "cart" built an invalid record: Total can't be blank
Validation failed: Email has already been taken
seeds.rb line 9: record invalid, Name is too short
Cart matching query does not exist.
get() returned more than one Cart -- it returned 2!
No row was found when one was required
Multiple rows were found when exactly one was required
Query returned no records for primary key 33
entity of kind Cart with key 33 couldn't be located in the store
optimistic locking: row was updated by another transaction
Instance has been deleted or its row is otherwise not present
duplicate alias in the index mapping; document 12 rejected
mapper_parsing_exception: failed to parse field [total] of type [long]
version_conflict_engine_exception: [12]: version conflict, document already exists
E11000 duplicate key error collection: shop.users index: email_1
ConditionalCheckFailedException: The conditional request failed
ValidationException: The provided key element does not match the schema
Avro schema of topic orders is incompatible with the latest version
Offset out of range with no configured reset policy for partitions
Record is corrupt (stored crc = 1, computed crc = 2)
InvalidTimestampException in record batch
parquet: Couldn't deserialize thrift: TProtocolException; footer damaged
Invalid: Parquet magic bytes not found in footer. Either the file is corrupted or this is not a parquet file.
ORC: file is not an ORC file, postscript missing
pyarrow.lib.ArrowInvalid: CSV parse error: Expected 3 columns, got 4
pandas.errors.ParserError: Error tokenizing data. C error: Expected 3 fields in line 9, saw 4
spark: AnalysisException: Cannot resolve column name "totl" among (id, total)
pandera.errors.SchemaError: column 'total' not in dataframe
lxml.etree.XMLSyntaxError: Document is empty, line 1, column 1
xmllint: prices.xml:9: parser error : Extra content at the end of the document
xmllint: Schemas validity error : Element 'order': Missing child element(s). Expected is ( total ).
fop: invalid flow child in prices.fo record
exiftool: Error: File format error - photo.jpg
pngcheck: banner.png: CRC error in chunk IDAT
ffprobe: moov atom not found; Invalid data found when processing input
sox: WAVE: RIFF header not found
pdfinfo: Syntax Error: Couldn't find trailer dictionary; Couldn't read xref table
qpdf: invoice.pdf: can't find PDF header
osmium: PBF error: invalid blob size
gdalinfo: not recognized as a supported file format (dem.tif)
Error: Error importing: resource already managed by Terraform: aws_s3_bucket.logs
Error: Cannot import non-existent remote object  While attempting to import an existing object to "aws_instance.web"
Error: Failed to decode current backend state: invalid character 'x' looking for beginning of value
state data in S3 does not have the expected content. The checksum calculated is 1a2b, stored in DynamoDB is 9c8d
Error: Provider produced inconsistent final plan: planned set element does not correlate with any element in actual
error: snapshot integrity failure; refusing to use it: child resource refers to missing parent
error: unable to deserialize deployment: unknown resource parent urn:pulumi:dev::web
BucketAlreadyExists: The requested bucket name is not available. The bucket namespace is shared by all users of the system.
EntityAlreadyExists: Role with name ci already exists.
InvalidGroup.Duplicate: The security group 'web' already exists for VPC 'vpc-1a2b'
InvalidSubnet.Conflict: The CIDR '10.0.1.0/24' conflicts with another subnet
InvalidParameterValue: Value (10.0.0.300) for parameter cidrBlock is invalid. This is not a valid CIDR block.
InvalidAMIID.NotFound: The image id '[ami-1a2b]' does not exist
InvalidChangeBatch: Tried to create resource record set [name='web.acme.test.', type='A'] but it already exists
ResourceNotFoundException: Requested resource not found: Table: orders not found
ValidationException: One or more parameter values were invalid: Missing the key id in the item
The provided key element does not match the schema
TransactionCanceledException: Transaction cancelled, please refer cancellation reasons for specific reasons [ConditionalCheckFailed]
Error from server (AlreadyExists): error when creating "ns.yaml": namespaces "shop" already exists
error: Apply failed with 1 conflict: conflict with "helm" using apps/v1: .spec.replicas
The Service "web" is invalid: spec.clusterIP: Invalid value: "10.0.0.9": provided IP is already allocated
metadata.labels: Invalid value: "a b": a valid label must be an empty string or consist of alphanumeric characters
data.tls.crt: Invalid value: illegal base64 data at input byte 4
The ConfigMap "big" is invalid: []: Too long: must have at most 262144 bytes
Error: failed to decode release from secret sh.helm.release.v1.web.v9: illegal base64 data
Error: chart metadata of web-1.4.tgz is missing: chart.metadata.name is required
Error: sha256 sum does not match for /root/.cache/web-1.4.2.tgz: "1a2b" != "9c8d"
Error: failed to fetch provenance: web-1.4.tgz.prov not usable
Error: web-1.4.tgz appears to be gzipped archive; got 'text/html'
kustomize: may not add resource with an already registered id: ConfigMap.v1.[noGrp]/web.[noNs]
fatal: [web1]: FAILED! => {"msg": "Unable to parse facts file /etc/ansible/facts.d/app.fact: Expecting value"}
ERROR! Invalid vars_files entry: variable file host_vars/web1.yml is empty where a dictionary was expected
failed to combine variables, expected dicts but got a 'dict' and a 'list'
Hiera lookup: Function lookup() did not find a value for the name 'web::port'
Error: Failed to parse PuppetDB: catalogue contains a duplicate title 'nginx'
Data bag item app/prod is missing; ERROR: The object you are looking for could not be found (data_bag_item)
Packer: Checksums did not match for jammy.iso. Expected: 1a2b Got: 9c8d
The box checksum does not match the metadata: the box may be truncated
Error: JSON is invalid: missing 'id' in plan.json of conftest, no documents to test
tfplan file is not a plan; Error: The given file isn't a valid plan file: zip: not a valid zip file
tfvars of customer 17 lacks network block, cannot render
Duplicate output key 'vpc_id' found in stack outputs of dev and stg
failed to copy: httpReadSeeker: failed open: unexpected content digest for layer sha256:1a2b
invalid tar header: failed to load image archive web.tar
Error: payload does not match any of the supported image formats: * oci: open /tmp/x/index.json: not a directory
docker: layers from manifest don't match image configuration
ERROR: failed to solve: failed to compute cache key: failed to get layer sha256:1a2b: size validation failed: 10 != 20
Error: MANIFEST_INVALID: manifest invalid; layer does not exist
Error: uploading blob: digest invalid: provided digest did not match uploaded content
Error: duplicate file title annotation hello.txt in artifact
Error: parsing SBOM: document has no SPDXVersion
sbom-scorecard: bom.json is not valid CycloneDX: components[4].purl malformed
cyclonedx: Validation failed: bomFormat: value "CycloneDx" is not one of the allowed
Package URL 'pkg:nmp/lodash' can't be interpreted
VEX document lists product that is in no SBOM
sarif upload rejected: 1 item required; only 0 were supplied in runs
Invalid SARIF. JSON syntax error: Unexpected end of input
report.json of the scanner has no "results" array
Baseline file .secrets.baseline could not be read: Expecting value: line 1 column 1 (char 0)
suppressions.xml: cvc-elt.1: Cannot find the declaration of element 'suppresions'
waiver for CVE-2024-1234 has no expiry date
allow-list entry 14 names a package version that is no more in the lock file
Unable to load certificate: PEM routines:get_name:no start line: Expecting: TRUSTED CERTIFICATE
unable to load Private Key: asn1 encoding routines:asn1_check_tlen:wrong tag
pkcs12: Mac verify error: not a PKCS#12 container
error 20 at 0 depth lookup: chain file is incomplete, intermediate certificate absent from bundle.pem
x509: malformed certificate: invalid serial
keytool error: java.lang.Exception: Certificate not imported, alias <acme> already exists
crl.pem: CRL number is lower than that of the stored list
gpg: invalid armor header:
gpg: CRC error; 1A2B3C - 9C8D7E
minisign: Error while loading the signature: base64 conversion failed
age: error: parsing age header: unexpected intro: "PK"
sops: error unmarshalling input yaml: yaml: could not find expected ':'
sops: Error dumping file: the encrypted file holds a key twice
LibClamAV Error: Can't load daily.cvd: Malformed database
ssh-keygen: id.pub is not a public key file.
Load key "/builds/id_ci": invalid format
kubeseal: error: invalid input data: no Secret object in manifest
ERROR:  insert or update on table "orders" violates foreign key constraint "orders_customer_fk"  DETAIL: Key (customer_id)=(9) is not present in table "customers".
ERROR:  null value in column "total" of relation "orders" violates not-null constraint
ERROR:  conflicting key value violates exclusion constraint "booking_overlap"
ERROR:  no partition of relation "events" found for row
ERROR:  invalid byte sequence for encoding "UTF8": 0xe9 0x20 0x61
ERROR:  value too long for type character varying(40)
ERROR:  numeric field overflow  DETAIL:  A field with precision 4, scale 2 must round to an absolute value less than 10^2.
ERROR:  date/time field value out of range: "2026-02-31"
ERROR:  extra data after last expected column  CONTEXT: COPY orders, line 14
ERROR:  missing data for column "total"  CONTEXT: COPY orders, line 9
ERROR:  unquoted newline found in data  HINT: Use quoted CSV field to represent newline.
ERROR:  invalid input value for enum order_state: "opne"
ERROR:  cannot drop table customers because other objects depend on it
ERROR:  column "note" of relation "orders" already exists
ERROR:  relation "orders_pkey" already exists
ERROR:  there is no unique constraint matching given keys for referenced table "customers"
ERROR:  column "total" contains null values
ERROR:  could not create unique index "users_email_key"  DETAIL:  Key (email)=(a@b.c) is duplicated.
ERROR:  invalid page in block 14 of relation base/16384/2619
ERROR:  missing chunk number 0 for toast value 16401 in pg_toast_2619
pg_restore: error: input file appears to be a text format dump. Please use psql.
pg_restore: error: could not find entry for pg_toc: unsupported version (1.15) in file header
pg_restore: error: COPY failed for table "orders": ERROR: duplicate key value violates unique constraint
pg_waldump: error: could not find a valid record after 0/3000000
ERROR 1062 (23000) at line 14: Duplicate entry '17' for key 'orders.PRIMARY'
ERROR 1292 (22007): Incorrect datetime value: '0000-00-00 00:00:00' for column 'at' at row 1
ERROR 1264 (22003): Out of range value for column 'qty' at row 9
ERROR 1265 (01000): Data truncated for column 'state' at row 3
ERROR 1364 (HY000): Field 'total' doesn't have a default value
ERROR 1261 (01000): Row 3 doesn't contain data for all columns
ERROR 1146 (42S02): Table 'shop.ordrs' doesn't exist
ERROR 1050 (42S01): Table 'orders' already exists
ERROR 1091 (42000): Can't DROP 'note'; check that column/key exists
ERROR 1822 (HY000): Failed to add the foreign key constraint. Missing index for constraint
ERROR 1813 (HY000): Tablespace ''shop'.'orders'' exists.
InnoDB: Database page corruption on disk or a failed read of page [page id: space=4, page number=3]
Runtime error near line 9: FOREIGN KEY constraint failed (19)
Runtime error: UNIQUE constraint failed: users.email (19)
Error: file is not a database (26)
Error: database disk image is malformed (11)
orders.csv:14: expected 4 columns but found 3 - filling the rest with NULL
orders.csv:9: INSERT failed: datatype mismatch
Msg 2627, Level 14: Violation of PRIMARY KEY constraint 'PK_orders'. Cannot insert duplicate key in object 'dbo.orders'.
Msg 547, Level 16: The INSERT statement conflicted with the FOREIGN KEY constraint "FK_orders".
Msg 2628: String or binary data would be truncated in table 'shop.dbo.orders', column 'note'.
Msg 245: Conversion failed when converting the varchar value 'abc' to data type int.
Msg 208: Invalid object name 'dbo.ordrs'.
Msg 2714: There is already an object named 'orders' in the database.
Msg 3241: The media family on device 'shop.bak' is incorrectly formed. SQL Server cannot process this media family.
ORA-02291: integrity constraint (SHOP.FK_CUST) violated - parent key not found
ORA-12899: value too large for column "SHOP"."ORDERS"."NOTE" (actual: 41, maximum: 40)
ORA-01843: not a valid month
ORA-00955: name is already used by an existing object
ORA-39002: invalid operation ORA-39143: dump file "shop.dmp" may be an original export dump file
SQL*Loader-350 record 9: Rejected - Error on table ORDERS, column TOTAL.
E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "a@b.c" }
MongoServerError: Document failed validation: schemaRulesNotSatisfied
MongoServerError: Performing an update on the path '_id' would modify the immutable field '_id'
Failed: error processing document #3: invalid character '}' after object key:value pair (mongoimport)
Failed: stream or file does not appear to be a mongodump archive
Failed: shop.orders: error restoring from dump/orders.bson: reading bson input: invalid BSONSize: 0 bytes
CastError: Cast to ObjectId failed for value "17" (type string) at path "_id" for model "Order"
ERR value is not an integer or out of range
ERR no such key
Short read or OOM loading DB. Unrecoverable error, aborting now. rdb: Wrong signature trying to load DB from file
Bad file format reading the append only file: make a backup of your AOF file, then use ./redis-check-aof --fix
ERR Protocol error: invalid bulk length  (mass insert file orders.resp)
BUSYKEY Target key name already exists.
mapper_parsing_exception: failed to parse field [total] of type [long] in document with id '17'. Preview of field's value: 'abc'
resource_already_exists_exception: index [orders/1a2b] already exists
index_not_found_exception: no such index [ordrs]
mapper [total] cannot be changed from type [long] to [keyword]
Limit of total fields [1000] has been exceeded while adding new fields [3]
version_conflict_engine_exception: [17]: version conflict, current version [4] is different than the one provided [3]
Malformed action/metadata line [3], expected START_OBJECT but found [VALUE_STRING]
Code: 27. DB::ParsingException: Cannot parse input: expected '\t' before: 'abc': (at row 3)
Code: 60. DB::Exception: Table shop.ordrs does not exist. UNKNOWN_TABLE
Code: 252. DB::Exception: Too many partitions for single INSERT block (more than 100).
unable to parse 'cpu,host= value=1': missing tag value (influx write)
field type conflict: input field "total" on measurement "orders" is type string, already exists as type float
Node(17) already exists with label 'Order' and property 'id' = 17
Cannot delete node<17>, because it still has relationships.
Not a valid Avro file: magic bytes do not match
org.apache.avro.AvroTypeException: Found string, expecting union
Error deserializing Avro message for id 41
RecordTooLargeException: The message is 1200041 bytes when serialized which is larger than 1048576
kafka: UNKNOWN_TOPIC_OR_PARTITION: This server does not host this topic-partition.
CORRUPT_MESSAGE: This message has failed its CRC checksum, exceeds the valid size
OffsetOutOfRangeException: Fetch position is out of range for partition orders-0
TopicExistsException: Topic 'orders' already exists.
PRECONDITION_FAILED - fast reply consumer does not exist: message body has no correlation id
rabbitmq definitions import: {error,{not_json,"..."}}: definitions.json is unusable
JetStream: wrong last sequence: 41 (10071)
nats: error: payload schema mismatch for subject orders.new: "total" absent
Parquet magic bytes not found in footer. Either the file is corrupted or this is not a parquet file.
Invalid Input Error: CSV Error on Line: 9 Expected Number of Columns: 4 Found: 3 (duckdb)
Conversion Error: Could not convert string 'abc' to INT32
Numeric value 'abc' is not recognized  File 'orders.csv', line 9, character 12 (COPY INTO)
Load into table 'orders' failed. Check 'stl_load_errors' system table for details.
Error while reading data, error message: CSV table encountered too many errors, giving up. Rows: 14; errors: 1.
Provided Schema does not match Table acme:shop.orders. Field total has changed type from INTEGER to FLOAT
Migration checksum mismatch for migration version 14 -> Applied to database : 1a -> Resolved locally : 2b
Found more than one migration with version 14
Detected failed migration to version 14 (add note). Please remove any half-completed changes then run repair to fix the schema history.
error: no migration found for version 20260101: read down for version: file does not exist
error: migration 20260101 was previously applied but is missing in the resolved migrations
error: migration 20260101 was previously applied but has been modified
error: found 2 missing migrations before current version 20: version 18
Error: P3006 Migration '20260101_a' failed to apply cleanly to the shadow database.
P2003 Foreign key constraint failed on the field: 'Order_customerId_fkey (index)'
The migration directory is corrupt, the following migration files are missing: 20260101_init.js
Multiple head revisions are present for given argument 'head'; please specify a specific target revision
Conflicting migrations detected; multiple leaf nodes in the migration graph: (0014_a, 0014_b in shop)
ActiveRecord::DuplicateMigrationVersionError: Multiple migrations have the version number 20260101.
SQLSTATE[42S22]: Column not found: 1054 Unknown column 'totl' in 'field list'
atlas: Error: checksum mismatch: atlas.sum differs from the directory L2: 20260101.sql was edited
seed: customer "acme" referenced by orders.yaml but there's no such fixture
Foreign key violations found in your fixture data. Ensure you aren't referring to labels that don't exist on associations.
dump was truncated: last statement has no semicolon, 41 MB of 60 MB
tenant 17 has no rows in price_list, import stopped
the feed holds the same SKU twice: A-17
currency CHX isn't in the reference table
opening balance and sum of bookings do not tally for account 1020
FATAL:  database "shop_test" does not exist
NOT_FOUND - no queue 'ordrs' in vhost '/'
Msg 911, Level 16: Database 'shop' does not exist. Make sure that the name is entered correctly.
k6: SharedArray: JSON.parse users.json: unexpected end of JSON input
jmeter: Unexpected EOF in quoted CSV field, users.csv line 9
jmeter: Variable $ {sku} was left unresolved because users.csv ran out of rows, CSV Data Set stopped thread
gatling: Feeder is now empty, stopping engine
locust: users.json holds 10 accounts, 50 users are wanted
vegeta: targets.txt:3: bad header line
hurl: error: Filter error --> orders.hurl:9:1  missing value to apply filter
newman: iteration data is neither CSV nor JSON: Invalid closing quote at line 3
karate: read of orders.json: net.minidev.json.parser.ParseException: Unexpected duplicate key:sku at position 41
pact file orders-web.json holds two interactions with same description and provider state but different content
Cannot change the content of the pact for web version 1a2b and provider orders, as race conditions will cause unreliable results
recorded cassette orders.yaml was cut off, VCR has no record left for POST /pay
har file contains no entries
Postman export is of schema v1.0.0, only v2 collections are handled
example in spec does not fit its own schema: /orders example total is text
WSDL response of fixture is not well-formed: Premature end of file.
SOAPException: unexpected element (uri:"", local:"ordr"). Expected elements are <{urn:acme}order>
Failed to parse input: order.txtpb:3:9: Message type "shop.Order" has no field named "totl". (protoc --encode)
Failed to parse input.
google.protobuf.message.DecodeError: Error parsing message with type 'shop.Order'
flatc: error: unable to load JSON: order.json:4: field not found: totl
thrift: TProtocolException: Bad version in readMessageBegin
msgpack: ExtraData: unpack(b) received extra data.
CBORDecodeEOF: premature end of stream (expected to read 4 bytes, got 1 instead)
cannot decode base64 secret in env file: illegal base64 data at input byte 40
WAL segment 00000041 is corrupt: unexpected checksum 1a2b, expected 9c8d  (prometheus)
opening storage failed: invalid block sequence: block time ranges overlap
out of order sample; server returned HTTP status 400 Bad Request: entry too far behind
remote write: duplicate sample for timestamp
promtool: text exposition: error while linting: text format parsing error in line 9: second TYPE line for metric name "http_total", or TYPE reported after samples
tsdb: label set of series {a="1",a="2"} has same label name twice
Dashboard import failed: A dashboard with the same uid already exists
grafana provisioning: the same UID is used more than once uid=web
Datasource provisioning error: datasource.yaml config is invalid. Only one datasource per organization can be marked as default
loki: entry for stream '{app="web"}' has timestamp too old
otel: Failed to unmarshal span batch: proto: illegal wireType 7
statsd: bad line 'web.hits:x|c' from fixture
syslog sample has 3 lines without a timestamp
zone acme.test/IN: loading from master file db.acme.test failed: has no NS records
zone acme.test/IN: SOA serial 2026 is lower than that of the secondary
dhcpd: duplicate lease for 10.0.0.9 in the lease file
sitemap.xml lists 3 addresses twice
artifact zip of job build is damaged: End-of-central-directory signature not found
Failed to restore cache: tar: Unexpected EOF in archive
JUnit report TEST-orders.xml could not be read: Content is not allowed in prolog.
ERROR: None of the test reports contained any result
coverage.xml holds no lines at all, upload refused
cobertura parser: lxml.etree.XMLSyntaxError: Document is empty, line 1, column 1
geninfo: ERROR: mismatched end line for _ZN4cart at cart.cpp:14: 9 -> 12
changelog has no entry for version 1.4.0
release notes of 1.4.0 were already published
tag v1.4.0 exists on the remote already
customers.csv, line 14: wanted 6 fields, saw 5
customers.csv has a byte order mark and semicolons where commas are due
row 17 repeats key A-17 (first seen in row 4)
gap in invoice numbers: 1409 follows 1405
two rates for EUR on 2026-11-27
rate for CHF on 2026-11-27 is missing from the feed
amount '12,50 Fr' can't be read as a number
date '31.02.2026' does not exist
unknown country code 'XK2' in record 41
record 41 refers to customer 99 who is not in the master data
orphaned rows in order_items: 14 without order
table customers has 0 rows after import, was the dump blank?
dump belongs to schema version 13, database is at 14
migration 0014_add_note was already applied by hand
migration numbers collide: two files named 0014
migration 0012 is missing between 0011 and 0013
down migration of 0014 would lose column note with 412 values
hash of archived file doesn't equal the one in MANIFEST
manifest lists 12 files, archive holds 11
archive backup-2026-11-27.tar.zst ends in the middle of a file
backup set is incomplete: part 3 of 4 absent
decompress: corrupt input, magic number wrong
unzip:  cannot find zipfile directory in one of web.zip
zstd: error: backup.zst : unsupported format
xz: backup.xz: File format not recognized
payload of event 41 has no field 'currency'
event 41 came twice with different totals
message 41 of replay file isn't JSON
json: line 41 of events.ndjson stops in mid-string
jq: parse error: Unfinished JSON term at EOF at line 9, column 0
jq: error (at <stdin>:0): Cannot iterate over null (null)
jq: error (at orders.json:1): Cannot index array with string "total"
xmlstarlet: orders.xml:9.14: Start tag expected, '<' not found
csvkit: ValueError: Row 14 has 7 values, but Table only has 6 columns.
csvclean: 3 errors logged to orders_err.csv
xsv: CSV error: record 14 (line: 14, byte: 812): found record with 5 fields, but the previous record has 6 fields
mlr: mlr: data length 5 is greater than header length 4 at orders.csv line 14
iconv: illegal input sequence at position 812
recode: orders.txt failed: Invalid input in step 'ISO-8859-1..UTF-8'
file is UTF-16, UTF-8 was agreed with the supplier
encoding of names.txt unclear: byte 0xfc at offset 41
EDI segment UNZ counts 3 messages but there are 2
IBAN CH93 0076 does not pass its check digits
pain.001: number of transactions 4 doesn't equal CtrlSum header 5
camt file holds no entries for account 1020
ICD code table lacks version 2026
geojson: ring not closed in feature 9
shapefile parts.shx is absent, index of shapes can't be read
SNAPSHOT 412 cannot be restored into a database that is not empty
inventory has web1 in two groups with different addresses
host list and DNS zone disagree about 10.0.0.9, given twice
seed data inconsistent: booking without account
fixtures/users.yml: login 'ada' occurs two times
test customer 17 was deleted by another run
golden dataset v9 cannot be found in the store under that id
nothing to import: feed of 2026-11-27 has only a heading
state file of last run is garbage, line 1 isn't a timestamp
lock table says batch 41 open although it was booked
cursor 'eyJ' from last run does not belong to this export
s3://acme-fixtures/2026-11.parquet: schema has int32 where int64 was written
object fixtures/2026-11.csv doesn't exist in the bucket (NoSuchKey)
fatal error: An error occurred (404) when calling the HeadObject operation: Key "fixtures/a.csv" does not exist
InvalidObjectState: The operation is not valid for the object's storage class
BlobNotFound: The specified blob does not exist. ErrorCode:BlobNotFound
CommandException: No URLs matched: gs://acme-fixtures/2026-11/*
BadDigest: The Content-MD5 you specified did not match what we received.
rclone: ERROR : a.csv: corrupted on transfer: sizes differ 812 vs 410
restic: pack 1a2b contains 1 errors: blob 0: Blob ID does not match, want 1a, got 9c
restic: Fatal: no snapshot found for id "1a2b"
borg: Archive web-2026-11-27 does not exist
pgbackrest: ERROR: [075]: no prior backup exists, incr backup cannot be made; stanza 'main' info file mismatch
rsync: [receiver] failed verification -- update discarded: orders.db
vault kv: No value found at secret/data/stg/db
consul-template: missing dependency data: kv.block(stg/port) has no value
etc: key stg/db/url holds an empty string where an address is due
feature flag 'new-checkout' is defined with two default values
translation catalogue de.po: message 'cart.empty' without text
msgfmt: de.po:14: duplicate message definition...
bucket listing of fixtures shows 0 objects under prefix 2026/
two secrets claim the name db-password
host key list holds a stale entry twice for web1
allocation table: CIDR 10.1.0.0/24 overlaps with 10.1.0.128/25
DNS record web.acme.test is defined as A and CNAME
MAC address aa:bb:cc:dd:ee:ff given to two machines
port 8080 assigned to two services in services.csv
user id 1001 used by ada and bob
group members refer to nobody by name 'carl'
VLAN 412 isn't in the plan
inventory file yields no host for group db: list is blank
terraform import list line 9: id is empty
state file serial 41 is lower than that of the remote (42)
state lists aws_instance.web twice
remote object was deleted outside; resource id vpc-1a2b no longer exists (InvalidVpcID.NotFound)
InvalidParameterCombination: Cannot find version 19.1 for postgres snapshot rds:shop-1
DBInstanceAlreadyExists: DB instance already exists
DBSnapshotNotFound: DBSnapshot not found: shop-2026-11-27
QueueAlreadyExists: A queue already exists with the same name and a different value for attribute VisibilityTimeout
AWS.SimpleQueueService.NonExistentQueue: The specified queue does not exist for this wsdl version.
ParameterNotFound: (GetParameter) /stg/db/url
ResourceNotFoundException: Secrets Manager can't find the specified secret.
ResourceExistsException: The operation failed because the secret stg/db already exists.
ResourceInUseException: Table already exists: orders
ItemCollectionSizeLimitExceeded: collection size exceeded for customer 17
Requested entity was not found. (projects/acme/secrets/db/versions/9)
ALREADY_EXISTS: Resource 'projects/acme/topics/orders' already exists
Conflict: container app 'web' already exists in resource group with other tags
StorageAccountAlreadyTaken: The storage account named acmelogs is already taken.
SecretNotFound: A secret with (name/id) db was not found in this key vault
consul kv import: Error! Failed to unmarshal data: cannot unmarshal array into field
nginx log replay: line 412 of access.log has no status
GeoIP database GeoLite2-City.mmdb is corrupt: The MaxMind DB file is in a bad data format
htpasswd file has an entry with unknown hash format, line 3
zone transfer: record count 41 and 44 do not agree
vCard 3 of the export lacks END:VCARD
ical: VEVENT without DTSTART in calendar feed
protobuf dump truncated at message 412
avro file orders.avro: sync marker not found, block damaged
ORC: Malformed ORC file orders.orc. Invalid postscript length 0
parquet column total has physical type INT32, reader wants DOUBLE
Iceberg: Cannot find snapshot with id 412
delta: DELTA_FAILED_TO_MERGE_FIELDS: Failed to merge fields 'total' and 'total'
[DELTA_TABLE_NOT_FOUND] Delta table 'shop'.'orders' doesn't exist.
hive: Table not found 'ordrs' SemanticException
hudi: HoodieException: Duplicate key found for insert: A-17
dbt seed: raw_orders.csv has a heading without name in column 3
Seed file orders.csv has two columns with same name 'id'
dvc: ERROR: failed to pull data from the cloud - Checkout failed for following targets: data/raw
dvc: output 'data/raw.csv' does not exist
git-annex: data/raw.csv: not available from any remote, 1 failed
lfs: Encountered 1 file that should have been a pointer, but wasn't
git: error: object file .git/objects/1a/2b is empty
fatal: loose object 1a2b is corrupt
error: bad signature 0x00000000  fatal: index file corrupt
svn: E155015: Aborting commit: remains in conflict
Auto-merging values.yaml CONFLICT (modify/delete): values-stg.yaml deleted in HEAD
patch: **** malformed patch at line 14: @@
Hunk #2 FAILED at 41. 1 out of 3 hunks FAILED -- saving rejects to file nginx.conf.rej
error: patch failed: conf/app.ini:9  error: conf/app.ini: patch does not apply
error: corrupt patch at line 14
sha1 of blob differs from what the lock manifest records
sigstore bundle has no tlog entries, it was cut
sbom lists a component twice under different checksums
crate index entry broken: invalid digit in cksum
cassandra-less export: row 9 misses its partition key
LDIF line 14: attribute without value, entry cn=ada rejected
ldap_add: Object class violation (65)  additional info: attribute 'mail' not allowed
SNMP MIB ACME-MIB can't be linked: unlinked OID in ACME-MIB: acme ::= { enterprises 99999 }
certificate chain file lists the root before the leaf, order is wrong
k6: duplicate user in users.csv, row 9
load profile has negative ramp in row 4
metrics snapshot holds NaN for web_total
trace file has spans without parent, 14 orphans
audit log has a hole between 10:00 and 10:20
customer's export came in Windows-1252 rather than UTF-8
import stopped at record 812: unknown article
no exchange rate on file for 28.11.
posting period 2026-11 has no opening record
feed holds fewer stores (40) than last week (412), looks cut off
master record 17 vanished between extract and load
duplicate booking reference in batch 9
supplier file misses its trailer line
zip code 99999 matches no town
barcode table has letters where digits belong
the answers file of the installer is blank
lookup list 'units' doesn't contain 'kg/h'
batch total 412.00 differs from sum of lines 411.50
hex dump contains an odd number of digits
object 'orders' was found twice in the bundle
entity with name 'web' is there already
item A-17 could not be located
no entry for key stg.db.host in the parameter store dump
nothing found for id 17
no matching record in lookup table
primary key 17 used twice in the load
reference to a parent that does not exist: category 99
children left without parent after delete
value 'blue' isn't in the code list colours
cell C14 of sheet 2 isn't a number
sheet 'Prices' is absent in prices.xlsx
workbook is password-less but damaged: File is not a zip file
pdf has no pages: xref table broken
image logo.png is damaged: bad IHDR chunk
video sample has no moov atom: Invalid data found when processing input
audio file header says 2 channels, data holds 1
mail in mbox starts without From line
multipart body lacks its closing boundary
chunk 3 of upload went missing
byte count in header (812) and body (410) differ
field 4 too short in fixed-width record 9
trailer count 412 vs 411 records read
file ended before record 9 was complete
empty document
document has two root elements
line 9 has an odd number of quotes
delimiter ';' expected, ',' found in heading
heading row missing
columns are in another order than agreed: total, id
column 'sku' no longer delivered by supplier
unexpected column 'foo' in feed
NULL in mandatory column total, row 14
negative quantity in row 3
end date lies before start date in period 4
overlapping validity of price A-17
version 3 of the document was replaced meanwhile (optimistic locking)
Row was updated or deleted by another transaction (or unsaved-value mapping was incorrect)
stale revision: document update conflict (couchdb)
{"error":"conflict","reason":"Document update conflict."}
{"error":"not_found","reason":"no_db_file"}
{"error":"file_exists","reason":"The database could not be created, the file already exists."}
couchbase: KEY_ENOENT: document not found
couchbase: DocumentExistsException: Document with the given id already exists
aerospike: Error code 5: Key already exists
scylla: Cannot add already existing table "orders" to keyspace "shop"
foundationdb: key not in tenant: record header malformed
rocksdb: Corruption: block checksum mismatch: stored = 1a2b, computed = 9c8d
leveldb: Corruption: corrupted compressed block contents
lmdb: MDB_CORRUPTED: Located page was wrong type
bolt: invalid database: meta page checksum error
badger: MANIFEST has unsupported version or bad magic
realm: Invalid top array size; file isn't a Realm
dynamodb-local: Cannot do operations on a non-existent table
typesense: {"message": "Document's 'total' field must be an int32."}
meilisearch: index_not_found: Index 'orders' not found.
solr: ERROR: [doc=17] unknown field 'totl'
solr: Document is missing mandatory uniqueKey field: id
qdrant: Wrong input: Vector dimension error: expected dim: 384, got 768
milvus: collection not found[collection=orders]
weaviate: class name Order already exists
tarantool: Duplicate key exists in unique index "primary" in space "orders"
exasol: ETL-3050: [Column=3 Row=9] transformation of value='abc' failed - invalid number
teradata: Failure 2801 Duplicate unique prime key error in orders.
vertica: ERROR 2035: COPY: Input record 9 has been rejected (Too few columns found)
greenplum: ERROR:  segment reject limit reached, aborting operation
firebird: violation of PRIMARY or UNIQUE KEY constraint "PK_ORDERS" on table "ORDERS"
db2: SQL0803N  One or more values in the INSERT statement are not valid because the primary key constrains the table from having duplicate values
db2: SQL0204N  "SHOP.ORDRS" is an undefined name.
informix: -391 Cannot insert a null into column (orders.total).
sybase: Attempt to insert duplicate key row in object 'orders' with unique index 'pk'
hana: unique constraint violated: Table(ORDERS) SQL Error 301
maxdb import: record 14 rejected, code page conversion failed
questdb: invalid timestamp at line 3 column 'at'
timescale: cannot create a unique index without the column "at" (used in partitioning): hypertable has data
immudb: key not found
dolt: cannot merge with uncommitted changes; table orders has 3 conflicts
litestream: no matching backups found, generation 1a2b is incomplete
pg_basebackup: error: backup manifest checksum for file "base/1" differs
xtrabackup: The log was not applied to the intended LSN! data is inconsistent
mydumper: restore: metadata file of export is corrupt
mysqlbinlog: Error in Log_event::read_log_event(): 'read error', data_len: 41, event_type: 2
mysqlimport: Error: 1062, Duplicate entry 'A-17' for key 'sku', when using table: orders
ysql loader: bad row 14, 5 fields for 4 columns
etl: reject file holds 14 rows
pipeline halted: 3 bad messages in the dead-letter file
the offset file is from another topic
schema id 9 isn't registered
subject 'orders-value' not found.; error code: 40401
schema not found; error code: 40403
message key is null but topic is compacted
compacted topic cannot accept message without key in topic partition
InvalidRecordException: One or more records have been rejected
connect: tombstone for unknown document
debezium: The db history topic or its content is fully or partially missing.
cdc: Data row is smaller than a column index, internal schema representation is out of sync with real database schema
flyway: Migration V14__note.sql failed: SQL State 42701, column already there
liquibase: Precondition Error: Table orders already exists
ef: There is already an object named 'Orders'; the migration '20260101_Init' was applied twice
knex: The migration directory is corrupt: 20260101_init.js was renamed after it had run
sequelize seed: Validation error: sku must be unique
typeorm: QueryFailedError: duplicate key while loading fixture order.yml
doctrine: An exception occurred while executing a query: Integrity constraint violation: 19 NOT NULL constraint failed: orders.total
ecto: ** (Ecto.ConstraintError) constraint error when attempting to insert struct: orders_sku_index (unique_constraint)
diesel: DatabaseError(UniqueViolation, "duplicate key value")
sqlx: no rows returned by a query that expected to return at least one row
sql: no rows in result set
sql: Scan error on column index 2, name "total": converting NULL to float64 is unsupported
peewee: OrderDoesNotExist: <Model: Order> instance matching query does not exist
exposed: EntityNotFoundException: Entity Order, id=17 not found in the database
fatal: bad object 3f2c1aa
error: object file .git/objects/3f/2c1a is empty
error: inflate: data stream error (incorrect data check)
fatal: pack has 12 unresolved deltas
error: index-pack died: fatal: premature end of pack file, 31 bytes missing
fatal: packed object 8c1e (stored in .git/objects/pack/pack-9a.pack) is corrupt
error: refs/heads/main does not point to a valid object!
error: bad signature 0x00000000 fatal: index file corrupt
warning: reflog of 'HEAD' references pruned commits
error: patch fragment without header at line 2: @@ -1,3 +1,4 @@
error: cannot apply binary patch to 'logo.png' without full index line
error: src/app.c: patch does not apply
error: the patch applies to 'src/app.c' (3f2c1aa), which does not match the current contents.
error: invalid object 100644 8c1e for 'lib/a.rb'
fatal: empty mbox: 'fixes.mbox'
Patch format detection failed.
fatal: Unable to mark file order.csv
CONFLICT (modify/delete): docs/a.md deleted in main and modified in HEAD.  Version HEAD of docs/a.md left in tree.
CONFLICT (add/add): Merge conflict in config/app.yml
CONFLICT (submodule): Merge conflict in vendor/lib
warning: Cannot merge binary files: logo.png (HEAD vs. theirs)
error: could not restore untracked files from stash
error: 12 commits in the shallow list are missing their parents
Error downloading object: assets/model.bin (9f3c1): Smudge error: corrupt object: expected oid 9f3c1, got 77aa2
svn: E200014: Checksum mismatch while updating 'data.bin': expected: d41d8 actual: 9e107
svn: E160013: path '/trunk/app' not found in revision 4711
svn: E155015: Aborting commit: '/builds/app/a.txt' remains in conflict
gzip: backup.gz: invalid compressed data--crc error
gzip: backup.gz: invalid compressed data--length error
gzip: backup.gz: unexpected end of file
gzip: a.gz: decompression OK, trailing garbage ignored
bzip2: dump.bz2 is not a bzip2 file.
xz: layer.xz: File format not recognized
xz: (stdin): Compressed data is corrupt
zstd: dump.zst : Decoding error (36) : Data corruption detected
zstd: dump.zst : Decoding error (36) : Restored data doesn't match checksum
brotli: corrupt input [site.br]
tar: Archive value 4294967295 is out of uid_t range 0..2097151
tar: A lone zero block at 4211
tar: Malformed extended header: missing equal sign
tar: vendor.tar: Not found in archive
tar: src/old.c: Missing links to src/new.c
bsdtar: Damaged tar archive
site.zip:  mismatching "local" filename (a.txt), continuing with "central" filename version
error [site.zip]:  missing 4211 bytes in zipfile (attempting to process anyway)
app.js  bad CRC 3f2c1aa0  (should be 91bb0c77)
zip error: Zip file structure invalid (dist.zip)
zip warning: zip file empty
unrar: Checksum error in the encrypted file data.bin. Corrupt file or wrong password.
ar: libapp.a: file format not recognized
ar: libapp.a: malformed archive
nm: app.o: no symbols
objcopy: firmware.hex: file truncated
strip: 'app': File format not recognized
patchelf: not an ELF executable
dpkg-deb: error: archive 'app.deb' has premature member 'data.tar' before 'control.tar'
dpkg: error processing archive app.deb (--install): trying to overwrite '/usr/bin/app', which is also in package app-core 1.2
dpkg: trigger name 'app conf' is invalid: must not contain spaces
dpkg-source: error: can't build with source format '3.0 (quilt)': no upstream tarball found
E: The package cache file is corrupted
W: Conflicting distribution: http://apt.acme.test stable Release (expected stable but got bookworm)
E: Release file for http://deb.acme.test/dists/stable/InRelease is expired (invalid since 12d 3h). Updates for this repository will not be applied.
Hash Sum mismatch Hashes of expected file: - SHA256:9f3c received: 77aa
rpm: error: app.rpm: not an rpm package (or package manifest)
error: app-1.2.rpm: region tag: BAD, tag 62 type 7 offset 0 count 16
error: rpmdb: BDB0113 Thread/process failed: Database environment recovery failed
rpmbuild: error: Bad date in %changelog: Mon Feb 30 2024 Jo <jo@acme.test> - 1.2
apk: ERROR: app-1.2.apk: BAD archive
pacman: error: failed to commit transaction (invalid or corrupted package)
error: acme: /usr/bin/acme exists in filesystem
==> ERROR: One or more files did not pass the validity check!
snap: error: cannot read snap file: corrupted squashfs
Error: SHA256 mismatch Expected: 9f3c Actual: 77aa File: /cache/app.tar.gz (brew)
sha256sum: SHA256SUMS: no properly formatted checksum lines found
md5sum: manifest.md5: no file was verified
cksum: sums.txt: 2: improperly formatted SM3 checksum line
xxd: sorry, cannot seek backwards.
iconv: incomplete character or shift sequence at end of buffer
recode: Invalid input in step 'UTF-8..latin1'
uconv: conversion to Unicode from codepage failed at input byte position 12. Bytes: e9 Error: Illegal character found
dos2unix: Skipping binary file logo.png
file: cannot open 'magic' (compiled magic is truncated)
de.po:41: duplicate message definition...
de.po:12: format specifications in 'msgid' and 'msgstr' for argument 1 are not the same
msgmerge: error while reading "fr.po": header entry missing
numfmt: invalid number: '12,5k'
numfmt: rejecting suffix in input: '12Q' (consider using --from)
numfmt: value too large to be converted: '999999999999999999999'
factor: '12x' is not a valid positive integer
seq: invalid floating point argument: '1,5'
join: orders.txt:3: is not sorted: 10012 anna
join: input is not in sorted order
sort: orders.txt:7: disorder: 0009
comm: input is not in sorted order
uniq: equal lines found where keys have to be unique: key 4711
column: line 12 too long, columns will be misaligned
tsort: input contains a loop:
tsort: deps.txt: input contains an odd number of tokens
jq: error (at orders.json:0): null (null) has no keys
jq: error (at <stdin>:4): Cannot index array with string "total"
jq: error (at <stdin>:1): null (null) cannot be parsed as a number
jq: parse error: Objects must consist of key:value pairs at line 3, column 1
jq: error: date "2024-13-01" does not match format "%Y-%m-%d"
gron: failed to form statements: invalid character 'N' looking for beginning of value
fx: invalid json at line 4
dasel: could not find value: key not found: orders
feed.xml:1: parser error : Document is empty
feed.xml:44: parser error : xmlParseEntityRef: no name
feed.xml:3: parser error : Input is not proper UTF-8, indicate encoding !
orders.xml:7: element qty: Schemas validity error : Element 'qty': 'two' is not a valid value of the atomic type 'xs:integer'.
orders.xml:2: element order: validity error : No declaration for attribute state of element order
csvsql: ValueError: Row 2 has 7 values, but Table only has 6 columns.
csvcut: ColumnIdentifierError: Column 'amount' is invalid. It is neither an integer nor a column name.
csvjoin: The column identifier for the right table could not be matched
csvstat: Your file is not "utf-8" encoded. Please specify the correct encoding with the -e flag.
Line 4: Expected 6 columns, found 7 columns
xsv: CSV error: record 41 (line: 42, byte: 1904): found record with 7 fields, but the previous record has 6 fields
q: Could not determine header names: duplicate column name 'id'
sqlite3: orders.csv:12: expected 6 columns but found 5 - filling the rest with NULL
orders.csv:12: INSERT failed: datatype mismatch
orders.csv:4: unescaped " character
Error: stepping, UNIQUE constraint failed: orders.id (19)
Error: near line 4: database disk image is malformed (11)
Runtime error: no such vfs or file is encrypted or is not a database
row 3 missing from index idx_orders_state
ffmpeg: Invalid data found when processing input
[mov,mp4,m4a,3gp,3g2,mj2 @ 0x55d] moov atom not found
[h264 @ 0x55d] error while decoding MB 12 7, bytestream -5
[mp3 @ 0x55d] Header missing
[matroska,webm @ 0x55d] EBML header parsing failed
Could not find codec parameters for stream 0 (Video: h264, none): unspecified size
Stream map '0:a:1' matches no streams.
[NULL @ 0x55d] non monotonically increasing dts to muxer in stream 0: 120 >= 119
[png @ 0x55d] Invalid PNG signature 0x3c21444f43545950.
flac: ERROR: input file a.wav is not an ASCII or RIFF/WAVE file
mediainfo: no General track in clip.mp4
convert: improper image header 'logo.png' @ error/png.c/ReadPNGImage/4107
identify: Not a JPEG file: starts with 0x3c 0x21 'hero.jpg' @ error/jpeg.c/JPEGErrorHandler/338
identify: insufficient image data in file 'scan.gif' @ error/gif.c/DecodeImage/512
convert: corrupt image 'photo.tif' @ error/tiff.c
convert: no images defined 'out.png' @ error/convert.c/ConvertImageCommand/3229
convert: negative or zero image size 'in.svg' @ error/image.c
optipng: Error: Unrecognized image file format
pngcrush: CRC error in iCCP chunk
libpng warning: iCCP: known incorrect sRGB profile
jpegtran: Premature end of JPEG file
jpegoptim: a.jpg [ERROR] Corrupt JPEG data: 2 extraneous bytes before marker 0xd9
gifsicle: anim.gif: not a GIF
rsvg-convert: Error reading SVG logo.svg: XML parse error: Document is empty
inkscape: icon.svg: not a valid SVG document root
pdftotext: Syntax Error: Couldn't find trailer dictionary
Syntax Error: Couldn't read xref table
Syntax Warning: May not be a PDF file (continuing anyway)
Syntax Error (412): Missing 'endstream' or incorrect stream length
pdfunite: Could not merge damaged documents ('a.pdf')
pdfinfo: Command Line Error: Wrong page range given: the first page (9) can not be after the last page (4).
qpdf: invoice.pdf (offset 1204): xref not found
WARNING: invoice.pdf: file is damaged
pdftk: Error: Unexpected Exception in open_reader() Unhandled Java Exception: PDF header signature not found.
Error: /undefinedfilename in (invoice.ps)
**** Error: Cannot find a %%EOF marker anywhere in the file. Output may be incorrect.
**** Error:  Form stream has unbalanced q/Q operators (too many q's) Output may be incorrect.
This file had errors that were repaired or ignored. **** Please notify the author of the software that produced this file that it does not conform to Adobe's published PDF specification.
fc-scan: font file roboto.ttf could not be parsed
otfccbuild: glyph "A" referenced by composite but not defined
woff2_decompress: Input file is not a valid WOFF2 file
xlsx2csv: Invalid xlsx file: there is no workbook.xml
ssconvert: The file orders.xls is not a valid OLE file
libreoffice: Error: source file could not be loaded
antiword: order.doc is not a Word Document.
catdoc: OLE signature missing in order.doc
zbarimg: WARNING: barcode data was not detected in some image(s)
protoc: Failed to parse input. (decode: wire type 6 is invalid)
avro-tools: Exception: Not an Avro data file
parquet-tools: PAR1 magic bytes not found at the tail of orders.parquet
openssl: unable to load certificate: PEM routines:get_name:no start line:Expecting: TRUSTED CERTIFICATE
Error reading certificate request: bad base64 decode
asn1parse: Error in encoding: wrong tag
gpg: CRC error; A1B2C3 - D4E5F6
gpg: [don't know]: invalid packet (ctb=2d)
gpg: invalid armor header: Comment without colon
gpg: invalid dash escaped line: -- release notes
customer 100482 appears twice in customers.csv
line 42: too few columns (5, wanted 8)
row 17: amount "12,3O" is no number
header of orders.tsv lacks the column "currency"
columns are in another order than agreed
unexpected delimiter, looks like semicolons
file ends in the middle of a record
last line has no checksum trailer
trailer says 1200 records, counted 1187
control total 9911.20 disagrees with the sum 9901.20 in the batch
batch 77 was already booked
duplicate invoice number R-2024-0012
order 5512 refers to unknown article 88-123
article 88-123 has no price for EUR
exchange rate for 2024-02-30 is missing
no tax rate for country "XX"
opening balance is blank
negative stock for SKU A-100 after import
birth date lies in the future (row 8)
valid-from is after valid-to in tariff T3
IBAN of supplier 12 fails the check digit
EAN 4006381333932 has a wrong check digit
postcode "ABC" is not German
phone number cannot be normalised: "call me"
latitude 912.4 is out of range
geometry crosses itself (parcel 4711)
unit "kgg" is unknown in measurements.csv
timestamp went backwards at record 900
gap in the sequence: 1041 follows 1038
device log has frames out of order
sensor dump is truncated
frame 12: CRC wrong
magic number is 0x0000, wanted 0xCAFE
file format version 9 is newer than this reader
unsupported dump version: 14
byte order mark in the middle of names.txt
names.txt is Latin-1, we read UTF-8 only
control characters in field "comment"
key "items[3].sku" is absent in payload.json
payload has both "id" and "uuid"
field "state" holds "closd", allowed: open, closed
enum value PENDNG is not in the catalogue
nested depth 40 exceeds the agreed maximum in tree.json
node 12 is its own parent
cycle in category tree: 3 -> 9 -> 3
orphaned rows in order_items: 14
foreign key of table shipment points to deleted order 8
seed.sql has run already, rows exist
fixture "anna" was loaded twice
fixture refers to label :bob which no file defines
golden data set v3 is incomplete: 2 of 9 tables
test data for tenant 7 has been cleaned up by someone
could not find order 1001 in the sandbox shop
user tester-3 is gone from the staging database
account 9 is locked in the fixture
no such record: coupon SPRING24
lookup of "Wien" in places.json gave nothing
translation file fr.json misses 12 keys
message catalogue has two entries for "save"
manifest lists 14 parts, archive holds 13
archive contains no index.json
zip member names collide when lower-cased
signature block of the tarball is cut off
checksums.txt and the downloaded parts disagree
sha256 of firmware.bin is not the published one
delta patch is meant for build 118, found 117
cannot merge: both sides edited glossary.yml
merge markers left in messages.properties
migration 0042 was edited after it ran
migrations 0041 and 0041b carry the same number
schema version table says 17, files go up to 15
column "note" has vanished from table orders
view v_sales refers to a dropped column
table tmp_import was not emptied by the last run
index file and data file are out of step
partition 2024-06 was never created
parquet footer cannot be read
avro record lacks default for new field "channel"
topic holds messages of the old schema
dead letter: message 88 could not be decoded
EDI segment UNH is missing
SWIFT message has 5 mandatory tags, found 4
MT940 statement out of balance
XRechnung: BT-10 buyer reference is empty
HL7 message without MSH header
DICOM preamble not found in scan3.dcm
GPX track has no points
STL contains 14 non-manifold edges
mesh has holes, cannot slice
texture is not a power of two
sprite sheet frame 9 lies outside the image
sound file has 0 samples
subtitle 41 overlaps subtitle 42
video has no key frame at the start
PDF has no text layer
page 3 of the scan is blank
e-mail has no attachment "invoice.pdf"
calendar event ends before it starts
vCard without FN property
bookmark file is older than the exported one
dictionary has unsorted entries near "zebra"
training set is empty after filtering
labels and images differ in number: 900/899
class "truck" has no samples
feature matrix contains NaN
all values of column temp are null
cannot infer the type of column "misc"
date column mixes 01.02.24 and 2024-02-01
duplicate primary key while loading dim_customer
late-arriving facts reference unknown customer key -1
snapshot 12 of the feed came twice
feed delivered 0 items
supplier sent HTML where JSON was agreed
response body ended before the closing bracket
archive password list does not cover part 3
rules.csv contradicts itself: lines 4 and 9
[!] Invalid 'Podfile.lock': checksum of the spec repo entries is damaged
error: The file “App.xcodeproj” could not be unlocked; project.pbxproj is damaged: JSON text did not start with array or object
Unable to read data from plist: Info.plist: unexpected character < at line 1
plutil: Info.plist: (Unexpected character a at line 1)
error: Info.plist: Property List error: Encountered unexpected EOF
The asset catalog has an unassigned child / duplicate image "logo"
error: ibtool: The document "Main.storyboard" could not be opened. The data is corrupted.
actool: The app icon set "AppIcon" has an image with wrong dimensions 512x511
ITMS-90717: Invalid App Store Icon. The icon can't be transparent nor contain an alpha channel.
xcresulttool: Error: the result bundle at path is not readable: missing Info.plist
error: failed to read PNG signature: file does not start with PNG signature.
AAPT: error: invalid file path 'res/drawable/Logo-Big.png': File-based resource names must contain only lowercase a-z, 0-9, or underscore
Could not parse APK: zip END header not found
INSTALL_PARSE_FAILED_NOT_APK: Failed to parse app.apk: Corrupt XML binary file
INSTALL_PARSE_FAILED_MANIFEST_MALFORMED
Missing or malformed baseline profile: line 14
bundletool: [BT:1.15.0] Error: File 'base.aab' is not a valid zip: missing BundleConfig.pb
Error: Unable to process ARB file lib/l10n/app_de.arb: FormatException: Unexpected character (at line 4)
pubspec.lock: content hash of package does not match the archive
Unable to load asset: "assets/logo.png". The asset does not exist or has empty data.
Exception: Invalid image data (MultiFrameImageStreamCompleter)
A migration from 3 to 4 was required but not found. Please provide the necessary Migration path
Core Data: error: The model used to open the store is incompatible with the one used to create the store
CoreData: annotation: Failed to load optimized model; persistent store migration missing mapping model
realm: Migration is required due to the following errors: - Property 'Order.total' has been added.
glTF validator: ACCESSOR_MIN_MISMATCH Declared minimum value for this component does not match actual minimum
Failed to import FBX: file is from an unsupported version (5800)
Asset import failed: Could not create asset from Assets/hero.psd: File could not be read
YAML merge conflicts in scene file: Unable to parse Assets/Main.unity
LogLinker: Warning: Asset has been saved with a newer engine version, will not load: Hero.uasset
Failed to load resource "res://hero.png": unrecognized image
Blend file is damaged: not a Blender File; bad block header
Error: Not blend file: scene.blend (bad header)
openscad: ERROR: CGAL error in CGAL_Build_PolyhedronPolyset: non-manifold edges
admesh: facets reversed: 12, degenerate facets: 4
slic3r: The model is not manifold; repair it before slicing
STEP file: entity #4711 references undefined entity #4712
DXF: file contains unsupported entity SPLINE2
gerbv: malformed aperture definition in board.gbr line 41
kicad-cli: duplicate reference designator R12 in schematic
Netlist mismatch: component U3 has no footprint assigned
intel hex: record checksum is wrong on line 41
srec_cat: firmware.s19: 12: checksum mismatch (0x41 != 0x42)
objcopy: section .data overlaps section .text in image.elf
esptool: Invalid head of packet / image header magic 0x3c at 0x10000
A fatal error occurred: This file is not a valid ESP image (magic 0xe9 missing)
mcuboot: Image in the secondary slot is not valid!
fwupd: firmware blob is truncated, parse of header failed
rosbag: Error reading: unindexed bag file; use reindex
rosbag2: Exception: storage metadata.yaml is missing entry topics_with_message_count
urdf: Failed to find root link: Two root links found: [base] and [arm]
xacro: XML parsing error: not well-formed (invalid token): line 12, column 4
Shapefile: Unable to open roads.shx or it is corrupt; set SHAPE_RESTORE_SHX
TopologyException: Input geom 0 is invalid: Self-intersection at 12.4 48.1
shapely.errors.GEOSException: IllegalArgumentException: Points of LinearRing do not form a closed linestring
fiona.errors.SchemaError: Record's geometry type does not match collection schema's geometry type
rasterio.errors.RasterioIOError: 'dem.tif' not recognized as being in a supported file format.
ERROR:  Geometry has Z dimension but column does not
ERROR:  Geometry SRID (0) does not match column SRID (4326)
osm2pgsql: ERROR: Input data is not ordered: node id 12 appears more than once
osmium: PBF error: invalid blob size (> max_uncompressed_blob_size)
tippecanoe: points.geojson:12: Found ] at top level / JSON not an object
netCDF: HDF error: NetCDF: Unknown file format
OSError: Unable to open file (truncated file: eof = 1204, sblock->base_addr = 0, stored_eof = 9911)
OSError: Unable to open file (file signature not found)
zarr.errors.ArrayNotFoundError: array not found at path 'temp'
pyarrow.lib.ArrowInvalid: Could not convert 'n/a' with type str: tried to convert to int64
pyarrow.lib.ArrowTypeError: Expected bytes, got a 'int' object; Conversion failed for column sku
ValueError: Excel file format cannot be determined, you must specify an engine manually.
KeyError: "['price'] not in index"
ValueError: Usecols do not match columns, columns expected but not found: ['qty']
ValueError: Input X contains NaN.
ValueError: Input contains infinity or a value too large for dtype('float32').
ValueError: y contains previously unseen labels: 'truck'
ValueError: The least populated class in y has only 1 member, which is too few.
ValueError: With n_samples=0, test_size=0.2 and train_size=None, the resulting train set will be empty.
pandera.errors.SchemaError: column 'price' not in dataframe
pandera.errors.SchemaError: non-nullable series 'sku' contains null values: 4 NaN
RuntimeError: Error(s) in loading state_dict for Net: size mismatch for fc.weight: copying a param with shape torch.Size([10, 4])
RuntimeError: PytorchStreamReader failed reading zip archive: failed finding central directory
EOFError: Ran out of input
tensorflow.python.framework.errors_impl.DataLossError: corrupted record at 4211
InvalidArgumentError: Unknown image file format. One of JPEG, PNG, GIF, BMP required.
onnx.onnx_cpp2py_export.checker.ValidationError: Node (Conv_3) has input size 1 not in range [min=2, max=3].
datasets.exceptions.DatasetGenerationError: An error occurred while generating the dataset: column names don't match
PIL.UnidentifiedImageError: cannot identify image file 'img/a.jpg'
soundfile.LibsndfileError: Error opening 'a.wav': Format not recognised.
librosa: audio buffer is not finite everywhere
cv2.error: (-215:Assertion failed) !_src.empty() in function 'cvtColor'
soda: Dataset orders has no rows in the time partition
dbt: Database Error in model orders: column "totl" does not exist
dbt seed: Runtime Error in seed countries: Could not convert "x" to number at row 4
AnalysisException: [UNRESOLVED_COLUMN.WITH_SUGGESTION] A column or function parameter with name 'totl' cannot be resolved.
AnalysisException: [TABLE_OR_VIEW_NOT_FOUND] The table or view 'ordrs' cannot be found.
org.apache.spark.SparkException: [MALFORMED_RECORD_IN_PARSING] Malformed records are detected in record parsing: [null]
DeltaConcurrentModificationException: The transaction log has been changed by a concurrent update; files were added
delta: Incompatible format detected: /data/orders is not a Delta table
A schema mismatch detected when writing to the Delta table
hive: FAILED: SemanticException [Error 10001]: Line 1:14 Table not found 'ordrs'
hive: FAILED: SemanticException [Error 10006]: Partition not found {dt=2024-06-01}
ORC: Malformed ORC file part-0001.orc. Invalid postscript.
hdfs: There are 3 missing blocks: CORRUPT FILES may be incurred
mlflow: MlflowException: Model does not have the "python_function" flavor
nbformat.validator.NotebookValidationError: Additional properties are not allowed ('id' was unexpected)
nbconvert: No such cell id; notebook JSON is invalid: Expecting ',' delimiter
roster.yml: nurse "K. Ott" is booked for two shifts at once
shift plan leaves Sunday night uncovered
parcel 00340434 has neither weight nor size
warehouse export ends at bin 412, bins go up to 600
recipe 14 uses ingredient "flourr" which is not in the pantry list
playlist points at a track that was removed
gradebook: student 881 has marks for a course he is not enrolled in
seat 14C is sold twice
timetable has a train arriving before it leaves
tariff zone matrix is not symmetric (B-C)
meter reading went down from 4012 to 3998
reading for meter 77 is absent for three days
invoice without positions: 2024-118
credit note refers to an invoice we never issued
unknown currency code EURO in journal entry 41
debit and credit do not balance (0.02)
journal has been closed, entry 41 rejected
cost centre 4711 expired in 2022
stocktake sheet holds a formula instead of a number
barcode prefix 999 belongs to nobody
batch number L-0 is a placeholder
expiry date of lot 9 is unreadable
questionnaire answer "maybe" is not one of yes/no
survey file was exported with another code page
interview 12 lacks the consent flag
patient id hashes collide
measurement series has a hole between 10:04 and 10:09
calibration table is older than the sensor
sensor 7 reports degrees Fahrenheit, Celsius was agreed
humidity of 140 % cannot be
altitude profile contains a spike
route has only one waypoint
polygon is not closed
map tile 12/2201/1343 is empty
coordinates are swapped (lat/lon)
place name is ambiguous: 4 hits for Neustadt
country list still contains Czechoslovakia
holiday calendar stops at 2023
leap second table is out of date
the same e-mail address is used by three accounts
merge of duplicates left dangling contacts
address book entry without a name
glossary term defined twice with different meanings
corpus line 9001 has an unbalanced quote
sentence pairs are misaligned from line 300 on
tokens and tags differ in length
vocabulary is missing the <unk> entry
annotation spans overlap in doc 12
image 0041.png has no annotation
bounding box lies outside the picture
two labels for one picture
class weights do not add up to 1
checkpoint belongs to another architecture
weights file has 10 layers, net has 12
log line 1204 does not match the pattern
cannot make sense of record: "||||"
record separator is missing
got half a record at the end of the stream
field 7 is longer than 40 characters
unterminated field in line 8
odd number of quotes in line 12
found tab where comma was agreed
mixed line endings in orders.txt
empty key in line 3
value for key "rate" is given twice
entry refers to itself
parent entry comes after its child
level jumps from 1 to 3
root element should be <orders>, is <order>
namespace of the document is the old one
element <price> occurs twice
attribute currency is compulsory
text where only elements may be
date 31.04.2024 does not exist
time 25:10 is nonsense
month 13 in file name report-2024-13.csv
week 53 does not exist in 2023
year has two digits
decimal comma in a field that wants a point
thousands separators are not stripped: 1.204.000
"n/a" in a numeric column
whitespace around ids
id starts with a zero and lost it in Excel
hex string has an odd length
uuid has too few groups
base64 payload has wrong padding
gzip member 2 is broken
part 3 of 5 of the split archive is absent
unexpected end of the tape
block 12 could not be decoded
image strip 4 is damaged
first bytes are not those of a PDF
fonts in the document are not embedded
index.json points to a file that is not in the bundle
table of contents and chapters disagree
cross-reference 4.2 leads to nothing
footnote 12 without a mark
bibliography key meyer99 is used twice
subtitles run longer than the film
sample rate of left and right channel differ
clip has no sound track
palette has 300 colours
layer "text" is missing in poster.psd
sheet "Prices" is not in the workbook
named range TAX does not exist
cell B14 holds #REF!
circular reference in C3
pivot source is gone
mapping table knows no target for "old-17"
source has rows for 30 April, target has not
primary index is out of order
tombstone without original
offset 4211 is past the end of the log
event 12 came before event 11
saga 88 has no start event
message without a correlation id
envelope version 3, reader knows 1 and 2
unknown message kind "OrderPaied"
proto field 9 has wrong wire type
cannot decode tag 14
schema registry holds no schema 41
enum 7 has no name
payload too short: 3 of 12 bytes
length prefix says 4000, 12 bytes follow
parity error in block 4
checksum digit should be 7, is 3
salt is missing in the password dump
dump was taken in the middle of a transaction
backup set is incomplete: wal segment 00A4 lacking
restore point names a timeline that is gone
replica has a row the master never had
seed users are already there
demo tenant already populated
fixture file is older than the schema
factory for "invoice" made an invalid record: amount is blank
golden record points to deleted blob
test order 99 has status "cancelled", fixture promised "open"
voucher pool is exhausted in the test shop
no free phone number left in the test range
sequence number_seq is behind max(id)
the staging copy has no products in category 8
two-way sync found rival edits on note 4
changes to the wiki page collide with those of bot
rebase of translations stopped: both changed "cart.title"
borg: Data integrity error: Segment entry checksum mismatch [segment 12, offset 4211]
borg: Cache is newer than repository - do you have multiple, independently updated repos with same ID?
restic: Fatal: unable to load index 3f2c: load <index/3f2c>: invalid data returned
restic: pack 9a1b contains 3 errors: [blob 77aa: ciphertext verification failed]
duplicity: Manifest data not found for local set; archive chain broken
rdiff-backup: Warning: Metadata file for increment is truncated
unison: Fatal error: Internal error: New archives are not identical.
rclone: ERROR : orders.csv: corrupted on transfer: md5 hashes differ src "d41d" vs dst "9e10"
rclone: ERROR : Duplicate object found in destination - ignoring
syncthing: sync conflict on notes.sync-conflict-2024.md
chezmoi: template: .gitconfig.tmpl: map has no entry for key "email"
fossil: hash mismatch: content of artifact 3f2c does not match
darcs failed:  Malformed patch bundle: 'Patch bundle hash' is not "Context:"
quilt: Patch fix.diff does not apply (enforce with -f)
can't find file to patch at input line 5
patch unexpectedly ends in middle of line
missing header for unified diff at line 3 of patch
merge: overlaps during merge of prices.txt
diff3: conflict in both variants of lines 14-20
git-annex: fsck: Bad file size (4211 B smaller); moved to .git/annex/bad
git rerere: recorded image of preimage is broken
git-filter-repo: parsing error: unexpected line in fast-export stream: 'datta 41'
fast-import: fatal: Missing newline after data at line 4211: Branch name doesn't conform
repo: fatal: duplicate path vendor/lib in manifest.xml
manifest.xml: project acme/lib defined more than once
gitversion: Invalid version string in tag vNext
bump2version: Did not find '2.3.9' in file: 'setup.py'
towncrier: fragment 41.foo has an unknown category
cz: commit 3f2c has no parsable type, cannot compute increment
rrdtool: ERROR: illegal attempt to update using time 1700 when last update time is 1800 (minimum one second step)
rrdtool: ERROR: 'cpu.rrd' is too small (should be 4211 bytes)
gnuplot: line 4: warning: Skipping data file with no valid points; all points y value undefined!
gnuplot: line 9: Bad data on line 12 of file cpu.dat
plot: x range is empty
ps2pdf: no %!PS in the file
barcode: EAN-13 needs 12 digits, got 11
qrencode: Failed to encode the input data: Input data too large
zint: Error 310: Invalid character in data
ledger: Error: Unbalanced remainder is: 0.02 EUR
hledger: Error: books.journal:41: This multi-commodity transaction is unbalanced.
beancount: Invalid reference to inactive account 'Assets:Bank:Old'
taskwarrior: The date '31.31.2024' is not valid
todo: line 14 has no priority, list is inconsistent
remind: Line 4: Illegal date
when: calendar line has no comma
fortune: strfile index is out of date for jokes
mysqldump: Got error: 1146: Table 'shop.ordrs' doesn't exist when using LOCK TABLES
pg_dump: error: no matching tables were found for "ordrs"
bcp: Unexpected EOF encountered in BCP data-file
LOAD DATA: Row 41 doesn't contain data for all columns
mongoimport: Failed: error processing document #41: invalid character 'x' looking for beginning of value
mongorestore: Failed: archive header checksum bad
redis-check-rdb: --- RDB ERROR DETECTED --- [offset 41] Invalid object type: 77
redis-check-aof: Bad file format at AOF offset 4211: expected prefix '*'
influx: partial write: field type conflict: input field "v" on measurement "cpu" is type string, already exists as type float
ldif: invalid entry: line 14 does not begin with dn
ldapadd: Already exists (68)
ldap_add: Object class violation (65) additional info: attribute 'maill' not allowed
cyrus: mailbox has an invalid format
formail: no From_ line, mbox broken
mimeconstruct: boundary never closed
ical: VEVENT without DTSTART at line 41
vcf: ERROR: not a VCF; header line #CHROM missing
samtools: [W::sam_read1] Parse error at line 41; truncated file
[E::hts_idx_load3] Could not load local index file 'a.bam.bai'; file is not sorted
fastqc: Failed to process a.fq: Midline 'x' didn't start with '+'
bcftools: The sequence "chr99" not defined in the header
bedtools: Error: line number 41 of file a.bed has 2 fields, but 3 were expected.
plink: Error: Line 41 of .ped file has fewer tokens than expected.
pdb: ATOM record 41 has a bad coordinate field
claims feed: claim 99102 points at a policy we never issued
Error: claims_2024w18.csv row 7 has fewer cells than the heading
broker file holds two brokers with the id 7003
mortality table: age 87 occurs twice
loadtide: GTFS stop_times.txt: stop_id 8503000:0:32 is used but nowhere defined
rolling stock list: axle load empty for class 460
INFO+ file has a line of unknown kind *ZZ
the formation message is not in ascending order of wagons
patient export: 14 persons share one social security number
admission 88123 ends earlier than it starts
ICD code 'Q99.X' is not part of the 2024 catalogue
DICOM study 1.2.840.1: slice 41 of 80 is absent
check-prices: SKU 9912 comes without VAT class
qa-run: input has zero lines after filtering
assortment.xml lists article 4401 in two groups that exclude each other
supplier file: EAN 4006381333930 fails its check digit
payment file: batch total in header (3 400.00) and sum of entries (3 399.00) contradict
pacs.008 message without end-to-end id
rates_20240502.csv arrived without USD
Error: Buchung 8812 hat kein Gegenkonto
standing order 31 refers to an account that was purged
order 1007 in fixtures has a line without product
product feed: title longer than 150 characters in item 44
slot file: two flights on stand B12 at 10:40
PNL message breaks off after line 64
aircraft type 32Q unknown to the stand planner
enrolment.csv: matriculation number 21-111-222 present twice
course 401-0131 has no lecturer, timetable cannot be built
student 88 has a birth date in 2031
MSCONS 7.12: quantity segment without unit
meter 1EMH0011 changed its serial number without an exchange record
load profile for 31 March has 96 quarter hours, DST day needs 92
the meter list holds a blank meter id
postcode file: 8001 appears for Zurich and for Bern
consignment without receiver country
the scan file contains an event of type 'ZZ'
tour plan 12 visits customer 88 twice on the same day
vehicle list: plate 'ZH 000000' is a dummy
GPX trace has no points
messages_de.properties: the key 'login.title' is defined twice
po/fr.po: 41 fuzzy entries, export blocked
xliff from the agency carries ids that we never sent
strings.csv was saved as Latin-1, I need UTF-8
fatal: Version '2.4.x1' is no version
CHANGELOG holds the heading 2.4.1 twice
licence audit: 'licenses.json' is not JSON at all
export_all: migration 0041 was edited after it had been applied
Migrations 0041 and 0041b have the same number
schema watch: there is a gap between 0039 and 0041
ABORT: Down script for 0042 is absent
12 rows have no counterpart in table address
column 'legacy_id' does not exist any more
value 'F ' does not fit enum gender
backfill: cannot make the column mandatory, 44 rows are still NULL
Customer 7 would be created a second time
Dump is zero bytes
roster-sync: archive part 3 of 5 nowhere to be seen
FEHLER tar member list ends too early
backup drill: dump was written by schema 38, catalogue says 40
!! Rollout percentages of 'exp-7' sum up to 110
variant name used two times
load check: user file runs out after 200 of 500 users
✗ pact file of app-ios holds no interactions
fatal: Example for Offer has no id
Manifest.json names a file twice
doctor: hosts.csv: line without host
Datei kunden.csv ist leer
Zeile 14: Betrag ist keine Zahl
Rechnung 2024-117 ist doppelt vorhanden
ligne 22 : code postal manquant
le fichier des tarifs ne contient aucune ligne
registro 17: fecha no válida
cliente duplicado en la fila 9
[FAIL] Prüfsumme der Lieferung stimmt nicht
Artikel 77 verweist auf unbekannte Warengruppe
Umlaute kaputt: Datei ist nicht in UTF-8
fatal: the delivery note has no positions
line 4: quantity is negative
line 9: unit 'pcs.' not known
ci-gate: too few columns on line 31 (8, want 9)
rig-run: header of members.csv does not look like the agreed one
semicolon file supplied, I was promised commas
unescaped quote in row 212
the date 31.02.2024 doesn't exist
birthday in the future for member 12
decimal comma in column weight
thousands separator confuses the amount in row 5
BOM in the middle of the file
control character 0x1A in name
nightly: mojibake in column city: 'ZÃ¼rich'
file is cut off, trailer record not seen
trailer says 400 records, I counted 398
sequence number jumps from 17 to 19
same delivery was loaded yesterday already
duplicate licence plate in fleet.json
two tenants claim flat 12b
e-mail appears more than once among the subscribers
orphan: booking 77 has no guest
child without parent in tree.csv
cycle in category tree: A > B > A
dangling reference from menu to dish 44
recipe uses ingredient 'sugr' that is not listed
unknown country code 'XK1'
postal code and town don't belong together
IBAN checksum wrong
ISBN 978-3-16-148410-1 has a wrong check digit
VAT number malformed
phone number with letters
coordinate outside of the country
geometry is empty
shape file comes without .dbf
raster has no projection
doctor: image is 0 x 0
Failed: photo 14.heic could not be decoded
billing-job: corrupt jpeg in album
mp3 has no frames
video without moov atom
FEHLER thumbnail source is truncated
zip of the publisher is damaged
gz ends before its end
sha1 of the download isn't the published one
md5 in manifest and md5 of file don't match
rig-run: size on disk 1 204, manifest 1 240
roster-sync: the fixture pack is for schema 12, code is at 14
seed references user 'bob' who isn't seeded
problem: sample set empty after anonymising
test data used up: no unused voucher codes left
no customer with an open invoice in the test data
no booking found for locator ABC123
could not find lot 7 in the auction file
account 12 is in the file but not in the books
price valid-from is after valid-to
overlapping validity of two tariffs
feedcheck: gap between season 1 and season 2
currency missing on line 3
no rate for CHF/JPY on 3 May
tax key 9 not maintained
guard: weights add up to 101.3 %
opening hours: closes before it opens
shift without a person
person without a contract
matrix is not square
sensor 4 delivers NaN
time stamps go backwards at row 9 112
measurement file has no header block
units mixed: mm and inch in the same part list
BOM list: part 8812 has revision '-'
[ci] CAD export lacks layer 'holes'
gcode ends inside a move
STEP file without a product
firmware hex: checksum of record 44 bad
FATAL hex file addresses overlap
EEPROM image is blank (all FF)
config blob has a wrong CRC
protobuf message could not be read: field 4 twice
avro: writer's schema unknown
kafka message without key
event has no type
message on dead letter: body not readable
fatal: XML of the authority not valid: element Betrag missing
XML: namespace differs from v2
root element should be <Invoice>
JSON: amount is a string
JSON: extra field 'foo' not permitted
JSON cut in half
array expected, object came
response of the register has an empty body
page from the scraper has no table any more
error - RSS item lacks pubDate
iCal: DTEND before DTSTART
vCard without N
mail has no text part
attachment is not a PDF
PDF has no pages
xlsx has no sheet 'Tarife'
cell B7 holds #REF!
formula result missing in the workbook
named range 'rates' gone
docx template has no bookmark ADDRESS
rig-run: merge field without value: salutation
translation memory damaged
key 'btn.save' not in it.json
nope: empty translation for 'footer'
migrate.sh: database dump is from another product
preflight: dump contains no table 'orders'
view v_sales refers to a column that is gone
datacop: column 'vat_id' does not exist in import table
table tmp_load isn't there
ABORT: value too long for name (40)
NULL in a field that must be filled: birth_date
insert failed: the key is taken
delete failed: row is still referenced
update touched 0 rows, one wanted
more than one row for a unique lookup
two heads in the migration tree
migration 12 half applied
checksum of V7__init.sql altered
merge conflict left in prices.json
<<<<<<< marker found in data/menu.csv
patch for fixtures rejected
conflict: both sides changed customer 12
version of the document is stale, somebody saved in between
etag mismatch, record was modified
ERROR: graph has an isolated node
ledger line with both debit and credit
journal not balanced in the input file
duplicate journal number
no period for posting date
legal entity blank
nope: cost centre 4711 unknown
employee number missing in payroll row 14
payslip for a person who left
sick note overlaps another one
student answers file has 51 answers, exam 50 questions
roster-sync: question 7 has no right answer
ballot box 12: more votes than voters
nightly: constituency 88 not on the list
✗ parcel number twice in the land register extract
court file number malformed: 'A-/2024'
chess game 12: illegal move in PGN
[error] match result without teams
preflight: odds of the event missing
ABORT: lottery draw has 7 numbers incl. a repeated one
guard: playlist entry without a file
EPG: programme 12 starts before 11 ends
star catalogue: magnitude blank
orbit elements outdated and unparsable: TLE line 2 checksum
weather grib has no field 't2m'
radar file empty
migrate.sh: tide table stops in March
vessel list: IMO twice
animal without ear tag
milk yield -3
field boundary not closed
fatal: seed bag without batch
drug without ATC code
lab value without unit
allergy code deprecated and not mapped
insulin pump log: records out of order
genome file: reference allele does not fit
fastq record incomplete
pdb file has no atoms
NMEA sentence checksum wrong
DBF memo file missing
legacy record layout 03 not readable
EBCDIC field contains unpackable packed decimal
COBOL copybook and file length do not fit (512/508)
qa-run: dbase deleted flag on header row
index of the archive doesn't match its content
blob 9c1f is missing from the store
object vanished from the bucket between list and get
snapshot has no manifest
loadtide: cache entry unreadable
[ci] cassette has no recording for POST /pay
stub file for /rates absent
unrecorded request in the replay file
{"level":"error","msg":"row dropped","line":14,"why":"no plate"}
level=error msg="record unreadable" file=tolls.dat offset=4112
2024-05-02 03:12:09,412 ERROR importer: record 14: lane is blank
{"severity":"ERROR","message":"document has no id","doc":14}
level=fatal msg="feed is empty" feed=offers
[importer] E: duplicate transponder 4711
Could not import member list: row 17 has an empty surname
Import stopped, there are two rows for locker 118
FEHLER Import rejected because 14 of 200 rows reference unknown branches
The supplier sent a file with another layout than agreed (12 instead of 14 columns)
Error: We got a delivery without header line from partner 'Nordsee'
>> Line 81 of bookings.txt is shorter than the fixed length of 240
Row 5 could not be mapped: 'Mr/Mrs' is not a salutation
Cannot assign invoice 88: customer number does not exist in master data
Master data incomplete: article 12 has no weight
Stock movement 9001 points to a storage place that was removed
nope: Article number 44-12 was delivered twice in the same file
Found a negative amount in a column that must not be negative
The amount '12.50.00' cannot be interpreted as a number
Cannot interpret '03/14/24' as date (dd.mm.yyyy)
Time 25:10 in roster is not a time
Period 2024-13 is nonsense
migrate.sh: Unknown status code 'Q' in record 81
Unexpected record type 99 after the footer
No footer in file, transmission was incomplete?
Header says May, records are from April
The file has been processed before (hash known)
Sum in trailer does not add up with the records
Empty delivery: not a single record
Nothing but a header in sales.csv
houseKeeper: Wrong delimiter, only one column recognised
Encoding looks like cp1252 although UTF-8 was announced
Illegal byte 0x92 at offset 1204 of the text
Customer name contains a line break
JSON of the weather service is incomplete
Reply of partner could not be parsed as XML
The reply has no node <price>
ABORT: Mandatory attribute 'unit' not delivered
ci-gate: Payload lacks the mandatory block 'sender'
Payload does not conform to version 3 of the message
Webhook body is not what we can read: expected object
E: Queue message 88 is poison: cannot be deserialised
Event 12 came before its parent event
Snapshot file was produced with an older format, cannot be read
The stored session could not be unpickled
Index file and data file do not belong together
Backup set incomplete, volume 2 is missing
Archive is damaged behind file 41
Downloaded firmware is incomplete (checksum)
Manifest lists 12 images but the archive contains 11
Release bundle: hash of setup.exe is not the one in the list
Seeds could not be inserted: email already used
Fixture 'late_guest' needs a room which fixture 'rooms' does not define
Sample data outdated: all vouchers are expired
There is no test customer left with an open order
E: Reference data 2025 not loaded (holiday table has no rows)
Table 'rates_2025' is empty
Missing row in table settings: key 'vat'
nope: Lookup for plant 'MUC2' returned nothing
Lookup for plant 'MUC' is ambiguous, 2 hits
Partner id 0 is not permitted
Cannot delete the group, 4 members are in it (foreign key)
Cannot insert tariff: overlapping period exists
Cannot add column, it exists already
nightly: Migration expects table 'guests' which nobody created
Migration 17 was skipped on this database, order broken
The migration history contains an entry that has no file
Data conversion: 3 values of 'height' do not fit into smallint
Data conversion failed for column 'since': '0000-00-00'
Truncation: text of 300 chars for a column of 255
Currency 'EURO' is no ISO code
Language 'gr' unknown, did you mean 'el'?
Translations file damaged near 'btn.cancel'
Source text for key 'intro' missing
Polygon has fewer than four points
Track file: two points with the same time
loadtide: Latitude 97.2 is impossible
Elevation model has a hole at tile N46E007
eod: Layer 'roads' not contained in the map file
Image 'IMG_12' referenced by the page was not delivered
Photo has no EXIF date
Sound file is mono, 0 seconds
Video is not readable: no stream in it
Spreadsheet has merged cells in the data area
pricebot: Sheet "Preise" is missing in Preise_Mai.xlsx
Cell D14: text instead of a number
stop: Template has the placeholder {{iban}} but no value comes with the record
Mail merge: recipient 41 has no address
PDF form has no field 'Name'
Signature field in the form data is blank
Scanned page is empty
QR content isn't a payment code
Barcode value contains letters
ABORT: RFID dump has an odd length
Sensor log with holes: no values between 02:10 and 02:50
Calibration record for probe 7 out of date or empty
Parameter set 'winter' has no entry for valve 3
Recipe download: step 4 and step 5 have the same number
Waypoint list is empty
Level file: tile id 999 not in tileset
Save file has a bad header
Quest refers to non-existing item 'key_red'
Team sheet with 12 players
Result of match 14 submitted twice
E: Duplicate ballot id 0099
Course catalogue: module without credits
Two students share an exam seat
Prescription without dose
Lab order with unknown material 'X'
Patient id mismatch between order and result
migrate.sh: Insured person not found in the register
Claim has no date of loss
Policy number fails the mod-11 test
Land parcel without owner
Permit number given out twice
Tax number has 12 digits (11 needed)
Payroll import: month closed record missing
Time sheet 22 overlaps with time sheet 21
ABORT: RECORD 00012 HAS INVALID LENGTH
INVALID HEADER IN FILE RACKS.DAT
DUPLICATE KEY IN INPUT, SEQ 4411
FILE EMPTY
INPUT NOT SORTED
>> NON-NUMERIC DATA IN FIELD AMOUNT
CHECK DIGIT ERROR IN CUSTOMER NUMBER
recieved empty list of harbours
the file does not contain any tickets
there are duplicated customers
Doublon dans le fichier clients : 4711
Satz 14: Pflichtfeld Hafen fehlt
Datei enthält keine Sätze
problem: Datum liegt in der Zukunft (Satz 9)
Kein Wechselkurs für 2024-05-02
falta la columna precio en el fichero
✗ montant vide à la ligne 3
the value is not existing in table harbours
doctor: this cabins does not exists in the master data
harbour code 'XYZZY' must have 3 letters
error - no departure for briefs 4 on this day in the plan file
nope: departure table has holes
tariff zone twice in list
bench: zone 4 refers to zone 9 that's missing
the price row is incomplete
each ticket needs a zone, ticket 8 has none
field 'zone' must not be empty
nope: field 'zone' contains 'N/A'
field 'zone' is longer than 2 characters
column 'zone' not in the file
columns are swapped
value '7,5' in column zone can't be cast
illegal value for enum 'class': 3rd
guard: strange characters in passenger name
passenger list broken at line 88
passenger 12 has two cabins
cabin 402 given to nobody known
meal order for an unknown passenger
nightly: record will not be taken, vessel unknown
12 of 400 records refused
first bad record is no. 12
import: could not match partner 'Acme Ltd' to a customer
export_all: conflicting values for one customer
doctor: the old record was changed meanwhile
genlabels: file is from the wrong year
import: format version 2 expected, version 1 found in file
problem: Text in quotes does not end
nightly: wrong number of separators
Unknown column 'Preis2'
stop: Nothing to export, table is empty
stop: customer without e-mail
Character can't be written in latin1
export: name too long for fixed width field
fatal: Amount does not fit into 9(7)V99
[ci] role 'captain' missing, seed roles first
Already seeded, unique key hit
anonymizer: column 'ssn' not present in dump
roster-sync: foreign key to harbour not satisfied
constraint ck_zone hurt by row 12
>> Partition for 2025-01 missing
loader: bad date in key
FATAL lines after the trailer
[ci] number expected but 'abc' read at line 3 of data
ci-gate: unknown tag 99
message ends too early
parser: checksum byte 0x1F, computed 0x2F
Wrong magic number
publish.py: unsupported version of payload 9
qa-run: length field exceeds message
>> both branches changed rates.csv
bench: row 12 conflicts
object deleted there, changed here
Error: Remote id unknown
>> two local items map to one remote item
event 14 references removed aggregate
stream has a gap at 812
problem: Wrong expected version
Document has a string where the mapping wants a date
rig-run: document without routing value
E: Could not geocode 'Hafenstr. 0'
Ring is not closed
Page has no text
Amount unreadable on receipt 9
mail: recipient address malformed
mail: attachment has 0 bytes
tickets.json: 'price' must be >= 0
tickets.json: items[4] lacks 'zone'
tickets.json ends abruptly
tickets.xml has two roots
tickets.xml: entity not defined
✗ tickets.yml (data): value for 'zone' is a list
tickets.parquet: footer damaged
tickets.avro: sync marker wrong
tickets.db: malformed image
tickets.zip: local header bad
tickets.tgz: not gzip
tickets.csv.gz: trailing garbage
tickets.pdf: startxref lost
tickets.xlsx: can't open, file is really html
ci-gate: blob hash and name don't fit
manifest entry without file
ERR file without manifest entry
photo missing for person 12
avatar is not an image
invalid hex in colour field
invalid base64 in column logo
invalid uuid 'abc'
invalid url in feed item
invalid cron in the jobs table
nightly: invalid language tag in record
loadtide: negative stock for sku 9
feedcheck: stock record missing for sku 9
Failed: sku 9 not in price list
guard: price list lacks winter season
voucher code already redeemed in test data
no free seats in fixture event
test passport number used twice
FATAL test account has no balance record
mock data for /harbours incomplete
expected file part missing: part-00003
pricebot: delivery 12 lacks file 3 of 5
control file says 3 files, 2 arrived
ok-file there, data file not there
first line isn't the header
decimal places > 2 in amount
date format mixed in column 'since'
time is missing seconds in record
unexpected null in column 'deck'
found NaN in column 'deck'
found spaces only in mandatory column
key 'deck' appears in two rows
primary key would be null
relation between deck and cabin is broken
view definition refers missing table
publish.py: sequence behind max(id), insert collides
table lanes already there, migration 9 fails
index with this name exists
cannot drop column deck, view depends on it
cannot narrow column, values too long
charset of table and file are not the same
row size exceeds limit
too many columns in input
blob too big for the field
qa-run: The tariff workbook has two sheets with the year 2025
The tariff workbook has no row for zone 7
The member file includes a person with two memberships
The member file was sent with wrong character set
The member file stops in the middle of record 881
The bank statement is not continuous: statement 14 is missing
The bank statement contains a booking without value date
The holiday list has a date twice
The price of 'Kombi' is not filled in
The price of 'Kombi' is given in an unknown currency
The event list contains entries without place
The event refers to hall 9, we have 1 to 8
The reply of the register contains no person
Failed: The register knows two persons with this number
The received message is older than the stored one
The received document lacks its signature date field
The image of article 14 is missing in the delivery
The image of article 14 has zero height
The archive contains unexpected file names
The archive can't be opened, it's damaged
The checksum in the trailer is wrong
The checksum file names a file that isn't there
The import table has leftovers of the last run (duplicate keys)
The migration wants to add an index that already exists
genlabels: The migration can't convert the value 'n/a'
The seed script expects currency CHF in table currencies
The fixture of last year is no longer valid (dates in past)
jobrunner: The record set is empty
The record is too short
preflight: The record type is not known to the loader
The field 'qty' holds text
FEHLER The field 'qty' is mandatory, record 3
The field lengths do not match the layout
roster-sync: The key of the record exists already
The parent of the record does not exist
The date of the record lies before the start of the contract
genlabels: Two records with number 14
Two values for one measuring point and time
verify-all: Two different prices for article 14 at the same day
More than one default address for customer 14
publish.py: More lines than announced in the header
Fewer lines than announced
Missing value in column 'to' at line 14
Missing column 'to' in stations.csv
Missing end tag in the delivered XML
Missing record for meter 14
Missing reference: station 14 is unknown
Missing entry 'CHF' in the rate table
Missing article text for language 'it'
Missing block 2 of message
Malformed row 14 in stations.csv
Malformed postal address in record 14
Malformed envelope, body not found
ERR Malformed hex dump line
Inconsistent data: ticket sold before it was printed
Inconsistent data: end before start
sanity: Inconsistent totals inside the delivery
Inconsistent number of columns
Invalid content in cell C4
pricebot: Invalid meter number
Invalid combination of zone and class in row 14
Invalid character in barcode
Invalid month in file name: 13
Invalid file content: html instead of csv
FATAL Unknown article in order line 3
Unknown station in timetable row 14
Unknown abbreviation 'Abd.'
Unknown version of the exchange format
FEHLER Unreadable date in row 14
E: Unreadable photo
Unexpected blank line in data section
Unexpected second header
Unexpected encoding utf-16
Unexpected end of delivery file
Error: Corrupted delivery, parity wrong
Corrupted sheet 'Mai'
Corrupt record at byte 881
Incomplete delivery: 2 of 3 files
Incomplete address
Incomplete sample, 3 probes instead of 4 in file
Duplicated meter in list
Duplicate of invoice 14 found
Duplicate file name in archive
Overlapping bookings in the imported plan
Overlap of ranges 10-20 and 15-30
Conflict while saving: record was changed by another user
Conflict in mapping, code 14 mapped twice
Cannot map code 'ZZ' to a country
Cannot map column 'Preis' automatically
Cannot parse amount in line 3
Cannot parse reply, not JSON
Cannot read delivery: bad magic
Cannot find contract 14 in master file
Cannot find previous balance
roster-sync: Cannot match payment 14 with an invoice
Failed: Cannot load row 14: text too long
Cannot load fixture 'late': unknown column
Cannot apply patch set to price table
Cannot store: constraint one_default violated
doctor: Cannot decode label text
Could not read the georeference of the plan
Could not assign zone to station 14
genlabels: Could not interpret the opening hours 'Mo-Xx'
Rejected row 14: negative age
Rejected file: layout changed
Rejected message: schema version unknown
Refused to load: file holds 0 rows but table has 8 000
Refused to load: more than 5 % bad lines
Refused to import: the same file name with other content
Stop: gaps in the numbering of invoices
Stop: table stations empty after load
Stop: bad rows 14, 15, 18
>> No usable row in stations.csv
verify-all: No data for May
No base price for zone 7
No matching customer
No tax rate valid on 2024-05-02
*** No geometry for parcel 14
No record with id 14 in table stations
No such object in archive: 14
Nothing imported: the feed of the ticket office has no events
error - Nothing imported, since line 1 is not the header we know
Nothing to send: all recipients have malformed addresses
Source system delivered a customer without name
Source file and control total do not agree inside the delivery
Source row 14 violates the key of the target table
Target table already contains period 2024-05
Target table has no column 'zone'
Dataset 'weather' is from 2019, no rows for this year
jobrunner: Dataset is missing required field 'lat'
Data file has 0 bytes
Data file version 2, reader knows only 1
*** Data set contains impossible values (-999) in 'temp'
Bad input: month '13'
Bad input: two header lines
fatal: Bad record at line 88: 7 fields, 9 expected
guard: Bad checksum on meter telegram
Bad barcode in row 3, length 12
Broken reference from ticket 12 to event 77
Broken JSON from the ticket office
Broken encoding in town names
Broken archive, member 'a.csv' truncated
Lost relation: seat without row
Skipping is not allowed, row 9 is invalid
[FAIL] Row 9 was refused by the database: not unique
Row 9 was refused by the database: reference missing
Row 9: 'yes please' isn't a boolean
Row 9: amount 1.234,5,6
Row 9: birth date after today
Row 9: no town
Row 9: town and canton contradict
Row 9: unknown salutation code 7
Row 9 appears again as row 31
Ticket 12: price is null
Ticket 12 belongs to a deleted event
Customer 12 has no postal code
Customer 12 cannot be found in crm dump
Customer 12 and customer 13 share the e-mail
!! Article 12 has no EAN
Article 12 listed without a price for 2025
*** Employee 12 has two active contracts in the extract
Station 12 has no coordinates
verify-all: Meter 12 reports a smaller value than before
Batch 12 is not part of the delivery
Document 12 has no text layer
Document 12 cannot be parsed
Message 12 has an unknown schema id
Message 12 could not be decoded (not base64)
Translation file pl.json lacks 14 keys the loader requires
Translation file pl.json is empty
✗ Fixture user 'clerk' is not in the database
Fixture loading broke: duplicate pk 14
Fixture image broken
Test data generator: ran out of unique names
Test data: IBAN list is exhausted
Test data: the customer needed for this case was deleted
Test data pool is empty
Testdaten fehlen: kein Kunde mit Rückstand
Migration 44: cannot set NOT NULL, rows with empty value exist
Migration 44: the table is already there
Migration 44: duplicate values prevent the unique index
Migration 44 missing in folder but in history
Migration number 44 used twice
Snapshot of the register is incomplete
Register extract: date unreadable
jobrunner: Lookup table has a hole at code 7
!! Code list outdated: code 7 unknown
rig-run: Catalogue has an item without title
Catalogue: same signature twice
Playlist: track file missing in archive
Timetable: trip has no stops
Timetable: stop order broken
Map layer: invalid geometry in feature 12
Excel: header cell renamed to 'Preis neu'
Excel: the sheet is protected and has no data
PDF: form field value too long
XML: not valid against delivery.xsd
XML: declared utf-8, contains latin1
CSV: quote in field not doubled
CSV: tabs where semicolons should be
YAML data: duplicate id bench-4
SQL dump: table prefix unknown
ZIP: crc wrong for a.csv
the dough list has a batch without weight
allergen matrix: column 'nuts' missing for 'Linzertorte'
two recipes share the number R-118
price of 'Gipfeli' is given in two currencies
payroll journal: gap between receipt 4410 and 4412
daily closing adds up to 3 410.20, receipts to 3 409.95
cash book line 88: debit and credit both filled
EAN 7610200337 too short, 13 digits expected
supplier 88 delivers an article we have never listed
patient file without birth date
AHV number fails the checksum
two patients carry the insurance number 80756001
lab result in mg/dl where mmol/l was agreed
HL7: PID-3 is empty in message MSG00041
ICD code 'Z99.99' not in catalogue 2025
DICOM file lacks the preamble
timetable: stop 8507000 occurs in the trip but not in stops.txt
trip 5858 runs backwards in time at stop 3
departure before arrival at Olten
calendar.txt contains service WD twice
train number 2711 allocated to two compositions
GTFS: shape has only one point
IBAN of creditor is not plausible
pain.001: control sum and transactions differ
camt file begins with BOM garbage
value date lies on a Sunday
no exchange rate stored for TRY on 2025-03-14
account 1020 closed, yet the file posts to it
level 7 has no exit tile
sprite sheet 'orc' is 1023 px wide, must be a power of two
dialogue node n44 points to nowhere
quest 12 requires quest 12
loot table adds up to 104 %
savegame written by a newer build, cannot be read
map uses tile id 411 which the tileset doesn't define
tree with ear tag CH120 has two mothers
ear tag CH120.8930 seen at two farms
calf born before its mother
rota quantity negative at milking 2
field polygon crosses itself
coordinates swapped? 47.1 / 8.4 lies in the sea
pupil in two classes at once
mark 7 given, printer ends at 6
timetable puts teacher Frei in two rooms at 10:00
class 3b without class teacher
exam key has 39 answers for 40 questions
Row 17: cannot cast 'n/a' to numeric
row 2033 dropped: unparseable timestamp '32.01.2025'
line 51 has 11 fields where the header has 12
header line unexpected: 'Artikel;Preis' instead of 'Artikel,Preis'
unterminated quote beginning in row 14
CSV uses semicolons, importer was told commas
delimiter could not be guessed
mixed line ends in the delivery
invalid byte sequence in UTF-8 at byte 4102
found NUL byte in column name
new column 'vat_group' not mapped
mapping for code 'B7' missing in lookup.csv
Lookup returned two rows for key 'B7'
foreign object 4410 not loaded yet, row parked
orphaned rows: 14 order lines without an order
parent record missing, child skipped
natural key collides with an existing record
primary key column is null in 3 rows
upsert hit the same row twice
staging table holds rows from yesterday's batch
batch 20250314 was imported before
the delivery is identical with yesterday's
file is older than the last one imported
sum in the footer deviates
empty delivery, nothing imported, raising alarm
feed arrived but carries zero articles
ZIP contains no CSV
archive holds two price files, expected one
filename doesn't carry a date
could not decode the attachment
xlsx: sheet 'Preise' not in the workbook
workbook has hidden rows, not importing
cell D14 contains #REF!
formula result cached as #N/A
merged cells in header row
pdf is password-free but has no pages
image header broken, cannot read dimensions
Exif says 0x0 pixels
XML: element 'preis' occurs twice, schema permits once
cvc-complex-type.2.4.b: The content of element 'Order' is not complete. One of '{Line}' is expected.
cvc-pattern-valid: Value 'X12' is not facet-valid with respect to pattern '[0-9]{4}' for type 'Plz'.
cvc-datatype-valid.1.2.1: 'heute' is not a valid value for 'date'.
Fixture users.json defines id 4 twice
seed refers to a category which was removed
test data of March was purged, nothing to replay
golden input is truncated after 4 kB
the record with id 44 has already been archived
no row came back for the given key
snapshot restore left 14 unresolved references
translation key order.cancel appears twice in de.json
placeholder {count} missing in the Italian text
es.po has fuzzy entries without msgid
locale file fr.json is one level deeper than en.json
changelog: date of 2.4.1 lies before 2.4.0
cannot merge: both sides edited prices.csv
schema version in db is 41, code wants 44 – migrations pending
migration 0044 applied out of order
migration 0042 was changed after being applied
down migration for 0044 is absent
two heads in the migration history
dump ends in the middle of a COPY block
restore: relation "squadron" already exists
insert violates guild_tag_key
invalid input syntax for type uuid: "abc"
invalid input value for enum state: "opne"
null value in column "pasture_id" of relation "orc" violates not-null constraint
new row for relation "knight" violates check constraint "weight_positive"
- address.zip: String must contain at least 4 character(s)
Expected string, received number at "items[3].name"
Expected number, received nan at qty
Invalid enum value. Expected 'bread' | 'cake', received 'bred'
Unrecognized key(s) in object: 'colour' (order payload)
Array must contain at least 1 element(s)
"price" must be a number
"items[2].qty" must be greater than or equal to 1
"email" must be a valid email
"born" must be in ISO 8601 date format
"kind" must be one of [bus, calf]
"colour" is not allowed
instance.ward[4] requires property "tag"
instance.born does not conform to the "date" format
data/knights/3/tag must match pattern "^CH[0-9]+$"
data/pilots must NOT have fewer than 1 items
data.kind should be equal to one of the allowed values
data should NOT have additional properties
'squad' is a required property
[] is too short
'x1' does not match '^[0-9]+$'
Additional properties are not allowed ('colour' was unexpected)
Input should be a valid date or datetime, invalid character in year
Input should be greater than 0 [type=greater_than, input_value=-3, input_type=int]
String should match pattern '^CH' [type=string_pattern_mismatch]
value is not a valid email address: An email address must have an @-sign.
Field required [type=missing, input_value={'tag': 'CH1'}, input_type=dict]
Extra inputs are not permitted [type=extra_forbidden, input_value='blue']
marshmallow.exceptions.ValidationError: {'born': ['Not a valid date.']}
cerberus: {'pasture': ['unknown field'], 'tag': ['required field']}
voluptuous.error.MultipleInvalid: extra keys not allowed @ data['colour']
schema.SchemaMissingKeyError: Missing key: 'tag'
cattrs.errors.ClassValidationError: While structuring Bed (1 sub-exception)
dacite.exceptions.WrongTypeError: wrong value type for field "weight" - should be "float" instead of value "heavy" of type "str"
msgspec.ValidationError: Expected int, got str - at $.weight
json: cannot unmarshal string into Go struct field Bike.weight of type float64
json: unknown field "colour"
Key: 'Knight.Tag' Error:Field validation for 'Tag' failed on the 'required' tag
parsing time "31.12.2025" as "2006-01-02": cannot parse "31.12.2025" as "2006"
strconv.ParseFloat: parsing "12,5": invalid syntax
parse error on line 9, column 4: bare " in non-quoted-field
missing field 'tag' at line 14 column 3
invalid type: string "heavy", expected f64 at line 3 column 18
unknown variant 'bull', expected one of 'plane', 'calf'
CSV error: record 14 (line: 15, byte: 412): found record with 4 fields, but the previous record has 5 fields
com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException: Unrecognized field "colour" (class Rider), not marked as ignorable
com.google.gson.JsonSyntaxException: Expected BEGIN_ARRAY but was BEGIN_OBJECT at line 1 column 2 path $
java.time.format.DateTimeParseException: Text '31.12.2025' could not be parsed at index 0
System.Text.Json.JsonException: The JSON value could not be converted to System.Int32. Path: $.weight
CsvHelper.HeaderValidationException: Header with name 'Tag'[0] was not found.
CsvHelper.TypeConversion.TypeConverterException: The conversion cannot be performed. Text: 'heavy'
System.FormatException: String '31.12.2025' was not recognized as a valid DateTime.
CSV::MalformedCSVError: Unclosed quoted field in line 9.
Psych::DisallowedClass: Tried to load unspecified class: Date
JSON::ParserError: unexpected token at 'pasture'
ActiveRecord::RecordInvalid: Validation failed: Tag has already been taken
ActiveRecord::NotNullViolation: null value in column "tag"
Date::Error: invalid date
malformed JSON string, neither tag, array, object, number, string or atom, at character offset 0 (before "<html>") at fares.pl line 9.
Wide character in print at berths.pl line 14.
json_decode(): Syntax error, malformed feed
Malformed UTF-8 characters, possibly incorrectly encoded
Undefined array key "tag" in row 14 of the feed
DateTime::__construct(): Failed to parse time string (31.13.2025) at position 0 (3)
SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry 'CH1' for key 'pilot.tag'
SQLSTATE[22001]: String data, right truncated: 1406 Data too long for column 'name'
Error in make.names(col.names, unique = TRUE) : invalid multibyte string 3
In readLines("marks.csv") : incomplete final line found on 'marks.csv'
Error: parse error: premature EOF [ (right here) ------^
Problem with 'mutate()' column: NAs introduced by coercion in 'weight'
lua: Expected value but found invalid token at character 1
ValueError: could not convert string to float: '12,5'
ValueError: invalid literal for int() with base 10: 'n/a'
ValueError: Length mismatch: Expected axis has 5 elements, new values have 4 elements
KeyError: "['tag'] not in index"
binascii.Error: Incorrect padding
xml.etree.ElementTree.ParseError: not well-formed (invalid token): line 3, column 14
lxml.etree.XMLSyntaxError: Opening and ending tag mismatch: tenant line 3 and squad
tomllib.TOMLDecodeError: Cannot overwrite a value in prices.toml
load of prices stopped at record 8554: decimal point missing
skipping batch, 12 of 12 rows unusable
every row of the delivery was rejected
reject file holds 14 rows, maximum is 10
too lots bad lines (41), load rolled back
reference list 'breeds' is empty
master data for article 8378 incomplete
article 5913 has neither weight nor volume
weight class without bounds
validity periods of tariff B leave a hole in May
two tariffs are valid on 2025-05-01
successor of article 1293 is itself
bill of material loops: dough → mix → dough
unit conversion g → pcs undefined
posting period 2024-12 is closed
the voucher number range is exhausted
document 6206 already has an invoice
invoice refers to a delivery that was cancelled
payment file: duplicate end-to-end id
beneficiary address lacks town
BIC doesn't belong to the IBAN
QR bill: reference has a wrong check digit
ISO 20022: element Cdtr missing under CdtTrfTxInf
swift: field 32A malformed
MT940 statement: opening balance isn't the previous closing balance
edifact: segment UNT counts 41 segments, really 40
x12: ISA segment is not 106 characters
GS1: application identifier 99 unknown
barcode 761020033721 has a bad check digit
shelf life of lot 14 lies before its production date
prescription without dosage
patient merged into another file, reference dangling
FHIR: Patient.identifier: minimum required = 1, but only found 0
LOINC code 99999-9 unknown
vaccination date before birth
room 12 double booked on Monday 10:00
appointment ends before it starts
rota: Frei works 26 hours on 3 March
shift overlaps with holiday
bus stop without coordinates
trip uses service_id nobody defined
transfers.txt points to stop 99 which does not exist
block 12: vehicle at two places at 07:14
block section shorter than the train
signal S14 faces the wrong track in the plan
interlocking table contradicts the plan
no lap times in file race4.fit
gpx track without points
heart rate 612 is not believable
temperature sensor reports -273.9
time series has duplicate stamps at 02:30 (summer time)
hour 02 missing on changeover day
sensor 14 has sent nothing since Friday
meter reading went backwards
soil sample without depth
pesticide 'Roundop' not in the register
animal passport CH120 voided
movement out of a holding the animal never entered
lactation numbers jump from 2 to 4
item id 0 reserved
skill tree refers to skill 'fireball2' which no file defines
animation 'walk' has zero frames
mesh orc.obj: face references vertex 9000 of 412
texture atlas overlaps at 412,90
sound jump.ogg: not an Ogg file
tilemap layer 'ground' has 399 tiles instead of 20x20
save slot 2 corrupted: magic is wrong
score file has negative points
pupil number 4733 given to two children
report card without semester
marks imported twice for class 3b
question 14 has no correct answer
quiz.gift: answer weights don't total 100 %
library: ISBN check digit wrong
loan refers to a deleted copy
email address of parent 12 unusable
mailing list contains 14 dead addresses
iCal: DTEND precedes DTSTART
vCard without FN
member without membership number
ballot list has 41 names for 40 seats
podcast feed: item without enclosure
subtitle 14 begins before 13 ends
srt: block 9 lacks a time line
EPUB: mimetype must be the first file in the archive
playlist points to tracks that were removed
MIDI header chunk damaged
score.musicxml: measure 14 has too big beats
price group changes retroactively, load refuses
Currency code is blank in row 8
postal code of Liechtenstein in Swiss address list
house number in the street field, cannot split
geocoder result ambiguous: 3 places called Aesch
polygon of municipality 261 has a hole outside its ring
raster and vector use different reference systems
no-data value fills the whole raster
cut list: piece longer than the board
g-code line 411: feed rate missing
tool number T14 twice in the magazine list
weld seam 4 starts nowhere
stl: facet count in header is wrong
drawing revision C not released, B found
serial number burned already
device list: MAC address 00:11:22 too short
firmware header: magic 0xdead expected, file has 0x0000
hex record checksum error on line 14
import-prices: nothing in the file after the header
prices.csv consists of blank lines only
the spreadsheet is empty
no usable rows were left after cleaning
0 rows match the period, report would be blank
selection yielded nothing
query came back empty although rows were expected by the loader
line 7 isn't numeric: 'abc'
line 7: quantity 'zwei' cannot be read as a number
line 7: amount has three decimals
row 7: date lies in the future
row 7: birthday after admission
row 7 refers to an unknown branch '99'
row 7: mandatory cell 'name' is blank
rows 7 and 9 are twins
records 7 to 12 overlap in time
entry 'oboe' shows up more than once
'tulip' is listed twice under different ids
same key, different content: R-118
key R-118 collides
R-118 already in the target, not inserted
id 5034 exists already
unique index uq_tag rejects row 7
could not insert berth 4: parent farm 9 is unknown
foreign key fk_farm refuses berth 4
delete of farm 9 blocked, wards still point to it
cannot truncate a table referenced in a foreign key constraint
there is no farm with id 9
farm 9 could not be loaded: no such record
customer 4711 vanished from the master
unknown supplier 88
currency 'XYZ' does not exist in the table
breed code 'HO9' is not in the code list
gender 'q' not allowed by the import spec
enum has no member 'brown'
status 'half-open' unknown to the loader
weekday 8
hour 25 in time '25:10'
'30.02.2025' is no calendar date
time '7 o'clock' is not in the form HH:MM
time stamp without zone offset
epoch value 99999999999999 beyond any year
percentage 140 in column share
share columns sum to 0.98
latitude 147.2 out of -90..90
negative stock for article 3109
weight 0 g makes no sense
postcode is five digits long, should be four
phone number '0041' is too short to be stored
email 'frei@' is broken
web address in row 9 lacks a scheme
text in 'remark' exceeds 255 bytes
name contains control characters
smart quotes in numeric column
comma used as decimal mark
apostrophe as thousands mark: 1'200
umlaut bytes invalid in line 41
file was said to be UTF-8 but contains byte E4
file starts with FF FE, expected plain ASCII
wrong delimiter? only one column found
more values than columns in line 12
line 12 is cut off
last line has no line feed, file incomplete?
footer record absent
record type '99' missing at the end
record type 31 before record type 30
sequence of records broken at 412
running number jumps from 14 to 16
control total: calculated 41.20, delivered 41.30
hash of delivery.zip isn't the one in delivery.sha256
checksum file and download don't fit together
md5 differs for scan_14.tif
crc error in block 12
archive ended too soon
zip directory not found at the end of the file
not a gzip file
tarball damaged after menus/12.json
cannot unpack: unknown compression
encrypted part inside the export, cannot be read by importer
avro file: sync marker wrong
parquet footer unreadable
parquet: column 'vat' has type INT32, loader wants DOUBLE
arrow: schema at index 1 was different
orc stripe 3 broken
protobuf: wire type 7 in message Order
thrift payload truncated
msgpack: extra bytes after the object
bson: document too large
json line 41: two objects on a line
json: root must be an array
JSON ended while a string was open
json has comments, decoder rejects it
expected an object under 'items', found a list
node <price> missing beneath <article>
attribute 'id' of <horse> used before
xml declares ISO-8859-1, bytes are UTF-8
namespace of the root element is not ours
entity &eacute; unknown in feed.xml
feed.xml: root element is <html>
received a web page in place of the CSV
export says 'Session expired' where data should be
yaml fixture: anchor *base unknown
fixture farm.yml has no entry 'alm'
fixture loads before its parent
factory 'bike' built an invalid record
demo data could not be planted: farm exists
seed 3 of 9 was rejected by the database
test patient 4 isn't in the anonymised dump
the anonymised dump contains real names
dump was taken with a newer server version (16), restore refuses
restore: unsupported version (1.15) in file header
restore: COPY failed for table "loan": invalid input
restore stopped: type pitch_kind does not exist
relation "squad" does not exist
no such table: crew
no such column: boat.tag
column "tagg" does not exist
Unknown column 'tagg' in 'field list'
Table 'museum.shelf' doesn't exist
Invalid object name 'dbo.berth'.
ORA-00001: unique constraint (PARCEL.UQ_TAG) violated
ORA-02291: integrity constraint (BREWERY.FK_FARM) violated - parent key not found
ORA-12899: value too large for column "FESTIVAL"."LOAN"."NAME" (actual: 41, maximum: 40)
Cannot insert the value NULL into column 'tag', table 'ledger.dbo.pupil'
String or binary data would be truncated in table 'airfield.dbo.singer'
Violation of PRIMARY KEY constraint 'PK_tenant'. Cannot insert duplicate key
Conversion failed when converting the varchar value 'heavy' to data type int.
E11000 duplicate key error collection: roster.horse index: tag_1
mapper_parsing_exception: failed to parse field [born] of type [date]
index_not_found_exception: no such index [trees]
version_conflict_engine_exception: current document has seqNo 41
row was changed by someone else meanwhile
optimistic lock: version 4 expected by record, found 5
merge of menus.json stopped with conflicts
both branches renamed recipe R-118
<<<<<<< HEAD left inside recipes.csv
patch doesn't fit recipes.txt
hunk 3 could not be placed
migration 44: column vat exists already
migration 44 half applied, table in mixed state
migration 43 isn't recorded but its table exists
checksum of migration 41 differs from the recorded one
two migrations carry the number 44
dirty database version 44. Fix and force version.
revision 'a1b2' of the schema is nowhere in the scripts
translation entry 'pay' has a broken plural
msgid 'pay' duplicated in rm.po
invalid multibyte sequence in fr.po
rm.po: 2 format strings don't agree with the source
icu message 'You have {count, plural' incomplete
image icon.png is 31x32, must be a square for conversion
sound file is of length 0
video without key frame at the start
thumbnail can't be made: image truncated
tiff: directory 2 unreadable
font table 'glyf' broken
svg path data invalid: 'M 0 0 L x'
pdf: xref table damaged
pdf merge: page 4 malformed
docx: document.xml cut off
ods: content.xml not found within file
mbox message 14 without From line
eml: boundary never closed
ics: no VEVENT inside
qr content isn't a ticket of ours
ticket barcode could not be decoded
scan 14 is blank
ocr gave no text for page 3
handwritten field 'total' unreadable
audio transcript empty
label set and image set have different sizes
annotation 14 lies outside the picture
class 'bed' has no training samples
dataset split leaks: 14 ids in train and test
feature vector has 41 entries, model file says 40
weights file corrupted: invalid header
embedding index was built with another dimension
lexicon contains empty keys
stop list has the same word twice
graph contains a cycle through node 7
node 7 has no outgoing edge
edge refers to node 99, graph has 40
tree has two roots
path leaves the grid at 41,0
maze has no way out
crossword grid not symmetric
deck has 51 cards
sudoku given is contradictory
tournament: odd number of players without bye
fixture list lets team 4 play twice on Sunday
race result: bib 14 finished twice
chip time missing for bib 15
member birthday 1825
donation receipt without amount
grant id reused
seat plan row F has a gap
seat F12 sold twice in import
film without running time
show ends after closing hour in schedule.csv
book without author in catalogue
wine vintage 2099
hotel room 12 has two categories
booking leaves before it arrives
flight number 'LX' incomplete
airport code 'ZZZ' unknown
parcel without weight
tracking number fails check digit
container id CSQU3054384 check digit wrong
tariff number 0101.21 outdated
customs value in line 3 is zero
pallet holds 41 boxes, layer plan says 40
bin location A-99 does not exist
picking list empty
order line without article
order total ≠ sum of lines in file
coupon expired in fixture
gift card number taken
subscription overlaps itself
contract 14 without a signatory
policy number used by another tenant
claim 14 before start of cover
premium table has a hole between age 40 and 42
mortality table ends at 99
bond without maturity
quote for ISIN CH0038863350 missing on 2025-03-14
ISIN check digit wrong
price jump of 900 % in quotes, load held
trade references an unknown book
position file and trade file disagree on 3 ISINs
ledger out of balance by 0.05
trial balance not zero
batch header count 12, details 11
meter 14 has two readings for March
meter swapped without final reading
tariff step boundaries descend
load profile has 95 quarter hours
grid node without voltage level
pipe diameter 0
valve list contradicts scheme
well log depth not increasing
seismic trace header damaged
weather file: station 14 lacks altitude
netcdf variable 'temp' has no units
grib message truncated
fits header keyword missing
fasta: sequence without name
fastq: quality string shorter than sequence
vcf: POS not sorted
bam file has no EOF block
sample sheet: index used for two samples
plate layout names well I13
assay result below detection has text '<LOD' in numeric column
pdb atom numbers repeat
price 'on request' isn't an amount
'yes' given where a count belongs
text found in number field 'seats'
field 'seats' empty in record 12
field 'seats' too wide
record 12 shorter than 80 bytes
record 12 carries an unknown type 'Q'
record 12 belongs to no header
detail without header at line 12
header twice in file
no header found
no trailer found
footer count doesn't fit
page 3 of the delivery is missing
delivery 41 came before delivery 40
delivery 41 is a duplicate
delivery contains articles of another client
delivery has test flag set
client number in file differs from folder
company code 0100 in a file for 0200
wrong month in file: 2025-02 instead of 2025-03
file of 14 March carries data of 13 March
mixed currencies in one batch
mixed units in column weight
unit missing after 12
unit 'stone' unmapped
value list 'colours' has no 'teal'
no mapping from 'teal' to our colours
old code 17 has no successor
code 17 was deleted in the master
master record locked for deletion
contact without a name
address without a street
street without a town
two main addresses for guest 12
account holder missing
bank details incomplete
tax number malformed
vat id CHE-123 fails check
birth date 00.00.0000
age 212
end before begin
from-date empty, to-date filled
period of zero days
weekday and date don't match
calendar week 54
leap day in a non-leap year
summer time hour twice
hours sum to 25
minutes 75
** (Mix) Registry checksum mismatch against lock (jason 1.4.1)
cabal: The package list for 'hackage.haskell.org' is 412 days old and its index signature expired
Error: Multiple rules generated for _build/default/src/cart.ml: dune:4, dune:12
build.zig.zon:9:21: error: hash mismatch: manifest declares 1220aa but the fetched package has 1220bb
Dependency verification failed for configuration ':app:runtimeClasspath': 1 artifact is not trusted, checksum differs
ERROR: Error downloading [https://acme.test/z.tgz]: Checksum was 77aa but wanted 12bc
error: while checking out baseline: git show versions/baseline.json failed: builtin-baseline commit unknown
load-prices: row 88: negative amount where only positive ones are expected
postcode 1234 lies outside of zone B, line 9 of zones.csv
import stopped: article 4711 is listed with two different prices
cust-merge: both sides edited customer 12, pick one
the delivery note refers to an order that was never created (9012)
ERROR stock.csv: header says 7 columns, line 3 has 6
feed.xml ended in the middle of an <item>
ledger does not balance: debit 120.00, credit 119.99
price list is from last year, refusing to load it
bad rows: 3, first: "12;;x"
user id 0 is reserved, line 2
currency "EURO" is no ISO code
date 2026-02-30 does not exist (row 17)
gap in the invoice numbers between 1041 and 1043
lines are not sorted by key: "b" after "c"
batch 12 has already been booked
archive lists 41 files but holds 40
manifest mentions img/logo.png, the bundle lacks it
signature block of the dump is garbled
record length 79, should be 80 (EBCDIC copybook INV01)
trailing garbage after the last record
empty batch, nothing to settle
duplicate EAN 4006381333931 in articles.csv (lines 4 and 90)
check digit wrong: 4006381333930
GTIN of row 3 has 12 digits
the sum in the footer (99.00) differs from the sum of the rows (98.00)
tax rate 17 is not in the table of rates
unknown country XK in address 41
geometry 12: ring is not closed
polygon of zone C crosses itself
coordinates swapped? lat 113.2 is beyond 90
shapefile without .prj, projection can't be told
GeoJSON: feature 3 lacks 'geometry'
gpx: no track points in file
ogr2ogr: ERROR 1: Unable to open datasource 'zones.shp' with the following drivers; shx part corrupted
gdal: ERROR 4: 'dem.tif' not recognized as being in a supported file format.
osmium: Way IDs out of order: 41 after 42
tippecanoe: zones.geojson:1: Reached EOF without all containers being closed
ics: VEVENT without DTSTART
vcard 3: missing FN
mbox: message 12 has no From line
msg 41: charset 'x-unknown' of the part is nothing I can decode
po file: entry "cart.title" translated twice
msgfmt: de.po:41: 'msgid' and 'msgstr' entries do not both end with '\n'
msgmerge: de.po: fuzzy header has CHARSET placeholder
xliff: trans-unit 9 carries no target
resx: name attribute 'Title' used two times
strings.xml: found item String/title more than one time
i18n: placeholder {count} of key 'cart.items' is missing in fr
plutil: Info.plist: Encountered unexpected element at line 12 (plist)
parquet: column chunk 4 is shorter than its header claims
orc: Malformed ORC file. Invalid postscript length 0
arrow: ArrowInvalid: Could not convert 'x' with type str: tried to convert to int64
protobuf: google.protobuf.message.DecodeError: Error parsing message with type 'acme.Cart'
protoc --decode: Failed to parse input.
msgpack: extra bytes after object
cbor: reserved additional information value 28
bson: InvalidBSON: objsize too large
thrift: Required field 'id' was not present! Struct: Cart
capnp: Message ends prematurely in first word
flatbuffers: verifier: buffer failed verification at offset 12
hl7: segment PID expected after MSH, got EVN
edifact: UNZ control count 3, found 4 messages
X12: ISA is 105 characters, must be 106
fix: tag 10 checksum 071 wrong, computed 072
swift: MT103 field 32A malformed
sepa: camt.053 names an unknown namespace version
dicom: File is missing DICOM File Meta Information header or the 'DICM' prefix
fits: Header missing END card.
hdf5: OSError: Unable to open file (truncated file: eof = 96, sblock->base_addr = 0, stored_eof = 2144)
grib: End of resource reached when reading message
wav: not a RIFF file, id is b'OggS'
ffprobe: moov atom not found
identify: insufficient image data in file 'a.gif' @ error/gif.c/ReadGIFImage
optipng: Error: IDAT: bad data, recoverable errors found, not fixing
svgo: Error in parsing SVG: Unencoded <
pdftotext: Syntax Error: Couldn't find trailer dictionary; Couldn't read xref table
qpdf: damaged.pdf: file is damaged, can't find startxref
fontforge: The glyph named A is mapped to U+0041 twice
ttx: TTLibError: Not a TrueType or OpenType font (not enough data)
woff2: checksum of table glyf is off
sqlite: file is not a database
mdb: this database was made with a later Jet version and its pages are unreadable
dbf: field descriptor array terminator missing
ldif: entry 12: attribute 'mail' violates syntax, dn: uid=x
ldapadd: Already exists (68): entry uid=ci,ou=people
ldapmodify: No such attribute (16)
ldap_add: Object class violation (65) additional info: attribute 'sn' not allowed
zone file: db.acme:12: serial did not increase
named-checkzone: zone acme.test/IN: has no NS records; not loaded due to errors.
crontab entry 3 duplicated across hosts.yml and extra.yml
etcd: revision 41 has been compacted
raft snapshot index older than the log, state is inconsistent
kafka: Message was too large for topic carts, record 12: schema id 41 unknown to the reader
Schema being registered is incompatible with an earlier schema for subject "carts-value"
rabbit: payload of message 12 isn't valid UTF-8
stomp: frame without terminating NUL
dead letter: body lacks the 'version' attribute
replay: event 12 of stream cart-9 arrives before event 11
snapshot of aggregate 9 is newer than its events
outbox row 12 was published twice
saga 12: compensating step found no reservation
migrate: 20260101_add_zone was altered after it ran
migration numbers 0041 used by two branches
schema version in db is 44, newest script is 43
down migration of 0041 would lose rows, blocked: table has 12 rows
backfill: 12 rows still have NULL in zone_id
can't tighten column: values longer than 10 exist
column was renamed in the base, patch doesn't fit any more
hunk 3 does not apply to carts.sql
git: CONFLICT (modify/delete): img.png deleted in HEAD and modified in 3f2c
hg: abort: unresolved merge conflicts (see 'hg help resolve')
svn: E155015: Aborting commit: 'cart.c' remains in conflict
p4: cart.c - must resolve before submitting
git lfs: pointer file expected for model.bin but got a blob
git-annex: model.bin: verification of content failed
dvc: ERROR: output 'model.pkl' is already tracked by SCM
dvc: md5 of data/train.csv does not match dvc.lock
ERROR: failed to pull data from the cloud - Checkout failed for following targets: data/train
xmllint: a.xml:4: parser error : Opening and ending tag mismatch: a line 3 and b
Rolling back: 4 rows clash with the unique key
UNIQUE constraint failed: carts.number
CHECK constraint failed: amount > 0
NOT NULL constraint failed: carts.zone
ERROR:  duplicate key value violates unique constraint "carts_pkey" DETAIL:  Key (id)=(4) already exists.
ERROR:  insert or update on table "items" violates foreign key constraint "items_cart_fk"
ERROR:  null value in column "zone" of relation "carts" violates not-null constraint
ERROR:  new row for relation "carts" violates check constraint "amount_positive"
ERROR:  value too long for type character varying(10)
ERROR:  invalid input syntax for type integer: "x12"
ERROR:  invalid byte sequence for encoding "UTF8": 0xe4 0x20
ERROR:  date/time field value out of range: "31/12/2025"
ERROR:  missing data for column "zone" CONTEXT:  COPY carts, line 4
ERROR:  extra data after last expected column CONTEXT:  COPY carts, line 9: "a,b,c"
ERROR:  relation "carts" already exists
ERROR:  column "zonee" of relation "carts" does not exist
ERROR:  cannot drop table carts because other objects depend on it
ERROR:  there is no unique constraint matching given keys for referenced table "zones"
ERROR:  conflicting key value violates exclusion constraint "slot_no_overlap"
ERROR:  enum label "blue" already exists
ERROR:  invalid input value for enum color: "bleu"
ERROR:  could not create unique index "carts_number" DETAIL:  Key (number)=(9) is duplicated.
pg_restore: error: could not execute query: ERROR: role "shop" does not exist
pg_restore: error: unsupported version (1.15) in file header
ERROR 1062 (23000) at line 41: Duplicate entry '4' for key 'carts.PRIMARY'
ERROR 1451 (23000): Cannot delete or update a parent row
ERROR 1406 (22001): Data too long for column 'zone' at row 4
ERROR 1292 (22007): Incorrect datetime value: '0000-00-00' for column 'at'
ERROR 1146 (42S02): Table 'shop.cartz' doesn't exist
ERROR 1054 (42S22): Unknown column 'zonee' in 'field list'
ERROR 1050 (42S01): Table 'carts' already exists
ERROR 1071 (42000): Specified key was too long; max key length is 3072 bytes
ORA-00001: unique constraint (SHOP.CARTS_PK) violated
ORA-02291: integrity constraint (SHOP.FK_ZONE) violated - parent key not found
ORA-00904: "ZONEE": invalid identifier
ORA-01400: cannot insert NULL into ("SHOP"."CARTS"."ZONE")
ORA-12899: value too large for column "SHOP"."CARTS"."ZONE" (actual: 12, maximum: 10)
Msg 2627, Level 14: Violation of PRIMARY KEY constraint 'PK_carts'. Cannot insert duplicate key
Msg 547, Level 16: The INSERT statement conflicted with the FOREIGN KEY constraint "FK_zone".
Msg 208, Level 16: Invalid object name 'dbo.cartz'.
Msg 207, Level 16: Invalid column name 'zonee'.
Msg 8152, Level 16: String or binary data would be truncated.
SQL0803N  One or more values in the INSERT statement are not valid because the primary key would be duplicated SQLSTATE=23505
MongoServerError: E11000 duplicate key error collection: shop.carts index: number_1 dup key
MongoBulkWriteError: Cannot create field 'zone' in element {zone: null}
mongorestore: Failed: shop.carts: error restoring from dump/carts.bson: unexpected end of BSON input
mongoimport: Failed: error processing document #4: invalid character 'x'
(error) WRONGTYPE Operation against a key holding the wrong kind of value
redis: Short read or OOM loading DB. Unrecoverable error, aborting now. RDB checksum bad
cqlsh: InvalidRequest: Error from server: code=2200 [Invalid query] message="unconfigured table cartz"
Failed to import 4 rows: ParseError - Failed to parse abc : invalid literal for int
clickhouse: Code: 27. DB::Exception: Cannot parse input: expected ',' before: 'x' at row 4
clickhouse: Code: 60. DB::Exception: Table shop.cartz does not exist.
duckdb: Conversion Error: Could not convert string 'x' to INT32
Invalid Input Error: CSV Error on Line: 4 Expected Number of Columns: 7 Found: 6
bq load: Error while reading data, error message: CSV table encountered too many errors, giving up. Rows: 4; errors: 1.
snowflake: Numeric value 'x' is not recognized File 'carts.csv', line 4
dynamodb: ConditionalCheckFailedException: The conditional request failed
elastic: mapper_parsing_exception: failed to parse field [zone] of type [long]
elastic: version_conflict_engine_exception: [4]: version conflict, required seqNo [9]
solr: ERROR: [doc=4] unknown field 'zonee'
neo4j: Node(4) already exists with label Cart and property number = 9
influx: partial write: field type conflict: input field "v" on measurement "m" is type float, already exists as type integer
prometheus: out of order sample for series, err-mimir duplicate timestamp
P2002 Unique constraint failed on the fields: (number)
P2003 Foreign key constraint failed on the field: zone_id
P2025 An operation failed because it depends on one or more records that were required but not found.
P3009 migrate found failed migrations in the target database, new migrations will not be applied.
P3006 Migration 20260101_zone failed to apply cleanly to the shadow database
P3018 A migration failed to apply. New migrations cannot be applied before the error is recovered from
Drift detected: Your database schema is not in sync with your migration history
flyway: Validate failed: Migrations have failed validation Migration checksum mismatch for migration version 4
Detected resolved migration not applied to database: 3.1 (out of order is off)
Detected applied migration not resolved locally: 5
Found more than one migration with version 4 Offenders: V4__a.sql V4__b.sql
Found non-empty schema(s) "public" but no schema history table. Use baseline()
liquibase: Validation Failed: 1 changesets check sum changelog.xml::4::ci was: 8:12 but is now: 8:13
Precondition Error: changelog.xml : Table carts already exists
alembic: Multiple head revisions are present for given argument 'head'
alembic: Requested revision 3f2c overlaps with other requested revisions 77aa
django: Conflicting migrations detected; multiple leaf nodes in the migration graph: (0041_a, 0041_b in cart).
InconsistentMigrationHistory: Migration cart.0041 is applied before its dependency zone.0004
django.db.utils.ProgrammingError: relation "cart_zone" does not exist
DoesNotExist: Cart matching query does not exist.
MultipleObjectsReturned: get() returned more than one Cart -- it returned 2!
DeserializationError: Problem installing fixture 'carts.json': invalid pk value
ActiveRecord::RecordInvalid: Validation failed: Zone must exist
ActiveRecord::DuplicateMigrationNameError: Multiple migrations have the name AddZone.
ActiveRecord::PendingMigrationError: Migrations are pending. To resolve this issue, run: bin/rails db:migrate
Couldn't find Cart with 'id'=4 [ActiveRecord::RecordNotFound]
knex: The migration directory is corrupt, the following files are missing: 0041_zone.js
MigrationLocked: Migration table is already locked by a half done migration
sequelize: SequelizeUniqueConstraintError: Validation error
sequelize: notNull Violation: Cart.zone cannot be null
typeorm: QueryFailedError: duplicate key value violates unique constraint
EntityNotFoundError: Could not find any entity of type "Cart" matching: { "id": 4 }
goose: found 2 missing (out-of-order) migrations
migrate: error: Dirty database version 41. Fix and force version.
error: no migration found for version 44: read down for version 44: file does not exist
dbmate: migration 0041 is recorded twice in schema_migrations
atlas: checksum mismatch: You have a checksum error in your migration directory. L4: 0041.sql was edited
sqitch: Cannot revert change "zone" - it is required by later change "tariff"
diesel: Failed with: duplicate migration version 0041
ef: The migration 'AddZone' has already been applied to the database.
DbUpdateConcurrencyException: The database operation was expected to affect 1 row(s), but actually affected 0 row(s)
npm ERR! code EINTEGRITY sha512-aa integrity checksum failed when using sha512: wanted sha512-bb
npm ERR! code EPUBLISHCONFLICT cannot publish over existing version 1.2.0
yarn: YN0018: cart@npm:1.2.0: The remote archive doesn't match the expected checksum
pnpm: ERR_PNPM_BROKEN_LOCKFILE The lockfile at /app/pnpm-lock.yaml is broken: duplicated mapping key
pip: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.
poetry: Hash for cart (1.2.0) from archive cart-1.2.0.tar.gz not found in known hashes
pipenv: Pipfile.lock is corrupted: Expecting property name enclosed in double quotes
conda: ChecksumMismatchError: Conda detected a mismatch between the expected content and downloaded content
conda: SafetyError: The package for cart located at /opt/conda/pkgs appears to be corrupted.
bundler: Your Gemfile.lock contains merge conflicts.
bundler: Bundler found mismatched checksums. This is a potential security risk.
composer: The checksum verification of the file failed (downloaded from https://dist.acme.test/x.zip)
cargo: error: failed to parse lock file at: /app/Cargo.lock duplicate package cart
cargo: error: checksum for cart v1.2.0 changed between lock files
go: verifying github.com/acme/cart@v1.2.0: checksum mismatch downloaded: h1:aa go.sum: h1:bb SECURITY ERROR
go: malformed go.sum: wrong number of fields 4
nuget: error NU1403: Package content hash validation failed for Cart.1.2.0.
paket: lock file contains <<<<<<< markers
mvn: Checksum validation failed, expected aa but is bb
mvn: invalid LOC header (bad signature); error reading /root/.m2/cart.jar; zip END header not found
pub: pubspec.lock: duplicate mapping key cart
cocoapods: [!] Unable to parse the Podfile.lock, it contains conflict markers
terraform: Error: Failed to install provider: the current package checksums don't match those recorded in the lock file
terraform: Error: Resource already managed by Terraform; address aws_s3_bucket.logs is in the state
terraform: Error: state data in S3 does not have the expected content. checksum mismatch
ansible: ERROR! found a duplicate dict key (zone), host web1 listed with two addresses
k8s: Operation cannot be fulfilled on deployments.apps "web": the object has been modified; please apply your changes to the latest version and try again
The Deployment "web" is invalid: spec.selector: Invalid value: field is immutable
Error from server (AlreadyExists): configmaps "web" already exists
docker load: Error processing tar file: invalid tar header
docker: filesystem layer verification failed for digest sha256:aa
newman: error: collection could not be loaded invalid JSON
k6: ERRO GoError: open ./users.csv: bare quote in non-quoted field
jmeter: CSV Data Set: line 12 has fewer fields than variable names
locust: users.csv has no free account left for user 41
hurl: invalid JSON in response body of entry 3
payrun: employee 4711 has two active contracts
payrun: hours of week 12 add up to 190, impossible
rosterd: shift 4 starts after it ends
rosterd: nurse 12 appears in two wards at the same time
seatmap: row G jumps from 4 to 6
seatmap: block B is listed but has no seats
ticketimp: barcode 0041 already used by another guest
meterctl: reading of 12:15 is smaller than the one before
meterctl: quarter hour 96 missing on 2026-03-29
gridload: phase B has no values for Tuesday
labsync: sample 9/2 carries a label nobody printed
labsync: unit mg/dl where mmol/l was agreed
bookcat: ISBN 978-3 is too short
bookcat: shelf mark QA-12 points at two volumes
marc: leader of record 4 claims 9999 bytes
wagonlist: axle count 3 can't be right
timetab: train 412 arrives before it departs
timetab: stop "Kreuz" is unknown to the network plan
gtfs: stop_times.txt refers to trip_id 9 which trips.txt doesn't know
gtfs: calendar ends in the past, feed of no use
siri: vehicle journey without operator ref
netex: version attribute of frame 2 contradicts the header
berthplan: two ships on quay 4 on 12 May
cargolist: container number MSKU123 fails its check digit
customs: HS code 9999.99 was withdrawn
herdbook: cow CH-12 is its own mother
seedlot: germination rate of 140 %
fieldmap: parcels 4 and 9 overlap by 12 m2
milkcsv: tank 3 yields text instead of litres
cellplan: neighbour list names cell 41 that is switched off
numplan: prefix 0791 is assigned to two carriers
cdrload: call ended 1970-01-01
simstock: ICCID appears more than once in box 12
levelpack: level 9 has no exit
levelpack: tile id 412 outside of the tile set
lootgen: weights of chest 4 sum to 0
savegame: written by a later version, can't be opened
quest 12 needs item 99 which was deleted
texpack: atlas.json and atlas.png disagree on the size
meshimp: face 12 uses vertex 99, there are only 40
gltf: accessor 4 exceeds bufferView length
fbx: version 6100 is too old to be read
stl: facet count of header (12) isn't the real one (14)
gerber: aperture D12 was never defined
bom: part C4 has no manufacturer number
netlist: pin 9 of U3 belongs to two nets
kicad: Error loading board: expecting 'layer' in cart.kicad_pcb line 41
stepfile: entity #41 missing
dxf: group code 8 expected in line 12
ifc: GlobalId used by two walls
robotjob: waypoint 4 lies inside the wall
urdf: joint 'elbow' has parent link 'arm2' which isn't there
rosbag: bag is unindexed, reindex first
pcap: truncated dump file; tried to read 16 file header bytes, only got 4
dbc: message 0x123 has overlapping signals
a2l: characteristic MAP_4 has no record layout
odx: diag service 22 without response
trainset: class 7 without a single picture
trainset: label file shorter than the picture list
annot: box runs past the right edge of image 41
tokenize: vocab holds the same token at 4 and 9
embeddings: 768 numbers expected per line, line 3 has 767
featurestore: NaN in column 'age' at 12 places
splitter: user 9 is in both train and test set
evalset is empty after filtering
survey: answer 6 to a question of 5 options
census: household without a head
genome: chromosome 'chrUn' isn't in the reference
vcf: [E::vcf_parse_format] Number of columns at chr1:41 does not match the number of samples
bam: [W::bam_hdr_read] EOF marker is absent. The input is probably truncated
fastq: quality string and sequence differ in length
bed: end 12 before start 41 in line 9
newick: unbalanced brackets in tree 4
nifti: header says 4 dimensions, data has 3
spectra: peak list not in order of mass
weather: grid has a hole at 47.1/8.3
tide: two high waters within 2 hours at gauge 4
invoice run: customer 88 has no address
dunning: claim 12 was paid and is overdue at once
vatrep: line 81 must be positive
bankstmt: opening balance doesn't continue from yesterday
fxrates: EUR/CHF from 1 Jan is missing
sepa export: creditor id is blank for mandate 12
accruals: period 13 is not open
stocktake: bin A-12 counted twice with unlike results
pricing: discount ladder has steps out of order
coupon: code SPRING is valid from May until April
catalog: category tree has a loop at 'shoes'
feed: image of product 4 is 0 bytes
shipping: weight 0 g for a piano
mailmerge: placeholder «name» without a value in letter 9
templates: footer_de refers to a block that footer_en lacks
glossary: term defined differently in two chapters
citations: key knuth68 appears in no bib file
subtitle: cue 12 overlaps cue 13
srt: line 41 is no time code
playlist: track 4 is shorter than its fade
midi: track chunk ends before End of Track
podcast: enclosure length doesn't match the file
epg: programme slot without a title
votes: more ballots than voters in district 12
register: parcel sold by someone who doesn't own it
permit 12 has expired and is still referenced
lease: index clause without a base year
contract 41: parties are identical
policy 12 overlaps an earlier policy of the same car
claim refers to a policy that was cancelled in 2019
triage: priority 0 is not among 1-5
vaccines: lot AB12 was recalled
pharmacy: dose unit missing for drug 9
school: pupil in grade 14
exam: points per question add up to 99
library of symbols: icon-4 registered under two names
hash of part 3 is not what the index promises
index and payload drifted apart, rebuild the index
page 12 of the store fails its CRC
journal replay hit an entry from the future
wal segment 41 is missing from the archive
tombstone for a row that was never inserted
counter went backwards on replica 2
replica holds 41 rows, primary 42
tenant 4 shares a key with tenant 9
stray byte order mark in front of the header
mixed encodings: line 4 is latin-1, the rest UTF-8
NUL byte in name of customer 41
decimal comma in a column of decimal points
thousands separator left in amount '1'000'
blank line in the middle of the batch
unknown record type 'Z9' in line 12
checksum line is not the last one
file dated tomorrow
this delivery was processed before (id 41)
gap: delivery 41 never arrived, 42 did
file name says 20261128, content says 20261127
password-protected workbook can't be read
sheet 'Prices' vanished from the workbook
cell B4 holds #REF!
merged cells in the header row
date column full of serial numbers
bogus timestamp in header, year 20226
gibberish where the customer name should stand
junk after the closing bracket, byte 412
payload is mangled beyond repair
mislabelled sample: tube says A, list says B
nameless column between 'qty' and 'price'
rows 4-9 are jumbled
orphaned item 12, its order was purged
phantom booking 41 has no guest
the ledger is flawed: entry 9 is counted twice
skewed totals: header 41, body 40
shrunken export, 3 rows instead of 4100
oversized attachment in message 12 (41 MB)
padded field 'code' carries trailing dots
undecodable bytes d0 9f at offset 41
tainted record skipped its sanitizer: "<script>"
tangled references: a needs b needs a
wrecked index page 12
conflicting claims for slot 9
contradictory flags closed=yes open=yes in row 3
entry is outdated by a newer one with the same id
inconsistent counters between shard 1 and shard 2
incomplete delivery: trailer record absent
irregular spacing of measurement times
implausible birth date 1812-01-01
half-written file: last line has no end
value 'n/a' in a column of numbers
stray quote in line 41
doubled primary key 9 in seed file
circular parent chain 4 -> 9 -> 4
expired voucher used in fixture 4
defective zip: central directory not at its place
garbled umlauts in messages_de
misspelled enum literal "OPNE" in record 12
lookup table lacks code 41
cannot match 3 payments with invoices
unpaired opening entry 12
unsorted input, merge join impossible
could not fold row 9 into its parent
discarding batch: more than 5 % bad rows
dataset version 7 is not the one the model was made with
manifest and bundle disagree about app.js
fingerprint of translation file is off
the snapshot can't be restored: part 2 of 3 is damaged
ambiguous customer "Meier": 4 hits
referenced picture 9.png is not in the bundle
malformed coordinates "47,1;8,3"
fraction of a cent in amount 1.005
percentages add up to 101
seeds: loan 4 begins after its return
reader card 12 assigned to nobody
two price tags for shelf 9
route 4 has no stops
unit 'stk' cannot be converted to 'kg'
lot 41 has negative stock
the fixture for refunds is older than the schema
recorded cassette has no answer for GET /zones
stub mapping has two answers for one request
dump ends before table 'zones' is finished
restore: object 41 was in the backup twice
sequence behind highest id, next insert will fail
merging: both branches renamed column zone
translation file has 2 entries with id 9
colour '#12' is not complete
archive holds a path with '..'
mail without sender in fixtures/mbox
base64 of attachment has wrong length
QR code holds nothing legible
OCR page 4 is blank
harvest log: beehive 4 weighed before it was set up
the parser of bank lines saw field 86 twice
two drivers claim the same tachograph card
allocation key adds up to 1.1
nothing left after dropping invalid rows
12 of 40 lines could not be read, threshold is 5
partial day: hours 13-15 are missing
batch header announces 40, body has 39
reference to picture that has been deleted
address block has no postcode
currency of invoice and of payment are unlike
row version moved on since we read it, save refused
ticket 41 is closed and open at the same time
cell C9: '#DIV/0!' instead of a price
file was cut at 2 GiB
magic bytes are not those of a PNG
schema of message v3, we only read v2
entity 9 has been merged into 4, reference stale
old and new id mapping has holes
Error: unknown currency: SEK
Error: unknown unit: furlong
Error: unknown country: Narnia
Error: unknown product: B-44
`;
