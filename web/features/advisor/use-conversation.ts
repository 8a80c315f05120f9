import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Previous } from '#shared/advisor/types.ts';
import { askAdvisor, type Answer, type Question } from '#shared/contract/advisor.ts';
import { call } from '#web/lib/api/call.ts';
import { lastUnderstood } from './last-understood.ts';

type Outcome = { answer: Answer } | { answer?: undefined; error: unknown };

/** A question on the screen. It has no outcome while its first answer is awaited. */
export type Turn = { id: number; text: string; asked: Question; outcome?: Outcome };

const NONE: readonly Turn[] = [];

/** Nothing is fetched. The cache holds the turns until somebody signs out or loads the page again. */
const TURNS = queryOptions<readonly Turn[]>({
  queryKey: ['advisor', 'turns'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** What was asked last in each turn, also by a screen that has been left. */
const latestRequest = new Map<number, Question>();

/** The questions of a visit, the newest first, which are there again when somebody comes back from their figures. */
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
    // A chip that was changed meanwhile has asked again.
    if (latestRequest.get(id) === asked) update(id, (turn) => ({ ...turn, asked, outcome }));
  }

  /** Asks a new question, which may follow the one before. */
  function ask(text: string): void {
    const previous = lastUnderstood(turns);
    const asked: Question = { question: text, ...(previous && { previous }) };
    const id = (turns[0]?.id ?? 0) + 1;
    setTurns((all) => [{ id, text, asked }, ...all]);
    void send(id, asked);
  }

  /** Asks what a person has chosen or changed, in place of how their words were read. */
  function change({ id, text, outcome }: Turn, previous: Previous): void {
    void send(id, {
      previous,
      typed: text,
      language: outcome?.answer?.language ?? (i18n.language === 'es' ? 'es' : 'en'),
    });
  }

  /** Asks again, after a failure or with the installation's model. */
  function askAgain({ id, asked }: Turn, options: Pick<Question, 'useModel'> = {}): void {
    update(id, ({ id: own, text, asked: before }) => ({ id: own, text, asked: before }));
    void send(id, { ...asked, ...options });
  }

  return { turns, ask, change, askAgain, clear: () => setTurns(() => []) };
}

export type Conversation = ReturnType<typeof useConversation>;
