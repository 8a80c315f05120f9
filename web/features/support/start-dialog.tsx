import { Button, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { byEvent } from '#web/lib/form/by-event.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useStartForm } from './use-start-form.ts';

type Props = { isOpen: boolean; onClose: () => void; onStarted: (id: string) => void };

export function StartDialog({ onClose, onStarted, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <UnsavedDialog {...dialog} onClose={onClose} title={t('support.form.title')}>
      {(leave) => <StartForm onStarted={onStarted} onCancel={leave} />}
    </UnsavedDialog>
  );
}

function StartForm({ onStarted, onCancel }: { onStarted: (id: string) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const form = useStartForm(uid, onStarted);
  useUnsaved(t('support.form.title'), form.isDirty);
  return (
    <form className="grid gap-16" {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('subject'))}
        label={t('support.form.subject')}
        placeholder={t('support.form.subjectExample')}
        autoComplete="off"
        data-autofocus
      />
      <Textarea
        {...byEvent(form.field('text'))}
        label={t('support.form.text')}
        autoComplete="off"
        autosize
        minRows={5}
        maxRows={14}
      />
      <p className="dim text-14">{t('support.form.hint')}</p>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('support.form.send')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
