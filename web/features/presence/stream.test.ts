import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileQuery } from '#web/lib/session/profile.ts';
import { applyEvents } from './apply-events.ts';
import { followStream } from './stream.ts';

/** A stream that the test opens. */
class Source extends EventTarget {
  static readonly OPEN = 1;
  static last: Source;
  readyState = 1;
  constructor() {
    super();
    Source.last = this;
  }
  send(name: string) {
    this.dispatchEvent(Object.assign(new Event(name), { data: '' }));
  }
  close() {
    this.readyState = 2;
  }
}

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('EventSource', Source);
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Observes the profile, as a screen does, and counts how often it is fetched again. */
function watchProfile(client: QueryClient) {
  const fetched = { count: 0 };
  const { queryKey, meta = {} } = profileQuery;
  const queryFn = () => Promise.resolve((fetched.count += 1));
  const options = { queryKey, meta, queryFn, initialData: 0, staleTime: Infinity };
  stops.push(new QueryObserver<unknown>(client, options).subscribe(() => undefined));
  return fetched;
}

test('the profile is fetched again when the stream opens, and when support answers', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const applied = applyEvents(client);
  const profile = watchProfile(client);
  stops.push(() => applied.stop(), followStream(applied.receive, false));
  expect(profile.count).toBe(0);

  Source.last.send('ready');
  await vi.waitFor(() => expect(profile.count).toBe(1));
  Source.last.send('support');
  await vi.waitFor(() => expect(profile.count).toBe(2));
});
