import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { Later } from '#shared/contract/later.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { paths } from '#shared/paths.ts';
import { useVisibleItems } from '#web/lib/screen/use-visible-items.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import type { GroupActions, TransactionActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { useTransactionDialogs } from '#web/features/transactions/record/dialogs/use-transaction-dialogs.tsx';
import { BulkActions } from './bulk-actions.tsx';
import type { HistoryPage } from '#web/features/transactions/write/apply-to-pages.ts';
import { countFound, countSelected } from './counts.ts';
import { sumDays } from './day-sums.ts';
import { toEntries, type Entry } from './entries.ts';
import { GroupRow } from './group-row.tsx';
import { HistoryRow } from './history-row.tsx';
import type { Totals } from '#web/features/transactions/write/history-api.ts';
import { FoundTotals } from './history-summary.tsx';
import { ListBar } from '../rows/list-bar.tsx';
import { LoadMore, type Paging } from '../rows/load-more.tsx';
import { useRowSizes } from '../rows/use-row-sizes.ts';
import {
  changeSearch,
  isByDay,
  toParameters,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';
import { isMarked, useSelection, type Selection } from '../rows/selection.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWords } from './use-row-words.ts';
import { useBulkDialogs } from './use-bulk-dialogs.tsx';
import { useSelectMode, type SelectMode } from '../rows/use-select-mode.ts';
import classes from './history-list.module.css';

type Props = {
  search: HistorySearch;
  items: readonly Transaction[];
  groups: HistoryPage['groups'];
  totals: Totals | undefined;
  mode: SelectMode;
  paging: Paging;
};

const LOAD_AHEAD = 60;

/** The list of transactions, which can be selected. Only the rows near the visible area are rendered. */
export function HistoryList({ search, items, groups, totals, mode, paging }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection(items, totals?.count);
  const { isSelecting, onToggle, stop } = useSelectMode(selection, mode);
  const counts = countSelected(selection.marks, { items, groups, totals, search });
  const { bulk, dialogs } = useBulkDialogs({ search, selection, counts, totals, stop, list });
  return (
    <>
      <ListBar
        selection={selection}
        selectedRows={counts.rows}
        matchingRows={totals ? countFound(totals, search) : 0}
        loaded={items.length}
        total={totals?.count}
        isSelecting={isSelecting}
        onStop={stop}
        actions={<BulkActions {...bulk} />}
      >
        {totals && <FoundTotals {...totals} type={search.type} />}
      </ListBar>
      {totals?.later && <LaterLine later={totals.later} search={search} isHidden={isSelecting} />}
      <Rows
        {...{ search, items, groups, list, selection, isSelecting, onToggle, paging }}
        onDeleteSelected={bulk.onDelete}
        total={totals?.count}
      />
      {dialogs}
    </>
  );
}

type LaterProps = { later: NonNullable<Later>; search: HistorySearch; isHidden: boolean };

/** The note about transactions after today, with a link that shows only them in the same search. */
function LaterLine({ later, search, isHidden }: LaterProps) {
  const parameters = toParameters(changeSearch(search, later.period));
  return (
    <div className={classes.later} data-hidden={isHidden || undefined}>
      <LaterNote later={later} to={`${paths.transactions}?${parameters.toString()}`} />
    </div>
  );
}

type RowsProps = Pick<Props, 'search' | 'items' | 'groups' | 'paging'> & {
  list: RefObject<HTMLUListElement | null>;
  total: number | undefined;
  selection: Selection<Transaction>;
  isSelecting: boolean;
  onToggle: Selection['toggle'];
  onDeleteSelected: () => void;
};

function Rows({ search, items, groups, paging, list, total, ...selecting }: RowsProps) {
  const words = useRowWords(items);
  const { selection, isSelecting, onToggle } = selecting;
  const { actions, groupActions, dialogs } = useTransactionDialogs(list);
  const isGroupedByDay = isByDay(search);
  const { entries, onOpen } = useEntries(items, groups, isGroupedByDay);
  const beginsDay = useCallback(
    (index: number) => isGroupedByDay && entries[index]?.date !== entries[index - 1]?.date,
    [entries, isGroupedByDay],
  );
  const visible = useVisibleItems(list, useRowSizes(entries, beginsDay, 'beside'));
  const keys = useEntryKeys({ entries, list, visible, paging, actions, groupActions, ...selecting });
  const { decimals } = words.format;
  const { hasMore } = paging;
  const sums = useMemo(() => sumDays(items, { hasMore, decimals }), [items, hasMore, decimals]);
  return (
    <>
      <ul
        ref={list}
        className={classes.list}
        style={{ paddingTop: visible.above, paddingBottom: visible.below }}
        tabIndex={-1}
        aria-label={words.t('history.list.label')}
        data-selecting={isSelecting || undefined}
        data-days={isGroupedByDay || undefined}
        {...keys}
      >
        {visible.items.map(({ index, key }) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          const row = {
            ref: visible.measure,
            index,
            // A split purchase is one row of the list.
            total: total === undefined ? undefined : total - items.length + entries.length,
            dayShown: beginsDay(index) ? 'above' : isGroupedByDay ? 'no' : 'inside',
            daySum: sums.get(entry.date),
            isSelecting,
            onToggle,
            words,
          } as const;
          if ('parts' in entry) {
            const isSelected = entry.parts.every(({ id }) => isMarked(selection.marks, id));
            return (
              <GroupRow
                key={key}
                {...row}
                parts={entry.parts}
                isOpen={entry.isOpen}
                isSelected={isSelected}
                onOpen={onOpen}
                actions={groupActions}
              />
            );
          }
          const { transaction, place } = entry;
          const isSelected = isMarked(selection.marks, transaction.id);
          return <HistoryRow key={key} {...row} {...{ transaction, place, isSelected, actions }} />;
        })}
      </ul>
      <LoadMore {...paging} isNearEnd={visible.lastIndex >= entries.length - LOAD_AHEAD} />
      {dialogs}
    </>
  );
}

