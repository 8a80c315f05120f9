import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './auth-form.module.css';

/** Says that the link has the setup code, which makes the first account the administrator. */
export function SetupNotice() {
  const { t } = useTranslation();
  return (
    <p className={`flex gap-10 accent-color rounded text ${classes.notice}`}>
      <IconKey className="rigid accent" size={20} stroke={1.75} aria-hidden />
      {t('auth.signUp.setupNotice')}
    </p>
  );
}
