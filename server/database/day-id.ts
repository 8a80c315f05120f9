import { createHash } from 'node:crypto';
import type { CalendarDay } from '#shared/calendar.ts';

/** Computes a UUIDv7 from a name and a day. It is the same in each process, so that a row of that day is added once. */
export function dayId(name: string, day: CalendarDay): string {
  const instant = Math.max(0, Date.parse(`${day}T00:00:00Z`));
  const hash = createHash('sha256').update(`${name} ${day}`).digest('hex');
  const time = instant.toString(16).padStart(12, '0');
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(3), 16) % 4);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hash.slice(0, 3)}`,
    `${variant}${hash.slice(4, 7)}`,
    hash.slice(7, 19),
  ].join('-');
}
