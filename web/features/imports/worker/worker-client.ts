import type { Outputs, Inputs, Kind, WorkerResponse, WorkerRequest } from './protocol.ts';

const TIMEOUT_MS = 30_000;

/** The worker took too long, or its code could not be fetched or has a fault. */
export class WorkerError extends Error {
  readonly reason: 'timedOut' | 'failed';

  constructor(reason: 'timedOut' | 'failed') {
    super(reason);
    this.reason = reason;
  }
}

let worker: Worker | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Sends requests to the worker one after another. Rejects with WorkerError; a request over 30 s ends the worker. */
export function askWorker<K extends Kind>(kind: K, input: Inputs[K]): Promise<Outputs[K]> {
  const output = queue.then(() => send({ kind, input } as WorkerRequest)) as Promise<Outputs[K]>;
  queue = output.catch(() => undefined);
  return output;
}

/** Ends the worker. The next request starts another one. */
export function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

function send(request: WorkerRequest): Promise<Outputs[Kind]> {
  const running = (worker ??= new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }));
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const fail = (reason: 'timedOut' | 'failed') => {
      end();
      endWorker();
      reject(new WorkerError(reason));
    };
    const timer = setTimeout(() => fail('timedOut'), TIMEOUT_MS);
    const end = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const receive = ({ data }: MessageEvent<WorkerResponse>) => {
      end();
      if (data.hasFailed) reject(new WorkerError('failed'));
      else resolve(data.output);
    };
    running.addEventListener('message', receive, { signal });
    running.addEventListener('error', () => fail('failed'), { signal });
    running.addEventListener('messageerror', () => fail('failed'), { signal });
    running.postMessage(request);
  });
}
