import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BigAmount } from '#web/ui/amount.tsx';
import { Card } from '#web/ui/card.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { MonthBudgets } from './api.ts';
import list from './budget-list.module.css';
import classes from './budgets.module.css';
import {
  countedCategories,
  toFigures,
  withoutTotal,
  spentShare,
  shortfall,
  sumCategories,
  findTone,
  type Figures,
} from './figures.ts';

type Props = { budgets: MonthBudgets; elapsed: number | undefined; onEdit: () => void };

/** The budget for all expenses; without one, the sum of the categories' budgets. */
export function TotalCard({ budgets, elapsed, onEdit }: Props) {
  const { t } = useTranslation();
  const { decimals, today } = useFormat();
  const { items, from, to, unbudgeted } = budgets;
  const total = items.find(({ category }) => category === ALL_EXPENSES);
  const sum = sumCategories(items, { decimals, range: { from, to }, today: today() });
  const figures = total ? toFigures(total, decimals) : sum;
  const hasBoth = total !== undefined && withoutTotal(items).length > 0;
  return (
    <Card
      title={t(total ? 'budgets.total.allTitle' : 'budgets.total.title')}
      aside={<EditButton isNew={total === undefined} onEdit={onEdit} />}
    >
      <TotalFigures figures={figures} />
      <Meter share={spentShare(figures)} tone={findTone(figures)} mark={elapsed} />
      <Sentences
        days={budgets}
        sum={hasBoth ? sum.available : undefined}
        unbudgeted={total ? 0 : unbudgeted}
        coming={figures.coming}
        short={shortfall(figures, decimals)}
      />
      <LaterNote later={budgets.later} type="expense" category={countedCategories(items)} />
    </Card>
  );
}

function EditButton({ isNew, onEdit }: { isNew: boolean; onEdit: () => void }) {
  const { t } = useTranslation();
  const TheIcon = isNew ? IconPlus : IconPencil;
  return (
    <Button
      variant="subtle"
      data-edit
      aria-haspopup="dialog"
      leftSection={<TheIcon size={18} stroke={1.75} aria-hidden />}
      {...(!isNew && { 'aria-label': t('budgets.row.edit', { name: t('budgets.form.allOption') }) })}
      onClick={onEdit}
    >
      {t(isNew ? 'budgets.addAll' : 'budgets.edit')}
    </Button>
  );
}

function TotalFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const { available, spent, left, leftPerDay } = figures;
  const neighbours = [available, spent, Math.abs(left)];
  const isOver = left < 0;
  return (
    <dl className={classes.totals}>
      <Total name={t('budgets.total.budgeted')}>
        <BigAmount amount={available} neighbours={neighbours} className={classes.figure} />
      </Total>
      <Total name={t('budgets.total.spent')}>
        <BigAmount amount={spent} neighbours={neighbours} className={classes.figure} />
      </Total>
      <Total name={t(isOver ? 'budgets.total.over' : 'budgets.total.left')} isOver={isOver}>
        <BigAmount amount={Math.abs(left)} neighbours={neighbours} className={classes.figure} />
      </Total>
      {leftPerDay !== null && !isOver && (
        <Total name={t('budgets.total.perDay')}>
          <BigAmount amount={leftPerDay} neighbours={neighbours} className={classes.figure} />
        </Total>
      )}
    </dl>
  );
}

function Total({ name, isOver = false, children }: { name: string; isOver?: boolean; children: ReactNode }) {
  return (
    <div className={`shrink ${classes.total}`} data-over={isOver || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type SentencesProps = {
  days: Pick<MonthBudgets, 'days' | 'daysElapsed'> & { from: string; to: string };
  sum: number | undefined;
  unbudgeted: number;
  coming: number;
  short: number;
};

function Sentences({
  days: { days, daysElapsed, from, to },
  sum,
  unbudgeted,
  coming,
  short,
}: SentencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.today();
  const isPast = today > to;
  const isAhead = today < from;
  return (
    <p className={`flex wrap dim text-14 lines-145 numbers ${list.notes}`}>
      {isPast && <span>{t('budgets.month.over')}</span>}
      {isAhead && <span>{t('budgets.month.ahead')}</span>}
      {!isPast && !isAhead && <span>{t('budgets.month.day', { day: daysElapsed, days })}</span>}
      {coming > 0 && <span>{t('budgets.row.coming', { amount: format.amount(coming) })}</span>}
      {short > 0 && <span>{t('budgets.row.short', { amount: format.amount(short) })}</span>}
      {sum !== undefined && <span>{t('budgets.total.sum', { amount: format.amount(sum) })}</span>}
      {unbudgeted > 0 && <span>{t('budgets.total.unbudgeted', { amount: format.amount(unbudgeted) })}</span>}
    </p>
  );
}
