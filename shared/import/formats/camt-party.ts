import { textAt } from '../elements.ts';
import type { Element } from '../elements.ts';
import { trimToNull } from './statement-list.ts';

/** The other side of a payment. */
export type Party = { name: string | null; account: string | null };

/** Finds who was paid or who paid: the debtor or the creditor, whoever does not hold the account. */
export function findOtherParty(detail: Element, isOut: boolean, ownAccount: string | null): Party {
  const debtor = readParty(detail, 'Dbtr');
  const creditor = readParty(detail, 'Cdtr');
  const [likely, other] = isOut ? [creditor, debtor] : [debtor, creditor];
  const isOwn = ownAccount !== null && likely.account === ownAccount;
  const isEmpty = likely.name === null && likely.account === null;
  return (isOwn || isEmpty) && other.account !== ownAccount ? other : likely;
}

/** Reads the debtor or the creditor. From version 8 on, the name is inside of Pty. */
function readParty(detail: Element, side: 'Dbtr' | 'Cdtr'): Party {
  const name = [side, `Ultmt${side}`]
    .flatMap((tag) => [textAt(detail, 'RltdPties', tag, 'Nm'), textAt(detail, 'RltdPties', tag, 'Pty', 'Nm')])
    .find((each) => each !== null);
  const account =
    textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'IBAN') ??
    textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'Othr', 'Id');
  return { name: trimToNull(name), account };
}
