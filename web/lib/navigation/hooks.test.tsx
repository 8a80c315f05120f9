import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHook } from '#web/testing/render-hook.tsx';
import { useBackCloses, useNavigate, useSearchParams } from './hooks.ts';
import { Link, NavLink } from './link.tsx';
import { memoryNavigation } from './testing/memory-navigation.tsx';

test('the query follows the address, and two changes in a row both count', async () => {
  const rendered = await renderHook(() => useSearchParams());
  const [, change] = rendered.current;
  await act(async () => {
    change({ type: 'expense' });
    change((before) => new URLSearchParams([...before, ['page', '2']]), { replace: true });
  });
  expect(String(rendered.current[0])).toBe('type=expense&page=2');
  // Effects depend on this function.
  expect(rendered.current[1]).toBe(change);
  await act(async () => change({}));
  expect(rendered.router.state.location.search).toBe('');
});

test('Back closes an open part of the screen, and leaves if none is open', async () => {
  const rendered = await renderHook(() => {
    const [isOpen, setIsOpen] = useState(true);
    useBackCloses(isOpen, () => setIsOpen(false));
    return isOpen;
  });
  const { router } = rendered;
  await act(() => router.navigate('?page=2'));
  await act(() => router.navigate(-1));
  expect(rendered.current).toBe(false);
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test.each([
  [true, false],
  [false, true],
])(
  'on the first page of a tab, an open part (a step: %s) stays open after Back: %s',
  async (isStep, isOpenAfter) => {
    const rendered = await renderHook(() => {
      const [isOpen, setIsOpen] = useState(true);
      useBackCloses(isOpen, () => setIsOpen(false), { isStep });
      return isOpen;
    });
    await act(() => rendered.router.navigate(-1));
    expect(rendered.current).toBe(isOpenAfter);
  },
);

test('`useNavigate` returns the same function after every step', async () => {
  const rendered = await renderHook(() => useNavigate());
  const navigate = rendered.current;
  await act(() => navigate('?page=2'));
  expect(rendered.current).toBe(navigate);
});

test('a link has the whole address of its target, and a NavLink says whether its screen shows', () => {
  const links = (
    <>
      <Link to="?page=2">Next</Link>
      <Link to="#part">Part</Link>
      <NavLink to="/">Here</NavLink>
      <NavLink to="/profile">There</NavLink>
    </>
  );
  const { navigation, view } = memoryNavigation(links);
  void navigation.navigate('/?page=1');
  const html = renderToString(view);
  expect(html).toContain('<a href="/?page=2">Next</a><a href="/?page=1#part">Part</a>');
  expect(html).toContain('<a aria-current="page" href="/">Here</a><a href="/profile">There</a>');
});
