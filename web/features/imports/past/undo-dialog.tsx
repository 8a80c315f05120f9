import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getImport, undoImport, type Import } from '#shared/contract/imports.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { refetchAfterImport } from '../api.ts';
import { useCountPhrase } from '../count-phrase.ts';
import { RadioList } from '#web/ui/radio-list.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import classes from './past.module.css';

type Props = {
  /** One import, or all imports that were saved together. */
  entries: readonly Import[];
  isOpen: boolean;
  onClose: () => void;
  onUndone: (ids: readonly string[]) => void;
};

/** Asks before imports are undone, and whether to keep transactions that were edited meanwhile. */
export function UndoDialog(props: Props) {
  const { t } = useTranslation();
  const { entries, isOpen, onClose } = props;
  const isOne = entries.length === 1;
  const number = useFormat().count(entries.length);
  const [edited, setEdited] = useState<'keep' | 'delete'>('keep');
  const { data, isError } = useCurrentImports(entries, isOpen);
  const undo = useUndo(props, edited);
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => data !== undefined && undo.mutate()}
      title={isOne ? t('imports.undo.title') : t('imports.undo.titleAll', { number })}
      confirmLabel={isOne ? t('imports.undo.confirm') : t('imports.undo.confirmAll', { number })}
      isPending={undo.isPending || (data === undefined && !isError)}
    >
      {data !== undefined && <Consequences entries={data} edited={edited} onChange={setEdited} />}
      {data === undefined && isError && <p>{t('imports.undo.failed')}</p>}
      {data === undefined && !isError && <BlockSkeleton heights={[48]} />}
    </QuestionDialog>
  );
}

/** The imports as they are now, with the number of their transactions that were changed. */
function useCurrentImports(entries: readonly Import[], isOpen: boolean) {
  const ids = entries.map(({ id }) => id);
  return useQuery({
    queryKey: ['imports', 'undo', ...ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => call(getImport, { params: { id } }, { signal }))),
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
  });
}

function useUndo({ entries, onClose, onUndone }: Props, edited: 'keep' | 'delete') {
  const { t } = useTranslation();
  const phrase = useCountPhrase();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const counts = { deleted: 0, transfers: 0 };
      // Undoing an import again changes nothing, so all can be tried again after an error.
      for (const { id } of entries) {
        const undone = await call(undoImport, { params: { id }, query: { edited } });
        counts.deleted += undone.deleted;
        counts.transfers += undone.transfers;
      }
      return counts;
    },
    onSuccess: ({ deleted, transfers }) => {
      const figures = { count: deleted + transfers, what: phrase(deleted, transfers) };
      showToast({ kind: 'success', message: t('imports.undo.done', figures) });
      onClose();
      onUndone(entries.map(({ id }) => id));
    },
    onError: useErrorToast(),
    onSettled: () => refetchAfterImport(client),
  });
}

type Current = NonNullable<ReturnType<typeof useCurrentImports>['data']>[number];

type ConsequencesProps = {
  entries: readonly Current[];
  edited: 'keep' | 'delete';
  onChange: (edited: 'keep' | 'delete') => void;
};

function Consequences({ entries, edited, onChange }: ConsequencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useId();
  const count = (number: number) => ({ count: number, number: format.count(number) });
  const phrase = useCountPhrase();
  const sum = (pick: (entry: Current) => number) => entries.reduce((total, entry) => total + pick(entry), 0);
  const added = sum((entry) => entry.added);
  const changed = sum((entry) => entry.edited);
  const transfers = sum((entry) => entry.transfers);
  const changedTransfers = sum((entry) => entry.editedTransfers);
  const deleted = added - (edited === 'keep' ? changed : 0);
  const [first, ...others] = entries;
  const importName =
    others.length === 0
      ? first?.fileName
      : t('imports.undo.imports', { number: format.count(entries.length) });
  return (
    <div className={`stack gap-14 ${classes.question}`}>
      <p aria-live="polite">
        {added === 0
          ? t('imports.undo.textNone', { name: importName })
          : t('imports.undo.text', { ...count(deleted), name: importName })}
      </p>
      {deleted > 0 && <p>{t('imports.undo.permanent')}</p>}
      {transfers > 0 && <p>{t('imports.undo.transfers', count(transfers))}</p>}
      {sum((entry) => entry.joined) > 0 && <p>{t('imports.undo.joined')}</p>}
      {changed + changedTransfers > 0 && (
        <RadioList
          name={name}
          label={t('imports.undo.edited', { what: phrase(changed, changedTransfers) })}
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
