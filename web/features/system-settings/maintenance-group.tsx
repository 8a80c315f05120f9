import { useTranslation } from 'react-i18next';
import type { GroupProps } from './group-props.ts';
import { SwitchSetting, TextSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function MaintenanceGroup({ stored }: GroupProps) {
  const { t } = useTranslation();
  return (
    <SettingsGroup title={t('systemSettings.groups.maintenance')} stored={stored}>
      {(form) => (
        <>
          <SwitchSetting form={form} name="isReadOnly" hint={t('systemSettings.hints.isReadOnly')} />
          <TextSetting form={form} name="bannerEn" isOptional isWide />
          <TextSetting
            form={form}
            name="bannerEs"
            isOptional
            isWide
            hint={t('systemSettings.hints.banner')}
          />
        </>
      )}
    </SettingsGroup>
  );
}
