import classes from './ask.module.css';

type ListProps = { title: string; questions: readonly string[]; onAsk: (question: string) => void };

/** A list of questions; a click asks one. */
export function QuestionList({ title, questions, onAsk }: ListProps) {
  return (
    <div className={classes.questions}>
      <p className={`dim text-14 lines-150 break-anywhere ${classes.small}`}>{title}</p>
      <ul className={`flex wrap gap-8 ${classes.chips}`}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className={`touchable frame text text-15 text-start break-anywhere ${classes.suggestion}`}
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
