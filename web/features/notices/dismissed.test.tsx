import { expect, test } from 'vitest';
import type { DismissedNotice } from '#shared/contract/notices.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { dismissedQuery } from './api.ts';
import { Dismissed } from './dismissed.tsx';

const about = { kind: 'twice', name: 'Gym', category: 'other', day: '2026-11-20' } as const;
const high = { kind: 'categoryHigh', name: '', category: 'food', day: '2026-11-20' } as const;
const dismissedAt = '2026-11-21T12:00:00.000Z';

const stripTags = (html: string) => html.replaceAll(/<[^>]+>/g, '');

/** Renders the notices, and reads the texts of the rows and the names of their buttons. */
async function renderRows(...items: Omit<DismissedNotice, 'key' | 'dismissedAt'>[]) {
  const notices = items.map((item, index) => ({ ...item, key: `${index}`.padStart(22, 'k'), dismissedAt }));
  const fetched = [[dismissedQuery.queryKey, { items: notices }]] as const;
  const html = await renderPart(<Dismissed onEmpty={() => undefined} />, fetched);
  return {
    html,
    lines: html
      .split('<li')
      .slice(1)
      .map((row) =>
        [...row.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, line = '']) => stripTags(line)).join(' | '),
      ),
    buttons: [...html.matchAll(/aria-label="(Show again[^"]*)"/g)].map(([, name]) => name),
  };
}

test('a dismissed notice shows its subject, its kind, and whether one notice or all were dismissed', async () => {
  const { lines, buttons } = await renderRows(
    { scope: 'transaction', kind: 'twice', about },
    { scope: 'merchant', kind: 'twice', about },
    { scope: 'kind', kind: 'twice', about },
    { scope: 'transaction', kind: 'categoryHigh', about: high },
  );
  expect(lines).toEqual([
    'Gym | Perhaps charged twice · only the notice of November 20, 2026',
    'Gym | Perhaps charged twice · all notices like this',
    'Perhaps charged twice | All notices of this kind',
    'Food | Category higher than usual · only the notice of November 2026',
  ]);
  expect(buttons[1]).toBe('Show again: Gym, Perhaps charged twice · all notices like this');
});

test('a dismissed notice without a stored subject shows the day of its dismissal', async () => {
  const { lines } = await renderRows(
    { scope: 'merchant', kind: null, about: null },
    { scope: 'kind', kind: 'large', about: null },
  );
  expect(lines).toEqual([
    'Earlier notice | All notices like this · Nov 21, 2026',
    'Much more than usual | All notices of this kind',
  ]);
});

test('shows nothing without dismissed notices, and at first twenty of many', async () => {
  expect((await renderRows()).html).not.toContain('details');
  const many = await renderRows(
    ...Array.from({ length: 21 }, () => ({ scope: 'kind', kind: 'twice', about }) as const),
  );
  expect(many.buttons).toHaveLength(20);
  expect(many.html).toContain('Show all 21');
});
