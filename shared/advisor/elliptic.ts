import type { Intent, Language, Previous, Slots } from './types.ts';

/** 'What was the largest?', '¿cuántas veces?': no thing is named, so it is of what was asked before. */
const ELLIPTIC: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|but|then) )*(?:(?:(?:what|which)(?: one)? (?:was|were|is|are) |show me |show )?(?:the |my )?(?:single )?(?:largest|biggest|highest|smallest|lowest|cheapest|dearest|priciest|(?:most|least) expensive|last|latest|most recent|first|earliest)(?: (?:one|ones|of them|of those|of all))*|how (?:many|often)(?: (?:times|purchases|payments|transactions|orders|visits|of them|of those|were there|are there|was it|in total|did i go|have i been))*|when (?:was|were) (?:it|that|the (?:last|first)(?: (?:one|time))?))$/,
  es: /^(?:(?:y|pero|entonces|vale|ok) )*(?:(?:cual(?:es)? (?:fue|fueron|es|son|ha sido|era) |muestrame |dime )?(?:el|la|los|las|lo) (?:mayor|menor|mayores|menores|mas \S+|ultim[oa]s?|primer[oa]s?)(?: de (?:ell[oa]s|es[oa]s|tod[oa]s))?|cuant[oa]s(?: (?:veces|compras|pagos|movimientos|pedidos|visitas|fueron|son|hubo|hay|en total|fui|he ido|lo hice|lo he hecho|hice))*|cuando (?:fue|ha sido) (?:el|la) (?:ultim[oa]|primer[oa])(?: vez)?)$/,
};
export const isElliptic = (words: string, language: Language): boolean => ELLIPTIC[language].test(words);

/** The side of the question before, where this one names none: 'what was the largest?' after an income. */
export function sideOfLast(intent: Intent, slots: Slots, previous: Previous): Slots {
  if (!intent.startsWith('records.')) return slots;
  const [side] = previous.intent.split('.');
  const type =
    previous.slots.type ?? (side === 'income' ? 'income' : side === 'spend' ? 'expense' : undefined);
  const isSingle = intent === 'records.largest' || intent === 'records.smallest';
  const isNamed = slots.category !== undefined || slots.merchant !== undefined;
  if (type === undefined || (type === 'expense' && !isSingle && isNamed)) return slots;
  return { ...slots, type };
}
