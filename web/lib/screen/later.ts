import { lazy, type ComponentType } from 'react';
import { loadTexts, type Extent } from '../language/i18n.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * A component that comes, with its texts, once the browser has drawn the screen and is idle. Where it cannot be fetched it
 * shows nothing: what stands beside a screen must not take the screen away.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: Extent = 'all',
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    try {
      const [component] = await Promise.all([load(), loadTexts(texts)]);
      return { default: component };
    } catch {
      return { default: () => null };
    }
  });
}
