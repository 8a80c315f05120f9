import { deleteBackup, downloadBackup, listBackups, makeBackup } from '#shared/contract/backups.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import type { Actor } from '#server/audit/record-audit.ts';
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Backups } from './backups.ts';

export function mountBackups(app: App, backups: Backups): void {
  mount(app, makeBackup, ({ caller }) => backups.make(toActor(caller)));
  mount(app, listBackups, async () => ({ items: await backups.list() }));
  mount(app, downloadBackup, async ({ caller, params }) => {
    const { name, bytes, body } = await backups.download(toActor(caller), params.id);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Length': String(bytes),
        'Cache-Control': 'no-store',
      },
    });
  });
  mount(app, deleteBackup, async ({ caller, params }) => {
    await backups.remove(toActor(caller), params.id);
    return SUCCESS;
  });
}

function toActor({ userId }: Caller): Actor {
  return { kind: 'user', id: userId };
}
