import { expect, test } from 'vitest';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { LaterNote } from './later-note.tsx';

const PERIOD = { from: '2026-11-22', to: '2026-11-30' };

test('next to totals of other days, the note names the days that it covers', async () => {
  const later = { period: PERIOD, count: 2, income: 5, expenses: 0, balance: 5 };
  expect(await renderPart(<LaterNote later={later} days="Nov 1–30, 2026" />)).toContain(
    'Of Nov 1–30, 2026, 2 are dated November 22\u2060–\u206030, 2026: +\u2060€5.00.',
  );
});

async function renderNote(income: number, expenses: number, count = 1, type?: 'expense'): Promise<string> {
  const later = { period: PERIOD, count, income, expenses, balance: income - expenses };
  return await renderPart(<LaterNote later={later} {...(type === undefined ? {} : { type })} />);
}

test('the note gives the amounts that are dated later, omits zero, and links to their transactions', async () => {
  expect(await renderNote(0, 60)).toContain(
    'Of this, 1 is dated November 22\u2060–\u206030, 2026: −\u2060€60.00.',
  );
  expect(await renderNote(1000, 60, 3)).toContain(
    'Of this, 3 are dated November 22\u2060–\u206030, 2026: +\u2060€1,000.00, −\u2060€60.00.',
  );
  expect(await renderNote(0, 60)).toContain('?from=2026-11-22&amp;to=2026-11-30"');
  expect(await renderNote(0, 60, 1, 'expense')).toContain(
    '?type=expense&amp;from=2026-11-22&amp;to=2026-11-30"',
  );
});

test('the note about some categories links to their transactions', async () => {
  const later = { period: PERIOD, count: 1, income: 0, expenses: 60, balance: -60 };
  const note = await renderPart(<LaterNote later={later} type="expense" category="food,health" />);
  expect(note).toContain('type=expense&amp;category=food%2Chealth&amp;from=2026-11-22');
});
