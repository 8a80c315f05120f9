import { SUCCESS } from '#shared/contract/fields.ts';
import { dismissNotice, listNotices, undismissNotice } from '#shared/contract/notices.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createNotices, type NoticesOptions } from './notices.ts';

/** Notices about what is out of the ordinary. */
export function mountNotices(app: App, options: NoticesOptions): void {
  const notices = createNotices(options);

  mount(app, listNotices, async ({ caller }) => ({ items: await notices.list(caller) }));
  mount(app, dismissNotice, async ({ caller, params, body }) => {
    await notices.dismiss(caller, params.key, body.scope);
    return SUCCESS;
  });
  mount(app, undismissNotice, async ({ caller, params, body }) => {
    await notices.undismiss(caller, params.key, body.scope);
    return SUCCESS;
  });
}
