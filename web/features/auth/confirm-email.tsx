import { IconCircleCheck, IconCircleX, IconClockX, IconLinkOff, IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmailLink } from '#shared/contract/email-change.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { EmailLinkForm } from './email-link-form.tsx';
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
