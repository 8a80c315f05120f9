import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedTransaction } from '#shared/contract/deleted-transactions.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useVisibleItems } from '#web/lib/screen/use-visible-items.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { DayHeading } from '../rows/day-heading.tsx';
import listClasses from '../history/history-list.module.css';
import { ListBar } from '../rows/list-bar.tsx';
import { LoadMore, type Paging } from '../rows/load-more.tsx';
import { isMarked, useSelection, type Selection } from '../rows/selection.ts';
import { useRowSizes } from '../rows/use-row-sizes.ts';
import { useSelectMode, type SelectMode } from '../rows/use-select-mode.ts';
import { BinActions } from './bin-actions.tsx';
import { BinRow } from './bin-row.tsx';
import { SharedDeletion } from './shared-deletion.tsx';
import { findSharedDeletions, type Deletion } from './find-shared-deletions.ts';
import { daysLeft, deletionDay } from './deletion-day.ts';
import type { BinTarget } from './use-bin-changes.ts';
import type { BinDialogs } from './use-bin-dialogs.tsx';

type Props = {
  q: string | undefined;
  items: readonly DeletedTransaction[];
  deletions: readonly Deletion[];
  /** The number of transactions that the search finds; undefined while unknown. */
  total: number | undefined;
  mode: SelectMode;
  paging: Paging;
  dialogs: BinDialogs;
};

const LOAD_AHEAD = 60;

/** The deleted transactions by day of deletion. Only the rows near the visible area are rendered. */
export function BinList({ q, items, deletions, total, mode, paging, dialogs }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useProfile();
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection(items, total);
  const { isSelecting, onToggle, stop } = useSelectMode(selection, mode);
  const { actions, restore, askToErase } = dialogs;
  const { isTogether, sharedDeletionAt } = useMemo(
    () => findSharedDeletions(items, deletions),
    [items, deletions],
  );
  const days = useMemo(
    () => items.map(({ deletedAt }) => deletionDay(deletedAt, timeZone)),
    [items, timeZone],
  );
  const beginsDay = (index: number) => days[index] !== days[index - 1];
  const hasHeading = (index: number) => beginsDay(index) || sharedDeletionAt(index) !== undefined;
  const visible = useVisibleItems(list, useRowSizes(items, hasHeading, 'above'));
  const target = toTarget(selection, q);
  return (
    <>
      <ListBar
        selection={selection}
        selectedRows={selection.count}
        matchingRows={total ?? 0}
        loaded={items.length}
        total={total}
        isSelecting={isSelecting}
        onStop={stop}
        actions={
          <BinActions
            onRestore={() => void restore(target).then(stop)}
            onErase={() => askToErase(target, stop)}
          />
        }
      />
      <ul
        ref={list}
        className={listClasses.list}
        style={{ paddingTop: visible.above, paddingBottom: visible.below }}
        tabIndex={-1}
        aria-label={t('deletedTransactions.label')}
        data-selecting={isSelecting || undefined}
      >
        {visible.items.map(({ index, key }) => {
          const transaction = items[index];
          return (
            transaction && (
              <BinRow
                key={key}
                ref={visible.measure}
                transaction={transaction}
                index={index}
                heading={
                  <>
                    {beginsDay(index) && <DeletionDay day={days[index] ?? ''} />}
                    {/* Not during a search, which may find only some of the transactions. */}
                    <SharedDeletion
                      deletion={q === undefined ? sharedDeletionAt(index) : undefined}
                      onRestore={actions.restoreTogether}
                    />
                  </>
                }
                isTogether={q === undefined && isTogether(transaction)}
                isSelected={isMarked(selection.marks, transaction.id)}
                onToggle={onToggle}
                actions={actions}
              />
            )
          );
        })}
      </ul>
      <LoadMore {...paging} isNearEnd={visible.lastIndex >= items.length - LOAD_AHEAD} />
    </>
  );
}

function toTarget({ marks, selected, count }: Selection, q: string | undefined): BinTarget {
  return marks.isAll
    ? { found: { q, except: [...marks.ids] }, count }
    : { ids: selected.map(({ id }) => id) };
}

/** The heading of a day of deletion, with the number of days left to restore. */
function DeletionDay({ day }: { day: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.today();
  const remainingDays = daysLeft(day, today);
  const ago = DELETED_KEPT_DAYS - remainingDays;
  const text =
    ago > 1
      ? t('deletedTransactions.deletedOn', { day: format.day(day, DAY_FORMATS.short) })
      : t(`deletedTransactions.${ago === 0 ? 'deletedToday' : 'deletedYesterday'}`);
  return <DayHeading aside={t('deletedTransactions.daysLeft', { count: remainingDays })}>{text}</DayHeading>;
}
