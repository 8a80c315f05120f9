import { NativeSelect } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';

type Option<Value> = { value: Value; label: string };

type Props<Value extends string> = {
  label: string;
  options: readonly (Option<Value> | { group: string; items: Option<Value>[] })[];
  /** Names the choice of none, where there is one. */
  allLabel?: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** What marks a field from which one chooses. */
export const selectMark = {
  rightSectionWidth: 36,
  rightSection: <IconSelector size={16} stroke={1.75} aria-hidden />,
};

/** One of a short list, in the menu of the reader's system; none of them is all. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, options, allLabel, value, onChange } = props;
  const all = allLabel === undefined ? [] : [{ value: '', label: allLabel }];
  return (
    <NativeSelect
      {...selectMark}
      label={label}
      data={[...all, ...options]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Value | undefined)}
    />
  );
}
