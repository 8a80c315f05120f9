import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editSource, SOURCE_KINDS, type Source } from '#shared/contract/sources.ts';
import { call } from '#web/lib/api/call.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { refetchAfterImport } from '../api.ts';

export type SourceDialogProps = {
  source: Source;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function RenameDialog({ isOpen, onClose, ...form }: SourceDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('imports.sources.list.renameTitle')}>
      <RenameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ source: { id, name, kind }, onClose }: Omit<SourceDialogProps, 'isOpen'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    initial: { name, kind },
    schema: editSource.body,
    send: async (body) => {
      await call(editSource, { params: { id }, body });
      refetchAfterImport(client);
      showToast({ kind: 'success', message: t('imports.sources.list.saved') });
      onClose();
    },
  });
  return (
    <form {...form.props} className="stack gap-18">
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('name'))}
        label={t('imports.sources.name')}
        autoComplete="off"
        data-autofocus
      />
      <Choice
        label={t('imports.sources.kind')}
        options={SOURCE_KINDS.map((value) => ({ value, label: t(`imports.sources.kinds.${value}`) }))}
        value={form.values.kind}
        onChange={(value) => form.set({ kind: value })}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('imports.sources.list.save')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
