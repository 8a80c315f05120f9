/**
 * Sends requests from its own thread and posts the results. An open loop sends at planned times, however slow the
 * answers are, and counts each wait from the planned time. A closed loop sends the next request after each answer.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { createRawClient } from './raw-client.ts';

/** The requests that are sent in turn, and for how long. With `perSecond` the loop is open. */
export type LoadPlan = {
  port: number;
  requests: string[];
  durationMs: number;
  connections: number;
  /** Opens the connections before the load begins, as if the people were online already. */
  isConnected?: boolean;
  perSecond?: number;
};

/** For each response the index of its request in the plan, its status (0: none) and its wait in milliseconds. */
export type Answers = [request: number, status: number, waitMs: number][];

/** `lateMs` is the 99th percentile of this thread's own delay. */
export type LoadResult = { answers: Answers; lateMs: number };

/** A later response counts as none. */
const GIVE_UP_MS = 20_000;
const DELAY_RESOLUTION_MS = 5;

if (parentPort !== null) parentPort.postMessage(await run(workerData as LoadPlan));

async function run(plan: LoadPlan): Promise<LoadResult> {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const answers = await (plan.perSecond === undefined ? runClosed(plan) : runOpen(plan, plan.perSecond));
  return { answers, lateMs: delay.percentile(99) / 1e6 };
}

async function runClosed({ port, requests, durationMs, connections }: LoadPlan): Promise<Answers> {
  const client = createRawClient(port, connections);
  const answers: Answers = [];
  const endsAt = performance.now() + durationMs;
  let sent = 0;
  async function sendAgain(): Promise<void> {
    while (performance.now() < endsAt) {
      const request = sent++ % requests.length;
      const sentAt = performance.now();
      const status = await new Promise<number>((resolve) => client.send(requests[request] ?? '', resolve));
      answers.push([request, status, performance.now() - sentAt]);
    }
  }
  await Promise.all(Array.from({ length: connections }, sendAgain));
  return answers;
}

async function runOpen(plan: LoadPlan, perSecond: number): Promise<Answers> {
  const { requests, durationMs } = plan;
  const client = createRawClient(plan.port, plan.connections);
  if (plan.isConnected) await client.connectAll();
  const answers: Answers = [];
  const startedAt = performance.now();
  const total = Math.round((durationMs / 1000) * perSecond);
  const plannedAt = (number: number) => startedAt + (number * 1000) / perSecond;
  let sent = 0;
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(resolve, durationMs + GIVE_UP_MS);
    function sendDue(): void {
      for (; sent < total && plannedAt(sent) <= performance.now(); sent++) sendOne(sent);
      if (sent < total) setTimeout(sendDue, 1);
    }
    function sendOne(number: number): void {
      const request = number % requests.length;
      client.send(requests[request] ?? '', (status) => {
        answers.push([request, status, performance.now() - plannedAt(number)]);
        if (answers.length < total) return;
        clearTimeout(giveUp);
        resolve();
      });
    }
    sendDue();
  });
  for (let n = answers.length; n < total; n++) answers.push([n % requests.length, 0, GIVE_UP_MS]);
  return answers;
}
