/** Of radio buttons, the chosen one; a field that cannot have a name says it as `data-field`. */
const FOCUSABLE = ':is([name], [data-field]):not([type="radio"]:not(:checked))';

/** Puts the focus into the first field of a form whose name is among those given. */
export function focusField(form: HTMLFormElement | null, names: object, options?: FocusOptions): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const nameOf = (field: HTMLElement) => field.dataset['field'] ?? field.getAttribute('name') ?? '';
  fields.find((field) => nameOf(field) in names)?.focus(options);
}
