import { cleanName } from '../import/match/clean-name.ts';
import { descriptionFolder, withoutMonth } from './normalise-description.ts';

/** What one description says of who was paid. */
export type Payee = {
  description: string;
  /** Its words by which transactions belong together. */
  folded: string;
  /** It is in capitals, as banks write. */
  isOfBank: boolean;
  /** As a series of it is called; made when it is first asked for. */
  readonly name: string;
};

const MAX_TEXTS = 50_000;

/** Reads each description once, of which a history has the same ones again and again. */
export function payeeReader(): (description: string) => Payee {
  let fold = descriptionFolder();
  const payees = new Map<string, Payee>();
  return (description) => {
    const known = payees.get(description);
    if (known !== undefined) return known;
    if (payees.size >= MAX_TEXTS) {
      payees.clear();
      fold = descriptionFolder();
    }
    const payee = toPayee(description, fold(description));
    payees.set(description, payee);
    return payee;
  };
}

function toPayee(description: string, folded: string): Payee {
  let name: string | undefined;
  return {
    description,
    folded,
    isOfBank: !/\p{Ll}/u.test(description),
    get name() {
      return (name ??= withoutMonth(cleanName(description)));
    },
  };
}
