import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, today } from '#shared/calendar.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { MAX_DAYS_AHEAD, MAX_OCCURRENCE_DAYS, MAX_PAGE_SIZE } from '#shared/limits.ts';
import { inputArbitrary, type Input } from '#server/testing/contract/arbitraries.ts';
import { NEVER_SUCCEED, PLANS } from '#server/testing/contract/plans.ts';
import { sendPlanned } from '#server/testing/contract/send-input.ts';
import { createWorld, type World } from '#server/testing/contract/world.ts';
import { countItems } from '#server/testing/count-items.ts';
import { fillMoney } from '#server/testing/full-account/fill-money.ts';
import { fillPlans } from '#server/testing/full-account/fill-plans.ts';
import { fillRest } from '#server/testing/full-account/fill-rest.ts';
import { KIND } from '#server/testing/full-account/kinds.ts';
import { makeRandom } from '#server/testing/full-account/make-random.ts';

const MAX_BYTES = 1_000_000;
const MAX_ITEMS = 2_000;
const random = makeRandom(1);
const { id } = random;

let world: World;
let counted: ReturnType<typeof countItems>;
beforeAll(async () => {
  world = await createWorld();
  const { app, user } = world;
  for (const fill of [fillMoney, fillPlans, fillRest]) await fill(app, user.uid, random);
  counted = countItems();
});
afterAll(async () => {
  counted.stop();
  await world.close();
});

/** Names of endpoints with the ids of the fullest list. */
const FULLEST: Record<string, string> = {
  'GET /api/v1/goals/:id/entries': id(KIND.goal, 0),
  'GET /api/v1/imports/:id': id(KIND.import, 0),
  'GET /api/v1/support/conversations/:id': id(KIND.conversation, 0),
};

/** The widest that a query may ask for. */
function widest({ query = {} }: Partial<Input>): Input['query'] {
  const now = today('UTC', world.app.clock.now);
  const ranges: Input['query'] = {
    from: addMonths(now, -12 * 9),
    to: addDays(now, MAX_DAYS_AHEAD),
    otherFrom: addMonths(now, -12 * 9),
    otherTo: now,
    limit: MAX_PAGE_SIZE,
  };
  return Object.fromEntries(Object.entries(ranges).filter(([name]) => name in query));
}

const named = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .filter(([name]) => !(name in NEVER_SUCCEED))
  // Those that only read come before those that could empty the account.
  .toSorted(([one], [other]) => Number(other.startsWith('GET')) - Number(one.startsWith('GET')));

it.each(named)('%s', async (name, endpoint) => {
  const [input] = fc.sample(inputArbitrary(endpoint), { numRuns: 1, seed: 1 });
  if (input === undefined) throw new Error('There is no input.');
  counted.take();
  const answer = await sendPlanned(world, endpoint, { plan: PLANS[name] ?? {}, input });
  const { items, by } = counted.take();
  const bytes = JSON.stringify(answer.body).length;
  if (bytes > 300_000 || items > 800 || answer.status >= 400)
    console.log(
      name,
      answer.status,
      bytes,
      items,
      by.split('\n').slice(0, 3).join('|'),
      answer.status >= 400 ? JSON.stringify(answer.body).slice(0, 200) : '',
    );
});
