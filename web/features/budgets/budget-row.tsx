import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarRange } from '#shared/calendar.ts';
import type { Budget } from '#shared/contract/budgets.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import classes from './budget-list.module.css';
import { toFigures, spentShare, shortfall, findTone, type Figures, shownAvailable } from './figures.ts';
import { LeftText } from './left-text.tsx';

type Props = {
  budget: Budget;
  range: CalendarRange;
  /** The share of the current month that has passed; undefined for other months. */
  elapsed: number | undefined;
  onEdit: () => void;
};

/** A category, its budget and its spending. The name opens the transactions in the history. */
export function BudgetRow({ budget, range, elapsed, onEdit }: Props) {
  const { t } = useTranslation();
  const { decimals, progress } = useFormat();
  const { category } = budget;
  const { name } = useCategories().find(category);
  const figures = toFigures(budget, decimals);
  const { available } = figures;
  const share = progress(spentShare(figures));
  return (
    <li className={`row gap-14 ${classes.row}`} data-budget={category}>
      <CategoryIcon category={category} />
      <div className={`stack gap-6 grow shrink ${classes.body}`}>
        <div className={`flex wrap between align-baseline ${classes.line}`}>
          <Link
            className={`shrink weight-600 no-underline break-anywhere ${classes.name}`}
            to={searchPath({ type: 'expense', category, ...range })}
          >
            {name}
          </Link>
          <SpentText figures={figures} />
        </div>
        <Meter share={spentShare(figures)} tone={findTone(figures)} mark={elapsed} />
        <p className={`flex wrap dim text-14 lines-145 numbers ${classes.notes}`}>
          <LeftText figures={figures} />
          <Notes
            budget={budget}
            short={shortfall(figures, decimals)}
            share={available > 0 && t('budgets.row.share', { percent: share })}
          />
        </p>
      </div>
      <ActionIcon
        className={classes.edit ?? ''}
        data-edit
        aria-haspopup="dialog"
        aria-label={t('budgets.row.edit', { name })}
        onClick={onEdit}
      >
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** '€312.40 of €400.00' */
export function SpentText({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  // The amounts are separate elements, since long ones show in short form.
  const [before = '', after = ''] = t('budgets.row.spent', { spent: '\n', budgeted: '' }).split('\n');
  return (
    <span className="numbers">
      {before}
      <strong>
        <AmountInText amount={figures.spent} />
      </strong>{' '}
      {/* A narrow line breaks before 'of €400.00', not within it. */}
      <span className="nowrap">
        {after.trimStart()}
        <AmountInText amount={shownAvailable(figures)} />
      </span>
    </span>
  );
}

function Notes({ budget, short, share }: { budget: Budget; short: number; share: string | false }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { carried, coming, leftPerDay } = budget;
  const notes = [
    leftPerDay !== null && leftPerDay > 0 && t('budgets.row.perDay', { amount: format.amount(leftPerDay) }),
    coming > 0 && t('budgets.row.coming', { amount: format.amount(coming) }),
    short > 0 && t('budgets.row.short', { amount: format.amount(short) }),
    carried !== 0 && t('budgets.row.carried', { amount: format.signedAmount(carried) }),
    share,
  ];
  return notes.filter((note) => note !== false).map((note) => <span key={note}>{note}</span>);
}
