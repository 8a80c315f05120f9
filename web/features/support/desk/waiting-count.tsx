import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deskQuery } from './api.ts';
import classes from './desk.module.css';

const MAX_SHOWN = 99;

/** The number of conversations that wait for an answer, next to the screen's name in the navigation. */
export function WaitingCount() {
  const { t } = useTranslation();
  const { data: { waiting } = { waiting: 0 } } = useQuery(deskQuery);
  if (waiting === 0) return null;
  return (
    <span className={classes.waiting}>
      <span className={`block weight-700 numbers text-centre ${classes.count}`} aria-hidden>
        {waiting > MAX_SHOWN ? `${MAX_SHOWN}+` : waiting}
      </span>
      <VisuallyHidden>{t('admin.navigation.supportWaiting', { count: waiting })}</VisuallyHidden>
    </span>
  );
}
