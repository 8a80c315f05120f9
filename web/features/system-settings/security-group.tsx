import { useTranslation } from 'react-i18next';
import { MAX_PASSWORD_MINIMUM, MAX_SESSION_DAYS, MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import type { GroupProps } from './group-props.ts';
import { NumberSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

const RANGES = {
  minPasswordLength: [MIN_PASSWORD_LENGTH, MAX_PASSWORD_MINIMUM],
  sessionDays: [1, MAX_SESSION_DAYS],
  failuresPerAccount: [3, 100],
  failuresPerAddress: [10, 10_000],
} as const;

export function SecurityGroup({ stored }: GroupProps) {
  const { t } = useTranslation();
  return (
    <SettingsGroup title={t('systemSettings.groups.security')} stored={stored}>
      {(form) => (
        <>
          {(Object.keys(RANGES) as (keyof typeof RANGES)[]).map((name) => (
            <NumberSetting
              key={name}
              form={form}
              name={name}
              min={RANGES[name][0]}
              max={RANGES[name][1]}
              hint={t(`systemSettings.hints.${name}`)}
            />
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
