/** Of radio buttons, the chosen one. */
const FOCUSABLE = '[name]:not([type="radio"]:not(:checked))';

/** Puts the focus into the first field of a form whose name is among those given. */
export function focusField(form: HTMLFormElement | null, names: object, options?: FocusOptions): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  fields.find((field) => (field.getAttribute('name') ?? '') in names)?.focus(options);
}
