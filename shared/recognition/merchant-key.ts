import { payeeKey } from '../import/match/payee-key.ts';
import { MAX_DESCRIPTION_LENGTH } from '../limits.ts';
import { foldPayee } from './normalise-description.ts';

/**
 * The key by which descriptions are of one merchant: 'COMPRA TARJ. MERCADONA 0456' and 'Mercadona' are 'mercadona'.
 * A description without letters and digits is its own. It depends on nothing else, so that sums and searches agree.
 */
export function merchantKey(description: string): string {
  const shape = description.replace(/\d/g, '0');
  const ofShape = remembered(shape);
  return /\d/.test(ofShape) ? remembered(description) : ofShape;
}

/** The references of a bank differ in their digits only, and each key takes some microseconds. */
const knownKeys = new Map<string, string>();
const MAX_KNOWN = 50_000;

function remembered(text: string): string {
  const known = knownKeys.get(text);
  if (known !== undefined) return known;
  const key = foldPayee(payeeKey(text.replaceAll(/['’]/g, '')));
  const made = (key === '' ? text : key).slice(0, MAX_DESCRIPTION_LENGTH).trim();
  if (knownKeys.size >= MAX_KNOWN) knownKeys.clear();
  knownKeys.set(text, made);
  return made;
}
