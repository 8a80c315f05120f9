import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import type { Language } from './types.ts';

const OWN = ['seguro', 'hogar', 'insurance', 'home', 'rent', 'loan'];
const read = (lang: Language, question: string, own: readonly string[] = OWN) =>
  readQuestion(question, vocabularyOf(lang, own));

describe('a word that narrows a thing', () => {
  it.each([
    ['en', 'how much is my car insurance', 'seguro coche'],
    ['en', 'when is the insurance for the car due', 'seguro coche'],
    ['en', 'how much did I pay for life insurance this year', 'seguro vida'],
    ['en', 'did my health insurance go up', 'seguro salud'],
    ['en', 'when is the pet insurance due', 'seguro mascota'],
    ['en', 'how much did I spend on travel insurance', 'seguro viaje'],
    ['en', 'how much did I pay for rent for the car', 'alquiler coche'],
    ['en', 'how much did I pay for car rental in May', 'alquiler coche'],
    ['en', 'how much did I pay for the car loan', 'prestamo coche'],
    ['es', 'cuánto pagué por el seguro del coche', 'seguro coche'],
    ['es', 'cuánto pagué de seguro de vida este año', 'seguro vida'],
    ['es', 'cuándo toca el seguro de la moto', 'seguro moto'],
    ['es', 'ha subido el seguro médico', 'seguro salud'],
    ['es', 'cuánto pagué por el alquiler del coche', 'alquiler coche'],
    ['es', 'cuánto pagué en mayo por el préstamo del coche', 'prestamo coche'],
  ] as const)('%s %s: is looked for with it, and nobody has it', (lang, question, merchant) => {
    expect(read(lang, question)).toMatchObject({
      kind: 'understood',
      slots: { merchant },
      unknownFilter: merchant,
    });
  });

  it('finds the transactions that have both words, and is called by them', () => {
    const found = read('en', 'how much is my car insurance', ['seguro', 'coche']);
    expect(found).toMatchObject({ slots: { merchant: 'seguro coche' }, merchantSaid: 'car insurance' });
    expect(found).not.toHaveProperty('unknownFilter');
    const words = found.kind === 'understood' ? (found.merchantWords ?? []) : [];
    expect(words).toEqual(expect.arrayContaining(['seguro coche', 'seguro del coche', 'car insurance']));
    expect(words.length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['en', 'how much is my insurance', 'seguro'],
    ['en', 'how much did I pay for rent in May', 'alquiler'],
    ['es', 'cuándo pago el seguro', 'seguro'],
    ['es', 'cuánto pagué de alquiler de la casa en mayo', 'alquiler'],
  ] as const)('%s %s: is of the thing itself', (lang, question, merchant) => {
    expect(read(lang, question)).toMatchObject({ kind: 'understood', slots: { merchant } });
  });

  it.each([
    ['en', 'when is the yacht insurance due'],
    ['en', 'how much did I spend on running shoes'],
    ['en', 'how much was car and home insurance in May'],
    ['es', 'cuándo pago el seguro de la barca'],
    ['es', 'cuánto gasté en comida china'],
    ['es', 'cuánto gasté en comida rápida'],
    ['es', 'cuánto pagué en mayo de seguro de coche y de vida'],
  ] as const)('%s %s: is asked back where nothing is looked for with it', (lang, question) => {
    expect(read(lang, question).kind).toBe('unsure');
  });
});
