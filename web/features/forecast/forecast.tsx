import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { MAX_MONTHS, useForecast } from './api.ts';
import { CategoriesCard } from './categories-card.tsx';
import { isSideEmpty, isEmpty, SIDES, type Side } from './chart-data.ts';
import { ComingCard } from './coming-card.tsx';
import { EmptyForecast } from './empty-forecast.tsx';
import { EndOfMonthCard } from './end-of-month-card.tsx';
import { useForecastErrorText } from './forecast-errors.ts';
import classes from './forecast.module.css';

/** The forecast of this month and the coming ones, and how far off earlier forecasts were. */
export function ForecastScreen() {
  const { t } = useTranslation();
  const [months, setMonths] = useState(MAX_MONTHS);
  const query = useForecast(months);
  const { data, isError } = query;
  return (
    <div className={`stack gap-20 ${classes.screen}`}>
      <PageHeader title={t('forecast.title')} actions={<RecurringButton />} />
      {data && isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      {data &&
        (isEmpty(data) ? <EmptyForecast /> : <Loaded forecast={data} months={months} onMonths={setMonths} />)}
      {!data && isError && <LoadFailedCard query={query} />}
      {!data && !isError && <BlockSkeleton heights={[180, 420, 260]} />}
    </div>
  );
}

/** Opens the recurring transactions, on which much of the forecast depends. */
function RecurringButton() {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      className="no-print"
      to={paths.recurring}
      variant="default"
      leftSection={<IconRepeat size={18} stroke={1.75} aria-hidden />}
    >
      {t('forecast.recurring')}
    </Button>
  );
}

type LoadedProps = { forecast: Forecast; months: number; onMonths: (months: number) => void };

function Loaded({ forecast, months, onMonths }: LoadedProps) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>(() => (isSideEmpty(forecast, 'expenses') ? 'income' : 'expenses'));
  return (
    <>
      <EndOfMonthCard forecast={forecast} />
      <ComingCard
        forecast={forecast}
        side={side}
        months={months}
        onMonths={onMonths}
        sideChoice={
          <Choice
            label={t('forecast.side')}
            options={SIDES.map((value) => ({ value, label: t(`forecast.sides.${value}`) }))}
            value={side}
            onChange={setSide}
          />
        }
      />
      <div className={`grid align-start gap-20 ${classes.pair}`}>
        {forecast.categories.length > 0 && <CategoriesCard categories={forecast.categories} />}
        <ErrorCard error={forecast.error} side={side} />
      </div>
    </>
  );
}

type Props = Pick<Forecast, 'error'> & { side: Side };

function ErrorCard({ error, side }: Props) {
  const { t } = useTranslation();
  const { sentence, note } = useForecastErrorText(error);
  const meaning = note([side]);
  return (
    <Card title={t('forecast.error.title')}>
      <p className={classes.errorText}>{sentence(side)}</p>
      {meaning !== '' && <p className={classes.note}>{meaning}</p>}
    </Card>
  );
}
