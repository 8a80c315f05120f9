import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { DayField } from '#web/ui/day-field.tsx';
import type { Periods } from '../comparisons.ts';
import classes from './custom-form.module.css';

const ENDS = [
  { side: 'period', end: 'from' },
  { side: 'period', end: 'to' },
  { side: 'other', end: 'from' },
  { side: 'other', end: 'to' },
] as const;
const SIDES = { period: 'first', other: 'second' } as const;

/** The form for the first and last days of both periods. */
export function CustomForm({ periods, onApply }: { periods: Periods; onApply: (periods: Periods) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [texts, setTexts] = useState(() => ENDS.map(({ side, end }) => format.day(periods[side][end])));
  const [isInvalid, setIsInvalid] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [from, to, otherFrom, otherTo] = texts.map((text) => readDay(text, format.locale, format.today()));
    const isValid = from && to && otherFrom && otherTo && from <= to && otherFrom <= otherTo;
    setIsInvalid(!isValid);
    if (isValid) onApply({ period: { from, to }, other: { from: otherFrom, to: otherTo } });
  }
  return (
    <form className={`flex wrap align-start full-width ${classes.form}`} onSubmit={submit} noValidate>
      {(['period', 'other'] as const).map((side) => (
        <fieldset key={side} className={`grid ${classes.side}`}>
          <legend>{t(`reports.compare.${SIDES[side]}`)}</legend>
          {ENDS.map(({ side: sideOfEnd, end }, index) =>
            sideOfEnd === side ? (
              <DayField
                key={end}
                name={`${side}-${end}`}
                label={t(`reports.compare.${end}`)}
                value={texts[index] ?? ''}
                onChange={(text) => setTexts(texts.with(index, text))}
                error={undefined}
              />
            ) : null,
          )}
        </fieldset>
      ))}
      {isInvalid && (
        <p className="full-width expense" role="alert">
          {t('reports.compare.wrong')}
        </p>
      )}
      <Button type="submit" className={classes.apply}>
        {t('reports.compare.apply')}
      </Button>
    </form>
  );
}
