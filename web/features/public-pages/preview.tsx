import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/money.ts';
import classes from './preview.module.css';

const example = { balance: 1179.4, income: 2610, expenses: 1430.6, currency: 'EUR' };

/** A drawing of the dashboard with invented figures; it says nothing that the text beside it does not. */
export function Preview() {
  const { t, i18n } = useTranslation();
  const amount = (value: number) => formatAmount(value, example.currency, i18n.language);
  return (
    <div className={classes.preview} aria-hidden>
      <div className={classes.totals}>
        <div className={`${classes.sheet} ${classes.wide}`}>
          <span className={classes.label}>{t('publicPages.landing.preview.balance')}</span>
          <span className={classes.big}>{amount(example.balance)}</span>
        </div>
        <div className={classes.sheet}>
          <span className={classes.label}>{t('publicPages.landing.preview.income')}</span>
          <span className={`${classes.figure} ${classes.income}`}>+{amount(example.income)}</span>
        </div>
        <div className={classes.sheet}>
          <span className={classes.label}>{t('publicPages.landing.preview.expenses')}</span>
          <span className={classes.figure}>−{amount(example.expenses)}</span>
        </div>
      </div>
      <div className={classes.sheet}>
        <span className={classes.trendTitle}>{t('publicPages.landing.preview.trend')}</span>
        <svg className={classes.trend} viewBox="0 0 520 190" focusable="false">
          <path className={classes.grid} d="M0 12h520M0 68h520M0 124h520M0 180h520" />
          <path
            className={classes.area}
            d="M0 180 C60 176 90 150 140 148 S230 160 270 120 350 96 400 84 470 40 520 24V180Z"
          />
          <path
            className={classes.incomeLine}
            d="M0 180 C60 176 90 150 140 148 S230 160 270 120 350 96 400 84 470 40 520 24"
          />
          <path
            className={classes.expensesLine}
            d="M0 168 C50 160 90 164 140 158 S220 138 270 142 340 126 400 118 460 112 520 98"
          />
        </svg>
      </div>
    </div>
  );
}
