import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checkPasswordReset } from '#shared/contract/password-reset.ts';
import { call } from '#web/lib/api/call.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The screen of a link for a new password: the form, or why the link does not work. */
export function ResetPassword() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isDone, setIsDone] = useState(false);
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) =>
      token === ''
        ? { state: 'unknown' as const }
        : call(checkPasswordReset, { body: { token } }, { signal }),
    meta: { isForEverybody: true },
    staleTime: Infinity,
  });

  if (isDone) return <Done />;
  if (link.isPending) return <Waiting label={t('passwordReset.checking')} />;
  if (link.isError) {
    const { error, isFetching, refetch } = link;
    return <FetchFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (link.data.state !== 'valid') return <Unusable state={link.data.state} />;
  return (
    <NewPasswordForm token={token} onDone={() => setIsDone(true)} onRefused={() => void link.refetch()} />
  );
}

function Unusable({ state }: { state: 'expired' | 'used' | 'unknown' }) {
  const { t } = useTranslation();
  const Icon = state === 'expired' ? IconClockX : IconLinkOff;
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind="warning"
      title={t(`passwordReset.${state}.title`)}
      takesFocus
      actions={
        <>
          <PlainButtonLink to={paths.forgotPassword}>{t('passwordReset.newLink')}</PlainButtonLink>
          <PlainButtonLink to={paths.login} look="default">
            {t('passwordReset.backToSignIn')}
          </PlainButtonLink>
        </>
      }
    >
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
