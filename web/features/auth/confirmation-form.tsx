import { useTranslation } from 'react-i18next';
import { verifyEmail, type Confirmation } from '#shared/contract/email-verification.ts';
import { ApiError, call } from '#web/lib/call.ts';
import { checkFields, serverFieldErrors, withPasswordLength } from '#web/lib/field-errors.ts';
import { useMinPasswordLength } from '#web/lib/instance.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { useEntry } from './use-entry.ts';

type Props = {
  token: string;
  /** The address that the link confirms. */
  email: string | null;
  /** The link has been used or has expired since it was looked at. */
  onRefused: () => void;
};

/** Makes the account of a confirmed address, with everything that it has, and signs in. */
export function ConfirmationForm({ token, email, onRefused }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const minLength = useMinPasswordLength();
  const { values, errors, form, set, show } = useFields(emptyAccount);
  const entry = useEntry((body: Confirmation) => call(verifyEmail, { body }), t('auth.signUp.success'));

  const hasHiddenErrors = Object.keys(errors).some((field) => !(field in values));

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (entry.isPending) return;
    const fields = checkFields(verifyEmail.body, { ...toAccountBody(values, i18n.language), token });
    const checked = withPasswordLength(fields, ['password', values.password], minLength);
    if (!checked.ok) return show(checked.errors);
    entry.enter(checked.data, (error) => {
      if (isLinkRefused(error)) onRefused();
      else show(serverFieldErrors(error));
    });
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="verify-title">
      <h1 className={classes.title} id="verify-title">
        {t('registration.verify.valid.title')}
      </h1>
      {email !== null && (
        <p className={classes.address}>{t('registration.verify.valid.address', { email })}</p>
      )}
      <p className={classes.lead}>{t('registration.verify.valid.text')}</p>
      {hasHiddenErrors && <FormAlert message={t('errors.validationFailed')} />}
      {entry.isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(entry.error)} />}
      <AccountFields
        values={values}
        errors={errors}
        set={set}
        email={email !== null && <UsernameField email={email} />}
      />
      <PlainButton type="submit" isBusy={entry.isPending}>
        {t('auth.signUp.submit')}
      </PlainButton>
    </form>
  );
}

/** Tells a password manager whose password it is. */
function UsernameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('verification');
}
