import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { paths } from '#shared/paths.ts';
import { profileQuery, useProfile } from '#web/lib/session/profile.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';

const TermsDialog = dialogOnDemand(async () => {
  const [{ TermsDialog: Dialog }] = await Promise.all([import('./terms-dialog.tsx'), loadTexts('all')]);
  return Dialog;
});

/** Screens that need the acceptance: opening one asks again, and postponing leaves the screen. */
const WRITING_PATHS: readonly string[] = [paths.addExpense, paths.addIncome, paths.addTransfer];

/**
 * Asks for the acceptance of the current terms. It can be postponed; the question returns on the screens that save
 * something, and whenever the server refuses a call without the acceptance.
 */
export function TermsGate() {
  const { termsAccepted, termsVersion } = useProfile();
  const { pathname } = useLocation();
  const [isPostponed, setIsPostponed] = useState(false);
  const ask = () => setIsPostponed(false);
  useEffect(() => {
    if (WRITING_PATHS.includes(pathname)) ask();
  }, [pathname]);
  useRefusals(ask);

  return (
    <TermsDialog
      isOpen={!termsAccepted && !isPostponed}
      isChanged={termsVersion > 0}
      onClose={() => setIsPostponed(true)}
    />
  );
}

/** Calls back when a write was refused, and refetches the profile, which may be out of date. */
function useRefusals(onRefusal: () => void): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (!(error instanceof ApiError) || error.code !== 'termsRequired') return;
        onRefusal();
        void queryClient.invalidateQueries(profileQuery);
      }),
    [queryClient, onRefusal],
  );
}
