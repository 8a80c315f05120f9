import { useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#web/testing/render-hook.tsx';
import { useBudgetMark, useSetBudgetMark } from './budget-mark.ts';

test('the mark of a new alert comes, goes, and ends with the data of the session', async () => {
  const hook = await renderHook(() => ({
    isMarked: useBudgetMark(),
    setMark: useSetBudgetMark(),
    client: useQueryClient(),
  }));
  const { setMark, client } = hook.current;
  expect(hook.current.isMarked).toBe(false);
  await act(async () => setMark(true));
  expect(hook.current.isMarked).toBe(true);
  await act(async () => setMark(false));
  expect(hook.current.isMarked).toBe(false);
  await act(async () => setMark(true));
  // As a sign-out does: the next account starts without the mark.
  client.removeQueries();
  expect(client.getQueriesData({})).toEqual([]);
});
