import { QueryClient, QueryObserver, type InfiniteData } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangeName } from '#web/lib/api/query-meta.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { onSessionEnd } from '#web/lib/session/session-end.ts';
import { applyEvents } from './apply-events.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const stops: (() => void)[] = [];

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('an event of the server', () => {
  test('refetches the queries that name the event, and no others', async () => {
    const client = openClient();
    const sums = showQuery(client, 'sums', ['records']);
    const people = showQuery(client, 'people', ['presence', 'opened']);
    const settings = showQuery(client, 'settings', []);
    applyTo(client).receive({ name: 'opened' });
    await waitForFetches(client);
    expect([sums.count, people.count, settings.count]).toEqual([0, 1, 0]);
  });

  test("of the name 'missed' refetches every query that names any event", async () => {
    const client = openClient();
    const sums = showQuery(client, 'sums', ['records']);
    const people = showQuery(client, 'people', ['presence']);
    const settings = showQuery(client, 'settings', []);
    applyTo(client).receive({ name: 'missed' });
    await waitForFetches(client);
    expect([sums.count, people.count, settings.count]).toEqual([1, 1, 0]);
  });

  test('refetches a query whose first response may be older than the event', async () => {
    const client = openClient();
    const resolvers: ((data: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => resolvers.push(resolve));
    const sums = new QueryObserver(client, { queryKey: ['sums'], queryFn, meta: { refetchOn: ['records'] } });
    stops.push(sums.subscribe(() => undefined));
    applyTo(client).receive({ name: 'records' });
    resolvers[0]?.('old');
    await vi.waitFor(() => expect(resolvers).toHaveLength(2));
    resolvers[1]?.('new');
    await waitForFetches(client);
    expect(sums.getCurrentResult().data).toBe('new');
  });

  test('about categories refetches them; an event about transactions does not', async () => {
    const client = openClient();
    let count = 0;
    client.setQueryData(categoriesQuery.queryKey, { items: [] });
    const queryFn = () => Promise.resolve({ items: [], count: (count += 1) });
    const categories = new QueryObserver(client, { ...categoriesQuery, queryFn, staleTime: Infinity });
    stops.push(categories.subscribe(() => undefined));
    applyTo(client).receive({ name: 'records' });
    await waitForFetches(client);
    expect(count).toBe(0);
    applyTo(client).receive({ name: 'categories' });
    await waitForFetches(client);
    expect(count).toBe(1);
  });

  test('leaves a list of many pages as it is', async () => {
    const client = openClient();
    const list: InfiniteData<number> = { pages: [1, 2, 3], pageParams: [1, 2, 3] };
    const history = showQuery(client, 'history', ['records'], list);
    applyTo(client).receive({ name: 'records' });
    await waitForFetches(client);
    expect(history.count).toBe(0);
  });

  test('waits until the tab is visible', async () => {
    const client = openClient();
    const sums = showQuery(client, 'sums', ['records']);
    page.hidden = true;
    applyTo(client).receive({ name: 'records' });
    await waitForFetches(client);
    expect(sums.count).toBe(0);

    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await waitForFetches(client);
    expect(sums.count).toBe(1);
  });
});

describe('the end of a session', () => {
  test('by a suspension leaves the signed-in screens', () => {
    const leave = vi.fn<(reason: string) => void>();
    onSessionEnd(leave);
    applyTo(openClient()).receive({ name: 'ended', data: 'accountSuspended' });
    expect(leave.mock.calls).toEqual([['accountSuspended']]);
  });

  test('for another reason asks the server for the profile first', async () => {
    const leave = vi.fn<(reason: string) => void>();
    onSessionEnd(leave);
    const client = openClient();
    const profile = showQuery(client, 'profile', ['profile']);
    applyTo(client).receive({ name: 'ended', data: 'notAuthenticated' });
    await waitForFetches(client);
    expect(profile.count).toBe(1);
    expect(leave).not.toHaveBeenCalled();
  });
});

function openClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, networkMode: 'always' } } });
}

function applyTo(client: QueryClient) {
  const applied = applyEvents(client);
  stops.push(() => applied.stop());
  return applied;
}

/** Observes a query, as a screen does, and counts how often it is fetched. */
function showQuery(client: QueryClient, key: string, refetchOn: ChangeName[], initialData: unknown = {}) {
  const fetched = { count: 0 };
  const queryFn = () => {
    fetched.count += 1;
    return Promise.resolve(initialData);
  };
  const observer = new QueryObserver(client, { queryKey: [key], queryFn, initialData, meta: { refetchOn } });
  stops.push(observer.subscribe(() => undefined));
  return fetched;
}

async function waitForFetches(client: QueryClient): Promise<void> {
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}
