/**
 * Sends requests from its own thread and posts the results. An open loop sends at planned times, however slow the
 * responses are, and counts each wait from the planned time. A closed loop sends the next request after each response.
 */
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createRawClient } from './raw-client.ts';

/** The requests are sent in turn. With `perSecond` the loop is open. */
export type LoadPlan = {
  port: number;
  requests: string[];
  durationMs: number;
  connections: number;
  /** Opens the connections before the load begins, as if the people were online already. */
  isConnected?: boolean;
  perSecond?: number;
};

/** `request` is the index in the plan. The status of a missing response is 0. */
export type LoadResponse = { request: number; status: number; waitMs: number };

/** `lateMs` is the 99th percentile of this thread's own delay. */
type LoadResult = { responses: LoadResponse[]; lateMs: number };

/** A later response counts as missing. */
const GIVE_UP_MS = 20_000;
const DELAY_RESOLUTION_MS = 5;

if (parentPort !== null) parentPort.postMessage(await run(workerData as LoadPlan));

/** Sends the requests of a plan from another thread. */
export async function sendLoad(plan: LoadPlan): Promise<LoadResult> {
  const worker = new Worker(import.meta.filename, { workerData: plan });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  await worker.terminate();
  return result;
}

async function run(plan: LoadPlan): Promise<LoadResult> {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const responses = await (plan.perSecond === undefined ? runClosed(plan) : runOpen(plan, plan.perSecond));
  return { responses, lateMs: delay.percentile(99) / 1e6 };
}

async function runClosed({ port, requests, durationMs, connections }: LoadPlan): Promise<LoadResponse[]> {
  const client = createRawClient(port, connections);
  const responses: LoadResponse[] = [];
  const endsAt = performance.now() + durationMs;
  let sent = 0;
  async function sendAgain(): Promise<void> {
    while (performance.now() < endsAt) {
      const request = sent++ % requests.length;
      const sentAt = performance.now();
      const status = await new Promise<number>((resolve) => client.send(requests[request] ?? '', resolve));
      responses.push({ request, status, waitMs: performance.now() - sentAt });
    }
  }
  await Promise.all(Array.from({ length: connections }, sendAgain));
  return responses;
}

async function runOpen(plan: LoadPlan, perSecond: number): Promise<LoadResponse[]> {
  const { requests, durationMs } = plan;
  const client = createRawClient(plan.port, plan.connections);
  if (plan.isConnected) await client.connectAll();
  const responses: LoadResponse[] = [];
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
        responses.push({ request, status, waitMs: performance.now() - plannedAt(number) });
        if (responses.length < total) return;
        clearTimeout(giveUp);
        resolve();
      });
    }
    sendDue();
  });
  for (let number = responses.length; number < total; number++) {
    responses.push({ request: number % requests.length, status: 0, waitMs: GIVE_UP_MS });
  }
  return responses;
}
