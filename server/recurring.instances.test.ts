import { afterEach, beforeEach, it } from 'vitest';
import { addRecurring, catchUpAll, makeCatchUpJob, expectEachOnce, goTo } from '#server/testing/recurring.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';

let instances: TestInstances;
beforeEach(async () => {
  instances = await createTestInstances();
});
afterEach(() => instances.close());

async function goToAtBoth(day: string): Promise<void> {
  await goTo(instances.one, day);
  instances.other.clock.now = instances.one.clock.now;
}

it('nine jobs and requests at two instances post each day of three years once', async () => {
  const { one, other, atOther } = instances;
  await goToAtBoth('2026-11-20');
  const user = await one.signUp({ currency: 'EUR' });
  await addRecurring(user, { firstDay: '2026-12-31' });
  await addRecurring(user, { firstDay: '2026-12-15', shift: 'after' });
  await addRecurring(user, { firstDay: '2026-12-10', unit: 'week', every: 2 });
  const runners = [
    makeCatchUpJob(one),
    makeCatchUpJob(other),
    () => catchUpAll(user),
    () => catchUpAll(atOther(user)),
    makeCatchUpJob(one),
    makeCatchUpJob(other),
    () => catchUpAll(user),
    () => catchUpAll(atOther(user)),
    makeCatchUpJob(one),
  ];
  // Month by month, so that most days are posted, and then a year and a half at once.
  for (const day of ['2027-01-05', '2027-02-05', '2027-03-05', '2027-06-05', '2028-05-31', '2029-12-10']) {
    await goToAtBoth(day);
    await Promise.all(runners.map((run) => run()));
  }
  await expectEachOnce(user, { from: '2026-12-01', to: '2029-12-10', count: 36 + 36 + 79 });
  await expectStoredTotals(one, user);
});
