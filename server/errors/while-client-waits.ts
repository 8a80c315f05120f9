import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { ClientGone } from './client-gone.ts';

const currentSignal = new AsyncLocalStorage<() => AbortSignal>();

/**
 * Runs work that stops with `ClientGone` at the next step after the signal. Only work that writes nothing may be
 * stopped in this way. `signal` is a function, since creating the signal costs time that most requests can save.
 */
export function whileClientWaits<T>(signal: () => AbortSignal, work: () => T): T {
  return currentSignal.run(signal, work);
}

/**
 * Returns the signal of the current request, which aborts when the client closes the connection; undefined for writes.
 */
export function clientSignal(): AbortSignal | undefined {
  return currentSignal.getStore()?.();
}

/** Throws `ClientGone` if the client has closed the connection. */
export function stopIfGone(): void {
  if (clientSignal()?.aborted === true) throw new ClientGone();
}

/** Lets other requests run between two steps of long work. Throws `ClientGone`. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
  stopIfGone();
}
