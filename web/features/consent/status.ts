import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

const CONSENT_KEY = 'saldo-consent';

export type ConsentChoice = 'accepted' | 'declined';
export type ConsentStatus = ConsentChoice | 'not_set';

let chosenOnThisPage: ConsentChoice | undefined;

/** What was chosen in this browser; asked anew each time, since another tab may have changed it. */
export function consentStatus(): ConsentStatus {
  const stored = readStored(CONSENT_KEY);
  if (stored === 'accepted' || stored === 'declined') return stored;
  return chosenOnThisPage ?? 'not_set';
}

export function chooseConsent(choice: ConsentChoice): void {
  // Where storage is forbidden the answer holds as long as the page.
  chosenOnThisPage = choice;
  writeStored(CONSENT_KEY, choice);
}

/** Whether this installation counts at all; the server says so in the page. */
export function isAnythingCounted(): boolean {
  return document.documentElement.dataset['analytics'] !== 'off';
}

/** Whether the browser says for its owner, once for all sites, that they do not want to be counted. */
export function asksNotToBeCounted(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}
