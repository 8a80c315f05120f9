import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './online-users.module.css';

const BONES = ['1', '2', '3', '4', '5'];

/** Stands where the people will be. */
export function OnlineSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.bones} role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      {BONES.map((bone) => (
        <Skeleton key={bone} height={44} radius="md" />
      ))}
    </div>
  );
}
