import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useTranslation } from 'react-i18next';
import { MAX_FILTER_VALUES } from '#shared/limits.ts';
import { joinList, splitList } from '#web/features/transactions/write/history-search.ts';

type Option = { value: string; label: string };

type Props = {
  label: string;
  allLabel: string;
  options: readonly (Option | { group: string; items: Option[] })[];
  /** The chosen values, separated by commas. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A filter by several values: it finds transactions with any of them, and all transactions without a value. */
export function FilterList({ label, allLabel, options, value, onChange }: Props) {
  const { t } = useTranslation();
  const chosen = splitList(value);
  return (
    <MultiSelect
      label={label}
      {...(chosen.length === 0 && { placeholder: allLabel })}
      data={options as (Option | { group: string; items: Option[] })[]}
      value={chosen}
      onChange={(values) => onChange(joinList(values))}
      maxValues={MAX_FILTER_VALUES}
      searchable
      clearSearchOnChange
      nothingFoundMessage={t('history.filters.noOption')}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
