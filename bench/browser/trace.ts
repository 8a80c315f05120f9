import type { Browser } from 'playwright-core';
import { largestOf } from '#shared/lists.ts';

/** An event of a trace. Times are in microseconds. */
type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; hasPartialUpdate?: boolean };
};

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'blink.user_timing',
  'v8.execute',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];
const US_PER_MS = 1_000;
/** A longer task is a long task: https://w3c.github.io/longtasks/. */
const LONG_TASK_MS = 50;
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.compile']);
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/** The work of the page's main thread, and its frames. */
export type Trace = {
  longTasks: number;
  longestTaskMs: number;
  scriptMs: number;
  drawingMs: number;
  frames: number;
  /** Frames in which nothing new showed although something had changed. */
  droppedFrames: number;
};

/** Traces what the browser does during an act. */
export async function traceDuring(browser: Browser, act: () => Promise<unknown>): Promise<Trace> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await act();
  const content = (await browser.stopTracing()).toString();
  return summarise((JSON.parse(content) as { traceEvents: TraceEvent[] }).traceEvents);
}

function summarise(events: readonly TraceEvent[]): Trace {
  const own = busiestThread(events);
  const tasksMs = own.flatMap(({ name, dur = 0 }) => (name === 'RunTask' ? dur / US_PER_MS : []));
  const selfMs = sumSelfTimes(own);
  const inPage = events.filter(({ pid }) => pid === own[0]?.pid);
  const dropped = inPage.filter(
    ({ name, args }) => name === 'DroppedFrame' && args?.hasPartialUpdate === false,
  );
  return {
    longTasks: tasksMs.filter((ms) => ms > LONG_TASK_MS).length,
    longestTaskMs: largestOf(tasksMs),
    scriptMs: sumOf(selfMs, SCRIPT),
    drawingMs: sumOf(selfMs, DRAWING),
    frames: inPage.filter(({ name }) => name === 'BeginFrame').length,
    droppedFrames: dropped.length,
  };
}

/** Returns the complete events of the renderer's main thread that worked most: that of the page. */
function busiestThread(events: readonly TraceEvent[]): TraceEvent[] {
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = events.filter(isMain).map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid && event.dur !== undefined);
    return { own, busy: own.reduce((sum, { name, dur = 0 }) => sum + (name === 'RunTask' ? dur : 0), 0) };
  });
  return threads.toSorted((a, b) => b.busy - a.busy)[0]?.own ?? [];
}

/** Returns the milliseconds of each kind of event without the events inside it. */
function sumSelfTimes(events: readonly TraceEvent[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, us: number) => sums.set(name, (sums.get(name) ?? 0) + us / US_PER_MS);
  const open: { name: string; end: number }[] = [];
  for (const { name, ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const outer = open.at(-1);
    if (outer !== undefined) add(outer.name, -dur);
    add(name, dur);
    open.push({ name, end: ts + dur });
  }
  return sums;
}

function sumOf(selfMs: ReadonlyMap<string, number>, names: ReadonlySet<string>): number {
  return [...selfMs].reduce((sum, [name, ms]) => (names.has(name) ? sum + ms : sum), 0);
}
