import { describe, expect, test, vi } from 'vitest';
import { toHref } from './address.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import type { Steps } from './steps.ts';
import { memorySteps } from './testing/memory-steps.ts';
import { sampleTable, waitingPage } from './testing/sample-table.ts';

describe('the address', () => {
  test.each([
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/Login', 'notFound'],
    ['/login/more', 'notFound'],
    ['/admin', 'adminDashboard'],
  ])('%s shows the screen %s', async (path, title) => {
    const { navigation } = open(path);
    await vi.waitFor(() => expect(readTitle(navigation)).toBe(title));
  });

  test('of a page that the server sends leaves the app, and the screen stays until then', async () => {
    const { navigation, steps } = open('/login');
    await navigation.navigate('/privacy-policy?lang=es#rights');
    expect(steps.fetchedPages).toEqual(['/privacy-policy?lang=es#rights']);
    expect(readTitle(navigation)).toBe('login');
  });

  test('keeps its path if only its query or its part changes', async () => {
    const { navigation } = open('/login?next=/profile#form');
    await navigation.navigate('#top');
    expect(toHref(navigation.state.location)).toBe('/login?next=/profile#top');
    await navigation.navigate('?lang=es', { state: 'kept' });
    expect(navigation.state.location).toMatchObject({ search: '?lang=es', hash: '', state: 'kept' });
  });

  test('of a new step replaces the old address if asked to, so that Back skips it', async () => {
    const { navigation, steps } = open('/login');
    await navigation.navigate('?q=a');
    await navigation.navigate('?q=ab', { replace: true });
    expect(toHref(steps.current())).toBe('/login?q=ab');
    await navigation.navigate(-1);
    expect(toHref(navigation.state.location)).toBe('/login');
  });
});

describe('a guard', () => {
  test('redirects, and Back does not lead to the guarded screen', async () => {
    const { navigation, steps } = open('/login', {
      guard: async ({ pathname }) => `/login?next=${pathname}`,
    });
    await navigation.navigate('/signup');
    await navigation.navigate('/profile', { replace: true });
    expect(toHref(steps.current())).toBe('/login?next=/profile');
    await navigation.navigate(-1);
    expect(toHref(navigation.state.location)).toBe('/login');
  });

  test('that redirects the first address leaves no step behind', async () => {
    const { navigation, steps } = open('/dashboard', { guard: async () => '/login' });
    await vi.waitFor(() => expect(readTitle(navigation)).toBe('login'));
    steps.go(-1);
    expect(toHref(navigation.state.location)).toBe('/login');
  });

  test('runs when somebody enters its screens, and not again between them', async () => {
    const guard = vi.fn(async () => undefined);
    const { navigation } = open('/login', { guard });
    await navigation.navigate('/dashboard?period=all');
    await navigation.navigate('/dashboard?period=month');
    await navigation.navigate('/profile');
    expect(guard).toHaveBeenCalledTimes(1);
    await navigation.navigate('/login');
    await navigation.navigate('/dashboard');
    expect(guard).toHaveBeenCalledTimes(2);
  });

  test('that fails shows the error page of the app; the next navigation runs it again', async () => {
    let isDown = true;
    const guard = async () => (isDown ? Promise.reject(new Error('down')) : undefined);
    const { navigation } = open('/dashboard', { guard });
    await vi.waitFor(() => expect(navigation.state.failure).toEqual({ error: new Error('down') }));
    isDown = false;
    await navigation.navigate('/dashboard');
    expect(navigation.state.failure).toBeUndefined();
    expect(readTitle(navigation)).toBe('dashboard');
  });

  test('that redirects wins over a failure to fetch the layout', async () => {
    const { Page, fail } = waitingPage();
    fail(new Error('not fetched'));
    const { navigation } = open('/profile', { guard: async () => '/login', brokenLayout: Page });
    await vi.waitFor(() => expect(readTitle(navigation)).toBe('login'));
  });
});

