import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { COMING_COUNT } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComingList } from '#web/ui/coming-list.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { useComing } from './use-coming.ts';
import classes from './coming-up-card.module.css';

/** The card of the waiting and the next recurring transactions; `isTight` is for the dashboard. */
export function ComingUpCard({ isTight = false }: { isTight?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useComing();
  if (data === undefined) return null;
  const { items, count, waitingCount } = data;
  const title = t('recurring.card.title');
  return (
    <Card
      className={isTight ? (classes.card ?? '') : ''}
      title={title}
      aside={
        <CardLink to={paths.recurring}>
          {count > COMING_COUNT
            ? t('recurring.card.allOf', { number: format.count(count) })
            : t('recurring.card.all')}
        </CardLink>
      }
    >
      {waitingCount > 0 && <WaitingLink count={waitingCount} />}
      {items.length === 0 ? (
        <p className={classes.none}>{t('recurring.card.nothing')}</p>
      ) : (
        <ComingList items={items.slice(0, COMING_COUNT)} label={title} isTight />
      )}
    </Card>
  );
}

/** The card for a screen that always shows it, with a skeleton and an error. */
export function LoadedComingUpCard() {
  const query = useComing();
  if (query.data !== undefined) return <ComingUpCard />;
  return query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[120]} />;
}

function WaitingLink({ count }: { count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Link
      className={`row gap-10 touchable rounded warn weight-600 no-underline ${classes.waiting}`}
      to={paths.recurring}
    >
      <IconHourglass size={18} stroke={1.75} aria-hidden />
      {t('recurring.card.waiting', { count, number: format.count(count) })}
    </Link>
  );
}
