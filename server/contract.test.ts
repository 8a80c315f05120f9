import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { brokenInputs } from '#server/testing/contract/broken-inputs.ts';
import { inputArbitrary } from '#server/testing/contract/arbitraries.ts';
import { expectCaching, expectPromised, expectRefused } from '#server/testing/contract/expectations.ts';
import { NEVER_SUCCEED, PLANS } from '#server/testing/contract/plans.ts';
import { sendInput, sendPlanned } from '#server/testing/contract/send-input.ts';
import { createWorld, type World } from '#server/testing/contract/world.ts';

/** The runs for an endpoint with input. */
const RUNS = 30;
/** The runs for an endpoint without input, whose response is the same each time. */
const RUNS_WITHOUT_INPUT = 3;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const namedEndpoints = ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const succeeding = namedEndpoints.filter(([name]) => !(name in NEVER_SUCCEED));
const refusing = namedEndpoints.filter(([name]) => name in NEVER_SUCCEED);

it('every endpoint has a test here, and every plan an endpoint', () => {
  const names = new Set(namedEndpoints.map(([name]) => name));
  expect([...Object.keys(PLANS), ...Object.keys(NEVER_SUCCEED)].filter((name) => !names.has(name))).toEqual(
    [],
  );
  expect(succeeding.length + refusing.length).toBe(ENDPOINTS.length);
});

describe('any input that the API document allows gets a response of the contract:', () => {
  it.each(succeeding)('%s', async (name, endpoint) => {
    const plan = PLANS[name] ?? {};
    const property = fc.asyncProperty(inputArbitrary(endpoint), async (input) => {
      const response = await sendPlanned(world, endpoint, { plan, input });
      expectPromised(endpoint, response);
      expectCaching(name, response);
    });
    const takesInput = endpoint.query !== undefined || endpoint.body !== undefined;
    await fc.assert(property, { numRuns: plan.runs ?? scaled(takesInput ? RUNS : RUNS_WITHOUT_INPUT) });
  });
});

describe('an endpoint that always refuses gives its error for any allowed input:', () => {
  it.each(refusing)('%s', async (name, endpoint) => {
    const property = fc.asyncProperty(inputArbitrary(endpoint), async (input) => {
      expectRefused(endpoint, await sendInput(world, endpoint, input), { code: NEVER_SUCCEED[name] });
    });
    await fc.assert(property, { numRuns: scaled(RUNS_WITHOUT_INPUT) });
  });
});

describe('input with one wrong field is refused, and the field is named:', () => {
  it.each(namedEndpoints)('%s', async (name, endpoint) => {
    const [input] = fc.sample(inputArbitrary(endpoint), { numRuns: 1, seed: 1 });
    if (input === undefined) throw new Error('There is no input.');
    for (const { field, broken } of brokenInputs(endpoint, input)) {
      const response = await sendInput(world, endpoint, broken);
      expectRefused(endpoint, response, { field, sent: JSON.stringify(broken).slice(0, 300) });
      expectCaching(name, response);
    }
  });
});
