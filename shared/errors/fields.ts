import { MIN_PASSWORD_LENGTH } from '../limits.ts';

/** The errors of a single field. The schemas of the contract name these codes. */
export const FIELD_ERRORS = {
  required: 'This field is required',
  invalid: 'This value is not valid',
  unknownField: 'Unknown field',
  invalidEmail: 'Invalid email address',
  passwordTooShort: 'Password must be at least {{min}} characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordTooCommon: 'This password is too common',
  passwordsDiffer: 'The passwords do not match',
  passwordWrong: 'Wrong password',
  codeWrong: 'This code is not valid, or was used already',
  ownCodeMissing: 'Turn on the code at sign-in for your own account first',
  emailTaken: 'An account with this email address already exists.',
  emailUnchanged: 'This is already your email address',
  confirmationWrong: 'This is not the email address of your account',
  invalidDate: 'Invalid date',
  dateTooEarly: 'The date is too far in the past',
  dateTooLate: 'The date can be at most one year ahead',
  datePassed: 'This date has passed',
  dateAhead: 'Choose today or an earlier day',
  dateNotAhead: 'Choose a day after today',
  rangeReversed: 'The end is before the start',
  rangeTooLong: 'The period can be at most 20 years',
  amountNotPositive: 'The amount must be greater than 0',
  amountZero: 'The amount cannot be 0',
  amountTooManyDecimals: 'Too many decimals for this currency',
  amountTooLarge: 'The amount is too large',
  partsUnequal: 'The parts do not add up to the amount',
  amountRangeReversed: 'The maximum amount is less than the minimum',
  textTooLong: 'This text is too long',
  textHasControlCharacters: 'This text contains characters that cannot be saved',
  nameTaken: 'This name is already in use',
  tagHasSeparator: 'A tag cannot contain commas or vertical bars',
  categoryUnknown: 'This category does not exist',
  accountUnknown: 'This account does not exist',
  sameAccount: 'Choose two different accounts',
  currencyUnknown: 'This currency does not exist',
  timeZoneUnknown: 'This time zone does not exist',
  termsNotAccepted: 'You must accept the Terms and Conditions and Privacy Policy.',
  emailDomainNotAllowed: 'Addresses from this domain cannot sign up',
  numberOutOfRange: 'This number is out of range',
  urlInvalid: 'Enter an address such as https://money.example.org, without a path',
  hostInvalid: 'Enter the name of a server, such as smtp.example.org',
  tlsRequired: 'Choose TLS or STARTTLS: the user name and password would be sent unencrypted',
  domainInvalid: 'Enter domains such as example.org',
  tooMany: 'Too many',
} as const;

export type FieldErrorCode = keyof typeof FIELD_ERRORS;

/** An error of a field. `min` is the minimum length, if the text is too short. */
export type FieldError = { field: string; code: FieldErrorCode; message: string; min?: number };

/** The error of a field with its English sentence, which includes the minimum if the password is too short. */
export function toFieldError(
  field: string,
  code: FieldErrorCode,
  min: number = MIN_PASSWORD_LENGTH,
): FieldError {
  const message = FIELD_ERRORS[code].replace('{{min}}', String(min));
  return code === 'passwordTooShort' ? { field, code, message, min } : { field, code, message };
}

export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(FIELD_ERRORS, code);
}
