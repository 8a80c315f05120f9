import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';

/** The kind of an account and the end of its number, in words. */
export function useAccountFacts({ kind, accountEnd }: Pick<Source, 'kind' | 'accountEnd'>): string[] {
  const { t } = useTranslation();
  return [
    t(`ownAccounts.kinds.${kind}`),
    ...(accountEnd === null ? [] : [t('ownAccounts.ending', { end: accountEnd })]),
  ];
}
