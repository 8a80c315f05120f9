import type { Context } from 'hono';
import { SUCCESS } from '#shared/contract/fields.ts';
import { listOnlineUsers, sendHeartbeat, streamEvents, type OnlineUser } from '#shared/contract/presence.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Database } from '#server/database/connect.ts';
import type { Caller, HttpEnvironment } from '#server/http/environment.ts';
import { toNetwork } from '#server/http/network-address.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Reader } from '#server/database/schema.ts';
import { toDevice } from '#server/sessions/device.ts';
import { toPaging } from '#server/paging/paging.ts';
import type { EventStreams } from './streams/event-streams.ts';
import type { Presence } from './presence.ts';
import { countOnline, selectOnline } from './queries.ts';

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // Keeps a reverse proxy from buffering the stream.
  'X-Accel-Buffering': 'no',
};

type PresenceOptions = {
  database: Database;
  now: () => number;
  presence: Presence;
  streams: EventStreams;
  pageSize: () => Promise<number>;
};

export function mountPresence(app: App, options: PresenceOptions): void {
  const { presence, streams } = options;

  mount(app, streamEvents, ({ caller, http }) => openEvents(streams, caller, http));
  mount(app, sendHeartbeat, async ({ caller }) => {
    await presence.heartbeat(caller);
    return SUCCESS;
  });
  mount(app, listOnlineUsers, async ({ query }) => {
    const pageSize = query?.pageSize ?? (await options.pageSize());
    return await listOnline(options.database.read, { page: query?.page, pageSize }, options.now());
  });
}

async function openEvents(
  streams: EventStreams,
  caller: Caller,
  http: Context<HttpEnvironment>,
): Promise<Response> {
  // Nobody reads the body of a response to HEAD, so nobody would close the stream.
  if (http.req.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS });
  const stream = await streams.open({ ...caller, network: toNetwork(http.get('clientAddress')) });
  const { signal } = http.req.raw;
  if (signal.aborted) stream.close();
  else signal.addEventListener('abort', () => stream.close(), { once: true });
  return new Response(stream.body, { headers: STREAM_HEADERS });
}

async function listOnline(
  db: Reader,
  query: { page?: number | undefined; pageSize: number },
  nowMs: number,
): Promise<OutputOf<typeof listOnlineUsers>> {
  const total = await countOnline(db, nowMs);
  const { page, pages, pageSize, offset } = toPaging(query, total);
  const rows = await selectOnline(db, nowMs, { limit: pageSize, offset });
  return { items: rows.map(toOnlineUser), page, pages, pageSize, total };
}

function toOnlineUser(row: Awaited<ReturnType<typeof selectOnline>>[number]): OnlineUser {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    isAdmin: row.is_admin === 1,
    onlineSince: new Date(row.online_since ?? row.last_seen).toISOString(),
    lastSeen: new Date(row.last_seen).toISOString(),
    ...toDevice(row.user_agent),
  };
}
