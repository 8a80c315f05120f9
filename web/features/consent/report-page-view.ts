import { consentStatus, isAnythingCounted } from './status.ts';

/** Reports that a screen was opened, only while that is accepted; otherwise the code that sends is not even fetched. */
export async function reportPageView(path: string): Promise<void> {
  if (!isAnythingCounted() || consentStatus() !== 'accepted') return;
  const { sendPageView } = await import('./page-views.ts');
  // It may have been withdrawn while the code was on its way.
  if (consentStatus() === 'accepted') await sendPageView(path);
}
