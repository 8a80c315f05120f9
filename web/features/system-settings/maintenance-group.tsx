import { useTranslation } from 'react-i18next';
import { bannerName } from '#shared/banner.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { FieldsProps, GroupProps } from './groups.ts';
import { SwitchSetting, TextSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function MaintenanceGroup({ stored }: GroupProps) {
  return <SettingsGroup name="maintenance" stored={stored} fields={MaintenanceFields} />;
}

function MaintenanceFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchSetting form={form} name="isReadOnly" hint={t('systemSettings.hints.isReadOnly')} />
      {LANGUAGES.map((language) => (
        <TextSetting
          key={language}
          form={form}
          name={bannerName(language)}
          isOptional
          isWide
          {...(language === LANGUAGES.at(-1) ? { hint: t('systemSettings.hints.banner') } : {})}
        />
      ))}
    </>
  );
}
