import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEmail } from '#shared/contract/email-change.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { ApiError, call } from '#web/lib/call.ts';
import { checkFields, serverFieldErrors, type FieldErrors } from '#web/lib/field-errors.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './change-email.module.css';
import { useFields } from '#web/lib/use-fields.ts';

/** Asks for another address, and for the password so that an open screen does not suffice. */
export function ChangeEmailForm({ isMailOn }: { isMailOn: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { values, errors, form, set, show } = useFields(() => ({ newEmail: '', password: '' }));
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof changeEmail>) => call(changeEmail, { body }),
    onSuccess: async ({ state }) => {
      set({ newEmail: '', password: '' });
      showToast({
        kind: 'success',
        message: t(state === 'changed' ? 'emailChange.changed' : 'emailChange.asked'),
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.emailChange }),
        queryClient.invalidateQueries({ queryKey: queryKeys.profile }),
      ]);
    },
    onError: (error) => show(fieldErrorsOf(error)),
  });

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    const checked = checkFields(changeEmail.body, values);
    if (!checked.ok) return show(checked.errors);
    change.mutate(checked.data);
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate>
      {change.isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(change.error)} />}
      <TextInput
        name="newEmail"
        type="email"
        label={t('emailChange.newEmail')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.newEmail}
        onChange={(event) => set({ newEmail: event.currentTarget.value })}
        error={fieldText(errors['newEmail'])}
      />
      <PasswordInput
        name="password"
        label={t('emailChange.password')}
        description={t(isMailOn ? 'emailChange.howMail' : 'emailChange.howDirect')}
        classNames={{ description: classes.hint ?? '' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="current-password"
        rightSectionWidth={46}
        visibilityToggleButtonProps={{ 'aria-label': t('app.showPassword'), tabIndex: 0, size: 44 }}
        value={values.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
        error={fieldText(errors['password'])}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={change.isPending}>
          {t('emailChange.submit')}
        </Button>
      </div>
    </form>
  );
}

/** That an address is taken is said where no mail is sent; it is about the one field. */
function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof ApiError && error.code === 'emailTaken') return { newEmail: 'emailTaken' };
  return serverFieldErrors(error);
}
