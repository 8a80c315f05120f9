import classes from './bones.module.css';

/** A grey piece that stands in for text of its own height; `width` is a share of what there is. */
export function Bone({ width }: { width: number }) {
  return <span className={classes.bone} style={{ width: `${width}%` }} />;
}

/** Stands in for the lines while their code or their data is on its way. */
export function ChartBones() {
  return <div className={classes.grid} />;
}

/** The same for the ring and as many entries of its legend. */
export function RingBones({ rows }: { rows: number }) {
  return (
    <div>
      <div className={classes.ring} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.entry}>
          <Bone width={30 + ((row * 17) % 25)} />
          <Bone width={22} />
        </div>
      ))}
    </div>
  );
}
