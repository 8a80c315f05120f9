import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QUESTION_QUERY } from './question-path.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { TurnCard } from './turn-card.tsx';
import { useConversation, type Conversation, type Turn } from './use-conversation.ts';
import classes from './ask.module.css';

const EXAMPLES = ['total', 'compare', 'merchants', 'upcoming', 'forecast', 'afford'] as const;

/** The advisor's screen: a field for questions, and the answers, newest first. */
export function Ask() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const conversation = useConversation();
  const [newest] = conversation.turns;
  const ask = (question: string) => {
    conversation.ask(question);
    input.current?.focus();
  };
  const startAgain = () => {
    conversation.clear();
    input.current?.focus();
  };
  useQuestionInAddress(ask);
  return (
    <div className={`stack ${classes.screen}`}>
      <PageHeader
        title={t('ask.title')}
        {...(newest === undefined
          ? { subtitle: t('ask.subtitle') }
          : { actions: <StartAgain onClear={startAgain} /> })}
      />
      <Card>
        <QuestionForm
          input={input}
          lastQuestion={newest?.text}
          unclear={unclearQuestion(newest)}
          onAsk={ask}
        />
        {newest === undefined && <Examples onAsk={ask} />}
      </Card>
      <Turns conversation={conversation} onAsk={ask} />
    </div>
  );
}

/** The newest question, if the advisor asked back what it means. */
function unclearQuestion(newest: Turn | undefined): string | undefined {
  return newest?.outcome?.answer?.kind === 'didYouMean' ? newest.text : undefined;
}

function StartAgain({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClear}>
      {t('ask.startAgain')}
    </Button>
  );
}

type TurnsProps = { conversation: Conversation; onAsk: (question: string) => void };

function Turns({ conversation, onAsk }: TurnsProps) {
  const { t } = useTranslation();
  const log = useScrollToNewest(conversation.turns[0]);
  return (
    <div ref={log} className={`stack ${classes.turns}`} role="log" aria-label={t('ask.answers')}>
      {conversation.turns.map((turn) => (
        <TurnCard key={turn.id} turn={turn} conversation={conversation} onAsk={onAsk} />
      ))}
    </div>
  );
}

/** Scrolls to the newest turn when its answer comes: on a phone the form takes most of the screen. */
function useScrollToNewest(newest: Turn | undefined): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const wasWaiting = useRef(false);
  const isWaiting = newest !== undefined && newest.outcome === undefined;
  useEffect(() => {
    if (wasWaiting.current && !isWaiting)
      log.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return log;
}

/** Asks the question in the screen's address once, and removes it from there. */
function useQuestionInAddress(ask: (question: string) => void): void {
  const [query, changeQuery] = useSearchParams();
  const question = query.get(QUESTION_QUERY);
  const askOnce = useEffectEvent((asked: string) => {
    changeQuery('', { replace: true });
    ask(asked);
  });
  useEffect(() => {
    if (question !== null && question !== '') askOnce(question);
  }, [question]);
}

function Examples({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation();
  return (
    <QuestionList
      title={t('ask.examples.title')}
      questions={EXAMPLES.map((name) => t(`ask.examples.${name}`))}
      onAsk={onAsk}
    />
  );
}
