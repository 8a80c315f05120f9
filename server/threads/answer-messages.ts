import { parentPort } from 'node:worker_threads';

/** A thread's first message. It says that its imports have loaded. */
export const LOADED = 'loaded';

/**
 * Answers each message of `createThread`, in the thread. Call it once all that the thread needs has loaded. A failure
 * ends the thread, and with it whatever the failure has left behind.
 */
export function answerMessages(answer: (request: never) => unknown): void {
  parentPort?.on('message', (request: unknown) => void send(answer(request as never)));
  parentPort?.postMessage(LOADED);
}

async function send(answer: unknown): Promise<void> {
  parentPort?.postMessage(await answer);
}
