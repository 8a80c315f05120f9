import {
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconLinkOff,
  IconMailCheck,
  IconAt,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { checkEmailLink, cancelEmailLink, confirmEmailLink } from '#shared/contract/email-change.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink, PlainButton } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { call } from '#web/lib/api/call.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { QueryContent, useMailedLink } from './link-screens.tsx';

const UNKNOWN = { state: 'unknown', address: null, newEmail: null } as const;

/** The screen of the links that confirm a new e-mail address. Only its button changes something. */
export function ConfirmEmail() {
  const { t } = useTranslation();
  const { token, link } = useMailedLink('email-link', checkEmailLink, UNKNOWN);
  const [isCancelled, setIsCancelled] = useState(false);
  if (isCancelled) return <Cancelled />;
  return (
    <QueryContent query={link} waiting={t('emailChange.checking')}>
      {({ state, address, newEmail }) => {
        if (state !== 'valid') return <Outcome state={state} newEmail={newEmail ?? ''} />;
        return (
          <EmailLinkForm
            link={{ token, isNewAddress: address === 'new', newEmail: newEmail ?? '' }}
            onChanged={() => void link.refetch()}
            onCancelled={() => setIsCancelled(true)}
          />
        );
      }}
    </QueryContent>
  );
}

const ICONS = { waiting: IconMailCheck, done: IconCircleCheck, expired: IconClockX, unknown: IconLinkOff };

function Outcome({ state, newEmail }: { state: keyof typeof ICONS; newEmail: string }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind={state === 'waiting' || state === 'done' ? 'good' : 'warning'}
      title={t(`emailChange.${state}.title`)}
      takesFocus
      actions={<NextLink isDone={state === 'done'} />}
    >
      <p>{t(`emailChange.${state}.text`, { newEmail })}</p>
    </Notice>
  );
}

/** Leads home, or to the sign-in after the change. */
function NextLink({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation();
  if (isDone) return <PlainButtonLink to={paths.dashboard}>{t('emailChange.done.signIn')}</PlainButtonLink>;
  return (
    <PlainButtonLink to={paths.home} look="default">
      {t('emailChange.home')}
    </PlainButtonLink>
  );
}

function Cancelled() {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconCircleX size={24} stroke={1.75} />}
      title={t('emailChange.cancelled.title')}
      takesFocus
      actions={
        <PlainButtonLink to={paths.forgotPassword}>{t('emailChange.cancelled.newPassword')}</PlainButtonLink>
      }
    >
      <p>{t('emailChange.cancelled.text')}</p>
    </Notice>
  );
}

type FormProps = {
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
function EmailLinkForm({ link, onChanged, onCancelled }: FormProps) {
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
