/**
 * The programs inside a run's pod. All are busybox, which an init container copies to a folder that the suite's container and its sidecar share: the
 * suite's image needs no program of ours, and nothing depends on the node's log, which loses the last lines of a container that prints much and ends.
 *
 * Files of the folder: `go` (a suite that had to wait may start), `source` (the files of a Git repository), `out` and `err` (all that the suite printed), `begin` (`started <time>` or
 * `refused <why>`), `pid` (the suite's process),
 * `exit` (`<code> <bytes of out> <bytes of err> <processes killed for memory> <time>`, and `killed` when the sidecar recorded it), `marker` (a second
 * older than everything that the suite wrote, because `find` compares whole seconds), `claim` (who created it may start the suite, or record that no one
 * will), `alive` (a FIFO that the suite's container holds open for as long as it runs), `beside` (the same of the sidecar).
 */

export const spoolFolder = "/gantry";
export const busybox = `${spoolFolder}/busybox`;
/** In the tools image. */
export const ownBusybox = "/bin/busybox";
/** The run's variables as files, in the sidecar only: an adopted run is masked with them. */
export const variablesFolder = "/variables";

/** Beyond this, the suite's container does not wait for the sidecar. The worker replaces the pod before. */
const sidecarWithinSeconds = 300;

/**
 * Ends a script with 1 unless the sidecar runs in time: it holds a FIFO open. Opening a FIFO for reading waits for a writer. Expects the folder in `_g` and
 * busybox in `_b`. The clock is the kernel's, which no one sets.
 */
export const untilSidecarProgram = (withinSeconds: number): string => `
_now() { read -r _t _f </proc/uptime; _t=\${_t%%.*}; }
_now; _late=$((_t + ${withinSeconds}))
until [ -p $_g/beside ] && $_b timeout 1 $_b sh -c ': <"$0"' $_g/beside; do
  _now; [ $_t -lt $_late ] || exit 1
  $_b sleep 0.05
done`;

/**
 * Runs the suite as the container's first process and records how it ended. Arguments: the limit of a file's size in blocks of 512 bytes, `wait` when
 * services must be ready or files be there first, the folder of a suite from a Git repository, the run's command as it is, then the words for the entry
 * point. FIFOs instead of plain files, because
 * `echo >/dev/stderr` truncates a plain file. What the suite left running is ended, because it would hold the FIFOs open. Stays after the suite's end, so
 * that its files can be copied. A kubelet that was restarted may start the container twice: only the first runs the suite. Nothing starts without the
 * sidecar, which brings out what the suite prints, nor in a pod that is being removed.
 */
export const suiteProgram = `
_g=${spoolFolder}; _b=$0; _u=$(umask); umask 022
trap 'exit 1' TERM; $_b mkfifo $_g/alive; exec 9<>$_g/alive
${untilSidecarProgram(sidecarWithinSeconds).trim()}
$_b mkdir $_g/claim || exit 0
_blocks=$1; _wait=$2; _root=$3; _command=$4; shift 4
_script=/app/entrypoint.sh; _why=
if [ -n "$_root" ]; then set -- /bin/sh -c "$_command" sh "$1"
elif [ -f $_script ]; then
  _line=$($_b head -c 4096 $_script 2>/dev/null | $_b head -n 1)
  case $_line in ?ELF*) ;; *"$(printf '\\r')") _why=windows ;; esac
  if [ -x $_script ]; then set -- $_script "$@"; else set -- /bin/sh $_script "$@"; fi
elif [ -n "$_command" ]; then set -- /bin/sh -c "$_command"
else _why=missing
fi
_say() { echo "$2" >$_g/$1.part && $_b mv $_g/$1.part $_g/$1; }
if [ -n "$_why" ]; then _say begin "refused $_why"; exit 0; fi
[ -z "$_wait" ] || until [ -e $_g/go ]; do $_b sleep 0.05; done
$_b mkfifo $_g/o $_g/e; : >$_g/out; : >$_g/err; $_b touch -d "@$(($($_b date +%s) - 1))" $_g/marker
$_b cat <$_g/o >>$_g/out & _1=$!; $_b cat <$_g/e >>$_g/err & _2=$!
if [ -n "$_root" ]; then cd "$_root"; elif [ "$PWD" = / ] && [ -d /app ]; then cd /app; fi
_p=; trap '[ -z "$_p" ] || kill -TERM $_p' TERM
umask "$_u"
( ulimit -c 0; ulimit -f "$_blocks"; ulimit -n 8192 2>/dev/null; exec "$@" ) >$_g/o 2>$_g/e </dev/null 9>&- & _p=$!
umask 022; echo $_p >$_g/pid; _say begin "started $($_b date +%s)"
wait $_p; _x=$?; while kill -0 $_p 2>/dev/null; do wait $_p; _x=$?; done
_again=1; while [ -n "$_again" ]; do _again=; for _f in /proc/[0-9]*/stat; do
  read -r _l <$_f || continue
  _q=\${_l%% *}; set -- \${_l##*) }
  if [ "$2" = 1 ] && [ "$1" != Z ] && [ "$_q" != $_1 ] && [ "$_q" != $_2 ] && $_b kill -9 $_q; then _again=1; fi
done; done 2>/dev/null
wait $_1 $_2
_m=0; for _f in /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control; do
  [ -r $_f ] && while read -r _k _v; do [ "$_k" = oom_kill ] && _m=$_v; done <$_f
done
_say exit "$_x $($_b wc -c <$_g/out) $($_b wc -c <$_g/err) $_m $($_b date +%s)"
trap 'exit 0' TERM; while :; do $_b sleep 3600 & wait $!; done`;

