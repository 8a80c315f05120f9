import { describe, expect, it } from 'vitest';
import { isDeep } from '../../testing/scaled.ts';
import { readTrained } from '../lists/read-lists.ts';
import { vocabularyOf } from '../lists/vocabulary.ts';
import { readQuestion } from '../read-question.ts';
import type { Language, Previous, Understanding } from '../types.ts';
import { findAccounts, type NamedAccount } from './find-accounts.ts';

const ACCOUNTS: readonly NamedAccount[] = [
  { name: 'Current account', kind: 'bank' },
  { name: 'BBVA Nómina', kind: 'bank' },
  { name: 'Visa', kind: 'card' },
  { name: 'Purse', kind: 'cash' },
];

const readAs = (language: Language, question: string, previous?: Previous): Understanding =>
  readQuestion(question, { ...vocabularyOf(language), accounts: ACCOUNTS }, previous);
const isTaken = (reading: Understanding) =>
  reading.kind === 'understood' && reading.intent === 'accounts.balance';

describe('a question for the money in accounts', () => {
  it.each<[Language, string]>([
    ['en', 'what do I have?'],
    ['en', 'how much money do I have?'],
    ['en', 'How much is in my bank?'],
    ['en', 'how much is in my accounts'],
    ['en', 'balance of my visa'],
    ['en', 'what is in cash'],
    ['en', 'what’s in my Visa and in cash right now'],
    ['en', 'BBVA balance'],
    ['en', 'how much do I owe on my credit card'],
    ['en', 'account balance'],
    ['es', '¿cuánto tengo?'],
    ['es', '¿cuánto dinero tengo?'],
    ['es', '¿Cuánto hay en mi banco?'],
    ['es', '¿cuánto tengo en efectivo?'],
    ['es', 'saldo de mi cuenta'],
    ['es', '¿qué saldo tengo en la Visa?'],
    ['es', '¿cuánto hay en la nomina hoy?'],
    ['es', '¿cuánto le debo a la visa?'],
  ])('is understood in %s: %s', (language, question) => {
    expect(readAs(language, question)).toEqual({
      kind: 'understood',
      language,
      intent: 'accounts.balance',
      slots: {},
    });
  });

  it.each<[Language, string]>([
    ['en', 'what is my balance this month?'],
    ['en', 'how much did I spend with my visa?'],
    ['en', 'how much do I have left this month'],
    ['en', 'how much did I have in the bank last year'],
    ['en', 'how much is left on the mortgage'],
    ['en', 'how much is in my savings account'],
    ['en', 'what do I owe the bank'],
    ['en', 'if I have 2000 in the bank how much will I have at the end of the month'],
    ['es', '¿cuánto he gastado en el banco?'],
    ['es', '¿cuánto me queda este mes?'],
    ['es', '¿cuál es mi saldo este mes?'],
    ['es', '¿cuánto tengo que pagar con la visa?'],
    ['es', '¿cuánto saqué en efectivo?'],
    ['es', 'lo de la tarjeta esa'],
  ])('is not another question in %s: %s', (language, question) => {
    expect(readAs(language, question)).toEqual(readQuestion(question, vocabularyOf(language)));
  });

  it('is asked back for somebody without a balance', () => {
    const read = (accounts: readonly NamedAccount[]) =>
      readQuestion('what do I have?', { ...vocabularyOf('en'), accounts });
    expect(read([])).toEqual(readQuestion('what do I have?', vocabularyOf('en')));
    expect(read([]).kind).toBe('unsure');
  });

  it.each<[Language, string]>([
    ['en', 'and in cash?'],
    ['en', 'what about the Visa?'],
    ['es', '¿y en la tarjeta?'],
  ])('may follow another one in %s: %s', (language, question) => {
    expect(isTaken(readAs(language, question, { intent: 'accounts.balance', slots: {} }))).toBe(true);
    expect(isTaken(readAs(language, question, { intent: 'spend.total', slots: {} }))).toBe(false);
  });

  it('is none of the questions of the lists with another meaning', () => {
    const others = readTrained().filter(({ intent }) => intent !== 'bank');
    const taken = others
      .filter((_, index) => isDeep() || index % 10 === 0)
      .filter(({ lang, question, previous }) => isTaken(readAs(lang, question, previous)))
      .map(({ question }) => question);
    // Two questions of the lists are there with both meanings.
    const isForBalance = (question: string) => /my bank balance$|mi saldo en la cuenta$/.test(question);
    expect(taken.filter((question) => !isForBalance(question))).toEqual([]);
  });
});

it.each<[string, string[] | undefined]>([
  ['how much is in my Visa card', ['Visa']],
  ['how much is in cash and Visa', ['Visa', 'Purse']],
  ['saldo de la nómina', ['BBVA Nómina']],
  ['¿cuánto hay en los bancos?', ['Current account', 'BBVA Nómina']],
  ['what is in my account', ['Current account', 'BBVA Nómina']],
  ['what is in my accounts', undefined],
  ['what do I have', undefined],
  ['what is in my current account', ['Current account']],
])('the accounts of “%s” are %o', (question, names) => {
  expect(findAccounts(question, ACCOUNTS).accounts?.map(({ name }) => name)).toEqual(names);
});

it('an account of a kind that somebody does not have is none', () => {
  const [current] = ACCOUNTS;
  expect(findAccounts('what is in cash', current ? [current] : []).accounts).toEqual([]);
});
