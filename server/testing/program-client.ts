import { uuidv7 } from 'uuidv7';

const PASSWORD = 'plain-horse-battery';
const WRITERS = 32;

type Answer = { status: number; body: Record<string, unknown> };

export type ProgramClient = Awaited<ReturnType<typeof signUpAt>>;

/** Signs up at a running program and calls it over HTTP; `url` may change to another one. */
export async function signUpAt(at: { url: string }, email: string, more: Record<string, string> = {}) {
  const origin = at.url;

  async function send(method: string, path: string, body?: unknown, cookie = ''): Promise<Response> {
    return await fetch(`${at.url}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  const account = { email, password: PASSWORD, termsAccepted: true, timeZone: 'UTC', ...more };
  const answer = await send('POST', '/api/auth/sign-up/email', account);
  if (!answer.ok) throw new Error(`Sign-up failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const asked = await send(method, path, body, cookie);
    return { status: asked.status, body: (await asked.json()) as Answer['body'] };
  }

  return { cookie, ask, get: (path: string) => ask('GET', path) };
}

/** The transactions that were sent, by id, and which of them were acknowledged. */
export type Ledger = { sent: Map<string, object>; acknowledged: Set<string> };

/**
 * Adds expenses in parallel until stopped. A request without an answer is followed by another transaction:
 * these tests break connections on purpose, so that is not a failure.
 */
export function startWriting(client: ProgramClient, ledger: Ledger): { stop: () => Promise<void> } {
  const stopping = new AbortController();

  async function keepWriting(): Promise<void> {
    while (!stopping.signal.aborted) {
      const body = { id: uuidv7(), description: 'Coffee', amount: 1, date: '2026-11-20' };
      ledger.sent.set(body.id, body);
      const answer = await client.ask('POST', '/api/v1/expenses', body).catch(() => undefined);
      if (answer?.status === 201) ledger.acknowledged.add(body.id);
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

/** Returns the ids of the client's expenses. */
export async function storedIds(client: ProgramClient): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = await client.get(`/api/v1/expenses?order=date&limit=100${cursor && `&cursor=${cursor}`}`);
    ids.push(...(page.body['items'] as { id: string }[]).map(({ id }) => id));
    cursor = (page.body['nextCursor'] as string | null) ?? undefined;
  }
  return ids;
}
