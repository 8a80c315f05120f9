import { expect, it } from 'vitest';
import { findTargetInstant } from './target-instant.ts';

it('a backup is identified by the instant in its name, an invitation by the instant when it was made', () => {
  const instant = '2026-11-21T20:18:09.123Z';
  const backup = { targetId: '2026-11-21T20-18-09-123Z', before: null };
  expect(findTargetInstant({ ...backup, action: 'backupDeleted' })).toEqual({
    action: 'backupDeleted',
    instant,
  });
  const invite = { targetId: 'x', before: { createdAt: instant } };
  expect(findTargetInstant({ ...invite, action: 'inviteRevoked' })).toEqual({
    action: 'inviteRevoked',
    instant,
  });
});

it('the instant is left out if it is unknown or the sentence needs none', () => {
  for (const targetId of [null, 'x', '2026-13-41T20-18-09-123Z']) {
    expect(findTargetInstant({ action: 'backupRestored', targetId, before: null })).toBeUndefined();
  }
  expect(findTargetInstant({ action: 'inviteRevoked', targetId: 'x', before: null })).toBeUndefined();
  const targetId = '2026-11-21T20-18-09-123Z';
  expect(findTargetInstant({ action: 'backupMade', targetId, before: null })).toBeUndefined();
});
