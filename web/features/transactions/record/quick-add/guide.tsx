import { useTranslation } from 'react-i18next';
import { currencySymbol } from '#shared/money.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './quick-add.module.css';

const PARTS = [
  'amount',
  'day',
  'income',
  'refund',
  'category',
  'account',
  'transfer',
  'tags',
  'repeat',
  'currency',
  'sums',
] as const;

/** Explains the parts that a line may have, with examples. */
export function Guide() {
  const { t } = useTranslation();
  const { currency, locale } = useFormat();
  const [account, other] = useOfferedAccounts();
  const isShown = { account: account !== undefined, transfer: other !== undefined };
  const parts = PARTS.filter((part) => (part === 'account' || part === 'transfer' ? isShown[part] : true));
  return (
    <Disclosure className={classes.guide} summary={t('quickAdd.guide.title')}>
      <dl>
        {parts.map((part) => (
          <div key={part} className={classes.part}>
            <dt>{t(`quickAdd.guide.${part}.name`)}</dt>
            <dd>
              {t(`quickAdd.guide.${part}.examples`, {
                sign: currencySymbol(currency, locale),
                code: currency,
                account: account?.name,
                other: other?.name,
              })
                .split(' · ')
                .map((example) => (
                  <span key={example}>{example}</span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('quickAdd.guide.rest')}</p>
      <p>{t('quickAdd.guide.doubt')}</p>
      <p>{t('quickAdd.guide.takeOff')}</p>
    </Disclosure>
  );
}
