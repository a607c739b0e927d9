import { at as fieldOf, listAt, type Loose, numberAt, textAt } from "@gantry/reports/formats/loose-json.ts";
import type { TraceArchive } from "./trace-archive.ts";

/** An action as the trace records it. Times are in milliseconds since 1970. */
export interface TraceAction {
  id: string;
  parentId: string | undefined;
  /** The test runner's step that this call of the library belongs to. */
  stepId: string | undefined;
  isStep: boolean;
  title: string;
  detail: string | undefined;
  startedAt: number;
  endedAt: number | undefined;
  error: string | undefined;
  pageId: string | undefined;
  place: { file: string; line: number } | undefined;
}

export interface TraceFrame {
  name: string;
  pageId: string | undefined;
  at: number;
}

export interface ConsoleError {
  text: string;
  isUncaught: boolean;
  url: string | undefined;
  line: number | undefined;
  at: number;
}

export interface FailedRequest {
  method: string;
  url: string;
  status: number | undefined;
  failure: string | undefined;
  at: number;
}

/** What the events of a trace say. Its lists are limited; `total…` counts all. */
export interface TraceEvents {
  actions: TraceAction[];
  /** Messages of the errors that the test ended with; Playwright records them from 1.41 on. */
  errors: string[];
  knowsErrors: boolean;
  frames: TraceFrame[];
  consoleErrors: ConsoleError[];
  totalConsoleErrors: number;
  failedRequests: FailedRequest[];
  totalFailedRequests: number;
}

const maxActions = 20_000;
const maxFrames = 20_000;
const maxFiles = 100;
const maxListed = 100;
const maxTitle = 300;
const maxText = 2_000;
/** The first version in which the test runner records the errors of the test. */
const errorsSince = 7;

/** Reads all events of a trace, in any version of its format since Playwright 1.40. */
export async function readEvents(archive: TraceArchive): Promise<TraceEvents> {
  const events: TraceEvents = {
    actions: [],
    errors: [],
    knowsErrors: false,
    frames: [],
    consoleErrors: [],
    totalConsoleErrors: 0,
    failedRequests: [],
    totalFailedRequests: 0,
  };
  for (const name of archive.names(".trace").slice(0, maxFiles)) await readTraceFile(archive, name, events);
  for (const name of archive.names(".network").slice(0, maxFiles))
    for await (const event of archive.lines(name))
      if (event["type"] === "resource-snapshot") addRequest(events, fieldOf(event, "snapshot"));
  events.frames.sort((a, b) => a.at - b.at);
  events.consoleErrors.sort((a, b) => a.at - b.at);
  events.failedRequests.sort((a, b) => a.at - b.at);
  return events;
}

async function readTraceFile(archive: TraceArchive, name: string, events: TraceEvents): Promise<void> {
  const isRunner = name === "test.trace";
  const places = await readPlaces(archive, name.replace(/\.trace$/, ".stacks"));
  const open = new Map<string, TraceAction>();
  // Each file has a clock of its own, which begins with its process.
  let clock: number | undefined;
  for await (const event of archive.lines(name)) {
    clock ??= clockOf(event);
    const at = (key: string) => (numberAt(event, key) ?? 0) + (clock ?? 0);
    const type = event["type"];
    if (type === "context-options" && isRunner) events.knowsErrors = (numberAt(event, "version") ?? 0) >= errorsSince;
    else if (type === "before" && events.actions.length < maxActions) {
      const action = actionOf(event, at("startTime"), isRunner, places);
      open.set(action.id, action);
      events.actions.push(action);
    } else if (type === "after") endAction(open, event, at("endTime"));
    else if (type === "error" && isRunner && events.errors.length < maxListed) events.errors.push(textAt(event, "message") ?? "");
    else if (type === "screencast-frame" && events.frames.length < maxFrames) addFrame(events, event, at("timestamp"));
    else if (type === "console" && event["messageType"] === "error") addConsoleError(events, event, at("time"));
    else if (type === "event" && event["method"] === "pageError") addPageError(events, event, at("time"));
  }
}

function clockOf(event: Loose): number | undefined {
  const wallTime = numberAt(event, "wallTime");
  const own = fieldOf(event, "type") === "context-options" ? numberAt(event, "monotonicTime") : numberAt(event, "startTime");
  return wallTime === undefined || own === undefined ? undefined : wallTime - own;
}

