import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { ApiError, call } from '#web/lib/api/call.ts';

type Check<Answer> = Endpoint<undefined, undefined, { token: string }, Answer>;

/** The token of a mailed link, and what the server says about it; without a token the link is unknown. */
export function useMailedLink<Answer>(name: string, check: Check<Answer>, unknown: NoInfer<Answer>) {
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

/** Sends a form. Calls `onRefused` if the server refuses the link. Answers whether it was sent. */
export async function sendWithLink(
  send: () => Promise<unknown>,
  codePrefix: string,
  onRefused: () => void,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code.startsWith(codePrefix))) throw error;
    onRefused();
    return false;
  }
}
