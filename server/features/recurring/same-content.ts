import { AppError } from '#server/errors/app-error.ts';
import type { RecurringRow } from './queries.ts';

/** Throws `idConflict` if the existing row was added with other content. */
export function requireSame(existing: RecurringRow, row: RecurringRow): RecurringRow {
  if (toContentText(existing) !== toContentText(row)) throw new AppError('idConflict');
  return existing;
}

/** Returns the columns that the user has set, as text. */
function toContentText(row: RecurringRow): string {
  const { created_at: _c, updated_at: _u, open_from: _o, next_day: _n, state: _s, ...content } = row;
  return JSON.stringify(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether two schedules have the same days, apart from the end. */
export function hasSameDays(one: RecurringRow, other: RecurringRow): boolean {
  const toDaysText = ({ unit, every, first_day, second_day, on_day, shift }: RecurringRow) =>
    `${unit} ${every} ${first_day} ${second_day} ${on_day} ${shift}`;
  return toDaysText(one) === toDaysText(other);
}
