import { expect, test } from "vitest";
import { measureHeartbeatTime } from "./heartbeat-time.ts";

function clocked() {
  const at = { monotonic: 500, wall: 1_000_000 };
  const time = measureHeartbeatTime({ monotonic: () => at.monotonic, wall: () => at.wall });
  const pass = (ms: number, { asleep = false } = {}) => {
    if (!asleep) at.monotonic += ms;
    at.wall += ms;
  };
  const work = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      pass(1_000);
      time.confirm();
    }
  };
  return { at, time, pass, work };
}

test("time with successful round trips counts, and time before the start does not", () => {
  const { time, work } = clocked();
  work(10);
  expect(time.within(5_000)).toBe(5_000);
  expect(time.within(60_000)).toBe(10_000);
});

test("a pause does not count if the process was frozen, the machine slept, or the database did not answer", () => {
  for (const asleep of [false, true]) {
    const { time, pass, work } = clocked();
    work(10);
    pass(30_000, { asleep });
    // Also before the next confirmation.
    expect(time.within(35_000)).toBe(6_000);
    time.confirm();
    work(3);
    expect(time.within(38_000)).toBe(9_000);
    expect(time.within(3_000)).toBe(3_000);
  }
});

test("a lost worker is noticed on a busy server too: slow round trips count in part", () => {
  for (const [roundMs, possibleMs] of [
    [1_900, 20_000],
    [4_000, 5_000],
  ] as const) {
    const { time, pass } = clocked();
    for (let round = 0; round < 30; round++) {
      pass(roundMs);
      time.confirm();
    }
    expect(time.within(20_000)).toBe(possibleMs);
  }
});

test("the time of a failed heartbeat is excluded once, also if it is reported twice", () => {
  const { time, pass, work } = clocked();
  work(10);
  const startedAt = time.now();
  pass(1_500);
  time.confirm();
  pass(1_500);
  time.exclude(startedAt);
  time.exclude(startedAt);
  time.confirm();
  expect(time.within(10_000)).toBe(7_000);
});

test("several failed heartbeats of one outage exclude the whole outage", () => {
  const { time, pass, work } = clocked();
  work(10);
  for (let second = 0; second < 20; second++) {
    const startedAt = time.now();
    pass(second === 0 ? 4_000 : 10);
    time.exclude(startedAt);
    pass(990);
  }
  pass(100);
  time.confirm();
  work(3);
  expect(time.within(30_000)).toBe(30_000 - 24_090);
});

test("setting the wall clock back changes nothing", () => {
  const { at, time, work } = clocked();
  work(5);
  at.wall -= 3_600_000;
  work(5);
  expect(time.within(10_000)).toBe(10_000);
});
