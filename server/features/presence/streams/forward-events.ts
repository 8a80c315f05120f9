import type { ReceivedEvent } from '#server/events/bus-events.ts';
import type { Background } from '#server/http/background.ts';
import type { OpenStream } from './open-streams.ts';
import { throttle } from './throttle.ts';

/** Browsers that missed events fetch everything again at different times within this period. */
const CATCH_UP_MS = 3_000;

/** Sends the events of the bus to the streams whose users they concern. */
export function createEventForwarding(options: {
  streams: { ofUser: (userId: string) => OpenStream[]; all: () => OpenStream[] };
  /** Ends the given streams whose session has ended. */
  checkAccess: (streams: readonly OpenStream[]) => Promise<void>;
  /** Called after a request to this process has changed the sessions of a user. */
  followSessions: (userId: string) => Promise<void>;
  background: Background;
  onError: (error: unknown) => void;
}) {
  const { streams, checkAccess, background, onError } = options;
  const toAdmins = {
    presence: throttle(() => background.begin(() => sendToAdmins('presence'))),
    notifications: throttle(() => background.begin(() => sendToAdmins('notifications'))),
    support: throttle(() => background.begin(() => sendToAdmins('support'))),
  };

  function forward(event: ReceivedEvent, isFromHere: boolean): void {
    switch (event.name) {
      case 'presence':
      case 'notifications':
        return toAdmins[event.name].call();
      case 'access':
        return background.begin(() => followAccess(event.userId, isFromHere));
      case 'instance':
        return sendToAll('instance');
      case 'missed':
        return background.begin(catchUp);
      case 'support':
        sendToUser(event.userId, event.name);
        return toAdmins.support.call();
      case 'records':
      case 'categories':
      case 'profile':
        return sendToUser(event.userId, event.name);
    }
  }

  function sendToUser(userId: string, name: 'records' | 'categories' | 'profile' | 'support'): void {
    for (const { stream } of streams.ofUser(userId)) stream.send(name);
  }

  async function followAccess(userId: string, isFromHere: boolean): Promise<void> {
    // Runs before streams end, since it looks for rows of streams without a session. One process is enough.
    if (isFromHere) await options.followSessions(userId).catch(onError);
    await checkAccess(streams.ofUser(userId));
  }

  /** Called after events of other processes were missed: sessions may have ended, and anything may have changed. */
  async function catchUp(): Promise<void> {
    // If it fails, the regular check follows; the browsers get their event either way.
    await checkAccess(streams.all()).catch(onError);
    for (const { stream } of streams.all()) {
      setTimeout(() => stream.send('missed'), Math.random() * CATCH_UP_MS).unref();
    }
  }

  function sendToAll(name: 'instance'): void {
    for (const { stream } of streams.all()) stream.send(name);
  }

  async function sendToAdmins(name: keyof typeof toAdmins): Promise<void> {
    const candidates = streams.all().filter(({ isAdmin }) => isAdmin);
    // Some may no longer be administrators.
    await checkAccess(candidates);
    for (const { stream, isAdmin } of candidates) if (isAdmin) stream.sendNow(name);
  }

  return {
    forward,
    cancel(): void {
      for (const throttled of Object.values(toAdmins)) throttled.cancel();
    },
  };
}
