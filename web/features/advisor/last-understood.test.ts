import { expect, it } from 'vitest';
import type { Intent } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { lastUnderstood } from './last-understood.ts';

const answered = (intent: Intent, kind: Answer['kind'] = 'answer') => ({
  outcome: {
    answer: {
      kind,
      language: 'en',
      understood: kind === 'didYouMean' ? null : { intent, slots: {}, chips: [] },
      sentence: [],
      facts: [],
      assumptions: [],
      followUps: [],
      model: 'off',
    } satisfies Answer,
  },
});

it.each([
  ['a greeting', answered('smalltalk')],
  ['help', answered('help')],
  ['a refusal', answered('refuse.advice', 'refused')],
  ['what was not clear', answered('summary', 'didYouMean')],
  ['what failed', { outcome: { error: new Error('down') } }],
  ['what is awaited', {}],
])('goes on from the last real question after %s', (_, turn) => {
  expect(lastUnderstood([turn, answered('spend.total'), answered('pace')])).toEqual({
    intent: 'spend.total',
    slots: {},
  });
  expect(lastUnderstood([turn])).toBeUndefined();
});
