import type { Field } from './use-form.ts';

type ByEvent<Value> = Omit<Field<Value>, 'onChange'> & {
  onChange: (event: { currentTarget: { value: Value } }) => void;
};

/** A field for a component whose `onChange` passes the event, as Mantine's do. */
export function byEvent<Value>({ onChange, ...field }: Field<Value>): ByEvent<Value> {
  return { ...field, onChange: ({ currentTarget }) => onChange(currentTarget.value) };
}
