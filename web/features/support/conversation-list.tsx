import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Conversation, listConversations } from '#shared/contract/support.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { ConversationRow, Mark } from './conversation-row.tsx';
import classes from './support.module.css';

const MINUTE_MS = 60_000;
const TONES = { open: 'plain', answered: 'good', closed: 'plain' } as const;

type Page = OutputOf<typeof listConversations>;
type Props = {
  query: UseQueryResult<Page>;
  currentId: string | undefined;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
};

/** The signed-in user's conversations, sorted by their latest message. */
export function ConversationList({ query, currentId, onOpen, onPage }: Props) {
  const { t } = useTranslation();
  const { data, isError } = query;
  useTicking(MINUTE_MS);
  // The list is only empty here if the address names a conversation that does not exist.
  if (data?.total === 0) return <EmptyState text={t('support.empty.title')} />;
  if (!data) return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[84, 84, 84]} />;
  return (
    <>
      <ul className={`grid gap-4 ${classes.rows}`} aria-label={t('support.list')}>
        {data.items.map((item) => (
          <Row key={item.id} item={item} isCurrent={item.id === currentId} onOpen={() => onOpen(item.id)} />
        ))}
      </ul>
      {data.pages > 1 && <Pages page={data.page} pages={data.pages} onPage={onPage} />}
    </>
  );
}

function Row({ item, ...row }: { item: Conversation; isCurrent: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const { subject, excerpt, lastAt, state, isUnread } = item;
  const marks = isUnread ? (
    <Mark tone="unread">{t('support.unread')}</Mark>
  ) : (
    <Mark tone={TONES[state]}>{t(`support.states.${state}`)}</Mark>
  );
  return <ConversationRow {...row} {...{ subject, excerpt, lastAt, isUnread, marks }} />;
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <nav className={`row between gap-12 dim text-15 ${classes.pages}`} aria-label={t('support.pages')}>
      <PageButton label={t('support.previous')} isOff={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </PageButton>
      <span aria-live="polite">{t('support.page', { page, pages })}</span>
      <PageButton label={t('support.next')} isOff={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </PageButton>
    </nav>
  );
}

type PageButtonProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode };

function PageButton({ label, isOff, onClick, children }: PageButtonProps) {
  return (
    <ActionIcon variant="default" size={44} aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

/** Shows in place of a conversation while none is open. */
export function NothingChosen({ text }: { text: string }) {
  return <EmptyState icon={<IconMessages size={24} stroke={1.75} />} text={text} />;
}
