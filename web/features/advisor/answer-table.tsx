import type { Answer, Fact } from '#shared/contract/advisor.ts';
import { useTranslation } from 'react-i18next';
import { Pieces } from './pieces.tsx';
import classes from './answer-table.module.css';

type Props = { table: NonNullable<Answer['table']>; facts: readonly Fact[] };

/** The figures of an answer as a table, which scrolls if it is too wide. */
export function AnswerTable({ table: { columns, rows }, facts }: Props) {
  const { t } = useTranslation();
  // Columns with figures align right.
  const isFigure = (column: number) => column > 0 && rows.some((row) => row[column]?.factId !== undefined);
  return (
    <div className={classes.scroll} role="group" aria-label={t('ask.table')} tabIndex={0}>
      <table className={`full-width numbers ${classes.table}`}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figure={isFigure(index) || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- names may repeat
            <tr key={index}>
              <th scope="row">{name && <Pieces pieces={[name]} facts={facts} />}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} data-figure={isFigure(column + 1) || undefined}>
                  <Pieces pieces={[cell]} facts={facts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
