import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deskQuery } from './api.ts';
import classes from './desk.module.css';

const MOST_SHOWN = 99;

/** How many conversations wait for an answer, beside the name of their screen. */
export function WaitingCount() {
  const { t } = useTranslation();
  const { data: { waiting } = { waiting: 0 } } = useQuery(deskQuery);
  if (waiting === 0) return null;
  return (
    <span className={classes.waiting}>
      <span className={`block weight-700 numbers text-centre ${classes.count}`} aria-hidden>
        {waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}
      </span>
      <VisuallyHidden>{t('admin.navigation.supportWaiting', { count: waiting })}</VisuallyHidden>
    </span>
  );
}
