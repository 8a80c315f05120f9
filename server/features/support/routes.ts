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
  pageSize: () => Promise<number>;
};

export function mountSupport(app: App, options: Options): void {
  const conversations = createConversations(options);

  mount(app, listConversations, async ({ query, caller: { userId } }) => {
    const pageSize = query?.pageSize ?? (await options.pageSize());
    return await conversations.list(userId, { page: query?.page, pageSize });
  });
  mount(app, startConversation, ({ caller: { userId }, body }) => conversations.start(userId, body));
  mount(app, getConversation, (request) => conversations.read(toKey(request), request.query?.before));
  mount(app, sendSupportMessage, (request) => conversations.send(toKey(request), request.body));
  mount(app, readConversation, async (request) => {
    await conversations.markRead(toKey(request));
    return SUCCESS;
  });
  mount(app, closeConversation, (request) => conversations.close(toKey(request)));
}

type ConversationRequest = { caller: { userId: string }; params: { id: string } };

/** The user's id is part of the key, so that nobody reads another user's conversation. */
function toKey({ caller: { userId }, params: { id } }: ConversationRequest) {
  return { userId, id };
}
