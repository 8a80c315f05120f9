import type { Cadence } from '../cadences.ts';

/** From this confidence on a series may be shown as found. */
export const SURE_CONFIDENCE = 0.8;

type Found = { confidence: number; count: number; cadence: Cadence };

/** Whether it is a guess: not sure, or seen only twice, a year or half of one apart. A confirmed one is sure. */
export function isMaybe({ confidence, count, cadence }: Found): boolean {
  if (confidence === 1) return false;
  const isRare = cadence === 'annual' || cadence === 'semiannual';
  return confidence < SURE_CONFIDENCE || (count <= 2 && isRare);
}
