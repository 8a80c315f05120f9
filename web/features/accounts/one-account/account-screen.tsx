import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { paths } from '#shared/paths.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { AccountMenu } from '../account-menu.tsx';
import classes from '../accounts.module.css';
import { KindTile } from '../kind-tile.tsx';
import { useAccountDialogs } from '../use-account-dialogs.tsx';
import { useAccountFacts } from '../use-account-facts.ts';
import { BalanceCard } from './balance-card.tsx';

type Props = {
  id: string;
  /** The cards below the balance. */
  children?: ReactNode;
};

/** One account: its balance, and how it changed. */
export function AccountScreen({ id, children }: Props) {
  const { t } = useTranslation();
  const query = useQuery(sourcesQuery);
  const accounts = query.data?.items;
  const account = accounts?.find((each) => each.id === id);
  useLeaveOnceGone(accounts !== undefined, account !== undefined);
  return (
    <div className={`stack gap-16 ${classes.card}`}>
      <Link
        className={`row gap-8 touchable accent weight-600 no-underline ${classes.back}`}
        to={paths.accounts}
      >
        <IconArrowLeft size={18} stroke={2} aria-hidden />
        {t('ownAccounts.back')}
      </Link>
      {accounts !== undefined && account === undefined && (
        <Card>
          <EmptyState text={t('ownAccounts.unknown')} />
        </Card>
      )}
      {accounts !== undefined && account !== undefined && (
        <>
          <AccountCard account={account} accounts={accounts} />
          {children}
        </>
      )}
      {accounts === undefined &&
        (query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[260]} />)}
    </div>
  );
}

/** Returns to the list once the account has been deleted or merged here. */
function useLeaveOnceGone(isLoaded: boolean, isThere: boolean): void {
  const navigate = useNavigate();
  const wasThere = useRef(false);
  useEffect(() => {
    if (isThere) wasThere.current = true;
    else if (isLoaded && wasThere.current) void navigate(paths.accounts, { replace: true });
  }, [isLoaded, isThere, navigate]);
}

function AccountCard({ account, accounts }: { account: Source; accounts: readonly Source[] }) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const { runAction, dialogs } = useAccountDialogs(accounts, card);
  const { id, name, kind, colour } = account;
  const facts = useAccountFacts(account);
  return (
    <Card>
      <div ref={card} tabIndex={-1} className="stack gap-16">
        <div className="row gap-12" data-account-id={id}>
          <KindTile kind={kind} colour={colour} />
          <div className="stack grow shrink">
            <h2 className="text-16 weight-650 break-anywhere">{name}</h2>
            <p className="dim text-14">{facts.join(' · ')}</p>
          </div>
          <AccountMenu
            account={account}
            canMove={false}
            canMerge={accounts.length > 1}
            onAction={(action) => runAction(action, account)}
          />
        </div>
        <BalanceCard account={account} onSetOpening={() => runAction('edit', account)} />
        <Button
          component={Link}
          variant="default"
          className={classes.back ?? ''}
          to={`${paths.transactions}?account=${id}`}
        >
          {t('ownAccounts.seeTransactions')}
        </Button>
      </div>
      {dialogs}
    </Card>
  );
}
