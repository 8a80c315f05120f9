import { useTranslation } from 'react-i18next';
import type { GroupProps } from './group-props.ts';
import { NumberSetting, SwitchSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function PrivacyGroup({ stored }: GroupProps) {
  const { t } = useTranslation();
  return (
    <SettingsGroup title={t('systemSettings.groups.privacy')} stored={stored}>
      {(form) => (
        <>
          <SwitchSetting form={form} name="analytics" hint={t('systemSettings.hints.analytics')} />
          <NumberSetting form={form} name="statisticsDays" hint={t('systemSettings.hints.statisticsDays')} />
        </>
      )}
    </SettingsGroup>
  );
}
