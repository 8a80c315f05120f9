import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverFieldErrors, type FieldErrors } from './field-errors.ts';

/** Sends one body at a time; passes the errors of fields to `show` and keeps any other error. */
export function useSending<Data>(
  send: (data: Data) => Promise<unknown>,
  show: (errors: FieldErrors) => void,
) {
  // The mutation's own state comes too late to stop a second click.
  const isSending = useRef(false);
  const sending = useMutation({
    async mutationFn(data: Data) {
      try {
        await send(data);
      } catch (error) {
        const found = serverFieldErrors(error);
        if (Object.keys(found).length === 0) throw error;
        show(found);
      } finally {
        isSending.current = false;
      }
    },
  });
  return { ...sending, isSending };
}
