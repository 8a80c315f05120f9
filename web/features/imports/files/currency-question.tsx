import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { isInOtherCurrency } from './facts.ts';
import type { ImportFile } from './import-file.ts';
import classes from './files.module.css';

type Props = {
  file: Pick<ImportFile, 'reading' | 'answers'>;
  /** Called with the currency of the amounts, or with undefined to leave out the transactions. */
  onAnswer: (currency: string | undefined) => void;
};

/** Asks what to do with a file that seems to be in another currency than the user's. */
export function CurrencyQuestion({ file: { reading, answers }, onAnswer }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { currency } = useFormat();
  if (reading === undefined || !isInOtherCurrency(reading, currency)) return null;
  const { code } = reading.fileCurrency;
  return (
    <div className={`stack align-start gap-8 ${classes.question}`}>
      <RadioList
        name={id}
        label={t('imports.currency.title', { file: code, own: currency })}
        options={[
          {
            value: 'leaveOut',
            label: t('imports.currency.leaveOut'),
            hint: t('imports.currency.noConversion'),
          },
          { value: 'own', label: t('imports.currency.own', { own: currency }) },
        ]}
        value={answers.currency === currency ? 'own' : 'leaveOut'}
        onChange={(value) => onAnswer(value === 'own' ? currency : undefined)}
      />
      <Link className={`accent weight-600 ${classes.link}`} to={`${paths.profile}#look`}>
        {t('imports.facts.changeCurrency')}
      </Link>
    </div>
  );
}
