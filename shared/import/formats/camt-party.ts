import { textAt } from '../elements.ts';
import type { Element } from '../elements.ts';
import { orNull } from './statement-list.ts';

/** The other side of a payment. */
export type Party = { name: string | null; account: string | null };

/** Who was paid, or who paid: whichever of debtor and creditor does not hold the account. */
export function partyOf(detail: Element, isOut: boolean, ownAccount: string | null): Party {
  const debtor = sideOf(detail, 'Dbtr');
  const creditor = sideOf(detail, 'Cdtr');
  const [likely, other] = isOut ? [creditor, debtor] : [debtor, creditor];
  const isOwn = ownAccount !== null && likely.account === ownAccount;
  const isEmpty = likely.name === null && likely.account === null;
  return (isOwn || isEmpty) && other.account !== ownAccount ? other : likely;
}

/** Version 8 and later write the name within Pty. */
function sideOf(detail: Element, side: 'Dbtr' | 'Cdtr'): Party {
  const name = [side, `Ultmt${side}`]
    .flatMap((tag) => [textAt(detail, 'RltdPties', tag, 'Nm'), textAt(detail, 'RltdPties', tag, 'Pty', 'Nm')])
    .find((each) => each !== null);
  const account =
    textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'IBAN') ??
    textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'Othr', 'Id');
  return { name: orNull(name), account };
}
