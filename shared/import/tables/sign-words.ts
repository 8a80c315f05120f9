/** Words above a table of a card, folded. */
export const CARD_WORDS: readonly string[] =
  'card,credit card,card member,cardmember,kreditkarte,kartennummer,tarjeta,carte,carta,creditcard,visa,mastercard,amex,american express,cartao,purchased by,karty,kreditkort'.split(
    ',',
  );
/** Words above or in the header of a Japanese card, which writes no spaces; folded. */
export const JAPANESE_CARD = /利用店名|利用金額|カート/u;
/** Words of money that a shop gave back, folded. */
export const REFUND_WORDS: readonly string[] =
  'refund,return,devolucion,abono,terugbetaling,gutschrift,erstattung,remboursement,rimborso,estorno,zwrot'.split(
    ',',
  );
/** Words of money that a card received, or that went from an account to somebody. */
export const PAYMENT_WORDS: readonly string[] =
  'payment,payments,pago,betaling,zahlung,paiement,pagamento,credit,splata'.split(',');
const INCOME_WORDS: readonly string[] =
  'salary,payroll,wages,nomina,gehalt,lohn,salaire,stipendio,salaris,ordenado,wynagrodzenie,interest,intereses,zinsen,interets,interessi,rente,deposit,ingreso,transferencia de,transfer from,pension,bizum de,dividend,eingang,direct deposit,from,einzahlung,top up,recarga,recargas,ajout de fonds,bonifico a vostro favore,virement recu,pix recebido,ricarica'.split(
    ',',
  );
export const PURCHASE_WORDS: readonly string[] =
  'purchase,compra,compras,kauf,achat,acquisto,aankoop,zakup,pos,supermarket,supermercado,mercadona,lidl,aldi,carrefour,tesco,sainsburys,walmart,target,costco,amazon,amzn,netflix,spotify,uber,starbucks,mcdonalds,shell,repsol,restaurant,restaurante,cafe,coffee,pharmacy,farmacia,apotheke,pharmacie,rewe,edeka,albert heijn,jumbo,ikea,apple com bill,google,paypal,groceries,gas,fuel,hotel,taxi,parking,burger king,pizza'.split(
    ',',
  );

export const CARD_PAYMENT_WORDS: readonly string[] =
  'thank you,autopay,autopay payment,payment received,ihre zahlung,zahlung danke,erhalten besten dank,payments,ach deposit,direct debit payment,pago recibido,su pago,directpay,cashback,zahlung erhalten,paiement recu,betaling ontvangen,pagamento recebido'.split(
    ',',
  );

/** Words of purchases that a word of money that came in stands beside: 'Recarga de celular'. */
export const PHONE_WORDS: readonly string[] =
  'recarga de celular,recarga celular,recarga de telefone,recarga telefone,recarga telefono,recarga de telefono,recarga movil,recarga de movil,recarga movel,recarga de telemovel,ricarica cellulare,ricarica telefonica'.split(
    ',',
  );

/** Words on money that left which only stand on what a card received. */
export const CLEAR_PAYMENT_WORDS: readonly string[] = [...REFUND_WORDS, 'thank you', 'autopay'];

/** Words of money that came in, also to a card. */
export const RECEIVED_WORDS: readonly string[] = [...CARD_PAYMENT_WORDS, ...INCOME_WORDS];
