import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { renderHook } from '#web/testing/render-hook.tsx';
import { toHref } from '../navigation/address.ts';
import { useBackCloses } from '../navigation/hooks.ts';
import { UnsavedGuard, useUnsaved } from './unsaved.tsx';

const shown = vi.hoisted(() => ({ dialog: { isOpen: false, onClose() {}, onConfirm() {}, words: '' } }));
vi.mock('#web/ui/question.tsx', () => ({
  QuestionDialog(props: typeof shown.dialog & { children: { props: { children: string } } }) {
    shown.dialog = { ...props, words: props.children.props.children };
    return null;
  },
}));
vi.mock('../format/format.ts', () => ({ useFormat: () => ({ locale: 'en' }) }));

describe('unsaved work', () => {
  test('is not left without a question that names its forms', async () => {
    const { router } = await openScreen(true);
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/');
    expect(shown.dialog.isOpen).toBe(true);
    expect(shown.dialog.words).toContain('Address and Name');

    await act(async () => shown.dialog.onClose());
    expect(shown.dialog.isOpen).toBe(false);
    expect(router.state.location.pathname).toBe('/');

    await act(() => router.navigate('/elsewhere'));
    await act(async () => shown.dialog.onConfirm());
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test.each([
    ['another part of the screen', '/#part'],
    // The session has ended, and nothing could be saved.
    ['the sign-in', `${paths.login}?next=x`],
  ])('does not hold up a navigation to %s', async (_, path) => {
    const { router } = await openScreen(true);
    await act(() => router.navigate(path));
    expect(toHref(router.state.location)).toBe(path);
  });

  test('is not asked about after everything is saved', async () => {
    const { router } = await openScreen(false);
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('of one form is asked about although another form with the same title is saved', async () => {
    const { router } = await openScreen(true, false);
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/');
    expect(shown.dialog.words).toMatch(/\bAddress\b/);
  });

  test('of two forms with one title is named once', async () => {
    const { router } = await openScreen(true, true);
    await act(() => router.navigate('/elsewhere'));
    expect(shown.dialog.words.match(/Address/g)).toHaveLength(1);
  });

  test('is not asked about while Back closes something', async () => {
    const rendered = await renderHook(
      () => {
        const [isOpen, setIsOpen] = useState(true);
        useBackCloses(isOpen, () => setIsOpen(false));
        useUnsaved('Name', true);
        return isOpen;
      },
      (screen) => <UnsavedGuard>{screen}</UnsavedGuard>,
    );
    const { router } = rendered;
    await act(() => router.navigate('/elsewhere'));
    await act(async () => shown.dialog.onConfirm());
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(rendered.current).toBe(false);
    expect(router.state.location.pathname).toBe('/');
    expect(shown.dialog.isOpen).toBe(false);
  });

  test('needs a guard around it, or the form throws at once', () => {
    const Form = () => {
      useUnsaved('Name', false);
      return null;
    };
    expect(() => renderToString(<Form />)).toThrow('<UnsavedGuard>');
  });
});

/** A screen with two forms, or with a third that has the title of the first. */
function openScreen(isUnsaved: boolean, isThirdUnsaved?: boolean) {
  return renderHook(
    () => {
      useUnsaved('Address', isUnsaved);
      useUnsaved('Name', isUnsaved);
      useUnsaved(isThirdUnsaved === undefined ? 'Place' : 'Address', isThirdUnsaved ?? false);
      return true;
    },
    (screen) => <UnsavedGuard>{screen}</UnsavedGuard>,
  );
}
