import { Button } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import type { Backup } from './worker/backup.ts';
import { useCounts } from './use-counts.ts';
import classes from './restore.module.css';

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
