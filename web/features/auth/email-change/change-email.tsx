import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { changeEmail, cancelEmailChange, type PendingChange } from '#shared/contract/email-change.ts';
import { Card } from '#web/ui/card.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { useForm, type Field } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { emailChangeQuery } from './email-change-query.ts';
import classes from './change-email.module.css';
import { findUnequalEmail } from './unequal-email.ts';

/** The account's e-mail address, its pending change, and the form to change it. */
export function ChangeEmail() {
  const { t } = useTranslation();
  return (
    <Card title={t('emailChange.title')}>
      <Contents />
    </Card>
  );
}

function Contents() {
  const { t } = useTranslation();
  const change = useQuery(emailChangeQuery);
  const instance = useQuery(instanceQuery);

  if (change.isError || instance.isError) {
    const retry = () => void Promise.all([change.refetch(), instance.refetch()]);
    return <ErrorState onRetry={retry} isRetrying={change.isFetching || instance.isFetching} />;
  }
  if (change.isPending || instance.isPending) return <BlockSkeleton heights={[24, 68, 68, 44]} />;
  const { email, pending } = change.data;
  return (
    <div className="grid gap-16">
      <p className="text-15 break-anywhere">
        <EmailText email={email}>{t('emailChange.current', { email })}</EmailText>
      </p>
      {pending === null ? (
        <ChangeEmailForm isMailOn={instance.data.mail} />
      ) : (
        <PendingEmailChange pending={pending} />
      )}
    </div>
  );
}

/** Asks for a new address, and for the password, because somebody else could use an open screen. */
function ChangeEmailForm({ isMailOn }: { isMailOn: boolean }) {
  const { t } = useTranslation();
  const form = useChangeEmail(isMailOn);
  return (
    <form className="grid gap-16" {...form.props}>
      {!isProofMissing(form.error) && <FormAlert message={form.failure} />}
      <TextField
        {...form.field('newEmail')}
        type="email"
        label={t('emailChange.newEmail')}
        autoComplete="email"
      />
      {!isMailOn && <RepeatedEmail field={form.field('repeatedEmail')} />}
      <PasswordField
        {...form.field('password')}
        label={t('emailChange.password')}
        hint={t(isMailOn ? 'emailChange.howMail' : 'emailChange.howDirect')}
        autoComplete="current-password"
      />
      <div className={`flex at-end ${classes.actions}`}>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('emailChange.submit')}
        </BusyButton>
      </div>
    </form>
  );
}

function RepeatedEmail({ field }: { field: Field<string> }) {
  const { t } = useTranslation();
  const isUnequal = field.error !== undefined && field.value !== '';
  return (
    <TextField
      {...field}
      type="email"
      label={t('profile.repeatedEmail.label')}
      error={isUnequal ? t('profile.repeatedEmail.unequal') : field.error}
      hint={t('profile.repeatedEmail.hint')}
      autoComplete="off"
    />
  );
}

/** Without mail nothing checks the address, and a typing error would lock its owner out, so it is typed twice. */
function useChangeEmail(isMailOn: boolean) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { newEmail: '', repeatedEmail: '', password: '' },
    schema: changeEmail.body,
    toBody: ({ newEmail, password }) => ({ newEmail, password }),
    check: (values) => (isMailOn ? {} : findUnequalEmail(values)),
    send: async (body, reset) => {
      const { state } = await call(changeEmail, { body }).catch(throwAtAddress);
      reset();
      const message = t(state === 'changed' ? 'emailChange.changed' : 'emailChange.asked');
      showToast({ kind: 'success', message });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: queryKeys.profile }),
      ]);
    },
  });
  // A password manager may have filled in the password.
  useUnsaved(t('emailChange.title'), form.values.newEmail + form.values.repeatedEmail !== '');
  return form;
}

/** Without mail the API says that an address is taken; the error belongs to the address field. */
function throwAtAddress(error: unknown): never {
  const isTaken = error instanceof ApiError && error.code === 'emailTaken';
  throw isTaken
    ? new ApiError(error.code, error.status, [{ field: 'newEmail', code: 'emailTaken', message: '' }])
    : error;
}

/** The pending change: which of the two addresses have confirmed it, and a button to cancel it. */
function PendingEmailChange({ pending }: { pending: PendingChange }) {
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
