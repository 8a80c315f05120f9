import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

const STORAGE_KEY = 'saldo-shortcuts';

/** The actions by key; layouts have `/` and `?` in different places, with or without Shift. */
export const SINGLE_KEYS = {
  n: 'quickAdd',
  e: 'newExpense',
  i: 'newIncome',
  '/': 'search',
  '?': 'help',
} as const;
export type SingleKeyAction = (typeof SINGLE_KEYS)[keyof typeof SINGLE_KEYS];

/** Single keys can be turned off, for people who control their computer by voice (WCAG 2.2, criterion 2.1.4). */
export function areSingleKeysOn(): boolean {
  return readStored(STORAGE_KEY) !== 'off';
}

export function turnSingleKeys(isOn: boolean): void {
  writeStored(STORAGE_KEY, isOn ? 'on' : 'off');
}

/** The action of a pressed key; none while somebody types or a dialog is open. */
export function toAction(event: KeyboardEvent): SingleKeyAction | undefined {
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const action = Object.entries(SINGLE_KEYS).find(([key]) => key === event.key)?.[1];
  return action !== undefined && areSingleKeysOn() && !isOccupied(event.target) ? action : undefined;
}

function isOccupied(target: EventTarget | null): boolean {
  const layers = [...document.querySelectorAll(OPENABLE)];
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return isTyping(target) || [...layers, ...(dialog ? [dialog] : [])].some(isOpen);
}

/** The types of inputs without text. */
const TEXTLESS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !TEXTLESS.includes(target.type);
  return target.closest('textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;
}

const OPENABLE = '[aria-modal="true"], [role="menu"], [role="listbox"]';

/** A dialog that is closing is inert, and some lists of choices stay in the document while they are closed. */
function isOpen(element: Element): boolean {
  return element.closest('[inert]') === null && element.getClientRects().length > 0;
}
