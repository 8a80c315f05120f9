import { useRef, useState, type FormEvent, type RefObject } from 'react';
import {
  SystemSettings,
  type SettingChanges,
  type SettingName,
  type StoredSettings,
} from '#shared/contract/system-settings.ts';
import { isFieldErrorCode, type FieldErrorCode } from '#shared/errors/fields.ts';
import { isProofMissing } from '#web/lib/proof.ts';
import { serverFieldErrors, type FieldErrors, type FieldProblem } from '#web/lib/field-errors.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { useSaveSettings } from './api.ts';

/** What somebody has typed and not saved yet, by the name of the setting. */
type Draft = { [Name in SettingName]?: SystemSettings[Name] | string } & {
  smtpPassword?: string | null | undefined;
};

export type SettingsForm = {
  stored: StoredSettings;
  form: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  isSaving: boolean;
  failure: string | undefined;
  /** What shows for a setting: what was typed, else what is stored. */
  value: (name: SettingName) => unknown;
  draft: Draft;
  error: (name: string) => FieldProblem | undefined;
  set: (changes: Draft) => void;
  discard: () => void;
  submit: (event: FormEvent) => void;
};

/** Of radio buttons, the chosen one. */
const FOCUSABLE = '[name]:not([type="radio"]:not(:checked))';

/** A form over a few settings that sends what was changed, and nothing else. */
export function useSettingsForm(stored: StoredSettings): SettingsForm {
  const [draft, setDraft] = useState<Draft>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useSaveSettings();
  const errorText = useErrorText();

  function show(found: FieldErrors): void {
    setErrors(found);
    const controls = [...(form.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    controls.find((control) => (control.getAttribute('name') ?? '') in found)?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const { changes, found } = check(draft);
    if (Object.keys(found).length > 0) return show(found);
    mutate(changes, {
      onSuccess: () => setDraft({}),
      onError: (failure) => show(topLevel(serverFieldErrors(failure))),
    });
  }

  return {
    stored,
    form,
    draft,
    isDirty: Object.values(draft).some((value) => value !== undefined),
    isSaving: isPending,
    failure:
      error === null || isProofMissing(error) || Object.keys(errors).length > 0
        ? undefined
        : errorText(error),
    value: (name) => (name in draft ? draft[name] : stored.settings[name]),
    error: (name) => errors[name],
    set(changes) {
      reset();
      setDraft((before) => ({ ...before, ...changes }));
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
      );
    },
    discard() {
      reset();
      setDraft({});
      setErrors({});
    },
    submit,
  };
}

/** What was typed as the contract wants it, and what is wrong with it. */
function check(draft: Draft): { changes: SettingChanges; found: FieldErrors } {
  const { smtpPassword, ...typed } = draft;
  const changes: Record<string, unknown> = smtpPassword === undefined ? {} : { smtpPassword };
  const found: Record<string, FieldErrorCode> = {};
  for (const [name, value] of Object.entries(typed)) {
    const parsed = SystemSettings.shape[name as SettingName].safeParse(value);
    if (parsed.success) changes[name] = parsed.data;
    else found[name] = toCode(parsed.error.issues[0]?.message ?? '');
  }
  return { changes, found };
}

/** An item of a list that is wrong makes the list wrong. */
function topLevel(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [field.split('.')[0], code]));
}

function toCode(message: string): FieldErrorCode {
  return isFieldErrorCode(message) ? message : 'invalid';
}
