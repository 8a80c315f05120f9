import * as z from 'zod';
import type { Intent, Slots } from '#shared/advisor/types.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { Understood, type Answer } from '#shared/contract/advisor.ts';
import type { Categories } from '../vocabulary.ts';
import { chat, MODEL_TIMEOUT_MS, type ModelService, type SentMessage, type ToolCall } from './chat.ts';
import { hideFigures, showFigures } from './wording.ts';

/** The data for the model, and the function that computes the answer. The model never sees transactions or figures. */
export type ModelSources = {
  today: CalendarDay;
  categories: Categories;
  answer: (reading: { intent: Intent; slots: Slots }) => Promise<Answer>;
};

/** Asks the model about a question that the advisor could not read; undefined without a usable reply. */
export type ModelAnswer = (question: string, sources: ModelSources) => Promise<Answer | undefined>;

const TOOL = 'look_up';

/** Lets the model choose what to look up, and write a sentence around figures that it does not see. */
export function createAskModel(service: ModelService, { timeoutMs = MODEL_TIMEOUT_MS } = {}): ModelAnswer {
  return async (question, sources) => {
    const messages: SentMessage[] = [
      { role: 'system', content: instructions(sources) },
      { role: 'user', content: question },
    ];
    const chosen = await chat(service, { messages, tools: TOOLS, timeoutMs });
    const [call] = chosen?.tool_calls ?? [];
    const reading = call?.function.name === TOOL ? readCall(call.function.arguments) : undefined;
    if (call === undefined || reading === undefined) return undefined;
    const answer = await sources.answer(reading);
    if (answer.kind !== 'answer' || answer.facts.length === 0) return answer;
    const { text, hidden } = hideFigures(answer);
    const conversation = [
      ...messages,
      ...toLookUpMessages(call, { language: answer.language, sentence: text }),
    ];
    const reply = await chat(service, { messages: conversation, timeoutMs });
    const sentence = showFigures(reply?.content ?? '', hidden);
    return sentence === undefined ? answer : { ...answer, sentence };
  };
}

/** The model's call and its result as messages of the conversation. */
function toLookUpMessages(call: ToolCall, result: { language: string; sentence: string }): SentMessage[] {
  return [
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) },
  ];
}

/** Reads the intent and slots of a call; undefined if they do not fit the schema. */
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
