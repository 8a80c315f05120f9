import type { Previous, Understanding } from '#shared/advisor/types.ts';
import type { Answer, Question } from '#shared/contract/advisor.ts';
import type { Language } from '#shared/contract/fields.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Caller } from '#server/http/environment.ts';
import { ANSWERS } from './answers.ts';
import { asksWhatAnswers } from './answers/talk.ts';
import { askBack, reasonsOf } from './ask-back.ts';
import { noteCategory, noteWhole, ofNowOnly } from './assumptions.ts';
import { chipsOf } from './chips.ts';
import {
  createContext,
  readHabits,
  type AdvisorOptions,
  type Asker,
  type Because,
  type Read,
} from './context.ts';
import { unknownWord } from './empty.ts';
import { followUpsTo } from './follow-ups.ts';
import { optional } from './optional.ts';
import { joinSentences } from './say.ts';
import type { Context, Draft } from './types.ts';

const NOTHING_ASKED = { intent: 'help', slots: {} } as const;

/** Answers questions about the user's own transactions. Keeps nothing of them. */
export function createAdvisor(options: AdvisorOptions) {
  /** A body that asks nothing is told what can be asked. */
  async function ask(caller: Asker, body: Question): Promise<Answer> {
    const understanding = await understand(caller, body);
    const language = body.language ?? understanding.language;
    if (understanding.kind === 'understood')
      return await answer(options, caller, language, {
        ...understanding,
        question: body.question ?? body.typed,
        because: await becauseOf(caller, body),
      });
    const modelled = body.useModel === true ? await askModel(options, caller, language, body) : undefined;
    if (modelled !== undefined) return { ...modelled, model: 'used' };
    return await askBack(options, caller, language, understanding);
  }

  /** For a chosen or changed reading: the parts of the unclear question that it does not answer. */
  async function becauseOf(caller: Caller, { question, typed }: Question): Promise<Because | undefined> {
    if (question !== undefined || typed === undefined) return undefined;
    const read = await understand(caller, { question: typed });
    return read.kind === 'unsure' ? read.because : undefined;
  }

  async function understand(caller: Caller, { question, previous }: Question): Promise<Understanding> {
    const { language } = caller;
    if (question === undefined) {
      return { kind: 'understood', language, ...NOTHING_ASKED, ...previous };
    }
    const { firstDayOfWeek, today } = await readHabits(options, caller);
    const words = await options.ledger.words(caller);
    const categories = await options.listCategories(caller);
    const decimals = currencyDecimals(caller.currency);
    const { currency } = caller;
    const vocabulary = { today, firstDayOfWeek, language, categories, words, decimals, currency };
    const read = options.readQuestion(question, vocabulary, previous as Previous | undefined);
    if (!asksWhatAnswers(question)) return read;
    return { kind: 'understood', language: read.language, ...NOTHING_ASKED };
  }

  return { ask };
}

/** The answer by the model's reading of an unread question; undefined without a model or a sound reply. */
async function askModel(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  { question }: Question,
): Promise<Answer | undefined> {
  if (options.askModel === undefined || question === undefined) return undefined;
  const { today } = await readHabits(options, caller);
  return await options.askModel(question, {
    today,
    categories: await options.listCategories(caller),
    answer: (asked) =>
      answer(options, caller, language, { kind: 'understood', language, question, ...asked }),
  });
}

async function answer(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  read: Read,
): Promise<Answer> {
  const context = await createContext(options, caller, language, read);
  const draft =
    read.unknownFilter === undefined ? await ANSWERS[context.intent](context) : await unknownWord(context);
  noteCategory(context);
  noteWhole(context);
  for (const reason of reasonsOf(context, read.because))
    context.assumptions.push(reason.map(({ text }) => text).join(''));
  return toAnswer(context, draft);
}

function toAnswer(context: Context, draft: Draft): Answer {
  const { language, intent, slots, book, assumptions, taken } = context;
  const { sentences, kind = 'answer', chart, table, screen, next } = draft;
  return {
    kind,
    language,
    understood: { intent, slots, chips: chipsOf(context, { intent, slots }, taken.period) },
    sentence: joinSentences([...ofNowOnly(context), ...sentences]),
    facts: book.facts,
    ...optional({ chart, table, screen }),
    assumptions,
    followUps: followUpsTo(context, next),
    model: 'off',
  };
}
