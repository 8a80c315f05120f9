/**
 * Sends requests from a thread of its own and posts what came of them. An open loop sends at the times it has
 * planned, however slow the answers are, and counts each wait from the planned time; a closed loop sends the next
 * once it has its answer.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { createRawClient } from './raw-client.ts';

/** What is sent: each request in turn, for so long; `perSecond` makes it an open loop. */
export type LoadPlan = {
  port: number;
  requests: string[];
  durationMs: number;
  connections: number;
  perSecond?: number;
};

/** For each answer its request's place in the plan, its status (0: none came) and its wait in milliseconds. */
export type LoadResult = {
  answers: [request: number, status: number, waitMs: number][];
  latestSendMs: number;
};

/** An answer that has not come by then counts as none. */
const GIVE_UP_MS = 20_000;

if (parentPort !== null) parentPort.postMessage(await run(workerData as LoadPlan));

async function run(plan: LoadPlan): Promise<LoadResult> {
  return await (plan.perSecond === undefined ? runClosed(plan) : runOpen(plan, plan.perSecond));
}

async function runClosed({ port, requests, durationMs, connections }: LoadPlan): Promise<LoadResult> {
  const client = createRawClient(port, connections);
  const answers: LoadResult['answers'] = [];
  const endsAt = performance.now() + durationMs;
  let sent = 0;
  async function one(): Promise<void> {
    while (performance.now() < endsAt) {
      const request = sent++ % requests.length;
      const startedAt = performance.now();
      const status = await new Promise<number>((resolve) => client.send(requests[request] ?? '', resolve));
      answers.push([request, status, performance.now() - startedAt]);
    }
  }
  await Promise.all(Array.from({ length: connections }, one));
  return { answers, latestSendMs: 0 };
}

async function runOpen(
  { port, requests, durationMs, connections }: LoadPlan,
  perSecond: number,
): Promise<LoadResult> {
  const client = createRawClient(port, connections);
  const answers: LoadResult['answers'] = [];
  const startedAt = performance.now();
  const total = Math.round((durationMs / 1000) * perSecond);
  let sent = 0;
  let latestSendMs = 0;
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(resolve, durationMs + GIVE_UP_MS);
    const tick = () => {
      const now = performance.now();
      while (sent < total && startedAt + (sent * 1000) / perSecond <= now) {
        const plannedAt = startedAt + (sent * 1000) / perSecond;
        latestSendMs = Math.max(latestSendMs, now - plannedAt);
        const request = sent++ % requests.length;
        client.send(requests[request] ?? '', (status) => {
          answers.push([request, status, performance.now() - plannedAt]);
          if (answers.length < total) return;
          clearTimeout(giveUp);
          resolve();
        });
      }
      if (sent < total) setTimeout(tick, 1);
    };
    tick();
  });
  for (let n = answers.length; n < total; n++) answers.push([0, 0, GIVE_UP_MS]);
  return { answers, latestSendMs };
}