function actionOf(event: Loose, startedAt: number, isStep: boolean, places: ReadonlyMap<string, TraceAction["place"]>): TraceAction {
  const id = textAt(event, "callId") ?? "";
  const params = fieldOf(event, "params");
  const named = [textAt(event, "class"), textAt(event, "method")].filter(Boolean).join(".");
  const top = listAt(event, "stack")[0];
  const file = textAt(top, "file");
  return {
    id,
    parentId: textAt(event, "parentId"),
    stepId: textAt(event, "stepId"),
    isStep,
    title: (textAt(event, "title") ?? textAt(event, "apiName") ?? named).slice(0, maxTitle),
    detail: (textAt(event, "subtitle") ?? textAt(params, "locator") ?? textAt(params, "selector") ?? textAt(params, "url"))?.slice(
      0,
      maxText,
    ),
    startedAt,
    endedAt: undefined,
    error: undefined,
    pageId: textAt(event, "pageId"),
    // Fixtures are said to be in a file `project#`.
    place: file && !file.endsWith("#") ? { file: file.slice(0, maxText), line: numberAt(top, "line") ?? 1 } : places.get(id),
  };
}

function endAction(open: Map<string, TraceAction>, event: Loose, endedAt: number): void {
  const action = open.get(textAt(event, "callId") ?? "");
  if (!action) return;
  action.endedAt = endedAt;
  const error = fieldOf(event, "error");
  if (typeof error === "object" && error !== null) action.error = textAt(error, "message") ?? "Failed";
}

function addFrame(events: TraceEvents, event: Loose, at: number): void {
  const sha1 = textAt(event, "sha1");
  const name = textAt(event, "file") ?? (sha1 && `resources/${sha1}`);
  if (name) events.frames.push({ name, pageId: textAt(event, "pageId"), at });
}

function addConsoleError(events: TraceEvents, event: Loose, at: number): void {
  const location = fieldOf(event, "location");
  const line = numberAt(location, "lineNumber");
  // Counted from 0.
  note(events, {
    text: textAt(event, "text"),
    isUncaught: false,
    url: textAt(location, "url"),
    line: line === undefined ? undefined : line + 1,
    at,
  });
}

function addPageError(events: TraceEvents, event: Loose, at: number): void {
  const params = fieldOf(event, "params");
  const thrown = fieldOf(params, "error");
  const error = fieldOf(thrown, "error");
  const message = textAt(error, "message");
  const name = textAt(error, "name");
  const text = message === undefined ? jsonOf(fieldOf(thrown, "value")) : name ? `${name}: ${message}` : message;
  note(events, { text, isUncaught: true, url: textAt(fieldOf(params, "location"), "url"), line: undefined, at });
}

/** The text of what a page threw; empty if it is nested too deeply. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value ?? "").slice(0, maxText);
  } catch {
    return "";
  }
}

function note(events: TraceEvents, error: Omit<ConsoleError, "text"> & { text: string | undefined }): void {
  if (events.totalConsoleErrors++ >= maxListed) return;
  events.consoleErrors.push({ ...error, text: (error.text ?? "").slice(0, maxText), url: error.url?.slice(0, maxText) });
}

function addRequest(events: TraceEvents, entry: Loose): void {
  const request = fieldOf(entry, "request");
  const response = fieldOf(entry, "response");
  const answered = numberAt(response, "status") ?? -1;
  const failure = textAt(response, "_failureText");
  // Without a status and a failure, it had not ended.
  if (answered < 400 && failure === undefined) return;
  if (events.totalFailedRequests++ >= maxListed) return;
  const at = Date.parse(textAt(entry, "startedDateTime") ?? "");
  events.failedRequests.push({
    method: (textAt(request, "method") ?? "").slice(0, 20),
    url: (textAt(request, "url") ?? "").slice(0, maxText),
    status: answered > 0 ? answered : undefined,
    failure: failure?.slice(0, maxTitle),
    at: Number.isNaN(at) ? 0 : at,
  });
}

/** Where the library's calls were made, by id. */
async function readPlaces(archive: TraceArchive, name: string): Promise<Map<string, TraceAction["place"]>> {
  const places = new Map<string, TraceAction["place"]>();
  for await (const stacks of archive.lines(name)) {
    const files = listAt(stacks, "files");
    for (const entry of listAt(stacks, "stacks")) {
      const [id, frames] = Array.isArray(entry) ? (entry as unknown[]) : [];
      const [index, line] = Array.isArray(frames) && Array.isArray(frames[0]) ? (frames[0] as unknown[]) : [];
      const file = typeof index === "number" ? files[index] : undefined;
      if (typeof file === "string" && typeof line === "number")
        places.set(typeof id === "number" ? `call@${id}` : String(id), { file: file.slice(0, maxText), line });
    }
  }
  return places;
}
