import { ActionIcon, Menu } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#shared/contract/fields.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

/** Light, dark or as the system is; kept in the browser for the first paint and in the profile. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { theme } = useProfile();
  const errorText = useProfileErrorText();
  const save = useSavePreferences((error) => showToast({ kind: 'error', message: errorText(error) }));
  const CurrentIcon = icons[theme];
  return (
    <Menu position="top-end" width={220} floatingStrategy="fixed" loop>
      <Menu.Target>
        <ActionIcon aria-label={`${t('app.theme.label')}: ${t(`app.theme.${theme}`)}`}>
          <CurrentIcon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={theme} onChange={(chosen) => save.mutate({ theme: chosen as Theme })}>
          {THEMES.map((choice) => (
            <Menu.RadioItem key={choice} value={choice}>
              {t(`app.theme.${choice}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
