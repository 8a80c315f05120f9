import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { vocabularyOf } from './testing/questions.ts';

const [english, spanish] = [vocabularyOf('en'), vocabularyOf('es')];

it.each([
  ['what each purchase is', 'how much did I spend per purchase in October', 'gasto por compra en octubre'],
  ['what each meal is', 'how much did I spend per meal last month', 'cuánto gasté cada comida en mayo'],
  ['what each mile is', 'fuel cost per mile in May', 'cuánto gasté en gasolina por kilómetro en mayo'],
  ['what each quarter is', 'average spending per quarter', 'gasto promedio por trimestre'],
  ['a currency', 'how much did I spend in dollars last month', 'cuánto gasté en dólares el mes pasado'],
  ['a currency of income', 'how much did I earn in US dollars in May', 'cuánto gané en mayo en pesos'],
  ['a word of two letters', 'how much did I spend yy in May', 'cuánto gasté yy en mayo'],
  ['a word with a digit', 'how much did I spend in May 4ever', 'cuánto gasté en mayo r2d2'],
  ['a bound that is an hour', 'how much have I spent since 12', 'cuánto he gastado desde las 12'],
  ['a single day without a period', 'which day did I spend most', 'qué día gasté más'],
  [
    'what others spend',
    'how much do I spend compared to the average person',
    'gasto más que la media de la gente?',
  ],
  [
    'what a part is included in',
    'total car costs including insurance',
    'cuánto gasté en mayo incluyendo el alquiler',
  ],
  [
    'bills beside a thing',
    'how much did I pay in rent and bills last month',
    'cuánto pagué de alquiler y recibos en mayo',
  ],
  [
    'something beside a thing',
    'how much did I spend on food and so on in May',
    'cuánto gasté en comida y demás en mayo',
  ],
  [
    'who it was for',
    "how much did I spend on women's clothes in May",
    'cuánto gasté en ropa de mujer en mayo',
  ],
  ['how much less it is', 'how much have I reduced my spending', 'cuánto he reducido mis gastos'],
  [
    'what is to be earned',
    'how much do I need to earn to save 500 a month',
    'cuánto necesito ganar para ahorrar 500 al mes',
  ],
  ['a way to pay', 'how much did I spend on credit in May', 'cuánto gasté a crédito en mayo'],
  ['what is bought before a feast', 'total of my Christmas shopping', 'cuánto gasté en regalos de Navidad'],
  [
    'some of the expenses',
    'how much do I spend a month on essentials I cannot avoid',
    'cuánto es obligatorio gastar al mes',
  ],
  ['a common thing', 'how much did I spend on the house in May', 'cuánto gasté en la casa'],
  [
    'a common thing without an article',
    'how much did I spend on family',
    'cuánto gasté en mi familia en mayo',
  ],
  ['most', 'when did I last spend most', 'cuándo cobré más'],
  [
    'what should have been',
    'how much should I have spent in October',
    'cuánto debería haber gastado en octubre',
  ],
  [
    'a month of which it is the least',
    "what's my lowest monthly spending",
    'cuál es mi gasto mensual más bajo',
  ],
  ['a change', 'change in spending since last month', 'cambio en mis gastos desde septiembre'],
  ['the second of two shops', 'uber + netflix this year', 'uber + netflix este año'],
  ['what comes beside the salary', 'what extra income did I have in May', 'cuánto dinero extra gané en mayo'],
  ['an hour', 'what did I spend yesterday at 9 pm', 'cuánto gasté ayer a las 9 de la noche'],
  ['an hour alone', 'spending in May after 9pm', 'cuánto gasté en mayo después de las 21:00'],
  [
    'a part of the days of a month',
    'how much did I spend in October in the morning',
    'cuánto gasté en octubre por la mañana',
  ],
  [
    'a part of the days of a list',
    'show my expenses of last week in the evening',
    'muéstrame los gastos de la semana pasada por la tarde',
  ],
  [
    'what a forecast leaves out',
    'spending forecast for December except rent',
    'cuánto gastaré en diciembre sin contar el alquiler',
  ],
  [
    'what a month leaves out',
    'which month was the most expensive excluding rent',
    'cuál fue el mes más caro sin contar el alquiler',
  ],
  ['what is not added', 'how much did I spend in May besides food', 'cuánto gasté en mayo menos la comida'],
  [
    'what is not counted',
    'how much did I spend in May with the exception of the rent',
    'cuánto gasté en mayo a excepción del alquiler',
  ],
])('asks back where nothing holds %s', (_, inEnglish, inSpanish) => {
  expect(readQuestion(inEnglish, english).kind).toBe('unsure');
  expect(readQuestion(inSpanish, spanish).kind).toBe('unsure');
});

