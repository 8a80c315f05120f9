import { Button } from '@mantine/core';
import { IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The empty screen, which explains what the screen is for. */
export function NothingDeleted() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTrash size={24} stroke={1.75} />}
      title={t('deletedTransactions.empty.title')}
      text={t('deletedTransactions.empty.text', { days: DELETED_KEPT_DAYS })}
      action={
        <Button component={Link} to={paths.transactions} variant="default">
          {t('deletedTransactions.empty.back')}
        </Button>
      }
    />
  );
}

export function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.75} />}
      title={t('deletedTransactions.nothingFound.title')}
      text={t('deletedTransactions.nothingFound.text')}
    />
  );
}
