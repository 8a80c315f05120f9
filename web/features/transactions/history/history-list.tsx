import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useTransactionDialogs } from '../use-transaction-dialogs.tsx';
import { HistoryRow } from './history-row.tsx';
import { ListBar } from './list-bar.tsx';
import { LoadMore, type Paging } from './load-more.tsx';
import { useSelection, type Selection } from './selection.ts';
import { useDeletion } from './use-deletion.tsx';
import { useVisibleRows } from './use-visible-rows.ts';
import classes from './history-list.module.css';

type Props = Paging & {
  items: readonly Transaction[];
  total: number | undefined;
  isByDay: boolean;
  csvAddress: string;
};

const LOAD_AHEAD = 40;

/** Transactions that can be selected; only the rows near the window are drawn. */
export function HistoryList({ items, total, isByDay, csvAddress, ...paging }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { actions, dialogs } = useTransactionDialogs(list);
  const selection = useSelection(items);
  const { isSelecting, onToggle, enterSelecting, leaveSelecting } = useSelectMode(selection);
  const deletion = useDeletion(selection.selected, leaveSelecting, list);
  const beginsDay = (index: number) => isByDay && items[index]?.date !== items[index - 1]?.date;
  const { rows, measureRow, above, below, lastIndex } = useVisibleRows(list, items, beginsDay);

  return (
    <>
      <ListBar
        selection={selection}
        loaded={items.length}
        isSelecting={isSelecting}
        onSelect={enterSelecting}
        onStop={leaveSelecting}
        csvAddress={csvAddress}
        onDelete={deletion.ask}
      />
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
                isSelected={selection.ids.has(transaction.id)}
                onToggle={onToggle}
                actions={actions}
              />
            )
          );
        })}
      </ul>
      <LoadMore {...paging} isNearEnd={lastIndex >= items.length - LOAD_AHEAD} />
      {dialogs}
      {deletion.dialog}
    </>
  );
}

/** Selecting lasts from the first toggle or a click until it is left, also while nothing is selected. */
function useSelectMode({ selected, toggle, clear }: Selection) {
  const [isSelectMode, setIsSelectMode] = useState(false);
  const onToggle = useCallback<typeof toggle>(
    (...toggled) => {
      toggle(...toggled);
      setIsSelectMode(true);
    },
    [toggle],
  );
  const enterSelecting = () => setIsSelectMode(true);
  const leaveSelecting = () => {
    clear();
    setIsSelectMode(false);
  };
  return { isSelecting: isSelectMode || selected.length > 0, onToggle, enterSelecting, leaveSelecting };
}
