import { useMutation } from '@tanstack/react-query';
import {
  useCallback,
  useRef,
  useState,
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import type * as z from 'zod/mini';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { ApiError } from '../api/call.ts';
import { checkFields, type FieldErrors, serverFieldErrors } from './field-errors.ts';
import { focusField } from './focus-field.ts';

type Options<Values extends object, Data> = {
  /** The values before anybody types, and after a reset. */
  initial: Values;
  schema: z.ZodMiniType<Data, unknown> | undefined;
  /** Converts the values to the input of the schema, if they differ. */
  toBody?: (values: Values) => unknown;
  /** Finds errors that the schema cannot know. */
  check?: (values: Values) => FieldErrors;
  /** Sends the body; the form is busy until it settles and shows its errors. `reset` keeps text typed meanwhile. */
  send: (data: Data, reset: Reset<Values>) => Promise<unknown>;
};

/** Discards the typed values, or replaces them. */
type Reset<Values> = (typed?: Partial<Values>) => void;

type Name<Values> = keyof Values & string;

/** The props of a field. */
export type Field<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
};

export type Form<Values> = {
  values: Values;
  /** Whether any value differs from the initial one. */
  isDirty: boolean;
  isBusy: boolean;
  /** The last error of `send` that no field shows. */
  error: Error | null;
  /** The sentence of an error that no field shows. */
  failure: string | undefined;
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event?: FormEvent) => void; noValidate: true };
  field: <N extends Name<Values>>(name: N) => Field<Values[N]>;
  set: (changes: Partial<Values>) => void;
  setErrors: Dispatch<SetStateAction<FieldErrors>>;
  reset: Reset<Values>;
};

/** The values and errors of a form, and how it is sent, once at a time. */
export function useForm<Values extends object, Data>(options: Options<Values, Data>): Form<Values> {
  const { initial } = options;
  const [draft, setDraft] = useState<Partial<Values>>({});
  const values = { ...initial, ...draft };
  const { ref, errors, setErrors, show } = useFieldErrors();
  const sending = useSending((data: Data) => options.send(data, (typed) => reset(typed, draft)), show);
  const fieldText = useFieldErrorText();
  const errorText = useErrorText();
  const hasUnshownError = Object.keys(errors).some((name) => !(name in values));
  const failure = hasUnshownError ? new ApiError('validationFailed') : sending.error;

  function onSubmit(event?: FormEvent): void {
    event?.preventDefault();
    if (sending.isSending.current) return;
    sending.reset();
    const { data, errors: schemaErrors } = checkFields(options.schema, options.toBody?.(values) ?? values);
    const allErrors = { ...schemaErrors, ...options.check?.(values) };
    if (data && Object.keys(allErrors).length === 0) {
      sending.isSending.current = true;
      // It comes first, so that the request leaves before the form renders again.
      sending.mutate(data);
    }
    show(allErrors);
  }

  function reset(typed: Partial<Values> = {}, sent?: Partial<Values>): void {
    setDraft((current) => ({
      ...typed,
      ...(sent && keepWhere(current, (value, name) => value !== sent[name])),
    }));
    setErrors({});
    if (!sending.isSending.current) sending.reset();
  }

  const set = useCallback(
    (changes: Partial<Values>) => {
      setDraft((current) => ({ ...current, ...changes }));
      setErrors((current) => keepWhere(current, (_, name) => !(name in changes)));
    },
    [setErrors],
  );

  return {
    values,
    isDirty: Object.keys(values).some(
      (name) => values[name as keyof Values] !== initial[name as keyof Values],
    ),
    isBusy: sending.isPending,
    error: sending.error,
    failure: failure ? errorText(failure) : undefined,
    props: { ref, onSubmit, noValidate: true },
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: fieldText(errors[name]),
    }),
    set,
    setErrors,
    reset: (typed) => reset(typed),
  };
}

/** The errors of fields; showing them focuses the first field that has one. */
function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const ref = useRef<HTMLFormElement>(null);
  function show(found: FieldErrors): void {
    setErrors(found);
    focusField(ref.current, found);
  }
  return { ref, errors, setErrors, show };
}

/** A copy with only the values that pass the test. */
function keepWhere<T extends object>(values: T, test: (value: T[keyof T], name: keyof T) => boolean): T {
  const entries = Object.entries(values).filter(([name, value]) =>
    test(value as T[keyof T], name as keyof T),
  );
  return Object.fromEntries(entries) as T;
}

/** Sends one body at a time; passes the errors of fields to `show` and keeps any other error. */
function useSending<Data>(send: (data: Data) => Promise<unknown>, show: (errors: FieldErrors) => void) {
  // The mutation's own state comes too late to stop a second click.
  const isSending = useRef(false);
  const sending = useMutation({
    async mutationFn(data: Data) {
      try {
        await send(data);
      } catch (error) {
        const fieldErrors = serverFieldErrors(error);
        if (Object.keys(fieldErrors).length === 0) throw error;
        show(fieldErrors);
      } finally {
        isSending.current = false;
      }
    },
  });
  return { ...sending, isSending };
}
