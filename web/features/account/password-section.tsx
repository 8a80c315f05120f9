import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#shared/contract/account.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { checkFields, serverFieldErrors, withPasswordLength } from '#web/lib/field-errors.ts';
import { useMinPasswordLength } from '#web/lib/instance.ts';
import { useProfile } from '#web/lib/profile.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Card } from '#web/ui/card.tsx';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './account.module.css';

type Passwords = BodyOf<typeof changePassword>;

/** A new password for the old one; `renderHint` says how strong the new one is. */
export function PasswordSection({ renderHint }: { renderHint: (password: string) => ReactNode }) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const minLength = useMinPasswordLength();
  const queryClient = useQueryClient();
  const { values, errors, form, set, show } = useFields(noPasswords);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (body: Passwords) => call(changePassword, { body }),
    onSuccess: () => {
      set(noPasswords());
      showToast({ kind: 'success', message: t('account.password.changed') });
      return queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
    },
    onError: (failure) => show(serverFieldErrors(failure)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const fields = checkFields(changePassword.body, values);
    const checked = withPasswordLength(fields, ['newPassword', values.newPassword], minLength);
    if (checked.ok) mutate(checked.data);
    else show(checked.errors);
  }

  return (
    <Card title={t('account.password.title')}>
      <form className={classes.form} ref={form} onSubmit={submit} noValidate>
        <p className={classes.text}>{t('account.password.text')}</p>
        {isError && Object.keys(serverFieldErrors(error)).length === 0 && (
          <FormAlert message={errorText(error)} />
        )}
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t('account.password.current')}
          autoComplete="current-password"
          value={values.currentPassword}
          onChange={(currentPassword) => set({ currentPassword })}
          error={fieldText(errors['currentPassword'])}
        />
        <PasswordField
          name="newPassword"
          label={t('account.password.new')}
          hint={renderHint(values.newPassword)}
          autoComplete="new-password"
          value={values.newPassword}
          onChange={(newPassword) => set({ newPassword })}
          error={fieldText(errors['newPassword'])}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={isPending}>
            {t('account.password.change')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function noPasswords() {
  return { currentPassword: '', newPassword: '' };
}
