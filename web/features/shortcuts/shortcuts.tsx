import { useEffect } from 'react';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { paths } from '#shared/paths.ts';
import { FOCUS_SEARCH } from '#web/lib/screen/focus-search.ts';
import { showQuickAdd } from '#web/lib/screen/quick-add-shown.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { doToastAction, shownToast, subscribeToToast } from '#web/ui/toast.ts';
import { showShortcutsHelp, useIsHelpShown } from './help-state.ts';
import { toAction, type SingleKeyAction } from './single-keys.ts';

const HelpDialog = dialogOnDemand(async () => {
  const [{ HelpDialog: Dialog }] = await Promise.all([import('./help-dialog.tsx'), loadTexts('all')]);
  return Dialog;
});

const SEARCH_BOX = 'main input[type="search"]';

/** Listens for the keyboard shortcuts, and shows their list. */
export function Shortcuts() {
  useUndoKey();
  const actions = useActions();
  const isHelpShown = useIsHelpShown();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = toAction(event);
      if (action === undefined) return;
      event.preventDefault();
      void actions[action]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions]);
  // An open dialog would show again at the next sign-in.
  useEffect(() => () => showShortcutsHelp(false), []);
  return <HelpDialog isOpen={isHelpShown} onClose={() => showShortcutsHelp(false)} />;
}

function useActions(): Record<SingleKeyAction, () => unknown> {
  const navigate = useNavigate();
  return {
    quickAdd: () => showQuickAdd(true),
    newExpense: () => navigate(paths.addExpense),
    newIncome: () => navigate(paths.addIncome),
    help: () => showShortcutsHelp(true),
    search: () => focusSearchBox() || navigate(paths.transactions, { state: FOCUS_SEARCH }),
  };
}

function focusSearchBox(): boolean {
  const box = document.querySelector<HTMLInputElement>(SEARCH_BOX);
  box?.focus();
  return box !== null;
}

const FIELDS = 'input, textarea, [contenteditable]';

/** Ctrl+Z runs the toast's action. In a field with text typed since the toast appeared, it undoes the typing instead. */
function useUndoKey(): void {
  useEffect(() => {
    let hasInput = false;
    const onInput = () => (hasInput = true);
    const stop = subscribeToToast(() => (hasInput = false));
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (!isUndo || shownToast()?.action === undefined || (isInField && hasInput)) return;
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
