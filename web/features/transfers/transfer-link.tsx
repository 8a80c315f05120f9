import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './transfer-link.module.css';

/** Leads somebody with accounts from the form of a transaction to that of a transfer. */
export function TransferLink() {
  const { t } = useTranslation();
  if (useOfferedAccounts().length === 0) return null;
  return (
    <Button
      component={Link}
      className={classes.link ?? ''}
      to={paths.addTransfer}
      variant="default"
      leftSection={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}
    >
      {t('app.navigation.transfer')}
    </Button>
  );
}
