import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { paths } from '#shared/paths.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { upcomingQuery } from '../api.ts';
import { OccurrenceAmount } from '../occurrence-amount.tsx';
import classes from './coming-up-card.module.css';

const DAYS_AHEAD = 6;
const SHOWN = 4;

/** What waits and what is due in the next seven days. `onHeight` gets the pixels that the loaded card needs. */
export function ComingUpCard({ onHeight }: { onHeight?: (height: number) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(upcomingQuery(addDays(format.today(), DAYS_AHEAD)));
  const box = useRef<HTMLDivElement>(null);
  const tellHeight = useEffectEvent((drawn: HTMLElement) => onHeight?.(heightAlone(drawn)));
  useEffect(() => {
    if (data && box.current) tellHeight(box.current);
  }, [data]);
  if (data === undefined) return null;
  const { waiting, upcoming } = data;
  const hidden = upcoming.length - SHOWN;
  return (
    <div ref={box} className={classes.box}>
      <Card
        title={t('recurring.card.title')}
        aside={<CardLink to={paths.recurring}>{t('recurring.card.all')}</CardLink>}
      >
        {waiting.length > 0 && <Waiting count={waiting.length} />}
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
          <p className={classes.none}>{t('recurring.card.more', { number: format.count(hidden) })}</p>
        )}
      </Card>
    </div>
  );
}

/** The height that the card needs, which may be less than what was kept for it and what it fills. */
function heightAlone(box: HTMLElement): number {
  box.style.flex = 'none';
  const height = box.offsetHeight;
  box.style.flex = '';
  return height;
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
