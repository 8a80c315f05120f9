import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './theme-buttons.module.css';

/** The values of the theme in the browser's storage. */
const CHOICES = [
  { theme: 'light', stored: 'light', Icon: IconSun },
  { theme: 'dark', stored: 'dark', Icon: IconMoon },
  { theme: 'system', stored: 'auto', Icon: IconDeviceDesktop },
] as const;

export function ThemeButtons() {
  const { t } = useTranslation('pages');
  return (
    <div
      className={`card-color frame rounded ${classes.group}`}
      role="group"
      aria-label={t('app.theme.label')}
      data-needs-script
    >
      {CHOICES.map(({ theme, stored, Icon }) => (
        <button
          key={theme}
          type="button"
          className={`in-middle dim ${classes.choice}`}
          data-action="theme"
          value={stored}
          aria-pressed={stored === 'auto'}
          aria-label={t(`app.theme.${theme}`)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </button>
      ))}
    </div>
  );
}
