import { Button } from '@mantine/core';
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import { COMING_DAYS } from '#shared/limits.ts';
import type { Recurring } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton, ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { comingUpToQuery, recurringQuery, suggestionsQuery, waitingQuery } from './api.ts';
import { useRecurringDialogs, type RecurringActs } from './dialogs/use-dialogs.tsx';
import { ComingCard } from './list/coming-card.tsx';
import { MonthlySums } from './list/monthly-sums.tsx';
import { RulesCard } from './list/rules-card.tsx';
import { WaitingCard } from './list/waiting-card.tsx';
import classes from './recurring.module.css';
import { emptyDraft } from './rule/rule-fields.ts';
import { SuggestionsCard } from './suggestions/suggestions-card.tsx';
import { useLinkedTransaction } from './use-linked-transaction.ts';

const MonthCalendar = lazy(async () => ({
  default: (await import('./calendar/month-calendar.tsx')).MonthCalendar,
}));

const VIEWS = ['list', 'calendar'] as const;
const NONE: readonly Recurring[] = [];

/**
 * The screen of recurring transactions: lists of them and of their occurrences, or a calendar. `transfers` is a card
 * below the list of recurring transactions.
 */
export function RecurringScreen({ transfers }: { transfers: ReactNode }) {
  const { t } = useTranslation();
  const { today } = useFormat();
  const screen = useRef<HTMLDivElement>(null);
  const query = useQuery(recurringQuery);
  const rules = query.data?.items;
  const { acts, dialogs } = useRecurringDialogs(screen, rules ?? NONE);
  useLinkedTransaction(acts);
  const { view, choose } = useView();
  const add = () => acts.add({ draft: emptyDraft(today()), hasFixedType: false });
  const hasSome = rules !== undefined && rules.length > 0;
  return (
    <div className={classes.screen} ref={screen} tabIndex={-1}>
      <PageHeader title={t('app.titles.recurring')} actions={hasSome && <AddButton onClick={add} />} />
      <div className={`stack gap-20 ${classes.content}`}>
        {hasSome && (
          <Choice
            label={t('recurring.views.label')}
            options={VIEWS.map((value) => ({ value, label: t(`recurring.views.${value}`) }))}
            value={view}
            onChange={choose}
          />
        )}
        {rules === undefined && (query.isError ? <LoadFailedCard query={query} /> : <ScreenSkeleton />)}
        {rules === undefined && query.isError && transfers}
        {rules?.length === 0 && <Empty onAdd={add} acts={acts} transfers={transfers} />}
        {hasSome && view === 'list' && <Lists rules={rules} acts={acts} transfers={transfers} />}
        {hasSome && view === 'calendar' && (
          <>
            <Suspense fallback={<CalendarSkeleton />}>
              <MonthCalendar acts={acts} />
            </Suspense>
            {transfers}
          </>
        )}
      </div>
      {dialogs}
    </div>
  );
}

/** The view in the address. */
function useView() {
  const [search, change] = useSearchParams();
  const view = VIEWS.find((name) => name === search.get('view')) ?? 'list';
  const choose = (next: (typeof VIEWS)[number]) =>
    change(next === 'list' ? {} : { view: next }, { replace: true, preventScrollReset: true });
  return { view, choose };
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      data-add
      leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
      aria-label={t('recurring.add')}
      onClick={onClick}
    >
      {t('recurring.addShort')}
    </Button>
  );
}

type EmptyProps = { onAdd: () => void; acts: RecurringActs; transfers: ReactNode };

function Empty({ onAdd, acts, transfers }: EmptyProps) {
  const { t } = useTranslation();
  return (
    <>
      <Card>
        <EmptyState
          icon={<IconCalendarRepeat size={24} stroke={1.75} />}
          title={t('recurring.empty.title')}
          text={t('recurring.empty.text')}
          action={
            <Button data-add leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={onAdd}>
              {t('recurring.add')}
            </Button>
          }
        />
      </Card>
      {transfers}
      <OtherPayments acts={acts} />
      <Suggestions acts={acts} />
    </>
  );
}

/** Coming payments from other sources, for a user without recurring transactions. */
function OtherPayments({ acts }: { acts: RecurringActs }) {
  const { today } = useFormat();
  const lastDay = addDays(today(), COMING_DAYS - 1);
  const { data: coming } = useQuery(comingUpToQuery(lastDay));
  if (coming === undefined || coming.count === 0) return null;
  return <ComingCard lastDay={lastDay} coming={coming} acts={acts} />;
}

type ListsProps = { rules: readonly Recurring[]; acts: RecurringActs; transfers: ReactNode };

function Lists({ rules, acts, transfers }: ListsProps) {
  const { today } = useFormat();
  const waitingResult = useQuery(waitingQuery);
  const { data: { waiting = [], waitingCount = waiting.length } = {} } = waitingResult;
  const lastDay = addDays(today(), COMING_DAYS - 1);
  const comingResult = useQuery(comingUpToQuery(lastDay));
  const { data: coming } = comingResult;
  const failed = [waitingResult, comingResult].find(({ data, isError }) => data === undefined && isError);
  return (
    <>
      {waiting.length > 0 && (
        <WaitingCard waiting={waiting} others={waitingCount - waiting.length} acts={acts} />
      )}
      <MonthlySums rules={rules} />
      {coming && <ComingCard lastDay={lastDay} coming={coming} acts={acts} />}
      {failed ? <LoadFailedCard query={failed} /> : !coming && <ListCardSkeleton />}
      <RulesCard rules={rules} acts={acts} />
      {transfers}
      <Suggestions acts={acts} />
    </>
  );
}

/** Suggestions load late, so they are last and move nothing. An error hides them. */
function Suggestions({ acts }: { acts: RecurringActs }) {
  const { data } = useQuery(suggestionsQuery);
  if (data === undefined || data.items.length === 0) return null;
  return <SuggestionsCard suggestions={data.items} acts={acts} />;
}

function ScreenSkeleton() {
  return (
    <>
      <Card>
        <BlockSkeleton heights={[24, 48]} />
      </Card>
      <ListCardSkeleton />
    </>
  );
}

function ListCardSkeleton() {
  return (
    <Card>
      <ListSkeleton rowHeight={64} picture="tile" />
    </Card>
  );
}

function CalendarSkeleton() {
  return (
    <Card>
      <BlockSkeleton heights={[44, 96, 96, 96, 96, 96]} />
    </Card>
  );
}
