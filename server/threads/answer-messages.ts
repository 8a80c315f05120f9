import { parentPort } from 'node:worker_threads';

/** The first message of a thread: all that it imports has loaded. */
export const LOADED = 'loaded';

/** Answers each message of `createThread`, in the thread. Call it once all that the thread needs has loaded. */
export function answerMessages<Request>(answer: (request: Request) => unknown): void {
  parentPort?.on('message', (request: Request) => void send(answer, request));
  parentPort?.postMessage(LOADED);
}

/** A failure ends the thread, and with it whatever the failure has left behind. */
async function send<Request>(answer: (request: Request) => unknown, request: Request): Promise<void> {
  parentPort?.postMessage(await answer(request));
}
