import { expect, it } from 'vitest';
import { addMonths, today } from '#shared/calendar.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { useMonthsChart } from './use-months-chart.ts';

const THIS_MONTH = today('UTC', Date.now()).slice(0, 7);

function Now({ months }: { months: readonly string[] }) {
  const { now } = useMonthsChart(months.map((month) => ({ month, income: 1, expenses: 1 })));
  return <p>{now === undefined ? 'none' : `${now.index} ${String(now.isPartial)}`}</p>;
}

it('the chart marks the current month as not over', async () => {
  const months = [addMonths(`${THIS_MONTH}-01`, -1).slice(0, 7), THIS_MONTH];
  expect(await renderPart(<Now months={months} />)).toContain('1 true');
  expect(await renderPart(<Now months={months.slice(0, 1)} />)).toContain('none');
});
