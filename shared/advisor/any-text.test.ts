import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';
import { INTENTS } from './types.ts';

const english = vocabularyOf('en');
const spanish = vocabularyOf('es');

describe('any text', () => {
  const words = fc.constantFrom(
    ...'how much did i spend on food last month cuánto gasté en comida el mes pasado and y 20% 500 € compared than que between entre 2025 october octubre netflix'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 5 })), { maxLength: 40 }).map((parts) => parts.join(' ')),
  );
  const previous = fc.option(
    fc.record({
      intent: fc.constantFrom(...INTENTS),
      slots: fc.constantFrom({}, { category: 'food' }, { n: 3 }),
    }),
    { nil: undefined },
  );

  it('is read or asked back about, with periods in order', () => {
    fc.assert(
      fc.property(text, previous, fc.constantFrom(english, spanish), (question, last, vocabulary) => {
        const read = readQuestion(question, vocabulary, last);
        const periods =
          read.kind === 'understood'
            ? [read.slots.period, read.slots.compareTo]
            : read.options.map(({ slots }) => slots.period);
        for (const period of periods) if (period) expect(period.from <= period.to).toBe(true);
      }),
    );
  });

  it('is cut where it is longer than a question may be', () => {
    const long = 'how much did i spend on food '.repeat(2_000);
    expect(readQuestion(long, english)).toEqual(readQuestion(long.slice(0, 400), english));
  });
});
