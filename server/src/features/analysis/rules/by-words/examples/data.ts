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
`;
