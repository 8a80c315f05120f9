import { TextSkeleton, LineChartSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import dashboardClasses from './admin-dashboard.module.css';
import classes from './figures.module.css';

const ROWS = [
  { name: 'counts', cards: 4 },
  { name: 'money', cards: 2 },
  { name: 'retentions', cards: 3 },
] as const;

/** The empty cards in their final places and sizes. */
export function MetricsSkeleton() {
  return (
    <Loading className={`stack gap-20 ${dashboardClasses.content}`}>
      {ROWS.map(({ name, cards }) => (
        <div key={name} className={classes[name]}>
          {Array.from({ length: cards }, (_, at) => (
            <FigureSkeleton key={at} />
          ))}
        </div>
      ))}
      <Card>
        <LineChartSkeleton />
      </Card>
    </Loading>
  );
}

function FigureSkeleton() {
  return (
    <Card className={classes.card ?? ''}>
      <div className={classes.head}>
        <TextSkeleton width={45} />
      </div>
      <p className={classes.value}>
        <TextSkeleton width={55} />
      </p>
      <p className={classes.change}>
        <TextSkeleton width={75} />
      </p>
    </Card>
  );
}
