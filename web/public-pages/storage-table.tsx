import { useTranslation } from 'react-i18next';
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

/** Everything that the product stores in a browser; a browser test compares the list with the browser. */
const STORED_IN_BROWSER = [
  { key: 'session', kind: 'cookie', name: 'saldo.session_token', secureName: '__Host-saldo.session_token' },
  {
    key: 'halfSignIn',
    kind: 'cookie',
    name: 'saldo.half_sign_in',
    secureName: '__Secure-saldo.half_sign_in',
  },
  { key: 'passkey', kind: 'cookie', name: 'saldo.passkey', secureName: '__Secure-saldo.passkey' },
  { key: 'sidebar', kind: 'cookie', name: 'saldo-sidebar' },
  { key: 'languageCookie', kind: 'cookie', name: 'saldo-language' },
  { key: 'language', kind: 'local', name: 'saldo-language' },
  { key: 'theme', kind: 'local', name: 'saldo-theme' },
  { key: 'consent', kind: 'local', name: 'saldo-consent' },
  { key: 'shortcuts', kind: 'local', name: 'saldo-shortcuts' },
  { key: 'trend', kind: 'local', name: 'saldo-trend' },
  { key: 'account', kind: 'local', name: 'saldo-account' },
  { key: 'drafts', kind: 'session', name: 'saldo-drafts' },
  { key: 'scroll', kind: 'session', name: 'saldo-scroll' },
] as const;
