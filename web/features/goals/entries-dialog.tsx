import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { Goal, GoalEntry } from '#shared/contract/goals.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { entriesQuery, useGoalWrites } from './api.ts';
import classes from './goals.module.css';

type Props = DialogProps & { goal: Goal };

/** The amounts that were put aside for a goal or taken out. Each can be deleted. */
export function EntriesDialog({ goal, ...dialog }: Props) {
  return (
    <Dialog {...dialog} returnFocus={false} title={goal.name}>
      <Entries goal={goal} />
    </Dialog>
  );
}

function Entries({ goal }: { goal: Goal }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery(entriesQuery(goal.id));
  const remove = useRemoveEntry(goal.id);
  const { data, isError } = query;
  if (!data) return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[44, 44]} />;
  return (
    <>
      {data.items.length === 0 && <p className="dim">{t('goals.entry.none')}</p>}
      <ul className="lined" ref={list} tabIndex={-1} aria-label={t('goals.entry.list', { name: goal.name })}>
        {data.items.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onRemove={() => {
              // The pressed button disappears with its row.
              list.current?.focus();
              remove(entry);
            }}
          />
        ))}
      </ul>
    </>
  );
}

function EntryRow({ entry: { amount, day }, onRemove }: { entry: GoalEntry; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const amountText = format.signedAmount(amount);
  const dayText = format.day(day, DAY_FORMATS.medium);
  return (
    <li className={`row gap-12 ${classes.entry}`}>
      <span className="grow dim">{dayText}</span>
      <strong className="numbers">{amountText}</strong>
      <ActionIcon
        aria-label={t('goals.entry.remove', { amount: amountText, day: dayText })}
        onClick={onRemove}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Deletes an entry of a goal; the toast offers to add it again. */
function useRemoveEntry(goalId: string): (entry: GoalEntry) => void {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { addEntry, removeEntry } = useGoalWrites();
  return ({ id, amount, day }) => {
    const undo = () =>
      void addEntry(goalId, { id: uuidv7(), amount, day }).then(
        () => showToast({ kind: 'success', message: t('goals.toasts.undone') }),
        showError,
      );
    removeEntry(goalId, id).then(
      () =>
        showToast({
          kind: 'success',
          message: t('goals.toasts.entryDeleted'),
          action: { label: t('goals.toasts.undo'), onClick: undo },
        }),
      showError,
    );
  };
}
