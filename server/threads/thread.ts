import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError, BUSY_RETRY_SECONDS } from '#server/errors/app-error.ts';
import { ClientGone } from '#server/errors/client-gone.ts';
import { LOADED } from './respond-to-messages.ts';

export type ThreadOptions = {
  /** A script that calls `respondToMessages`. */
  script: URL;
  data?: unknown;
  /** How long an idle thread is kept. */
  idleMs?: number;
  /** The longest time of one request. */
  timeoutMs?: number;
  /** How long a request may still run after its client has left. */
  abandonedMs?: number;
  /** The most memory of the thread's objects. */
  maxHeapMb?: number;
};

export type Thread<Request, Result> = {
  /**
   * Sends a message and returns the thread's result. Call it again only after that. Throws the error of the thread,
   * `tookTooLong` after `timeoutMs`, `serverBusy` if the thread was killed, and `ClientGone` if the signal has stopped
   * it.
   */
  ask: (request: Request, signal?: AbortSignal) => Promise<Result>;
  /** Stops the thread. A waiting request gets an error. */
  stop: () => Promise<void>;
};

/** Several times the longest work of a full account. */
const TIMEOUT_MS = 15_000;
/** Most work ends within this time. Stopping the thread sooner would lose the data that it has read. */
const ABANDONED_MS = 1_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 512;

/**
 * Runs a script in another thread than the one of requests. The thread starts at first use, and again after a failure.
 */
export function createThread<Request, Result>({
  script,
  data,
  idleMs = IDLE_MS,
  timeoutMs = TIMEOUT_MS,
  abandonedMs = ABANDONED_MS,
  maxHeapMb = MAX_HEAP_MB,
}: ThreadOptions): Thread<Request, Result> {
  let running: { worker: Worker; loaded: Promise<unknown> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function ask(request: Request, signal?: AbortSignal): Promise<Result> {
    if (isStopped) throw new Error('The thread was stopped.');
    clearTimeout(idle);
    const { worker } = (running ??= start());
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new AppError('tookTooLong')), timeoutMs);
    const stopWatching = callAfterAbort(signal, abandonedMs, () => deadline.abort(new ClientGone()));
    try {
      worker.postMessage(request);
      return await nextMessage<Result>(worker, deadline.signal);
    } catch (error) {
      // The thread's memory may have half-finished work.
      await end();
      throw error;
    } finally {
      clearTimeout(timer);
      stopWatching();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  function start(): { worker: Worker; loaded: Promise<unknown> } {
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    worker.unref();
    // A waiting request gets the error; without a listener, it would end the program.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (running?.worker === worker) running = undefined;
    });
    return { worker, loaded: untilLoaded(worker) };
  }

  async function end(): Promise<void> {
    const ending = running;
    running = undefined;
    // Ending a thread while it loads native code would abort the whole program.
    await ending?.loaded;
    await ending?.worker.terminate();
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

/** Calls `act` some time after the signal has aborted. Returns a function that cancels this. */
function callAfterAbort(signal: AbortSignal | undefined, afterMs: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(act, afterMs);
  };
  if (signal?.aborted) wait();
  signal?.addEventListener('abort', wait, { once: true });
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', wait);
  };
}

/** Resolves when a thread has loaded, or has failed to. */
async function untilLoaded(worker: Worker): Promise<void> {
  await Promise.race([once(worker, 'message'), once(worker, 'exit')]).catch(() => undefined);
}

async function nextMessage<Result>(worker: Worker, deadline: AbortSignal): Promise<Result> {
  const finished = new AbortController();
  const signal = AbortSignal.any([finished.signal, deadline]);
  try {
    return await Promise.race([
      nextResult<Result>(worker, signal),
      once(worker, 'exit', { signal }).then(() => {
        throw toKilledError('The thread ended without a result.');
      }),
    ]);
  } catch (error) {
    if (deadline.aborted) throw deadline.reason as Error;
    throw isOutOfMemory(error) ? toKilledError('The thread needed too much memory.', error) : error;
  } finally {
    finished.abort();
  }
}

/** Returns the first message of a thread that is not `LOADED`. */
async function nextResult<Result>(worker: Worker, signal: AbortSignal): Promise<Result> {
  for await (const [message] of on(worker, 'message', { signal }))
    if (message !== LOADED) return message as Result;
  throw toKilledError('The thread sent no result.');
}

/** Creates the error of work whose thread was killed. The next try may succeed. */
function toKilledError(reason: string, cause?: unknown): AppError {
  return new AppError('serverBusy', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause: new Error(reason, { cause }),
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
