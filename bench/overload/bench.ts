import { addressOf } from '../sign-up.ts';
import { startProgram } from '../program.ts';
import { toBytes } from './raw-client.ts';

/** The number of accounts that send requests. */
export const PEOPLE = 40;
const FRESH_REQUESTS = 15;
const LATE_MS = 1_000;
const GIVE_UP_MS = 10_000;

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** The figures of a scenario by name. */
export type Figures = Record<string, string>;

/** Starts the program and signs up its accounts, for all scenarios. */
export async function openBench(isShort: boolean) {
  const program = await startProgram();
  const cookies: string[] = [];
  for (let number = 0; number < PEOPLE; number++) cookies.push(await program.signUp(number));

  return {
    program,
    isShort,

    /** Makes a request of an account, by default from its own address. */
    asMember(number: number, path: string, options: { body?: string; address?: string } = {}): string {
      const { body, address = addressOf(number) } = options;
      const cookie = cookies[number % PEOPLE] ?? '';
      const headers = { Cookie: cookie, Origin: program.origin, 'X-Forwarded-For': address };
      return toBytes({ path, headers, body });
    },

    /** Watches the memory of the program. The returned function stops and returns the highest number of megabytes. */
    watchMemory(): () => number {
      let highestMb = program.memoryMb();
      const timer = setInterval(() => (highestMb = Math.max(highestMb, program.memoryMb())), 200);
      return () => {
        clearInterval(timer);
        return highestMb;
      };
    },

    /** Sends requests on separate connections and returns their statuses, such as `15 × 200`. */
    async freshStatuses(): Promise<string> {
      const statuses: string[] = [];
      for (let n = 0; n < FRESH_REQUESTS; n++) statuses.push(await freshStatus(program.origin));
      const counts = Object.entries(Object.groupBy(statuses, (status) => status));
      return counts.map(([status, all]) => `${all?.length} × ${status}`).join(', ');
    },
  };
}

async function freshStatus(origin: string): Promise<string> {
  const startedAt = performance.now();
  const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(GIVE_UP_MS) };
  const status = await fetch(`${origin}/api/v1/instance`, options).then(
    (response) => String(response.status),
    () => 'failed',
  );
  return performance.now() - startedAt < LATE_MS ? status : `${status} late`;
}
