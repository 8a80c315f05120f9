import {
  listNotifications,
  readAllNotifications,
  readNotification,
  type AdminNotification,
} from '#shared/contract/admin-notifications.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toPaging } from '#server/paging/paging.ts';
import {
  countNotifications,
  markAllRead,
  markRead,
  selectNotifications,
  type NotificationRow,
} from './queries.ts';

type AdminNotificationsOptions = {
  database: Database;
  onChange: () => void;
  pageSize: () => Promise<number>;
};

type Query = { page: number | undefined; pageSize: number; state: 'all' | 'unread' | undefined };

/** Mounts the notifications for administrators. A notification that one of them reads counts as read for all. */
export function mountAdminNotifications(app: App, options: AdminNotificationsOptions): void {
  const { database, onChange } = options;

  mount(app, listNotifications, async ({ query }) => {
    const pageSize = query?.pageSize ?? (await options.pageSize());
    return await listPage(database.read, { page: query?.page, pageSize, state: query?.state });
  });
  mount(app, readNotification, async ({ params }) => {
    const isFound = await database.write((trx) => markRead(trx, params.id));
    if (!isFound) throw new AppError('notificationNotFound');
    onChange();
    return SUCCESS;
  });
  mount(app, readAllNotifications, async () => {
    await database.write((trx) => markAllRead(trx));
    onChange();
    return SUCCESS;
  });
}

async function listPage(db: Reader, query: Query): Promise<OutputOf<typeof listNotifications>> {
  const isUnreadOnly = query.state === 'unread';
  const unread = await countNotifications(db, true);
  const total = isUnreadOnly ? unread : await countNotifications(db, false);
  const { page, pages, pageSize, offset } = toPaging(query, total);
  const rows = await selectNotifications(db, { isUnreadOnly, limit: pageSize, offset });
  return { items: rows.map(toNotification), page, pages, pageSize, total, unread };
}

function toNotification(row: NotificationRow): AdminNotification {
  return {
    id: row.id,
    type: row.type,
    userId: row.user_id,
    email: row.email,
    message: row.message,
    timestamp: new Date(row.timestamp).toISOString(),
    read: row.read === 1,
  };
}
