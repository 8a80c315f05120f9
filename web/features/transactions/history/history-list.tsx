import { useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useTransactionDialogs } from '../use-transaction-dialogs.tsx';
import { sumDays } from './day-sums.ts';
import { HistoryRow } from './history-row.tsx';
import { FoundTotals, type Totals } from './history-summary.tsx';
import { BulkActions, ListBar } from './list-bar.tsx';
import { LoadMore, type Paging } from './load-more.tsx';
import type { HistorySearch } from './search.ts';
import { isMarked, useSelection, type Selection } from './selection.ts';
import { useBulkDialogs } from './use-bulk-dialogs.tsx';
import { useSelectMode, type SelectMode } from './use-select-mode.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import classes from './history-list.module.css';

type Props = {
  search: HistorySearch;
  items: readonly Transaction[];
  totals: Totals | undefined;
  mode: SelectMode;
  paging: Paging;
};

const LOAD_AHEAD = 60;

/** Transactions that can be selected; only the rows near the window are drawn. */
export function HistoryList({ search, items, totals, mode, paging }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection(items, totals?.count);
  const { isSelecting, onToggle, stop } = useSelectMode(selection, mode);
  const { bulk, dialogs } = useBulkDialogs({ search, selection, totals, stop, list });
  return (
    <>
      <ListBar
        selection={selection}
        loaded={items.length}
        total={totals?.count}
        isSelecting={isSelecting}
        onStop={stop}
        actions={<BulkActions {...bulk} />}
      >
        {totals && <FoundTotals {...totals} />}
      </ListBar>
      <Rows {...{ search, items, list, selection, isSelecting, onToggle, paging }} total={totals?.count} />
      {dialogs}
    </>
  );
}

type RowsProps = Pick<Props, 'search' | 'items' | 'paging'> & {
  list: RefObject<HTMLUListElement | null>;
  total: number | undefined;
  selection: Selection<Transaction>;
  isSelecting: boolean;
  onToggle: Selection['toggle'];
};

function Rows({ search, items, paging, list, total, selection, isSelecting, onToggle }: RowsProps) {
  const { t } = useTranslation();
  const { actions, dialogs } = useTransactionDialogs(list);
  const isByDay = search.sort === undefined || search.sort === 'oldest';
  const beginsDay = (index: number) => isByDay && items[index]?.date !== items[index - 1]?.date;
  const { rows, measureRow, above, below, lastIndex } = useVisibleRows(list, items, beginsDay);
  const sums = useDaySums(items, paging.hasMore);
  return (
    <>
      <ul
        ref={list}
        className={classes.list}
        style={{ paddingTop: above, paddingBottom: below }}
        tabIndex={-1}
        aria-label={t('history.list.label')}
        data-selecting={isSelecting || undefined}
      >
        {rows.map(({ index, key }) => {
          const transaction = items[index];
          return (
            transaction && (
              <HistoryRow
                key={key}
                ref={measureRow}
                transaction={transaction}
                index={index}
                total={total}
                dayShown={beginsDay(index) ? 'above' : isByDay ? 'no' : 'inside'}
                daySum={sums.get(transaction.date)}
                isSelected={isMarked(selection.marks, transaction.id)}
                isSelecting={isSelecting}
                onToggle={onToggle}
                actions={actions}
              />
            )
          );
        })}
      </ul>
      <LoadMore {...paging} isNearEnd={lastIndex >= items.length - LOAD_AHEAD} />
      {dialogs}
    </>
  );
}

function useDaySums(items: readonly Transaction[], hasMore: boolean) {
  const { decimals } = useFormat();
  return useMemo(() => sumDays(items, { hasMore, decimals }), [items, hasMore, decimals]);
}
