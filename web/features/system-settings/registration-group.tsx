import { useTranslation } from 'react-i18next';
import { REGISTRATIONS } from '#shared/contract/registration.ts';
import type { FieldsProps, GroupProps } from './groups.ts';
import { ChoiceSetting, LinesSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function RegistrationGroup({ stored }: GroupProps) {
  return <SettingsGroup name="registration" stored={stored} fields={RegistrationFields} />;
}

function RegistrationFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceSetting
        form={form}
        name="registration"
        options={REGISTRATIONS.map((value) => ({ value, label: t(`systemSettings.registrations.${value}`) }))}
      />
      <LinesSetting form={form} name="allowedDomains" hint={t('systemSettings.hints.allowedDomains')} />
      <SwitchSetting
        form={form}
        name="emailVerification"
        hint={t('systemSettings.hints.emailVerification')}
      />
    </>
  );
}
