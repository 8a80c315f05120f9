import type { FoundCategory } from './categories.ts';
import type { FoundMerchant } from './merchants.ts';
import { toWords } from './text.ts';

type Subject = FoundCategory | FoundMerchant;

/** Words that exclude the next words, also as the end of a verb: 'that are not', 'que no sean'. */
const NEGATIONS = 'no|non|not|nor|ni|(?:is|are|was|were|do|does|did)nt';
const LEAVING = [
  'without|with no|excl\\w*|except\\w*|apart from|aside from|other than|besides|outside(?: of)?',
  'ignor(?:e|ing)|skip(?:ping)?|omit(?:ting)?|leav(?:e|ing) (?:out|aside)|taking out|barring|rather than',
  'instead of|(?:every|any)\\w+ but|all but|sin|salvo|ademas del?|aparte(?: del?)?|fuera del?|a excepcion del?',
  'distint[oa]s? (?:del?|al?)|diferentes? (?:del?|al?)|en (?:vez|lugar) del?|quit(?:ando|ar|o|amos)|rest(?:ando|ar)',
  'descont(?:ando|ar)|ignorando|omitiendo|obviando|sacando|eliminando|dejando (?:fuera|aparte|de lado)',
].join('|');
/** Words that exclude only right before a subject: 'total less rent', but not 'less on food'. */
const SUBTRACTING = 'minus|less|menos';
const ARTICLES = '(?:the|my|our|any|el|la|los|las|lo|mis?|nuestr[oa]s?)';
const LINKS = [
  'on|for|in|of|from|with|to|include|including|count|counting|being|be|i|we|spend|spent|spending',
  'en|de|del|por|para|al?|con|contar|cuento|contamos|incluir|incluya|sumar|se|lo|es|son|era|eran|seran?|seas?|sean',
  'fueran?|fuesen?|gaste|gasto|gastar|gastado|gastamos',
].join('|');
const SUBJECT = '([CM]\\d+)';
/** Words after a subject that exclude it: 'rent aside'. */
const AFTER =
  '(?:aside|apart|aparte|excluded|excluid[oa]s?|ignored|omitted|(?:not|no) (?:inclu|count|conta)\\w+)';

const LEFT_OUT = [
  `(?:(?<!^(?:is|are|was|were) )(?:${NEGATIONS})|${LEAVING}) (?:(?:${ARTICLES}|${LINKS}) )*${SUBJECT}`,
  `(?:${SUBTRACTING}) (?:(?:${ARTICLES}|del?) )*${SUBJECT}`,
  `(?:${SUBJECT} (?:and|y) )?${SUBJECT} ${AFTER}(?! (?:from|del?)(?![^ ]))`,
  `(?:leav|tak)(?:e|ing) (?:${ARTICLES} )*${SUBJECT} (?:out|aside)`,
  `dejando (?:${ARTICLES} )*${SUBJECT} (?:fuera|aparte|de lado)`,
].map((pattern) => new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'));
/** 'Without food and rent', 'ni comida ni alquiler'. */
const AND_SUBJECT = `(?: (?:and|or|nor|y|e|o|u|ni) (?:(?:${ARTICLES}|${LINKS}) )*${SUBJECT})(?![^ ])`;

const EXCEPT =
  'excl\\w*|except\\w*|(?:apart|aside) from|other than|salvo|a excepcion|(?:not|sin) (?:count|inclu|conta)\\w*';
const PERIOD_LEFT_OUT = new RegExp(
  `(?<![^ ])(?:${EXCEPT})(?: (?:for|in|on|en|del?|el|la|the))* P\\d+(?![^ ])`,
);

const KIND_LEFT_OUT =
  /(?<![^ ])(?:non [a-z]+ (?:spending|expenses?|income|costs|purchases|payments)|(?:gastos|compras|pagos|ingresos) no (?!categor|clasific|asign)[a-z]+s)(?![^ ])/;

/** Whether a word excludes the next words, and therefore is not a name: 'ignoring', 'quitando'. */
export const isExcluding = (word: string): boolean => EXCLUDING.test(word);
const EXCLUDING = new RegExp(`^(?:${LEAVING}|dejando)$`);

/** Whether a text excludes anything but a subject: 'except in December', 'gastos no esenciales'. */
export const leavesOther = (text: string): boolean => PERIOD_LEFT_OUT.test(text) || KIND_LEFT_OUT.test(text);

/** Meanings that only punctuation shows: words after a minus, and a 'no' that answers the previous question. */
export type Marks = { minus: readonly Minus[]; isAnswer: boolean };
type Minus = { word: string; isGlued: boolean };

const MINUS = /(?<=^|\s|\()[-–−](\s?)(\p{L}[\p{L}\p{N}]*)/gu;
/** 'No, the rent' excludes nothing. */
const ANSWER = /^\s*no\s*[,;.:!]/i;

export const readMarks = (question: string): Marks => ({
  minus: Array.from(question.matchAll(MINUS), ([, blank = '', word = '']) => ({
    word: toWords(word),
    isGlued: blank === '',
  })),
  isAnswer: ANSWER.test(question),
});

const toPhrase = (subject: Subject): string => subject.phrase ?? subject.word ?? '';

/** Finds the categories and merchants that a question excludes. `text` has their masks. */
export function findLeftOut(
  text: string,
  { minus, isAnswer }: Marks,
  categories: readonly FoundCategory[],
  merchants: readonly FoundMerchant[],
): Set<Subject> {
  const textAfterNo = isAnswer ? text.replace(/^no /, '') : text;
  const named = LEFT_OUT.flatMap((pattern) =>
    [...textAfterNo.matchAll(pattern)].flatMap(([, ...each]) => each),
  );
  // The loop also reaches masks that it adds.
  const masks = new Set(named);
  for (const mask of masks) {
    const [, next] = new RegExp(`(?<![^ ])${mask}${AND_SUBJECT}`).exec(textAfterNo) ?? [];
    if (next !== undefined) masks.add(next);
  }
  const all: Subject[] = [...categories, ...merchants];
  const hasTwoSubjects = /[CM]\d+ .*[CM]\d+/.test(text);
  const isSubtracted = (each: Subject) =>
    minus.some(({ word, isGlued }) => toPhrase(each).split(' ')[0] === word && (isGlued || hasTwoSubjects));
  return new Set(
    all.filter((each, at) => {
      const mask = at < categories.length ? `C${at}` : `M${at - categories.length}`;
      return masks.has(mask) || isSubtracted(each);
    }),
  );
}
