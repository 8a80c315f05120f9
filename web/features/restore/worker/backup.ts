import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { restoreRows } from '#shared/contract/restore.ts';
import type { ProfileChanges } from '#shared/contract/profile-changes.ts';

type Body = BodyOf<typeof restoreRows>;
export type ListName = Exclude<keyof Body, 'id'>;
export type Rows = { [List in ListName]: NonNullable<Body[List]> };

/** The facts of an export, without its rows. */
export type Backup = {
  exportedAt: string;
  owner: { name: string; email: string };
  currency: string;
  counts: Record<ListName, number>;
  /** The number of the user's own categories. Merged ones do not count. */
  ownCategories: number;
  /** The number of categories with a budget. Each has one row or more. */
  budgets: number;
  /** The first and the last day of the transactions. */
  period: { from: string; to: string } | undefined;
  /** The settings of the profile that can be saved, without the currency. */
  settings: Pick<ProfileChanges, (typeof SETTINGS)[number]>;
  place: { city: string; country: string } | undefined;
  photo: Blob | undefined;
};

export const SETTINGS = [
  'displayName',
  'language',
  'timeZone',
  'theme',
  'firstDayOfWeek',
  'monthStartsOn',
] as const;

export type BackupErrorCode = 'damaged' | 'newer' | 'notReadable' | 'unknown';

/** Why a file cannot be restored. */
export class BackupError extends Error {
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The rows of one request. */
export type Part = { rows: Partial<Rows>; count: number };
