import type {
  ExportedDecision,
  ExportedOccurrence,
  ExportedRecurring,
} from '#shared/contract/recurring-export.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectDecisions } from './suggestions/queries.ts';
import { selectOccurrencePage, type OccurrenceRow } from './occurrences/queries.ts';
import { selectRecurring } from './queries.ts';
import { readTagList, toRecurring } from './to-recurring.ts';

type User = { userId: string; currency: string };

export async function* streamRecurring(
  db: Reader,
  { userId, currency }: User,
): AsyncGenerator<ExportedRecurring, void> {
  for (const row of await selectRecurring(db, userId))
    yield { ...toRecurring(row, currency), openFrom: row.open_from };
}

export async function* streamOccurrences(
  db: Reader,
  { userId, currency }: User,
): AsyncGenerator<ExportedOccurrence, void> {
  const decimals = currencyDecimals(currency);
  const batches = readInTurns<OccurrenceRow>((last, limit) =>
    selectOccurrencePage(db, userId, { after: last ?? { recurring_id: '', day: '' }, limit }),
  );
  for await (const rows of batches) for (const row of rows) yield toExported(row, decimals);
}

export async function* streamDecisions(
  db: Reader,
  { userId }: Pick<User, 'userId'>,
): AsyncGenerator<ExportedDecision, void> {
  for (const { key, decision, decided_at } of await selectDecisions(db, userId))
    yield { key, decision, decidedAt: new Date(decided_at).toISOString() };
}

function toExported(row: OccurrenceRow, decimals: number): ExportedOccurrence {
  return {
    recurringId: row.recurring_id,
    day: row.day,
    dueDay: row.due_day,
    outcome: row.outcome,
    amount: row.amount_minor === null ? null : toMajorUnits(row.amount_minor, decimals),
    transactionId: row.transaction_id,
    ...(row.description !== null && { description: row.description }),
    ...(row.category !== null && { category: row.category }),
    ...(row.note !== null && { note: row.note }),
    ...(row.tags !== null && { tags: readTagList(row.tags) }),
  };
}
