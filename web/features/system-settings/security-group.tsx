import { useTranslation } from 'react-i18next';
import type { GroupProps } from './group-props.ts';
import { NumberSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

const NUMBERS = ['minPasswordLength', 'sessionDays', 'failuresPerAccount', 'failuresPerAddress'] as const;

export function SecurityGroup({ stored }: GroupProps) {
  const { t } = useTranslation();
  return (
    <SettingsGroup title={t('systemSettings.groups.security')} stored={stored}>
      {(form) => (
        <>
          {NUMBERS.map((name) => (
            <NumberSetting key={name} form={form} name={name} hint={t(`systemSettings.hints.${name}`)} />
          ))}
          <SwitchSetting
            form={form}
            name="adminResetLinks"
            hint={t('systemSettings.hints.adminResetLinks')}
          />
        </>
      )}
    </SettingsGroup>
  );
}
