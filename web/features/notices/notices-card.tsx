import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#shared/contract/notices.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { noticesQuery } from './api.ts';
import { Dismissed } from './dismissed.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useMarkNormal } from './use-mark-normal.ts';

/** The notices, each with its reason, and below them the dismissed ones. */
export function NoticesCard() {
  const { t } = useTranslation();
  const query = useQuery(noticesQuery);
  const content = useRef<HTMLDivElement>(null);
  // The focused button disappears with its row or toast.
  const focus = () => content.current?.focus();
  const dismiss = useMarkNormal(focus);
  const { data } = query;
  if (!data) return query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[120]} />;
  return (
    <Card title={t('notices.title')}>
      <div ref={content} tabIndex={-1}>
        {data.items.length === 0 ? (
          <p className="dim">{t('notices.none')}</p>
        ) : (
          <List notices={data.items} dismiss={dismiss} />
        )}
        <Dismissed onEmpty={focus} />
      </div>
    </Card>
  );
}

type ListProps = { notices: readonly Notice[]; dismiss: ReturnType<typeof useMarkNormal> };

function List({ notices, dismiss }: ListProps) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-18" aria-label={t('notices.list')}>
      {notices.map((notice) => (
        <NoticeRow key={notice.key} notice={notice} onDismiss={(scope) => void dismiss(notice, scope)} />
      ))}
    </ul>
  );
}
