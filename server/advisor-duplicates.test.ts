import { expect, it } from 'vitest';
import { ask, expectFacts, plain, useAdvisorApp } from '#server/testing/advisor-user.ts';

const advisor = useAdvisorApp();

it.each(['Bonus >100', 'Line 4..20', '20'])(
  'finds twins whose description reads like an amount: %s',
  async (name) => {
    const user = await advisor.signUp([
      [name, 20, '2026-11-20'],
      [name, 20, '2026-11-22'],
      ['Lunch', 20, '2026-11-21'],
    ]);
    const answer = await ask(user, { previous: { intent: 'duplicates', slots: {} }, language: 'en' });
    expect(plain(answer)).toContain(`“${name}”: 2 transactions of €20.00 from 20 to 22 November.`);
    expect(answer.facts.some(({ how, value }) => how === 'count' && value === 2)).toBe(true);
    await expectFacts({ app: advisor.app, user }, answer);
  },
);
