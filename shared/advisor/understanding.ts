import { MAX_QUESTION_LENGTH } from '../limits.ts';
import type { Found } from './slots/find-slots.ts';
import { merchantAsTyped } from './merchant-name.ts';
import { findMerchantWords, isInOwnWords } from './slots/merchants.ts';
import { findThingByFirstWord } from './slots/things.ts';
import type { Previous, Slots, Understanding, Vocabulary } from './types.ts';

/** Cuts a merchant that is longer than a question: some letters become several, and a corrected word may be longer. */
export function cutMerchant(slots: Slots): Slots {
  const { merchant } = slots;
  return merchant === undefined ? slots : { ...slots, merchant: merchant.slice(0, MAX_QUESTION_LENGTH) };
}

/** Completes a reading with the words by which its merchant is searched. */
export function toUnderstanding(
  question: string,
  found: Found,
  vocabulary: Vocabulary,
  { intent, slots: readSlots }: Previous,
): Understanding {
  const { language } = found;
  const slots = cutMerchant(readSlots);
  const { merchant } = slots;
  const words = merchant === undefined ? undefined : findMerchantWords(merchant);
  const isUnknown =
    merchant !== undefined &&
    findThingByFirstWord(merchant) === undefined &&
    words?.every((word) => !isInOwnWords(word, vocabulary.words)) === true;
  const nameAsTyped =
    merchant === undefined ? undefined : merchantAsTyped(question, merchant, language, found.merchants);
  const categoryWord = found.categories.find(({ id }) => id === slots.category)?.word;
  return {
    kind: 'understood',
    language,
    intent,
    slots,
    ...(words && { merchantWords: words }),
    ...(nameAsTyped !== undefined && nameAsTyped !== merchant && { merchantAsTyped: nameAsTyped }),
    ...(isUnknown && { unknownFilter: merchant }),
    ...(categoryWord !== undefined && { categoryWord }),
  };
}
