import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@mantine/core';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sections } from '#web/ui/sections/sections.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { Card } from '#web/ui/card.tsx';
import { SectionsSkeleton } from '#web/ui/sections/sections-skeleton.tsx';
import { settingsQuery } from './api.ts';
import { GROUPS, type GroupName, type GroupProps } from './groups.ts';
import { Deliveries } from './deliveries.tsx';
import { GeneralFields } from './general-fields.tsx';
import {
  DataFields,
  MailFields,
  MaintenanceFields,
  PremiumFields,
  PrivacyFields,
  RegistrationFields,
  SecurityFields,
} from './group-fields.tsx';
import { HealthCard } from './health-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { TestMail } from './test-mail.tsx';
import classes from './system-settings.module.css';

type Slots = { invites: ReactNode; backups: ReactNode };

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

const FIELDS = {
  general: GeneralFields,
  registration: RegistrationFields,
  premium: PremiumFields,
  security: SecurityFields,
  mail: MailFields,
  privacy: PrivacyFields,
  data: DataFields,
  maintenance: MaintenanceFields,
};

function Group({ group, stored, invites, backups }: Slots & GroupProps & { group: GroupName }) {
  if (group === 'health') return <HealthCard />;
  return (
    <>
      <SettingsGroup name={group} stored={stored} fields={FIELDS[group]}>
        {group === 'mail' && <MailParts />}
        {group === 'data' && backups}
      </SettingsGroup>
      {group === 'registration' && invites}
    </>
  );
}

function MailParts() {
  return (
    <>
      <TestMail />
      <Deliveries />
    </>
  );
}

/** The numbers of fields in the first groups. */
const FIRST_GROUPS = [7, 3, 4] as const;

/** The settings while they load: empty groups in their later places. */
function SettingsSkeleton() {
  return (
    <SectionsSkeleton links={8}>
      {FIRST_GROUPS.map((fields) => (
        <GroupSkeleton key={fields} fields={fields} />
      ))}
    </SectionsSkeleton>
  );
}

function GroupSkeleton({ fields }: { fields: number }) {
  return (
    <Card>
      <p className={classes.skeletonTitle}>
        <TextSkeleton width={20} />
      </p>
      <div className={`grid align-start ${classes.form}`}>
        {Array.from({ length: fields }, (_, at) => (
          <div key={at} className="stack gap-8">
            <TextSkeleton width={30 + ((at * 17) % 25)} />
            <Skeleton height={44} radius="md" />
            <TextSkeleton width={55 + ((at * 13) % 30)} />
          </div>
        ))}
      </div>
    </Card>
  );
}
