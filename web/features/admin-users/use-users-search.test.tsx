import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#web/testing/render-hook.tsx';
import { useUsersSearch } from './use-users-search.ts';

test('two filters that are chosen before the next render both count', async () => {
  const rendered = await renderHook(() => useUsersSearch());
  const { onChange } = rendered.current;
  await act(async () => {
    onChange({ role: 'admin' });
    onChange({ status: 'suspended' });
  });
  expect(rendered.current.search).toEqual({ role: 'admin', status: 'suspended' });
});
