import type { Flag } from './flag.ts';

// What users plan: transactions that repeat, budgets, goals.

/** A transaction that repeats. */
export type RecurringTable = {
  user_id: string;
  id: string;
  type: 'expense' | 'income';
  description: string;
  amount_minor: number;
  is_estimate: Flag;
  category: string;
  note: string;
  /** JSON of a list. */
  tags: string;
  unit: 'day' | 'week' | 'month' | 'year';
  every: number;
  first_day: string;
  second_day: number | null;
  on_day: 'day' | 'lastDay' | 'lastWorkday';
  shift: 'none' | 'before' | 'after';
  end_day: string | null;
  mode: 'post' | 'ask';
  /** The first day of the schedule that may not be settled; those before it need an occurrence to be open. */
  open_from: string;
  /** The next day on which something is due; null once it has ended. */
  next_day: string | null;
  state: 'active' | 'paused' | 'ended';
  created_at: number;
  updated_at: number;
};

/** What became, or is to become, of one day of a recurring transaction; a day to come without changes has no row. */
export type RecurringOccurrencesTable = {
  user_id: string;
  recurring_id: string;
  /** The day of the schedule. */
  day: string;
  outcome: 'posted' | 'asked' | 'planned' | 'skipped';
  /** After the shift of weekends, or where the person moved it. */
  due_day: string;
  /** Where it differs this time. */
  amount_minor: number | null;
  /** The transaction may have been deleted since. */
  transaction_id: string | null;
  /** Where they differ this time; tags as JSON. */
  description: string | null;
  category: string | null;
  note: string | null;
  tags: string | null;
};

/** What a person decided about a series that was recognised. */
export type RecurringDecisionsTable = {
  user_id: string;
  key: string;
  decision: 'confirmed' | 'dismissed' | 'ended';
  decided_at: number;
};

/** Holds from its month until the next row of the category; without an amount it ends the budget. */
export type BudgetsTable = {
  user_id: string;
  /** An expense category, or `*` for all expenses. */
  category: string;
  from_month: string;
  amount_minor: number | null;
  rollover: 'none' | 'surplus' | 'both';
};

/** An alert that was raised, so that it is raised once. */
export type BudgetAlertsTable = {
  user_id: string;
  category: string;
  month: string;
  level: number;
  raised_at: number;
  seen_at: number | null;
};

export type GoalsTable = {
  user_id: string;
  id: string;
  name: string;
  target_minor: number;
  day: string | null;
  archived: Flag;
  created_at: number;
  updated_at: number;
};

/** Money put aside for a goal, or taken out if negative. */
export type GoalEntriesTable = {
  user_id: string;
  goal_id: string;
  id: string;
  amount_minor: number;
  day: string;
  created_at: number;
};

/** That a notice, or others like it, are not unusual. */
export type NoticeDecisionsTable = {
  user_id: string;
  key: string;
  decided_at: number;
  /** What the notice was about, as JSON; null where that was not stored yet. */
  about: string | null;
};
