import { describe, expect, it } from 'vitest';
import { signIn, signUp } from '#shared/contract/auth.ts';
import { ApiError } from '../api/call.ts';
import { checkFields, serverFieldErrors } from './field-errors.ts';

describe('what is wrong with the fields of a form', () => {
  it('is said once per field by the code of the contract', () => {
    expect(checkFields(signUp.body, { email: 'x@', password: 'abc', termsAccepted: false })).toEqual({
      errors: { email: 'invalidEmail', password: 'passwordTooShort', termsAccepted: 'termsNotAccepted' },
    });
  });

  it('is "required" for what is missing or empty', () => {
    expect(checkFields(signIn.body, { email: '' })).toEqual({
      errors: { email: 'required', password: 'required' },
    });
  });

  it('is "invalid" where the contract names no code', () => {
    const checked = checkFields(signUp.body, {
      email: 'a@b.co',
      password: 'secret1',
      termsAccepted: true,
      language: 'fr',
    });
    expect(checked).toEqual({ errors: { language: 'invalid' } });
  });

  it('is nothing for a good form, whose values come back as the contract reads them', () => {
    expect(checkFields(signIn.body, { email: ' Ana@Example.org ', password: 'x' })).toEqual({
      data: { email: 'ana@example.org', password: 'x' },
      errors: {},
    });
  });

  it('comes from the server too, the first word on each field', () => {
    const error = new ApiError('validationFailed', 400, [
      { field: 'email', code: 'required', message: '' },
      { field: 'email', code: 'invalidEmail', message: '' },
    ]);
    expect(serverFieldErrors(error)).toMatchObject({ email: { code: 'required' } });
    expect(serverFieldErrors(new Error('else'))).toEqual({});
  });
});
