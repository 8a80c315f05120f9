import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

it('the moment of an act is the instant in the name of a backup, and when an invitation was made', () => {
  const instant = '2026-11-21T20:18:09.123Z';
  const backup = { targetId: '2026-11-21T20-18-09-123Z', before: null };
  expect(momentOf({ ...backup, action: 'backupDeleted' })).toEqual({ action: 'backupDeleted', instant });
  const invite = { targetId: 'x', before: { createdAt: instant } };
  expect(momentOf({ ...invite, action: 'inviteRevoked' })).toEqual({ action: 'inviteRevoked', instant });
});

it('the moment of an act is left out if it is unknown or the sentence needs none', () => {
  for (const targetId of [null, 'x', '2026-13-41T20-18-09-123Z']) {
    expect(momentOf({ action: 'backupRestored', targetId, before: null })).toBeUndefined();
  }
  expect(momentOf({ action: 'inviteRevoked', targetId: 'x', before: null })).toBeUndefined();
  const targetId = '2026-11-21T20-18-09-123Z';
  expect(momentOf({ action: 'backupMade', targetId, before: null })).toBeUndefined();
});
