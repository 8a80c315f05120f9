import { cleanName } from '../import/match/clean-name.ts';
import { descriptionFolder, withoutMonth } from './normalise-description.ts';

/** The payee that a description names. */
export type Payee = {
  description: string;
  /** The words that name the payee; transactions with the same ones belong together. */
  folded: string;
  /** Whether the description is in capitals, as banks write. */
  isBankText: boolean;
  /** The name of a series of this payee. It is calculated when it is first read. */
  readonly name: string;
};

const MAX_TEXTS = 50_000;

/** Makes a function that reads each description once, since the descriptions of a history repeat. */
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
    isBankText: !/\p{Ll}/u.test(description),
    get name() {
      return (name ??= withoutMonth(cleanName(description)));
    },
  };
}
