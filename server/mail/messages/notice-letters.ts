import { paths } from '#shared/paths.ts';
import type { Letter } from '../outbox.ts';
import { instantText } from './instant-text.ts';
import { writeLetter, type Recipient } from './letter.ts';

/** The acts that a user is mailed about, named as in the audit log. */
export type Notice =
  | 'resetLinkMade'
  | 'userPromoted'
  | 'userDemoted'
  | 'backupMade'
  | 'backupDownloaded'
  | 'settingsChanged'
  | 'tokenMade'
  | 'supportAnswered'
  | 'supportAsked'
  | 'premiumRequested'
  | 'premiumGranted'
  | 'premiumDeclined'
  | 'premiumEnded'
  | 'planChanged';

const PLACES: Record<Notice, string> = {
  resetLinkMade: '/profile',
  userPromoted: '/profile',
  userDemoted: '/profile',
  backupMade: '/admin/audit',
  backupDownloaded: '/admin/audit',
  settingsChanged: '/admin/audit',
  tokenMade: '/profile',
  supportAnswered: '/support',
  supportAsked: '/admin/support',
  premiumRequested: `${paths.adminUsers}?plan=requested`,
  premiumGranted: paths.premium,
  premiumDeclined: paths.premium,
  premiumEnded: paths.premium,
  planChanged: paths.premium,
};

/** Tells a user what was done to or with their account, and when; never by whom. */
export function noticeLetter(
  to: Recipient & { timeZone: string },
  notice: Notice,
  about: {
    baseUrl: string;
    at: number;
    /** What the link opens there, as the query of an address. */
    opens?: string;
  },
): Letter {
  return writeLetter(to, {
    kind: notice,
    link: about.baseUrl + PLACES[notice] + (about.opens ?? ''),
    baseUrl: about.baseUrl,
    values: { when: instantText(about.at, to) },
  });
}
