import type { Figure, Forecast } from '#shared/contract/forecast.ts';
import type {
  MeasuredEndError,
  MeasuredError,
  MinorFigure,
  MinorForecast,
  Sides,
} from '#shared/forecast/types.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';

type ForecastView = { asOf: string; months: number; currency: string };

/** Converts the first `months` of a forecast to the forecast of the API, in major units of the currency. */
export function toForecast(forecast: MinorForecast, { asOf, months, currency }: ForecastView): Forecast {
  const decimals = currencyDecimals(currency);
  const toMajor = (minor: number) => toMajorUnits(Math.round(minor), decimals);
  const toMajorOrNull = (minor: number | null) => (minor === null ? null : toMajor(minor));
  const toFigure = ({ p10, p50, p90 }: MinorFigure): Figure => ({
    p10: toMajorOrNull(p10),
    p50: toMajor(p50),
    p90: toMajorOrNull(p90),
  });
  const toEndError = ({ off, covered }: MeasuredEndError) => ({ off: toMajorOrNull(off), covered });
  const toError = ({ naiveOff, relative, naive, ...each }: MeasuredError) => ({
    ...toEndError(each),
    naiveOff: toMajorOrNull(naiveOff),
    relative,
    naive,
  });
  const { error, endError } = forecast;
  return {
    asOf,
    endOfMonth: mapSides(forecast.endOfMonth, toFigure),
    months: forecast.months
      .slice(0, months)
      .map(({ month, ...sides }) => ({ month, ...mapSides(sides, toFigure) })),
    categories: forecast.categories.map(({ category, next }) => ({ category, next: toFigure(next) })),
    error: { months: error.months, ...mapSides(error, toError) },
    endError: { months: endError.months, ...mapSides(endError, toEndError) },
    reason: forecast.reason,
  };
}

function mapSides<Side, Result>(
  { income, expenses, balance }: Sides<Side>,
  convert: (side: Side) => Result,
): Sides<Result> {
  return { income: convert(income), expenses: convert(expenses), balance: convert(balance) };
}
