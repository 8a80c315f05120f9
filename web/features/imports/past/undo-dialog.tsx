import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getImport, undoImport, type Import } from '#shared/contract/imports.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { refetchAfterImport } from '../api.ts';
import { RadioList } from '../radio-list.tsx';
import classes from './past.module.css';

type Props = { entry: Import; isOpen: boolean; onClose: () => void; onUndone: () => void };

/** Asks before an import is undone, and what to do with transactions that were changed since. */
export function UndoDialog({ entry, isOpen, onClose, onUndone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [edited, setEdited] = useState<'keep' | 'delete'>('keep');
  const current = useQuery({
    queryKey: ['imports', 'one', entry.id],
    queryFn: ({ signal }) => call(getImport, { params: { id: entry.id } }, { signal }),
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
  });
  const undo = useMutation({
    mutationFn: () => call(undoImport, { params: { id: entry.id }, query: { edited } }),
    onSuccess: ({ deleted }) => {
      const figures = { count: deleted, number: format.count(deleted) };
      showToast({ kind: 'success', message: t('imports.undo.done', figures) });
      onClose();
      onUndone();
    },
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
    onSettled: () => refetchAfterImport(client),
  });
  const { data } = current;
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => data !== undefined && undo.mutate()}
      title={t('imports.undo.title')}
      confirmLabel={t('imports.undo.confirm')}
      isPending={undo.isPending || (data === undefined && !current.isError)}
    >
      {data === undefined ? (
        current.isError ? (
          <p>{t('imports.undo.failed')}</p>
        ) : (
          <BlockSkeleton heights={[48]} />
        )
      ) : (
        <Consequences entry={data} edited={edited} onChange={setEdited} />
      )}
    </QuestionDialog>
  );
}

type ConsequencesProps = {
  entry: Import & { edited: number };
  edited: 'keep' | 'delete';
  onChange: (edited: 'keep' | 'delete') => void;
};

function Consequences({ entry, edited, onChange }: ConsequencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useId();
  const count = (number: number) => ({ count: number, number: format.count(number) });
  const { added, joined, fileName } = entry;
  return (
    <div className={classes.question}>
      <p>
        {added === 0
          ? t('imports.undo.textNone', { name: fileName })
          : t('imports.undo.text', { ...count(added), name: fileName })}
      </p>
      {joined > 0 && <p>{t('imports.undo.joined')}</p>}
      {entry.edited > 0 && (
        <RadioList
          name={name}
          label={t('imports.undo.edited', count(entry.edited))}
          options={(['keep', 'delete'] as const).map((value) => ({
            value,
            label: t(`imports.undo.${value}`),
          }))}
          value={edited}
          onChange={onChange}
        />
      )}
    </div>
  );
}
