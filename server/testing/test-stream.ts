import { streamEvents } from '#shared/contract/presence.ts';
import { TEST_ORIGIN, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type TestStream = Awaited<ReturnType<typeof openStream>>;

/** Opens an event stream like a browser, and reads it until it ends. */
export async function openStream(app: TestApp, client: Pick<TestClient, 'cookieHeader'>) {
  const response = await app.app.request(new URL(streamEvents.path, TEST_ORIGIN), {
    headers: { cookie: client.cookieHeader() },
  });
  const events: string[] = [];
  let isOver = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (;;) {
      const piece = await reader?.read();
      if (piece === undefined || piece.done) break;
      events.push(...toEvents(piece.value));
    }
    isOver = true;
  })();

  return {
    status: response.status,
    headers: response.headers,
    /** The names of the events so far. The event that ended the stream has its reason; a comment line is ':'. */
    events,
    /** Resolves once this many events of the name have arrived. */
    async receives(name: string, times = 1): Promise<void> {
      while (events.filter((event) => event === name).length < times) {
        if (isOver) throw new Error(`The stream has ended after: ${events.join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    /** Resolves once the server has closed the stream. */
    ends: () => reading,
    /** Closes the stream, like a browser whose tab is closed. */
    async leave(): Promise<void> {
      await reader?.cancel();
      await app.settled();
    },
  };
}

function toEvents(text: string): string[] {
  return text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => {
      const data = /^data: (.+)$/m.exec(part)?.[1];
      const name = /^event: (.+)$/m.exec(part)?.[1] ?? part;
      return data === undefined ? name : `${name} ${data}`;
    });
}

/** Publishes an event to everybody and waits for it, since it arrives after all earlier events. */
export async function waitForEarlierEvents(app: TestApp, ...streams: TestStream[]): Promise<void> {
  await app.settled();
  app.bus.publish({ name: 'instance' });
  for (const stream of streams) await stream.receives('instance');
}
