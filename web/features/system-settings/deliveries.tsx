import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { listDeliveries } from '#shared/contract/system-settings.ts';
import type { mail } from '#shared/i18n/en/mail.ts';
import { call } from '#web/lib/api/call.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { MailTrouble } from './mail-trouble.tsx';
import classes from './system-settings.module.css';

const PAGE_SIZE = 10;

type Delivery = OutputOf<typeof listDeliveries>['items'][number];

/** The latest mails and whether they were sent. */
export function Deliveries() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [...queryKeys.adminHealth, 'deliveries', page],
    queryFn: ({ signal }) => call(listDeliveries, { query: { page, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = query;
  return (
    <section className={classes.below}>
      <h3 className={classes.heading}>{t('systemSettings.mail.deliveries')}</h3>
      {isError && <LoadFailed query={query} />}
      {data === undefined && !isError && <Skeleton height={96} radius="md" />}
      {data?.total === 0 && <p className={classes.hint}>{t('systemSettings.mail.noDeliveries')}</p>}
      {data !== undefined && data.total > 0 && (
        <ul className={classes.list}>
          {data.items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      {data !== undefined && data.pages > 1 && <Pager page={data.page} pages={data.pages} onPage={setPage} />}
    </section>
  );
}

function Row({ item }: { item: Delivery }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  return (
    <li className={classes.item}>
      <span className={classes.grow}>
        <span className={classes.what}>{t(`systemSettings.mail.kinds.${toKind(item.kind)}`)}</span>
        <span className={classes.hint}>
          {dateTime(item.createdAt)}
          {item.dueAt !== null &&
            item.attempts > 0 &&
            ` · ${t('systemSettings.mail.next', { time: dateTime(item.dueAt) })}`}
        </span>
        {item.error !== null && (
          <span className={classes.hint}>
            <MailTrouble problem={item.error} />
          </span>
        )}
      </span>
      <span className={classes.state} data-state={item.state}>
        {t(`systemSettings.mail.states.${item.state}`)}
      </span>
    </li>
  );
}

/** The kinds of mail in the outbox; the test message is not one of them. */
type LetterKind = Exclude<keyof typeof mail, 'footer' | 'linkFallback' | 'test'>;

const KINDS = Object.keys({
  passwordReset: true,
  passwordChanged: true,
  verifyEmail: true,
  accountExists: true,
  emailApprove: true,
  emailConfirm: true,
  emailTaken: true,
  emailChanged: true,
  resetLinkMade: true,
  userPromoted: true,
  userDemoted: true,
  backupMade: true,
  backupDownloaded: true,
  settingsChanged: true,
} satisfies Record<LetterKind, true>) as LetterKind[];

function toKind(kind: string): LetterKind | 'other' {
  return KINDS.find((each) => each === kind) ?? 'other';
}
