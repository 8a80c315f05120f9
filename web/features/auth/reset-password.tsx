import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPasswordReset, resetPassword } from '#shared/contract/password-reset.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { call } from '#web/lib/api/call.ts';
import { findPasswordError, type FieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { QueryContent, useMailedLink, sendWithLink } from './link-screens.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { PasswordHint } from './password-hint.tsx';

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

type Passwords = { newPassword: string; repeat: string };

type NewPasswordProps = {
  token: string;
  onDone: () => void;
  /** Called if the link was used or expired after it was checked. */
  onRefused: () => void;
};

function NewPasswordForm(props: NewPasswordProps) {
  const { t } = useTranslation();
  const form = useNewPassword(props);
  const password = form.field('newPassword');
  return (
    <form className={classes.form} {...form.props} aria-labelledby="new-title">
      <FormTitle id="new-title">{t('passwordReset.choose.title')}</FormTitle>
      <p className={classes.lead}>{t('passwordReset.choose.lead')}</p>
      <FormAlert message={form.failure} />
      <PasswordField
        {...password}
        label={t('passwordReset.choose.newPassword')}
        hint={<PasswordHint password={password.value} hasError={password.error !== undefined} />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('repeat')}
        label={t('passwordReset.choose.repeat')}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={form.isBusy}>{t('passwordReset.choose.submit')}</SubmitButton>
    </form>
  );
}

function useNewPassword({ token, onDone, onRefused }: NewPasswordProps) {
  const minLength = useMinPasswordLength();
  return useForm({
    initial: { newPassword: '', repeat: '' },
    schema: resetPassword.body,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    check: (values) => findErrors(values, minLength),
    send: async (body) => {
      const response = await sendWithLink(() => call(resetPassword, { body }), 'resetToken', onRefused);
      if (response === undefined) return;
      announceSessionChange();
      onDone();
    },
  });
}

function findErrors({ newPassword, repeat }: Passwords, minLength: number): FieldErrors {
  const passwordError = findPasswordError('newPassword', newPassword, minLength);
  if (repeat === newPassword) return passwordError;
  return { repeat: repeat === '' ? 'required' : 'passwordsDiffer', ...passwordError };
}
