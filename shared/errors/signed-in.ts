import type { ErrorTable } from './error-table.ts';

/** The errors that the first screens after the sign-in can get. */
export const SIGNED_IN_ERRORS = {
  // Transactions
  expenseIdMissing: [400, 'Expense ID is missing.'],
  incomeIdMissing: [400, 'Income ID is missing.'],
  recordNotFound: [404, 'This transaction does not exist.'],
  idConflict: [409, 'Something else already has this id.'],
  totalTooLarge: [422, 'Your total would become too large to be stored exactly.'],
  expenseAddFailed: [500, 'Failed to add expense.'],
  expenseUpdateFailed: [500, 'Failed to update expense.'],
  expenseDeleteFailed: [500, 'Failed to delete expense.'],
  incomeAddFailed: [500, 'Failed to add income.'],
  incomeUpdateFailed: [500, 'Failed to update income.'],
  incomeDeleteFailed: [500, 'Failed to delete income.'],
  recordsDeleteFailed: [500, 'Failed to delete the transactions.'],
  recordsUpdateFailed: [500, 'Failed to update the transactions.'],
  recordsRestoreFailed: [500, 'Failed to restore the transactions.'],
  fetchFailed: [500, 'Error fetching data.'],

  // Categories
  categoryNotFound: [404, 'This category does not exist.'],
  categoryIdConflict: [409, 'Another category already has this id.'],
  tooManyCategories: [409, 'You have reached the limit of your own categories. Delete one first.'],
  categorySaveFailed: [500, 'Failed to save the category.'],

  // Profiles
  profileMissingAfterUpdate: [500, 'User document not found after update.'],
  profileUpdateFailed: [500, 'Failed to update user document.'],
  termsUpdateFailed: [500, 'Failed to update terms acceptance.'],
  locationSaveFailed: [500, 'Could not save location.'],
  cityNotFound: [422, 'There is no city near this location.'],
} as const satisfies ErrorTable;
