import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';

/** A file that holds everything the installation stores, readable by `npm run restore`. */
export const Backup = z.strictObject({
  /** When it was made, as it stands in the name of its file: '2026-11-21T20-18-09-123Z'. */
  id: z.string(),
  createdAt: Instant,
  bytes: z.number(),
});
export type Backup = z.infer<typeof Backup>;

const common = { tag: 'Administration', access: 'admin' } as const;
const byId = z.strictObject({ id: z.string().check(z.regex(/^[\dTZ-]{1,40}$/)) });

export const makeBackup = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/backups',
  summary: 'Make a backup now and read it back to be sure of it',
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
  summary: 'The backups kept on this machine, the latest first',
  output: z.strictObject({ items: z.array(Backup) }),
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
  answerTypes: ['application/gzip'],
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
