import { useMutation } from '@tanstack/react-query';
import { IconAt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cancelEmailLink, confirmEmailLink } from '#shared/contract/email-change.ts';
import { call } from '#web/lib/api/call.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { showToast } from '#web/ui/toast.ts';

type Props = {
  link: {
    token: string;
    /** Whether the link was mailed to the new address, not to the present one. */
    isNewAddress: boolean;
    newEmail: string;
  };
  /** Called if the link was used or is no longer valid. */
  onChanged: () => void;
  onCancelled: () => void;
};

/** Confirms one of the two addresses, or cancels the change. */
export function EmailLinkForm({ link, onChanged, onCancelled }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { isNewAddress, newEmail } = link;
  const confirm = useConfirm(link.token, onChanged);
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailLink, { body: { token: link.token } }),
    onSuccess: onCancelled,
  });
  const failure = confirm.error ?? cancel.error;
  return (
    <Notice
      icon={<IconAt size={24} stroke={1.75} />}
      title={t(isNewAddress ? 'emailChange.link.newTitle' : 'emailChange.link.currentTitle')}
      actions={<Buttons confirm={confirm} cancel={cancel} />}
    >
      {failure && <FormAlert message={errorText(failure)} />}
      <p>{t(isNewAddress ? 'emailChange.link.newText' : 'emailChange.link.currentText', { newEmail })}</p>
      <p>{t('emailChange.link.note')}</p>
    </Notice>
  );
}

function useConfirm(token: string, onChanged: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => call(confirmEmailLink, { body: { token } }),
    onSuccess: ({ state }) => {
      if (state === 'done') {
        announceSessionChange();
        showToast({ kind: 'success', message: t('emailChange.changed') });
      }
    },
    onSettled: onChanged,
  });
}

type Sending = { isPending: boolean; mutate: () => void };

function Buttons({ confirm, cancel }: { confirm: Sending; cancel: Sending }) {
  const { t } = useTranslation();
  const isBusy = confirm.isPending || cancel.isPending;
  return (
    <>
      <PlainButton isBusy={confirm.isPending} onClick={() => isBusy || confirm.mutate()}>
        {t('emailChange.link.confirm')}
      </PlainButton>
      <PlainButton look="default" isBusy={cancel.isPending} onClick={() => isBusy || cancel.mutate()}>
        {t('emailChange.link.cancel')}
      </PlainButton>
    </>
  );
}
