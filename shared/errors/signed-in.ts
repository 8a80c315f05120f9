import type { ErrorTable } from './error-table.ts';

/** The errors that only signed-in users can get, and those that no screen causes. */
export const SIGNED_IN_ERRORS = {
  // Transactions
  expenseIdMissing: [400, 'Expense ID is missing.'],
  incomeIdMissing: [400, 'Income ID is missing.'],
  recordNotFound: [404, 'This transaction does not exist.'],
  idConflict: [409, 'Another transaction already has this id.'],
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
  categoryFixed: [409, 'This category cannot be changed in this way.'],
  categoryIdConflict: [409, 'Another category already has this id.'],
  tooManyCategories: [409, 'You have the most categories of your own that an account can have.'],
  categorySaveFailed: [500, 'Failed to save the category.'],
  categoryMergeFailed: [500, 'Failed to move the transactions of the category.'],

  // Import
  importIdConflict: [409, 'Another source or import already has this id.'],
  sourceNotFound: [404, 'This source does not exist.'],
  sourceInUse: [409, 'Transactions were imported from this source. Undo its imports first.'],
  tooManySources: [409, 'You have the most sources that an account can have.'],
  sourceSaveFailed: [500, 'Failed to save the source.'],
  importNotFound: [404, 'This import does not exist.'],
  importNotOpen: [409, 'This import is already finished or undone.'],
  tooManyImportedRows: [409, 'This would be more imported rows than this installation allows an account.'],
  importFailed: [500, 'Failed to save the import.'],
  importUndoFailed: [500, 'Failed to undo the import.'],
  restoreNotEmpty: [409, 'An export can only be restored into an account without data.'],
  restoreNotFound: [404, 'This restore is not under way.'],
  restoreCurrencyDiffers: [409, 'First set the currency of your profile to that of the export.'],
  restoreFailed: [500, 'Failed to restore the data.'],

  // Profiles
  profileMissingAfterUpdate: [500, 'User document not found after update.'],
  profileUpdateFailed: [500, 'Failed to update user document.'],
  currencyLocked: [
    409,
    'Once you have transactions, the currency can only change to one with as many decimals.',
  ],
  photoTypeRefused: [415, 'The photo must be a PNG, JPEG or WebP image.'],
  photoNotFound: [404, 'There is no photo.'],
  offlineIdMissing: [400, 'User ID is required to set offline status.'],
  offlineFailed: [500, 'Failed to set user offline.'],
  termsUpdateFailed: [500, 'Failed to update terms acceptance.'],
  locationSaveFailed: [500, 'Could not save location.'],
  cityNotFound: [422, 'There is no city near this location.'],

  // The account
  sessionNotFound: [404, 'This session does not exist.'],
  passwordChangeFailed: [500, 'Failed to change the password.'],
  sessionEndFailed: [500, 'Failed to end the session.'],
  lastAdmin: [
    409,
    'You are the only administrator. Make someone else an administrator before you delete your account.',
  ],
  accountDeleteFailed: [500, 'Failed to delete the account.'],

  // What the screens before the sign-in never cause
  newUserFieldsMissing: [400, 'User data (uid, email) is required for logging new user.'],
  newUserLogFailed: [500, 'Failed to log new user registration notification.'],
  profileFieldsMissing: [400, 'User ID and email are required.'],
  profileCreateFailed: [500, 'Failed to create user document.'],
  profileIdMissing: [400, 'User ID is required.'],
  profileEnsureFailed: [500, 'Failed to ensure user document.'],
  malformedBody: [400, 'The request body is not valid JSON.'],
  unsupportedMediaType: [415, 'The request body must be JSON.'],
  methodNotAllowed: [405, 'This method is not allowed here.'],

  // Presence
  tooManyStreams: [429, 'Too many open connections of this account.'],
  heartbeatFailed: [500, 'Failed to mark the user as online.'],
} as const satisfies ErrorTable;
