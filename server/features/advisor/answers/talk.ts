import { paths } from '#shared/paths.ts';
import { toSearchText } from '#shared/search-text.ts';
import { say } from '../say.ts';
import { INTENT_SCREENS } from '../screens.ts';
import type { Answerer, Context } from '../types.ts';

/** help, smalltalk: examples of questions, a greeting, or a reply to thanks. */
export const answerTalk: Answerer = ({ texts: { talk }, intent, question = '' }: Context) => {
  if (intent === 'help') {
    const sentences = asksAboutAdvisor(question) ? [say(talk.whatAnswers), say(talk.help)] : [say(talk.help)];
    return Promise.resolve({ sentences });
  }
  const isThanks = THANKS.test(toSearchText(question));
  return Promise.resolve({ sentences: [say(isThanks ? talk.thanks : talk.hello)] });
};

/** Whether a question asks about the advisor itself: 'is this AI?', '¿eres una IA?'. */
export function asksAboutAdvisor(question: string): boolean {
  return ABOUT_ADVISOR.test(
    toSearchText(question)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
}
const ABOUT_ADVISOR =
  /^(?:(?:is (?:this|it|that|there)|are you|am i (?:talking|speaking|chatting) (?:to|with)|(?:do you|does (?:this|it)) use)(?: really| just)?(?: an?| the| some)?|(?:eres|es esto|esto es|es|hay|hablo con|estoy hablando con|usas|esto usa|usa esto)(?: de verdad)?(?: una?| la)?) (?:ai|a i|ia|artificial intelligence|inteligencia artificial|chat ?gpt|gpt|llm|(?:large )?language model|modelo de lenguaje|chat ?bot|bot|robot|machine|maquina|human|humano|humana|(?:real )?person|persona(?: real)?)(?: behind this| detras)?$/;

const THANKS = /\b(?:thank|thanks|thx|cheers|gracias|great|perfect|genial|perfecto)/;

/** refuse.advice, refuse.write, refuse.scope: a refusal, with the screen on which the person can do it themselves. */
export const answerRefusal: Answerer = (context: Context) => {
  const { texts, intent } = context;
  const text = { 'refuse.advice': texts.refused.advice, 'refuse.write': texts.refused.write }[
    intent as string
  ];
  return Promise.resolve({
    kind: 'refused' as const,
    sentences: [say(text ?? texts.refused.scope)],
    ...(intent === 'refuse.write' && { screen: findScreen(context) }),
  });
};

/** Words that ask to change or delete a transaction, in both languages. */
const CHANGES =
  /\b(?:delet|remov|eras|chang|edit|renam|mov(?:e|er)\b|undo|cancel|correct|fix|modif|updat|split|merg|discard|get rid|borr|elimin|quit[ae]|suprim|cambi|correg|corrig|renombr|muev|actualiz|deshaz|deshac|divid|reclasific|categori|recategori|etiquet|tag\b)/;
/** Words that ask to record a new transaction. */
const ADDS =
  /\b(?:add|log|record|enter|insert|register|note|write down|put|jot|creat|save|anad|agreg|apunt|anot|registr|met[ea]|pon|guard|cre[ae]|carg|sum[ae]|ingres[ae])/;
const ABOUT_INCOME =
  /\b(?:income|salary|wages?|pay ?check|earned|earnings|received|got paid|refund|ingreso|ingrese|sueldo|salario|nomina|cobr|recib|gane)/;

/** Chooses the form for a new transaction, and the history for changes. */
function findScreen({ question, slots }: Context): string {
  const text = toSearchText(question ?? '');
  const isNew = ADDS.test(text) || slots.amount !== undefined || slots.type !== undefined;
  if (CHANGES.test(text) || !isNew) return INTENT_SCREENS['refuse.write'];
  return slots.type === 'income' || ABOUT_INCOME.test(text) ? paths.addIncome : paths.addExpense;
}
