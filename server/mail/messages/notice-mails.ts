import { paths } from '#shared/paths.ts';
import type { Mail } from '../outbox.ts';
import { formatInstant, writeMail, type Recipient } from './write-mail.ts';

/** The acts about which a user gets a mail, named as in the audit log. */
export type Notice =
  | 'resetLinkMade'
  | 'userPromoted'
  | 'userDemoted'
  | 'backupMade'
  | 'backupDownloaded'
  | 'settingsChanged'
  | 'tokenMade'
  | 'twoStepTurnedOn'
  | 'twoStepTurnedOff'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'twoStepRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'supportAnswered'
  | 'supportAsked'
  | 'premiumRequested'
  | 'premiumGranted'
  | 'premiumDeclined'
  | 'premiumEnded'
  | 'planChanged';

/** The page that the link of each mail opens. */
const LINK_PATHS: Record<Notice, string> = {
  resetLinkMade: '/profile',
  userPromoted: '/profile',
  userDemoted: '/profile',
  backupMade: '/admin/audit',
  backupDownloaded: '/admin/audit',
  settingsChanged: '/admin/audit',
  tokenMade: '/profile',
  twoStepTurnedOn: '/profile',
  twoStepTurnedOff: '/profile',
  recoveryCodesRenewed: '/profile',
  recoveryCodeUsed: '/profile',
  twoStepRemoved: '/profile',
  passkeyAdded: '/profile',
  passkeyRemoved: '/profile',
  supportAnswered: '/support',
  supportAsked: '/admin/support',
  premiumRequested: `${paths.adminUsers}?plan=requested`,
  premiumGranted: paths.premium,
  premiumDeclined: paths.premium,
  premiumEnded: paths.premium,
  planChanged: paths.premium,
};

/** Writes the mail that says what was done to or with a user's account, and when, but not by whom. */
export function noticeMail(
  recipient: Recipient & { timeZone: string },
  notice: Notice,
  details: {
    baseUrl: string;
    at: number;
    /** The query of the link's address. */
    linkQuery?: string;
  },
): Mail {
  return writeMail(recipient, {
    kind: notice,
    link: details.baseUrl + LINK_PATHS[notice] + (details.linkQuery ?? ''),
    baseUrl: details.baseUrl,
    values: { when: formatInstant(details.at, recipient) },
  });
}
