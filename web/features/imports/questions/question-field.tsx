import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, Question } from '#shared/import/types.ts';
import { RadioList } from '#web/ui/radio-list.tsx';
import type { ChoiceCode } from './answers.ts';

type Props = {
  question: Question;
  answers: Answers;
  /** Whether the user tried to continue without an answer. */
  isMissing: boolean;
  onAnswer: (answer: Answers) => void;
};

/** A question about a file. Each choice has an example. */
export function QuestionField({ question, answers, isMissing, onAnswer }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const toLabel = useChoiceLabel();
  const code = question.code as ChoiceCode;
  return (
    <RadioList
      name={id}
      label={t(`imports.questions.${code}.title`)}
      error={isMissing ? t('imports.columns.unanswered') : undefined}
      options={question.choices.map(({ value, example }) => ({
        value,
        label: toLabel(code, value),
        hint: example,
      }))}
      value={answers[code]}
      onChange={(value) => onAnswer({ [code]: value })}
    />
  );
}

const MARKS: Record<string, 'comma' | 'point'> = { ',': 'comma', '.': 'point' };

/** Returns a function that names a choice. */
function useChoiceLabel(): (code: ChoiceCode, value: string) => string {
  const { t } = useTranslation();
  return (code, value) => {
    if (code === 'year') return value;
    if (code === 'decimalMark') return t(`imports.questions.decimalMark.choices.${MARKS[value] ?? 'point'}`);
    // The values of each question are the keys of its texts.
    return (t as (key: string) => string)(`imports.questions.${code}.choices.${value}`);
  };
}
