import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPasswordReset } from '#shared/contract/password-reset.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { QueryContent, useMailedLink } from './link-screens.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const UNKNOWN = { state: 'unknown' } as const;

/** The screen of a link for a new password: the form, or the reason why the link does not work. */
export function ResetPassword() {
  const { t } = useTranslation();
  const { token, link } = useMailedLink('password-link', checkPasswordReset, UNKNOWN);
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done />;
  return (
    <QueryContent query={link} waiting={t('passwordReset.checking')}>
      {({ state }) => {
        if (state !== 'valid') return <UnusableLink state={state} />;
        const refetch = () => void link.refetch();
        return <NewPasswordForm token={token} onDone={() => setIsDone(true)} onRefused={refetch} />;
      }}
    </QueryContent>
  );
}

function UnusableLink({ state }: { state: 'expired' | 'used' | 'unknown' }) {
  const { t } = useTranslation();
  const Icon = state === 'expired' ? IconClockX : IconLinkOff;
  const icon = <Icon size={24} stroke={1.75} />;
  const actions = (
    <>
      <PlainButtonLink to={paths.forgotPassword}>{t('passwordReset.newLink')}</PlainButtonLink>
      <PlainButtonLink to={paths.login} look="default">
        {t('passwordReset.backToSignIn')}
      </PlainButtonLink>
    </>
  );
  return (
    <Notice icon={icon} kind="warning" title={t(`passwordReset.${state}.title`)} takesFocus actions={actions}>
      <p>{t(`passwordReset.${state}.text`)}</p>
    </Notice>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconCircleCheck size={24} stroke={1.75} />}
      title={t('passwordReset.done.title')}
      takesFocus
      actions={<PlainButtonLink to={paths.login}>{t('passwordReset.done.signIn')}</PlainButtonLink>}
    >
      <p>{t('passwordReset.done.text')}</p>
    </Notice>
  );
}
