import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPostgresDatabase, type EmptyDatabase } from './postgres-admin.ts';
import { makeProgramFolder } from './program-folder.ts';
import type { Program } from './program.ts';

const COMMANDS = join(import.meta.dirname, '../../dist/server');
const SECRET = 'a secret for tests, thirty-two bytes or more';
const PASSWORD = 'plain-horse-battery';

type ProgramResponse = { status: number; body: { total: number; items: Record<string, string>[] } };

export type ProgramInstallation = Awaited<ReturnType<typeof makeProgramInstallation>>;

/** Makes a folder and a database for the real program, and returns functions that run it and send it requests. */
export async function makeProgramInstallation() {
  const folder = await makeProgramFolder();
  const port = Number(new URL(folder.url).port);
  const database: EmptyDatabase | undefined =
    inject('database') === 'sqlite' ? undefined : await createPostgresDatabase(inject('postgresUrl'));
  const settings: Record<string, string> = database ? { DATABASE_URL: database.url, SECRET } : {};

  /** Runs the real program as `npm start` does, or a command with the same settings. */
  function run(environment: Record<string, string> = {}, command?: string[]): Program {
    return folder.run({ ...settings, ...environment }, command);
  }

  const url = (path: string) => `http://127.0.0.1:${port}${path}`;

  function post(path: string, body: object) {
    return fetch(url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  function signUp(email: string) {
    return post('/api/auth/sign-up/email', { email, password: PASSWORD, termsAccepted: true });
  }

  /** Signs up, and returns a function that sends GET requests as the new user. */
  async function signUpReader(email: string): Promise<(path: string) => Promise<ProgramResponse>> {
    const { headers } = await signUp(email);
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return async (path) => {
      const response = await fetch(url(path), { headers: { cookie } });
      return { status: response.status, body: (await response.json()) as ProgramResponse['body'] };
    };
  }

  /** Resolves once the program has the request's headers and waits for the body, which `finish` sends. */
  async function beginSignUp(email: string): Promise<{ finish: () => Promise<number | undefined> }> {
    const body = JSON.stringify({ email, password: PASSWORD, termsAccepted: true });
    const message = request(url('/api/auth/sign-up/email'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const response = once(message, 'response');
    message.flushHeaders();
    await once(message, 'continue');
    return {
      finish: async () => {
        message.end(body);
        const [received] = (await response) as [IncomingMessage];
        received.resume();
        return received.statusCode;
      },
    };
  }

  /** Runs a command such as `npm run admin -- …` with the settings of the program. */
  async function shell(name: 'admin' | 'backup' | 'restore', ...args: string[]) {
    const { output, ended } = run({}, [join(COMMANDS, `${name}.js`), ...args]);
    return { code: (await ended).code, output: output() };
  }

  return {
    dataDir: folder.dataDir,
    siblingPath: folder.siblingPath,
    port,
    database,
    run,
    url,
    post,
    signUp,
    signUpReader,
    beginSignUp,
    shell,
    admin: (...args: string[]) => shell('admin', ...args),
    async remove() {
      await folder.remove();
      await database?.drop();
    },
  };
}
