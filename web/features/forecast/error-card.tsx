import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { Card } from '#web/ui/card.tsx';
import type { Side } from './chart-data.ts';
import { useErrorText } from './use-error-text.ts';
import classes from './forecast.module.css';

type Props = Pick<Forecast, 'error'> & { side: Side };

/** Says how far off the forecasts of past months were. */
export function ErrorCard({ error, side }: Props) {
  const { t } = useTranslation();
  const { sentence, note } = useErrorText(error);
  const meaning = note([side]);
  return (
    <Card title={t('forecast.error.title')}>
      <p className={classes.errorText}>{sentence(side)}</p>
      {meaning !== '' && <p className={classes.note}>{meaning}</p>}
    </Card>
  );
}