it.each([
  ['en', 'how much did I spend in euros last month'],
  ['es', 'gasto total de octubre en euros'],
] as const)('%s %s: reads the currency of the person', (lang, question) => {
  const vocabulary = vocabularyOf(lang);
  expect(readQuestion(question, vocabulary)).toMatchObject({ intent: 'spend.total' });
  expect(readQuestion(question, { ...vocabulary, currency: 'USD' }).kind).toBe('unsure');
});

it('reads any currency of somebody who has it', () => {
  const dollars = { ...english, currency: 'USD' };
  expect(readQuestion('how much did I spend in dollars last month', dollars)).toMatchObject({
    intent: 'spend.total',
  });
  const pesos = { ...spanish, currency: 'MXN' };
  expect(readQuestion('cuánto gasté en pesos el mes pasado', pesos)).toMatchObject({ intent: 'spend.total' });
});

it.each([
  ['en', 'how much will I spend on electricity next month', 'luz'],
  ['en', 'spending forecast for Netflix', 'netflix'],
  ['es', '¿Cuánto gastaré en luz el próximo mes?', 'luz'],
  ['es', 'cuánto voy a pagar de gimnasio en diciembre', 'gimnasio'],
] as const)('%s %s: is no forecast of everything', (lang, question, merchant) => {
  const read = readQuestion(question, vocabularyOf(lang));
  expect(read.kind).toBe('unsure');
  if (read.kind !== 'unsure') return;
  expect(read.options.length).toBeGreaterThan(1);
  expect(read.options.every(({ slots }) => slots.merchant === merchant)).toBe(true);
});

it.each([
  ['en', 'how much do I owe on my credit card'],
  ['en', 'what do I owe the bank'],
  ['en', 'how much debt do I have'],
  ['en', "what's my credit card balance"],
  ['es', 'cuánto debo en mi tarjeta de crédito'],
  ['es', 'cuánto debo de la tarjeta'],
  ['es', 'cuánto le debo al banco'],
  ['es', 'cuánta deuda tengo'],
] as const)('%s %s: is asked back with what is known, as for the bank', (lang, question) => {
  const read = readQuestion(question, vocabularyOf(lang));
  expect(read.kind === 'unsure' ? read.options.map(({ intent }) => intent) : read).toEqual([
    'balance.total',
    'safeToSpend',
    'forecast',
  ]);
});

it.each([
  ['en', 'how long have I been paying for Netflix', 'records.first', 'netflix'],
  ['es', 'cuánto tiempo llevo pagando Netflix', 'records.first', 'netflix'],
  ['es', 'cuánto hace que pago el gimnasio', 'records.first', 'gimnasio'],
] as const)('%s %s: asks since when', (lang, question, intent, merchant) => {
  expect(readQuestion(question, vocabularyOf(lang))).toMatchObject({ intent, slots: { merchant } });
});

it.each([
  ['en', 'how much did council tax cost me this year'],
  ['es', 'cuánto pagué este año de IBI'],
  ['es', 'cuánto pagué este año de predial'],
] as const)('%s %s: is of that tax, not of all', (lang, question) => {
  const read = readQuestion(question, vocabularyOf(lang));
  expect(read).toMatchObject({ intent: 'spend.total', slots: { merchant: 'ibi' } });
  expect(read.kind === 'understood' && read.merchantWords).toEqual(
    expect.arrayContaining(['ibi', 'predial', 'council tax']),
  );
  expect(read.kind === 'understood' && read.merchantWords).not.toContain('tax');
});
