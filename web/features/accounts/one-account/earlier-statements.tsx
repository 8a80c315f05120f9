import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '#shared/contract/balances.ts';
import type { Source } from '#shared/contract/sources.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { statementWords } from './statement-words.ts';
import { useStatementWrites } from './use-statement-writes.ts';

type Props = { account: Source; statements: readonly Statement[] };

/** The latest figures of an account, folded, each with a button that deletes it. */
export function EarlierStatements({ account, statements }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { remove, isBusy } = useStatementWrites(account);
  return (
    <Disclosure summary={t('ownAccounts.reconcile.all', { number: format.count(statements.length) })}>
      <ul className="stack" aria-label={t(`${statementWords(account)}.list`)}>
        {statements.map((statement) => {
          const { day, balance, difference, isFromFile } = statement;
          return (
            <li key={day} className="row between gap-12 text-15">
              <div className="stack shrink">
                <span>
                  {format.day(day)} · <span className="numbers">{format.amount(balance)}</span>
                </span>
                <span className="dim text-13">
                  {[
                    t(`ownAccounts.reconcile.${isFromFile ? 'fromFile' : 'typed'}`),
                    ...(difference === null || difference === 0
                      ? []
                      : [t('ownAccounts.reconcile.difference', { amount: format.signedAmount(difference) })]),
                  ].join(' · ')}
                </span>
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={isBusy}
                aria-label={t('ownAccounts.reconcile.delete', { day: format.day(day) })}
                onClick={() => remove(statement)}
              >
                <IconTrash size={18} stroke={1.75} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
