import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError, BUSY_RETRY_SECONDS } from '#server/errors/app-error.ts';
import { ClientGone } from '#server/errors/client-gone.ts';
import { LOADED } from './answer-messages.ts';

export type ThreadOptions = {
  /** A script that calls `answerMessages`. */
  script: URL;
  /** What the script finds in `workerData`. */
  data?: unknown;
  /** How long the thread is kept while nobody asks. */
  idleMs?: number;
  /** How long one request may take. */
  timeoutMs?: number;
  /** How long a request whose asker has gone may still run. */
  goneMs?: number;
  /** How much memory its objects may take. */
  maxHeapMb?: number;
};

export type Thread<Request, Answer> = {
  /**
   * Sends a message and returns the thread's answer. Ask again only after that. Throws the thread's own error,
   * `tookTooLong` after `timeoutMs`, `serverBusy` if the thread was killed, and `ClientGone` if it was stopped because
   * of the signal.
   */
  ask: (request: Request, signal?: AbortSignal) => Promise<Answer>;
  /** Ends the thread; whoever waits for an answer gets an error. */
  stop: () => Promise<void>;
};

/** Several times as long as the longest work of a full account. */
const TIMEOUT_MS = 15_000;
/** Most work ends within this time, and a thread that ends loses what it has read. */
const GONE_MS = 1_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 512;

/** Runs a script apart from the thread that serves requests. It starts when it is needed, also after a failure. */
export function createThread<Request, Answer>({
  script,
  data,
  idleMs = IDLE_MS,
  timeoutMs = TIMEOUT_MS,
  goneMs = GONE_MS,
  maxHeapMb = MAX_HEAP_MB,
}: ThreadOptions): Thread<Request, Answer> {
  let running: { worker: Worker; loaded: Promise<unknown> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function ask(request: Request, signal?: AbortSignal): Promise<Answer> {
    if (isStopped) throw new Error('The thread was stopped.');
    clearTimeout(idle);
    const { worker } = (running ??= start());
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new AppError('tookTooLong')), timeoutMs);
    const stopWatching = onGone(signal, goneMs, () => deadline.abort(new ClientGone()));
    try {
      worker.postMessage(request);
      return await nextMessage<Answer>(worker, deadline.signal);
    } catch (error) {
      // Its memory may hold half-done work.
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
    // Whoever waits for an answer hears of it; without a listener it would end the program.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (running?.worker === worker) running = undefined;
    });
    return { worker, loaded: untilLoaded(worker) };
  }

  async function end(): Promise<void> {
    const ended = running;
    running = undefined;
    // Ending a thread while it loads native code would abort the whole program.
    await ended?.loaded;
    await ended?.worker.terminate();
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

/** Calls `act` when the signal has been aborted for some time. Returns a function that stops this. */
function onGone(signal: AbortSignal | undefined, afterMs: number, act: () => void): () => void {
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

/** Resolves when a thread has loaded, or could not. */
async function untilLoaded(worker: Worker): Promise<void> {
  await Promise.race([once(worker, 'message'), once(worker, 'exit')]).catch(() => undefined);
}

async function nextMessage<Answer>(worker: Worker, deadline: AbortSignal): Promise<Answer> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, deadline]);
  try {
    return await Promise.race([
      nextAnswer<Answer>(worker, signal),
      once(worker, 'exit', { signal }).then(() => {
        throw killed('The thread ended without an answer.');
      }),
    ]);
  } catch (error) {
    if (deadline.aborted) throw deadline.reason as Error;
    throw isOutOfMemory(error) ? killed('The thread needed too much memory.', error) : error;
  } finally {
    over.abort();
  }
}

/** The first message of a thread that is not `LOADED`. */
async function nextAnswer<Answer>(worker: Worker, signal: AbortSignal): Promise<Answer> {
  for await (const [message] of on(worker, 'message', { signal }))
    if (message !== LOADED) return message as Answer;
  throw killed('The thread sent no answer.');
}

/** The error of work that was killed from outside: the next try may succeed. */
function killed(reason: string, cause?: unknown): AppError {
  return new AppError('serverBusy', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause: new Error(reason, { cause }),
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
