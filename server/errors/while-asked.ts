import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { AskerGone } from './asker-gone.ts';

const signalOf = new AsyncLocalStorage<() => AbortSignal>();

/** Does work that ends with `AskerGone` at the next step after the signal. Only work that writes nothing may end so. */
export function whileAsked<T>(signal: () => AbortSignal, work: () => T): T {
  return signalOf.run(signal, work);
}

/** Throws `AskerGone` if nobody waits for this work any more. */
export function stopIfGone(): void {
  if (signalOf.getStore()?.().aborted === true) throw new AskerGone();
}

/** Lets others have a turn of the event loop between two steps. Throws `AskerGone`. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
  stopIfGone();
}
