import type { Flag } from './flag.ts';

// Tables of recurring transactions, budgets and goals, and of decisions about series and notices.

type ScheduleColumns = {
  unit: 'day' | 'week' | 'month' | 'year';
  every: number;
  first_day: string;
  second_day: number | null;
  on_day: 'day' | 'lastDay' | 'lastWorkday';
  shift: 'none' | 'before' | 'after';
  end_day: string | null;
};

export type RecurringTable = ScheduleColumns & {
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
  /** The account of what is posted; null without one. */
  source_id: string | null;
  mode: 'post' | 'ask';
  /** The first open day of the schedule. Earlier days are open only if a stored occurrence says so. */
  open_from: string;
  /** The next due day; null once there are no more. */
  next_day: string | null;
  state: 'active' | 'paused' | 'ended';
  created_at: number;
  updated_at: number;
};

/** The outcome of one day of a recurring transaction. An open day without changes has no row. */
export type RecurringOccurrencesTable = {
  user_id: string;
  recurring_id: string;
  day: string;
  outcome: 'posted' | 'asked' | 'planned' | 'skipped';
  /** The day after the shift of weekends, or the day to which the user has moved it. */
  due_day: string;
  /** Null if it does not differ from the recurring transaction. */
  amount_minor: number | null;
  /** The transaction may have been deleted since. */
  transaction_id: string | null;
  /** Null if they do not differ from the recurring transaction; tags as JSON. */
  description: string | null;
  category: string | null;
  note: string | null;
  tags: string | null;
};

/** A transfer that repeats. A null side is an account that the user does not keep here. */
export type RecurringTransfersTable = ScheduleColumns & {
  user_id: string;
  id: string;
  from_source: string | null;
  to_source: string | null;
  /** Integer minor units; above 0. */
  amount_minor: number;
  /** Several lines; '' without one. */
  note: string;
  /** The first day of the schedule without a transfer. */
  open_from: string;
  /** The due day of `open_from`, which a weekend may have moved; null once there are no more. */
  next_day: string | null;
  state: 'active' | 'paused' | 'ended';
  created_at: number;
  updated_at: number;
};

/** The user's decision about a recognised series. */
export type RecurringDecisionsTable = {
  user_id: string;
  key: string;
  decision: 'confirmed' | 'dismissed' | 'ended';
  decided_at: number;
};

/** A budget from its month until the next row of the category. A row without an amount ends the budget. */
export type BudgetsTable = {
  user_id: string;
  /** An expense category, or `*` for all expenses. */
  category: string;
  from_month: string;
  amount_minor: number | null;
  rollover: 'none' | 'surplus' | 'both';
};

/** An alert of a budget, stored so that it is raised only once. */
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

/** Money that was put aside for a goal, or taken out if negative. */
export type GoalEntriesTable = {
  user_id: string;
  goal_id: string;
  id: string;
  amount_minor: number;
  day: string;
  created_at: number;
};

/** A dismissed notice, or the dismissal of all notices like it. */
export type NoticeDecisionsTable = {
  user_id: string;
  key: string;
  decided_at: number;
  /** The subject of the notice as JSON; null in rows of earlier versions. */
  about: string | null;
};
