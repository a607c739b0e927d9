import type { Migration } from "kysely";
import * as m001 from "./001-organizations.ts";
import * as m002 from "./002-projects.ts";
import * as m003 from "./003-executions.ts";
import * as m004 from "./004-dispatch.ts";
import * as m005 from "./005-logs.ts";
import * as m006 from "./006-results.ts";
import * as m007 from "./007-test-cases.ts";
import * as m011 from "./011-test-case-title-index.ts";
import * as m012 from "./012-feature-flags.ts";
import * as m013 from "./013-backfill-project.ts";
import * as m014 from "./014-outbox.ts";
import * as m015 from "./015-accounts.ts";
import * as m017 from "./017-mail.ts";
import * as m018 from "./018-billing.ts";
import * as m019 from "./019-integrations.ts";
import * as m020 from "./020-notification-rules.ts";
import * as m021 from "./021-test-cycles.ts";
import * as m022 from "./022-ci-columns.ts";
import * as m023 from "./023-test-history.ts";
import * as m024 from "./024-retention.ts";
import * as m025 from "./025-outcomes-without-execution-key.ts";
import * as m026 from "./026-execution-analyses.ts";
import * as m027 from "./027-failure-occurrences.ts";
import * as m028 from "./028-test-case-title-key.ts";
import * as m029 from "./029-schedules.ts";
import * as m030 from "./030-audit-chain.ts";
import * as m032 from "./032-verdict.ts";
import * as m033 from "./033-quarantine-keep.ts";
import * as m034 from "./034-invitation-links.ts";
import * as m038 from "./038-mail-pace.ts";
import * as m039 from "./039-issue-references.ts";
import * as m040 from "./040-refused-notifications.ts";
import * as m044 from "./044-failed-results.ts";
import * as m048 from "./048-registry-credentials.ts";
import * as m050 from "./050-lease-tokens.ts";
import * as m051 from "./051-servers.ts";
import * as m053 from "./053-source-host-errors.ts";
import * as m054 from "./054-general-host-errors.ts";
import * as m055 from "./055-history-in-batches.ts";
import * as m056 from "./056-known-failures.ts";
import * as m057 from "./057-worker-starts.ts";
import * as m058 from "./058-test-weeks.ts";
import * as m060 from "./060-run-numbers.ts";
import * as m061 from "./061-failure-groups.ts";
import * as m062 from "./062-texts-of-items.ts";
import * as m063 from "./063-cycle-plans.ts";
import * as m064 from "./064-owner-rules.ts";
import * as m065 from "./065-case-numbers.ts";
import * as m072 from "./072-tests-by-attention.ts";
import * as m073 from "./073-flaky-outcomes.ts";
import * as m080 from "./080-worker-labels.ts";
import * as m081 from "./081-run-usage.ts";
import * as m082 from "./082-test-tries.ts";
import * as m083 from "./083-run-links.ts";
import * as m084 from "./084-project-badges.ts";
import * as m085 from "./085-failed-starts.ts";
import * as m088 from "./088-own-workers.ts";
import * as m089 from "./089-claim-ids.ts";
import * as m090 from "./090-failed-on.ts";
import * as m091 from "./091-worker-heartbeats.ts";
import * as m100 from "./100-concurrency-groups.ts";
import * as m110 from "./110-test-case-links.ts";
import * as m111 from "./111-test-cycle-issues.ts";
import * as m112 from "./112-claiming-starts.ts";
import * as m113 from "./113-data-tables.ts";
import * as m130 from "./130-saved-views.ts";
import * as m131 from "./131-weekly-summary.ts";
import * as m132 from "./132-case-fields.ts";
import * as m133 from "./133-flake-checks.ts";
import * as m134 from "./134-case-attachments.ts";
import * as m135 from "./135-cycle-groups.ts";
import * as m140 from "./140-services.ts";
import * as m141 from "./141-shards.ts";
import * as m142 from "./142-lost-time.ts";
import * as m143 from "./143-start-limits.ts";
import * as m144 from "./144-results-of-cases.ts";
import * as m145 from "./145-image-digest.ts";
import * as m146 from "./146-missed-tests.ts";
import * as m147 from "./147-stop-after-failures.ts";
import * as m148 from "./148-matrix-runs.ts";
import * as m149 from "./149-variables-as-files.ts";
import * as m150 from "./150-retries.ts";
import * as m151 from "./151-sources.ts";
import * as m152 from "./152-quarantine-of-tests-only.ts";
import * as m154 from "./154-triggers.ts";
import * as m156 from "./156-sharded-runs.ts";
import * as m158 from "./158-kinds-of-tests.ts";
import * as m164 from "./164-stored-caches.ts";
import * as m165 from "./165-starts-per-hour.ts";
import * as m166 from "./166-result-retention.ts";
import * as m170 from "./170-order-of-axes.ts";
import * as m174 from "./174-run-branches.ts";
import * as m178 from "./178-guessed-failures.ts";
import * as m184 from "./184-matrix-run-notifications.ts";
import * as m190 from "./190-failure-days.ts";
import * as m192 from "./192-due-failures.ts";
import * as m196 from "./196-cancelled-runs.ts";