type KeysOptions = Pick<RowsProps, 'list' | 'paging' | 'selection' | 'isSelecting'> &
  Pick<RowsProps, 'onToggle' | 'onDeleteSelected'> & {
    entries: readonly Entry[];
    visible: ReturnType<typeof useVisibleItems>;
    actions: TransactionActions;
    groupActions: GroupActions;
  };

/** The keyboard actions on the rows of the list. */
function useEntryKeys({ entries, list, visible, paging, ...options }: KeysOptions) {
  const { selection, isSelecting, onToggle, onDeleteSelected, actions, groupActions } = options;
  function onSelect(index: number, isRange: boolean): void {
    const entry = entries[index];
    if (entry === undefined) return;
    const items = 'parts' in entry ? entry.parts : [entry.transaction];
    const isSelected = items.every(({ id }) => isMarked(selection.marks, id));
    for (const [itemIndex, { id }] of items.entries()) onToggle(id, !isSelected, isRange && itemIndex === 0);
  }
  function onDelete(index: number): void {
    const entry = entries[index];
    if (selection.count > 0) onDeleteSelected();
    else if (entry !== undefined && 'parts' in entry) groupActions('delete', entry.parts);
    else if (entry !== undefined) actions('delete', entry.transaction);
  }
  const count = entries.length;
  const { show } = visible;
  return useRowKeys({ list, count, hasMore: paging.hasMore, show, isSelecting, onSelect, onDelete });
}

/** The rows, and a function that opens or closes the row of a split purchase. */
function useEntries(items: readonly Transaction[], groups: HistoryPage['groups'], isGroupedByDay: boolean) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onOpen = useCallback(
    (groupId: string, isOpen: boolean) =>
      setOpen((before) => {
        const others = [...before].filter((id) => id !== groupId);
        return new Set(isOpen ? [...others, groupId] : others);
      }),
    [],
  );
  const entries = useMemo(
    () => toEntries(items, groups, { isByDay: isGroupedByDay, open }),
    [items, groups, isGroupedByDay, open],
  );
  return { entries, onOpen };
}
