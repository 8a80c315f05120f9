import type { ReactNode } from 'react';
import type { Transfer } from '#shared/contract/transfers.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './transfers.module.css';
import { useTransferWords } from './use-transfer-words.ts';

type Props = {
  transfer: Transfer;
  /** The account whose list shows the transfer: the amount has the sign of its effect on this account. */
  account?: string | undefined;
  /** The menu; `name` names the transfer for screen readers. */
  renderMenu: (name: string) => ReactNode;
};

/** A transfer with its accounts, day, note and amount. */
export function TransferRow({ transfer, account, renderMenu }: Props) {
  const format = useFormat();
  const { sides, name } = useTransferWords(transfer);
  const { id, amount, date, note, fromAccount } = transfer;
  const isLeaving = fromAccount === account;
  const shown =
    account === undefined ? format.amount(amount) : format.signedAmount(isLeaving ? -amount : amount);
  return (
    <li className={`row gap-12 ${classes.row}`} data-transfer={id}>
      <div className={`flex wrap between grow shrink ${classes.words}`}>
        <div className={`shrink ${classes.facts}`}>
          <p className="text-15 weight-550 lines-135 break-anywhere">{sides}</p>
          <p className="dim text-14 lines-140 break-anywhere">
            <span className="nowrap">{format.day(date, DAY_FORMATS.medium)}</span>
            {note !== '' && ` · ${note}`}
          </p>
        </div>
        <p className={`weight-650 numbers nowrap ${classes.amount}`}>{shown}</p>
      </div>
      {renderMenu(name)}
    </li>
  );
}
