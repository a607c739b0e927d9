import { type RawBuilder, sql } from "kysely";

/** How the name of a test names a case. `name` is an expression in lower case. */
export const caseIdIn = (name: RawBuilder<string>) => sql<string | null>`substring(${name} from '\\m[0-9a-f]{24}\\M')`;

/** The numbers in `TC-12`, `TC-13`. */
export const caseNumbersIn = (name: RawBuilder<string>) =>
  sql<number[]>`array(select match[1]::integer
    from regexp_matches(left(${name}, 2000), '(?:^|[^a-z0-9_-])tc-([0-9]{1,9})(?![0-9a-z_])', 'g') as match)`;
