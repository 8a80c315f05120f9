import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';

/** Says on the sign-in that the account is suspended, and who can help. */
export function SuspendedNotice() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(instanceQuery);
  const supportEmail = data?.supportEmail ?? undefined;
  return (
    <FormAlert message={t('errors.accountSuspended')}>
      {!isPending && supportEmail === undefined && t('auth.signIn.askOperator')}
      {supportEmail !== undefined && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </FormAlert>
  );
}
