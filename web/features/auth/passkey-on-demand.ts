import { lazy, type ComponentType } from 'react';
import type { PasskeyButtonProps } from './passkey-button.tsx';

/**
 * The button to sign in with a passkey, which is fetched after the form shows; undefined on a page that is not secure. If
 * it cannot be fetched, the password works.
 */
export const PasskeyButton =
  'PublicKeyCredential' in globalThis
    ? lazy<ComponentType<PasskeyButtonProps>>(() =>
        import('./passkey-button.tsx').then(
          (loaded) => ({ default: loaded.PasskeyButton }),
          () => ({ default: () => null }),
        ),
      )
    : undefined;
