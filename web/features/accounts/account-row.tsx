import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import type { Source } from '#shared/contract/sources.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { MoveButtons, type Step } from '#web/ui/ordering/move-buttons.tsx';
import { AccountMenu, type AccountAction } from './account-menu.tsx';
import classes from './accounts.module.css';
import { KindTile } from './kind-tile.tsx';

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

/** An account with a link to its transactions, its menu and, unless it is archived, the buttons that move it. */
export function AccountRow({ account, canMerge, onAction, canStep }: Props) {
  const { t } = useTranslation();
  const { id, name, kind, accountEnd } = account;
  const labels = {
    moveUp: `${t('ownAccounts.moveUp')}: ${name}`,
    moveDown: `${t('ownAccounts.moveDown')}: ${name}`,
  };
  const facts = [
    t(`ownAccounts.kinds.${kind}`),
    ...(accountEnd === null ? [] : [t('ownAccounts.ending', { end: accountEnd })]),
  ];
  return (
    <li className={`row gap-12 rounded ${classes.row}`} data-account-id={id}>
      <KindTile kind={kind} />
      <Link
        className={`stack centred grow shrink no-underline ${classes.link}`}
        to={`${paths.transactions}?account=${id}`}
      >
        <span className={`text-15 weight-550 lines-135 break-anywhere ${classes.name}`} data-name>
          {name}
        </span>
        <span className={`flex wrap dim text-13 ${classes.facts}`}>
          <span>{facts.join(' · ')}</span>
          <span className="accent nowrap">{t('ownAccounts.transactions')}</span>
        </span>
      </Link>
      {canStep && <MoveButtons {...{ labels, canStep }} onStep={(step) => onAction(step, account)} />}
      <AccountMenu
        {...{ account, canMerge }}
        canMove={canStep !== undefined}
        onAction={(action) => onAction(action, account)}
      />
    </li>
  );
}
