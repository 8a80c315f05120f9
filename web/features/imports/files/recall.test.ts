import { expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import { recallAnswers } from './recall.ts';

const own = {
  accountHash: 'own',
  shape: 'form',
  answers: { sign: 'inverted', batch: 'whole', currency: 'GBP' },
} as Source;

it.each([
  ['a table of the account', { hash: 'own', shape: 'form' }, 'GBP', own.answers],
  [
    'another account of the bank',
    { hash: 'other', shape: 'form' },
    'GBP',
    { sign: 'inverted', batch: 'whole' },
  ],
  [
    'a user with another currency now',
    { hash: 'own', shape: 'form' },
    'EUR',
    { sign: 'inverted', batch: 'whole' },
  ],
  [
    'a file of the account that is not a table',
    { hash: 'own', shape: null },
    'GBP',
    { batch: 'whole', currency: 'GBP' },
  ],
  ['an unknown account', { hash: 'other', shape: null }, 'GBP', {}],
])('for %s, recalls only the answers that apply', (_, marks, currency, answers) => {
  expect(recallAnswers(marks, [own], currency)).toEqual(answers);
});
