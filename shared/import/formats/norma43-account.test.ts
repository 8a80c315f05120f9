import { expect, it } from 'vitest';
import { toSpanishIban } from './norma43-account.ts';

it.each([
  ['an account', '210004180200051332', 'ES9121000418450200051332'],
  ['a contract that is no account', '000004180200051332', '000004180200051332'],
  ['another width', '21000418', '21000418'],
])('the number of %s, %s, becomes %s', (_, account, expected) => {
  expect(toSpanishIban(account)).toBe(expected);
});
