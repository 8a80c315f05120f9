import { SUCCESS } from '#shared/contract/fields.ts';
import {
  dismissNotice,
  listDismissed,
  listNotices,
  showAgain,
  undismissNotice,
} from '#shared/contract/notices.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createDismissed } from './dismissed.ts';
import { createNotices, type NoticesOptions } from './notices.ts';

export function mountNotices(app: App, options: NoticesOptions): void {
  const notices = createNotices(options);
  const dismissed = createDismissed(options.database);

  mount(app, listNotices, async ({ caller }) => ({ items: await notices.list(caller) }));
  mount(app, dismissNotice, async ({ caller, params, body }) => {
    await notices.dismiss(caller, params.key, body.scope);
    return SUCCESS;
  });
  mount(app, undismissNotice, async ({ caller, params, body }) => {
    await notices.undismiss(caller, params.key, body.scope);
    return SUCCESS;
  });
  mount(app, listDismissed, async ({ caller }) => ({ items: await dismissed.list(caller.userId) }));
  mount(app, showAgain, async ({ caller, params }) => {
    await dismissed.showAgain(caller.userId, params.key);
    return SUCCESS;
  });
}
