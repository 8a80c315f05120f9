import { MAX_QUESTION_LENGTH } from '../limits.ts';
import type { Found } from './slots/find-slots.ts';
import { merchantSaid } from './merchant-said.ts';
import { isOwn, findMerchantWords } from './slots/merchants.ts';
import { thingNamed } from './slots/things.ts';
import type { Previous, Understanding, Vocabulary } from './types.ts';

/** Completes a reading with the words by which its merchant is searched. */
export function toUnderstanding(
  question: string,
  found: Found,
  vocabulary: Vocabulary,
  { intent, slots: read }: Previous,
): Understanding {
  const { language } = found;
  // Some letters become several in search text, which may exceed the limit.
  const merchant = read.merchant?.slice(0, MAX_QUESTION_LENGTH);
  const slots = merchant === undefined ? read : { ...read, merchant };
  const words = merchant === undefined ? undefined : findMerchantWords(merchant);
  const isUnknown =
    merchant !== undefined &&
    thingNamed(merchant) === undefined &&
    words?.every((word) => !isOwn(word, vocabulary.words)) === true;
  const said =
    merchant === undefined ? undefined : merchantSaid(question, merchant, language, found.merchants);
  const categoryWord = found.categories.find(({ id }) => id === slots.category)?.word;
  return {
    kind: 'understood',
    language,
    intent,
    slots,
    ...(words && { merchantWords: words }),
    ...(said !== undefined && said !== merchant && { merchantSaid: said }),
    ...(isUnknown && { unknownFilter: merchant }),
    ...(categoryWord !== undefined && { categoryWord }),
  };
}
