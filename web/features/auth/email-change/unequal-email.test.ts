import { expect, it } from 'vitest';
import { findUnequalEmail } from './unequal-email.ts';

const NEW = 'new@example.org';

it('a repeated address must be the same, except for capital letters and spaces', () => {
  expect(findUnequalEmail({ newEmail: NEW, repeatedEmail: ' New@Example.org ' })).toEqual({});
  const slip = { newEmail: NEW, repeatedEmail: 'nwe@example.org' };
  expect(findUnequalEmail(slip)).toEqual({ repeatedEmail: 'invalid' });
});

it('a missing repetition is asked for, once there is an address', () => {
  expect(findUnequalEmail({ newEmail: NEW, repeatedEmail: '' })).toEqual({ repeatedEmail: 'required' });
  expect(findUnequalEmail({ newEmail: '', repeatedEmail: '' })).toEqual({});
});
