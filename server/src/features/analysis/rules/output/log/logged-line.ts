const time = /^\d{4}-\d\d-\d\d[T ][\d:.,]{8,15}Z? +/;
/** The level and the name of the logger in front of a message. */
const logger = /^[\s|[]{0,4}(?:INFO|NOTICE|WARN(?:ING)?|ERROR|CRIT(?:ICAL)?|FATAL)\b[\]\s|:]{1,8}(?:[\w.:$-]{1,80}(?: - |:? )|:)/;
/** Serilog's, in front of a message. */
const shortLevel = /^\[(?:\d\d:\d\d:\d\d[\d.,]{0,10} )?(?:VRB|TRC|DBG|INF|WRN|ERR|FTL)\] /;
const jsonMessage = /"(?:msg|message|txt|text|err|error|exception)" ?: ?"((?:[^"\\]|\\.){1,500})"/g;
const logfmtMessage = /\b(?:msg|message|err|error)="((?:[^"\\]|\\.){1,500})"/g;
const klog = /^[IWEF]\d{4} [\d:.]{8,15} +\d+ \S{1,200}\] /;
const syslog = /^<\d{1,3}>(?:\d )?\S{1,40} \S{1,100} \S{1,100} \S{1,40} \S{1,40} - /;
/** The line above a message in the console log of .NET. */
export const dotnetHead = /^(?:fail|crit): [\w.]{1,200}\[\d+\]$/;
/** Loggers in their own forms: Python, logback, Serilog, log4j; also with one letter after the time. */
const loggedAsError =
  /^(?:\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d[\d.,:]{0,10}(?:Z|[+-]\d\d:?\d\d)?\]? +(?:\[[^\]]{1,60}\] +)?\[?)?(?:ERROR|FATAL|CRITICAL|SEVERE)\]?[\s:|-]|^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d[\d.,:]{0,10}(?:Z|[+-]\d\d:?\d\d)?\]? \[?(?:[EF]|ERR|FTL)\b|^\[(?:\d\d:\d\d:\d\d[\d.,]{0,10} )?(?:ERR|FTL)\] /;
/** Winston's, zap's and others' fields after the message. */
const fieldsBehind = /[ \t]\{"[^{}]{0,2000}\}$/;
const syslogPriority = /^<(\d{1,3})>/;
/** A structured log calls the line an error. */
const levelOfError =
  /(?:^|\s)(?:level|lvl|severity)="?(?:err(?:or)?|crit(?:ical)?|fatal|panic|alert|emerg)\b|"(?:level|lvl|severity|levelname)" ?: ?(?:"(?:err(?:or)?|crit(?:ical)?|fatal|panic|alert|emerg)"|[56]0\b)/i;
/** Winston writes the fields after the message. */
const winston = /^error: .{1,2000}\{.{0,2000}\}$/;

/** Whether a logger gave the line the level of an error or a higher one. */
export function isOfErrorLevel(text: string): boolean {
  const priority = syslogPriority.exec(text)?.[1];
  if (priority !== undefined) return Number(priority) % 8 <= 3;
  return levelOfError.test(text) || loggedAsError.test(text) || winston.test(text);
}

/** A line of a structured log without anything but its messages. */
export function withoutFields(text: string): string {
  const field = text.startsWith("{") ? jsonMessage : /(?:^|\s)(?:level|lvl)=/.test(text) ? logfmtMessage : undefined;
  const messages = field ? Array.from(text.matchAll(field), ([, message = ""]) => message) : [];
  return messages.length > 0
    ? messages.join(": ")
    : text.replace(klog, "").replace(syslog, "").replace(syslogPriority, "").replace(fieldsBehind, "");
}

/** Also without the time, the level and the name of the logger. */
export const messageIn = (text: string) => withoutFields(text).replace(time, "").replace(shortLevel, "").replace(logger, "");

const levelBelowError =
  /(?:^|\s)(?:level|lvl|severity)="?(?:debug|info|notice|warn(?:ing)?)\b|"(?:level|lvl|severity|levelname)" ?: ?"(?:debug|info|notice|warn(?:ing)?)"|^(?:\S{1,40} ){0,3}\[(?:\d\d:\d\d:\d\d )?(?:VRB|DBG|INF|WRN)\] /i;

/** Whether a structured log, or Serilog, gives the line a lower level than that of an error. */
export const isBelowErrorLevel = (text: string) => levelBelowError.test(text) && !isOfErrorLevel(text);
