import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';

/** How new sources get their names and ids. */
export function useNaming() {
  const { t } = useTranslation();
  return useMemo(
    () => ({ nameAccount: (end: string) => t('imports.sources.accountName', { end }), newId: uuidv7 }),
    [t],
  );
}
