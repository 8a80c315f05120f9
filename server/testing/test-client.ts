import type { App } from '#server/http/mount.ts';

export type TestResponse = {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text if it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads responses of every shape
  body: any;
};

export type TestClient = ReturnType<typeof createTestClient>;

function toBody(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** Reads the whole body. An event stream has no end, so its body is cancelled. */
async function readText(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (!isStream) return await response.text();
  await response.body?.cancel();
  return '';
}

/** Creates a client that keeps cookies. By default it sends Origin, like a browser. */
export function createTestClient(
  app: App,
  origin: string,
  cookies = new Map<string, string>(),
  clientHeaders: Record<string, string> = { origin },
) {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const response = await app.request(new URL(path, origin), {
      method,
      headers: {
        ...clientHeaders,
        ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}),
        ...(body === undefined || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: toBody(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) storeCookie(cookie);
    const text = await readText(response);
    // A response to HEAD names a type and has no body.
    const isJson = text !== '' && (response.headers.get('content-type')?.includes('json') ?? false);
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function storeCookie(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isExpired = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
    if (isExpired) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }

  return {
    cookies,
    cookieHeader,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown) => send('POST', path, body),
    patch: (path: string, body?: unknown) => send('PATCH', path, body),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    delete: (path: string, body?: unknown) => send('DELETE', path, body),
  };
}
