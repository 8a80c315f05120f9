import type { CalendarDay } from '#shared/calendar.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import { CategoriesCard } from './categories-card.tsx';
import { TrendCard } from './trend-card.tsx';
import classes from './dashboard.module.css';

export function SummaryCharts({ summary, today }: { summary: Summary; today: CalendarDay }) {
  return (
    <div className={`grid gap-16 ${classes.charts}`}>
      <TrendCard summary={summary} today={today} />
      <CategoriesCard categories={summary.categories} period={summary.period} />
    </div>
  );
}
