import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from '#web/lib/api/retry-after.ts';

/** Creates a client that repeats a failed fetch once, unless the server refused it. `onError` gets every error. */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network the call fails with 'offline' and says so, instead of waiting silently.
      queries: { networkMode: 'always', retry: shouldRetry, retryDelay },
      mutations: { networkMode: 'always' },
    },
  });
}
