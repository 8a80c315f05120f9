import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { accountPath } from '#web/lib/accounts/account-path.ts';
import type { AccountBalance } from '#shared/contract/balances.ts';
import { balancesQuery } from '#web/lib/accounts/balances.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AmountInText } from '#web/ui/amount.tsx';
import { MoveButtons, type Step } from '#web/ui/ordering/move-buttons.tsx';
import { WarningLine } from '#web/ui/warning-line.tsx';
import { AccountMenu, type AccountAction } from './account-menu.tsx';
import classes from './accounts.module.css';
import { KindTile } from './kind-tile.tsx';
import { useAccountFacts } from './use-account-facts.ts';

/** The props of a list of accounts. */
export type AccountListProps = {
  accounts: readonly Source[];
  /** Whether there is another account to merge one into. */
  canMerge: boolean;
  onAction: (action: AccountAction, account: Source) => void;
};

type Props = Omit<AccountListProps, 'accounts'> & {
  account: Source;
  /** The directions in which the account can move; undefined for an archived account. */
  canStep?: Record<Step, boolean>;
};

/** An account with a link to its screen, its balance, its menu and, unless it is archived, the buttons that move it. */
export function AccountRow({ account, canMerge, onAction, canStep }: Props) {
  const { t } = useTranslation();
  const { id, name, kind, colour, isArchived } = account;
  const labels = {
    moveUp: `${t('ownAccounts.moveUp')}: ${name}`,
    moveDown: `${t('ownAccounts.moveDown')}: ${name}`,
  };
  const facts = useAccountFacts(account);
  const { balance = null, isLow = false } = useBalance(id) ?? {};
  return (
    <li className={`row gap-12 rounded ${classes.row}`} data-account-id={id}>
      <KindTile kind={kind} colour={colour} />
      <div className={`flex wrap between align-centre grow shrink ${classes.words}`}>
        <Link className={`stack centred grow shrink no-underline ${classes.link}`} to={accountPath(id)}>
          <span className={`text-15 weight-550 lines-135 break-anywhere ${classes.name}`} data-name>
            {name}
          </span>
          <span className="dim text-13">{facts.join(' · ')}</span>
          {isLow && !isArchived && <WarningLine text={t('balances.low')} />}
        </Link>
        {balance !== null && (
          <span className="text-15 weight-600 nowrap numbers" data-balance>
            <VisuallyHidden>{t('ownAccounts.balance.label')} </VisuallyHidden>
            <AmountInText amount={balance} />
          </span>
        )}
      </div>
      {canStep && <MoveButtons {...{ labels, canStep }} onStep={(step) => onAction(step, account)} />}
      <AccountMenu
        {...{ account, canMerge }}
        canMove={canStep !== undefined}
        onAction={(action) => onAction(action, account)}
      />
    </li>
  );
}

/** The balance of an account; undefined while it loads. */
function useBalance(id: string): AccountBalance | undefined {
  const { data } = useQuery(balancesQuery(useToday()));
  return data?.items.find((each) => each.id === id);
}
