import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CONFIRMED_ADDRESS_QUERY, confirmAddress } from '#shared/contract/mail-choices.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** Confirms the e-mail address if the link of the mail opened the profile. A toast shows the result. */
export function AddressConfirmation() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get(CONFIRMED_ADDRESS_QUERY);

  const confirm = useEffectEvent(async (body: { token: string }) => {
    try {
      await call(confirmAddress, { body });
      await client.invalidateQueries({ queryKey: queryKeys.profile });
      showToast({ kind: 'success', message: t('mailChoices.confirmed') });
    } catch (error) {
      showError(error);
    }
  });

  useEffect(() => {
    if (token === null) return;
    // The token leaves the address, so that reloading the page does not confirm again.
    void navigate(`${paths.profile}#personal`, { replace: true });
    void confirm({ token });
  }, [token, navigate]);
  return null;
}
