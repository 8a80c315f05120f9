import { addDays } from '#shared/calendar.ts';
import { MAX_DAYS_AHEAD, MAX_RECURRING } from '#shared/limits.ts';
import { fillMoney } from '#server/testing/full-account/fill-money.ts';
import { makeRandom } from '#server/testing/full-account/make-random.ts';
import { quantile } from '../measure.ts';
import { countByStatus, isGood, waits } from '../overload/figures.ts';
import { sendLoad, type LoadResponse } from '../overload/load.ts';
import { KINDS, TODAY, type Account, type Bench, type Result } from './bench.ts';

const LOAD_MS = 20_000;
const OTHERS_PER_SECOND = 20;
/** The wait of the others during an attack, at most, divided by their wait without it. */
const MAX_FACTOR = 3;
const ATTACKING_CONNECTIONS = 4;

type Attack = { title: string; requests: string[] };

/** Attacks by one ordinary account while 32 others use the program. */
export const attacks: Record<string, (bench: Bench) => Promise<Result>> = {
  recurring: async (bench) => {
    const account = await bench.signUp();
    await addDailyPayments(bench, account);
    const last = addDays(TODAY, MAX_DAYS_AHEAD);
    return await measure(bench, {
      title: `${MAX_RECURRING} daily payments: lists of a year, and a question about them`,
      requests: [
        account.toRequest(`/api/v1/recurring/upcoming?to=${last}`),
        account.toRequest('/api/v1/advisor/ask', { question: 'What is due next month?' }),
        account.toRequest('/api/v1/forecast'),
      ],
    });
  },
  words: async (bench) => {
    const account = await bench.signUp();
    await fillMoney({ database: bench.database, clock: { now: Date.now() } }, account.uid, makeRandom(1));
    return await measure(bench, {
      title: '50,000 transactions of long random words: questions about a word that nobody wrote',
      requests: [
        account.toRequest('/api/v1/advisor/ask', { question: 'How much did I spend at starbucks?' }),
        account.toRequest('/api/v1/forecast'),
        account.toRequest('/api/v1/expenses', { description: 'Coffee', amount: 2.5, date: TODAY }),
      ],
    });
  },
};

async function addDailyPayments({ program: { port } }: Bench, account: Account): Promise<void> {
  for (let number = 0; number < MAX_RECURRING; number++) {
    const payment = account.toRequest('/api/v1/recurring', {
      type: 'expense',
      description: `Payment ${number}`,
      amount: 1,
      category: 'food',
      isEstimate: false,
      mode: 'post',
      unit: 'day',
      every: 1,
      firstDay: addDays(TODAY, 1),
      secondDay: null,
      on: 'day',
      shift: 'none',
      endDay: null,
    });
    const { responses } = await sendLoad({ port, requests: [payment], durationMs: 1, connections: 1 });
    if (!responses.every(isGood)) {
      throw new Error(`A daily payment was not added: ${JSON.stringify(responses)}`);
    }
  }
}

/** Measures the waits of the others, before and during the attack. */
async function measure({ program: { port }, people }: Bench, { title, requests }: Attack): Promise<Result> {
  const kinds = Object.entries(KINDS);
  const others = {
    port,
    requests: people.flatMap((person) => kinds.map(([, makeRequest]) => makeRequest(person))),
    connections: people.length,
    perSecond: OTHERS_PER_SECOND,
    durationMs: LOAD_MS,
  };
  // A first run warms up the compiler and does not count.
  await sendLoad(others);
  const idle = await sendLoad(others);
  const [attacked, attack] = await Promise.all([
    sendLoad(others),
    sendLoad({ port, requests, connections: ATTACKING_CONNECTIONS, durationMs: LOAD_MS }),
  ]);
  const missed: string[] = [];
  const rows: Result['rows'] = {};
  for (const [kindIndex, [name]] of kinds.entries()) {
    const isOfKind = ({ request }: LoadResponse) => request % kinds.length === kindIndex;
    const responses = attacked.responses.filter(isOfKind);
    const idleMs = p99Ms(idle.responses.filter(isOfKind));
    const factor = p99Ms(responses) / idleMs;
    if (factor > MAX_FACTOR) missed.push(`${name} during '${title}'`);
    rows[name] = { 'idle p99 ms': idleMs.toFixed(0), ...toRow(responses), times: factor.toFixed(1) };
  }
  rows['the attack'] = toRow(attack.responses);
  return { title, rows, missed };
}

function toRow(responses: readonly LoadResponse[]): Record<string, string> {
  return {
    'p99 ms': p99Ms(responses).toFixed(0),
    'not 2xx': countByStatus(responses.filter((response) => !isGood(response))),
  };
}

function p99Ms(responses: readonly LoadResponse[]): number {
  return quantile(waits(responses), 0.99);
}
