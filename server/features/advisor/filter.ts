import type { Search } from './ledger-types.ts';

/** Converts a search to the query of the history's address. */
export function toFilter(search: Search): Record<string, string> {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
