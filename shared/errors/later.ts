import type { ErrorTable } from './error-table.ts';

/** The errors of screens that load all texts, and the errors that no screen causes. */
export const LATER_ERRORS = {
  // Import
  importIdConflict: [409, 'Another account or import already has this id.'],
  sourceNotFound: [404, 'This account does not exist.'],
  tooManySources: [409, 'You have reached the limit of accounts. Delete one first.'],
  sourceSaveFailed: [500, 'Failed to save the account.'],
  transferNotFound: [404, 'This transfer does not exist.'],
  transferSaveFailed: [500, 'Failed to save the transfer.'],
  importNotFound: [404, 'This import does not exist.'],
  importNotOpen: [409, 'This import is already finished or undone.'],
  tooManyImportedRows: [409, 'This installation does not allow that many imported rows per account.'],
  importFailed: [500, 'Failed to save the import.'],
  importUndoFailed: [500, 'Failed to undo the import.'],
  restoreNotEmpty: [409, 'An export can only be restored into an account without data.'],
  restoreNotFound: [404, 'This restore is not in progress.'],
  restoreCurrencyDiffers: [409, 'Set the currency of your profile to the currency of the export first.'],
  restoreFailed: [500, 'Failed to restore the data.'],

  // The account
  sessionNotFound: [404, 'This session does not exist.'],
  passwordChangeFailed: [500, 'Failed to change the password.'],
  sessionEndFailed: [500, 'Failed to end the session.'],
  lastAdmin: [
    409,
    'You are the only administrator. Make someone else an administrator before you delete your account.',
  ],
  accountDeleteFailed: [500, 'Failed to delete the account.'],

  // Requests that no screen sends
  newUserFieldsMissing: [400, 'User data (uid, email) is required for logging new user.'],
  newUserLogFailed: [500, 'Failed to log new user registration notification.'],
  profileFieldsMissing: [400, 'User ID and email are required.'],
  profileCreateFailed: [500, 'Failed to create user document.'],
  profileIdMissing: [400, 'User ID is required.'],
  profileEnsureFailed: [500, 'Failed to ensure user document.'],
  malformedBody: [400, 'The request body is not valid JSON.'],
  unsupportedMediaType: [
    415,
    'The request body must be JSON, with the header Content-Type: application/json.',
  ],
  methodNotAllowed: [405, 'This method is not allowed here.'],

  // Profiles, categories and presence
  photoTypeRefused: [415, 'The photo must be a PNG, JPEG or WebP image.'],
  photoNotFound: [404, 'There is no photo.'],
  offlineIdMissing: [400, 'User ID is required to set offline status.'],
  offlineFailed: [500, 'Failed to set user offline.'],
  tooManyStreams: [429, 'This account has too many open connections. Close some tabs.'],
  heartbeatFailed: [500, 'Failed to mark the user as online.'],
  categoryFixed: [409, 'This category cannot be changed in this way.'],
  categoryMergeFailed: [500, 'Failed to move the transactions of the category.'],
  currencyLocked: [
    409,
    'Your account already contains amounts, so the currency can only change to one with as many decimals.',
  ],

  // Planning
  recurringNotFound: [404, 'This recurring transaction does not exist.'],
  occurrenceNotFound: [404, 'The recurring transaction does not occur on this day.'],
  twoStepOn: [409, 'The code at sign-in is on already. Turn it off first.'],
  twoStepOff: [409, 'The code at sign-in is off.'],
  twoStepNotStarted: [409, 'Scan the code with your app first.'],
  tooManyRecurring: [409, 'You have reached the limit of recurring transactions. Delete one first.'],
  tooManyRecurringTransfers: [409, 'You have reached the limit of recurring transfers. Delete one first.'],
  recurringSaveFailed: [500, 'Failed to save the recurring transaction.'],
  tooManyBudgets: [409, 'You have reached the limit of budgets. Remove one first.'],
  budgetSaveFailed: [500, 'Failed to save the budget.'],
  noticeNotFound: [404, 'This notice does not exist.'],
  noticeSaveFailed: [500, 'Failed to save the change to your notices.'],
  goalNotFound: [404, 'This goal does not exist.'],
  goalTooSmall: [409, 'There is not that much in this goal.'],
  tooManyGoals: [409, 'You have reached the limit of goals. Delete one first.'],
  tooManyGoalEntries: [409, 'The history of this goal is full.'],
  goalSaveFailed: [500, 'Failed to save the goal.'],

  // Passkeys
  passkeyNotFound: [404, 'This passkey does not exist.'],
  passkeysUnavailable: [409, 'Passkeys need an address with a host name.'],
  tooManyPasskeys: [409, 'You have reached the limit of passkeys. Remove one first.'],

  // Access tokens
  tokenInvalid: [401, 'This access token is not valid or has expired.'],
  tokenScope: [403, 'This access token may not do that.'],
  tokenNotFound: [404, 'This access token does not exist.'],
  tooManyTokens: [409, 'You have reached the limit of access tokens. Revoke one first.'],
  tokenSaveFailed: [500, 'Failed to save the access token.'],

  // Support
  conversationNotFound: [404, 'This conversation does not exist.'],
  tooManyConversations: [409, 'You have reached the limit of open conversations. Close one first.'],
  tooManySupportMessages: [429, 'You have reached the limit of messages per day. Try again tomorrow.'],
  supportSendFailed: [500, 'Failed to send the message.'],
  supportUpdateFailed: [500, 'Failed to update the conversation.'],

  // Mailed links and Premium
  stopLinkInvalid: [400, 'This link is not valid. You can switch off emails in your profile.'],
  addressLinkInvalid: [400, 'This link is not valid or has expired. Ask for a new one in your profile.'],
  premiumRequired: [403, 'This is part of Premium.'],
  premiumNotRequestable: [409, 'Premium cannot be requested on this installation.'],
  premiumRequested: [409, 'You have already requested Premium.'],
  premiumAlready: [409, 'You already have Premium.'],
  premiumRequestNotFound: [404, 'There is no open request for Premium.'],
  premiumRequestFailed: [500, 'Failed to save the request.'],
  emailNotConfirmed: [409, 'Confirm your email address first.'],
} as const satisfies ErrorTable;
