import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { Deletion } from './find-shared-deletions.ts';
import classes from './bin-row.module.css';

type Props = { deletion: Deletion | undefined; onRestore: (deletionId: string) => void };

/** The line above transactions that were deleted together, with a button that restores them all. */
export function SharedDeletion({ deletion, onRestore }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (deletion === undefined) return null;
  const number = format.count(deletion.count);
  return (
    <div className={`row wrap between dim text-14 ${classes.together}`}>
      <p>{t('deletedTransactions.together', { number })}</p>
      <Button
        className={classes.restore ?? ''}
        variant="light"
        size="compact-sm"
        leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
        onClick={() => onRestore(deletion.id)}
      >
        {t('deletedTransactions.restoreThese', { number })}
      </Button>
    </div>
  );
}
