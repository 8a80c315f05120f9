import { useTranslation } from 'react-i18next';
import type { Forecast } from '#shared/contract/forecast.ts';
import { errorNote, errorWords } from '#shared/forecast/error-words.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useExpectedAmount } from '#web/ui/use-expected-amount.ts';
import type { Side } from './chart-data.ts';

/**
 * `sentence` says how far off the forecasts of a side were. `note` explains once how the errors of several sides were
 * measured, and compares them with those of a simple guess.
 */
export function useForecastErrorText(error: Forecast['error']) {
  const { t, i18n } = useTranslation();
  const { locale } = useFormat();
  const format = useErrorFormat();
  return {
    sentence: useErrorSentence(error),
    note: (sides: readonly Side[]): string =>
      errorNote(error, sides, {
        ...format,
        nameOf: (side) => t(`forecast.sides.${side}`).toLocaleLowerCase(i18n.language),
        list: (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
        say: (key, values) => t(`forecast.error.${key}`, { ...values, count: error.months }),
      }).join(' '),
  };
}

/** Says how far off the forecasts of a side were, for whole months or for the end of a month. */
export function useErrorSentence(error: Forecast['error'] | Forecast['endError']): (side: Side) => string {
  const { t } = useTranslation();
  const format = useErrorFormat();
  return (side) => {
    const { key, values } = errorWords(error, side, format);
    return t(`forecast.error.${key}`, { ...values, count: error.months });
  };
}

function useErrorFormat() {
  const { count } = useFormat();
  const amount = useExpectedAmount();
  return { amount: (expected: number) => amount(expected), count };
}

type Props = Pick<Forecast, 'error'>;

/** Says how far off the forecasts of one side were. */
export function ErrorSentence({ error, side }: Props & { side: Side }) {
  return useForecastErrorText(error).sentence(side);
}

/** Explains once how the errors of several sides were measured. */
export function ErrorNote({ error, sides }: Props & { sides: readonly Side[] }) {
  return useForecastErrorText(error).note(sides);
}
