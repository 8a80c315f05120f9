import { useTranslation } from 'react-i18next';
import { isNegative } from '#shared/import/decimal.ts';
import type { Movement, Statement } from '#shared/import/types.ts';
import { formatDecimalText } from '#shared/money.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './questions.module.css';

const SAMPLES = 3;

/** The first movements of a file in words. */
export function SampleReadings({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation();
  const movements = statements
    .flatMap((statement) => statement.movements.slice(0, SAMPLES))
    .slice(0, SAMPLES);
  return (
    <div className={`stack gap-6 ${classes.readings}`}>
      <p>{t('imports.columns.readings')}</p>
      <ul>
        {Object.entries(movements).map(([index, movement]) => (
          <Reading key={index} movement={movement} />
        ))}
      </ul>
    </div>
  );
}

function Reading({ movement: { date, amount, payee, text } }: { movement: Movement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const type = isNegative(amount) ? 'expense' : 'income';
  const day = format.day(date, DAY_FORMATS.long);
  const money = formatDecimalText(amount.replace('-', ''), format.currency, format.locale);
  return (
    <li className={`flex wrap line-above text-15 lines-140 ${classes.reading}`}>
      {`${day} · ${t(`imports.columns.types.${type}`)} ${money}`}
      <span>{payee ?? text}</span>
    </li>
  );
}
