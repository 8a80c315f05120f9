import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { serverBusy } from '#server/errors/app-error.ts';

export type ThreadOptions = {
  /** A script that answers with one message. */
  script: URL;
  /** What the script finds in `workerData`. */
  data?: unknown;
  /** How many may wait for their answers. */
  maxWaiting?: number;
  /** How long the thread is kept while nobody asks. */
  idleMs?: number;
};

export type Thread<Request, Answer> = {
  /**
   * Sends messages, of which the thread answers the last, once all earlier questions are answered. Throws `serverBusy`
   * if too many wait. Passes on the error if reading the messages fails, or the thread fails or takes too long.
   */
  ask: (requests: Iterable<Request> | AsyncIterable<Request>) => Promise<Answer>;
  /** Ends the thread; whoever waits for an answer gets an error. */
  stop: () => Promise<void>;
};

/** Far more than the longest work takes. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 512;

/** Runs a script apart from the thread that answers requests. It starts when it is needed, also after a failure. */
export function createThread<Request, Answer>({
  script,
  data,
  maxWaiting = Infinity,
  idleMs = IDLE_MS,
}: ThreadOptions): Thread<Request, Answer> {
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isStopped = false;

  async function ask(requests: Iterable<Request> | AsyncIterable<Request>): Promise<Answer> {
    if (waiting >= maxWaiting) throw serverBusy();
    waiting++;
    const answered = queue.then(() => answer(requests));
    queue = answered.catch(() => undefined);
    try {
      return await answered;
    } finally {
      waiting--;
    }
  }

  async function answer(requests: Iterable<Request> | AsyncIterable<Request>): Promise<Answer> {
    if (isStopped) throw new Error('The thread was stopped.');
    clearTimeout(idle);
    const worker = (running ??= start());
    // Rejected when the thread fails, also before anybody waits for it.
    const answered = nextMessage<Answer>(worker);
    answered.catch(() => undefined);
    try {
      for await (const request of requests) worker.postMessage(request);
      return await answered;
    } catch (error) {
      // It may hold a part of what was sent.
      await end();
      throw error;
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  function start(): Worker {
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref();
    // Whoever waits for an answer hears of it; without a listener it would end the program.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (running === worker) running = undefined;
    });
    return worker;
  }

  async function end(): Promise<void> {
    const ended = running;
    running = undefined;
    await ended?.terminate();
  }

  return {
    ask,
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      await end();
    },
  };
}

async function nextMessage<Answer>(worker: Worker): Promise<Answer> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as Answer),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('The thread ended without an answer.');
      }),
    ]);
  } finally {
    over.abort();
  }
}
