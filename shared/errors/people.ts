import type { ErrorTable } from './error-table.ts';

/** The errors that anybody can meet. */
export const PEOPLE_ERRORS = {
  // Who is asking
  userIdMissing: [401, 'User not authenticated. userId is missing.'],
  notAuthenticated: [401, 'User not authenticated.'],
  notAdmin: [403, 'You are not authorized to access this page.'],
  accountSuspended: [403, 'Your account has been suspended. Please contact support.'],
  termsRequired: [403, 'Please accept the Terms and Conditions to use this feature.'],
  originRefused: [403, 'This request did not come from this site.'],
  tooManyRequests: [429, 'Too many attempts. Please wait a moment and try again.'],

  // Signing up and in
  termsNotAccepted: [400, 'You must accept the Terms and Conditions and Privacy Policy.'],
  emailTaken: [422, 'An account with this email address already exists.'],
  invalidCredentials: [401, 'Wrong email address or password.'],
  setupCodeWrong: [403, 'The setup code is not valid.'],
  registrationClosed: [403, 'Nobody can sign up here at the moment.'],
  inviteRequired: [403, 'You need an invitation to sign up here.'],
  inviteInvalid: [403, 'This invitation is not valid any more. Ask for a new one.'],
  emailNotVerified: [403, 'Please confirm your email address first. We have sent you a link.'],

  // Links that are mailed
  mailUnavailable: [
    409,
    'This server sends no email. Ask its administrator, who can make a link for a new password.',
  ],
  resetMailFailed: [500, 'Error sending password reset email.'],
  resetTokenInvalid: [400, 'This link is not valid. Please ask for a new one.'],
  resetTokenExpired: [410, 'This link has expired. Please ask for a new one.'],
  resetTokenUsed: [410, 'This link has already been used. Please ask for a new one.'],
  emailLinkInvalid: [400, 'This link is not valid, or the change was withdrawn.'],
  emailLinkExpired: [410, 'This link has expired. Please start the change of address again.'],
  verificationInvalid: [400, 'This link is not valid. Sign in to get a new one.'],
  verificationExpired: [410, 'This link has expired. Sign in to get a new one.'],
  verificationUsed: [410, 'This link has already been used. You can sign in.'],

  // What was sent
  validationFailed: [400, 'Some fields are not valid.'],
  malformedBody: [400, 'The request body is not valid JSON.'],
  unsupportedMediaType: [415, 'The request body must be JSON.'],
  bodyTooLarge: [413, 'The request body is too large.'],
  notFound: [404, "Oops! The page you're looking for doesn't seem to exist."],
  methodNotAllowed: [405, 'This method is not allowed here.'],

  // Records
  expenseIdMissing: [400, 'Expense ID is missing.'],
  incomeIdMissing: [400, 'Income ID is missing.'],
  recordNotFound: [404, 'This record does not exist.'],
  idConflict: [409, 'Another record already has this id.'],
  totalTooLarge: [422, 'Your total would become too large to be kept exactly.'],
  expenseAddFailed: [500, 'Failed to add expense.'],
  expenseUpdateFailed: [500, 'Failed to update expense.'],
  expenseDeleteFailed: [500, 'Failed to delete expense.'],
  incomeAddFailed: [500, 'Failed to add income.'],
  incomeUpdateFailed: [500, 'Failed to update income.'],
  incomeDeleteFailed: [500, 'Failed to delete income.'],
  recordsDeleteFailed: [500, 'Failed to delete the records.'],
  fetchFailed: [500, 'Error fetching data.'],

  // Profiles
  newUserFieldsMissing: [400, 'User data (uid, email) is required for logging new user.'],
  newUserLogFailed: [500, 'Failed to log new user registration notification.'],
  profileFieldsMissing: [400, 'User ID and email are required.'],
  profileCreateFailed: [500, 'Failed to create user document.'],
  profileIdMissing: [400, 'User ID is required.'],
  profileEnsureFailed: [500, 'Failed to ensure user document.'],
  profileMissingAfterUpdate: [500, 'User document not found after update.'],
  profileUpdateFailed: [500, 'Failed to update user document.'],
  currencyLocked: [409, 'The currency can only change to one with as many decimals once records exist.'],
  photoTypeRefused: [415, 'The photo must be a PNG, JPEG or WebP image.'],
  photoNotFound: [404, 'There is no photo.'],
  offlineIdMissing: [400, 'User ID is required to set offline status.'],
  offlineFailed: [500, 'Failed to set user offline.'],
  termsUpdateFailed: [500, 'Failed to update terms acceptance.'],
  locationSaveFailed: [500, 'Could not save location.'],
  cityNotFound: [422, 'There is no city near this place.'],

  // The account
  sessionNotFound: [404, 'This session does not exist.'],
  passwordChangeFailed: [500, 'Failed to change the password.'],
  sessionEndFailed: [500, 'Failed to end the session.'],
  lastAdmin: [409, 'The only administrator cannot delete their account. Make somebody else one first.'],
  accountDeleteFailed: [500, 'Failed to delete the account.'],

  // Being online
  tooManyStreams: [429, 'Too many open connections of this account.'],
  heartbeatFailed: [500, 'Failed to mark the user as online.'],

  // The service
  readOnly: [
    503,
    'The service is under maintenance. You can look at everything, but nothing can be changed.',
  ],
  databaseUnavailable: [503, 'Database service is not available.'],
  storageFull: [507, 'The disk of the server is full. Nothing was saved.'],
  serverBusy: [503, 'The server is busy. Please try again in a moment.'],
  shuttingDown: [503, 'The service is restarting. Please try again in a moment.'],
  internal: [500, 'Something went wrong on the server.'],
} as const satisfies ErrorTable;
