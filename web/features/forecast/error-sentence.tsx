import type { Forecast } from '#shared/contract/forecast.ts';
import type { Side } from './chart-data.ts';
import { useErrorText } from './use-error-text.ts';

/** How far off the forecast of one side was, wherever that side is forecast. */
export function ErrorSentence({ error, side }: Pick<Forecast, 'error'> & { side: Side }) {
  return useErrorText(error, side);
}
