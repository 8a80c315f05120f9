import { useTranslation } from 'react-i18next';
import { PREMIUM_MODES } from '#shared/premium.ts';
import type { FieldsProps, GroupProps } from './groups.ts';
import { ChoiceSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function PremiumGroup({ stored }: GroupProps) {
  return <SettingsGroup name="premium" stored={stored} fields={PremiumFields} />;
}

function PremiumFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <ChoiceSetting
      form={form}
      name="premiumMode"
      isWide
      options={PREMIUM_MODES.map((value) => ({ value, label: t(`systemSettings.premiumModes.${value}`) }))}
      hint={t('systemSettings.hints.premiumMode')}
    />
  );
}
