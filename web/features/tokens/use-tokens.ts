import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { listTokens, makeToken, revokeToken } from '#shared/contract/tokens.ts';
import { call } from '#web/lib/api/call.ts';
import { useRemoveItem } from '#web/ui/use-remove-item.ts';

const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => call(listTokens, {}, { signal }),
  // A program may have used a token meanwhile.
  refetchOnWindowFocus: 'always',
});

export function useTokens() {
  return useQuery(tokensQuery);
}

/** Makes a token and adds it to the list; only the answer has its secret. */
export function useMakeToken() {
  const queryClient = useQueryClient();
  return async (body: BodyOf<typeof makeToken>): Promise<string> => {
    const { token, ...made } = await call(makeToken, { body });
    queryClient.setQueryData(tokensQuery.queryKey, (before) => ({ items: [made, ...(before?.items ?? [])] }));
    return token;
  };
}

/** Revokes an access token. */
export function useRevokeToken() {
  const { t } = useTranslation();
  return useRemoveItem({
    queryKey: tokensQuery.queryKey,
    remove: (id) => call(revokeToken, { params: { id } }),
    message: t('tokens.revoked'),
  });
}
