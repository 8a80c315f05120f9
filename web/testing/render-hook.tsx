import { MutationCache, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';

/** The parts of a browser that React needs to render a component without output. */
const nothing = () => undefined;
const page = { nodeType: 9, addEventListener: nothing };
const browser = {
  window: globalThis,
  document: page,
  HTMLIFrameElement: Object,
  addEventListener: nothing,
  removeEventListener: nothing,
  IS_REACT_ACT_ENVIRONMENT: true,
};

/** Runs a hook in React without a document. `wrap` renders around its component; `current` is the hook's result. */
export async function renderHook<Result>(hook: () => Result, wrap = (children: ReactNode) => children) {
  Object.assign(globalThis, browser);
  // Notifies at once, so that React updates within `act`.
  notifyManager.setScheduler((notify) => notify());
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } });
  const rendered: { current?: Result } = {};
  const failures: unknown[] = [];
  const Screen = () => {
    rendered.current = hook();
    return null;
  };
  const { navigation: router, view } = memoryNavigation(wrap(<Screen />));
  const client = new QueryClient({
    mutationCache: new MutationCache({ onError: (error) => failures.push(error) }),
  });
  const container = { ...page, nodeType: 1, tagName: 'DIV', ownerDocument: page };
  const root = createRoot(container as unknown as Element);
  await act(async () => root.render(<QueryClientProvider client={client}>{view}</QueryClientProvider>));
  return {
    router,
    failures,
    get current(): Result {
      if (rendered.current === undefined) throw new Error('The hook has not returned.');
      return rendered.current;
    },
  };
}
