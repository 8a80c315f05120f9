import { SUCCESS } from '#shared/contract/fields.ts';
import {
  closeConversation,
  getConversation,
  listConversations,
  readConversation,
  sendSupportMessage,
  startConversation,
} from '#shared/contract/support.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createConversations, type SupportOptions } from './conversations.ts';

type Options = SupportOptions & {
  /** The size of a page where the request names none. */
  pageSize: () => Promise<number>;
};

/** What a person writes to the administrators, and the answers. */
export function mountSupport(app: App, options: Options): void {
  const conversations = createConversations(options);

  mount(app, listConversations, async ({ query, caller: { userId } }) => {
    const pageSize = query?.pageSize ?? (await options.pageSize());
    return await conversations.list(userId, { page: query?.page, pageSize });
  });
  mount(app, startConversation, ({ caller: { userId }, body }) => conversations.start(userId, body));
  mount(app, getConversation, (request) => conversations.read(keyOf(request), request.query?.before));
  mount(app, sendSupportMessage, (request) => conversations.send(keyOf(request), request.body));
  mount(app, readConversation, async (request) => {
    await conversations.markRead(keyOf(request));
    return SUCCESS;
  });
  mount(app, closeConversation, (request) => conversations.close(keyOf(request)));
}

type Named = { caller: { userId: string }; params: { id: string } };

/** A conversation is only ever looked up with the user whose it is. */
function keyOf({ caller: { userId }, params: { id } }: Named) {
  return { userId, id };
}
