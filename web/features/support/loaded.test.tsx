import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '#shared/i18n/en/texts.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { LoadedConversation } from './loaded.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
});

const QUERY = { queryKey: ['conversation'], retry: false, retryOnMount: false, staleTime: Infinity };
const { gone } = texts.support;
const retry = texts.app.retry;

function Conversation() {
  const query = useQuery({ ...QUERY, queryFn: () => 'the messages' });
  return <LoadedConversation query={query}>{(conversation) => conversation}</LoadedConversation>;
}

/** Renders a conversation after requests with these results, one after the other. */
async function show(...results: (string | ApiError)[]): Promise<string> {
  const client = new QueryClient();
  for (const result of results) {
    const queryFn = () => (result instanceof ApiError ? Promise.reject(result) : Promise.resolve(result));
    await client.prefetchQuery({ ...QUERY, staleTime: 0, queryFn });
  }
  return renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <Conversation />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

test.each(['conversationNotFound', 'validationFailed'] as const)(
  'a link to a conversation that does not exist says so, without a retry button: %s',
  async (code) => {
    const html = await show(new ApiError(code, 404));
    expect(html).toContain(gone.title);
    expect(html).not.toContain(retry);
  },
);

test('a conversation that was deleted meanwhile disappears', async () => {
  const html = await show('the messages', new ApiError('conversationNotFound', 404));
  expect(html).toContain(gone.title);
  expect(html).not.toContain('the messages');
});

test('after another failure the loaded conversation stays; without one there is a retry button', async () => {
  const failure = new ApiError('internal', 500);
  expect(await show('the messages', failure)).toContain('the messages');
  expect(await show(failure)).toContain(retry);
});