/** Lets a suite start whose files are there and whose services are ready. Services do not have the folder, so only the worker can. */
export const releaseProgram = `: >${spoolFolder}/go`;

/** Prints when the suite was let start, in seconds since 1970; exit code 1 when it was not. */
export const releasedAtProgram = `[ -e ${spoolFolder}/go ] || exit 1; $0 stat -c %Y ${spoolFolder}/go`;

/** The TCP sockets of the pod. A kernel without IPv6 lacks the second table. */
export const socketsProgram = `for _f in /proc/net/tcp /proc/net/tcp6; do [ ! -e $_f ] || $0 cat $_f; done`;

/** Keeps the sidecar. It ignores TERM, so that the output of a pod that is being removed can be read to its end. */
export const sidecarProgram = `
trap '' TERM; _f=${spoolFolder}/beside; [ -p $_f ] || $0 mkfifo $_f || exit 1
exec 8<>$_f; while :; do $0 sleep 3600; done`;

export const forbidCodes = { forbidden: 0, begun: 6, claimed: 7 } as const;

/** For the suite's container when there is no sidecar: keeps the suite from starting. Ends with one of `forbidCodes`. */
export const forbidProgram = `
_b=$0; cd ${spoolFolder} || exit 1; [ ! -s begin ] || exit ${forbidCodes.begun}
$_b mkdir claim 2>/dev/null || exit ${forbidCodes.claimed}`;

/** The variables with which the container's first process was started, each ended by a zero byte. */
export const environmentProgram = `exec $0 cat /proc/1/environ`;

/** Prints `begin` when the suite has started, and `exit` when it has ended. Each is bounded, because the suite can write to the folder. */
export const reportProgram = `
_b=$0; cd ${spoolFolder}
until [ -s begin ]; do $_b sleep 0.05; done; $_b head -c 100 begin
until [ -s exit ]; do $_b sleep 0.2; done; $_b head -c 200 exit`;

/** Prints the output from the given positions of `out` and `err` to its end. Arguments: the positions in bytes. */
export const readerProgram = `
_b=$0; cd ${spoolFolder}; until [ -s begin ]; do $_b sleep 0.05; done; exec 3<out 4<err
[ $1 = 0 ] || $_b dd bs=1 skip=$1 count=0 <&3 2>/dev/null; [ $2 = 0 ] || $_b dd bs=1 skip=$2 count=0 <&4 2>/dev/null
while :; do _f=; [ -s exit ] && _f=1; $_b cat <&3; $_b cat <&4 >&2; [ -n "$_f" ] && exit 0; $_b sleep 0.2; done`;

/** What `begin` says when the suite was never started, and never will be. */
export const neverStartedLine = "refused lost";
export const closeCodes = { recorded: 0, alive: 6, mayStart: 7 } as const;

/**
 * Records the end in the place of the suite's container when that does not run: it was killed, or never started. Opening a FIFO for reading waits for a
 * writer, so it takes long when the container is dead. Arguments: the exit code, how many seconds without a sign of life are death, and `wait` when the
 * container may still be started. Ends with one of `closeCodes`; any other means that it is to be repeated.
 */
