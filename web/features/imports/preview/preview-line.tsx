import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { CategoryField } from './category-field.tsx';
import { isTicked, toSavedType } from './decisions.ts';
import { DescriptionField } from './description-field.tsx';
import type { LineProps } from './line-props.ts';
import { LineState } from './line-state.tsx';
import classes from './preview-line.module.css';

/** One row of a file: one line on wide windows, two on phones. */
export const PreviewLine = memo(function PreviewLine(props: LineProps) {
  const { row, index, decision, others, isOpen, onToggle, actions, texts } = props;
  const amount = texts.amount(row);
  const day = texts.day(row.date);
  const name = `${decision.description}, ${day}, ${amount}`;
  const details = useDetails(props);
  return (
    <div
      className={`grid align-centre line-above ${classes.row}`}
      data-out={!isTicked(decision) || undefined}
    >
      <Box {...props} name={name} />
      <time className={`dim text-14 numbers nowrap ${classes.day}`} dateTime={row.date}>
        {day}
      </time>
      <Words {...props} name={name} />
      <Category {...props} name={name} />
      <p
        className={`money weight-650 numbers nowrap ${classes.amount}`}
        data-type={toSavedType(row, decision)}
      >
        {amount}
      </p>
      <LineState {...props} name={name} />
      {details.length > 0 && <Toggle name={name} isOpen={isOpen} onToggle={() => onToggle(index)} />}
      {others > 0 && isEditable(props) && (
        <OfferButton others={others} name={decision.description} onTake={actions.takeOffer} />
      )}
      {isOpen && <LineDetails details={details} />}
    </div>
  );
});

/** `name` distinguishes the row for screen readers. */
type PartProps = LineProps & { name: string };

const isEditable = ({ decision, isLocked }: LineProps) => decision.outcome === 'added' && !isLocked;

/** The box that ticks the row. Rows with three choices and stored rows have none. */
function Box({ row, index, decision, isLocked, actions, name }: PartProps) {
  const { t } = useTranslation();
  if (row.group === 'perhaps' || row.group === 'there') return <span className={classes.check} />;
  return (
    <CheckBox
      className={classes.check}
      label={t('imports.preview.tick', { row: name })}
      isChecked={isTicked(decision)}
      onChange={(isNowTicked) => !isLocked && actions.tick(index, isNowTicked)}
    />
  );
}

/** The description, and the transaction that the row probably matches, or its account. */
function Words(props: PartProps) {
  const { t } = useTranslation();
  const { row, index, account, decision, actions, texts, name } = props;
  const { description } = decision;
  const match = row.group === 'perhaps' ? texts.match(row) : undefined;
  return (
    <div className={`flex wrap shrink ${classes.words}`}>
      {isEditable(props) ? (
        <DescriptionField
          label={t('imports.preview.description', { row: name })}
          value={description}
          onChange={(next) => actions.describe(index, next)}
        />
      ) : (
        <p className={`ellipsis ${classes.description}`}>{description}</p>
      )}
      {match !== undefined && <p className={`accent text-13 lines-140 ${classes.match}`}>{match}</p>}
      {match === undefined && account !== undefined && (
        <p className={`dim text-13 ellipsis ${classes.account}`}>{account}</p>
      )}
    </div>
  );
}

/** The category that a row gets, or that its transaction has. */
function Category(props: PartProps) {
  const { row, decision, isLocked, texts } = props;
  if (isEditable(props)) return <CategoryField {...props} />;
  const isStored = decision.outcome === 'joined' || decision.outcome === 'known';
  const category = isLocked ? decision.category : isStored ? row.match?.category : undefined;
  return (
    <p className={`dim text-15 ellipsis ${classes.category}`}>
      {category !== undefined && texts.categories.find(category).name}
    </p>
  );
}

function Toggle({ name, isOpen, onToggle }: { name: string; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`in-middle dim ${classes.toggle}`}
      aria-label={t('imports.preview.details', { row: name })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

type OfferProps = {
  others: number;
  /** The payee. */
  name: string;
  onTake: () => void;
};

/** Offers a category that was chosen for one row to the other rows of its payee. */
function OfferButton({ others, name, onTake }: OfferProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <button
      type="button"
      className={`accent text-14 weight-600 lines-135 text-start break-anywhere ${classes.offer}`}
      onClick={onTake}
    >
      {t('imports.preview.alsoOthers', { count: others, number: format.count(others), name })}
    </button>
  );
}

/** The details of a row: the words of the bank, its account, its transaction and the reason for its category. */
function useDetails({ row, account, decision, texts }: LineProps): string[] {
  const { t } = useTranslation();
  const { text, group } = row;
  const isSuggestion = decision.type === row.type && decision.category === row.category;
  const details = [
    text === '' || text === decision.description ? undefined : t('imports.preview.bankText', { text }),
    account,
    group === 'there' ? texts.match(row) : undefined,
    decision.outcome === 'added' && isSuggestion ? texts.reason(row) : undefined,
  ];
  return details.flatMap((detail) => detail || []);
}

function LineDetails({ details }: { details: readonly string[] }) {
  return (
    <ul className={`flex wrap dim text-14 lines-140 break-anywhere ${classes.details}`}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}
