import { useRef, useState, type RefObject } from 'react';
import type { FieldErrors } from './field-errors.ts';

type Fields<Values> = {
  values: Values;
  errors: FieldErrors;
  form: RefObject<HTMLFormElement | null>;
  set: (changes: Partial<Values>) => void;
  show: (errors: FieldErrors) => void;
};

/** The values of a form and what is wrong with them; a field that changes loses its complaint. */
export function useFields<Values extends object>(initial: () => Values): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);

  function set(changes: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  }

  /** Shows the complaints and puts the focus into the first field that has one. */
  function show(found: FieldErrors): void {
    setErrors(found);
    const controls = [...(form.current?.elements ?? [])];
    const first = controls.find((control) => (control.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
  }

  return { values, errors, form, set, show };
}
