import { lineCounter, walkTags } from '../tags.ts';
import { ImportError, MAX_ROWS } from '../types.ts';

/** A movement as the file has it: the values of its tags, by their names in capitals. */
export type Row = { line: number; isPending: boolean; values: Map<string, string> };

/** One account of the file. `values` has CURDEF and ACCTID, `ledger` BALAMT and DTASOF of the ledger's balance. */
export type Account = {
  isCard: boolean;
  values: Map<string, string>;
  ledger: Map<string, string>;
  rows: Row[];
};

const ACCOUNTS = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const ROWS = new Set(['STMTTRN', 'STMTTRNP']);

/** Groups whose tags mean something else than tags of the same name outside of them. */
const GROUPS = new Set([
  'BANKACCTTO',
  'CCACCTTO',
  'PAYEE',
  'CURRENCY',
  'ORIGCURRENCY',
  'LEDGERBAL',
  'AVAILBAL',
  'BAL',
]);

/** Reads the tags of OFX, closed or not, in capitals or not. Returns the accounts and whether the file is complete. */
export function walkOfx(text: string): { accounts: Account[]; isComplete: boolean } {
  const walk = new Walk(text);
  walkTags(text, {
    open: (name, _attributes, at) => walk.open(name.toUpperCase(), at),
    close: (name) => walk.close(name.toUpperCase()),
    text: (value) => walk.text(value),
  });
  walk.flush();
  return walk;
}

class Walk {
  readonly accounts: Account[] = [];
  isComplete = false;
  readonly #lineOf: (offset: number) => number;
  #row: Row | null = null;
  #group: string | null = null;
  #leaf: string | null = null;
  #value: string[] = [];
  #count = 0;

  constructor(text: string) {
    this.#lineOf = lineCounter(text);
  }

  open(name: string, at: number): void {
    this.flush();
    if (ACCOUNTS.has(name) || ROWS.has(name)) this.#checkCount(at);
    if (ACCOUNTS.has(name)) {
      this.#addAccount(name === 'CCSTMTRS');
      [this.#row, this.#group] = [null, null];
    } else if (ROWS.has(name)) {
      this.#row = { line: this.#lineOf(at), isPending: name === 'STMTTRNP', values: new Map() };
      this.#group = null;
      this.#account().rows.push(this.#row);
    } else if (GROUPS.has(name)) this.#group = name;
    else this.#leaf = name;
  }

  #checkCount(at: number): void {
    this.#count += 1;
    if (this.#count > MAX_ROWS) throw new ImportError('tooManyRows', this.#lineOf(at));
  }

  close(name: string): void {
    this.flush();
    if (name === this.#group) this.#group = null;
    else if (ROWS.has(name) || name.startsWith('BANKTRANLIST')) [this.#row, this.#group] = [null, null];
    if (name === 'OFX') this.isComplete = true;
  }

  text(value: string): void {
    if (this.#leaf !== null) this.#value.push(value);
  }

  /** Stores the value of the tag that was read last. */
  flush(): void {
    const value = this.#value.join('').trim();
    if (this.#leaf !== null && value !== '') this.#set(this.#leaf, value);
    [this.#leaf, this.#value] = [null, []];
  }

  #set(name: string, value: string): void {
    const key = this.#group === null ? name : `${this.#group}.${name}`;
    if (this.#row) setOnce(this.#row.values, key, value);
    else if (this.#group === 'LEDGERBAL') setOnce(this.#account().ledger, name, value);
    else if (this.#group === null && this.accounts.length > 0) setOnce(this.#account().values, name, value);
  }

  #addAccount(isCard: boolean): Account {
    const account: Account = { isCard, values: new Map(), ledger: new Map(), rows: [] };
    this.accounts.push(account);
    return account;
  }

  /** Returns the current account, and creates one for movements outside of any account. */
  #account(): Account {
    return this.accounts.at(-1) ?? this.#addAccount(false);
  }
}

function setOnce(values: Map<string, string>, name: string, value: string): void {
  if (!values.has(name)) values.set(name, value);
}
