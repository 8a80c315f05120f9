import type { Language } from '#shared/contract/fields.ts';
import type { HistoryQuery } from '#shared/contract/transaction-history.ts';
import { readHistoryFilter, type SearchSource } from '../filter.ts';
import { sumByDay, sumByText, type DaySum, type TextPart, type TextSum } from './queries.ts';

export type TextUser = { userId: string; currency: string; language: Language };
export type TextSearch = Omit<HistoryQuery, 'sort'>;

/** The sums of a search by day, type and category, in the order of days. Throws as `readHistoryFilter`. */
export async function listDaySums(
  source: SearchSource,
  user: TextUser,
  search: TextSearch,
): Promise<DaySum[]> {
  return await sumByDay(source.db, await readHistoryFilter(source, user, search));
}

/** The sums of a search by text and type, or of some texts in it, the largest first. Throws as `readHistoryFilter`. */
export async function listTextSums(
  source: SearchSource,
  user: TextUser,
  search: TextSearch,
  part: TextPart = {},
): Promise<TextSum[]> {
  const filter = await readHistoryFilter(source, user, search);
  return (await sumByText(source.db, filter, part)).toSorted(inOrder);
}

/** The largest first. */
export function inOrder(one: TextSum, other: TextSum): number {
  if (one.amountMinor !== other.amountMinor) return other.amountMinor - one.amountMinor;
  if (one.text !== other.text) return one.text < other.text ? -1 : 1;
  return one.type < other.type ? -1 : 1;
}
