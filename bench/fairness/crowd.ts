import { quantile } from '../measure.ts';
import { countByStatus, isGood, waits } from '../overload/figures.ts';
import { sendLoad } from '../overload/load.ts';
import { KINDS, PEOPLE, type Bench, type Result } from './bench.ts';

const WARM_UP_MS = 5_000;
const LOAD_MS = 30_000;
/** The wait for the month report and the advisor, at most, divided by the wait for a plain read. */
const MAX_FACTOR = 8;
const COMPARED = ['month report', 'advisor'];

/** 32 people with small accounts read everything and write; each sends the next request after the last response. */
export async function crowd({ program: { port }, people }: Bench): Promise<Result> {
  const names = Object.keys(KINDS);
  const requests = people.flatMap((person) => Object.values(KINDS).map((makeRequest) => makeRequest(person)));
  const plan = { port, requests, connections: PEOPLE };
  await sendLoad({ ...plan, durationMs: WARM_UP_MS });
  const { responses } = await sendLoad({ ...plan, durationMs: LOAD_MS });
  const responsesByName = Map.groupBy(responses, ({ request }) => names[request % names.length]);
  const quantileMs = (name: string, share: number) => quantile(waits(responsesByName.get(name) ?? []), share);
  const timesPlainRead = (name: string) => quantileMs(name, 0.99) / quantileMs('plain read', 0.99);
  const rows = Object.fromEntries(
    names.map((name) => {
      const responsesOfName = responsesByName.get(name) ?? [];
      return [
        name,
        {
          responses: String(responsesOfName.length),
          'not 2xx': countByStatus(responsesOfName.filter((response) => !isGood(response))),
          'p50 ms': quantileMs(name, 0.5).toFixed(0),
          'p99 ms': quantileMs(name, 0.99).toFixed(0),
          'times the plain read': timesPlainRead(name).toFixed(1),
        },
      ];
    }),
  );
  const missed = COMPARED.filter((name) => timesPlainRead(name) > MAX_FACTOR);
  return {
    title: `${PEOPLE} people with small accounts`,
    rows,
    missed: missed.map((name) => `${name}: more than ${MAX_FACTOR} times the plain read`),
  };
}
