import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Fact } from '#web/ui/fact.tsx';
import type { Backup } from './worker/backup.ts';
import classes from './restore.module.css';

/** What a file holds. */
export function BackupFacts({ backup }: { backup: Backup }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dateTime } = useInstantText();
  const { counts, owner, period } = backup;
  return (
    <dl className={classes.facts}>
      <Fact name={t('restore.facts.made')}>{dateTime(backup.exportedAt)}</Fact>
      <Fact name={t('restore.facts.owner')}>{`${owner.name} · ${owner.email}`}</Fact>
      <Fact name={t('restore.facts.transactions')}>
        {format.count(counts.records)}
        {period && <span className={classes.period}>{format.dayRange(period)}</span>}
      </Fact>
      <Fact name={t('restore.facts.deleted')}>{format.count(counts.deletedRecords)}</Fact>
      <Fact name={t('restore.facts.categories')}>{format.count(backup.ownCategories)}</Fact>
      <Fact name={t('restore.facts.imports')}>{format.count(counts.imports)}</Fact>
      <Fact name={t('restore.facts.currency')}>{backup.currency}</Fact>
      <Fact name={t('restore.facts.photo')}>
        {t(backup.photo ? 'restore.facts.included' : 'restore.facts.none')}
      </Fact>
    </dl>
  );
}
