import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#shared/contract/account.ts';
import { sessionsQuery } from '#web/lib/api/sessions.ts';
import { call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { findPasswordError } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { Username } from '#web/ui/plain/username.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './account.module.css';

/** `renderHint` says how strong the new password is. */
type Props = { renderHint: (field: { password: string; hasError: boolean }) => ReactNode };

export function PasswordSection({ renderHint }: Props) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const form = usePasswordForm();
  const newPassword = form.field('newPassword');
  return (
    <Card title={t('account.password.title')}>
      <form className="stack gap-18" {...form.props}>
        <p className={`dim text-15 lines-145 ${classes.text}`}>{t('account.password.text')}</p>
        {!isProofMissing(form.error) && <FormAlert message={form.failure} />}
        <Username email={email} />
        <PasswordField
          {...form.field('currentPassword')}
          label={t('account.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...newPassword}
          label={t('account.password.new')}
          hint={renderHint({ password: newPassword.value, hasError: newPassword.error !== undefined })}
          autoComplete="new-password"
        />
        <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
          <BusyButton type="submit" isBusy={form.isBusy}>
            {t('account.password.change')}
          </BusyButton>
        </div>
      </form>
    </Card>
  );
}

function usePasswordForm() {
  const { t } = useTranslation();
  const minLength = useMinPasswordLength();
  const queryClient = useQueryClient();
  return useForm({
    initial: { currentPassword: '', newPassword: '' },
    schema: changePassword.body,
    check: ({ newPassword }) => findPasswordError('newPassword', newPassword, minLength),
    send: async (body, reset) => {
      await call(changePassword, { body });
      reset();
      showToast({ kind: 'success', message: t('account.password.changed') });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
