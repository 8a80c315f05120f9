import { expect, it } from 'vitest';
import { extractBankBalance } from './bank-balance.ts';
import { toWords } from './text.ts';

it.each([
  ['Can I afford a 400 euro phone if I have 2000 in the bank?', 2_000, 'can i afford a 400 euros phone'],
  ['I have about $1,200.50 in my account, can I afford 400?', 1_200.5, 'can i afford 400'],
  ['Can we afford 80000 with 500k saved?', 500_000, 'can we afford 80000'],
  ['My bank balance is 900. Can I afford 400?', 900, 'can i afford 400'],
  ['¿Puedo permitirme 400 € si tengo 2.000 en el banco?', 2_000, 'puedo permitirme 400 euros'],
  ['Can I afford 400 if I have 2,000?', 2_000, 'can i afford 400'],
  ['Tengo 3.000 € ahorrados, ¿me llega para 1.000?', 3_000, 'me llega para 1000 euros'],
  ['if I have 2000 in the bank how much will I have in May', 2_000, 'how much will i have in may'],
  ['Tengo 2.000 en la cuenta, ¿con cuánto acabo el mes?', 2_000, 'con cuanto acabo el mes'],
  ['how long until 5000 if I have 2000 saved', 2_000, 'how long until 5000'],
  ['¿cuándo tendré 5000 si ya tengo 2000?', 2_000, 'cuando tendre 5000'],
])('the bank balance is removed from a question: %s', (question, balance, rest) => {
  expect(extractBankBalance(toWords(question))).toEqual({ balance, rest });
});

it.each([
  'at what point will i have 4000 saved up',
  'how long to have 3000 saved',
  'cuando tengo 3000 ahorrados si aparto 100 al mes',
  'Can I afford 400?',
  'Can I afford 400 in October?',
  '¿Puedo permitirme 400 € con lo que gano?',
])('a question without a bank balance is not changed: %s', (question) => {
  expect(extractBankBalance(question)).toEqual({ rest: question });
});
