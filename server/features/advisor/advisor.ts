import type { Previous, Understanding } from '#shared/advisor/types.ts';
import type { Answer, Question } from '#shared/contract/advisor.ts';
import type { Language } from '#shared/contract/fields.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Caller } from '#server/http/environment.ts';
import { ANSWERS } from './answers.ts';
import { asksAboutAdvisor } from './answers/talk.ts';
import { askBack, toReasons } from './ask-back.ts';
import { noteCategory, noteUnfiltered, ignoredPeriodSentences } from './assumptions.ts';
import { toChips } from './chips.ts';
import {
  createContext,
  readCalendarSettings,
  type AdvisorOptions,
  type Asker,
  type UnclearReason,
  type Reading,
} from './context.ts';
import { answerUnknownWord } from './empty.ts';
import { followUpsTo } from './follow-ups.ts';
import { withoutUndefined } from './without-undefined.ts';
import { joinSentences } from './say.ts';
import type { Context, Draft } from './types.ts';

const HELP = { intent: 'help', slots: {} } as const;

/** Answers questions about the user's own transactions. Stores no question. */
export function createAdvisor(options: AdvisorOptions) {
  async function ask(caller: Asker, body: Question): Promise<Answer> {
    const understanding = await understand(caller, body);
    const language = body.language ?? understanding.language;
    if (understanding.kind === 'understood')
      return await answerReading(options, caller, language, {
        ...understanding,
        question: body.question ?? body.typed,
        because: await findReasons(caller, body),
      });
    const modelAnswer = body.useModel === true ? await askModel(options, caller, language, body) : undefined;
    if (modelAnswer !== undefined) return { ...modelAnswer, model: 'used' };
    return await askBack(options, caller, language, understanding);
  }

  /** Finds the parts of an unclear question that the chosen or changed reading does not answer. */
  async function findReasons(
    caller: Caller,
    { question, typed }: Question,
  ): Promise<UnclearReason | undefined> {
    if (question !== undefined || typed === undefined) return undefined;
    const reading = await understand(caller, { question: typed });
    return reading.kind === 'unsure' ? reading.because : undefined;
  }

  /** Without a question, returns the reading in `previous`, or else help. */
  async function understand(caller: Caller, { question, previous }: Question): Promise<Understanding> {
    const { language } = caller;
    if (question === undefined) {
      return { kind: 'understood', language, ...HELP, ...previous };
    }
    const { firstDayOfWeek, today } = await readCalendarSettings(options, caller);
    const words = await options.ledger.words(caller);
    const categories = await options.listCategories(caller);
    const decimals = currencyDecimals(caller.currency);
    const { currency } = caller;
    const accounts = await options.listAccounts(caller);
    const vocabulary = {
      today,
      firstDayOfWeek,
      language,
      categories,
      words,
      decimals,
      currency,
      accounts,
    };
    const reading = options.readQuestion(question, vocabulary, previous as Previous | undefined);
    if (!asksAboutAdvisor(question)) return reading;
    return { kind: 'understood', language: reading.language, ...HELP };
  }

  return { ask };
}

/** Answers an unclear question by the model's reading; undefined without a model or a usable reply. */
async function askModel(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  { question }: Question,
): Promise<Answer | undefined> {
  if (options.askModel === undefined || question === undefined) return undefined;
  const { today } = await readCalendarSettings(options, caller);
  return await options.askModel(question, {
    today,
    categories: await options.listCategories(caller),
    answer: (asked) =>
      answerReading(options, caller, language, { kind: 'understood', language, question, ...asked }),
  });
}

async function answerReading(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  reading: Reading,
): Promise<Answer> {
  const context = await createContext(options, caller, language, reading);
  const draft =
    reading.unknownFilter === undefined
      ? await ANSWERS[context.intent](context)
      : await answerUnknownWord(context);
  noteCategory(context);
  noteUnfiltered(context);
  for (const reason of toReasons(context, reading.because))
    context.assumptions.push(reason.map(({ text }) => text).join(''));
  return toAnswer(context, draft);
}

function toAnswer(context: Context, draft: Draft): Answer {
  const { language, intent, slots, book, assumptions, assumed } = context;
  const { sentences, kind = 'answer', chart, table, screen, next } = draft;
  return {
    kind,
    language,
    understood: { intent, slots, chips: toChips(context, { intent, slots }, assumed.period) },
    sentence: joinSentences([...ignoredPeriodSentences(context), ...sentences]),
    facts: book.facts,
    ...withoutUndefined({ chart, table, screen }),
    assumptions,
    followUps: followUpsTo(context, next),
    model: 'off',
  };
}
