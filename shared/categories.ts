/** The two kinds of transaction and the categories of each; ids are the words of spec section 3. */

export const TRANSACTION_TYPES = ['expense', 'income'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** A transaction without a category counts as this one. */
export const UNCATEGORIZED = 'uncategorized';

export const EXPENSE_CATEGORIES = [
  'food',
  'transport',
  'utilities',
  'entertainment',
  'health',
  'other',
] as const;
export const INCOME_CATEGORIES = ['salary', 'freelance', 'investment', 'gift', 'other income'] as const;

export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
export type IncomeCategory = (typeof INCOME_CATEGORIES)[number];
export type Category = ExpenseCategory | IncomeCategory | typeof UNCATEGORIZED;

/** The categories a person can choose for a kind of transaction, in the order in which they are offered. */
export const CATEGORIES = {
  expense: EXPENSE_CATEGORIES,
  income: INCOME_CATEGORIES,
} as const satisfies Record<TransactionType, readonly Category[]>;
