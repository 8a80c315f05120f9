import type { Reading } from '#shared/quick-add/types.ts';

/** Whether a line has words of a cadence outside the description, unlike 'weekly shop'. */
export function hasSeparateCadence(line: string, { description, parts }: Reading): boolean {
  return parts.some(
    ({ what, start, end }) => what === 'repeat' && !description.includes(line.slice(start, end)),
  );
}
