import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { adminTexts } from '#shared/i18n/en/admin-texts.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';
import { AuditRow } from './audit-row.tsx';

beforeAll(async () => {
  const resources = { en: { translation: adminTexts } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources });
});

const LUIS = 'luis'.padStart(36, '0');
const EVA = 'eva'.padStart(36, '0');
const CONVERSATION = 'c'.padStart(36, '0');

function render(entry: Partial<AuditEntry>) {
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { timeZone: 'UTC', currency: 'EUR', country: null } as never);
  const all: AuditEntry = {
    id: 'x',
    at: '2026-11-20T12:00:00.000Z',
    actor: 'user',
    actorId: 'ana',
    actorName: 'Ana',
    action: 'supportAssigned',
    target: 'user',
    targetId: LUIS,
    targetName: 'Luis',
    before: { assignedTo: null },
    after: { assignedTo: EVA, conversation: CONVERSATION },
    people: [{ id: EVA, name: 'Eva' }],
    ...entry,
  };
  const row = memoryNavigation(<AuditRow entry={all} onPerson={() => undefined} />).view;
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>{row}</MantineProvider>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
  return { html, text: html.replaceAll(/<[^>]+>/g, '') };
}

test('the entry of an assigned conversation names its user and its administrator, and links to it', () => {
  const { html, text } = render({});
  expect(text).toContain('Ana assigned a support conversation with Luis');
  expect(text).toContain('Assigned to: UnassignedbecomesEva');
  expect(html).toMatch(/<button[^>]*title="About Luis"/);
  expect(html).toContain(`href="/admin/support?user=${LUIS}&amp;conversation=${CONVERSATION}"`);
});

test('a value that stayed the same does not show as a change', () => {
  const { text } = render({
    action: 'planChanged',
    before: { plan: 'free', premiumUntil: null },
    after: { plan: 'premium', premiumUntil: null },
  });
  expect(text).toContain('Plan');
  expect(text).not.toContain('Last day');
});

test('an administrator whose account was deleted is called a deleted account', () => {
  expect(render({ people: [] }).text).toContain('becomesa deleted account (…00000eva)');
});

test('the entry of an answer in support says who was answered', () => {
  const { text } = render({ action: 'supportAnswered', before: null, after: { conversation: CONVERSATION } });
  expect(text).toContain('Ana answered Luis in supportOpen the conversation');
});

test('a user who changes the state of their own conversation is named once', () => {
  const { text } = render({
    action: 'supportStateChanged',
    actorId: LUIS,
    actorName: 'Luis',
    before: { supportState: 'open' },
    after: { supportState: 'closed', conversation: CONVERSATION },
  });
  expect(text).toContain('Luis changed the status of their own support conversation');
  expect(text).not.toContain('conversation with');
});
