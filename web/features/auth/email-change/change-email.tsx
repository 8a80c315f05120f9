import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { emailChangeQuery } from './email-change-query.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { PendingEmailChange } from './pending-email-change.tsx';

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
