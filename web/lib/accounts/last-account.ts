import { readStored, writeStored } from '../browser/browser-storage.ts';

const KEY = 'saldo-account';

/** The account of the last transaction that was added in this browser; '' for none. */
export function readLastAccount(): string {
  return readStored(KEY) ?? '';
}

export function keepLastAccount(id: string): void {
  if (id !== readLastAccount()) writeStored(KEY, id);
}
