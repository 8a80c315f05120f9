import type { ErrorTable } from './error-table.ts';

/** The errors that every screen can get, also those before the sign-in. */
export const ENTRY_ERRORS = {
  // The caller
  userIdMissing: [401, 'User not authenticated. userId is missing.'],
  notAuthenticated: [401, 'User not authenticated.'],
  notAdmin: [403, 'You are not authorized to access this page.'],
  accountSuspended: [403, 'Your account has been suspended. Please contact support.'],
  termsRequired: [403, 'Please accept the Terms and Conditions to use this feature.'],
  originRefused: [403, 'This request did not come from this site.'],
  tooManyRequests: [429, 'Too many attempts. Please wait a moment and try again.'],

  // Sign-up and sign-in
  termsNotAccepted: [400, 'You must accept the Terms and Conditions and Privacy Policy.'],
  emailTaken: [422, 'An account with this email address already exists.'],
  invalidCredentials: [401, 'Wrong email address or password.'],
  signInExpired: [410, 'This sign-in has ended. Please enter your password again.'],
  passkeyRefused: [401, 'This passkey was not accepted.'],
  setupCodeWrong: [403, 'The setup code is not valid.'],
  registrationClosed: [403, 'Sign-up is closed.'],
  inviteRequired: [403, 'You need an invitation to sign up here.'],
  inviteInvalid: [403, 'This invitation is no longer valid. Ask for a new one.'],

  // Mailed links
  mailUnavailable: [409, 'This server does not send email. Ask its administrator for a password reset link.'],
  resetMailFailed: [500, 'Error sending password reset email.'],
  resetTokenInvalid: [400, 'This link is not valid. Please ask for a new one.'],
  resetTokenExpired: [410, 'This link has expired. Please ask for a new one.'],
  resetTokenUsed: [410, 'This link has already been used. Please ask for a new one.'],
  emailLinkInvalid: [400, 'This link is not valid, or the change was cancelled.'],
  emailLinkExpired: [410, 'This link has expired. Please start the change of address again.'],
  verificationInvalid: [400, 'This link is not valid. Reset your password to get another link.'],
  verificationExpired: [410, 'This link has expired. Reset your password to get another link.'],
  verificationUsed: [410, 'This link has already been used. You can sign in.'],

  // The request
  validationFailed: [400, 'Some fields are not valid.'],
  bodyTooLarge: [413, 'The request body is too large.'],
  notFound: [404, 'This address does not exist.'],

  // The service
  readOnly: [503, 'The service is under maintenance. You can view everything, but not change anything.'],
  databaseUnavailable: [503, 'Database service is not available.'],
  storageFull: [507, 'The server’s disk is full. Nothing was saved.'],
  serverBusy: [503, 'The server is busy. Please try again in a moment.'],
  tookTooLong: [
    503,
    'There are too many transactions to calculate this in time. Try a shorter period if you can.',
  ],
  shuttingDown: [503, 'The service is restarting. Please try again in a moment.'],
  internal: [500, 'Something went wrong on the server.'],
} as const satisfies ErrorTable;
