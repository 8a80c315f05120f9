import { useTranslation } from 'react-i18next';
import type { Field } from '#web/lib/form/use-form.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';
import { AmountInput } from './amount-input.tsx';
import { useAmountTexts } from './use-amount-texts.ts';

type Props = Field<string> & { amounts: AmountText; onBlur: () => void };

/** The amount field of a form. The amount that was understood is below it. */
export function AmountField({ amounts, ...field }: Props) {
  const { t } = useTranslation();
  const texts = useAmountTexts(amounts, field);
  return (
    <AmountInput
      {...field}
      label={t('transactions.form.amount')}
      placeholder={amounts.example}
      symbol={amounts.symbol}
      {...texts}
    />
  );
}
