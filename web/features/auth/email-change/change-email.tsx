import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEmail } from '#shared/contract/email-change.ts';
import { Card } from '#web/ui/card.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { useForm, type Field } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { emailChangeQuery } from './email-change-query.ts';
import { PendingEmailChange } from './pending-email-change.tsx';
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
      <FormAlert message={form.failure} />
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
