import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './transfer-link.module.css';

/** Leads from the form of a transfer to those of transactions. */
export function TransactionLinks() {
  const { t } = useTranslation();
  return (['expense', 'income'] as const).map((type) => (
    <Button
      key={type}
      component={Link}
      className={classes.link ?? ''}
      to={type === 'expense' ? paths.addExpense : paths.addIncome}
      variant="default"
    >
      {t(`recurring.form.types.${type}`)}
    </Button>
  ));
}
