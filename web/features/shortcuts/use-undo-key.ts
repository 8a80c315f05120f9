import { useEffect } from 'react';
import { doToastAction, shownToast, subscribeToToast } from '#web/ui/toast.ts';

const FIELDS = 'input, textarea, [contenteditable]';

/**
 * Ctrl+Z does the toast's action, except in a field with text typed since the toast appeared: there it undoes typing.
 */
export function useUndoKey(): void {
  useEffect(() => {
    let hasTyped = false;
    const onInput = () => (hasTyped = true);
    const stop = subscribeToToast(() => (hasTyped = false));
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (!isUndo || shownToast()?.action === undefined || (isInField && hasTyped)) return;
      event.preventDefault();
      doToastAction();
    };
    document.addEventListener('input', onInput);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      document.removeEventListener('input', onInput);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
