import { expect, it } from 'vitest';
import { BalanceDrawing } from './balance-drawing.tsx';
import { renderPart } from '#web/ui/testing/render-part.tsx';

it('the bar of a month that is not over is marked', async () => {
  const points = [
    { month: '2026-10', balance: 40 },
    { month: '2026-11', balance: 10, isRunning: true },
  ];
  const html = await renderPart(<BalanceDrawing points={points} size={{ width: 600, height: 240 }} />);
  const bars = html.match(/<rect[^>]*>/g) ?? [];
  expect(bars.map((bar) => bar.includes('data-running="true"'))).toEqual([false, true]);
});