describe('a screen that has not been fetched', () => {
  test('shows only once it has arrived, and until then the old screen stays', async () => {
    const { Page, arrive } = waitingPage();
    const { navigation, steps } = open('/login', { slow: Page });
    const arrived = navigation.navigate('/signup');
    expect(navigation.state.isLoading).toBe(true);
    expect(readTitle(navigation)).toBe('login');
    expect(toHref(steps.current())).toBe('/login');
    arrive();
    await arrived;
    expect(navigation.state.isLoading).toBe(false);
    expect(readTitle(navigation)).toBe('signup');
    expect(toHref(steps.current())).toBe('/signup');
  });

  test('does not show after somebody has opened another screen', async () => {
    const { Page, arrive } = waitingPage();
    const { navigation, steps } = open('/login', { slow: Page });
    const arrived = navigation.navigate('/signup');
    await navigation.navigate('/forgot-password');
    arrive();
    await arrived;
    expect(readTitle(navigation)).toBe('forgotPassword');
    expect(toHref(steps.current())).toBe('/forgot-password');
    expect(navigation.state.isLoading).toBe(false);
  });

  test('shows at once the second time', async () => {
    const { Page, arrive } = waitingPage();
    arrive();
    const { navigation } = open('/login', { slow: Page });
    await navigation.navigate('/signup');
    await navigation.navigate('/login');
    void navigation.navigate('/signup');
    expect(readTitle(navigation)).toBe('signup');
  });

  test('is not awaited for another query, so that a typed letter is in the address before the next key', () => {
    const { navigation } = open('/login');
    void navigation.navigate('?q=a');
    void navigation.navigate('?q=ab');
    expect(toHref(navigation.state.location)).toBe('/login?q=ab');
  });

  test('shows the error in its layout if that has a place for errors', async () => {
    const { Page, fail } = waitingPage();
    const { navigation } = open('/dashboard', { broken: Page });
    await vi.waitFor(() => expect(readTitle(navigation)).toBe('dashboard'));
    fail(new Error('not fetched'));
    await navigation.navigate('/profile');
    expect(navigation.state.view?.page).toEqual({ error: new Error('not fetched') });
    expect(navigation.state.location.pathname).toBe('/profile');
  });

  test('shows the error page of the app otherwise', async () => {
    const { Page, fail } = waitingPage();
    const { navigation } = open('/login', { broken: Page });
    fail(new Error('not fetched'));
    await navigation.navigate('/forgot-password');
    expect(navigation.state).toMatchObject({ view: undefined, failure: { error: new Error('not fetched') } });
  });
});

test('a screen that was fetched ahead shows at once', async () => {
  const { Page, arrive } = waitingPage();
  const { navigation } = open('/login', { slow: Page });
  navigation.prefetch('/signup');
  expect(readTitle(navigation)).toBe('login');
  arrive();
  await vi.waitFor(() => expect(Page.current).toBeDefined());
  void navigation.navigate('/signup');
  expect(readTitle(navigation)).toBe('signup');
});

describe('a step that is held up', () => {
  const hold = (navigation: Navigation) => {
    const onBlocked = vi.fn<(proceed: () => void) => void>();
    return { onBlocked, release: navigation.addBlocker({ shouldBlock: () => true, onBlocked }) };
  };

  test('by a link proceeds when somebody allows it', async () => {
    const { navigation, steps } = open('/login');
    const { onBlocked } = hold(navigation);
    await navigation.navigate('/signup');
    expect(toHref(steps.current())).toBe('/login');
    onBlocked.mock.lastCall?.[0]();
    expect(toHref(navigation.state.location)).toBe('/signup');
    expect(toHref(steps.current())).toBe('/signup');
  });

  test('by Back is undone, and made again when somebody allows it', async () => {
    const { navigation, steps } = open('/login');
    await navigation.navigate('/signup');
    const { onBlocked, release } = hold(navigation);
    steps.go(-1);
    expect(toHref(steps.current())).toBe('/signup');
    expect(readTitle(navigation)).toBe('signup');
    onBlocked.mock.lastCall?.[0]();
    expect(toHref(steps.current())).toBe('/login');
    expect(readTitle(navigation)).toBe('login');

    steps.go(1);
    expect(onBlocked).toHaveBeenCalledTimes(2);
    release();
    steps.go(1);
    expect(readTitle(navigation)).toBe('signup');
  });
});

function open(path: string, options: Parameters<typeof sampleTable>[0] = {}) {
  const steps: Steps & { fetchedPages: string[] } = memorySteps(path);
  return { steps, navigation: createNavigation(steps, sampleTable(options)) };
}

function readTitle(navigation: Navigation): string | undefined {
  return navigation.state.view?.screen.title;
}
