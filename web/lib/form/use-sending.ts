import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverFieldErrors, type FieldErrors } from './field-errors.ts';

/** Sends one body at a time; gives the errors of fields to `show` and keeps any other error. */
export function useSending<Data>(
  send: (data: Data) => Promise<unknown>,
  show: (errors: FieldErrors) => void,
) {
  // The mutation's own state comes too late to stop a second click.
  const isSending = useRef(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (data: Data) =>
      catchFieldErrors(() => send(data), show).finally(() => {
        isSending.current = false;
      }),
  });
  function start(data: Data): void {
    isSending.current = true;
    mutate(data);
  }
  return { isSending, start, forgetError: reset, isPending, error };
}

async function catchFieldErrors(send: () => Promise<unknown>, show: (errors: FieldErrors) => void) {
  try {
    await send();
  } catch (error) {
    const found = serverFieldErrors(error);
    if (Object.keys(found).length === 0) throw error;
    show(found);
  }
}
