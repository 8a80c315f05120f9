import { useQuery } from '@tanstack/react-query';
import { IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ALL_EXPENSES, type Budget } from '#shared/contract/budgets.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { LaterNote } from '#web/ui/later-note.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { budgetsQuery } from './api.ts';
import { SpentText } from './budget-row.tsx';
import classes from './budgets-card.module.css';
import { countedCategories, toFigures, nearestFirst, spentShare, findTone } from './figures.ts';
import { LeftText } from './left-text.tsx';
import { useBudgetName } from './use-budget-name.ts';

const MAX_ROWS = 4;

/** The current month's budgets that are nearest to their limit; nothing if there are none. */
export function BudgetsCard() {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const { data } = useQuery(budgetsQuery(useToday()));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <div className={classes.place}>
      <Card
        className={classes.card ?? ''}
        title={t('budgets.card.title')}
        aside={<CardLink to={paths.budgets}>{t('budgets.card.open')}</CardLink>}
      >
        <ul className={`grid ${classes.list}`}>
          {nearestFirst(data.items, decimals)
            .slice(0, MAX_ROWS)
            .map((budget) => (
              <Row key={budget.category} budget={budget} elapsed={data.daysElapsed / data.days} />
            ))}
        </ul>
        <LaterNote later={data.later} type="expense" category={countedCategories(data.items)} />
      </Card>
    </div>
  );
}

function Row({ budget, elapsed }: { budget: Budget; elapsed: number }) {
  const { decimals } = useFormat();
  const toName = useBudgetName();
  const figures = toFigures(budget, decimals);
  const { category } = budget;
  return (
    <li className="row gap-14 shrink">
      {category === ALL_EXPENSES ? <AllIcon /> : <CategoryIcon category={category} />}
      <div className={`stack grow shrink dim text-14 ${classes.body}`}>
        <div className={`flex wrap between align-baseline ${classes.line}`}>
          <span className="shrink text text-16 weight-600 break-anywhere">{toName(category)}</span>
          <LeftText figures={figures} />
        </div>
        <Meter share={spentShare(figures)} tone={findTone(figures)} mark={elapsed} />
        <SpentText figures={figures} />
      </div>
    </li>
  );
}

function AllIcon() {
  return (
    <span className={`in-middle rigid accent-color accent ${classes.all}`} aria-hidden>
      <IconWallet size={20} stroke={1.75} />
    </span>
  );
}
