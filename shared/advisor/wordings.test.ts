import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';

it.each([
  ['en', 'how much have I spent 2day', { from: '2026-11-18', to: '2026-11-18' }],
  ['en', 'how much did I spend ystrday', { from: '2026-11-17', to: '2026-11-17' }],
  ['es', 'cuanto e gastado oy', { from: '2026-11-18', to: '2026-11-18' }],
  ['es', 'q e gastado aier', { from: '2026-11-17', to: '2026-11-17' }],
] as const)('%s %s: reads how people write days', (lang, question, period) => {
  expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({
    intent: 'spend.total',
    slots: { period },
  });
});

it.each([
  ['en', 'how much did I spend at bp in May', 'bp'],
  ['es', 'cuánto gasté en zz en mayo', 'zz'],
] as const)('%s %s: looks for a name of two letters', (lang, question, unknownFilter) => {
  expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({ intent: 'spend.total', unknownFilter });
});

it.each([
  ['en', 'last time i shopped at zara?', 'records.last'],
  ['en', 'what stuff do i pay for every single month', 'recurring.list'],
  ['es', 'qué pago todos los santos meses', 'recurring.list'],
  ['en', 'how much do I spend every single day', 'spend.average'],
  ['en', 'would a 1200 sofa be within our means in january', 'afford'],
  ['es', 'llego para pagar un curso de 450,75 € el mes que viene', 'afford'],
  ['es', 'llegamos para un viaje de 1500 en enero?', 'afford'],
  ['es', 'cuántas veces cogí el metro en octubre', 'records.count'],
  ['es', 'cuántas veces he pillado un uber este mes', 'records.count'],
  ['es', 'hay algun recibo que no me hayan pasado cuando tocaba', 'recurring.missed'],
  ['en', 'switch my last expense to the food category', 'refuse.write'],
  ['es', 'pasa el último gasto a la categoría ocio', 'refuse.write'],
] as const)('%s %s: is %s', (lang, question, intent) => {
  expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({ intent });
});
