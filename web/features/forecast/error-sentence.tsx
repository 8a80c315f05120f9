import type { Forecast } from '#shared/contract/forecast.ts';
import type { Side } from './chart-data.ts';
import { useErrorText } from './use-error-text.ts';

type Props = Pick<Forecast, 'error'>;

/** Says how far off the forecasts of one side were. */
export function ErrorSentence({ error, side }: Props & { side: Side }) {
  return useErrorText(error).sentence(side);
}

/** Explains once how the errors of several sides were measured. */
export function ErrorNote({ error, sides }: Props & { sides: readonly Side[] }) {
  return useErrorText(error).note(sides);
}
