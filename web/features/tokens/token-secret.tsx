import { useTranslation } from 'react-i18next';
import { quickAdd } from '#shared/contract/quick-add.ts';
import type { TokenScope } from '#shared/contract/endpoint.ts';
import { SecretToCopy } from '#web/ui/secret-to-copy.tsx';
import classes from './tokens.module.css';

type Props = { token: string; scope: TokenScope; onDone: () => void };

/** The secret of a new token, and a command that tries it. */
export function TokenSecret({ token, scope, onDone }: Props) {
  const { t } = useTranslation();
  const texts = {
    text: t('tokens.made.text'),
    label: t('tokens.made.token'),
    copy: t('tokens.made.copy'),
    copied: t('tokens.made.copied'),
    notCopied: t('tokens.made.copyFailed'),
    done: t('tokens.made.done'),
  };
  return (
    <SecretToCopy secret={token} texts={texts} onDone={onDone}>
      <div>
        <p className={`dim text-15 lines-145 ${classes.text}`}>{t('tokens.made.example')}</p>
        <pre
          className={`frame rounded text-13 lines-150 ${classes.command}`}
          tabIndex={0}
          aria-label={t('tokens.made.command')}
        >
          <code>{toCommand(scope, t('quickAdd.example'))}</code>
        </pre>
      </div>
    </SecretToCopy>
  );
}

/** A command that adds a transaction, or lists transactions if the token may only read. */
function toCommand(scope: TokenScope, line: string): string {
  const url = location.origin;
  const header = `-H 'Authorization: Bearer TOKEN'`;
  if (scope === 'read') return `curl ${header} \\\n  ${url}/api/v1/expenses`;
  const body = JSON.stringify({ text: line });
  return `curl ${header} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}' \\\n  ${url}${quickAdd.path}`;
}
