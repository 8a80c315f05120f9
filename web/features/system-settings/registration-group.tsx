import { useTranslation } from 'react-i18next';
import { REGISTRATIONS } from '#shared/contract/registration.ts';
import type { GroupProps } from './group-props.ts';
import { ChoiceSetting, LinesSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function RegistrationGroup({ stored }: GroupProps) {
  const { t } = useTranslation();
  return (
    <SettingsGroup title={t('systemSettings.groups.registration')} stored={stored}>
      {(form) => (
        <>
          <ChoiceSetting
            form={form}
            name="registration"
            options={REGISTRATIONS.map((value) => ({
              value,
              label: t(`systemSettings.registrations.${value}`),
            }))}
          />
          <LinesSetting form={form} name="allowedDomains" hint={t('systemSettings.hints.allowedDomains')} />
          <SwitchSetting
            form={form}
            name="emailVerification"
            hint={t('systemSettings.hints.emailVerification')}
          />
        </>
      )}
    </SettingsGroup>
  );
}
