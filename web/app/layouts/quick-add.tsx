import { useEffect } from 'react';
import { QUICK_ADD_QUERY } from '#shared/paths.ts';
import { prefetch } from '#web/lib/browser/prefetch.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { showQuickAdd, useIsQuickAddShown } from '#web/lib/screen/quick-add-shown.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';

const QuickAddDialog = dialogOnDemand(async () => {
  const [{ QuickAddWithTransfers: Dialog }] = await Promise.all([
    import('./quick-add-dialog.tsx'),
    loadTexts('all'),
  ]);
  return Dialog;
});

/** The dialog that adds a transaction from one line, on every signed-in screen. An address with `?quick` opens it. */
export function QuickAdd() {
  const isShown = useIsQuickAddShown();
  const [query, change] = useSearchParams();
  const isRequested = query.has(QUICK_ADD_QUERY);
  useEffect(() => {
    if (!isRequested) return;
    showQuickAdd(true);
    change(removeQuickAdd, { replace: true });
  }, [isRequested, change]);
  useEffect(() => prefetch(QuickAddDialog.fetch), []);
  // An open dialog would show again at the next sign-in.
  useEffect(() => () => showQuickAdd(false), []);
  return <QuickAddDialog isOpen={isShown} onClose={() => showQuickAdd(false)} />;
}

function removeQuickAdd(query: URLSearchParams): URLSearchParams {
  query.delete(QUICK_ADD_QUERY);
  return query;
}
