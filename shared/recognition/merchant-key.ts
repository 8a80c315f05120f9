import { payeeKey } from '../import/match/payee-key.ts';
import { MAX_DESCRIPTION_LENGTH } from '../limits.ts';
import { foldPayee } from './normalise-description.ts';

/**
 * Returns the key of the merchant in a description: 'mercadona' for 'COMPRA TARJ. MERCADONA 0456' and for
 * 'Mercadona'. A description without letters and digits is its own key. The key depends on the description alone, so
 * that sums and searches agree.
 */
export function merchantKey(description: string): string {
  const shape = description.replace(/\d/g, '0');
  const shapeKey = cachedKey(shape);
  return /\d/.test(shapeKey) ? cachedKey(description) : shapeKey;
}

/** A key takes some microseconds, and many descriptions differ only in the digits of a bank's reference. */
const knownKeys = new Map<string, string>();
const MAX_KNOWN = 50_000;

function cachedKey(text: string): string {
  const known = knownKeys.get(text);
  if (known !== undefined) return known;
  const folded = foldPayee(payeeKey(text.replaceAll(/['’]/g, '')));
  const key = (folded === '' ? text : folded).slice(0, MAX_DESCRIPTION_LENGTH).trim();
  if (knownKeys.size >= MAX_KNOWN) knownKeys.clear();
  knownKeys.set(text, key);
  return key;
}
