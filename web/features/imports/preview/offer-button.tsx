import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './preview-line.module.css';

type Props = {
  others: number;
  /** The payee. */
  name: string;
  onTake: () => void;
};

/** Offers a category that was chosen for one row to the others of its payee. */
export function OfferButton({ others, name, onTake }: Props) {
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
