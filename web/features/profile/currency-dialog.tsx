import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currencyDecimals, formatAmount } from '#shared/money.ts';
import { useFormat } from '#web/lib/format.ts';
import classes from './profile.module.css';

type Props = { from: string; to: string; isOpen: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before records that exist change their currency, and shows what becomes of an amount. */
export function CurrencyDialog({ from, to, isOpen, onClose, onConfirm }: Props) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const amount = currencyDecimals(from) === 0 ? 2550 : 25.5;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('profile.confirmCurrency.title', { currency: to })}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={460}
      centered
    >
      <p className={classes.dialogText}>{t('profile.confirmCurrency.text')}</p>
      <p className={classes.example}>
        {t('profile.confirmCurrency.example', {
          before: formatAmount(amount, from, locale),
          after: formatAmount(amount, to, locale),
        })}
      </p>
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('profile.cancel')}
        </Button>
        <Button onClick={onConfirm}>{t('profile.confirmCurrency.confirm')}</Button>
      </div>
    </Modal>
  );
}
