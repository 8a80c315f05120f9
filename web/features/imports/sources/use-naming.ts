import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';

/** The functions that name new sources and make their ids. */
export function useNaming() {
  const { t } = useTranslation();
  return useMemo(
    () => ({ nameAccount: (end: string) => t('imports.sources.accountName', { end }), newId: uuidv7 }),
    [t],
  );
}
