import { useTranslation } from 'react-i18next';
import type { FieldsProps, GroupProps } from './groups.ts';
import { NumberSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function PrivacyGroup({ stored }: GroupProps) {
  return <SettingsGroup name="privacy" stored={stored} fields={PrivacyFields} />;
}

function PrivacyFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchSetting form={form} name="analytics" hint={t('systemSettings.hints.analytics')} />
      <NumberSetting form={form} name="statisticsDays" hint={t('systemSettings.hints.statisticsDays')} />
    </>
  );
}
