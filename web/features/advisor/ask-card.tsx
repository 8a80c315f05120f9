import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { questionPath } from './question-path.ts';

const EXAMPLES = ['total', 'forecast', 'merchants'] as const;

/** A field for a question and three examples. The answer shows on the advisor's screen. */
export function AskCard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ask = (question: string) => void navigate(questionPath(question));
  return (
    <Card title={t('ask.card')}>
      <QuestionForm onAsk={ask} />
      <QuestionList
        title={t('ask.examples.title')}
        questions={EXAMPLES.map((name) => t(`ask.examples.${name}`))}
        onAsk={ask}
      />
    </Card>
  );
}
