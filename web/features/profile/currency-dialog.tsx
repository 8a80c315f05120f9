import { useTranslation } from 'react-i18next';
import { currencyDecimals, formatAmount } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import classes from './profile.module.css';

/** Asks before existing transactions change their currency, with an example. */
export function CurrencyDialog({ from, to, ...question }: Question & { from: string; to: string }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const amount = currencyDecimals(from) === 0 ? 2550 : 25.5;
  return (
    <QuestionDialog
      {...question}
      title={t('profile.confirmCurrency.title', { currency: to })}
      confirmLabel={t('profile.confirmCurrency.confirm')}
      isDangerous={false}
    >
      <p>{t('profile.confirmCurrency.text')}</p>
      <div className={`hover-color rounded weight-600 numbers ${classes.example}`}>
        {t('profile.confirmCurrency.example', {
          before: formatAmount(amount, from, locale),
          after: formatAmount(amount, to, locale),
        })}
      </div>
    </QuestionDialog>
  );
}