/** Numbered, forward only. Add new ones at the end. */
export const migrations: Record<string, Migration> = {
  "001-organizations": m001,
  "002-projects": m002,
  "003-executions": m003,
  "004-dispatch": m004,
  "005-logs": m005,
  "006-results": m006,
  "007-test-cases": m007,
  "011-test-case-title-index": m011,
  "012-feature-flags": m012,
  "013-backfill-project": m013,
  "014-outbox": m014,
  "015-accounts": m015,
  "017-mail": m017,
  "018-billing": m018,
  "019-integrations": m019,
  "020-notification-rules": m020,
  "021-test-cycles": m021,
  "022-ci-columns": m022,
  "023-test-history": m023,
  "024-retention": m024,
  "025-outcomes-without-execution-key": m025,
  "026-execution-analyses": m026,
  "027-failure-occurrences": m027,
  "028-test-case-title-key": m028,
  "029-schedules": m029,
  "030-audit-chain": m030,
  "032-verdict": m032,
  "033-quarantine-keep": m033,
  "034-invitation-links": m034,
  "038-mail-pace": m038,
  "039-issue-references": m039,
  "040-refused-notifications": m040,
  "044-failed-results": m044,
  "048-registry-credentials": m048,
  "050-lease-tokens": m050,
  "051-servers": m051,
  "053-source-host-errors": m053,
  "054-general-host-errors": m054,
  "055-history-in-batches": m055,
  "056-known-failures": m056,
  "057-worker-starts": m057,
  "058-test-weeks": m058,
  "060-run-numbers": m060,
  "061-failure-groups": m061,
  "062-texts-of-items": m062,
  "063-cycle-plans": m063,
  "064-owner-rules": m064,
  "065-case-numbers": m065,
  "072-tests-by-attention": m072,
  "073-flaky-outcomes": m073,
  "080-worker-labels": m080,
  "081-run-usage": m081,
  "082-test-tries": m082,
  "083-run-links": m083,
  "084-project-badges": m084,
  "085-failed-starts": m085,
  "088-own-workers": m088,
  "089-claim-ids": m089,
  "090-failed-on": m090,
  "091-worker-heartbeats": m091,
  "100-concurrency-groups": m100,
  "110-test-case-links": m110,
  "111-test-cycle-issues": m111,
  "112-claiming-starts": m112,
  "113-data-tables": m113,
  "130-saved-views": m130,
  "131-weekly-summary": m131,
  "132-case-fields": m132,
  "133-flake-checks": m133,
  "134-case-attachments": m134,
  "135-cycle-groups": m135,
  "140-services": m140,
  "141-shards": m141,
  "142-lost-time": m142,
  "143-start-limits": m143,
  "144-results-of-cases": m144,
  "145-image-digest": m145,
  "146-missed-tests": m146,
  "147-stop-after-failures": m147,
  "148-matrix-runs": m148,
  "149-variables-as-files": m149,
  "150-retries": m150,
  "151-sources": m151,
  "152-quarantine-of-tests-only": m152,
  "154-triggers": m154,
  "156-sharded-runs": m156,
  "158-kinds-of-tests": m158,
  "164-stored-caches": m164,
  "165-starts-per-hour": m165,
  "166-result-retention": m166,
  "170-order-of-axes": m170,
  "174-run-branches": m174,
  "178-guessed-failures": m178,
  "184-matrix-run-notifications": m184,
  "190-failure-days": m190,
  "192-due-failures": m192,
  "196-cancelled-runs": m196,
};
