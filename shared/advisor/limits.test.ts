import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Previous } from './types.ts';

const [english, spanish] = [vocabularyOf('en'), vocabularyOf('es')];

it.each([
  ['what somebody else spent', 'how much did my wife spend on clothes', 'cuánto gastó mi mujer en ropa'],
  ['a word that no sign reads', 'how much vat did I pay', 'cuánto iva pagué'],
  ['what it was for', 'how much did I spend for work', 'cuánto he gastado por trabajo'],
  ['a time of day', 'how much do I spend on coffee in the mornings', 'a qué hora gasto más en café'],
  ['a rank', 'what was my second biggest expense this year', 'cuál fue mi segundo gasto más grande'],
  [
    'a bound of the sum',
    'did I spend more than 500 on food in october',
    '¿gasté más de 500 en comida en octubre?',
  ],
  ['one of the bills', 'how many bills did I pay in october', 'cuántos recibos pagué en octubre'],
  ['a single day', 'highest day of spending in october', 'día de mayor gasto en octubre'],
  ['the least', 'which category did I spend the least on', 'en qué categoría gasté menos'],
  ['what one costs', 'average price of a coffee', 'cuánto gasto de media por compra'],
  ['a row of days', 'days in a row without spending', 'días seguidos sin gastar'],
  ['no amount', 'will I be able to pay rent in january', '¿podré pagar la renta en enero?'],
  ['what a bank has', "what's my bank balance", 'cuál es mi saldo en la cuenta'],
  [
    'two questions',
    'how much did I spend on food and how much did I earn in october',
    '¿cuánto gasté en comida y cuánto gané en octubre?',
  ],
])('asks back where an answer would leave out %s', (_, inEnglish, inSpanish) => {
  expect(readQuestion(inEnglish, english).kind).toBe('unsure');
  expect(readQuestion(inSpanish, spanish).kind).toBe('unsure');
});

it('leaves nothing out where a question goes on', () => {
  const last: Previous = { intent: 'recurring.total', slots: { per: 'month' } };
  expect(readQuestion('and without netflix?', english, last).kind).toBe('unsure');
  expect(readQuestion('¿y sin netflix?', spanish, last).kind).toBe('unsure');
});

it('takes that for what was asked before', () => {
  const slots = { period: { from: '2026-10-01', to: '2026-10-31' } };
  const last: Previous = { intent: 'spend.total', slots };
  expect(readQuestion('split that by category', english, last)).toMatchObject({
    intent: 'spend.breakdown',
    slots,
  });
  expect(readQuestion('compared to the month before?', english, last)).toMatchObject({
    intent: 'spend.compare',
    slots: { ...slots, compareTo: { from: '2026-09-01', to: '2026-09-30' } },
  });
});
