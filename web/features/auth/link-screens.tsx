import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** The sentence while the data loads. */
  waiting: string;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query on a guest screen; until then, says that it is loading or has failed. */
export function QueryContent<Data>({ query, waiting, children }: Props<Data>) {
  if (query.isPending) return <Waiting label={waiting} />;
  if (query.isError) {
    const { error, isFetching, refetch } = query;
    return <FetchFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return children(query.data);
}

type CheckEndpoint<Data> = Endpoint<undefined, undefined, { token: string }, Data>;

/** The token of a mailed link, and the server's check of the link; without a token the link is unknown. */
export function useMailedLink<Data>(name: string, check: CheckEndpoint<Data>, unknown: NoInfer<Data>) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useQuery({
    queryKey: [name, token],
    queryFn: ({ signal }) => (token === '' ? unknown : call(check, { body: { token } }, { signal })),
    meta: { isForEverybody: true },
    staleTime: Infinity,
  });
  return { token, link };
}

/** Sends a form and returns the response. Calls `onRefused` if the server refuses the link; then nothing is returned. */
export async function sendWithLink<Data>(
  send: () => Promise<Data>,
  codePrefix: string,
  onRefused: () => void,
): Promise<Data | undefined> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.code.startsWith(codePrefix))) throw error;
    onRefused();
    return undefined;
  }
}
