import { writeTab } from '../browser/tab-storage.ts';
import { DRAFTS_KEY } from './drafts-key.ts';

const forgetters = new Set<() => void>();

/** Registers a function that forgets unsaved texts and choices of a module, which outlive their screen. */
export function onForgetTexts(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets all unsaved texts and choices at a sign-out, so that the next person in this tab cannot see them. */
export function forgetTexts(): void {
  writeTab(DRAFTS_KEY, undefined);
  for (const forget of forgetters) forget();
}
