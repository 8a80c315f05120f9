import { addDays, startOfMonth, today, type CalendarDay } from '#shared/calendar.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { createRecentlyUsed } from '#server/caching/recently-used.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { SearchSource } from '../filter.ts';
import { inOrder, listTextSums, type TextSearch, type TextUser } from './groups.ts';
import type { TextSum } from './queries.ts';

/** Lists the sums of a search by text and type, in the order of `listTextSums`. */
export type ReadTexts = (user: TextUser, search: TextSearch) => Promise<readonly TextSum[]>;

/** The sums up to the end of a month, with the place of each. */
type Closed = { until: CalendarDay; texts: TextSum[]; places: Map<string, number> };
type Kept = Closed & { revision: number };

/** Most texts kept in all: enough for the two searches of one question about a full account. */
const MAX_TEXTS = 100_000;
const MAX_SPELT_TWICE = 500;

/**
 * Remembers the sums of the last searches up to the end of last month, and reads only what came after it while `changes`
 * knows that nothing before has changed. It changes no result, only how long it takes.
 */
export function createTextMemory(
  source: SearchSource,
  changes: Pick<ChangeLog, 'isSame'>,
  now: () => number,
): ReadTexts {
  const searches = createRecentlyUsed<Kept>(MAX_TEXTS, ({ texts }) => texts.length);

  /** The kept sums of the same search; undefined if something in it has changed, or may have. */
  function findClosed(userId: string, asked: string, revision: number): Kept | undefined {
    const known = searches.get(asked);
    if (known === undefined) return undefined;
    const range = { from: '', to: known.until };
    return changes.isSame(userId, { from: known.revision, to: revision }, [range]) ? known : undefined;
  }

  /** The sums of these texts in the whole search. */
  async function readSpeltTwice(user: TextUser, search: TextSearch, texts: string[]): Promise<TextSum[]> {
    if (texts.length === 0) return [];
    // More are as quick to read with all others.
    return await listTextSums(source, user, search, texts.length > MAX_SPELT_TWICE ? {} : { texts });
  }

  return async (user, search) => {
    const { userId } = user;
    const until = addDays(startOfMonth(today('UTC', now())), -1);
    const { to } = search;
    if ((search.from !== undefined && search.from > until) || (to !== undefined && to <= until))
      return await listTextSums(source, user, search);
    const asked = JSON.stringify([until, user.userId, user.currency, user.language, search]);
    const revision = await findRevision(source.db, userId);
    const closed: Closed =
      findClosed(userId, asked, revision) ??
      toClosed(until, await listTextSums(source, user, { ...search, to: until }));
    const open = await listTextSums(source, user, { ...search, from: addDays(until, 1) }, { isShort: true });
    const texts = withOpen(closed, open, await readSpeltTwice(user, search, speltTwice(closed, open)));
    // A write meanwhile could be in a part of this only.
    if ((await findRevision(source.db, userId)) !== revision) return await listTextSums(source, user, search);
    searches.set(asked, { ...closed, revision });
    return texts;
  };
}

function toClosed(until: CalendarDay, texts: TextSum[]): Closed {
  return { until, texts, places: new Map(texts.map((each, at) => [keyOf(each), at])) };
}

/** The texts that have another description than before, of which only the database says which one comes first. */
function speltTwice({ texts, places }: Closed, open: readonly TextSum[]): string[] {
  const isOther = (each: TextSum) => {
    const before = texts[places.get(keyOf(each)) ?? -1];
    return before !== undefined && before.description !== each.description;
  };
  return open.filter(isOther).map(({ text }) => text);
}

/** `whole` are of both parts. */
function withOpen({ texts, places }: Closed, open: readonly TextSum[], whole: readonly TextSum[]): TextSum[] {
  const byKey = new Map(whole.map((each) => [keyOf(each), each]));
  const taken = new Set<number>();
  const changed = open.map((each) => {
    const key = keyOf(each);
    const place = places.get(key) ?? -1;
    const before = texts[place];
    if (before === undefined) return each;
    taken.add(place);
    return byKey.get(key) ?? addUp(before, each);
  });
  const same = texts.filter((_, at) => !taken.has(at));
  return merged(same, changed.toSorted(inOrder));
}

function addUp(before: TextSum, after: TextSum): TextSum {
  const { amountMinor, count, last } = after;
  return { ...before, amountMinor: before.amountMinor + amountMinor, count: before.count + count, last };
}

/** Two lists that are in order as one. */
function merged(one: readonly TextSum[], other: readonly TextSum[]): TextSum[] {
  const all: TextSum[] = [];
  let at = 0;
  for (const each of one) {
    for (let next = other[at]; next !== undefined && inOrder(next, each) < 0; next = other[++at])
      all.push(next);
    all.push(each);
  }
  return [...all, ...other.slice(at)];
}

function keyOf({ type, text }: TextSum): string {
  return `${type} ${text}`;
}
