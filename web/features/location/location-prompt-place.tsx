import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import classes from './location-prompt.module.css';

const LocationPrompt = lazyWhenIdle(async () => (await import('./location-prompt.tsx')).LocationPrompt);

/** Asks for the city unless it is known or was declined. The space is reserved, so that nothing moves later. */
export function LocationPromptPlace() {
  const { city, locationDeclined, termsAccepted } = useProfile();
  if (city !== null || locationDeclined || !termsAccepted) return null;
  return (
    <div className={`no-print ${classes.place}`}>
      <Suspense>
        <LocationPrompt />
      </Suspense>
    </div>
  );
}
