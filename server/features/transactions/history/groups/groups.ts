import type { Language } from '#shared/contract/fields.ts';
import type { HistoryQuery } from '#shared/contract/transaction-history.ts';
import { readHistoryFilter, type SearchSource } from '../filter.ts';
import { sumByDay, sumByText, type DaySum, type TextSum } from './queries.ts';

type User = { userId: string; currency: string; language: Language };
type Search = Omit<HistoryQuery, 'sort'>;

/** The sums of a search by day, type and category, in the order of days. Throws as `readHistoryFilter`. */
export async function listDaySums(source: SearchSource, user: User, search: Search): Promise<DaySum[]> {
  return await sumByDay(source.db, await readHistoryFilter(source, user, search));
}

/** The sums of a search by text and type, the largest first. Throws as `readHistoryFilter`. */
export async function listTextSums(source: SearchSource, user: User, search: Search): Promise<TextSum[]> {
  return await sumByText(source.db, await readHistoryFilter(source, user, search));
}
