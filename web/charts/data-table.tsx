import { ScrollTable } from '#web/ui/scroll-table.tsx';
import classes from './data-table.module.css';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row; the others are figures. A heading has a name only, for the rows below it. */
  rows: readonly { key: string; cells: readonly string[]; isTotal?: boolean; isHeading?: boolean }[];
};

/** A chart's figures as a table, which scrolls when it is long. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <ScrollTable {...{ caption, columns }} boxClass={classes.scroll} tableClass={classes.table}>
      {rows.map(({ key, cells: [name, ...figures], isTotal, isHeading }) =>
        isHeading ? (
          <tr key={key} className={classes.heading}>
            <th scope="col" colSpan={columns.length}>
              {name}
            </th>
          </tr>
        ) : (
          <tr key={key} data-total={isTotal}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ),
      )}
    </ScrollTable>
  );
}
