import { ActionIcon } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { menuOnDemand } from '#web/ui/menu-on-demand.tsx';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

const Menu = menuOnDemand(async () => (await import('./opened-theme-menu.tsx')).OpenedThemeMenu);

/** Light, dark or as the system is; kept in the browser for the first paint and in the profile. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { theme } = useProfile();
  const CurrentIcon = icons[theme];
  return (
    <Menu
      renderButton={(props) => (
        <ActionIcon {...props} aria-label={`${t('app.theme.label')}: ${t(`app.theme.${theme}`)}`}>
          <CurrentIcon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}
