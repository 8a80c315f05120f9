import type { Field } from './use-form.ts';

type ByEvent<Value> = Omit<Field<Value>, 'onChange'> & {
  onChange: (event: { currentTarget: { value: Value } }) => void;
};

/** The same field for a component that hands over the event, as those of Mantine do. */
export function byEvent<Value>({ onChange, ...field }: Field<Value>): ByEvent<Value> {
  return { ...field, onChange: ({ currentTarget }) => onChange(currentTarget.value) };
}
