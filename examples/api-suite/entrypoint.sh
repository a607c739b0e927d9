#!/bin/sh
# Gantry calls this with the folder to run; the words of the run's command follow it.
exec node /app/run.mjs "$@"
