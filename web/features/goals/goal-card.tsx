import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '#shared/contract/goals.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { AmountInText } from '#web/ui/amount.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { GoalMenu } from './goal-menu.tsx';
import classes from './goals.module.css';
import { isLate } from './is-late.ts';
import { missingAmount } from './missing-amount.ts';
import type { RunGoalAction } from './use-goal-dialogs.tsx';

type Props = { goal: Goal; runAction: RunGoalAction; Heading: 'h2' | 'h3' };

/** A goal with the amount put aside for it and the pace that it needs. */
export function GoalCard({ goal, runAction, Heading }: Props) {
  const { t } = useTranslation();
  const { progress } = useFormat();
  const { name, saved, target, isReached, isArchived } = goal;
  const share = saved / target;
  // Rounded down, so that 100% is reached only at the target.
  const shareText = progress(share);
  return (
    <li className="flex shrink" data-goal={goal.id}>
      <Card className="stack gap-12 full-width">
        <div className={`flex between align-start gap-8 ${classes.head}`}>
          <div className="shrink">
            <Heading className={`weight-650 lines-135 break-anywhere ${classes.name}`}>{name}</Heading>
            <DayText goal={goal} />
          </div>
          <GoalMenu goal={goal} onAction={(action) => runAction(action, goal)} />
        </div>
        <SavedText goal={goal} />
        <Meter share={share} />
        <p className={`flex wrap between dim text-14 numbers ${classes.notes}`}>
          <span>{t('goals.share', { percent: shareText })}</span>
          {isReached ? <Reached /> : <LeftText goal={goal} />}
        </p>
        {!isArchived && !isReached && <Facts goal={goal} />}
        {!isArchived && isLate(goal) && <Late />}
        {!isArchived && (
          <div className={`flex ${classes.actions}`}>
            <Button
              variant={isReached ? 'subtle' : 'light'}
              aria-haspopup="dialog"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              aria-label={`${t('goals.putAside')}: ${name}`}
              onClick={() => runAction('putAside', goal)}
            >
              {t('goals.putAside')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}

function DayText({ goal: { day, isReached } }: { goal: Goal }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (day === null) return null;
  const isPast = day < format.today() && !isReached;
  return (
    <p className={`dim text-14 ${classes.day}`} data-past={isPast || undefined}>
      {t('goals.by', { day: format.day(day, DAY_FORMATS.long) })}
      {isPast && ` · ${t('goals.past')}`}
    </p>
  );
}

/** '€1,200.00 of €3,000.00' */
function SavedText({ goal: { saved, target } }: { goal: Goal }) {
  const { t } = useTranslation();
  // The amounts are separate elements, since long ones show in short form.
  const [before = '', after = ''] = t('goals.saved', { saved: '\n', target: '' }).split('\n');
  return (
    <p className="dim numbers">
      {before}
      <strong className={`text weight-700 ${classes.amount}`}>
        <AmountInText amount={saved} />
      </strong>
      {after}
      <AmountInText amount={target} />
    </p>
  );
}

function Reached() {
  const { t } = useTranslation();
  return (
    <span className={`align-centre weight-600 ${classes.success}`}>
      <IconCircleCheck size={16} stroke={2} aria-hidden />
      {t('goals.reached')}
    </span>
  );
}

function Late() {
  const { t } = useTranslation();
  return (
    <p className={`flex gap-6 warn text-14 lines-140 ${classes.delay}`}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden />
      {t('goals.late')}
    </p>
  );
}

function LeftText({ goal: { saved, target } }: { goal: Goal }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span>
      {t('goals.left', { amount: format.amount(missingAmount({ saved, target }, format.decimals)) })}
    </span>
  );
}

function Facts({ goal }: { goal: Goal }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { neededPerMonth, pacePerMonth, expectedDay } = goal;
  const unknown = t('goals.facts.unknown');
  return (
    <dl className={`flex wrap ${classes.facts}`}>
      {neededPerMonth !== null && (
        <Fact name={t('goals.facts.needed')}>
          <AmountInText amount={neededPerMonth} />
        </Fact>
      )}
      <Fact name={t('goals.facts.pace')}>
        {pacePerMonth === null ? unknown : <AmountInText amount={pacePerMonth} />}
      </Fact>
      {expectedDay !== null && (
        <Fact name={t('goals.facts.expected')}>
          <span className={classes.month}>{format.day(expectedDay, DAY_FORMATS.monthOfYear)}</span>
        </Fact>
      )}
    </dl>
  );
}
