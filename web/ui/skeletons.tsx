import classes from './skeletons.module.css';

/** Stands in for a line of text; `width` is in percent. */
export function TextSkeleton({ width }: { width: number }) {
  return <span className={classes.text} style={{ width: `${width}%` }} />;
}

/** Stands in for a line chart while its code or data loads. */
export function LineChartSkeleton() {
  return <div className={classes.grid} />;
}

/** Stands in for a donut chart and `rows` entries of its legend. */
export function DonutChartSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.donut}>
      <div className={classes.chart}>
        <div className={`rigid ${classes.ring}`} />
        <div className="grow">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={`row between ${classes.entry}`}>
              <TextSkeleton width={30 + ((row * 17) % 25)} />
              <TextSkeleton width={22} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
