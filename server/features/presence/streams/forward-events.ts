import type { HeardEvent } from '#server/events/bus-events.ts';
import type { Background } from '#server/http/background.ts';
import type { OpenStream } from './open-streams.ts';
import { throttle } from './throttle.ts';

/** Spreads the browsers' requests after the database has come back. */
const CATCH_UP_MS = 3_000;

/** Sends the events of the bus to the streams whose users they concern. */
export function createEventForwarding(options: {
  streams: { of: (userId: string) => OpenStream[]; all: () => OpenStream[] };
  /** Ends the streams among these whose session has ended. */
  checkAccess: (streams: readonly OpenStream[]) => Promise<void>;
  /** The sessions of a user have changed, by a request to this process. */
  followSessions: (userId: string) => Promise<void>;
  background: Background;
  onError: (error: unknown) => void;
}) {
  const { streams, checkAccess, background, onError } = options;
  const toAdmins = {
    presence: throttle(() => background.begin(() => tellAdmins('presence'))),
    notifications: throttle(() => background.begin(() => tellAdmins('notifications'))),
    support: throttle(() => background.begin(() => tellAdmins('support'))),
  };

  function forward(event: HeardEvent, isFromHere: boolean): void {
    switch (event.name) {
      case 'presence':
      case 'notifications':
        return toAdmins[event.name].call();
      case 'access':
        return background.begin(() => followAccess(event.userId, isFromHere));
      case 'instance':
        return tellEverybody('instance');
      case 'missed':
        return background.begin(catchUp);
      case 'support':
        tellUser(event.userId, event.name);
        return toAdmins.support.call();
      case 'records':
      case 'categories':
      case 'profile':
        return tellUser(event.userId, event.name);
    }
  }

  function tellUser(userId: string, name: 'records' | 'categories' | 'profile' | 'support'): void {
    for (const { stream } of streams.of(userId)) stream.tell(name);
  }

  async function followAccess(userId: string, isFromHere: boolean): Promise<void> {
    // Before streams are ended, since it looks for rows of streams without a session; one process is enough.
    if (isFromHere) await options.followSessions(userId).catch(onError);
    await checkAccess(streams.of(userId));
  }

  /** This process heard no others for a while: sessions may have ended, and anything may have changed. */
  async function catchUp(): Promise<void> {
    // If it fails, the regular check follows; browsers are told either way.
    await checkAccess(streams.all()).catch(onError);
    for (const { stream } of streams.all()) {
      setTimeout(() => stream.tell('missed'), Math.random() * CATCH_UP_MS).unref();
    }
  }

  function tellEverybody(name: 'instance'): void {
    for (const { stream } of streams.all()) stream.tell(name);
  }

  async function tellAdmins(name: keyof typeof toAdmins): Promise<void> {
    const candidates = streams.all().filter(({ isAdmin }) => isAdmin);
    // Some may no longer be administrators.
    await checkAccess(candidates);
    for (const { stream, isAdmin } of candidates) if (isAdmin) stream.say(name);
  }

  return {
    forward,
    cancel(): void {
      for (const each of Object.values(toAdmins)) each.cancel();
    },
  };
}
