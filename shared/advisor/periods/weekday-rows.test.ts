import { expect, it } from 'vitest';
import { readQuestion } from '../read-question.ts';
import { vocabularyOf } from '../testing/questions.ts';

it.each([
  ['en', 'what do I spend from Monday to Friday', undefined],
  ['en', 'how much do I spend monday through friday', undefined],
  ['en', 'how much did I spend from Monday to Friday in October', '2026-10-01'],
  ['es', 'cuánto gasto de lunes a viernes', undefined],
  ['es', '¿qué gasto de lunes a viernes?', undefined],
  ['es', 'cuánto gasté de lunes a viernes en octubre', '2026-10-01'],
] as const)('%s %s: is of those days of the week', (lang, question, from) => {
  const read = readQuestion(question, vocabularyOf(lang));
  expect(read).toMatchObject({ intent: 'weekday.pattern' });
  expect(read.kind === 'understood' && read.slots.period?.from).toBe(from);
});

it.each([
  ['en', 'what did I spend from Monday to Wednesday', '2026-11-16', '2026-11-18'],
  ['en', 'what did I spend last week from Monday to Friday', '2026-11-09', '2026-11-13'],
  ['es', 'cuánto gasté de lunes a miércoles', '2026-11-16', '2026-11-18'],
  ['es', 'cuánto gasté de lunes a viernes la semana pasada', '2026-11-09', '2026-11-13'],
] as const)('%s %s: is of those days', (lang, question, from, to) => {
  expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({
    intent: 'spend.total',
    slots: { period: { from, to } },
  });
});

it.each([
  ['en', 'how much did I spend from Monday to Friday'],
  ['en', 'what do I spend from Friday to Sunday'],
  ['es', 'cuánto gasté de lunes a viernes'],
  ['es', 'cuánto gasto de viernes a domingo'],
] as const)('%s %s: is asked back, as it may be any week', (lang, question) => {
  expect(readQuestion(question, vocabularyOf(lang)).kind).toBe('unsure');
});

it.each([
  ['en', 'how much did I spend on the last day of October', '2026-10-31', '2026-10-31'],
  ['es', 'cuánto gasté el primer día de octubre', '2026-10-01', '2026-10-01'],
  ['es', 'cuánto gasté el último día de octubre de 2025', '2025-10-31', '2025-10-31'],
  ['en', 'what did I spend since the year began', '2026-01-01', '2026-11-18'],
  ['es', 'cuánto gasté desde que empezó el año', '2026-01-01', '2026-11-18'],
  ['es', 'cuánto llevo gastado desde que empezó el mes', '2026-11-01', '2026-11-18'],
] as const)('%s %s: is of these days', (lang, question, from, to) => {
  expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({
    intent: 'spend.total',
    slots: { period: { from, to } },
  });
});
