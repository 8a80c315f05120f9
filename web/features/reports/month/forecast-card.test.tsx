import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Forecast } from '#shared/contract/forecast.ts';
import { readLines, renderPart } from '#web/ui/testing/render-part.tsx';
import { ForecastCard } from './forecast-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const none = { off: null, relative: null, naiveOff: null, naive: null, covered: 0 };
const measured = { ...none, off: 20, covered: 10 };
const figure = { p10: 90, p50: 100, p90: 110 };
const NOT_MEASURED = { months: 0, income: none, expenses: none, balance: none };
const MEASURED = { months: 12, income: measured, expenses: measured, balance: none };

type Shown = { month: string; error: Forecast['error'] };

function renderForecast({ month = '2026-12', error = NOT_MEASURED }: Partial<Shown>): Promise<string> {
  return renderPart(
    <ForecastCard
      forecast={{ month, income: figure, expenses: figure, balance: figure, error }}
      errorNote={() => 'Measured at the start of each month.'}
    />,
  );
}

it('the forecast of the current month says on which day it was made', async () => {
  expect(await renderForecast({ month: '2026-11' })).toContain('As of November 26, 2026.');
  expect(await renderForecast({ month: '2026-12' })).not.toContain('As of');
});

it('each side has its range and its error, and the explanation of the error is folded', async () => {
  const html = await renderForecast({ error: MEASURED });
  expect(readLines(html).slice(0, 4)).toEqual([
    'Type | Expected | Likely range | Average error | Months in range',
    'Income | €100 | €90 to €110 | €20 | 10 of 12',
    'Expenses | €100 | €90 to €110 | €20 | 10 of 12',
    'Balance | €100 | €90 to €110 | – | –',
  ]);
  expect(html).toMatch(
    /<details.*How this is worked out.*Measured at the start of each month\..*<\/details>/,
  );
});

it('a column without any known figure is left out', async () => {
  const html = await renderForecast({});
  expect(readLines(html)[0]).toBe('Type | Expected | Likely range');
  expect(html).not.toContain('How this is worked out');
});
