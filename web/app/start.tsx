import '@fontsource-variable/inter/wght.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import '#web/ui/category-colors.css';
import { chosenLanguage, defaultLanguage } from '#web/lib/language/language.ts';
import { startI18n } from '#web/lib/language/i18n.ts';
import { endSession, onSessionEnd } from '#web/lib/session/session-end.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { takeFirstData } from './first-data.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { findSessionEnd, leaveSignedInScreens } from './session-end.ts';

/** Sets up what the first screen needs: texts, cache, router. */
export async function start() {
  await startI18n(chosenLanguage() ?? defaultLanguage());
  const queryClient = createQueryClient((error) => {
    const end = findSessionEnd(error);
    if (end !== undefined) endSession(end);
  });
  takeFirstData(queryClient);
  const router = createRouter(queryClient);
  onSessionEnd((reason) => leaveSignedInScreens(router, reason));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
