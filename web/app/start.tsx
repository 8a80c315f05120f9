import '@fontsource-variable/inter/wght.css';
import { QueryClientProvider, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/contract/instance.ts';
import { prefetchQuestion } from '#web/features/consent/show-consent.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { retryDelay, shouldRetry } from '#web/lib/api/retry-after.ts';
import { firstLanguage } from '#web/lib/language/language.ts';
import { startI18n } from '#web/lib/language/i18n.ts';
import { browserSteps } from '#web/lib/navigation/browser-steps.ts';
import { NavigationView } from '#web/lib/navigation/navigation-view.tsx';
import { createNavigation } from '#web/lib/navigation/navigation.ts';
import { endSession, onSessionEnd } from '#web/lib/session/session-end.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/primitives.css';
import { LogoMark } from '#web/ui/logo.tsx';
import { ErrorPage } from './error-page.tsx';
import { takeFirstData } from './first-data.ts';
import { prepareServiceNotice } from './layouts/lazy-service-notice.tsx';
import { Root } from './root.tsx';
import { screenTable } from './router.tsx';
import { findSessionEnd, leaveSignedInScreens } from './session-end.ts';

/** Sets up what the first screen needs (texts, cache, navigation), and returns the app. */
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

/** Shows until the session is known; it looks like what index.html draws before the first script. */
function Splash() {
  const { t } = useTranslation();
  return (
    <div className="splash" role="status" aria-label={t('app.loading')}>
      <LogoMark size={48} />
    </div>
  );
}

/** Creates a client that repeats a failed fetch once, unless the server refused it. `onError` gets every error. */
function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network the call fails with 'offline' and says so, instead of waiting silently.
      queries: { networkMode: 'always', retry: shouldRetry, retryDelay },
      mutations: { networkMode: 'always' },
    },
  });
}
