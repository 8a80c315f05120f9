import { useEffect, useState } from 'react';
import { sendSupportMessage } from '#shared/contract/support.ts';
import { isIdTaken } from '#web/lib/api/add-or-replace.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { showToast } from '#web/ui/toast.ts';
import { findDraft, keepDraft, newDraft, type DraftPlace } from './drafts.ts';

type Options = {
  place: DraftPlace;
  sentMessage: string;
  send: (message: { id: string; text: string }) => Promise<unknown>;
};

/** The form of the next message of a conversation, which begins with what was not sent yet. */
export function useAnswerForm({ place, sentMessage, send }: Options) {
  const [begun] = useState(() => findDraft(place));
  // The id is kept until the message is sent, so that a repeated request sends nothing twice.
  const [{ id, isSecond }, setDraft] = useState(begun);
  const form = useForm({
    initial: { text: begun.text },
    schema: sendSupportMessage.body,
    send: async ({ text }, reset) => {
      try {
        await send({ id, text });
      } catch (error) {
        if (!isIdTaken(error)) throw error;
        // What was sent cannot be changed, so that its user decides about the new text.
        return setDraft({ ...newDraft(), isSecond: true });
      }
      setDraft(newDraft());
      reset({ text: '' });
      showToast({ kind: 'success', message: sentMessage });
    },
  });
  const { text } = form.values;
  const { userId, side, conversationId } = place;
  // Not when the form goes, because that is also after signing out, which deletes the drafts.
  useEffect(
    () => keepDraft({ userId, side, conversationId }, { id, text, isSecond }),
    [userId, side, conversationId, id, text, isSecond],
  );
  const isUnsent = text.trim() !== '';
  return { ...form, isUnsent, isSecond: isSecond && isUnsent };
}

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
