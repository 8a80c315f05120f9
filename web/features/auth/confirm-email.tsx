import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconCircleX, IconClockX, IconLinkOff, IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checkEmailLink } from '#shared/contract/email-change.ts';
import { call } from '#web/lib/api/call.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { EmailLinkForm } from './email-link-form.tsx';

const UNKNOWN = { state: 'unknown', address: null, newEmail: null } as const;

/** The screen of the links that confirm a new e-mail address. Only its button changes something. */
export function ConfirmEmail() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isCancelled, setIsCancelled] = useState(false);
  const link = useQuery({
    queryKey: ['email-link', token],
    queryFn: ({ signal }) => (token === '' ? UNKNOWN : call(checkEmailLink, { body: { token } }, { signal })),
    meta: { isForEverybody: true },
    staleTime: Infinity,
  });

  if (isCancelled) return <Cancelled />;
  if (link.isPending) return <Waiting label={t('emailChange.checking')} />;
  if (link.isError) {
    const { error, isFetching, refetch } = link;
    return <FetchFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { state, address, newEmail } = link.data;
  if (state !== 'valid') return <Outcome state={state} newEmail={newEmail ?? ''} />;
  return (
    <EmailLinkForm
      token={token}
      isNewAddress={address === 'new'}
      newEmail={newEmail ?? ''}
      onChanged={() => void link.refetch()}
      onCancelled={() => setIsCancelled(true)}
    />
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
      actions={
        state === 'done' ? (
          <PlainButtonLink to={paths.dashboard}>{t('emailChange.done.signIn')}</PlainButtonLink>
        ) : (
          <PlainButtonLink to={paths.home} look="default">
            {t('emailChange.home')}
          </PlainButtonLink>
        )
      }
    >
      <p>{t(`emailChange.${state}.text`, { newEmail })}</p>
    </Notice>
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
