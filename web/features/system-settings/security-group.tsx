import { useTranslation } from 'react-i18next';
import type { FieldsProps, GroupProps } from './groups.ts';
import { NumberSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

const NUMBERS = ['minPasswordLength', 'sessionDays', 'failuresPerAccount', 'failuresPerAddress'] as const;

export function SecurityGroup({ stored }: GroupProps) {
  return <SettingsGroup name="security" stored={stored} fields={SecurityFields} />;
}

function SecurityFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {NUMBERS.map((name) => (
        <NumberSetting key={name} form={form} name={name} hint={t(`systemSettings.hints.${name}`)} />
      ))}
      <SwitchSetting form={form} name="adminResetLinks" hint={t('systemSettings.hints.adminResetLinks')} />
    </>
  );
}
