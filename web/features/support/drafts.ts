import { uuidv7 } from 'uuidv7';
import { onForgetTexts } from '#web/lib/session/unsaved-texts.ts';

/** Where a draft belongs: a conversation of one user, on the user's own side or at the administrators' desk. */
export type DraftPlace = { userId: string; side: 'own' | 'desk'; conversationId: string };

/** An unsent message. The id is fixed before sending, so that a repeated request sends nothing twice. */
export type Draft = {
  id: string;
  text: string;
  /** An earlier version of the text was sent, but its response was lost, and the user has changed the text since. */
  wasSentEarlier: boolean;
};

/** Drafts survive a look at another conversation. Signing out deletes them. */
const drafts = new Map<string, Draft>();
onForgetTexts(() => drafts.clear());

export function findDraft(place: DraftPlace): Draft {
  return drafts.get(toKey(place)) ?? newDraft();
}

/** Stores a draft; one without text is deleted. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  if (draft.text.trim() === '') drafts.delete(toKey(place));
  else drafts.set(toKey(place), draft);
}

export function newDraft(text = ''): Draft {
  return { id: uuidv7(), text, wasSentEarlier: false };
}

function toKey({ userId, side, conversationId }: DraftPlace): string {
  return `${userId} ${side} ${conversationId}`;
}
