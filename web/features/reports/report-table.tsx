import type { ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import classes from './report-table.module.css';

export type ReportCell = {
  text: ReactNode;
  /** The path of the transactions that the figure sums. */
  to?: string;
  /** The shade, from 0 to 1 for the row's largest amount. */
  heat?: number;
  /** Whether the cell has words, which may be long. */
  isText?: boolean;
  /** Whether the change is good for the user, which gives it a colour; undefined gives none. */
  isGood?: boolean | undefined;
};

export type ReportRow = {
  key: string;
  head: ReactNode;
  /** The path that the name of the row opens. */
  to?: string;
  cells: readonly ReportCell[];
  isTotal?: boolean;
};

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** Whether the table has many columns, such as one for each month. */
  isWide?: boolean;
};

/**
 * A table of a report whose figures open their transactions. Without enough room the figures scroll, and the names of
 * the rows stay. On paper each sheet repeats the heads.
 */
export function ReportTable({ caption, columns, rows, isWide = false }: Props) {
  const isDense = isWide && rows.some(({ cells }) => cells.some(hasLongText));
  return (
    <ScrollTable
      {...{ caption, columns, isWide }}
      boxClass={classes.scroll}
      tableClass={`${classes.table} ${isDense ? classes.dense : ''}`}
    >
      {rows.map(({ key, head, to, cells, isTotal }) => (
        <tr key={key} data-total={isTotal || undefined}>
          <th scope="row">
            <Linked to={to}>{head}</Linked>
          </th>
          {cells.map((cell, index) => (
            <td
              key={columns[index + 1]}
              data-good={cell.isGood}
              data-text={cell.isText || undefined}
              style={cell.heat ? { background: heatColor(cell.heat) } : undefined}
            >
              <Linked to={cell.to}>{cell.text}</Linked>
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

/** With amounts up to this length, twelve months fit next to the menu. */
const MAX_ROOMY_LENGTH = 9;

function hasLongText({ text }: ReportCell): boolean {
  return typeof text === 'string' && text.length > MAX_ROOMY_LENGTH;
}

function Linked({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link className={`at-end no-underline ${classes.link}`} to={to}>
      {children}
    </Link>
  );
}

/** Returns a colour light enough for text on it in both themes. The shadow of a table that scrolls shows through. */
export function heatColor(heat: number): string {
  return `color-mix(in srgb, var(--accent) ${Math.round(4 + heat * 24)}%, transparent)`;
}
