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

/** Identifies a conversation at the desk. Its id alone is unique only within its user. */
export type DeskKey = { userId: string; id: string };

/** The number of conversations that wait, and the administrators who can be responsible. */
export const deskQuery = queryOptions({
  queryKey: [...KEY, 'desk'],
  meta,
  queryFn: ({ signal }) => call(getDesk, {}, { signal }),
});

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

export async function fetchEarlierAtDesk(params: DeskKey, before: number) {
  return await call(getDeskConversation, { params, query: { before } });
}

/**
 * The writes of a conversation. Each stores the result and fetches the lists again. A write that fails fetches the
 * conversation again.
 */
export function useDeskWrites(params: DeskKey) {
  const client = useQueryClient();
  const { queryKey } = deskConversationQuery(params);
  const store = async (response: Promise<DeskConversationWithMessages>) => {
    try {
      client.setQueryData(queryKey, await response);
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
    await Promise.all(['list', 'desk'].map((part) => client.invalidateQueries({ queryKey: [...KEY, part] })));
  };
  return {
    answer: (body: BodyOf<typeof answerConversation>) => store(call(answerConversation, { params, body })),
    assign: (body: BodyOf<typeof assignConversation>) => store(call(assignConversation, { params, body })),
    setState: (state: SupportState) => store(call(setConversationState, { params, body: { state } })),
  };
}
