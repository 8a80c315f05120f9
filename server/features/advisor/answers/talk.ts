import { paths } from '#shared/paths.ts';
import { say } from '../say.ts';
import { INTENT_SCREENS } from '../screens.ts';
import type { Answerer, Context } from '../types.ts';

/** help, smalltalk. */
export const answerTalk: Answerer = ({ texts, intent }: Context) =>
  Promise.resolve({ sentences: [say(intent === 'help' ? texts.talk.help : texts.talk.hello)] });

/** refuse.advice, refuse.write, refuse.scope: what the advisor does not do, and where it is done. */
export const answerRefusal: Answerer = ({ texts, intent, slots }: Context) => {
  const text = { 'refuse.advice': texts.refused.advice, 'refuse.write': texts.refused.write }[
    intent as string
  ];
  const isNew = slots.amount !== undefined || slots.type !== undefined;
  const added = slots.type === 'income' ? paths.addIncome : paths.addExpense;
  const screen = isNew ? added : INTENT_SCREENS['refuse.write'];
  return Promise.resolve({
    kind: 'refused' as const,
    sentences: [say(text ?? texts.refused.scope)],
    ...(intent === 'refuse.write' && { screen }),
  });
};
