import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BACKUP_SCHEDULES } from '#shared/contract/setting-values.ts';
import type { FieldsProps, GroupProps } from './groups.ts';
import { ChoiceSetting, NumberSetting } from './setting-fields.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function DataGroup({ stored, backups }: GroupProps & { backups: ReactNode }) {
  return <SettingsGroup name="data" stored={stored} fields={DataFields} below={backups} />;
}

function DataFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceSetting
        form={form}
        name="backupSchedule"
        options={BACKUP_SCHEDULES.map((value) => ({ value, label: t(`systemSettings.schedules.${value}`) }))}
      />
      <NumberSetting form={form} name="backupsKept" hint={t('systemSettings.hints.backupsKept')} />
      <NumberSetting
        form={form}
        name="importedRowsPerAccount"
        hint={t('systemSettings.hints.importedRowsPerAccount')}
      />
    </>
  );
}
