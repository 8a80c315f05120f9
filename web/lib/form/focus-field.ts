/** Matches fields, and of radio buttons only the checked one. A field that cannot have a name has `data-field`. */
const FOCUSABLE = ':is([name], [data-field]):not([type="radio"]:not(:checked))';

/** Focuses the first field of a form that has one of these names. */
export function focusField(form: HTMLFormElement | null, names: object, options?: FocusOptions): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const readName = (field: HTMLElement) => field.dataset['field'] ?? field.getAttribute('name') ?? '';
  fields.find((field) => readName(field) in names)?.focus(options);
}
