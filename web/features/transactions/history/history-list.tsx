import { Button } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useTransactionDialogs } from '../use-transaction-dialogs.tsx';
import { HistoryRow } from './history-row.tsx';
import { ListBar } from './list-bar.tsx';
import { useSelection } from './selection.ts';
import { useRemoveTransactions } from './use-remove-transactions.ts';
import classes from './history-list.module.css';

const DeleteManyDialog = dialogOnDemand(
  async () => (await import('./delete-many-dialog.tsx')).DeleteManyDialog,
);

type Props = {
  items: readonly Transaction[];
  total: number | undefined;
  isByDay: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last try to load more has failed: the next one waits for somebody to ask. */
  hasFailed: boolean;
  onLoadMore: () => void;
  csvAddress: string;
};

const ROW_HEIGHT = 65;
const DAY_HEIGHT = 48;
const OVERSCAN = 10;
const LOAD_AHEAD = 40;

/** The transactions, of which only those near the window are drawn; more come before the end is reached. */
export function HistoryList({ items, total, isByDay, csvAddress, ...paging }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { actions, dialogs } = useTransactionDialogs(list);
  const selection = useSelection(items);
  const removeTransactions = useRemoveTransactions();
  const [isAsking, setIsAsking] = useState(false);
  const [isSelectMode, setIsSelectMode] = useState(false);
  const isSelecting = isSelectMode || selection.selected.length > 0;
  const beginsDay = (index: number) => isByDay && items[index]?.date !== items[index - 1]?.date;

  const scrollMargin = useDocumentTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: (index) => ROW_HEIGHT + (beginsDay(index) ? DAY_HEIGHT : 0),
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin,
  });
  const drawn = virtualizer.getVirtualItems();
  const above = (drawn[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin);

  const { hasMore, isLoadingMore, hasFailed, onLoadMore } = paging;
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= items.length - LOAD_AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !hasFailed) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, hasFailed, onLoadMore]);

  const { toggle } = selection;
  const onToggle = useCallback(
    (id: string, isSelected: boolean, isStretch: boolean) => {
      toggle(id, isSelected, isStretch);
      setIsSelectMode(true);
    },
    [toggle],
  );
  const leaveSelecting = () => {
    selection.clear();
    setIsSelectMode(false);
  };

  return (
    <>
      <ListBar
        selection={selection}
        loaded={items.length}
        isSelecting={isSelecting}
        onSelect={() => setIsSelectMode(true)}
        onStop={leaveSelecting}
        csvAddress={csvAddress}
        onDelete={() => setIsAsking(true)}
      />
      <ul
        ref={list}
        className={classes.list}
        style={{ paddingTop: above, paddingBottom: below }}
        tabIndex={-1}
        aria-label={t('history.list.label')}
        data-selecting={isSelecting || undefined}
      >
        {drawn.map(({ index, key }) => {
          const transaction = items[index];
          return (
            transaction && (
              <HistoryRow
                key={key}
                ref={virtualizer.measureElement}
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
      {hasMore && (
        <div className={classes.more}>
          {hasFailed && <p role="alert">{t('errors.fetchFailed')}</p>}
          <Button variant="default" loading={isLoadingMore} onClick={onLoadMore}>
            {hasFailed ? t('app.retry') : t('history.list.loadMore')}
          </Button>
        </div>
      )}
      {dialogs}
      <DeleteManyDialog
        count={selection.selected.length}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void removeTransactions(selection.selected);
          leaveSelecting();
        }}
        onClosed={() => list.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

/** How far below the top of the document an element begins, which changes with what is above it. */
function useDocumentTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
