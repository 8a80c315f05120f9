import { useQuery } from '@tanstack/react-query';
import { IconMailCheck, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { requestPasswordReset } from '#shared/contract/password-reset.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PlainButton, PlainButtonLink } from '#web/ui/plain/button.tsx';
import { Notice } from '#web/ui/plain/notice.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './auth-form.module.css';
import { QueryContent } from './link-screens.tsx';
import { FormTitle, SubmitButton } from './auth-form.tsx';

/** Asks where to mail a link, or says that this installation sends no mail. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const instance = useQuery(instanceQuery);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <QueryContent query={instance} waiting={t('app.loading')}>
      {({ mail }) => {
        if (!mail) return <NoMail />;
        if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
        return <Request onSent={setSentTo} />;
      }}
    </QueryContent>
  );
}

function Request({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <RequestResetForm onSent={onSent} />
      <p className={`grid text-15 ${classes.back}`}>
        <Link to={paths.login}>{t('passwordReset.backToSignIn')}</Link>
      </p>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const actions = (
    <>
      <PlainButtonLink to={paths.login}>{t('passwordReset.backToSignIn')}</PlainButtonLink>
      <PlainButton look="default" onClick={onAgain}>
        {t('passwordReset.sent.again')}
      </PlainButton>
    </>
  );
  const icon = <IconMailCheck size={24} stroke={1.75} />;
  return (
    <Notice icon={icon} title={t('passwordReset.sent.title')} takesFocus actions={actions}>
      <p>{t('passwordReset.sent.text', { email })}</p>
      <p className="dim">{t('passwordReset.sent.hint')}</p>
    </Notice>
  );
}

function NoMail() {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<IconMailOff size={24} stroke={1.75} />}
      kind="warning"
      title={t('passwordReset.noMail.title')}
      actions={<PlainButtonLink to={paths.login}>{t('passwordReset.backToSignIn')}</PlainButtonLink>}
    >
      <p>{t('passwordReset.noMail.text')}</p>
      <p>{t('passwordReset.noMail.hint')}</p>
    </Notice>
  );
}

/** Asks the server to mail a link for a new password; the toast does not reveal whether the account exists. */
function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useRequestReset(onSent);
  return (
    <form className={classes.form} {...form.props} aria-labelledby="forgot-title">
      <FormTitle id="forgot-title">{t('passwordReset.request.title')}</FormTitle>
      <p className={classes.lead}>{t('passwordReset.request.lead')}</p>
      <FormAlert message={form.failure} />
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="username" />
      <SubmitButton isBusy={form.isBusy}>{t('passwordReset.request.submit')}</SubmitButton>
    </form>
  );
}

function useRequestReset(onSent: (email: string) => void) {
  const { t } = useTranslation();
  return useForm({
    initial: { email: '' },
    schema: requestPasswordReset.body,
    send: async (body) => {
      await call(requestPasswordReset, { body });
      showToast({ kind: 'success', message: t('passwordReset.request.success') });
      onSent(body.email);
    },
  });
}
