import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Previous } from '#shared/advisor/types.ts';
import { askAdvisor, type Answer, type Question } from '#shared/contract/advisor.ts';
import { call } from '#web/lib/api/call.ts';
import { lastUnderstood } from './last-understood.ts';

type Outcome = { answer: Answer } | { answer?: undefined; error: unknown };

/** A question on the screen, and its outcome, which is undefined until the first response. */
export type Turn = { id: number; text: string; asked: Question; outcome?: Outcome };

const NONE: readonly Turn[] = [];

/** Keeps the turns in the query cache, without fetching, until the user signs out or reloads the page. */
const TURNS = queryOptions<readonly Turn[]>({
  queryKey: ['advisor', 'turns'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The latest request of each turn, by its id. It outlives the screen, as requests do. */
const latestRequest = new Map<number, Question>();

/** The questions since the page was loaded, newest first. They stay when the user leaves the screen and returns. */
export function useConversation() {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const { data: turns = NONE } = useQuery(TURNS);

  function setTurns(next: (turns: readonly Turn[]) => readonly Turn[]): void {
    client.setQueryData(TURNS.queryKey, (all = NONE) => next(all));
  }

  function update(id: number, next: (turn: Turn) => Turn): void {
    setTurns((all) => all.map((turn) => (turn.id === id ? next(turn) : turn)));
  }

  async function send(id: number, asked: Question): Promise<void> {
    latestRequest.set(id, asked);
    let outcome: Outcome;
    try {
      outcome = { answer: await call(askAdvisor, { body: asked }) };
    } catch (error) {
      outcome = { error };
    }
    // If a chip was changed meanwhile, it has sent a newer request.
    if (latestRequest.get(id) === asked) update(id, (turn) => ({ ...turn, asked, outcome }));
  }

  /** Asks a new question, which may refer to the last question. */
  function ask(text: string): void {
    const previous = lastUnderstood(turns);
    const asked: Question = { question: text, ...(previous && { previous }) };
    const id = (turns[0]?.id ?? 0) + 1;
    setTurns((all) => [{ id, text, asked }, ...all]);
    void send(id, asked);
  }

  /** Asks a turn again with the reading that the user chose or changed. */
  function change({ id, text, outcome }: Turn, previous: Previous): void {
    void send(id, {
      previous,
      typed: text,
      language: outcome?.answer?.language ?? (i18n.language === 'es' ? 'es' : 'en'),
    });
  }

  /** Asks again, after a failure or with the installation's model. */
  function askAgain({ id, asked }: Turn, options: Pick<Question, 'useModel'> = {}): void {
    // Without an outcome the turn shows as waiting.
    update(id, (turn) => ({ id, text: turn.text, asked: turn.asked }));
    void send(id, { ...asked, ...options });
  }

  return { turns, ask, change, askAgain, clear: () => setTurns(() => []) };
}

export type Conversation = ReturnType<typeof useConversation>;
