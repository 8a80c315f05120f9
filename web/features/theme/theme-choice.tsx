import { useTranslation } from 'react-i18next';
import { THEMES } from '#shared/contract/fields.ts';
import { Choice } from '#web/ui/choice.tsx';
import { useTheme } from './use-theme.ts';

/** Light, dark or as the system, side by side. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  const options = THEMES.map((value) => ({ value, label: t(`app.theme.${value}`) }));
  return <Choice label={t('app.theme.label')} options={options} value={theme} onChange={choose} />;
}
