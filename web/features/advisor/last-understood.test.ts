import { expect, it } from 'vitest';
import type { Intent } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { lastUnderstood } from './last-understood.ts';

const answeredWith = (intent: Intent, kind: Answer['kind'] = 'answer') => ({
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
  ['a greeting', answeredWith('smalltalk')],
  ['help', answeredWith('help')],
  ['a refusal', answeredWith('refuse.advice', 'refused')],
  ['an unclear question', answeredWith('summary', 'didYouMean')],
  ['a failed question', { outcome: { error: new Error('down') } }],
  ['a question without an answer yet', {}],
])('after %s, the next question builds on the last one about transactions', (_, turn) => {
  expect(lastUnderstood([turn, answeredWith('spend.total'), answeredWith('pace')])).toEqual({
    intent: 'spend.total',
    slots: {},
  });
  expect(lastUnderstood([turn])).toBeUndefined();
});
