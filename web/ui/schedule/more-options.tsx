import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './schedule.module.css';

type Props = {
  /** Whether any of the fields had a value when the form opened. */
  isUsed: boolean;
  hasError: boolean;
  children: ReactNode;
};

/** The fields that few users need, behind a button until somebody needs them. */
export function MoreOptions({ isUsed, hasError, children }: Props) {
  const { t } = useTranslation();
  const [isOpened, open] = useState(isUsed);
  if (isOpened || hasError) return children;
  return (
    <Button
      className={classes.more ?? ''}
      variant="subtle"
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
      onClick={() => open(true)}
    >
      {t('recurring.form.more')}
    </Button>
  );
}
