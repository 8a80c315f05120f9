import '@fontsource-variable/inter/wght.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import '#web/ui/category-colors.css';
import { chosenLanguage, defaultLanguage } from '#web/lib/language/language.ts';
import { startI18n } from '#web/lib/language/i18n.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { leaveWhenSessionEnded } from './session.ts';

/** Everything that stands before the first screen: texts, cache, router. */
export async function start() {
  await startI18n(chosenLanguage() ?? defaultLanguage());
  const queryClient = createQueryClient((error) => leaveWhenSessionEnded(router, error));
  const router = createRouter(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
