import { TOAST_DURATION_MS } from '#shared/limits.ts';

export type Toast = {
  kind: 'success' | 'error';
  message: string;
  action?: { label: string; onClick: () => void };
};

export type ShownToast = Toast & { id: number };

let shown: ShownToast | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message for five seconds, in place of an earlier one. */
export function showToast(toast: Toast): void {
  lastId += 1;
  change({ ...toast, id: lastId });
  resumeToast();
}

export function closeToast(): void {
  pauseToast();
  change(undefined);
}

/** Runs the action that the message offers, such as undoing, and closes the message. */
export function doToastAction(): void {
  const action = shown?.action;
  closeToast();
  action?.onClick();
}

/** Keeps the message while the pointer or the focus is on it. */
export function pauseToast(): void {
  clearTimeout(timer);
}

/** Starts the message's five seconds again. */
export function resumeToast(): void {
  pauseToast();
  if (shown !== undefined) timer = setTimeout(closeToast, TOAST_DURATION_MS);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToast(): ShownToast | undefined {
  return shown;
}

function change(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}
