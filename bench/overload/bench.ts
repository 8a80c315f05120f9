import { addressOf } from '../sign-up.ts';
import { startProgram } from './program.ts';
import { toBytes } from './raw-client.ts';

/** The number of accounts that send requests. */
export const PEOPLE = 40;

/** The running program with its accounts, for every scenario. */
export type Bench = Awaited<ReturnType<typeof openBench>>;

/** The figures of a scenario by name. */
export type Figures = Record<string, string>;

export async function openBench(isShort: boolean) {
  const program = await startProgram();
  const cookies: string[] = [];
  for (let number = 0; number < PEOPLE; number++) cookies.push(await program.signUp(number));

  return {
    program,
    isShort,

    /** One request with a session, by default from the account's own address. */
    asMember(number: number, path: string, options: { body?: string; address?: string } = {}): string {
      const { body, address = addressOf(number) } = options;
      const cookie = cookies[number % PEOPLE] ?? '';
      const headers = { Cookie: cookie, Origin: program.origin, 'X-Forwarded-For': address };
      return toBytes({ path, headers, body });
    },

    /** The statuses of requests on separate connections, such as `15 × 200`. */
    freshStatuses: (count: number): Promise<string> => freshStatuses(program.origin, count),
  };
}

const LATE_MS = 1_000;
const GIVE_UP_MS = 10_000;

async function freshStatuses(origin: string, count: number): Promise<string> {
  const statuses: string[] = [];
  for (let n = 0; n < count; n++) statuses.push(await freshStatus(origin));
  const counts = Object.entries(Object.groupBy(statuses, (status) => status));
  return counts.map(([status, each]) => `${each?.length} × ${status}`).join(', ');
}

async function freshStatus(origin: string): Promise<string> {
  const startedAt = performance.now();
  const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(GIVE_UP_MS) };
  const status = await fetch(`${origin}/api/v1/instance`, options).then(
    (answer) => String(answer.status),
    () => 'failed',
  );
  return performance.now() - startedAt < LATE_MS ? status : `${status} late`;
}
