import { useEffect } from 'react';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { paths } from '#shared/paths.ts';
import { FOCUS_SEARCH } from '#web/lib/screen/focus-search.ts';
import { showQuickAdd } from '#web/lib/screen/quick-add-shown.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { showShortcutsHelp, useIsHelpShown } from './help-state.ts';
import { toAction, type SingleKeyAction } from './single-keys.ts';
import { useUndoKey } from './use-undo-key.ts';

const HelpDialog = dialogOnDemand(async () => {
  const [{ HelpDialog: Dialog }] = await Promise.all([import('./help-dialog.tsx'), loadTexts('all')]);
  return Dialog;
});

const SEARCH_BOX = 'main input[type="search"]';

/** Listens for keys, and shows the list of them. */
export function Shortcuts() {
  useUndoKey();
  const act = useActions();
  const isHelpShown = useIsHelpShown();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = toAction(event);
      if (action === undefined) return;
      event.preventDefault();
      void act[action]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act]);
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
