import { readHistoryFilter, type Search, type SearchSource, type SearchUser } from '../filter.ts';
import { sumByDay, sumByText, type DaySum, type TextPart, type TextSum } from './queries.ts';

/** Sums what a search finds by day, type and category, sorted by day. Throws the errors of `readHistoryFilter`. */
export async function listDaySums(source: SearchSource, user: SearchUser, search: Search): Promise<DaySum[]> {
  return await sumByDay(source.db, await readHistoryFilter(source, user, search));
}

/** Sums what a search finds by text and type, the largest sum first. Throws the errors of `readHistoryFilter`. */
export async function listTextSums(
  source: SearchSource,
  user: SearchUser,
  search: Search,
  part: TextPart = {},
): Promise<TextSum[]> {
  const filter = await readHistoryFilter(source, user, search);
  return (await sumByText(source.db, filter, part)).toSorted(compareTextSums);
}

/** Sorts the largest sum first, then by text and type. */
export function compareTextSums(one: TextSum, other: TextSum): number {
  if (one.amountMinor !== other.amountMinor) return other.amountMinor - one.amountMinor;
  if (one.text !== other.text) return one.text < other.text ? -1 : 1;
  return one.type < other.type ? -1 : 1;
}
