import type { Cadence } from '../cadences.ts';

/** From this confidence on, a series is shown as found. */
export const SURE_CONFIDENCE = 0.8;

type Candidate = { confidence: number; count: number; cadence: Cadence };

/** Whether a series is a guess: its confidence is low, or it came only twice, half a year or a year apart. */
export function isUnsure({ confidence, count, cadence }: Candidate): boolean {
  // The user has confirmed it.
  if (confidence === 1) return false;
  const isRare = cadence === 'annual' || cadence === 'semiannual';
  return confidence < SURE_CONFIDENCE || (count <= 2 && isRare);
}
