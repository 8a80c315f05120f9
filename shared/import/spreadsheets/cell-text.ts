const DAY = 86_400_000;
const FIRST_YEAR = 1930;
const LAST_YEAR = 2100;

/** Returns the text of a cell: numbers as plain decimals with a point, days as yyyy-MM-dd, times as HH:mm. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (value instanceof Date) return dateText(value);
  return '';
}

/**
 * Writes a number without an exponent and without errors of binary fractions: 30.099999999999998 becomes '30.1'. Adds a
 * zero to three decimals, since '1.234' could be read as a thousand: 1.234 becomes '1.2340'.
 */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Math.abs(value) >= 1e15) return BigInt(Math.round(value)).toString();
  const digits = String(Math.trunc(Math.abs(value))).length;
  const text = value.toFixed(Math.max(0, Math.min(8, 15 - digits)));
  const short = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
  if (/^-0(?:\.0*)?$/.test(short)) return '0';
  return /\.\d{3}$/.test(short) ? `${short}0` : short;
}

/** Writes a day, or a time of day. A number that has the format of a day, but is no likely day, stays a number. */
function dateText(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time)) return '';
  const year = date.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return date.toISOString().slice(0, 10);
  const days = (time - Date.UTC(1899, 11, 31)) / DAY;
  return days >= 0 && days < 1 ? date.toISOString().slice(11, 16) : numberText(days > 59 ? days + 1 : days);
}
