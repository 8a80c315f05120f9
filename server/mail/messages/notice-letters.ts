import type { Letter } from '../outbox.ts';
import { instantText } from './instant-text.ts';
import { writeLetter, type Recipient } from './letter.ts';

/** The acts that a user is mailed about, named as in the audit log. */
export type Notice =
  'resetLinkMade' | 'userPromoted' | 'userDemoted' | 'backupMade' | 'backupDownloaded' | 'settingsChanged';

const PLACES: Record<Notice, string> = {
  resetLinkMade: '/profile',
  userPromoted: '/profile',
  userDemoted: '/profile',
  backupMade: '/admin/audit',
  backupDownloaded: '/admin/audit',
  settingsChanged: '/admin/audit',
};

/** Tells a user what was done to or with their account, and when; never by whom. */
export function noticeLetter(
  to: Recipient & { timeZone: string },
  notice: Notice,
  about: { baseUrl: string; at: number },
): Letter {
  return writeLetter(to, {
    kind: notice,
    link: about.baseUrl + PLACES[notice],
    baseUrl: about.baseUrl,
    values: { when: instantText(about.at, to) },
  });
}
