import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { startConversation } from '#shared/contract/support.ts';
import { isIdTaken } from '#web/lib/api/add-or-replace.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { showToast } from '#web/ui/toast.ts';
import { conversationQuery, useSupportWrites } from './api.ts';
import { keepDraft, newDraft } from './drafts.ts';

/** The form that starts a conversation with its first message. */
export function useStartForm(userId: string, onStarted: (id: string) => void) {
  const { t } = useTranslation();
  const { start } = useSupportWrites();
  const keepAsDraft = useKeepAsDraft(userId);
  // One id while the form is open, so that a repeated request sends nothing twice.
  const [id] = useState(uuidv7);
  return useForm({
    initial: { subject: '', text: '' },
    schema: startConversation.body,
    send: async (body) => {
      try {
        await start({ ...body, id });
        showToast({ kind: 'success', message: t('support.toasts.sent') });
      } catch (error) {
        if (!isIdTaken(error)) throw error;
        await keepAsDraft(id, body.text);
      }
      onStarted(id);
    },
  });
}

/**
 * Keeps the new text of a message that had arrived before the user changed it. The sent message cannot be changed, so
 * the new text becomes a draft in the conversation, and the user decides whether to send it too.
 */
function useKeepAsDraft(userId: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { refetchLists } = useSupportWrites();
  return async (conversationId: string, text: string): Promise<void> => {
    const { messages } = await client.fetchQuery(conversationQuery(conversationId));
    void refetchLists();
    const first = messages.find(({ id }) => id === conversationId);
    if (first?.text === text) showToast({ kind: 'success', message: t('support.sentBefore') });
    else keepDraft({ userId, side: 'own', conversationId }, { ...newDraft(text), wasSentEarlier: true });
  };
}
