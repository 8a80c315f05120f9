import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#shared/contract/admin-notifications.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { Database } from '#server/database/connect.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createNotifications } from './notifications.ts';

type AdminNotificationsOptions = {
  database: Database;
  onChange: () => void;
  pageSize: () => Promise<number>;
};

export function mountAdminNotifications(app: App, options: AdminNotificationsOptions): void {
  const notifications = createNotifications(options);

  mount(app, listNotifications, async ({ query }) => {
    const pageSize = query?.pageSize ?? (await options.pageSize());
    return await notifications.list({ page: query?.page, pageSize, state: query?.state });
  });
  mount(app, readNotification, async ({ params }) => {
    await notifications.read(params.id);
    return SUCCESS;
  });
  mount(app, readAllNotifications, async () => {
    await notifications.readAll();
    return SUCCESS;
  });
}
