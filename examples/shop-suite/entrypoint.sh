#!/bin/sh
# Starts the shop unless BASE_URL names one, then runs the tests of the folder that was asked for.
cd /app || exit 1
if [ -z "$BASE_URL" ]; then
  node shop/server.mjs &
  BASE_URL=http://127.0.0.1:4173
  export BASE_URL
fi
[ -z "$TESTS_JSON" ] || exec node rerun.mjs
# A shard names its files; Playwright takes them as patterns, which hold no spaces here.
# shellcheck disable=SC2086
[ -z "$TEST_FILES" ] || exec node node_modules/@playwright/test/cli.js test $TEST_FILES
case "${1:-all}" in
  all) exec node node_modules/@playwright/test/cli.js test ;;
  *) exec node node_modules/@playwright/test/cli.js test "tests/${1#tests/}" ;;
esac
