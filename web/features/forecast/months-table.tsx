import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/charts/data-table.tsx';
import { findBand, type MonthPoint, type Side } from './chart-data.ts';
import { useComingChart } from './use-coming-chart.ts';
import { useExpectedText } from './use-expected-text.ts';

type Props = { points: readonly MonthPoint[]; side: Side };

/** The months as a table. Expected ones come first, because the table opens at its first rows. */
export function MonthsTable({ points, side }: Props) {
  const { t } = useTranslation();
  const toAmounts = useAmounts();
  const { points: titledPoints } = useComingChart(points, side);
  const rows = points.map((point, index) => ({
    key: point.first,
    cells: [titledPoints[index]?.title ?? '', ...toAmounts(point)],
    isExpected: point.figure !== undefined,
  }));
  const toPart = (name: 'expected' | 'recorded') => {
    const partRows = rows.filter(({ isExpected }) => isExpected === (name === 'expected'));
    return partRows.length === 0
      ? []
      : [{ key: name, cells: [t(`forecast.coming.${name}`)], isHeading: true }, ...partRows];
  };
  return (
    <DataTable
      caption={t('forecast.coming.title')}
      columns={[
        t('forecast.coming.month'),
        t(`forecast.sides.${side}`),
        t('forecast.coming.lowest'),
        t('forecast.coming.highest'),
      ]}
      rows={[...toPart('expected'), ...toPart('recorded')]}
    />
  );
}

/** Writes the amount of a month and both ends of its range. */
function useAmounts(): (point: MonthPoint) => string[] {
  const expected = useExpectedText();
  return ({ amount, figure }) => {
    const band = figure && findBand(figure);
    const ends = [band?.low, band?.high].map((end) => (end === undefined ? '–' : expected.amount(end)));
    return [expected.amount(amount), ...ends];
  };
}
