import { useMutation, useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconClockX, IconLinkOff, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checkEmailVerification, verifyEmail } from '#shared/contract/email-verification.ts';
import { paths } from '#shared/paths.ts';
import { ApiError, call } from '#web/lib/call.ts';
import { FOR_EVERYBODY, queryKeys } from '#web/lib/query-keys.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton, PlainButtonLink } from '#web/ui/plain/button.tsx';
import { FetchFailed } from '#web/ui/plain/fetch-failed.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { Waiting } from '#web/ui/plain/waiting.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Where the link leads that shows an address to be somebody's. Opening it changes nothing; its button does. */
export function VerifyEmail() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useQuery({
    queryKey: queryKeys.verificationLink(token),
    queryFn: ({ signal }) =>
      token === ''
        ? { state: 'unknown' as const }
        : call(checkEmailVerification, { body: { token } }, { signal }),
    meta: FOR_EVERYBODY,
    staleTime: Infinity,
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
    onSuccess: () => showToast({ kind: 'success', message: t('registration.verify.success') }),
    // It has been used or has expired since it was looked at.
    onError: (failure) => void (isLinkRefused(failure) && link.refetch()),
  });

  if (isSuccess) return <Outcome state="done" />;
  if (link.isPending) return <Waiting label={t('registration.verify.checking')} />;
  if (link.isError) {
    const { isFetching, refetch } = link;
    return <FetchFailed error={link.error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { state } = link.data;
  if (state !== 'valid') return <Outcome state={state} />;
  return <Question isBusy={isPending} error={error} onConfirm={() => void (isPending || mutate())} />;
}

type QuestionProps = { isBusy: boolean; error: unknown; onConfirm: () => void };

function Question({ isBusy, error, onConfirm }: QuestionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Notice
      icon={<IconMail size={24} stroke={1.75} />}
      title={t('registration.verify.valid.title')}
      takesFocus
      actions={
        <PlainButton isBusy={isBusy} onClick={onConfirm}>
          {t('registration.verify.valid.submit')}
        </PlainButton>
      }
    >
      <p>{t('registration.verify.valid.text')}</p>
      {error !== null && <FormAlert message={errorText(error)} />}
    </Notice>
  );
}

const ICONS = { done: IconCircleCheck, used: IconCircleCheck, expired: IconClockX, unknown: IconLinkOff };

function Outcome({ state }: { state: keyof typeof ICONS }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <Notice
      icon={<Icon size={24} stroke={1.75} />}
      kind={state === 'done' || state === 'used' ? 'good' : 'warning'}
      title={t(`registration.verify.${state}.title`)}
      takesFocus
      actions={<PlainButtonLink to={paths.login}>{t('registration.signIn')}</PlainButtonLink>}
    >
      <p>{t(`registration.verify.${state}.text`)}</p>
    </Notice>
  );
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('verification');
}
