import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, today } from '#shared/calendar.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { isDeep } from '#shared/testing/scaled.ts';
import { MAX_DAYS_AHEAD, MAX_OCCURRENCE_DAYS, MAX_PAGE_SIZE } from '#shared/limits.ts';
import { inputArbitrary, type Input } from '#server/testing/contract/arbitraries.ts';
import type { Plan } from '#server/testing/contract/plan.ts';
import { NEVER_SUCCEED, PLANS } from '#server/testing/contract/plans.ts';
import { sendPlanned } from '#server/testing/contract/send-input.ts';
import { createWorld, type World } from '#server/testing/contract/world.ts';
import { countItems } from '#server/testing/count-items.ts';
import { fillMoney } from '#server/testing/full-account/fill-money.ts';
import { fillPlans } from '#server/testing/full-account/fill-plans.ts';
import { fillRest } from '#server/testing/full-account/fill-rest.ts';
import { KIND } from '#server/testing/full-account/kinds.ts';
import { makeRandom } from '#server/testing/full-account/make-random.ts';
import { MONTHLY } from '#server/testing/recurring-transfers.ts';

const MAX_BYTES = 1_000_000;
/** The number of items that one turn of the event loop may handle. */
const MAX_ITEMS = 2_000;
/** The number of transactions, which is several times `MAX_ITEMS` even in a run that is not deep. */
const TRANSACTIONS = isDeep() ? 50_000 : 10_000;
/** The most words of a user among which the advisor looks up the words of a question. */
const MAX_WORDS = 20_000;
/** Endpoints that send their JSON in pieces, as files are sent. */
const DOWNLOADS: readonly string[] = ['GET /api/v1/me/export', 'GET /api/v1/imports/history'];

const random = makeRandom(1);
const { id } = random;

let world: World;
let itemCounter: ReturnType<typeof countItems>;
beforeAll(async () => {
  world = await createWorld();
  const { app, user } = world;
  await fillMoney(app, user.uid, random, TRANSACTIONS);
  for (const fill of [fillPlans, fillRest]) await fill(app, user.uid, random);
  // The list of common passwords and the table of cities are read once, by the first request that needs them.
  await app.signUpOverHttp();
  await user.post('/api/v1/me/location/nearest', { latitude: 40.4, longitude: -3.7 });
  itemCounter = countItems();
});
afterAll(async () => {
  itemCounter.stop();
  await world.close();
});

const sendInput = (input: Partial<Input>): Plan => ({ prepare: () => input });

const BETWEEN_ACCOUNTS = { fromAccount: id(KIND.source, 2), toAccount: id(KIND.source, 3) };

