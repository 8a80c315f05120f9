import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listActivityLog, type Activity } from '#shared/contract/account.ts';
import { call } from '#web/lib/api/call.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import classes from './account.module.css';

/** The latest changes to the account, and who made them. */
export function ActivitySection() {
  const { t } = useTranslation();
  return (
    <Card title={t('account.activity.title')}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('account.activity.text')}</p>
      <Activities />
    </Card>
  );
}

function Activities() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['activity'],
    queryFn: ({ signal }) => call(listActivityLog, {}, { signal }),
  });
  const { data, isError } = query;
  if (!data) return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[44]} />;
  if (data.items.length === 0)
    return <p className={`text-15 ${classes.emptyText}`}>{t('account.activity.none')}</p>;
  return (
    <ul className={`stack lined ${classes.activities}`}>
      {data.items.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </ul>
  );
}

function ActivityRow({ activity: { action, by, at } }: { activity: Activity }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  return (
    <li className={classes.activity}>
      <p className={`row wrap text-15 weight-600 ${classes.name}`}>
        {t(`account.activity.actions.${action}`)}
      </p>
      <p className={`dim text-14 lines-140 break-anywhere ${classes.fact}`}>
        {t(`account.activity.by.${by}`)} · <time dateTime={at}>{dateTime(at)}</time>
      </p>
    </li>
  );
}
