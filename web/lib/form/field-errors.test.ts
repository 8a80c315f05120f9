import { describe, expect, it } from 'vitest';
import { signIn, signUp } from '#shared/contract/auth.ts';
import { changeSettings } from '#shared/contract/system-settings.ts';
import { UNKNOWN_LANGUAGE } from '#shared/testing/unknown-language.ts';
import { ApiError } from '../api/call.ts';
import { checkFields, serverFieldErrors } from './field-errors.ts';

describe('the errors of a form', () => {
  it('have one code of the contract per field', () => {
    expect(checkFields(signUp.body, { email: 'x@', password: 'abc', termsAccepted: false })).toEqual({
      errors: { email: 'invalidEmail', password: 'passwordTooShort', termsAccepted: 'termsNotAccepted' },
    });
  });

  it('are "required" for missing and empty values', () => {
    expect(checkFields(signIn.body, { email: '' })).toEqual({
      errors: { email: 'required', password: 'required' },
    });
  });

  it('are "required", not "numberOutOfRange", for an empty number', () => {
    const { errors } = checkFields(changeSettings.body, { smtpPort: '', backupsKept: 999 });
    expect(errors).toEqual({ smtpPort: 'required', backupsKept: 'numberOutOfRange' });
  });

  it('are "invalid" where the contract names no code', () => {
    const checked = checkFields(signUp.body, {
      email: 'a@b.co',
      password: 'secret1',
      termsAccepted: true,
      language: UNKNOWN_LANGUAGE,
    });
    expect(checked).toEqual({ errors: { language: 'invalid' } });
  });

  it('are none for a valid form, whose values come back as the contract reads them', () => {
    expect(checkFields(signIn.body, { email: ' Ana@Example.org ', password: 'x' })).toEqual({
      data: { email: 'ana@example.org', password: 'x' },
      errors: {},
    });
  });

  it('come from the server too, the first one of each field', () => {
    const error = new ApiError('validationFailed', 400, [
      { field: 'email', code: 'required', message: '' },
      { field: 'email', code: 'invalidEmail', message: '' },
    ]);
    expect(serverFieldErrors(error)).toMatchObject({ email: { code: 'required' } });
    expect(serverFieldErrors(new Error('else'))).toEqual({});
  });
});
