import { Button } from '@mantine/core';
import { IconReceipt, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AddButtons } from '#web/ui/add-buttons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The empty history of a user without transactions. */
export function NoTransactions() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconReceipt size={24} stroke={1.75} />}
      title={t('history.empty.title')}
      text={t('history.empty.text')}
      action={
        <>
          <AddButtons
            expenseLabel={t('history.empty.addExpense')}
            incomeLabel={t('history.empty.addIncome')}
          />
          <Button component={Link} to={paths.import} variant="subtle">
            {t('history.import')}
          </Button>
          {/* For a user who has just deleted everything. */}
          <Button component={Link} to={paths.deletedTransactions} variant="subtle">
            {t('history.deleted')}
          </Button>
        </>
      }
    />
  );
}

/** Shows if the search finds nothing. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.75} />}
      title={t('history.nothingFound.title')}
      text={t('history.nothingFound.text')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('history.nothingFound.clear')}
        </Button>
      }
    />
  );
}
