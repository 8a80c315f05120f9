import type { Answer, Fact, Piece } from '#shared/contract/advisor.ts';
import { largestOf } from '#shared/lists.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import { Pieces } from './pieces.tsx';
import classes from './ranks.module.css';

type Points = NonNullable<Answer['chart']>['series'][number]['points'];
/** `rows` are the rows of the answer's table, whose figures explain where they come from. */
type Props = { name: string; points: Points; rows: readonly (readonly Piece[])[]; facts: readonly Fact[] };

/** Labels with their amounts, each above a bar. */
export function Ranks({ name, points, rows, facts }: Props) {
  const maxValue = Math.max(0, largestOf(points.map(({ value }) => Math.abs(value)))) || 1;
  return (
    <ul className={`grid gap-12 ${classes.ranks}`} aria-label={name}>
      {points.map(({ label, value }, index) => {
        const figure = findFigure(rows[index], label);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat
          <li key={index}>
            <span className="break-anywhere">{label}</span>
            <span className={`numbers ${classes.rankAmount}`}>
              {figure ? <Pieces pieces={[figure]} facts={facts} /> : <AmountInText amount={value} />}
            </span>
            <Bar percent={(100 * Math.abs(value)) / maxValue} />
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg
      className={`full-width hover-color ${classes.rankBar}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden
    >
      <rect width={percent} height={1} />
    </svg>
  );
}

/** Finds the amount in a row of the table, which has the id of its fact; the chart has only the value. */
function findFigure(row: readonly Piece[] = [], label: string): Piece | undefined {
  const [first, amount] = row;
  return first?.text === label ? amount : undefined;
}
