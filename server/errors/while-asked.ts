import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { AskerGone } from './asker-gone.ts';

const signalOf = new AsyncLocalStorage<() => AbortSignal>();

/**
 * Runs work that ends with `AskerGone` at the next step after the signal. Only work that writes nothing may
 * end so. `signal` is a function because making the signal costs time that most requests can save.
 */
export function whileAsked<T>(signal: () => AbortSignal, work: () => T): T {
  return signalOf.run(signal, work);
}

/** Aborts when the client of the running request closes its connection; undefined for work that has to end. */
export function askerSignal(): AbortSignal | undefined {
  return signalOf.getStore()?.();
}

/** Throws `AskerGone` if nobody waits for this work any more. */
export function stopIfGone(): void {
  if (askerSignal()?.aborted === true) throw new AskerGone();
}

/** Lets others have a turn of the event loop between two steps. Throws `AskerGone`. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
  stopIfGone();
}
