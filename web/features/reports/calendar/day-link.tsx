import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { heatColor } from '../report-table.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { formatCellAmount } from './cell-amount.ts';
import type { DayCell } from './day-cells.ts';
import classes from './month-grid.module.css';

/** A day of the calendar, which opens its transactions. */
export function DayLink({ cell }: { cell: DayCell }) {
  const { date, heat, spent, expected } = cell;
  const format = useFormat();
  return (
    <Link
      className={`stack between frame text text-14 numbers no-underline ${classes.day}`}
      to={searchPath({ from: date, to: date, type: 'expense' })}
      aria-label={useDayName(cell)}
      aria-current={date === format.today() ? 'date' : undefined}
      style={heat > 0 ? { background: heatColor(heat) } : undefined}
    >
      <span className={`row gap-6 weight-600 ${classes.number}`}>
        {Number(date.slice(8))}
        {expected.count > 0 && <span className={classes.expectedMark} />}
      </span>
      {spent === 0 ? <ExpectedAmount cell={cell} /> : <CellAmount spent={spent} />}
    </Link>
  );
}

/** The expected amount of a day: its expenses, or its income if it has no expenses. */
function ExpectedAmount({ cell: { expected } }: { cell: DayCell }) {
  if (expected.expenses !== 0) return <CellAmount spent={expected.expenses} isExpected />;
  return expected.income > 0 ? <CellAmount spent={-expected.income} isExpected /> : null;
}

/** The amount in a cell. Money that comes in is negative, and shows with a plus. */
function CellAmount({ spent, isExpected }: { spent: number; isExpected?: boolean }) {
  const format = useFormat();
  const sign = spent < 0 ? '+' : '';
  const amount = Math.abs(spent);
  const common = { 'data-expected': isExpected };
  return (
    <>
      <span className={`ellipsis ${classes.amount}`} data-text={sign + format.amount(amount)} {...common} />
      <span
        className={`ellipsis no-print ${classes.compact}`}
        data-text={sign + formatCellAmount(amount, format.locale)}
        {...common}
      />
    </>
  );
}

/** The name of a day for screen readers, with all that its cell shows. */
function useDayName({ date, spent, expected, isAhead }: DayCell): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, income, expenses } = expected;
  function spentText(amount: number): string {
    if (amount === 0) return t('reports.calendar.nothing');
    return amount > 0 ? format.amount(amount) : format.signedAmount(-amount);
  }
  return [
    format.day(date, { dateStyle: 'full' }),
    ...(isAhead && count > 0 ? [] : [spentText(spent)]),
    ...(count > 0 ? [t('reports.calendar.due', { count, number: format.count(count) })] : []),
    ...(expenses !== 0 ? [format.signedAmount(-expenses)] : []),
    ...(income > 0 ? [format.signedAmount(income)] : []),
  ].join(', ');
}
