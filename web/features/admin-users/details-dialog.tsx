import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import type { Person } from './account-actions.ts';
import { useUser, type AccountAction } from './api.ts';
import { Details } from './details.tsx';

type Props = DialogProps & {
  id: string;
  onAction: (action: AccountAction, person: Person) => void;
  renderAuditEntry: (entry: AuditEntry) => ReactNode;
};

/** The details of a person that administrators may see, and the actions on the account. */
export function DetailsDialog({ id, onAction, renderAuditEntry, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t('adminUsers.details.title');
  return (
    <Dialog {...dialog} isInAddress returnFocus={false} title={title} size={760} isCentered={false}>
      <Content
        key={id}
        id={id}
        onClose={dialog.onClose}
        onAction={onAction}
        renderAuditEntry={renderAuditEntry}
      />
    </Dialog>
  );
}

function Content({ id, onClose, ...rest }: Pick<Props, 'id' | 'onClose' | 'onAction' | 'renderAuditEntry'>) {
  const errorText = useErrorText();
  const { data, error: newError, isFetching, refetch } = useUser(id);
  const error = useLastError(newError, data !== undefined);
  if (error instanceof ApiError && error.code === 'userNotFound') return <UserNotFound onBack={onClose} />;
  if (data !== undefined) return <Details user={data} {...rest} />;
  if (error) {
    return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} message={errorText(error)} />;
  }
  return <BlockSkeleton heights={[56, 180, 90]} />;
}

/** The last error. A query without data has none during the next attempt, and the notice would flicker. */
function useLastError(error: unknown, hasData: boolean): unknown {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? (hasData ? null : last);
}

function UserNotFound({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconUserQuestion size={24} stroke={1.75} />}
      title={t('adminUsers.details.gone')}
      text={t('adminUsers.details.goneText')}
      action={
        <Button variant="default" onClick={onBack}>
          {t('adminUsers.details.back')}
        </Button>
      }
    />
  );
}
