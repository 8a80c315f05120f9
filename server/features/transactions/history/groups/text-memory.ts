import { addDays, startOfMonth, today, type CalendarDay } from '#shared/calendar.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { createRecentlyUsed } from '#server/caching/recently-used.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { Search, SearchSource, SearchUser } from '../filter.ts';
import { compareTextSums, listTextSums, type TextSum } from './queries.ts';

/** Returns the same as `listTextSums`. */
export type ReadTexts = (user: SearchUser, search: Search) => Promise<readonly TextSum[]>;

/** The sums up to the end of a month; `places` has the index of each by its key. */
type ClosedSums = { until: CalendarDay; texts: TextSum[]; places: Map<string, number> };
type RememberedSums = ClosedSums & { revision: number };

/** The maximum number of remembered texts: enough for two searches of a full account. */
const MAX_TEXTS = 100_000;
const MAX_RESPELLED = 500;

/**
 * Remembers the sums of recent searches up to the end of last month, and reads only the days after it while `changes`
 * knows that nothing earlier has changed. It only makes searches faster, with the same results.
 */
export function createTextMemory(
  source: SearchSource,
  changes: Pick<ChangeLog, 'isSame'>,
  now: () => number,
): ReadTexts {
  const searches = createRecentlyUsed<RememberedSums>(MAX_TEXTS, ({ texts }) => texts.length);

  /** Returns the remembered sums of the same search, or undefined if its transactions may have changed. */
  function findClosed(userId: string, key: string, revision: number): RememberedSums | undefined {
    const known = searches.get(key);
    if (known === undefined) return undefined;
    const range = { from: '', to: known.until };
    return changes.isSame(userId, { from: known.revision, to: revision }, [range]) ? known : undefined;
  }

  /** Reads the sums of some texts in the whole search. */
  async function readRespelled(user: SearchUser, search: Search, texts: string[]): Promise<TextSum[]> {
    if (texts.length === 0) return [];
    // Above this limit, reading all texts is as fast.
    return await listTextSums(source, user, search, texts.length > MAX_RESPELLED ? {} : { texts });
  }

  return async (user, search) => {
    const { userId } = user;
    const until = addDays(startOfMonth(today('UTC', now())), -1);
    const { to } = search;
    if ((search.from !== undefined && search.from > until) || (to !== undefined && to <= until))
      return await listTextSums(source, user, search);
    const key = JSON.stringify([until, user.userId, user.currency, user.language, search]);
    const revision = await findRevision(source.db, userId);
    const closed: ClosedSums =
      findClosed(userId, key, revision) ??
      toClosed(until, await listTextSums(source, user, { ...search, to: until }));
    const open = await listTextSums(source, user, { ...search, from: addDays(until, 1) }, { isShort: true });
    const respelled = await readRespelled(user, search, findRespelled(closed, open));
    const texts = addOpen(closed, open, respelled);
    // Only some of the queries above may have seen a write in between.
    if ((await findRevision(source.db, userId)) !== revision) return await listTextSums(source, user, search);
    searches.set(key, { ...closed, revision });
    return texts;
  };
}

function toClosed(until: CalendarDay, texts: TextSum[]): ClosedSums {
  return { until, texts, places: new Map(texts.map((each, at) => [toKey(each), at])) };
}

/** Finds texts whose description differs in the current month. Only the database knows which of the two sorts first. */
function findRespelled({ texts, places }: ClosedSums, open: readonly TextSum[]): string[] {
  const isOther = (each: TextSum) => {
    const before = texts[places.get(toKey(each)) ?? -1];
    return before !== undefined && before.description !== each.description;
  };
  return open.filter(isOther).map(({ text }) => text);
}

/** Adds the sums of the current month; `respelled` has the complete sums of texts whose description differs. */
function addOpen(
  { texts, places }: ClosedSums,
  open: readonly TextSum[],
  respelled: readonly TextSum[],
): TextSum[] {
  const byKey = new Map(respelled.map((each) => [toKey(each), each]));
  const taken = new Set<number>();
  const changed = open.map((each) => {
    const key = toKey(each);
    const place = places.get(key) ?? -1;
    const before = texts[place];
    if (before === undefined) return each;
    taken.add(place);
    return byKey.get(key) ?? addSums(before, each);
  });
  const same = texts.filter((_, at) => !taken.has(at));
  return mergeSorted(same, changed.toSorted(compareTextSums));
}

function addSums(before: TextSum, after: TextSum): TextSum {
  const { amountMinor, count, last } = after;
  return { ...before, amountMinor: before.amountMinor + amountMinor, count: before.count + count, last };
}

function mergeSorted(one: readonly TextSum[], other: readonly TextSum[]): TextSum[] {
  const all: TextSum[] = [];
  let at = 0;
  for (const each of one) {
    for (let next = other[at]; next !== undefined && compareTextSums(next, each) < 0; next = other[++at])
      all.push(next);
    all.push(each);
  }
  return [...all, ...other.slice(at)];
}

function toKey({ type, text }: TextSum): string {
  return `${type} ${text}`;
}
