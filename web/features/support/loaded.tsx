import type { UseQueryResult } from '@tanstack/react-query';
import { IconMessageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';

type Props<T> = { query: UseQueryResult<T>; children: (conversation: T) => ReactNode };

/** Shows a conversation once it has loaded, and a notice in its place if it no longer exists. */
export function LoadedConversation<T>({ query, children }: Props<T>) {
  const { data, error, isError } = query;
  if (isGone(error)) return <Gone />;
  if (data !== undefined) return children(data);
  return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[48, 120, 120]} />;
}

/** Whether the conversation does not exist, or the address has no valid id. */
function isGone(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'conversationNotFound' || error.code === 'validationFailed')
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconMessageOff size={24} stroke={1.75} />}
      title={t('support.gone.title')}
      text={t('support.gone.text')}
    />
  );
}
