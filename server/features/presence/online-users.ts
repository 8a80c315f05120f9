import type { OnlineUser, listOnlineUsers } from '#shared/contract/presence.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Reader } from '#server/database/schema.ts';
import { toDevice } from '#server/sessions/device.ts';
import { toPaging } from '#server/paging/paging.ts';
import { countOnline, selectOnline } from './queries.ts';

export async function listOnline(
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
