import { parentPort } from 'node:worker_threads';

/** A thread's first message. It says that its imports have loaded. */
export const LOADED = 'loaded';

/**
 * Sends the result of `compute` for each message of `createThread`. Call it in the thread, once everything has loaded. A
 * failure ends the thread, so that no half-finished work stays in its memory.
 */
export function respondToMessages(compute: (request: never) => unknown): void {
  parentPort?.on('message', (request: unknown) => void send(compute(request as never)));
  parentPort?.postMessage(LOADED);
}

async function send(result: unknown): Promise<void> {
  parentPort?.postMessage(await result);
}
