import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { RECURRING_UNITS, WEEKEND_SHIFTS } from '#shared/contract/recurring.ts';
import { addRecurring, goTo, RECURRING } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { listOpen } from '../list.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';
import { selectRecurring } from '../queries.ts';
import { mergeContent } from '../to-recurring.ts';
import { listDue } from './list.ts';
import { countDue } from './sums.ts';

const TODAY = '2026-11-18';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await goTo(app, TODAY);
});
afterAll(() => app.close());

const daysAhead = (days: number) => addDays(TODAY, days);
const newRecurring = fc.record({
  unit: fc.constantFrom(...RECURRING_UNITS),
  every: fc.constantFrom(1, 1, 2, 5),
  firstDay: fc.integer({ min: -400, max: 60 }).map(daysAhead),
  shift: fc.constantFrom(...WEEKEND_SHIFTS),
  endDay: fc.option(fc.integer({ min: 60, max: 90 }).map(daysAhead)),
  category: fc.constantFrom('food', 'other'),
  amount: fc.integer({ min: 1, max: 90 }),
});
const act = fc.record({
  pick: fc.nat(),
  at: fc.nat({ max: 20 }),
  body: fc.oneof(
    fc.record({ act: fc.constant('skip') }),
    fc.record({ act: fc.constant('post') }),
    fc.record({ act: fc.constant('change'), amount: fc.integer({ min: 91, max: 94 }) }),
    fc.record({ act: fc.constant('postpone'), to: fc.integer({ min: 1, max: 50 }).map(daysAhead) }),
  ),
});
const household = fc.record({
  recurring: fc.array(newRecurring, { minLength: 1, maxLength: 6 }),
  acts: fc.array(act, { maxLength: 12 }),
  paused: fc.option(fc.nat()),
});

it('lists the open occurrences of any range in pages, and counts them', async () => {
  const ranges = [
    { to: daysAhead(3) },
    { from: daysAhead(2), to: daysAhead(70) },
    { from: daysAhead(-9), to: daysAhead(390) },
  ];
  await fc.assert(
    fc.asyncProperty(household, fc.integer({ min: 1, max: 30 }), async (plans, limit) => {
      const userId = await addHousehold(plans);
      const db = app.database.forProduct.read;
      const rows = await selectRecurring(db, userId);
      for (const range of ranges) {
        const all = await listOpen(db, userId, { rows, ...range });
        const listed = await listInPages({ userId, limit }, range);
        expect(listed.map(toName)).toEqual(all.map(toName).toSorted());
        const counted = await countDue(db, userId, { rows, ...range });
        const counts = counted.flatMap((same) =>
          Array.from({ length: same.count }, () => `${same.recurringId} ${same.amountMinor}`),
        );
        const amounts = all.map((each) => {
          const row = rows.find(({ id }) => id === each.recurring_id);
          return `${each.recurring_id} ${row && mergeContent(row, each).amountMinor}`;
        });
        expect(counts.toSorted()).toEqual(amounts.toSorted());
      }
    }),
    { numRuns: 12 },
  );
});

const toName = ({ due_day, recurring_id, day }: OccurrenceRow) => `${due_day} ${recurring_id} ${day}`;

async function listInPages(
  { userId, limit }: { userId: string; limit: number },
  range: { from?: string; to: string },
): Promise<OccurrenceRow[]> {
  const db = app.database.forProduct.read;
  const rows = await selectRecurring(db, userId);
  const found: OccurrenceRow[] = [];
  for (;;) {
    const page = await listDue(db, userId, { rows, ...range, after: found.at(-1), limit });
    expect(page.length).toBeLessThanOrEqual(limit);
    found.push(...page);
    if (page.length < limit) return found;
  }
}

type Household = typeof household extends fc.Arbitrary<infer Made> ? Made : never;

async function addHousehold({ recurring, acts, paused }: Household): Promise<string> {
  const user = await app.signUp();
  const ids: string[] = [];
  for (const each of recurring) ids.push(await addRecurring(user, each));
  for (const each of acts) await actOn(user, ids[each.pick % ids.length] ?? '', each);
  if (paused !== null) await user.patch(`${RECURRING}/${ids[paused % ids.length]}`, { state: 'paused' });
  return (await user.get('/api/v1/me')).body.uid as string;
}

/** Decides about one of the next due days, if there is one. */
async function actOn(user: TestClient, id: string, { at, body }: Household['acts'][number]): Promise<void> {
  const range = `from=${TODAY}&to=${daysAhead(399)}`;
  const { items } = (await user.get(`${RECURRING}/occurrences?recurringId=${id}&${range}`)).body as {
    items: { day: string }[];
  };
  const day = items[at]?.day;
  if (day === undefined) return;
  const { status } = await user.post(`${RECURRING}/${id}/occurrences/${day}`, body);
  expect(status).toBe(200);
}
