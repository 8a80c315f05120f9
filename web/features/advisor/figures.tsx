import type { Answer, Fact } from '#shared/contract/advisor.ts';
import { useTableToggle } from '#web/charts/table-toggle.tsx';
import { AnswerChart } from './answer-chart.tsx';
import { AnswerTable } from './answer-table.tsx';
import classes from './figures.module.css';

type Props = { answer: Pick<Answer, 'chart' | 'table'>; facts: readonly Fact[] };

/** The chart or the table of an answer; a button switches between them if there are both. */
export function Figures({ answer: { chart, table }, facts }: Props) {
  const { isTable, toggle } = useTableToggle();
  if (!chart || !table)
    return (
      <>
        {chart && <AnswerChart chart={chart} facts={facts} />}
        {table && <AnswerTable table={table} facts={facts} />}
      </>
    );
  return (
    <div className={`grid gap-8 ${classes.figures}`}>
      {toggle}
      {isTable ? (
        <AnswerTable table={table} facts={facts} />
      ) : (
        <AnswerChart chart={chart} rows={table.rows} facts={facts} />
      )}
    </div>
  );
}
