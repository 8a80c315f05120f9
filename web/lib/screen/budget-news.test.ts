import { useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#web/testing/render-hook.tsx';
import { useBudgetNews, useMarkBudgets } from './budget-news.ts';

test('the mark of a new alert comes, goes, and ends with the data of the session', async () => {
  const hook = await renderHook(() => ({
    hasNews: useBudgetNews(),
    mark: useMarkBudgets(),
    client: useQueryClient(),
  }));
  const { mark, client } = hook.current;
  expect(hook.current.hasNews).toBe(false);
  await act(async () => mark(true));
  expect(hook.current.hasNews).toBe(true);
  await act(async () => mark(false));
  expect(hook.current.hasNews).toBe(false);
  await act(async () => mark(true));
  // As a sign-out does: the next account starts without the mark.
  client.removeQueries();
  expect(client.getQueriesData({})).toEqual([]);
});
