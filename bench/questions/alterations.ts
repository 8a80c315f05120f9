import { randomFrom } from '#shared/random.ts';
import type { Question } from '#shared/advisor/lists/read-lists.ts';

/**
 * Phrases that do not change the meaning of a question. None of them is in `learned/variations.ts`, so the table has
 * not learned from them.
 */
const PHRASES = {
  en: {
    openings: [
      'sorry to be a pain,',
      'dear advisor,',
      'while i think of it',
      'my mum keeps asking:',
      'morning all,',
      'one for you:',
    ],
    closings: [
      ', got to run',
      'the meeting starts in a minute',
      'for my own peace of mind',
      ', ta very much',
      'because my sister does not believe me',
      '- whenever suits',
    ],
    fillers: ['er', 'so to speak', 'i suppose', 'hmm', 'as it were', 'well you see'],
  },
  es: {
    openings: [
      'perdone la molestia,',
      'ya que estamos',
      'ayudame con algo:',
      'mi madre no para de preguntar:',
      'que tal,',
      'te hago una consulta,',
    ],
    closings: [
      ', que llego tarde',
      'que empieza la reunion',
      'para quedarme tranquila',
      ', mil gracias',
      'porque mi hermana no se lo cree',
      '- cuando te venga bien',
    ],
    fillers: ['eh', 'por decirlo asi', 'vamos', 'mmm', 'como quien dice', 'ya sabes'],
  },
};

type Random = () => number;
type Alter = (question: Question, random: Random) => string;

/** Changes of a question's words that keep its meaning, by name. */
export const ALTERATIONS: Record<string, Alter> = {
  'one typo': ({ question }, random) => withTypo(question, random),
  'two typos': ({ question }, random) => withTypo(withTypo(question, random), random),
  opening: ({ question, lang }, random) => `${pick(PHRASES[lang].openings, random)} ${question}`,
  closing: ({ question, lang }, random) =>
    `${question.replace(/[\s?!.]+$/, '')} ${pick(PHRASES[lang].closings, random)}`.replace(' ,', ','),
  'in the middle': ({ question, lang }, random) => {
    const words = question.split(' ');
    const at = 1 + Math.floor(random() * (words.length - 1));
    return words.toSpliced(at, 0, pick(PHRASES[lang].fillers, random)).join(' ');
  },
  capitals: ({ question }) => question.toUpperCase(),
};

/** Alters questions, in the same way at each call. Omits questions that follow another question. */
export function alter(questions: readonly Question[], alteration: Alter): Question[] {
  const random = randomFrom(1);
  return questions
    .filter(({ previous }) => previous === undefined)
    .map((question) => ({ ...question, question: alteration(question, random) }));
}

/** Omits, doubles or replaces a letter in a word of four letters or more, or swaps it with the one before. */
function withTypo(text: string, random: Random): string {
  const words = text.split(' ');
  const longWordIndexes = words.flatMap((word, index) => (/^\p{L}{4,}\W*$/u.test(word) ? [index] : []));
  if (longWordIndexes.length === 0) return text;
  const wordIndex = pick(longWordIndexes, random);
  const letters = Array.from(words[wordIndex] ?? '');
  const last = letters.findLastIndex((letter) => /\p{L}/u.test(letter));
  const place = 1 + Math.floor(random() * last);
  const [before = '', letter = ''] = letters.slice(place - 1);
  const replacement = pick(['', letter + letter, pick(Array.from('aeionrstl'), random)], random);
  const misspelled =
    random() < 0.25
      ? letters.toSpliced(place - 1, 2, letter, before)
      : letters.toSpliced(place, 1, replacement);
  return words.with(wordIndex, misspelled.join('')).join(' ');
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
