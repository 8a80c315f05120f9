import type { Forecast } from '#shared/contract/forecast.ts';
import type { Side } from './chart-data.ts';
import { useErrorText } from './use-error-text.ts';

type Props = Pick<Forecast, 'error'>;

/** How far off the forecast of one side was, wherever that side is forecast. */
export function ErrorSentence({ error, side }: Props & { side: Side }) {
  return useErrorText(error).sentence(side);
}

/** What the sentences of some sides mean, once beside them all. */
export function ErrorNote({ error, sides }: Props & { sides: readonly Side[] }) {
  return useErrorText(error).note(sides);
}
