import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#shared/contract/fields.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfileErrorText } from '#web/ui/error-text.ts';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import { showToast } from '#web/ui/toast.ts';

export function OpenedThemeMenu({ renderButton }: { renderButton: RenderButton }) {
  const { t } = useTranslation();
  const { theme } = useProfile();
  const errorText = useProfileErrorText();
  const save = useSavePreferences((error) => showToast({ kind: 'error', message: errorText(error) }));
  const { menu, target } = useOpenAtFirst();
  return (
    <Menu {...menu} position="top-end" width={220} floatingStrategy="fixed" loop>
      <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
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
