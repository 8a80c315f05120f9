import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { startConversation } from '#shared/contract/support.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useSupportWrites } from './api.ts';
import classes from './support.module.css';

type Props = { isOpen: boolean; onClose: () => void; onStarted: (id: string) => void };

/** Writes to the administrators. */
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
  const { start } = useSupportWrites();
  // Kept until it is sent, so that a repeated request sends nothing twice.
  const [id] = useState(uuidv7);
  const form = useForm({
    initial: { subject: '', text: '' },
    schema: startConversation.body,
    toBody: (typed) => ({ id, ...typed }),
    send: async (body) => {
      await start(body);
      showToast({ kind: 'success', message: t('support.toasts.sent') });
      onStarted(id);
    },
  });
  useUnsaved(t('support.form.title'), form.isDirty);
  return (
    <form className={classes.form} {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('subject'))}
        label={t('support.form.subject')}
        placeholder={t('support.form.subjectExample')}
        autoComplete="off"
      />
      <Textarea
        {...byEvent(form.field('text'))}
        label={t('support.form.text')}
        autoComplete="off"
        autosize
        minRows={5}
        maxRows={14}
      />
      <p className={classes.note}>{t('support.form.hint')}</p>
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
