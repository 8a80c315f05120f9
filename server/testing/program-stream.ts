import { streamEvents } from '#shared/contract/presence.ts';

export type ProgramStream = Awaited<ReturnType<typeof openStreamAt>>;

/** Opens an event stream of a running program with this cookie; resolves once it is ready. */
export async function openStreamAt(url: string, cookie: string) {
  const response = await fetch(`${url}${streamEvents.path}`, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';

  /** Reads the next piece; returns false at the end. */
  async function readMore(): Promise<boolean> {
    const piece = await reader?.read();
    unread += piece?.value ?? '';
    return piece?.done === false;
  }

  const stream = {
    /** Resolves once the stream has sent this text, not counting what was read before. */
    async receives(text: string): Promise<void> {
      while (!unread.includes(text)) {
        if (!(await readMore())) throw new Error(`The stream has ended after: ${unread}`);
      }
      unread = unread.slice(unread.indexOf(text) + text.length);
    },
    /** Resolves with the rest of the stream, once it has ended. */
    async ends(): Promise<string> {
      while (await readMore());
      return unread;
    },
  };
  await stream.receives('event: ready');
  return stream;
}
