import { isGood, quantile, waits, countByStatus, type Answer } from '../overload/figures.ts';
import { KINDS, PEOPLE, type Bench, type Result } from './bench.ts';

const WARM_UP_MS = 5_000;
const LOAD_MS = 30_000;
/** The month report and the advisor may take this many times as long as a plain read. */
const MAX_TIMES = 8;
const COMPARED = ['month report', 'advisor'];

/** 32 people with small accounts read everything and write; each sends the next request after the last response. */
export async function crowd({ program, people }: Bench): Promise<Result> {
  const names = Object.keys(KINDS);
  const requests = people.flatMap((person) => Object.values(KINDS).map((make) => make(person)));
  const plan = { requests, connections: PEOPLE };
  await program.load({ ...plan, durationMs: WARM_UP_MS });
  const { answers } = await program.load({ ...plan, durationMs: LOAD_MS });
  const ofKind = (name: string) =>
    answers.filter(([request]) => names[request % names.length] === name) satisfies Answer[];
  const p99 = (name: string) => quantile(waits(ofKind(name)), 0.99);
  const plain = p99('plain read');
  const rows = Object.fromEntries(
    names.map((name) => {
      const all = ofKind(name);
      return [
        name,
        {
          answers: String(all.length),
          'not 2xx': countByStatus(all.filter((each) => !isGood(each))),
          'p50 ms': quantile(waits(all), 0.5).toFixed(0),
          'p99 ms': p99(name).toFixed(0),
          'times the plain read': (p99(name) / plain).toFixed(1),
        },
      ];
    }),
  );
  const missed = COMPARED.filter((name) => p99(name) > MAX_TIMES * plain);
  return {
    title: `${PEOPLE} people with small accounts`,
    rows,
    missed: missed.map((name) => `${name}: more than ${MAX_TIMES} times the plain read`),
  };
}
