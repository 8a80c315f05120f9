import { uuidv7 } from 'uuidv7';
import { onForgetTexts } from '#web/lib/session/unsaved-texts.ts';

/** A conversation as one user sees it: their own, or somebody's at the administrators' desk. */
export type DraftPlace = { userId: string; side: 'own' | 'desk'; conversationId: string };

/** A message that is not sent yet, with the id it will have. */
export type Draft = {
  id: string;
  text: string;
  /** Whether an earlier version of it was sent, as its user learned only after it was changed. */
  isSecond: boolean;
};

/** Unsent messages, so that looking at another conversation loses none; signing out deletes them. */
const drafts = new Map<string, Draft>();
onForgetTexts(() => drafts.clear());

export function findDraft(place: DraftPlace): Draft {
  return drafts.get(toKey(place)) ?? newDraft();
}

/** A message without text is no draft. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  if (draft.text.trim() === '') drafts.delete(toKey(place));
  else drafts.set(toKey(place), draft);
}

export function newDraft(text = ''): Draft {
  return { id: uuidv7(), text, isSecond: false };
}

function toKey({ userId, side, conversationId }: DraftPlace): string {
  return `${userId} ${side} ${conversationId}`;
}
