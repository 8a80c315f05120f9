import { expect, test } from 'vitest';
import { forgetTexts } from '#web/lib/session/unsaved-texts.ts';
import { findDraft, keepDraft, newDraft, type DraftPlace } from './drafts.ts';

const PLACE: DraftPlace = { userId: 'ana', side: 'own', conversationId: 'bank' };

test('a draft is kept with its id until its text is empty', () => {
  const draft = newDraft('Why?');
  keepDraft(PLACE, draft);
  expect(findDraft(PLACE)).toEqual(draft);
  keepDraft(PLACE, { ...draft, text: ' ' });
  expect(findDraft(PLACE).text).toBe('');
  expect(findDraft(PLACE).id).not.toBe(draft.id);
});

test.each([{ userId: 'ben' }, { side: 'desk' }, { conversationId: 'other' }] as const)(
  'a draft does not show to another user, on the other side or in another conversation: %j',
  (other) => {
    keepDraft(PLACE, newDraft('Secret'));
    expect(findDraft({ ...PLACE, ...other }).text).toBe('');
  },
);

test('signing out deletes the drafts', () => {
  keepDraft(PLACE, newDraft('Secret'));
  forgetTexts();
  expect(findDraft(PLACE).text).toBe('');
});
