import type { AuditAction, AuditEntry } from '#shared/contract/audit.ts';

const ACTIONS_WITH_INSTANT = [
  'inviteRevoked',
  'backupDownloaded',
  'backupDeleted',
  'backupRestored',
] as const;
const BACKUP_ID = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/** The instant when an act's target was made, if the sentence needs it to identify the target. */
export function findTargetInstant(
  entry: Pick<AuditEntry, 'action' | 'targetId' | 'before'>,
): { action: (typeof ACTIONS_WITH_INSTANT)[number]; instant: string } | undefined {
  const action = ACTIONS_WITH_INSTANT.find((name: AuditAction) => name === entry.action);
  if (action === undefined) return undefined;
  const instant =
    action === 'inviteRevoked' ? entry.before?.['createdAt'] : toBackupInstant(entry.targetId ?? '');
  return typeof instant === 'string' ? { action, instant } : undefined;
}

/** The instant in the id of a backup: '2026-11-21T20-18-09-123Z'. */
function toBackupInstant(id: string): string | undefined {
  const [, hour, minute, second, rest] = BACKUP_ID.exec(id) ?? [];
  const instant = `${hour}:${minute}:${second}.${rest}`;
  return Number.isNaN(Date.parse(instant)) ? undefined : instant;
}
