import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cancelEmailChange, type PendingChange } from '#shared/contract/email-change.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './change-email.module.css';
import { emailChangeQuery } from './email-change-query.ts';

/** The pending change: which of the two addresses have confirmed it, and a button to cancel it. */
export function PendingEmailChange({ pending }: { pending: PendingChange }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { timeZone } = useProfile();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(pending.expiresAt),
  );
  return (
    <div className={`grid gap-10 accent-color rounded break-anywhere ${classes.pending}`}>
      <p className="weight-600">{t('emailChange.pending.title')}</p>
      <p>
        <EmailText email={pending.newEmail}>
          {t('emailChange.pending.text', { newEmail: pending.newEmail, date })}
        </EmailText>
      </p>
      <Steps {...pending.confirmed} />
      <WithdrawButton />
    </div>
  );
}

function Steps({ current, new: isNewConfirmed }: PendingChange['confirmed']) {
  const { t } = useTranslation();
  return (
    <ul className={`grid gap-6 ${classes.steps}`}>
      <Step isDone={current}>
        {t(current ? 'emailChange.pending.currentConfirmed' : 'emailChange.pending.currentWaiting')}
      </Step>
      <Step isDone={isNewConfirmed}>
        {t(isNewConfirmed ? 'emailChange.pending.newConfirmed' : 'emailChange.pending.newWaiting')}
      </Step>
    </ul>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? IconCircleCheck : IconClock;
  return (
    <li>
      <Icon size={20} stroke={1.75} aria-hidden data-done={isDone || undefined} />
      {children}
    </li>
  );
}

function WithdrawButton() {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  return (
    <div className={`flex at-end ${classes.actions}`}>
      <Button variant="default" onClick={() => withdraw.mutate()} aria-disabled={withdraw.isPending}>
        {t('emailChange.pending.withdraw')}
      </Button>
    </div>
  );
}

/** Cancels the change optimistically and shows it again on failure. */
function useWithdraw() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const { queryKey } = emailChangeQuery;
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { ...before, pending: null });
      return before;
    },
    onSuccess: () => showToast({ kind: 'success', message: t('emailChange.pending.withdrawn') }),
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(queryKey, before);
      showError(error);
    },
  });
}
