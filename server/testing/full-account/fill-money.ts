import { addDays, addMonths, eachDay, today } from '#shared/calendar.ts';
import { DETAIL_FIELDS, FIELD_RULES, forFields } from '#shared/contract/transaction-fields.ts';
import {
  MAX_CATEGORY_NAME_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_OWN_CATEGORIES,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '#shared/limits.ts';
import { toSearchText } from '#shared/search-text.ts';
import { fillTotals } from '../fill-totals.ts';
import { insertRows, type FilledApp, type Row } from './insert-rows.ts';
import { KIND } from './kinds.ts';
import type { Random } from './make-random.ts';

const TRANSACTIONS = 50_000;
const DELETED = 2_500;
const YEARS = 10;
const USUAL_LENGTH = 60;
/** To keep the test quick, only one of this many transactions has texts and tags of the maximum length. */
const LONG_EVERY = 10;

/** Stores the maximum of own categories, ten years of transactions with random texts, and deleted transactions. */
export async function fillMoney(
  app: FilledApp,
  userId: string,
  random: Random,
  transactions = TRANSACTIONS,
): Promise<void> {
  const { below, text, id } = random;
  const currentDay = today('UTC', app.clock.now);
  const days = eachDay({ from: addMonths(currentDay, -12 * YEARS), to: addDays(currentDay, 300) });
  const categoryAt = (at: number) => id(KIND.category, at % MAX_OWN_CATEGORIES);

  function transaction(kind: number, at: number) {
    const isLong = at % LONG_EVERY === 0;
    const description = text(isLong ? MAX_DESCRIPTION_LENGTH : USUAL_LENGTH);
    const tags = Array.from({ length: isLong ? MAX_TAGS : 1 }, () => text(MAX_TAG_LENGTH));
    return {
      user_id: userId,
      id: id(kind, at),
      type: at % 2 === 0 ? ('expense' as const) : ('income' as const),
      description,
      search_text: toSearchText(description),
      amount_minor: 1 + below(100_000),
      category: categoryAt(at),
      date: days[below(days.length)] ?? currentDay,
      ...forFields(DETAIL_FIELDS, (field) => (isLong ? text(FIELD_RULES[field].max) : '')),
      tags: `|${tags.join('|')}|`,
      group_id: null,
      source_id: id(KIND.source, 0),
      import_id: at % 2 === 0 ? id(KIND.import, 0) : null,
      created_at: 1,
      updated_at: 1,
    };
  }

  await insertRows(app, 'categories', MAX_OWN_CATEGORIES, (at): Row<'categories'> => ({
    user_id: userId,
    id: categoryAt(at),
    type: at % 2 === 0 ? 'expense' : 'income',
    name: text(MAX_CATEGORY_NAME_LENGTH),
    icon: null,
    colour: null,
    position: at,
    archived: 0,
    merged_into: null,
    created_at: 1,
    updated_at: 1,
  }));
  await insertRows(app, 'transactions', transactions, (at): Row<'transactions'> =>
    transaction(KIND.transaction, at),
  );
  await insertRows(app, 'deleted_transactions', DELETED, (at): Row<'deleted_transactions'> => ({
    ...transaction(KIND.deleted, at),
    deleted_at: app.clock.now,
    deletion_id: id(KIND.deletion, 0),
  }));
  await app.database.write((trx) => fillTotals(trx, userId));
}
