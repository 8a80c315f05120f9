import { SUCCESS } from '#shared/contract/fields.ts';
import { checkInvite, listInvites, makeInvite, revokeInvite } from '#shared/contract/invites.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Invites } from './invites.ts';

export function mountInvites(app: App, invites: Invites): void {
  mount(app, makeInvite, ({ caller, body }) => invites.make(caller.userId, body.note ?? ''));

  mount(app, listInvites, async () => ({ items: await invites.list() }));

  mount(app, revokeInvite, async ({ caller, params }) => {
    await invites.revoke(caller.userId, params.id);
    return SUCCESS;
  });

  mount(app, checkInvite, async ({ body }) => ({ state: await invites.check(body.token) }));
}
