import { NativeSelect } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';

type Option<Value> = { value: Value; label: string };

type Props<Value extends string> = {
  label: string;
  options: readonly (Option<Value> | { group: string; items: Option<Value>[] })[];
  /** The text of the empty choice, if there is one. */
  allLabel?: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** The arrow of a select. */
export const selectMark = {
  rightSectionWidth: 36,
  rightSection: <IconSelector size={16} stroke={1.75} aria-hidden />,
};

/** A choice from a short list in the system's own menu; an empty choice means all. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, options, allLabel, value, onChange } = props;
  const emptyOption = allLabel === undefined ? [] : [{ value: '', label: allLabel }];
  return (
    <NativeSelect
      {...selectMark}
      label={label}
      data={[...emptyOption, ...options]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Value | undefined)}
    />
  );
}
