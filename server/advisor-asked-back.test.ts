import { describe, expect, it } from 'vitest';
import type { Previous, Understanding } from '#shared/advisor/types.ts';
import { createTestAdvisor, makeTestForecast, todayOf } from '#server/testing/advisor.ts';
import { ask, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

type Unsure = Extract<Understanding, { kind: 'unsure' }>;

/** Asks a question that the reader is not sure about. */
async function askedBack(reading: Pick<Unsure, 'language' | 'because'>, options?: readonly Previous[]) {
  const user = await advisor.signUp([]);
  const readQuestion = () => ({
    kind: 'unsure' as const,
    options: options ?? [{ intent: 'spend.total' as const, slots: {} }],
    ...reading,
  });
  const forecast = makeTestForecast(todayOf(advisor.app));
  const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
  return await send({ question: 'a question' });
}

describe('a question that is asked back', () => {
  it.each<[Unsure['language'], Unsure['because'], string]>([
    ['en', undefined, 'I am not sure what you mean. Did you mean one of these?'],
    ['en', {}, 'I am not sure what you mean. Did you mean one of these?'],
    ['en', { words: [] }, 'I am not sure what you mean. Did you mean one of these?'],
    ['en', { leftOut: 'rent' }, 'Saldo cannot leave out “rent”. These are the closest matches:'],
    ['es', { leftOut: 'alquiler' }, 'Saldo no puede dejar fuera «alquiler». Esto es lo más parecido:'],
    ['en', { words: ['in cash'] }, 'Saldo cannot use “in cash”. These are the closest matches:'],
    [
      'es',
      { words: ['en efectivo', 'el viernes'] },
      'Saldo no puede usar «en efectivo» y «el viernes». Esto es lo más parecido:',
    ],
    [
      'en',
      { leftOut: 'rent', words: ['online'] },
      'Saldo cannot leave out “rent”. Saldo cannot use “online”. These are the closest matches:',
    ],
  ])('says why if a reason is known: %s, %o', async (language, because, text) => {
    const answer = await askedBack({ language, ...(because && { because }) });
    expect(plain(answer)).toBe(text);
    expect(answer.kind).toBe('didYouMean');
  });

  it('says why even if there is no reading to choose from', async () => {
    const answer = await askedBack({ language: 'en', because: { words: ['online'] } }, []);
    expect(plain(answer)).toBe('Saldo cannot use “online”. I did not understand that. Try other words.');
    expect(answer.options).toHaveLength(3);
  });
});

it.each([
  ['en', 'Saldo cannot leave out “rent”.'],
  ['es', 'Saldo no puede dejar fuera «rent».'],
] as const)('a chosen reading still says which words it ignores: %s', async (language, text) => {
  const user = await advisor.signUp([['Rent', 900, '2026-11-01']]);
  const forecast = makeTestForecast(todayOf(advisor.app));
  const because = { leftOut: 'rent' };
  const readQuestion = () => ({ kind: 'unsure' as const, language, options: [], because });
  const send = await createTestAdvisor(advisor.app, user, { forecast, readQuestion });
  const previous = { intent: 'spend.total' as const, slots: {} };
  const answer = await send({ previous, typed: 'spending without rent', language });
  expect(plain(answer)).toContain('900');
  expect(answer.assumptions).toContain(text);
});

it.each([
  ['is this AI?', 'A program on this server answers.'],
  ['Are you a real person?', 'A program on this server answers.'],
  ['¿Eres una IA?', 'Responde un programa en este servidor.'],
  ['¿hablo con una persona?', 'Responde un programa en este servidor.'],
])('says that a program answers: %s', async (question, text) => {
  const answer = await ask(await advisor.signUp([]), { question });
  expect(answer).toMatchObject({ kind: 'answer', understood: { intent: 'help' } });
  expect(plain(answer)).toContain(text);
});

it.each(['how much is my ai subscription', 'cuánto gasto en persona'])(
  'does not mistake other questions for one about who answers: %s',
  async (question) => {
    const answer = await ask(await advisor.signUp([]), { question });
    expect(answer.understood?.intent).not.toBe('help');
  },
);
