import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { listTokens, makeToken, revokeToken } from '#shared/contract/tokens.ts';
import { call } from '#web/lib/api/call.ts';
import { useRemoveItem } from '#web/ui/use-remove-item.ts';

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => call(listTokens, {}, { signal }),
  // A program may have used a token meanwhile.
  refetchOnWindowFocus: 'always',
});

/** Makes a token and adds it to the list. Returns its secret, which only this response contains. */
export function useMakeToken() {
  const queryClient = useQueryClient();
  return async (body: BodyOf<typeof makeToken>): Promise<string> => {
    const { token: secret, ...token } = await call(makeToken, { body });
    queryClient.setQueryData(tokensQuery.queryKey, (before) => ({
      items: [token, ...(before?.items ?? [])],
    }));
    return secret;
  };
}

export function useRevokeToken() {
  const { t } = useTranslation();
  return useRemoveItem({
    queryKey: tokensQuery.queryKey,
    remove: (id) => call(revokeToken, { params: { id } }),
    message: t('tokens.revoked'),
  });
}
