import { IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_KEY, writeStored } from '#web/lib/browser/browser-storage.ts';
import classes from './guest-theme.module.css';

/** A button for guests that changes from the light to the dark theme and back. */
export function GuestTheme() {
  const { t } = useTranslation();
  const [isDark, setIsDark] = useState(isDarkShown);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setIsDark(isDarkShown());
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const other = isDark ? 'light' : 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={`in-middle card-color frame rounded dim ${classes.button}`}
      aria-label={`${t('app.theme.label')}: ${t(`app.theme.${other}`)}`}
      onClick={() => {
        writeStored(THEME_KEY, other);
        document.documentElement.dataset['mantineColorScheme'] = other;
        setIsDark(!isDark);
      }}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

function isDarkShown(): boolean {
  return document.documentElement.dataset['mantineColorScheme'] === 'dark';
}
