import classes from './meter.module.css';

export type MeterTone = 'fine' | 'near' | 'over';

type Props = {
  /** The filled part, from 0 to 1; a larger share is full. */
  share: number;
  tone?: MeterTone;
  /** A second share that a line marks, such as the share of the days that have passed. */
  mark?: number | undefined;
};

/** A bar that shows a share; decoration, since words next to it say the same. */
export function Meter({ share, tone = 'fine', mark }: Props) {
  return (
    <div className={classes.meter} data-tone={tone} aria-hidden="true">
      <div className={classes.fill} style={{ width: toPercent(share) }} />
      {mark !== undefined && <div className={classes.mark} style={{ left: toPercent(mark) }} />}
    </div>
  );
}

function toPercent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
}
