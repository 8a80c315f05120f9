import * as z from 'zod';
import type { Intent, Slots } from '#shared/advisor/types.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { Understood, type Answer } from '#shared/contract/advisor.ts';
import type { Categories } from '../vocabulary.ts';
import { chat, MODEL_TIMEOUT_MS, type ModelService, type SentMessage, type ToolCall } from './chat.ts';
import { hideFigures, showFigures } from './wording.ts';

/** What a model is told, and how a reading that it chose is answered. It never sees transactions or figures. */
export type ModelSources = {
  today: CalendarDay;
  categories: Categories;
  answer: (asked: { intent: Intent; slots: Slots }) => Promise<Answer>;
};

/** Asks the model about a question that nothing else could read; undefined where that led to nothing. */
export type ModelAnswer = (question: string, sources: ModelSources) => Promise<Answer | undefined>;

const TOOL = 'look_up';

/** The model chooses what is looked up, and may write a sentence around figures that it does not see. */
export function createAskModel(service: ModelService, { timeoutMs = MODEL_TIMEOUT_MS } = {}): ModelAnswer {
  return async (question, sources) => {
    const messages: SentMessage[] = [
      { role: 'system', content: instructions(sources) },
      { role: 'user', content: question },
    ];
    const chosen = await chat(service, { messages, tools: TOOLS, timeoutMs });
    const [call] = chosen?.tool_calls ?? [];
    const asked = call?.function.name === TOOL ? readCall(call.function.arguments) : undefined;
    if (call === undefined || asked === undefined) return undefined;
    const answer = await sources.answer(asked);
    if (answer.kind !== 'answer' || answer.facts.length === 0) return answer;
    const { text, hidden } = hideFigures(answer);
    const told = [...messages, ...lookedUp(call, { language: answer.language, sentence: text })];
    const written = await chat(service, { messages: told, timeoutMs });
    const sentence = showFigures(written?.content ?? '', hidden);
    return sentence === undefined ? answer : { ...answer, sentence };
  };
}

/** A call and its result, as the model is told of them. */
function lookedUp(call: ToolCall, result: { language: string; sentence: string }): SentMessage[] {
  return [
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) },
  ];
}

/** What a call asks for; undefined if it is not what the schema says. */
function readCall(text: string): { intent: Intent; slots: Slots } | undefined {
  try {
    const parsed = Understood.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as { intent: Intent; slots: Slots }) : undefined;
  } catch {
    return undefined;
  }
}

const TOOLS = [
  {
    type: 'function',
    function: {
      name: TOOL,
      description:
        "Look up an answer in the person's own transactions. Leave out every slot that was not named.",
      parameters: z.toJSONSchema(Understood, { io: 'input' }),
    },
  },
];

function instructions({ today, categories }: ModelSources): string {
  const list = categories.map(({ id, type, name }) => `${id} (${type}): ${name}`).join('\n');
  return [
    'You read one question that a person asks a personal finance tracker, in English or Spanish.',
    `Call ${TOOL} once with what the question means. Today is ${today}. Days are yyyy-MM-dd.`,
    'The result is a sentence with placeholders such as {{f1}} in the place of figures. Write it again in the language of the question, short and plain.',
    'Keep every placeholder that you use as it is. Never write a number yourself, neither in digits nor in words.',
    'If the question is not about the money of this person, call no tool.',
    `Categories by id:\n${list}`,
  ].join('\n');
}
