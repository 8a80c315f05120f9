import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

const CONSENT_KEY = 'saldo-consent';

export type ConsentChoice = 'accepted' | 'declined';
export type ConsentStatus = ConsentChoice | 'not_set';

let chosenOnThisPage: ConsentChoice | undefined;

/** The choice in this browser; read each time, because another tab may have changed it. */
export function consentStatus(): ConsentStatus {
  const stored = readStored(CONSENT_KEY);
  if (stored === 'accepted' || stored === 'declined') return stored;
  return chosenOnThisPage ?? 'not_set';
}

export function chooseConsent(choice: ConsentChoice): void {
  // If storage is forbidden, the choice is lost with the page.
  chosenOnThisPage = choice;
  writeStored(CONSENT_KEY, choice);
}

/** Whether this installation counts page views; the server writes it into the page. */
export function countsPageViews(): boolean {
  return document.documentElement.dataset['analytics'] !== 'off';
}

/** Whether the browser signals to all sites that its owner does not want to be counted. */
export function browserRefuses(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}
