#!/bin/bash
# Kills one part of a cluster and starts it again two seconds later, with the same words and in the same folder.
# Use: restart-part.sh FOLDER PART, where FOLDER/log/PART.pid holds its process id, such as `apiserver` and `kubelet`.
set -euo pipefail
folder=$(readlink -f "${1:?usage: FOLDER PART}") part=${2:?usage: FOLDER PART}
pid=$(cat "$folder/log/$part.pid")
mapfile -d '' -t words <"/proc/$pid/cmdline"
cd "$(readlink "/proc/$pid/cwd")"
kill -9 "$pid"
sleep 2
setsid nohup "${words[@]}" >>"$folder/log/$part.log" 2>&1 </dev/null &
echo $! >"$folder/log/$part.pid"
