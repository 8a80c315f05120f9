import { useTranslation } from 'react-i18next';
import { STORED_IN_BROWSER } from './stored-in-browser.ts';
import classes from './storage-table.module.css';

/** A table of everything that the product stores in a browser: name, kind, purpose and duration. */
export function StorageTable() {
  const { t } = useTranslation('pages');
  return (
    // On phones the table is too wide and scrolls, with the keyboard too.
    <div
      className={`card-color frame ${classes.frame}`}
      role="region"
      aria-label={t('privacy.storage.caption')}
      tabIndex={0}
    >
      <table className={`full-width text-15 lines-145 ${classes.table}`}>
        <caption className="visually-hidden">{t('privacy.storage.caption')}</caption>
        <thead>
          <tr>
            {(['name', 'kind', 'purpose', 'duration'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`privacy.storage.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STORED_IN_BROWSER.map((entry) => (
            <Row key={entry.key} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry }: { entry: (typeof STORED_IN_BROWSER)[number] }) {
  const { t } = useTranslation('pages');
  return (
    <tr>
      <th scope="row">
        <code>{entry.name}</code>
        {'secureName' in entry && (
          <span className="block dim text-13 break-anywhere">
            {t('privacy.storage.orSecure', { name: entry.secureName })}
          </span>
        )}
      </th>
      <td>{t(`privacy.storage.kinds.${entry.kind}`)}</td>
      <td>{t(`privacy.storage.entries.${entry.key}.purpose`)}</td>
      <td>{t(`privacy.storage.entries.${entry.key}.duration`)}</td>
    </tr>
  );
}
