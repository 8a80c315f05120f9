import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import './mantine-styles.ts';
import { THEME_KEY } from '#web/lib/browser/browser-storage.ts';
import { cssVariables, theme } from './mantine-theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_KEY });

// The server puts a new nonce into every response; the style tags of Mantine and of its scroll lock carry it.
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
setNonce(styleNonce);

/** Provides Mantine to the screens that use it. Those before the sign-in do not, so that they load fast. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
