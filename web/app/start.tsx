import '@fontsource-variable/inter/wght.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Instance } from '#shared/contract/instance.ts';
import { prefetchQuestion } from '#web/features/consent/show-consent.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { firstLanguage } from '#web/lib/language/language.ts';
import { startI18n } from '#web/lib/language/i18n.ts';
import { browserSteps } from '#web/lib/navigation/browser-steps.ts';
import { NavigationView } from '#web/lib/navigation/navigation-view.tsx';
import { createNavigation } from '#web/lib/navigation/navigation.ts';
import { endSession, onSessionEnd } from '#web/lib/session/session-end.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/primitives.css';
import { ErrorPage } from './error-page.tsx';
import { takeFirstData } from './first-data.ts';
import { prepareServiceNotice } from './layouts/lazy-service-notice.tsx';
import { createQueryClient } from './query-client.ts';
import { Root } from './root.tsx';
import { screenTable } from './router.tsx';
import { findSessionEnd, leaveSignedInScreens } from './session-end.ts';
import { Splash } from './splash.tsx';

/** Sets up what the first screen needs: texts, cache, router. */
export async function start() {
  const language = firstLanguage();
  prefetchQuestion(language);
  const queryClient = createQueryClient((error) => {
    const end = findSessionEnd(error);
    if (end !== undefined) endSession(end);
  });
  takeFirstData(queryClient);
  const instance = queryClient.getQueryData<Instance>(queryKeys.instance);
  await Promise.all([startI18n(language), prepareServiceNotice(instance)]);
  const navigation = createNavigation(browserSteps(), screenTable(queryClient));
  onSessionEnd((reason) => leaveSignedInScreens(navigation, reason));
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationView {...{ navigation, Root, Splash, ErrorPage }} />
    </QueryClientProvider>
  );
}
