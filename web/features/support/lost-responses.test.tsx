import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { transport } from '#web/lib/api/call.ts';
import { forgetTexts } from '#web/lib/session/unsaved-texts.ts';
import { renderHook } from '#web/testing/render-hook.tsx';
import { closeToast, shownToast } from '#web/ui/toast.ts';
import { useSupportWrites } from './api.ts';
import { findDraft } from './drafts.ts';
import { useAnswerForm } from './use-answer-form.ts';
import { useStartForm } from './use-start-form.ts';

type Message = { id: string; subject?: string; text: string };

/** The messages of a server that stores each one, but whose first response is lost. */
let messages: Message[];
let isLost: boolean;
const { fetch } = transport;

beforeEach(() => {
  messages = [];
  isLost = true;
  closeToast();
  forgetTexts();
  transport.fetch = (_url, { method, body }) => {
    const isRefused = method === 'POST' && !store(JSON.parse(body as string) as Message);
    if (isLost) {
      isLost = false;
      return Promise.reject(new TypeError('network'));
    }
    const response = isRefused ? { code: 'idConflict' } : { id: 'bank', messages };
    return Promise.resolve(Response.json(response, { status: isRefused ? 409 : 200 }));
  };
});
afterEach(() => {
  transport.fetch = fetch;
});

/** Stores a message as the server does. Returns whether the id was free, or had the same content. */
function store(message: Message): boolean {
  const before = messages.find(({ id }) => id === message.id);
  if (before === undefined) messages.push(message);
  return before === undefined || (before.text === message.text && before.subject === message.subject);
}

const PLACE = { userId: 'ana', side: 'own', conversationId: 'bank' } as const;
const sentTexts = () => messages.map(({ text }) => text);

async function openAnswer() {
  const rendered = await renderHook(() => {
    const { send } = useSupportWrites();
    return useAnswerForm({ place: PLACE, sentMessage: 'Sent', send: (message) => send('bank', message) });
  });
  const submit = async (text: string) => {
    await act(async () => rendered.current.set({ text }));
    await act(async () => rendered.current.props.onSubmit());
  };
  return { form: () => rendered.current, submit };
}

test('a message that arrived although its response was lost is not sent again', async () => {
  const { form, submit } = await openAnswer();
  await submit('Why?');
  expect(form().failure).toBe(en.app.offline);
  await submit('Why?');
  expect(sentTexts()).toEqual(['Why?']);
  expect(form().values.text).toBe('');
});

test('a message that arrived before it was changed keeps its new text in the form, unsent', async () => {
  const { form, submit } = await openAnswer();
  await submit('Wy?');
  await submit('Why?');
  expect(sentTexts()).toEqual(['Wy?']);
  expect(form()).toMatchObject({ values: { text: 'Why?' }, wasSentEarlier: true, failure: undefined });
  expect(shownToast()).toBeUndefined();
  await submit('Why? Please.');
  expect(sentTexts()).toEqual(['Wy?', 'Why? Please.']);
  expect(form()).toMatchObject({ values: { text: '' }, wasSentEarlier: false });
});

test('an unsent message keeps its id while its author looks at another conversation', async () => {
  const before = await openAnswer();
  await before.submit('Why?');
  const { form } = await openAnswer();
  expect(form().values.text).toBe('Why?');
  await act(async () => form().props.onSubmit());
  expect(sentTexts()).toEqual(['Why?']);
  expect(shownToast()?.message).toBe('Sent');
});

async function openStart() {
  const startedIds: string[] = [];
  const rendered = await renderHook(() => useStartForm('ana', (id) => startedIds.push(id)));
  const submit = async (values: { subject: string; text: string }) => {
    await act(async () => rendered.current.set(values));
    await act(async () => rendered.current.props.onSubmit());
  };
  return { form: () => rendered.current, startedIds, submit };
}

test('a conversation that arrived before its text was changed opens with the new text in the form', async () => {
  const { form, startedIds, submit } = await openStart();
  await submit({ subject: 'Bank', text: 'Wy?' });
  expect(form().failure).toBe(en.app.offline);
  await submit({ subject: 'Bank', text: 'Why?' });
  expect(sentTexts()).toEqual(['Wy?']);
  const id = messages[0]?.id ?? '';
  expect(startedIds).toEqual([id]);
  const draft = findDraft({ ...PLACE, conversationId: id });
  expect(draft).toMatchObject({ text: 'Why?', wasSentEarlier: true });
  expect(draft.id).not.toBe(id);
});

test('a conversation that arrived before only its subject was changed opens, and says so', async () => {
  const { startedIds, submit } = await openStart();
  await submit({ subject: 'Bnak', text: 'Why?' });
  await submit({ subject: 'Bank', text: 'Why?' });
  expect(startedIds).toEqual([messages[0]?.id]);
  expect(findDraft({ ...PLACE, conversationId: messages[0]?.id ?? '' }).text).toBe('');
  expect(shownToast()?.message).toBe(en.support.sentBefore);
});
