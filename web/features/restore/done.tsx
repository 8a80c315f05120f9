import { Button } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import type { Backup } from './worker/backup.ts';
import classes from './restore.module.css';
import { useFormat } from '#web/lib/format/format.ts';

/** The counts of a finished restore, with a link to the transactions. */
export function Done({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  const counts = useCounts();
  return (
    <div className={`stack gap-16 ${classes.done}`}>
      <p className={`flex align-start gap-10 weight-600 lines-150 ${classes.success}`} role="status">
        <IconCircleCheck size={24} stroke={1.75} aria-hidden />
        <span>{t('restore.done', { counts: counts(backup) })}</span>
      </p>
      <Button
        component={Link}
        to={paths.transactions}
        leftSection={<IconReceipt size={18} stroke={1.75} aria-hidden />}
      >
        {t('restore.show')}
      </Button>
    </div>
  );
}

/** Writes the counts of a backup: '1,204 transactions, 3 own categories and 2 imports'. */
function useCounts(): (backup: Backup) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  return ({ counts, ownCategories, budgets }) => {
    const named = {
      transactions: counts.records,
      deleted: counts.deletedRecords,
      categories: ownCategories,
      imports: counts.imports,
      recurring: counts.recurring,
      budgets,
      goals: counts.goals,
    };
    const names = Object.keys(named) as (keyof typeof named)[];
    return list.format(
      names
        .filter((name) => named[name] > 0 || name === 'transactions')
        .map((name) =>
          t(`restore.counts.${name}`, { count: named[name], number: format.count(named[name]) }),
        ),
    );
  };
}
