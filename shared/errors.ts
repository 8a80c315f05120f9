import { MIN_PASSWORD_LENGTH } from './limits.ts';

/**
 * Every error the API can answer: its status and its English sentence, in one table. Sentences of
 * spec section 8 stand here word for word; the other languages translate them by code.
 */
export const ERRORS = {
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

  // Administration
  userNotFound: [404, 'This user does not exist.'],
  usersFetchFailed: [500, 'Failed to fetch all users.'],
  adminIdsMissing: [400, 'Admin ID and Target User ID are required.'],
  ownRoleChange: [409, 'Admin cannot change their own role via this action.'],
  roleUserMissingAfterUpdate: [500, 'Updated user document not found after role change.'],
  roleUpdateFailed: [500, 'Failed to update user role.'],
  ownSuspension: [409, 'Admin cannot suspend their own account via this action.'],
  suspensionUserMissingAfterUpdate: [500, 'Updated user document not found after suspension status change.'],
  suspensionUpdateFailed: [500, 'Failed to update user suspension status.'],
  lastActiveAdmin: [409, 'The last active administrator can be neither demoted nor suspended.'],
  resetLinkFailed: [500, 'Failed to make the link.'],
  totalUsersFailed: [500, 'Failed to get total registered users.'],
  onlineUsersFailed: [500, 'Failed to get online users count.'],
  newUsersFailed: [500, 'Failed to get new users count.'],
  metricFailed: [500, 'Failed to fetch data.'],
  metricDatabaseUnavailable: [503, 'Database service unavailable.'],
  notificationNotFound: [404, 'This notification does not exist.'],
  notificationUpdateFailed: [500, 'Failed to update the notifications.'],
  settingsUpdateFailed: [500, 'Failed to save the settings.'],
  settingFixed: [409, 'This setting is set by the environment of the server.'],
  verificationNeedsMail: [409, 'Email addresses can only be confirmed while the server sends email.'],
  inviteFailed: [500, 'Failed to change the invitations.'],
  inviteNotFound: [404, 'This invitation does not exist.'],
  backupFailed: [500, 'The backup failed. Nothing was kept of it.'],
  backupUnderWay: [409, 'A backup is being made already.'],
  backupNotFound: [404, 'This backup does not exist.'],
  backupDeleteFailed: [500, 'Failed to delete the backup.'],

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
  shuttingDown: [503, 'The service is restarting. Please try again in a moment.'],
  internal: [500, 'Something went wrong on the server.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The HTTP status of an error code. */
export function errorStatus(code: ErrorCode): (typeof ERRORS)[ErrorCode][0] {
  return ERRORS[code][0];
}

/** The English sentence of an error code. */
export function errorSentence(code: ErrorCode): string {
  return ERRORS[code][1];
}

/** What can be wrong with one field of a request; the schemas of the contract name these. */
export const FIELD_ERRORS = {
  required: 'This field is required',
  invalid: 'This value is not valid',
  unknownField: 'This field is not known',
  invalidEmail: 'Invalid email address',
  passwordTooShort: 'Password must be at least {{min}} characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordTooCommon: 'This password is too common',
  passwordsDiffer: 'The two passwords are not the same',
  passwordWrong: 'This password is not right',
  emailTaken: 'An account with this email address already exists.',
  emailUnchanged: 'This already is your email address',
  confirmationWrong: 'This is not the email address of your account',
  invalidDate: 'Invalid date',
  dateTooEarly: 'The date is too far back',
  dateTooLate: 'The date can be at most one year ahead',
  rangeReversed: 'The end is before the start',
  rangeTooLong: 'The period can be at most 20 years',
  amountNotPositive: 'The amount must be greater than 0',
  amountTooManyDecimals: 'The amount has more decimals than the currency',
  amountTooLarge: 'The amount is too large',
  amountRangeReversed: 'The largest amount is below the smallest',
  textTooLong: 'This text is too long',
  textHasControlCharacters: 'This text has characters that cannot be kept',
  categoryUnknown: 'This category is not known',
  currencyUnknown: 'This currency is not known',
  timeZoneUnknown: 'This time zone is not known',
  termsNotAccepted: 'You must accept the Terms and Conditions and Privacy Policy.',
  emailDomainNotAllowed: 'Addresses of this domain cannot sign up here',
  numberOutOfRange: 'This number is not within its limits',
  urlInvalid: 'Enter an address such as https://money.example.org, without a path',
  hostInvalid: 'Enter the name of a server, such as smtp.example.org',
  domainInvalid: 'Enter domains such as example.org',
  tooMany: 'These are too many',
} as const;

export type FieldErrorCode = keyof typeof FIELD_ERRORS;

/** What is wrong with a field; `min` says how many characters are enough, where that is what is wrong. */
export type FieldError = { field: string; code: FieldErrorCode; message: string; min?: number };

/** The error of one field with its English sentence, in which a password that is too short learns its minimum. */
export function toFieldError(
  field: string,
  code: FieldErrorCode,
  min: number = MIN_PASSWORD_LENGTH,
): FieldError {
  const message = FIELD_ERRORS[code].replace('{{min}}', String(min));
  return code === 'passwordTooShort' ? { field, code, message, min } : { field, code, message };
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(FIELD_ERRORS, code);
}
