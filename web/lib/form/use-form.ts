import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type Dispatch, type FormEvent, type RefObject, type SetStateAction } from 'react';
import type * as z from 'zod/mini';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { ApiError } from '../api/call.ts';
import { checkFields, serverFieldErrors, type FieldErrors } from './field-errors.ts';
import { focusField } from './focus-field.ts';

type Options<Values extends object, Data> = {
  /** What the fields show until somebody types, and again after a reset. */
  initial: Values;
  /** What is sent, as the contract has it. */
  schema: z.ZodMiniType<Data, unknown> | undefined;
  /** The values as the schema reads them, where they are not that themselves. */
  toBody?: (values: Values) => unknown;
  /** What is wrong and the schema cannot know. */
  check?: (values: Values) => FieldErrors;
  /** The form is busy until it settles, and shows what it throws. What was typed meanwhile outlives its reset. */
  send: (data: Data, reset: Reset<Values>) => Promise<unknown>;
};

/** Forgets what was typed, or replaces it. */
type Reset<Values> = (typed?: Partial<Values>) => void;

type Name<Values> = keyof Values & string;

/** What a field needs. */
export type Field<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
};

export type Form<Values> = {
  values: Values;
  /** Whether something was typed that is not what the form begins with. */
  isDirty: boolean;
  isBusy: boolean;
  /** What the last sending has thrown that no field can show. */
  error: Error | null;
  /** The sentence for what no field can show. */
  failure: string | undefined;
  /** What the form element needs. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event?: FormEvent) => void; noValidate: true };
  field: <N extends Name<Values>>(name: N) => Field<Values[N]>;
  set: (changes: Partial<Values>) => void;
  setErrors: Dispatch<SetStateAction<FieldErrors>>;
  reset: Reset<Values>;
};

/** A form: what is typed, what is wrong with it, and its sending, which never runs twice at a time. */
export function useForm<Values extends object, Data>(options: Options<Values, Data>): Form<Values> {
  const { initial } = options;
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const ref = useRef<HTMLFormElement>(null);
  // The mutation's own state arrives a moment later, in which a second press would slip through.
  const isSending = useRef(false);
  const fieldText = useFieldErrorText();
  const errorText = useErrorText();
  const values = { ...initial, ...draft };
  const sending = useMutation({
    mutationFn: (body: Data) => trySending(body, (typed) => reset(typed, draft)),
  });
  const isUnseen = Object.keys(errors).some((name) => !(name in values));
  const failure = isUnseen ? new ApiError('validationFailed') : sending.error;

  function onSubmit(event?: FormEvent): void {
    event?.preventDefault();
    if (isSending.current) return;
    sending.reset();
    const { data, errors: wrong } = checkFields(options.schema, options.toBody?.(values) ?? values);
    const found = { ...wrong, ...options.check?.(values) };
    show(found);
    if (!data || Object.keys(found).length > 0) return;
    isSending.current = true;
    sending.mutate(data);
  }

  async function trySending(data: Data, resetSent: Reset<Values>): Promise<void> {
    try {
      await options.send(data, resetSent);
    } catch (error) {
      const found = serverFieldErrors(error);
      if (Object.keys(found).length === 0) throw error;
      show(found);
    } finally {
      isSending.current = false;
    }
  }

  /** Shows what is wrong, and puts the focus into the first field that is. */
  function show(found: FieldErrors): void {
    setErrors(found);
    focusField(ref.current, found);
  }

  function reset(typed: Partial<Values> = {}, sent?: Partial<Values>): void {
    setDraft((before) => ({
      ...typed,
      ...(sent && keepWhere(before, (value, name) => value !== sent[name])),
    }));
    setErrors({});
    if (!isSending.current) sending.reset();
  }

  function set(changes: Partial<Values>): void {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) => keepWhere(before, (_, name) => !(name in changes)));
  }

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

/** A copy with those values alone for which the test holds. */
function keepWhere<T extends object>(values: T, test: (value: T[keyof T], name: keyof T) => boolean): T {
  const kept = Object.entries(values).filter(([name, value]) => test(value as T[keyof T], name as keyof T));
  return Object.fromEntries(kept) as T;
}
