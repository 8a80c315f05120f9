import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { requestPremium } from '#shared/contract/premium.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useRequestPremium } from './api.ts';
import classes from './premium.module.css';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks the administrators for Premium, with a message if there is something to say. */
export function RequestDialog({ onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <UnsavedDialog {...dialog} onClose={onClose} returnFocus={false} title={t('premium.request.title')}>
      {(leave) => <RequestForm onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

function RequestForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const request = useRequestPremium();
  const form = useForm({
    initial: { message: '' },
    schema: requestPremium.body,
    send: async ({ message = '' }) => {
      await request(message);
      onDone();
    },
  });
  useUnsaved(t('premium.request.title'), form.isDirty);
  return (
    <form className="grid gap-16" {...form.props}>
      <FormAlert message={form.failure} />
      <p className={`dim lines-150 ${classes.hint}`}>{t('premium.request.text')}</p>
      <Textarea
        {...byEvent(form.field('message'))}
        label={t('premium.request.message')}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
      />
      <FormActions submitLabel={t('premium.request.send')} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
