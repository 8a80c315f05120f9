import { Button, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Previous } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Chips } from './chips.tsx';
import { Figures } from './figures.tsx';
import { Pieces } from './pieces.tsx';
import { QuestionList } from './question-list.tsx';
import type { Conversation, Turn } from './use-conversation.ts';
import classes from './ask.module.css';

type Props = { turn: Turn; conversation: Conversation; onAsk: (question: string) => void };

export function TurnCard({ turn, conversation, onAsk }: Props) {
  const { t } = useTranslation();
  const { outcome } = turn;
  return (
    <Card title={<Heading turn={turn} />}>
      {outcome?.answer && (
        <AnswerView answer={outcome.answer} turn={turn} conversation={conversation} onAsk={onAsk} />
      )}
      {outcome && 'error' in outcome && (
        <Failed error={outcome.error} onAgain={() => conversation.askAgain(turn)} />
      )}
      {!outcome && (
        <p className="row gap-10 dim">
          <Loader size="xs" aria-hidden /> {t('ask.working')}
        </p>
      )}
    </Card>
  );
}

/** The typed question. If the user chose or changed a reading, the reading comes first and the typed question last. */
function Heading({ turn: { text, asked, outcome } }: Pick<Props, 'turn'>) {
  const { language, understood } = outcome?.answer ?? {};
  if (asked.question !== undefined || !understood) return <span className="break-anywhere">{text}</span>;
  return (
    <span className="break-anywhere">
      <span lang={language}>{understood.chips.map((chip) => chip.text).join(' · ')}</span>{' '}
      <q className={`dim text-14 ${classes.typedQuestion}`}>{text}</q>
    </span>
  );
}

function AnswerView({ answer, turn, conversation, onAsk }: Props & { answer: Answer }) {
  const { t } = useTranslation();
  const { understood, options = [], facts, assumptions, followUps, screen } = answer;
  const change = (previous: Previous) => conversation.change(turn, previous);
  return (
    <div className={`stack ${classes.answer}`}>
      {understood && <Chips understood={understood} onChange={change} />}
      {answer.sentence.length > 0 && (
        <p className={`break-anywhere ${classes.sentence}`} lang={answer.language}>
          <Pieces pieces={answer.sentence} facts={facts} />
        </p>
      )}
      {answer.model === 'used' && (
        <p className={`dim text-14 lines-150 break-anywhere ${classes.small}`}>{t('ask.model.used')}</p>
      )}
      {options.length > 0 && <Options options={options} onChoose={change} />}
      {screen !== undefined && <ScreenLink path={screen} />}
      <Figures answer={answer} facts={facts} />
      {assumptions.map((assumption) => (
        <p
          key={assumption}
          className={`dim text-14 lines-150 break-anywhere ${classes.small}`}
          lang={answer.language}
        >
          {assumption}
        </p>
      ))}
      {answer.model === 'offered' && (
        <ModelOffer onAsk={() => conversation.askAgain(turn, { useModel: true })} />
      )}
      {followUps.length > 0 && (
        <QuestionList title={t('ask.followUps')} questions={followUps} onAsk={onAsk} />
      )}
    </div>
  );
}

type OptionsProps = { options: NonNullable<Answer['options']>; onChoose: (reading: Previous) => void };

function Options({ options, onChoose }: OptionsProps) {
  const { t } = useTranslation();
  return (
    <ul className={`flex wrap gap-8 ${classes.chips}`} aria-label={t('ask.didYouMean')}>
      {options.map(({ text, intent, slots }) => (
        <li key={text}>
          <button
            type="button"
            className={`touchable frame text text-15 text-start break-anywhere ${classes.suggestion}`}
            onClick={() => onChoose({ intent, slots } as Previous)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ScreenLink({ path }: { path: string }) {
  const { t } = useTranslation();
  const name = useScreenName(path);
  return (
    <Button component={Link} to={path} variant="light" className={classes.screenLink ?? ''}>
      {t('ask.openScreen', { screen: name })}
    </Button>
  );
}

function ModelOffer({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button variant="default" onClick={onAsk}>
        {t('ask.model.offer')}
      </Button>
      <p className={`dim text-14 lines-150 break-anywhere ${classes.small}`}>{t('ask.model.offerHint')}</p>
    </div>
  );
}

function Failed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div className="row wrap between gap-12">
      <p>{errorText(error)}</p>
      <Button variant="default" onClick={onAgain}>
        {t('ask.again')}
      </Button>
    </div>
  );
}

const SCREENS = [
  'transactions',
  'budgets',
  'goals',
  'accounts',
  'recurring',
  'addExpense',
  'addIncome',
  'profile',
] as const;

/** The title of the screen with the given path; the path itself if the screen is not listed here. */
function useScreenName(path: string): string {
  const { t } = useTranslation();
  const screen = SCREENS.find((name) => paths[name] === path.split('?')[0]);
  return screen === undefined ? path : t(`app.titles.${screen}`);
}
