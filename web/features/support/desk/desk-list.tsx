import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconMoodCheck, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { DeskConversation, listDesk } from '#shared/contract/support-desk.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { ConversationRow, Mark } from '../conversation-row.tsx';
import rows from '../support.module.css';
import { deskQuery, type DeskKey } from './api.ts';

const MINUTE_MS = 60_000;
export const DESK_TONES = { open: 'waiting', answered: 'good', closed: 'plain' } as const;

type Props = {
  query: UseQueryResult<OutputOf<typeof listDesk>>;
  /** The list is unfiltered, so that an empty one means that nobody waits. */
  isUnfiltered: boolean;
  currentId: string | undefined;
  onOpen: (key: DeskKey) => void;
  onPage: (page: number) => void;
};

export function DeskList({ query, isUnfiltered, currentId, onOpen, onPage }: Props) {
  const { data, isError } = query;
  useTicking(MINUTE_MS);
  if (!data) return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[104, 104, 104]} />;
  if (data.total === 0) return <Nothing isUnfiltered={isUnfiltered} />;
  return (
    <>
      <Rows items={data.items} isBusy={query.isPlaceholderData} currentId={currentId} onOpen={onOpen} />
      {data.pages > 1 && <Pager page={data.page} pages={data.pages} onPage={onPage} />}
    </>
  );
}

type RowsProps = Pick<Props, 'currentId' | 'onOpen'> & {
  items: readonly DeskConversation[];
  isBusy: boolean;
};

function Rows({ items, isBusy, currentId, onOpen }: RowsProps) {
  const { t } = useTranslation();
  return (
    <ul className={`grid gap-4 ${rows.rows}`} aria-label={t('supportDesk.list')} aria-busy={isBusy}>
      {items.map((item) => (
        <Row
          key={item.id}
          item={item}
          isCurrent={item.id === currentId}
          onOpen={() => onOpen({ userId: item.person.id, id: item.id })}
        />
      ))}
    </ul>
  );
}

function Nothing({ isUnfiltered }: { isUnfiltered: boolean }) {
  const { t } = useTranslation();
  const Icon = isUnfiltered ? IconMoodCheck : IconSearchOff;
  const texts = isUnfiltered ? 'supportDesk.empty' : 'supportDesk.none';
  return (
    <EmptyState
      icon={<Icon size={24} stroke={1.75} />}
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
    />
  );
}

function Row({ item, ...row }: { item: DeskConversation; isCurrent: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const isOrderedByPlan = useQuery(deskQuery).data?.isOrderedByPlan ?? false;
  const { subject, excerpt, lastAt, state, person, assignedTo } = item;
  const marks = (
    <>
      <Mark tone={DESK_TONES[state]}>{t(`supportDesk.badges.${state}`)}</Mark>
      {isOrderedByPlan && person.plan === 'premium' && (
        <Mark tone="good">{t('adminUsers.plans.premium')}</Mark>
      )}
      {assignedTo !== null && (
        <Mark tone="plain">
          {assignedTo.id === uid
            ? t('supportDesk.assignedToMe')
            : t('supportDesk.assignedTo', { name: assignedTo.name })}
        </Mark>
      )}
    </>
  );
  return <ConversationRow {...row} {...{ subject, excerpt, lastAt, marks }} who={person.displayName} />;
}
