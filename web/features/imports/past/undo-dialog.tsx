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
import { RadioList } from '#web/ui/radio-list.tsx';
import classes from './past.module.css';

type Props = { entry: Import; isOpen: boolean; onClose: () => void; onUndone: () => void };

/** Asks before an import is undone, and what to do with transactions that were changed since. */
export function UndoDialog(props: Props) {
  const { t } = useTranslation();
  const { entry, isOpen, onClose } = props;
  const [edited, setEdited] = useState<'keep' | 'delete'>('keep');
  const { data, isError } = useCurrent(entry.id, isOpen);
  const undo = useUndo(props, edited);
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => data !== undefined && undo.mutate()}
      title={t('imports.undo.title')}
      confirmLabel={t('imports.undo.confirm')}
      isPending={undo.isPending || (data === undefined && !isError)}
    >
      {data !== undefined && <Consequences entry={data} edited={edited} onChange={setEdited} />}
      {data === undefined && isError && <p>{t('imports.undo.failed')}</p>}
      {data === undefined && !isError && <BlockSkeleton heights={[48]} />}
    </QuestionDialog>
  );
}

/** The import as it is now, with the number of its transactions that were changed. */
function useCurrent(id: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal }) => call(getImport, { params: { id } }, { signal }),
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
  });
}

function useUndo({ entry, onClose, onUndone }: Props, edited: 'keep' | 'delete') {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
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
  const deleted = added - (edited === 'keep' ? entry.edited : 0);
  return (
    <div className={classes.question}>
      <p aria-live="polite">
        {added === 0
          ? t('imports.undo.textNone', { name: fileName })
          : t('imports.undo.text', { ...count(deleted), name: fileName })}
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
