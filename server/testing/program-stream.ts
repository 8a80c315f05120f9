import { streamEvents } from '#shared/contract/presence.ts';

export type ProgramStream = Awaited<ReturnType<typeof openStreamAt>>;

/** Opens an event stream of a running program with this cookie; resolves once it is ready. */
export async function openStreamAt(url: string, cookie: string) {
  const response = await fetch(`${url}${streamEvents.path}`, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';

  /** Whether there was more to read. */
  async function readOn(): Promise<boolean> {
    const piece = await reader?.read();
    read += piece?.value ?? '';
    return piece?.done === false;
  }

  const stream = {
    /** Resolves once it has sent this text, after what was read before. */
    async hears(text: string): Promise<void> {
      while (!read.includes(text)) {
        if (!(await readOn())) throw new Error(`The stream is over and has said: ${read}`);
      }
      read = read.slice(read.indexOf(text) + text.length);
    },
    /** Resolves with all that it sent, once it has ended. */
    async ends(): Promise<string> {
      while (await readOn());
      return read;
    },
  };
  await stream.hears('event: ready');
  return stream;
}
