import { numberFormat } from '#shared/intl-formats.ts';
import { useFormat } from './format.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Sizes as this person reads them: '4.1 MB'. */
export function useBytesText(): (bytes: number) => string {
  const { locale } = useFormat();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    return numberFormat(locale, {
      style: 'unit',
      unit: UNITS[power] ?? 'byte',
      unitDisplay: power === 0 ? 'long' : 'short',
      maximumFractionDigits: 1,
    }).format(bytes / 1000 ** power);
  };
}
