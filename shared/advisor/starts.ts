import type { Language } from './types.ts';

/** What only a question that goes on begins with. */
const STARTS: Record<Language, RegExp> = {
  en: /^(?:ok |okay |so |right |well )*(?:compare (?:it|that|this|them)|how (?:does|did) (?:it|that|this) compare|(?:is|was) (?:it|that|this) (?:more|less|higher|lower|better|worse)|(?:more|less) than|and|what about|how about|what of|same|also|then|or rather|i mean|instead)(?= |$)/,
  es: /^(?:ok |vale |bueno |pues |oye )*(?:compar[ae](?:r|me)?l[oa]s?|(?:es|fue) (?:eso |esto )?(?:mas|menos)(?= que)|(?:mas|menos)(?= que (?:en|el|la) )|y|e|que hay de|que pasa con|lo mismo|tambien|digo|quise decir|en cambio|entonces|que tal(?! (?:como|todo|estas|aciertan?|van?|vamos|voy|me va|andan?|mi (?:semana|mes|ano|ritmo))(?= |$)))(?= |$)/,
};
/** What a question that goes on may begin with, if it asks for nothing itself: 'in May', 'no, transport'. */
const MAY_START: Record<Language, RegExp> = {
  en: /^(?:ok |okay |so |right |well )*(?:now|only|just|but|or|no(?! spend)|for|in|compared|versus|vs)(?= |$)/,
  es: /^(?:ok |vale |bueno |pues |oye )*(?:ahora|solo|pero|o|no|mejor(?! (?:mes|meses|dias?|semanas?)(?![^ ]))|para|en|comparad[oa]s?|respecto|frente|contra|versus|vs)(?= |$)/,
};
/** What makes a question whole: a word that asks, or a verb of its own. */
const WHOLE: Record<Language, RegExp> = {
  en: /(?<![^ ])(?:how|what|which|who|whose|where|when|why|did|does|do|is|are|was|were|am|have|has|had|can|could|will|would|should|show|list|find|give|tell|display|compare|forecast|predict|spent|earned|saved|paid|bought|made|make|need|want|average)(?![^ ])/,
  es: /(?<![^ ])(?:que|cual(?:es)?|quien(?:es)?|adonde|donde|cuando|como|cuant[oa]s?|por que|es|son|fue|fueron|era|esta|estan|estoy|estamos|hay|he|ha|hemos|han|tengo|tenemos|tiene|tendre|voy|vamos|va|van|puedo|podemos|podre|podria|debo|deberia|quiero|necesito|me|se|llego|llegamos|llegare|alcanza|dura|llevo|llevamos|gast(?:o|e|as|amos|aron|are|aba)|gan(?:o|e|amos|aron|are|aba)|ahorr(?:e|amos|are|aba)|pag(?:ue|amos|are|aba)|cobr(?:e|amos|are)|compr(?:e|amos|are)|ingrese|ingresamos|recibi|recibimos|facture|invertimos|inverti|muestra\w*|ensena\w*|ensename|dame|dime|lista|listame|busca\w*|compara\w*|resume\w*|entiendo|promedio|media)(?![^ ])/,
};

/** Whether a question goes on from the last one. */
export function startsAsFollowUp(words: string, language: Language): boolean {
  if (STARTS[language].test(words)) return true;
  const start = MAY_START[language].exec(words);
  return start !== null && !isWhole(words.slice(start[0].length), language);
}

/** Whether a question asks something by itself, so that nothing of the last one is meant. */
export const isWhole = (words: string, language: Language): boolean => WHOLE[language].test(words);
