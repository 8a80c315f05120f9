import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';

/** A backup file of the whole installation, readable by `npm run restore`. */
export const Backup = z.strictObject({
  /** The time in its file name: '2026-11-21T20-18-09-123Z'. */
  id: z.string(),
  createdAt: Instant,
  bytes: z.number(),
  /** Whether it opens only with the passphrase of the operator. */
  isEncrypted: z.boolean(),
});
export type Backup = z.infer<typeof Backup>;

/** The last time that the newest backup was restored into a temporary place. */
export const RestoreTrial = z.strictObject({
  at: Instant,
  state: z.enum(['passed', 'failed', 'skipped']),
  /** Too little free space, or the last one took too long; null unless it was skipped. */
  reason: z.nullable(z.enum(['space', 'duration'])),
  /** Null unless it passed. */
  transactions: z.nullable(z.number()),
  seconds: z.number(),
});
export type RestoreTrial = z.infer<typeof RestoreTrial>;

const common = { tag: 'Administration', access: 'admin' } as const;
const byId = z.strictObject({ id: z.string().check(z.regex(/^[\dTZ-]{1,40}$/)) });

export const makeBackup = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/backups',
  summary: 'Make a backup now and verify it by reading it back',
  needsProof: true,
  failure: 'backupFailed',
  errors: ['backupUnderWay', 'backupTotalsUnequal', 'backupNotWritable'],
  status: 201,
  output: Backup,
});

export const listBackups = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/backups',
  summary: 'List the backups on this machine, newest first',
  output: z.strictObject({
    items: z.array(Backup),
    /** Whether new backups are encrypted. */
    isEncrypted: z.boolean(),
    /** Null before the first one. */
    lastTrial: z.nullable(RestoreTrial),
  }),
});

export const downloadBackup = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/backups/:id',
  summary: 'Download a backup',
  needsProof: true,
  errors: ['backupNotFound'],
  params: byId,
  output: z.string(),
  responseTypes: ['application/gzip', 'application/octet-stream'],
});

export const deleteBackup = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/admin/backups/:id',
  summary: 'Delete a backup from this machine',
  needsProof: true,
  failure: 'backupDeleteFailed',
  errors: ['backupNotFound'],
  params: byId,
  output: Success,
});
