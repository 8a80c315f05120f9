import { addDays } from '#shared/calendar.ts';
import { MAX_DAYS_AHEAD, MAX_RECURRING } from '#shared/limits.ts';
import { fillMoney } from '#server/testing/full-account/fill-money.ts';
import { makeRandom } from '#server/testing/full-account/make-random.ts';
import { countByStatus, isGood, quantile, waits } from '../overload/figures.ts';
import { KINDS, TODAY, type Account, type Bench, type Result } from './bench.ts';

const LOAD_MS = 20_000;
const OTHERS_PER_SECOND = 20;
/** The others may wait at most this many times as long as without the attack. */
const MAX_TIMES = 3;
const ATTACKERS = 4;

type Attack = { title: string; requests: string[]; connections: number };

/** Attacks by one ordinary account while 32 others use the program. */
export const attacks: Record<string, (bench: Bench) => Promise<Result>> = {
  recurring: async (bench) => {
    const account = await bench.signUp();
    await addDailyPayments(bench, account);
    const last = addDays(TODAY, MAX_DAYS_AHEAD);
    return await measure(bench, {
      title: `${MAX_RECURRING} daily payments: lists of a year, and a question about them`,
      requests: [
        account.ask(`/api/v1/recurring/upcoming?to=${last}`),
        account.ask('/api/v1/advisor/ask', { question: 'What is due next month?' }),
        account.ask('/api/v1/forecast'),
      ],
      connections: ATTACKERS,
    });
  },
  words: async (bench) => {
    const account = await bench.signUp();
    await fillMoney({ database: bench.database, clock: { now: Date.now() } }, account.uid, makeRandom(1));
    return await measure(bench, {
      title: '50,000 transactions of long random words: questions about a word that nobody wrote',
      requests: [
        account.ask('/api/v1/advisor/ask', { question: 'How much did I spend at starbucks?' }),
        account.ask('/api/v1/forecast'),
        account.ask('/api/v1/expenses', { description: 'Coffee', amount: 2.5, date: TODAY }),
      ],
      connections: ATTACKERS,
    });
  },
};

async function addDailyPayments({ program }: Bench, account: Account): Promise<void> {
  for (let number = 0; number < MAX_RECURRING; number++) {
    const payment = account.ask('/api/v1/recurring', {
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
    const { answers } = await program.load({ requests: [payment], durationMs: 1, connections: 1 });
    if (!answers.every(isGood)) throw new Error(`A daily payment was not added: ${JSON.stringify(answers)}`);
  }
}

/** Measures how long the others wait, before and during the attack. */
async function measure({ program, people }: Bench, attack: Attack): Promise<Result> {
  const kinds = Object.entries(KINDS);
  const requests = people.flatMap((person) => kinds.map(([, make]) => make(person)));
  const others = { requests, connections: people.length, perSecond: OTHERS_PER_SECOND, durationMs: LOAD_MS };
  await program.load(others);
  const idle = await program.load(others);
  const [during, attacked] = await Promise.all([
    program.load(others),
    program.load({ requests: attack.requests, connections: attack.connections, durationMs: LOAD_MS }),
  ]);
  const missed: string[] = [];
  const rows: Result['rows'] = {};
  for (const [at, [name]] of kinds.entries()) {
    const ofKind = ({ answers }: typeof idle) => answers.filter(([request]) => request % kinds.length === at);
    const [before, after] = [ofKind(idle), ofKind(during)].map((answers) => quantile(waits(answers), 0.99));
    const times = (after ?? 0) / (before ?? 1);
    if (times > MAX_TIMES) missed.push(`${name} during '${attack.title}'`);
    rows[name] = {
      'idle p99 ms': (before ?? 0).toFixed(0),
      'p99 ms': (after ?? 0).toFixed(0),
      times: times.toFixed(1),
      'not 2xx': countByStatus(ofKind(during).filter((each) => !isGood(each))),
    };
  }
  rows['the attack'] = {
    'p99 ms': quantile(waits(attacked.answers), 0.99).toFixed(0),
    'not 2xx': countByStatus(attacked.answers.filter((each) => !isGood(each))),
  };
  return { title: attack.title, rows, missed };
}
