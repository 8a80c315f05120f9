import { addDays, type CalendarRange } from '#shared/calendar.ts';
import { PAID_WITHIN_DAYS } from '#shared/limits.ts';
import { append } from '#shared/lists.ts';
import { descriptionFolder } from '#shared/recognition/normalise-description.ts';
import type { Reader } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';
import type { RecurringRow } from '../queries.ts';
import { findRecorded, type Unpaid } from '../recorded.ts';
import { selectRecorded, type RecordedRow } from '../recorded/queries.ts';
import { findEarliestDue, latest, listDue } from './list.ts';
import { selectIdsWithOwnDetails, type Place } from './queries.ts';
import type { CountQuery } from './sums.ts';

/** The maximum numbers of transactions and occurrences that are compared: more than anybody has. */
const MAX_RECORDED = 2_000;
const MAX_COMPARED = 2_000;
const OCCURRENCES_AT_ONCE = 500;

/** Lists the results of `listDue` that the user has recorded already. Reads only the days near transactions. */
export async function listRecordedDue(
  db: Reader,
  userId: string,
  { rows, from, to, outcomes = [] }: CountQuery,
): Promise<Unpaid[]> {
  const first = from ?? findEarliestDue(rows);
  if (rows.length === 0 || first > to) return [];
  const near = { from: addDays(first, -PAID_WITHIN_DAYS), to: addDays(to, PAID_WITHIN_DAYS) };
  const recorded = await selectRecorded(db, userId, near, MAX_RECORDED);
  const withOwnDetails =
    recorded.length === 0 ? new Set<string>() : await selectIdsWithOwnDetails(db, userId, near);
  const canPay = createPaymentTest();
  const found: Unpaid[] = [];
  let remaining = MAX_COMPARED;
  for (const { range, paid } of groupByDays(recorded)) {
    const likely = rows.filter((row) => withOwnDetails.has(row.id) || canPay(row, paid));
    const within = { from: latest(range.from, from ?? ''), to: range.to < to ? range.to : to };
    const due = await listAllDue(db, userId, { rows: likely, ...within, outcomes }, remaining);
    remaining -= due.length;
    if (due.length === 0) continue;
    const settled = await findRecorded(db, userId, due, paid);
    append(
      found,
      due.filter(({ occurrence }) => settled.has(occurrence)),
    );
  }
  return found;
}

type DayGroup = { range: CalendarRange; paid: RecordedRow[] };

/** Groups transactions so that each group has all that may pay an occurrence of its range. */
function groupByDays(recorded: readonly RecordedRow[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const paid of recorded) {
    const [from, to] = [addDays(paid.date, -PAID_WITHIN_DAYS), addDays(paid.date, PAID_WITHIN_DAYS)];
    const last = groups.at(-1);
    if (last === undefined || last.range.to < from) groups.push({ range: { from, to }, paid: [paid] });
    else {
      last.range.to = to;
      last.paid.push(paid);
    }
  }
  return groups;
}

/** Creates a test of whether any of several transactions has the type of a recurring one and a word in common. */
function createPaymentTest() {
  const fold = descriptionFolder();
  const toWords = (text: string) => fold(text).split(' ');
  const wordSets = new WeakMap<readonly RecordedRow[], Set<string>>();
  return ({ type, description }: RecurringRow, paid: readonly RecordedRow[]): boolean => {
    const known = wordSets.get(paid);
    const words = known ?? new Set<string>();
    if (known === undefined) {
      for (const each of paid)
        for (const word of toWords(each.description)) words.add(`${each.type} ${word}`);
      wordSets.set(paid, words);
    }
    return toWords(description).some((word) => words.has(`${type} ${word}`));
  };
}

async function listAllDue(
  db: Reader,
  userId: string,
  { rows, ...query }: CountQuery,
  maxCount: number,
): Promise<Unpaid[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: Unpaid[] = [];
  let after: Place | undefined;
  while (rows.length > 0 && found.length < maxCount) {
    const limit = Math.min(OCCURRENCES_AT_ONCE, maxCount - found.length);
    const page: OccurrenceRow[] = await listDue(db, userId, { rows, ...query, after, limit });
    for (const occurrence of page) {
      const row = byId.get(occurrence.recurring_id);
      if (row !== undefined) found.push({ row, occurrence });
    }
    if (page.length < limit) break;
    after = page.at(-1);
    await nextTurn();
  }
  return found;
}
