import { AppError } from '#server/errors/app-error.ts';
import type { RecurringRow } from './queries.ts';

/** Throws `idConflict` where an existing one was made of other content. */
export function requireSame(existing: RecurringRow, row: RecurringRow): RecurringRow {
  if (contentOf(existing) !== contentOf(row)) throw new AppError('idConflict');
  return existing;
}

/** What a person typed, as text. */
function contentOf(row: RecurringRow): string {
  const { created_at: _c, updated_at: _u, open_from: _o, next_day: _n, state: _s, ...content } = row;
  return JSON.stringify(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether two have the same days, apart from the end. */
export function hasSameDays(one: RecurringRow, other: RecurringRow): boolean {
  const daysOf = ({ unit, every, first_day, second_day, on_day, shift }: RecurringRow) =>
    `${unit} ${every} ${first_day} ${second_day} ${on_day} ${shift}`;
  return daysOf(one) === daysOf(other);
}
