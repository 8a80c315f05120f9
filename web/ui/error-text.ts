import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { waitInWords } from '#web/lib/api/retry-after.ts';
import type { FieldProblem } from '#web/lib/form/field-errors.ts';

/** The sentence for an error of a call. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error) => {
      // A fault of the page or the browser, not an error that the server sent.
      if (!(error instanceof ApiError)) return t('app.error.text');
      if (error.code === 'offline') return t('app.offline');
      // For a person, both codes mean that the session has ended.
      if (error.code === 'userIdMissing' || error.code === 'notAuthenticated') return t('app.sessionEnded');
      const seconds = error.retryAfterSeconds;
      if (seconds !== undefined && (error.code === 'tooManyRequests' || error.code === 'serverBusy'))
        return t(`app.wait.${error.code}`, { when: waitInWords(seconds, i18n.language) });
      const key = `errors.${error.code}` as const;
      // A newer server may have a code that this page does not know yet.
      return (i18n.exists as (key: string) => boolean)(key) ? t(key) : t('errors.internal');
    },
    [t, i18n],
  );
}

/** The sentence for a field's error, if it has one. */
export function useFieldErrorText(): (problem: FieldProblem | undefined) => string | undefined {
  const { t } = useTranslation();
  return useCallback(
    (problem) => {
      if (problem === undefined) return undefined;
      const { code, min = MIN_PASSWORD_LENGTH }: { code: FieldErrorCode; min?: number } =
        typeof problem === 'string' ? { code: problem } : problem;
      return t(`fields.${code}`, { min });
    },
    [t],
  );
}
