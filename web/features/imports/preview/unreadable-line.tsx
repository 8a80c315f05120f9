import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { UnreadableLine as Line } from './items.ts';
import classes from './preview-list.module.css';

/** A row that cannot be read, in the words of the file. */
export function UnreadableLine({ row: { line, reason, text, fileName } }: { row: Line }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.unreadable}>
      <p className="text-15 lines-140 break-anywhere">{text}</p>
      <p className="expense text-14 lines-145 break-anywhere">
        {fileName} · {t('imports.preview.line', { line: format.count(line) })} ·{' '}
        {t(`imports.preview.unreadableReasons.${reason}`)}
      </p>
    </div>
  );
}
