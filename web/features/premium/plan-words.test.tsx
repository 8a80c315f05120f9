import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import type { Premium } from '#shared/contract/premium.ts';
import { texts } from '#shared/i18n/en/texts.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';
import { premiumQuery } from './api.ts';
import { PlanCard } from './plan-card.tsx';
import { PremiumOnly } from './premium-only.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
});

const PROFILE = { timeZone: 'UTC', currency: 'EUR', language: 'en', country: null };
const FREE = { hasPremium: false, plan: 'free', until: null, source: null, request: null } as const;
const OPEN_REQUEST = { requestedAt: '2026-11-20T12:00:00.000Z', answeredAt: null, outcome: null };
const DECLINED_REQUEST = {
  ...OPEN_REQUEST,
  answeredAt: '2026-11-21T12:00:00.000Z',
  outcome: 'declined',
} as const;
const { plan, request } = texts.premium;

function render(premium: Premium, isAdmin = false): string {
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, {
    ...PROFILE,
    uid: 'boss',
    isAdmin,
    hasPremium: premium.hasPremium,
  } as never);
  client.setQueryData(premiumQuery.queryKey, premium);
  const parts = (
    <>
      <PlanCard />
      <PremiumOnly screen="forecast">the forecast itself</PremiumOnly>
    </>
  );
  return renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>{memoryNavigation(parts).view}</MantineProvider>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

test.each<[string, Premium, string[], string[]]>([
  ['everyone has Premium', { ...FREE, mode: 'everyone', hasPremium: true }, [plan.everyone], [request.open]],
  [
    'Premium has no end',
    { ...FREE, mode: 'byGrant', hasPremium: true, plan: 'premium', source: 'grant' },
    [plan.has],
    [request.open],
  ],
  [
    'Premium has an end',
    {
      ...FREE,
      mode: 'byRequest',
      hasPremium: true,
      plan: 'premium',
      until: '2026-12-31',
      source: 'request',
    },
    ['You have Premium until December 31, 2026.', plan.hasUntilText],
    [request.open, plan.write],
  ],
  ['it can be requested', { ...FREE, mode: 'byRequest' }, [plan.free, plan.byRequest, request.open], []],
  [
    'administrators decide',
    { ...FREE, mode: 'byGrant' },
    [plan.free, plan.byGrant, plan.write, 'href="/support"'],
    [request.open],
  ],
  [
    'a request is open',
    { ...FREE, mode: 'byRequest', request: OPEN_REQUEST },
    [plan.requested, 'Nov 20, 2026', request.cancel],
    [request.open],
  ],
  [
    'a request is open, but the mode has changed',
    { ...FREE, mode: 'byGrant', request: OPEN_REQUEST },
    [plan.requested, request.cancel],
    [plan.write],
  ],
  [
    'a request was declined',
    { ...FREE, mode: 'byRequest', request: DECLINED_REQUEST },
    [plan.free, 'Your request of Nov 20, 2026 was declined.', request.open],
    [request.cancel],
  ],
  [
    'the plan is over',
    { ...FREE, mode: 'byRequest', plan: 'premium', until: '2026-10-31', source: 'grant' },
    ['Your Premium ended on October 31, 2026.', plan.kept, request.open],
    [plan.write],
  ],
])('the premium page says that %s', (_, premium, present, absent) => {
  const html = render(premium);
  for (const text of present) expect(html).toContain(text);
  for (const text of absent) expect(html).not.toContain(`>${text}<`);
});

test.each(['byRequest', 'byGrant'] as const)(
  'the page shows an administrator without Premium where to change that (%s)',
  (mode) => {
    const html = render({ ...FREE, mode }, true);
    for (const text of [
      plan.free,
      plan.asAdmin,
      'href="/admin/users?user=boss"',
      'href="/admin/system-settings#premium"',
    ])
      expect(html).toContain(text);
    for (const text of [plan.byGrant, plan.byRequest, plan.write, request.open])
      expect(html).not.toContain(text);
    expect(render({ ...FREE, mode, request: OPEN_REQUEST }, true)).toContain(request.cancel);
    expect(render({ ...FREE, mode: 'everyone', hasPremium: true }, true)).not.toContain(plan.toSettings);
  },
);

test('without Premium, a screen of Premium shows its description instead of its content', () => {
  const html = render({ ...FREE, mode: 'byGrant' });
  expect(html).not.toContain('the forecast itself');
  expect(html).toContain(texts.premium.screens.forecast);
  expect(html).toContain(`${texts.app.titles.home}</h1>`);
  expect(html).toContain('href="/premium"');
  expect(render({ ...FREE, mode: 'everyone', hasPremium: true })).toContain('the forecast itself');
});
