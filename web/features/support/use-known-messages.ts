import { useState } from 'react';
import type { SupportMessage } from '#shared/contract/support.ts';

type Part = { messages: readonly SupportMessage[]; hasEarlier: boolean };

/**
 * The messages of a conversation that were fetched so far, in order. They are collected here because the latest part
 * drops its oldest messages when new ones come.
 */
export function useKnownMessages(latest: Part, fetchEarlier: (before: number) => Promise<Part>) {
  const [knownMessages, setKnownMessages] = useState<readonly SupportMessage[]>(latest.messages);
  const messages = mergeMessages(knownMessages, latest.messages);
  if (messages.length > knownMessages.length) setKnownMessages(messages);
  const first = messages[0]?.number ?? 1;
  return {
    messages,
    hasEarlier: first > 1,
    showEarlier: async (): Promise<void> => {
      const earlier = await fetchEarlier(first);
      setKnownMessages((before) => mergeMessages(earlier.messages, before));
    },
  };
}

/** Merges two lists by message number, in order. Messages in both lists come from the newer one. */
export function mergeMessages(
  older: readonly SupportMessage[],
  newer: readonly SupportMessage[],
): SupportMessage[] {
  const byNumber = new Map([...older, ...newer].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}
