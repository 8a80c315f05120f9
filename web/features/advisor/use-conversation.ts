import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Previous } from '#shared/advisor/types.ts';
import { askAdvisor, type Answer, type Question } from '#shared/contract/advisor.ts';
import { call } from '#web/lib/api/call.ts';
import { lastUnderstood } from './last-understood.ts';

type Outcome = { answer: Answer } | { answer?: undefined; error: unknown };

/** A question on the screen. It has no outcome while its first answer is awaited. */
export type Turn = { id: number; text: string; asked: Question; outcome?: Outcome };

/** The questions of a visit, the newest first. They are kept nowhere else. */
export function useConversation() {
  const { i18n } = useTranslation();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const lastId = useRef(0);
  const latestRequest = useRef(new Map<number, Question>());

  function update(id: number, next: (turn: Turn) => Turn): void {
    setTurns((all) => all.map((turn) => (turn.id === id ? next(turn) : turn)));
  }

  async function send(id: number, asked: Question): Promise<void> {
    latestRequest.current.set(id, asked);
    let outcome: Outcome;
    try {
      outcome = { answer: await call(askAdvisor, { body: asked }) };
    } catch (error) {
      outcome = { error };
    }
    // A chip that was changed meanwhile has asked again.
    if (latestRequest.current.get(id) === asked) update(id, (turn) => ({ ...turn, asked, outcome }));
  }

  /** Asks a new question, which may follow the one before. */
  function ask(text: string): void {
    const previous = lastUnderstood(turns);
    const asked: Question = { question: text, ...(previous && { previous }) };
    lastId.current += 1;
    const id = lastId.current;
    setTurns((all) => [{ id, text, asked }, ...all]);
    void send(id, asked);
  }

  /** Asks what a person has chosen or changed, in place of how their words were read. */
  function change({ id, outcome }: Turn, previous: Previous): void {
    void send(id, {
      previous,
      language: outcome?.answer?.language ?? (i18n.language === 'es' ? 'es' : 'en'),
    });
  }

  /** Asks again, after a failure or with the installation's model. */
  function askAgain({ id, asked }: Turn, options: Pick<Question, 'useModel'> = {}): void {
    update(id, ({ id: own, text, asked: before }) => ({ id: own, text, asked: before }));
    void send(id, { ...asked, ...options });
  }

  return { turns, ask, change, askAgain };
}

export type Conversation = ReturnType<typeof useConversation>;
