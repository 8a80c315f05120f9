import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { requestPasswordReset } from '#shared/contract/password-reset.ts';
import { call } from '#web/lib/call.ts';
import { checkFields, serverFieldErrors } from '#web/lib/field-errors.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './auth-form.module.css';
import { useFields } from '#web/lib/use-fields.ts';

/** The form that has a link mailed; what it says afterwards does not tell whether the account exists. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { values, errors, form, set, show } = useFields(() => ({ email: '' }));
  const request = useMutation({
    mutationFn: (body: BodyOf<typeof requestPasswordReset>) => call(requestPasswordReset, { body }),
    onSuccess: (_, { email }) => {
      showToast({ kind: 'success', message: t('passwordReset.request.success') });
      onSent(email);
    },
    onError: (error) => show(serverFieldErrors(error)),
  });

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (request.isPending) return;
    const checked = checkFields(requestPasswordReset.body, values);
    if (!checked.ok) return show(checked.errors);
    request.mutate(checked.data);
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="forgot-title">
      <h1 className={classes.title} id="forgot-title">
        {t('passwordReset.request.title')}
      </h1>
      <p className={classes.lead}>{t('passwordReset.request.lead')}</p>
      {request.isError && Object.keys(errors).length === 0 && (
        <FormAlert message={errorText(request.error)} />
      )}
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(email) => set({ email })}
        error={fieldText(errors['email'])}
      />
      <PlainButton type="submit" isBusy={request.isPending}>
        {t('passwordReset.request.submit')}
      </PlainButton>
    </form>
  );
}
