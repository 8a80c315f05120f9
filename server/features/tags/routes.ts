import type { OutputOf } from '#shared/contract/endpoint.ts';
import { listTags, removeTag, renameTag } from '#shared/contract/tags.ts';
import { mount, type App } from '#server/http/mount.ts';

type TagsOptions = {
  list: (user: { userId: string }, cursor?: string) => Promise<OutputOf<typeof listTags>>;
  /** Renames a tag, or removes it if `to` is null. Returns the number of changed transactions. */
  replace: (userId: string, change: { from: string; to: string | null }) => Promise<number>;
};

export function mountTags(app: App, { list, replace }: TagsOptions): void {
  mount(app, listTags, ({ caller: { userId }, query }) => list({ userId }, query.cursor));

  mount(app, renameTag, async ({ caller, params, body }) => ({
    changed: await replace(caller.userId, { from: params.tag, to: body.to }),
  }));

  mount(app, removeTag, async ({ caller, params }) => ({
    changed: await replace(caller.userId, { from: params.tag, to: null }),
  }));
}
