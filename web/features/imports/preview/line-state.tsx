import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { isMoved, isRefund, isTicked } from './decisions.ts';
import type { LineProps } from './line-props.ts';
import { LineSelect } from './line-select.tsx';
import classes from './preview-line.module.css';

type Outcome = PreviewRow['outcome'];
const OUTCOMES = ['joined', 'added', 'leftOut'] as const satisfies Outcome[];

type Props = LineProps & { name: string };

/** The state of a row, or the choice between outcomes if the user probably has its transaction already. */
export function LineState(props: Props) {
  const { t } = useTranslation();
  const { row, index, decision, isLocked, actions, name } = props;
  if (row.group === 'perhaps' && !isLocked)
    return (
      <LineSelect
        className={classes.outcome}
        label={t('imports.preview.outcome', { row: name })}
        value={decision.outcome}
        onChange={(value) => actions.decide(index, value as Outcome)}
      >
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`imports.preview.outcomes.${outcome}`)}
          </option>
        ))}
      </LineSelect>
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
  if (isMoved(decision)) return 'transfer';
  if (!isTicked(decision)) return 'leftOut';
  return isRefund(row, decision) ? 'refund' : 'added';
}
