import * as z from 'zod/mini';
import { MAX_BUDGETED_CATEGORIES } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Success } from './fields.ts';
import { Later } from './later.ts';
import { Day, Month } from './record-fields.ts';
import { Amount, AnyCategory } from './transactions.ts';

export const ROLLOVERS = ['none', 'surplus', 'both'] as const;
export type Rollover = (typeof ROLLOVERS)[number];
/** The category of the budget for all expenses. */
export const ALL_EXPENSES = '*';
export const ALERT_LEVELS = [80, 100] as const;

/** The id of an expense category, or `*` for all expenses. */
const BudgetCategory = z.union([z.literal(ALL_EXPENSES), AnyCategory]);

/** A budget in one month. Amounts are in major units. */
export const Budget = z.strictObject({
  category: BudgetCategory,
  /** The budget of the month, without the amount carried over. */
  amount: z.number(),
  rollover: z.enum(ROLLOVERS),
  /** The month from which this amount is valid. */
  fromMonth: Month,
  /** Carried over from the months before; negative if they were overspent. */
  carried: z.number(),
  spent: z.number(),
  /** `amount + carried - spent`. */
  left: z.number(),
  /** Known recurring expenses that are still to come in the month. */
  coming: z.number(),
  /** `left - coming` for each day from today to the end of the month; null unless it is the current month. */
  leftPerDay: z.nullable(z.number()),
});
export type Budget = z.infer<typeof Budget>;

/** The budget of a category from `fromMonth` until the next row of the category; a null amount ends the budget. */
export const StoredBudget = z.strictObject({
  category: BudgetCategory,
  fromMonth: Month,
  amount: z.nullable(Amount),
  rollover: z.enum(ROLLOVERS),
});
export type StoredBudget = z.infer<typeof StoredBudget>;

const common = { tag: 'Budgets', anonymous: 'userIdMissing' } as const;
const reading = { ...common, byToken: 'read', access: 'user' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'budgetSaveFailed' } as const;
const path = '/api/v1/budgets';

export const getBudgets = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'Get the budgets of a month, by default the current one, with what was spent and what is left',
  query: z.strictObject({ month: z.optional(Month) }),
  output: z.strictObject({
    month: Month,
    from: Day,
    to: Day,
    /** The days of the month up to today: 0 if it has not begun, all if it is over. */
    daysElapsed: z.number(),
    days: z.number(),
    items: z.array(Budget),
    /** All expenses of the month. */
    spent: z.number(),
    /** The expenses in categories without a budget. */
    unbudgeted: z.number(),
    /** Later than today: all expenses if they have a budget, or else the expenses in categories with a budget. */
    later: Later,
  }),
});

export const setBudget = endpoint({
  ...writing,
  method: 'PUT',
  path: `${path}/:category`,
  summary: `Set the budget of a category from a month on, or for that month only; \`amount: null\` ends it. At most ${MAX_BUDGETED_CATEGORIES} categories can have one`,
  errors: ['categoryNotFound', 'tooManyBudgets'],
  params: z.strictObject({ category: BudgetCategory }),
  body: z.strictObject({
    month: Month,
    amount: z.nullable(Amount),
    rollover: z.enum(ROLLOVERS),
    scope: z.enum(['onwards', 'only']),
  }),
  output: Success,
});
export type BudgetChange = BodyOf<typeof setBudget>;

export const copyBudgets = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/copy`,
  summary: 'Set the budgets of a month to those of another, from that month on',
  body: z.strictObject({ from: Month, to: Month }),
  output: z.strictObject({ copied: z.number() }),
});

export const listBudgetAmounts = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/:category/amounts`,
  summary: 'List the amounts of one budget. Each is valid from its month until the month of the next one',
  params: z.strictObject({ category: BudgetCategory }),
  output: z.strictObject({ items: z.array(StoredBudget) }),
});

export const suggestBudgets = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/suggestions`,
  summary:
    'Suggest a budget for each category: the median of its expenses in the six months before. The budget for all expenses is the sum of these',
  query: z.strictObject({ month: z.optional(Month) }),
  output: z.strictObject({
    items: z.array(
      z.strictObject({
        category: BudgetCategory,
        amount: z.number(),
        /** The number of months with expenses among those six. */
        months: z.number(),
      }),
    ),
  }),
});

/** A budget of the current month that has reached 80% or 100%. */
export const BudgetAlert = z.strictObject({
  category: BudgetCategory,
  month: Month,
  level: z.union([z.literal(80), z.literal(100)]),
});
export type BudgetAlert = z.infer<typeof BudgetAlert>;

export const listBudgetAlerts = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/alerts`,
  summary:
    'List the alerts of the current month that were not seen yet; of a budget with two alerts, the higher one',
  output: z.strictObject({ items: z.array(BudgetAlert) }),
});

export const seeBudgetAlerts = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/alerts/seen`,
  summary: 'Mark all alerts of budgets as seen',
  byToken: 'write',
  access: 'user',
  failure: 'budgetSaveFailed',
  output: Success,
});
