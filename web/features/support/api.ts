import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import {
  closeConversation,
  getConversation,
  listConversations,
  readConversation,
  sendSupportMessage,
  startConversation,
  type ConversationWithMessages,
  type NewConversation,
} from '#shared/contract/support.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

const KEY = ['support'] as const;
const meta = { refetchOn: ['support', 'opened'] } as const;

export function conversationsQuery(page: number) {
  return queryOptions({
    queryKey: [...KEY, 'list', page],
    meta,
    queryFn: ({ signal }) => call(listConversations, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    meta,
    queryFn: ({ signal }) => call(getConversation, { params: { id } }, { signal }),
  });
}

export async function fetchEarlier(id: string, before: number) {
  return await call(getConversation, { params: { id }, query: { before } });
}

/** Fetches again the lists, and the profile, whose count of unread answers the navigation shows. */
async function refetchLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [...KEY, 'list'] }),
    client.invalidateQueries({ queryKey: queryKeys.profile }),
  ]);
}

/**
 * The writes of a user's conversations. Each stores the returned conversation in the cache and fetches the lists
 * again. If sending fails, the conversation is fetched again.
 */
export function useSupportWrites() {
  const client = useQueryClient();
  const refetch = (id: string) => client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
  const store = async (response: Promise<ConversationWithMessages>) => {
    const conversation = await response;
    client.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
    await refetchLists(client);
    return conversation;
  };
  return {
    start: (body: NewConversation) => store(call(startConversation, { body })),
    send: async (id: string, body: BodyOf<typeof sendSupportMessage>) => {
      try {
        return await store(call(sendSupportMessage, { params: { id }, body }));
      } catch (error) {
        void refetch(id);
        throw error;
      }
    },
    close: (id: string) => store(call(closeConversation, { params: { id } })),
    markRead: async (id: string): Promise<void> => {
      await call(readConversation, { params: { id } });
      await refetch(id);
      await refetchLists(client);
    },
    refetchLists: () => refetchLists(client),
  };
}

export function useMarkRead() {
  const { markRead } = useSupportWrites();
  return useMutation({ mutationFn: markRead });
}
