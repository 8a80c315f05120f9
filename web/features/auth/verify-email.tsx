import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checkEmailVerification } from '#shared/contract/email-verification.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { ConfirmationForm } from './confirmation-form.tsx';

/** The screen of a link that confirms an address. Only its form changes something. */
export function VerifyEmail() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useQuery({
    queryKey: ['verification-link', token],
    queryFn: ({ signal }) =>
      token === ''
        ? { state: 'unknown' as const, email: null }
        : call(checkEmailVerification, { body: { token } }, { signal }),
    meta: { isForEverybody: true },
    staleTime: Infinity,
  });

  if (link.isPending) return <Waiting label={t('registration.verify.checking')} />;
  if (link.isError) {
    const { error, isFetching, refetch } = link;
    return <FetchFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { state, email } = link.data;
  if (state !== 'valid') return <Unusable state={state} />;
  return <ConfirmationForm token={token} email={email} onRefused={() => void link.refetch()} />;
}

const ICONS = { used: IconCircleCheck, expired: IconClockX, unknown: IconLinkOff };

function Unusable({ state }: { state: keyof typeof ICONS }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  const isUsed = state === 'used';
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind={isUsed ? 'good' : 'warning'}
      title={t(`registration.verify.${state}.title`)}
      takesFocus
      actions={
        <>
          {!isUsed && (
            <PlainButtonLink to={paths.forgotPassword}>{t('registration.verify.again')}</PlainButtonLink>
          )}
          <PlainButtonLink to={paths.login} look={isUsed ? 'filled' : 'default'}>
            {t('registration.signIn')}
          </PlainButtonLink>
        </>
      }
    >
      <p>{t(`registration.verify.${state}.text`)}</p>
    </Notice>
  );
}
