import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { SupportState } from '#shared/contract/support.ts';
import {
  answerConversation,
  assignConversation,
  getDesk,
  getDeskConversation,
  listDesk,
  setConversationState,
  type DeskConversationWithMessages,
} from '#shared/contract/support-desk.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { DeskScreenSearch } from './search.ts';

const KEY = [...queryKeys.admin, 'support'] as const;
const meta = { refetchOn: ['support', 'opened'] } as const;

/** What names a conversation at the desk. */
export type DeskKey = { userId: string; id: string };

/** How many conversations wait, and who can be responsible for one. */
export const deskQuery = queryOptions({
  queryKey: [...KEY, 'desk'],
  meta,
  queryFn: ({ signal }) => call(getDesk, {}, { signal }),
});

/** A page of conversations; the previous one stays until the new one has loaded. */
export function deskListQuery({ state, ...search }: DeskScreenSearch) {
  const query = { ...search, state: state === 'all' ? undefined : state };
  return queryOptions({
    queryKey: [...KEY, 'list', query],
    meta,
    queryFn: ({ signal }) => call(listDesk, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function deskConversationQuery(key: DeskKey) {
  return queryOptions({
    queryKey: [...KEY, 'one', key],
    meta,
    queryFn: ({ signal }) => call(getDeskConversation, { params: key }, { signal }),
  });
}

/** The messages of a conversation before the one of a number. */
export async function fetchEarlierAtDesk(params: DeskKey, before: number) {
  return await call(getDeskConversation, { params, query: { before } });
}

/** Each writes, keeps the answer, and fetches the lists again; after a refusal the conversation, too. */
export function useDeskWrites(params: DeskKey) {
  const client = useQueryClient();
  const { queryKey } = deskConversationQuery(params);
  const written = async (answer: Promise<DeskConversationWithMessages>) => {
    try {
      client.setQueryData(queryKey, await answer);
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
    await Promise.all(['list', 'desk'].map((part) => client.invalidateQueries({ queryKey: [...KEY, part] })));
  };
  return {
    answer: (body: BodyOf<typeof answerConversation>) => written(call(answerConversation, { params, body })),
    assign: (body: BodyOf<typeof assignConversation>) => written(call(assignConversation, { params, body })),
    setState: (state: SupportState) => written(call(setConversationState, { params, body: { state } })),
  };
}
