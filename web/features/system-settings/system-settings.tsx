import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sections } from '#web/ui/sections/sections.tsx';
import { settingsQuery } from './api.ts';
import { DataGroup } from './data-group.tsx';
import { GeneralGroup } from './general-group.tsx';
import { GROUPS, type GroupName, type GroupProps } from './groups.ts';
import { HealthCard } from './health-card.tsx';
import { MailGroup } from './mail-group.tsx';
import { MaintenanceGroup } from './maintenance-group.tsx';
import { PremiumGroup } from './premium-group.tsx';
import { PrivacyGroup } from './privacy-group.tsx';
import { RegistrationGroup } from './registration-group.tsx';
import { SecurityGroup } from './security-group.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

type Slots = { invites: ReactNode; backups: ReactNode };

/** All settings in groups, and the installation's health. */
export function SystemSettingsScreen(slots: Slots) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('app.titles.adminSettings')} subtitle={t('systemSettings.subtitle')} />
      <Settings {...slots} />
    </>
  );
}

function Settings(slots: Slots) {
  const query = useQuery(settingsQuery);
  const { data, isError } = query;
  if (data === undefined) return isError ? <LoadFailedCard query={query} /> : <SettingsSkeleton />;
  return (
    <UnsavedGuard>
      <Groups stored={data} {...slots} />
    </UnsavedGuard>
  );
}

function Groups({ stored, ...slots }: Slots & GroupProps) {
  const { t } = useTranslation();
  const sections = GROUPS.map((name) => ({
    name,
    title: t(`systemSettings.groups.${name}`),
    isTitled: true,
    content: <Group group={name} stored={stored} {...slots} />,
  }));
  return <Sections sections={sections} label={t('systemSettings.sections')} />;
}

function Group({ group, stored, invites, backups }: Slots & GroupProps & { group: GroupName }) {
  switch (group) {
    case 'general':
      return <GeneralGroup stored={stored} />;
    case 'registration':
      return (
        <>
          <RegistrationGroup stored={stored} />
          {invites}
        </>
      );
    case 'premium':
      return <PremiumGroup stored={stored} />;
    case 'security':
      return <SecurityGroup stored={stored} />;
    case 'mail':
      return <MailGroup stored={stored} />;
    case 'privacy':
      return <PrivacyGroup stored={stored} />;
    case 'data':
      return <DataGroup stored={stored} backups={backups} />;
    case 'maintenance':
      return <MaintenanceGroup stored={stored} />;
    case 'health':
      return <HealthCard />;
  }
}
