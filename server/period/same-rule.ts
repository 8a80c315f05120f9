import { AppError } from '#server/errors/app-error.ts';

type Rule = {
  created_at: number;
  updated_at: number;
  open_from: string;
  next_day: string | null;
  state: string;
};

/** Throws `idConflict` if the existing row of a recurring transaction or transfer was added with other content. */
export function requireSame<Row extends Rule>(existing: Row, row: Row): Row {
  if (toContentText(existing) !== toContentText(row)) throw new AppError('idConflict');
  return existing;
}

/** Returns the columns that the user has set, as text. */
function toContentText(row: Rule): string {
  const { created_at: _c, updated_at: _u, open_from: _o, next_day: _n, state: _s, ...content } = row;
  return JSON.stringify(Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
