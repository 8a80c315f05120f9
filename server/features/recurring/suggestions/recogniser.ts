import type { CalendarDay } from '#shared/calendar.ts';
import type { PastTransaction, Series } from '#shared/recognition/types.ts';
import { createThread } from '#server/threads/thread.ts';

export type WorkerRequest =
  | { kind: 'page'; transactions: readonly PastTransaction[] }
  | { kind: 'recognise'; today: CalendarDay; confirmed: readonly string[] };
export type WorkerAnswer = Series[];

export type History = {
  pages: AsyncIterable<readonly PastTransaction[]>;
  today: CalendarDay;
  /** What the user has confirmed, as the API names it. */
  confirmed?: readonly string[];
};
export type Recognise = (history: History) => Promise<Series[]>;

/**
 * Recognises histories one after the other in a thread of its own. A history is read when its turn has come, so that
 * memory holds one. Throws where the thread fails or takes too long.
 */
export function createRecogniser(): Recognise {
  const { ask } = createThread<WorkerRequest, WorkerAnswer>({
    script: new URL('recognise-worker.ts', import.meta.url),
  });
  return (history) => ask(requestsOf(history));
}

async function* requestsOf({ pages, today, confirmed = [] }: History): AsyncGenerator<WorkerRequest> {
  for await (const transactions of pages) yield { kind: 'page', transactions };
  yield { kind: 'recognise', today, confirmed };
}
