import { uuidv7 } from 'uuidv7';

const PASSWORD = 'plain-horse-battery';
const WRITERS = 32;

type ProgramResponse = { status: number; body: Record<string, unknown> };

export type ProgramClient = Awaited<ReturnType<typeof signUpAt>>;

/** Signs up at a running program and calls it over HTTP. A test may change `server.url` later. */
export async function signUpAt(server: { url: string }, email: string, fields: Record<string, string> = {}) {
  const origin = server.url;

  async function send(method: string, path: string, body?: unknown, cookie = ''): Promise<Response> {
    return await fetch(`${server.url}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  const account = { email, password: PASSWORD, termsAccepted: true, timeZone: 'UTC', ...fields };
  const signUp = await send('POST', '/api/auth/sign-up/email', account);
  if (!signUp.ok) throw new Error(`Sign-up failed: ${signUp.status} ${await signUp.text()}`);
  const cookie = signUp.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

  async function ask(method: string, path: string, body?: unknown): Promise<ProgramResponse> {
    const response = await send(method, path, body, cookie);
    return { status: response.status, body: (await response.json()) as ProgramResponse['body'] };
  }

  return { cookie, ask, get: (path: string) => ask('GET', path) };
}

/** The transactions that were sent, by id, and which of them were acknowledged. */
export type Ledger = { sent: Map<string, object>; acknowledged: Set<string> };

/**
 * Adds expenses in parallel until stopped. A request without a response is no failure, since these tests break
 * connections on purpose.
 */
export function startWriting(client: ProgramClient, ledger: Ledger): { stop: () => Promise<void> } {
  const stopping = new AbortController();

  async function keepWriting(): Promise<void> {
    while (!stopping.signal.aborted) {
      const body = { id: uuidv7(), description: 'Coffee', amount: 1, date: '2026-11-20' };
      ledger.sent.set(body.id, body);
      const response = await client.ask('POST', '/api/v1/expenses', body).catch(() => undefined);
      if (response?.status === 201) ledger.acknowledged.add(body.id);
      else await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const writers = Array.from({ length: WRITERS }, keepWriting);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(writers);
    },
  };
}

export async function listStoredIds(client: ProgramClient): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = await client.get(`/api/v1/expenses?order=date&limit=100${cursor && `&cursor=${cursor}`}`);
    ids.push(...(page.body['items'] as { id: string }[]).map(({ id }) => id));
    cursor = (page.body['nextCursor'] as string | null) ?? undefined;
  }
  return ids;
}
