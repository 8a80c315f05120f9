import { addDays, addMonths, today } from '#shared/calendar.ts';
import {
  ASK_AFTER_MONTHS,
  MAX_BUDGET_ROWS,
  MAX_DESCRIPTION_LENGTH,
  MAX_GOAL_ENTRIES,
  MAX_GOAL_NAME_LENGTH,
  MAX_GOALS,
  MAX_NOTE_LENGTH,
  MAX_OWN_CATEGORIES,
  MAX_RECURRING,
  MAX_SUGGESTION_DECISIONS,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '#shared/limits.ts';
import { insertRows, type FilledApp, type Row } from './insert-rows.ts';
import { KIND } from './kinds.ts';
import type { Random } from './make-random.ts';

/** The number of days of each recurring transaction that wait for a decision. */
const ASKED_DAYS = 50;
/** Half of the user's own categories are for expenses. */
const BUDGETED_CATEGORIES = MAX_OWN_CATEGORIES / 2;
const FIRST_BUDGET_MONTH = '1995-01-01';

/** Stores recurring transactions of each day, monthly budgets of all own expense categories, and full goals. */
export async function fillPlans(app: FilledApp, userId: string, random: Random): Promise<void> {
  const { below, text, id } = random;
  const currentDay = today('UTC', app.clock.now);
  const longTags = () => JSON.stringify(Array.from({ length: MAX_TAGS }, () => text(MAX_TAG_LENGTH)));

  await insertRows(app, 'recurring', MAX_RECURRING, (at): Row<'recurring'> => ({
    user_id: userId,
    id: id(KIND.recurring, at),
    type: at % 2 === 0 ? 'expense' : 'income',
    description: text(MAX_DESCRIPTION_LENGTH),
    amount_minor: 1 + below(100_000),
    is_estimate: 0,
    category: id(KIND.category, at % 2),
    note: text(MAX_NOTE_LENGTH),
    tags: longTags(),
    source_id: id(KIND.source, 0),
    unit: 'day',
    every: 1,
    first_day: '2016-01-01',
    second_day: null,
    on_day: 'day',
    shift: 'none',
    end_day: null,
    mode: 'ask',
    open_from: addDays(currentDay, 1),
    next_day: addDays(currentDay, 1),
    state: 'active',
    created_at: 1,
    updated_at: 1,
  }));
  const firstAsked = addMonths(currentDay, -ASK_AFTER_MONTHS - 3);
  await insertRows(
    app,
    'recurring_occurrences',
    MAX_RECURRING * ASKED_DAYS,
    (at): Row<'recurring_occurrences'> => {
      const day = addDays(firstAsked, Math.floor(at / MAX_RECURRING));
      return {
        user_id: userId,
        recurring_id: id(KIND.recurring, at % MAX_RECURRING),
        day,
        outcome: 'asked',
        due_day: day,
        amount_minor: null,
        transaction_id: null,
        description: null,
        category: null,
        note: null,
        tags: null,
      };
    },
  );
  await insertRows(
    app,
    'recurring_decisions',
    MAX_SUGGESTION_DECISIONS,
    (at): Row<'recurring_decisions'> => ({
      user_id: userId,
      key: `${at}`.padStart(22, 'k'),
      decision: 'dismissed',
      decided_at: at,
    }),
  );
  await insertRows(app, 'budgets', MAX_BUDGET_ROWS * BUDGETED_CATEGORIES, (at): Row<'budgets'> => ({
    user_id: userId,
    category: id(KIND.category, 2 * (at % BUDGETED_CATEGORIES)),
    from_month: addMonths(FIRST_BUDGET_MONTH, Math.floor(at / BUDGETED_CATEGORIES)).slice(0, 7),
    amount_minor: 1 + below(100_000),
    rollover: 'both',
  }));
  await insertRows(app, 'goals', MAX_GOALS, (at): Row<'goals'> => ({
    user_id: userId,
    id: id(KIND.goal, at),
    name: text(MAX_GOAL_NAME_LENGTH),
    target_minor: 1 + below(1_000_000),
    day: addDays(currentDay, 300),
    archived: 0,
    created_at: 1,
    updated_at: 1,
  }));
  await insertRows(app, 'goal_entries', MAX_GOALS * MAX_GOAL_ENTRIES, (at): Row<'goal_entries'> => ({
    user_id: userId,
    goal_id: id(KIND.goal, at % MAX_GOALS),
    id: id(KIND.goalEntry, at),
    amount_minor: 1 + below(1_000),
    day: addDays(currentDay, -below(3_000)),
    created_at: 1,
  }));
}
