import type { Search } from './ledger-types.ts';

/** A search as the query of the history. */
export function toFilter(search: Search): Record<string, string> {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
