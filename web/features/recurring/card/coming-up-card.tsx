import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { paths } from '#shared/paths.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { OccurrenceAmount } from '../occurrence-amount.tsx';
import { comingQuery } from './coming-query.ts';
import { SHOWN } from './shown.ts';
import classes from './coming-up-card.module.css';

/** What waits and what is due in the next seven days. */
export function ComingUpCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(comingQuery);
  if (data === undefined) return null;
  const { waiting, upcoming, waitingCount = waiting.length, upcomingCount = upcoming.length } = data;
  const hidden = upcomingCount - SHOWN;
  return (
    <Card
      title={t('recurring.card.title')}
      aside={<CardLink to={paths.recurring}>{t('recurring.card.all')}</CardLink>}
    >
      {waiting.length > 0 && <Waiting count={waitingCount} />}
      {upcoming.length === 0 ? (
        <p className={classes.none}>{t('recurring.card.nothing')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('recurring.card.nextDays')}>
          {upcoming.slice(0, SHOWN).map((each) => (
            <Item key={`${each.recurringId} ${each.day}`} occurrence={each} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={classes.more}>
          <CardLink to={paths.recurring}>
            {t('recurring.card.more', { number: format.count(hidden) })}
          </CardLink>
        </p>
      )}
    </Card>
  );
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Link className={classes.waiting ?? ''} to={paths.recurring}>
      <IconHourglass size={18} stroke={1.75} aria-hidden />
      {t('recurring.card.waiting', { count, number: format.count(count) })}
    </Link>
  );
}

function Item({ occurrence }: { occurrence: Occurrence }) {
  const format = useFormat();
  const { description, dueDay, type } = occurrence;
  return (
    <li className={classes.item}>
      <time className={classes.day} dateTime={dueDay}>
        {relativeDay(dueDay, format.locale, format.today())}
      </time>
      <span className={classes.name}>{description}</span>
      <span className={classes.amount} data-type={type}>
        <OccurrenceAmount of={occurrence} />
      </span>
    </li>
  );
}
