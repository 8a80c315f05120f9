import { writeTab } from '../browser/tab-storage.ts';
import { DRAFTS_KEY } from './drafts-key.ts';

const forgetters = new Set<() => void>();

/** Registers how a module forgets what its user has typed or chosen and not saved, which outlives the screen. */
export function onForgetTexts(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets all that when its user signs out, so that the next person in this tab cannot see it. */
export function forgetTexts(): void {
  writeTab(DRAFTS_KEY, undefined);
  for (const forget of forgetters) forget();
}