/** Requests for the fullest of several lists, and requests whose usual preparation a full account refuses. */
const OWN_PLANS: Record<string, Plan> = {
  'GET /api/v1/goals/:id/entries': sendInput({ id: id(KIND.goal, 0) }),
  'GET /api/v1/imports/:id': sendInput({ id: id(KIND.import, 0) }),
  'GET /api/v1/balances/:id': sendInput({ id: id(KIND.source, 0) }),
  'POST /api/v1/balances/:id/statements': sendInput({
    id: id(KIND.source, 0),
    body: { day: '2026-11-20', balance: 5 },
  }),
  'DELETE /api/v1/balances/:id/statements/:day': sendInput({ id: `${id(KIND.source, 0)},2026-11-20` }),
  'POST /api/v1/transfers': sendInput({ body: BETWEEN_ACCOUNTS }),
  'PATCH /api/v1/transfers/:id': sendInput({ id: id(KIND.transfer, 0), body: BETWEEN_ACCOUNTS }),
  'DELETE /api/v1/transfers/:id': sendInput({ id: id(KIND.transfer, 0) }),
  'DELETE /api/v1/transfers/deleted/:id': sendInput({ id: id(KIND.transfer, 2) }),
  'POST /api/v1/transfers/:id/restore': sendInput({ id: id(KIND.transfer, 1) }),
  'POST /api/v1/recurring-transfers': sendInput({ body: { ...BETWEEN_ACCOUNTS, ...MONTHLY } }),
  'PATCH /api/v1/recurring-transfers/:id': sendInput({
    id: id(KIND.recurringTransfer, 0),
    body: { ...BETWEEN_ACCOUNTS, schedule: undefined },
  }),
  'POST /api/v1/recurring-transfers/:id/skip': sendInput({ id: id(KIND.recurringTransfer, 1) }),
  'DELETE /api/v1/recurring-transfers/:id': sendInput({ id: id(KIND.recurringTransfer, 2) }),
  'POST /api/v1/sources/:id/merge': sendInput({
    id: id(KIND.source, 0),
    body: { into: id(KIND.source, 1) },
  }),
  'DELETE /api/v1/sources/:id': sendInput({ id: id(KIND.source, 1) }),
  'PUT /api/v1/sources/order': sendInput({ body: { ids: [id(KIND.source, 3), id(KIND.source, 2)] } }),
  'GET /api/v1/support/:id': sendInput({ id: id(KIND.conversation, 0) }),
  'GET /api/v1/budgets/:category/amounts': sendInput({ id: id(KIND.category, 0) }),
  'PUT /api/v1/budgets/:category': sendInput({
    id: id(KIND.category, 0),
    body: { month: '2026-11', amount: null, scope: 'onwards' },
  }),
  'POST /api/v1/categories/:id/merge': sendInput({ id: id(KIND.category, 2), body: { into: 'food' } }),
  'DELETE /api/v1/categories/:id': sendInput({ id: id(KIND.category, 4) }),
};

/** Returns the query with the widest ranges and the largest pages that its fields may ask for. */
function widen(name: string, query: Input['query']): Input['query'] {
  const now = today('UTC', world.app.clock.now);
  const [from, to] = [addMonths(now, -12 * 9), addDays(now, MAX_DAYS_AHEAD)];
  const widest = { from, to, otherFrom: from, otherTo: now, limit: MAX_PAGE_SIZE };
  if (name === 'GET /api/v1/recurring/occurrences') widest.from = addDays(to, 1 - MAX_OCCURRENCE_DAYS);
  const hasMonths = /^\d{4}-\d{2}$/.test(String(query['from']));
  const fitting = Object.entries(widest).flatMap(([field, value]) =>
    field in query ? [[field, hasMonths ? String(value).slice(0, 7) : value] as const] : [],
  );
  return { ...query, ...Object.fromEntries(fitting) };
}

const namedEndpoints = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .filter(([name]) => !(name in NEVER_SUCCEED))
  // Requests that read come first, since other requests could empty the account.
  .toSorted(([one], [other]) => Number(other.startsWith('GET')) - Number(one.startsWith('GET')));

const names = namedEndpoints.map(([name]) => name);

it.each(namedEndpoints)(
  '%s responds with a bounded size, after short turns of the event loop',
  async (name, endpoint) => {
    const [input] = fc.sample(inputArbitrary(endpoint), { numRuns: 1, seed: names.indexOf(name) });
    if (input === undefined) throw new Error('There is no input.');
    const plan = OWN_PLANS[name] ?? PLANS[name] ?? {};
    itemCounter.take();
    const response = await sendPlanned(world, endpoint, {
      plan,
      input,
      widen: (query) => widen(name, query),
    });
    const { items, by } = itemCounter.take();
    if (response.status >= 400) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
    const isDownload = DOWNLOADS.includes(name) || endpoint.responseTypes.length > 0;
    const bytes = isDownload ? 0 : JSON.stringify(response.body).length;
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(items, `items in one turn\n${by}`).toBeLessThanOrEqual(
      name === 'POST /api/v1/advisor/ask' ? MAX_WORDS : MAX_ITEMS,
    );
  },
);