export const closeProgram = `
_b=$0; cd ${spoolFolder} || exit 1; [ ! -s exit ] || exit ${closeCodes.recorded}
[ -d claim ] || [ -z "$3" ] || exit ${closeCodes.mayStart}
if ! $_b mkdir claim 2>/dev/null && [ -p alive ]; then
  $_b timeout "$2" $_b sh -c ': <alive' && exit ${closeCodes.alive}
  [ ! -s exit ] || exit ${closeCodes.recorded}
fi
_begin="started $($_b date +%s)"; [ -e out ] || { _begin="${neverStartedLine}"; : >out; : >err; }
[ -s begin ] || { echo "$_begin" >begin.$$ && $_b mv begin.$$ begin; } || exit 1
echo "$1 $($_b wc -c <out) $($_b wc -c <err) 0 $($_b date +%s) killed" >exit.$$ || exit 1
$_b ln exit.$$ exit 2>/dev/null || [ -s exit ]; _x=$?; $_b rm -f exit.$$; exit $_x`;

export const killProgram = `read -r _p <${spoolFolder}/pid && kill -9 $_p`;

/**
 * Unpacks two archives one after the other. The connection cannot say that its input ends, so both come in frames, each with its length on a line before it,
 * and an empty one at the end. `dd` reads no byte too many, and an archive that breaks off is not taken for a whole one.
 */
export const unpackProgram = `
_b=$0; cd / || exit 1; umask 022
_take() {
  while read -r _n; do
    [ "$_n" != 0 ] || return 0
    $_b dd bs="$_n" count=1 iflag=fullblock 2>/dev/null || break
  done
  echo broken
}
_take | $_b tar -xf - && _take | $_b tar -xf -`;

/** Prints the link above or at a path, if there is one, and ends with 5. Argument: the absolute path. */
export const linkProgram = `
_b=$0; _p=$1; while [ "$_p" != / ]; do [ ! -L "$_p" ] || { echo "$_p"; exit 5; }; _p=$($_b dirname "$_p"); done`;

/** The archive of a folder or whatever is there; exit code 3 when there is nothing. Argument: its absolute path. */
export const archiveProgram = `
_b=$0; [ -e "$1" ] || [ -L "$1" ] || exit 3; _d=$($_b dirname "$1"); _n=$($_b basename "$1"); cd "$_d" || exit 4
exec $_b tar -cf - -- "$_n"`;

/** The archive of a folder that the suite wrote to; exit code 3 when there is none. Arguments: where to look, and the folder below it. */
export const copyProgram = `
_b=$0; _d=$($_b dirname "$2"); _n=$($_b basename "$2"); cd "$1/$_d" 2>/dev/null && [ -d "$_n" ] || exit 3
[ -n "$($_b find "$_n" -newer ${spoolFolder}/marker 2>/dev/null | $_b head -n 1)" ] || exit 3
exec $_b tar -cf - "$_n"`;

/** The run's variables as an archive. */
export const variablesProgram = `_b=$0; cd ${variablesFolder} && exec $_b tar -chf - $($_b ls)`;

/** Runs one of the programs in the suite's container. Each gets the path of busybox as `$0`. */
export function suiteCommand(program: string, ...words: string[]): string[] {
  return [busybox, "sh", "-c", program.trim(), busybox, ...words];
}

/** Runs one in the sidecar, with the busybox of its own image: the suite can replace the one in the shared folder. */
export function sidecarCommand(program: string, ...words: string[]): string[] {
  return [ownBusybox, "sh", "-c", program.trim(), ownBusybox, ...words];
}

/** In a pod's `command`, Kubernetes replaces `$(NAME)`, and reads `$$` as one dollar sign. An exec's command is taken as it is. */
export function literal(words: readonly string[]): string[] {
  return words.map((word) => word.replaceAll("$", "$$$$"));
}

export interface SuiteEnd {
  code: number;
  outBytes: number;
  errBytes: number;
  memoryKills: number;
  /** Seconds since 1970, by the node's clock. */
  endedAt: number;
  /** The sidecar recorded it, because the suite's container did not run any more. */
  isKilled: boolean;
}

/** Parses `exit`; `undefined` for anything else that the suite may have put there. */
export function parseEnd(line: string): SuiteEnd | undefined {
  const parts = line.trim().split(" ");
  const isKilled = parts[5] === "killed";
  const [code = -1, outBytes = -1, errBytes = -1, memoryKills = -1, endedAt = -1] = parts.map((part) =>
    /^\d{1,15}$/.test(part) ? Number(part) : -1,
  );
  if (parts.length !== (isKilled ? 6 : 5) || code < 0 || code > 255 || outBytes < 0 || errBytes < 0 || memoryKills < 0 || endedAt < 0)
    return undefined;
  return { code, outBytes, errBytes, memoryKills, endedAt, isKilled };
}
