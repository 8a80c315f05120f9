import type { ReactNode } from 'react';
import classes from './scroll-table.module.css';

type Props = {
  caption: string;
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
  /** The classes of the box that scrolls, and of the table. */
  boxClass: string | undefined;
  tableClass: string | undefined;
  /** Whether it has a column for each month. */
  isWide?: boolean;
};

/** A table with its column heads, in a box that scrolls, also by keyboard. */
export function ScrollTable({ caption, columns, children, boxClass, tableClass, isWide = false }: Props) {
  return (
    <div className={`${classes.box} ${boxClass}`} role="group" aria-label={caption} tabIndex={0}>
      <table className={`${classes.table} ${tableClass}`} data-wide={isWide || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
