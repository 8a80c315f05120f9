import { expect, test } from 'vitest';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { LaterNote } from './later-note.tsx';

const PERIOD = { from: '2026-11-22', to: '2026-11-30' };

async function noteOf(income: number, expenses: number, count = 1, type?: 'expense'): Promise<string> {
  const later = { period: PERIOD, count, income, expenses, balance: income - expenses };
  return await renderPart(<LaterNote later={later} {...(type === undefined ? {} : { type })} />);
}

test('what is recorded for later days is named and opens, without a side that is zero', async () => {
  expect(await noteOf(0, 60)).toContain(
    'Recorded for later days (November 22–30, 2026), and not counted: €60.00 of expenses in 1 transaction.',
  );
  expect(await noteOf(1000, 60, 3)).toContain(
    '€1,000.00 of income and €60.00 of expenses in 3 transactions.',
  );
  expect(await noteOf(0, 60)).toContain('?from=2026-11-22&amp;to=2026-11-30"');
  expect(await noteOf(0, 60, 1, 'expense')).toContain('?type=expense&amp;from=2026-11-22&amp;to=2026-11-30"');
});
