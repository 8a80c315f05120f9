import { useTranslation } from 'react-i18next';
import { currencySymbol } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './quick-add.module.css';

const PARTS = [
  'amount',
  'day',
  'income',
  'refund',
  'category',
  'tags',
  'repeat',
  'currency',
  'sums',
] as const;

/** Explains the parts that a line may have, with examples. */
export function Guide() {
  const { t } = useTranslation();
  const { currency, locale } = useFormat();
  return (
    <Disclosure className={classes.guide} summary={t('quickAdd.guide.title')}>
      <dl>
        {PARTS.map((part) => (
          <div key={part} className={classes.part}>
            <dt>{t(`quickAdd.guide.${part}.name`)}</dt>
            <dd>
              {t(`quickAdd.guide.${part}.examples`, {
                sign: currencySymbol(currency, locale),
                code: currency,
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
