import { Button } from '@mantine/core';
import { IconArrowDownLeft, IconPlus, IconReceipt, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import classes from './history.module.css';

/** Nobody has recorded anything yet. */
export function NoTransactions() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconReceipt size={24} stroke={1.75} />}
      title={t('history.empty.title')}
      text={t('history.empty.text')}
      action={
        <div className={classes.buttons}>
          <Button
            component={Link}
            to={paths.addIncome}
            variant="default"
            leftSection={<IconArrowDownLeft size={18} stroke={1.75} aria-hidden />}
          >
            {t('history.empty.addIncome')}
          </Button>
          <Button
            component={Link}
            to={paths.addExpense}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            {t('history.empty.addExpense')}
          </Button>
        </div>
      }
    />
  );
}

/** There are transactions, but none that the search finds. */
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
