import { expect, it } from 'vitest';
import { findFactIds } from '#shared/advisor/formula.ts';
import { addDays } from '#shared/calendar.ts';
import { ask, expectFacts, useAdvisorApp } from '#server/testing/advisor-user.ts';
import { addRecurring, RECURRING, tomorrowOf } from '#server/testing/recurring.ts';

const advisor = useAdvisorApp();
const DAYS = 300;

it('lists only the first of very many coming payments, but counts all', async () => {
  const { app } = advisor;
  const user = await advisor.signUp([]);
  const firstDay = tomorrowOf(app);
  const daily = { unit: 'day', firstDay, category: 'food' };
  const coffee = await addRecurring(user, { ...daily, description: 'Coffee', amount: 2.5 });
  await addRecurring(user, { ...daily, description: 'Lunch', amount: 10 });
  await user.post(`${RECURRING}/${coffee}/occurrences/${addDays(firstDay, 250)}`, {
    act: 'change',
    amount: 4,
  });
  const period = { from: firstDay, to: addDays(firstDay, DAYS - 1) };
  const answer = await ask(user, {
    previous: { intent: 'recurring.upcoming', slots: { period } },
    language: 'en',
  });
  expect(answer.table?.rows).toHaveLength(200);
  expect(answer.facts.length).toBeLessThan(500);
  const total = answer.facts.find(({ formula }) => formula?.includes(`* ${DAYS}`));
  expect(total?.value).toBe((DAYS - 1) * 2.5 + 4 + DAYS * 10);
  expect(answer.assumptions).toContain('The table lists the first ones only; the total counts all of them.');
  // Other tests check the facts of tables.
  const totalFactIds = new Set([total?.id, ...findFactIds(total?.formula ?? '')]);
  const facts = answer.facts.filter(({ id }) => totalFactIds.has(id));
  expect(facts).toHaveLength(4);
  await expectFacts({ app, user }, { ...answer, facts });
});
