import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTarget } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '#shared/contract/goals.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { goalsQuery } from './api.ts';
import { GoalCard } from './goal-card.tsx';
import classes from './goals.module.css';
import { useGoalDialogs, type RunGoalAction } from './use-goal-dialogs.tsx';

/** The goals, the archived ones last. */
export function Goals() {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const { runAction, add, dialogs } = useGoalDialogs(container);
  const query = useQuery(goalsQuery);
  const { data, isError } = query;
  const hasGoals = data !== undefined && data.items.length > 0;
  return (
    <div ref={container} tabIndex={-1}>
      <PageHeader title={t('app.titles.goals')} actions={hasGoals && <AddButton onAdd={add} />} />
      {data && isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      {data && <Lists goals={data.items} runAction={runAction} add={add} />}
      {!data && isError && <LoadFailedCard query={query} />}
      {!data && !isError && <BlockSkeleton heights={[220, 220]} />}
      {dialogs}
    </div>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      data-add
      aria-haspopup="dialog"
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      onClick={onAdd}
    >
      {t('goals.add')}
    </Button>
  );
}

function Lists({
  goals,
  runAction,
  add,
}: {
  goals: readonly Goal[];
  runAction: RunGoalAction;
  add: () => void;
}) {
  const { t } = useTranslation();
  const active = goals.filter(({ isArchived }) => !isArchived);
  const archived = goals.filter(({ isArchived }) => isArchived);
  return (
    <>
      {active.length > 0 && (
        <GoalList label={t('goals.list')} goals={active} runAction={runAction} Heading="h2" />
      )}
      {goals.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconTarget size={24} stroke={1.75} />}
            title={t('goals.empty.title')}
            text={t('goals.empty.text')}
            action={<AddButton onAdd={add} />}
          />
        </Card>
      )}
      {archived.length > 0 && (
        <>
          <h2 className={`text-16 weight-650 ${classes.archived}`}>{t('goals.archived')}</h2>
          <GoalList label={t('goals.archived')} goals={archived} runAction={runAction} Heading="h3" />
        </>
      )}
    </>
  );
}

type ListProps = {
  label: string;
  goals: readonly Goal[];
  runAction: RunGoalAction;
  /** The level of the headings with the goals' names. */
  Heading: 'h2' | 'h3';
};

function GoalList({ label, goals, ...card }: ListProps) {
  return (
    <ul className={`grid gap-20 ${classes.list}`} aria-label={label}>
      {goals.map((goal) => (
        <GoalCard key={goal.id} goal={goal} {...card} />
      ))}
    </ul>
  );
}
