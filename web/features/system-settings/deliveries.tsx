import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listDeliveries } from '#shared/contract/system-settings.ts';
import type { mail } from '#shared/i18n/en/mail.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { deliveriesQuery } from './api.ts';
import { StateRow } from './state-row.tsx';
import classes from './system-settings.module.css';

type Delivery = OutputOf<typeof listDeliveries>['items'][number];

export function Deliveries() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery(deliveriesQuery(page));
  const { data, isError } = query;
  return (
    <section className={`stack gap-12 line-above ${classes.below}`}>
      <h3 className={`text-16 weight-700 ${classes.heading}`}>{t('systemSettings.mail.deliveries')}</h3>
      {isError && <LoadFailed query={query} />}
      {data === undefined && !isError && <Skeleton height={96} radius="md" />}
      {data !== undefined && <DeliveryList {...data} />}
      {data !== undefined && data.pages > 1 && <Pager page={data.page} pages={data.pages} onPage={setPage} />}
    </section>
  );
}

function DeliveryList({ total, items }: OutputOf<typeof listDeliveries>) {
  const { t } = useTranslation();
  if (total === 0) return <p className={classes.hint}>{t('systemSettings.mail.noDeliveries')}</p>;
  return (
    <ul>
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Row({ item }: { item: Delivery }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const next = item.attempts > 0 ? item.dueAt : null;
  return (
    <StateRow
      name={t(`systemSettings.mail.kinds.${toKind(item.kind)}`)}
      state={item.state}
      stateText={t(`systemSettings.mail.states.${item.state}`)}
    >
      <span className={classes.hint}>
        {dateTime(item.createdAt)}
        {next !== null && ` · ${t('systemSettings.mail.next', { time: dateTime(next) })}`}
      </span>
      {item.error !== null && (
        <span className={classes.hint}>{t(`systemSettings.mail.problems.${item.error}`)}</span>
      )}
    </StateRow>
  );
}

/** The kinds of mail in the outbox; the test message is not one of them. */
type MailKind = Exclude<keyof typeof mail, 'footer' | 'linkFallback' | 'chosen' | 'test'>;

const KINDS = Object.keys({
  passwordReset: true,
  passwordChanged: true,
  verifyEmail: true,
  accountExists: true,
  emailApprove: true,
  emailConfirm: true,
  ownAddress: true,
  emailTaken: true,
  emailChanged: true,
  resetLinkMade: true,
  userPromoted: true,
  userDemoted: true,
  backupMade: true,
  backupDownloaded: true,
  settingsChanged: true,
  tokenMade: true,
  twoStepTurnedOn: true,
  twoStepTurnedOff: true,
  recoveryCodesRenewed: true,
  recoveryCodeUsed: true,
  twoStepRemoved: true,
  passkeyAdded: true,
  passkeyRemoved: true,
  supportAnswered: true,
  supportAsked: true,
  premiumRequested: true,
  premiumGranted: true,
  premiumDeclined: true,
  premiumEnded: true,
  planChanged: true,
  reminder: true,
  budgetNearlySpent: true,
  budgetSpent: true,
  monthReport: true,
  monthReportPlain: true,
} satisfies Record<MailKind, true>) as MailKind[];

function toKind(kind: string): MailKind | 'other' {
  return KINDS.find((mailKind) => mailKind === kind) ?? 'other';
}
