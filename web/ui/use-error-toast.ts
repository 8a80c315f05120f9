import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/call.ts';
import { useErrorText } from './error-text.ts';
import { showToast } from './toast.ts';

/** Shows the sentence for an error of a call. */
export function useErrorToast(): (error: unknown) => void {
  const errorText = useErrorText();
  return (error) => showToast({ kind: 'error', message: errorText(error) });
}

/** Shows an error on the profile. All failures share one sentence, which the specification prescribes. */
export function useProfileErrorToast(): (error: unknown) => void {
  const { t } = useTranslation();
  const showError = useErrorToast();
  return (error) => {
    const isFailure = error instanceof ApiError && FAILURES.has(error.code);
    if (isFailure) showToast({ kind: 'error', message: t('app.profileUpdateFailed') });
    else showError(error);
  };
}

const FAILURES: ReadonlySet<string> = new Set([
  'profileUpdateFailed',
  'profileMissingAfterUpdate',
  'internal',
]);
