/** The two types of transaction and their fixed categories. The ids are the words of spec section 3. */

export const TRANSACTION_TYPES = ['expense', 'income'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The category of a transaction that names none. */
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
/** The categories of every user. Their own ones have UUIDs as ids. */
export type FixedCategory = ExpenseCategory | IncomeCategory | typeof UNCATEGORIZED;

/** The categories of a type of transaction, in the order of the form. */
export const CATEGORIES = {
  expense: EXPENSE_CATEGORIES,
  income: INCOME_CATEGORIES,
} as const satisfies Record<TransactionType, readonly FixedCategory[]>;
