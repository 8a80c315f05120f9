import { AsyncLocalStorage } from 'node:async_hooks';

const signalOf = new AsyncLocalStorage<() => AbortSignal>();

/**
 * Runs the handler of a request, so that work below it finds out when the asker has gone. `signal` is a function because
 * making the signal costs time that most requests can save.
 */
export function forAsker<T>(signal: () => AbortSignal, handle: () => T): T {
  return signalOf.run(signal, handle);
}

/** Aborts when the client of the running request closes its connection; undefined outside of a request. */
export function askerSignal(): AbortSignal | undefined {
  return signalOf.getStore()?.();
}
