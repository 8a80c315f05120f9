import type { Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';

export function toRecurring(row: RecurringRow, currency: string): Recurring {
  return {
    id: row.id,
    type: row.type,
    description: row.description,
    amount: toMajorUnits(row.amount_minor, currencyDecimals(currency)),
    isEstimate: row.is_estimate === 1,
    category: row.category,
    ...(row.source_id !== null && { account: row.source_id }),
    note: row.note,
    tags: readTagList(row.tags),
    ...toSchedule(row),
    mode: row.mode,
    nextDay: row.next_day,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** The details of an occurrence, which are null unless it differs from its recurring transaction. */
export const NO_OWN_DETAILS = {
  amount_minor: null,
  description: null,
  category: null,
  note: null,
  tags: null,
} as const;

/** Returns the content of an occurrence: its own details, else those of its recurring transaction. */
export function mergeContent(row: RecurringRow, occurrence: OccurrenceRow) {
  return {
    type: row.type,
    description: occurrence.description ?? row.description,
    amountMinor: occurrence.amount_minor ?? row.amount_minor,
    category: occurrence.category ?? row.category,
    note: occurrence.note ?? row.note,
    tags: readTagList(occurrence.tags ?? row.tags),
  };
}

export function toOccurrence(row: RecurringRow, occurrence: OccurrenceRow, currency: string): Occurrence {
  const { amountMinor, ...content } = mergeContent(row, occurrence);
  return {
    recurringId: row.id,
    day: occurrence.day,
    dueDay: occurrence.due_day,
    outcome: occurrence.outcome,
    ...content,
    amount: toMajorUnits(amountMinor, currencyDecimals(currency)),
    isEstimate: row.is_estimate === 1,
    mode: row.mode,
    transactionId: occurrence.transaction_id,
  };
}

/** Converts tags to the JSON of the column, without those that differ only in case or accents from earlier ones. */
export function storeTagList(tags: readonly string[]): string {
  const texts = tags.map(toSearchText);
  return JSON.stringify(tags.filter((_, at) => texts.indexOf(texts[at] ?? '') === at));
}

export function readTagList(stored: string): string[] {
  return JSON.parse(stored) as string[];
}
