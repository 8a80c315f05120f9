import { consentStatus, countsPageViews } from './status.ts';

/** Reports an opened screen if the person accepted that; otherwise the code for it is not even fetched. */
export async function reportPageView(path: string): Promise<void> {
  if (!countsPageViews() || consentStatus() !== 'accepted') return;
  const { sendPageView } = await import('./page-views.ts');
  // The consent may have been withdrawn while the code loaded.
  if (consentStatus() === 'accepted') await sendPageView(path);
}
