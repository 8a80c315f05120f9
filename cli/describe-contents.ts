import type { ArchiveContents } from '#server/backup/read-archive.ts';

/** Describes the content of a backup, such as `1 account and 1,234 transactions`. */
export function describeContents({ rows }: Pick<ArchiveContents, 'rows'>): string {
  return `${count(rows['user'] ?? 0, 'account')} and ${count(rows['transactions'] ?? 0, 'transaction')}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
