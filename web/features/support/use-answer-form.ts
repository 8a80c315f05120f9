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

/** The form for the next message of a conversation. It begins with the stored draft. */
export function useAnswerForm({ place, sentMessage, send }: Options) {
  const [initialDraft] = useState(() => findDraft(place));
  // One id until the message is sent, so that a repeated request sends nothing twice.
  const [{ id, wasSentEarlier }, setDraft] = useState(initialDraft);
  const form = useForm({
    initial: { text: initialDraft.text },
    schema: sendSupportMessage.body,
    send: async ({ text }, reset) => {
      try {
        await send({ id, text });
      } catch (error) {
        if (!isIdTaken(error)) throw error;
        // The earlier version cannot be changed; the user decides whether to send the new text too.
        return setDraft({ ...newDraft(), wasSentEarlier: true });
      }
      setDraft(newDraft());
      reset({ text: '' });
      showToast({ kind: 'success', message: sentMessage });
    },
  });
  const { text } = form.values;
  const { userId, side, conversationId } = place;
  // Not on unmount: that also happens after signing out, which has deleted the drafts.
  useEffect(
    () => keepDraft({ userId, side, conversationId }, { id, text, wasSentEarlier }),
    [userId, side, conversationId, id, text, wasSentEarlier],
  );
  const isUnsent = text.trim() !== '';
  return { ...form, isUnsent, wasSentEarlier: wasSentEarlier && isUnsent };
}

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
