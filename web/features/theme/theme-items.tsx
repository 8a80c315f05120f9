import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { THEMES } from '#shared/contract/fields.ts';
import { useTheme } from './use-theme.ts';

/** Light, dark or as the system, as items of a menu. */
export function ThemeItems() {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  return (
    <Menu.RadioGroup value={theme} onChange={(value) => choose(THEMES.find((choice) => choice === value))}>
      {THEMES.map((choice) => (
        <Menu.RadioItem key={choice} value={choice}>
          {t(`app.theme.${choice}`)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
