import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amountText } from '#web/lib/format/amount-text.ts';
import { newPart } from '../form/typed-parts.ts';
import { toTyped, type TransactionTyped } from '../form/transaction-fields.ts';

const READER = { amounts: amountText('EUR', 'es'), locale: 'es', today: '2026-11-21' };
const TYPED: TransactionTyped = {
  ...toTyped(undefined, READER, (day) => day),
  amount: '12,50',
  description: 'Shoes',
  tags: 'casa, viaje 2026',
  parts: [newPart({ amount: '1', category: 'food' })],
};
const EMPTY: TransactionTyped = { ...TYPED, amount: '', description: '' };

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft survives a reload, only for its user and type', async () => {
  const { keepDraft } = await loadPage();
  keepDraft('ana', 'expense', 'first', TYPED);
  const { findDraft } = await loadPage();
  expect(findDraft('ana', 'expense')).toEqual({ id: 'first', typed: TYPED });
  expect(findDraft('ana', 'income').typed).toBeUndefined();
  expect(findDraft('ben', 'expense').typed).toBeUndefined();
});

test('a saved draft is deleted, and the draft of the other type is kept', async () => {
  const before = await loadPage();
  before.keepDraft('ana', 'expense', 'first', TYPED);
  const { keepDraft } = await loadPage();
  keepDraft('ana', 'income', 'second', { ...TYPED, category: 'salary' });
  keepDraft('ana', 'income', 'second', { ...EMPTY, category: 'salary' });
  const { findDraft } = await loadPage();
  expect(findDraft('ana', 'expense').id).toBe('first');
  expect(findDraft('ana', 'income').typed).toBeUndefined();
});

test('signing out deletes a draft, even if its form renders once more', async () => {
  const { findDraft, keepDraft } = await loadPage();
  const { forgetTexts } = await import('#web/lib/session/unsaved-texts.ts');
  keepDraft('ana', 'expense', 'first', TYPED);
  forgetTexts();
  keepDraft('ana', 'expense', 'first', { ...TYPED });
  expect(findDraft('ana', 'expense').typed).toBeUndefined();
  expect(sessionStorage.getItem('saldo-drafts')).toBeNull();
});

test.each(['no JSON', '[]', '{"ana expense":{"id":"first","typed":{"amount":"1"}}}'])(
  'ignores a stored text that is no draft: %s',
  async (stored) => {
    sessionStorage.setItem('saldo-drafts', stored);
    const { findDraft } = await loadPage();
    expect(findDraft('ana', 'expense').typed).toBeUndefined();
  },
);

/** Loads the module with empty memory, as after a reload. */
async function loadPage() {
  vi.resetModules();
  return await import('./drafts.ts');
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
