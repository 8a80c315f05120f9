import { TextSkeleton, LineChartSkeleton, DonutChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TOTALS } from './change.ts';
import classes from './dashboard.module.css';
import totalsClasses from './totals.module.css';
import trendClasses from './trend-card.module.css';

const LEGEND_ROWS = 6;
const RECENT_ROWS = ['1', '2', '3', '4', '5'];

/** The dashboard while it loads: empty cards in their final places and sizes. */
export function DashboardSkeleton() {
  return (
    <Loading className={`stack gap-16 ${classes.content}`}>
      <section className={`card-color frame ${totalsClasses.card}`}>
        <div className={`grid ${totalsClasses.totals}`}>
          {TOTALS.map((kind) => (
            <TotalSkeleton key={kind} kind={kind} />
          ))}
        </div>
      </section>
      <ChartsSkeleton />
      <RecentSkeleton />
    </Loading>
  );
}

export function ChartsSkeleton() {
  return (
    <div className={`grid gap-16 ${classes.charts}`}>
      <TrendSkeleton />
      <CategoriesSkeleton />
    </div>
  );
}

function TotalSkeleton({ kind }: { kind: string }) {
  return (
    <div className={totalsClasses.total} data-kind={kind}>
      <p className="text-14">
        <TextSkeleton width={40} />
      </p>
      <Line className={`weight-700 ${totalsClasses.amount}`} width={70} />
      <p className={`dim text-14 lines-150 ${totalsClasses.change}`}>
        <TextSkeleton width={60} />
      </p>
    </div>
  );
}

function TrendSkeleton() {
  return (
    <Card className={`stack ${classes.tight}`}>
      <Line className={`row ${trendClasses.choiceWaiting}`} width={30} />
      <p className={`text-13 ${trendClasses.legend}`}>
        <TextSkeleton width={30} />
      </p>
      <div className={`stack ${trendClasses.chart}`}>
        <LineChartSkeleton />
      </div>
    </Card>
  );
}

function CategoriesSkeleton() {
  return (
    <Card className={classes.tight ?? ''}>
      <Line className={classes.titleWaiting} width={50} />
      <DonutChartSkeleton rows={LEGEND_ROWS} />
    </Card>
  );
}

function RecentSkeleton() {
  return (
    <Card className={classes.tight ?? ''}>
      <Line className={classes.titleWaiting} width={20} />
      {RECENT_ROWS.map((row) => (
        <p key={row} className={`row between ${classes.transactionWaiting}`}>
          <TextSkeleton width={35} />
          <TextSkeleton width={12} />
        </p>
      ))}
    </Card>
  );
}

function Line({ className, width }: { className: string | undefined; width: number }) {
  return (
    <p className={className}>
      <TextSkeleton width={width} />
    </p>
  );
}
