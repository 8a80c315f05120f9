import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyOptions } from '#web/lib/format/currency-options.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { SearchSelect } from '#web/ui/search-select.tsx';

type Props = { value: string; onChange: (currency: string) => void };

/** A select of every currency by name or code, open and ready to type. */
export function CurrencySelect({ value, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const options = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  return (
    <MantineRoot>
      <SearchSelect
        label={t('auth.signUp.currency')}
        isLabelHidden
        options={options}
        value={value}
        onChange={onChange}
        nothingFound={t('auth.signUp.currencyUnknown')}
        isOpenAtFirst
      />
    </MantineRoot>
  );
}
