import { TextSkeleton, LineChartSkeleton, DonutChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TOTALS } from './change.ts';
import classes from './dashboard.module.css';
import totalsClasses from './totals.module.css';
import trendClasses from './trend-card.module.css';

const LEGEND_ROWS = 6;
const RECENT_ROWS = ['1', '2', '3', '4', '5'];

/** The dashboard's empty cards in their final places and sizes. */
export function DashboardSkeleton() {
  return (
    <Loading className={classes.content}>
      <div className={totalsClasses.totals}>
        {TOTALS.map((kind) => (
          <Card key={kind} className={totalsClasses[kind] ?? ''}>
            <TotalSkeleton />
          </Card>
        ))}
      </div>
      <div className={classes.charts}>
        <Card className={trendClasses.card ?? ''}>
          <TrendSkeleton />
        </Card>
        <Card>
          <Title width={50} />
          <DonutChartSkeleton rows={LEGEND_ROWS} />
        </Card>
      </div>
      <RecentSkeleton />
    </Loading>
  );
}

function TotalSkeleton() {
  return (
    <>
      <div className={totalsClasses.head}>
        <TextSkeleton width={40} />
        <span className={totalsClasses.iconWaiting} />
      </div>
      <p className={totalsClasses.amount}>
        <TextSkeleton width={70} />
      </p>
      <p className={totalsClasses.change}>
        <TextSkeleton width={85} />
        <span className={totalsClasses.compared}>
          <TextSkeleton width={40} />
        </span>
      </p>
    </>
  );
}

function TrendSkeleton() {
  return (
    <>
      <Title width={30} />
      <div className={trendClasses.bar}>
        <span className={trendClasses.choiceWaiting}>
          <TextSkeleton width={100} />
        </span>
      </div>
      <div className={trendClasses.chart}>
        <LineChartSkeleton />
      </div>
    </>
  );
}

function RecentSkeleton() {
  return (
    <Card>
      <Title width={20} />
      {RECENT_ROWS.map((row) => (
        <p key={row} className={classes.transactionWaiting}>
          <TextSkeleton width={35} />
          <TextSkeleton width={12} />
        </p>
      ))}
    </Card>
  );
}

function Title({ width }: { width: number }) {
  return (
    <p className={classes.titleWaiting}>
      <TextSkeleton width={width} />
    </p>
  );
}
