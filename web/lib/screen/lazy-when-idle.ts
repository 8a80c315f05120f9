import { lazy, type ComponentType } from 'react';
import { loadTexts, type Extent } from '../language/i18n.ts';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * A component that loads, with its texts, when the browser is idle. If loading fails it shows nothing, and the rest of
 * the screen stays.
 */
export function lazyWhenIdle<Props extends object>(
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
