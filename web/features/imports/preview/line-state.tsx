import { useTranslation } from 'react-i18next';
import { isRefund, isTicked } from './decisions.ts';
import type { LineProps } from './line-props.ts';
import { OutcomeField } from './outcome-field.tsx';
import classes from './preview-line.module.css';

type Props = LineProps & { name: string };

/** The state of a row, or the choice between the outcomes. */
export function LineState(props: Props) {
  const { t } = useTranslation();
  const { row, index, decision, isLocked, actions, name } = props;
  if (row.group === 'perhaps' && !isLocked)
    return (
      <OutcomeField
        label={t('imports.preview.outcome', { row: name })}
        value={decision.outcome}
        onChange={(outcome) => actions.decide(index, outcome)}
      />
    );
  const state = toState(props);
  return (
    <p className={`dim text-14 ellipsis ${classes.state}`} data-state={state}>
      {t(`imports.preview.states.${state}`)}
    </p>
  );
}

function toState({ row, decision, isLocked }: LineProps) {
  if (isLocked) return 'saved';
  if (row.group === 'there') return 'imported';
  if (!isTicked(decision)) return 'leftOut';
  return isRefund(row, decision) ? 'refund' : 'added';
}
