import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/call.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { detectCity } from './detect-city.ts';

/** Detects the city, or says why it could not. */
export function useDetection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: detectCity });
  const isNoCityNear = error instanceof ApiError && error.code === 'cityNotFound';
  return {
    detect: () => mutate(),
    reset,
    city: data,
    isDetecting: isPending,
    /** Whether another attempt cannot help, because no city is near. */
    isOutOfReach: isNoCityNear,
    problem: error === null ? undefined : isNoCityNear ? errorText(error) : t('location.unavailable'),
  };
}
