import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { useDecideAll } from '../use-decide.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { useFirstRows } from './first-rows.tsx';
import { OccurrenceMenu } from './occurrence-menu.tsx';
import { occurrenceKey, OccurrenceRow } from './occurrence-row.tsx';
import classes from './rows.module.css';

/** From this number of waiting occurrences of one recurring transaction on, one button skips them all. */
const MIN_TO_SKIP_ALL = 3;

const DECISIONS = [
  ['skip', 'recurring.waiting.skip'],
  ['postpone', 'recurring.waiting.later'],
] as const;

type Props = {
  waiting: readonly Occurrence[];
  /** The number of waiting occurrences that were not loaded. */
  others: number;
  acts: RecurringActs;
};

/** The occurrences that wait for a decision; the user confirms, skips or postpones each. */
export function WaitingCard({ waiting, others, acts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { shown, more } = useFirstRows(waiting);
  const title = t('recurring.waiting.title');
  return (
    <Card title={title} aside={<ConfirmAll waiting={waiting} />}>
      <ul className="lined" aria-label={title}>
        {shown.map((occurrence) => (
          <WaitingRow key={occurrenceKey(occurrence)} occurrence={occurrence} acts={acts} />
        ))}
      </ul>
      {more}
      {others > 0 && <p className="dim">{t('recurring.waiting.others', { number: format.count(others) })}</p>}
      <SkipAll waiting={waiting} />
    </Card>
  );
}

function WaitingRow({ occurrence, acts }: { occurrence: Occurrence; acts: RecurringActs }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { description, dueDay, isEstimate } = occurrence;
  const day = format.day(dueDay, { day: 'numeric', month: 'long' });
  const confirm = t('recurring.waiting.confirm');
  return (
    <OccurrenceRow occurrence={occurrence}>
      <div className={`row wrap gap-8 rigid ${classes.acts}`}>
        <BusyButton
          isBusy={acts.isBusy(occurrence)}
          aria-label={t('recurring.waiting.named', { action: confirm, description, day })}
          onClick={() => acts.onOccurrence(isEstimate ? 'confirm' : 'post', occurrence)}
        >
          {confirm}
        </BusyButton>
        {DECISIONS.map(([choice, label]) => (
          <Button
            key={choice}
            variant="default"
            aria-label={t('recurring.waiting.named', { action: t(label), description, day })}
            onClick={() => acts.onOccurrence(choice, occurrence)}
          >
            {t(label)}
          </Button>
        ))}
        <OccurrenceMenu
          occurrence={occurrence}
          onChoose={(choice) => acts.onOccurrence(choice, occurrence)}
        />
      </div>
    </OccurrenceRow>
  );
}

/** Buttons that skip all waiting occurrences of a recurring transaction: many may wait after a long absence. */
function SkipAll({ waiting }: Pick<Props, 'waiting'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { decideAll, isPending } = useDecideAll();
  const groups = [...Map.groupBy(waiting, ({ recurringId }) => recurringId)].filter(
    ([, group]) => group.length >= MIN_TO_SKIP_ALL,
  );
  return groups.map(([id, group]) => (
    <p key={id} className={classes.below}>
      <Button
        variant="subtle"
        disabled={isPending}
        onClick={() => decideAll({ act: 'skip', waiting: group })}
      >
        {t('recurring.waiting.skipAll', {
          number: format.count(group.length),
          description: group[0]?.description,
        })}
      </Button>
    </p>
  ));
}
