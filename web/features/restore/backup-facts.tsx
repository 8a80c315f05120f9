import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Fact } from '#web/ui/fact.tsx';
import type { Backup } from './worker/backup.ts';
import classes from './restore.module.css';

/** The facts and counts of a backup. Counts of 0 are left out. */
export function BackupFacts({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dateTime } = useInstantText();
  const { counts, owner, period } = backup;
  const optionalCounts = {
    deleted: counts.deletedRecords,
    categories: backup.ownCategories,
    imports: counts.imports,
    recurring: counts.recurring,
    budgets: backup.budgets,
    goals: counts.goals,
  };
  return (
    <dl className={classes.facts}>
      <Fact name={t('restore.facts.made')}>{dateTime(backup.exportedAt)}</Fact>
      <Fact name={t('restore.facts.owner')}>{`${owner.name} · ${owner.email}`}</Fact>
      <Fact name={t('restore.facts.transactions')}>
        {format.count(counts.records)}
        {period && <span className={`block dim text-14 ${classes.period}`}>{format.dayRange(period)}</span>}
      </Fact>
      <Fact name={t('restore.facts.currency')}>{backup.currency}</Fact>
      {(Object.keys(optionalCounts) as (keyof typeof optionalCounts)[])
        .filter((name) => optionalCounts[name] > 0)
        .map((name) => (
          <Fact key={name} name={t(`restore.facts.${name}`)}>
            {format.count(optionalCounts[name])}
          </Fact>
        ))}
      {backup.photo && <Fact name={t('restore.facts.photo')}>{t('restore.facts.included')}</Fact>}
    </dl>
  );
}
