/** Words above a table of a card, folded. */
export const CARD_WORDS: readonly string[] =
  'card,credit card,card member,cardmember,kreditkarte,kartennummer,tarjeta,carte,carta,creditcard,visa,mastercard,amex,american express,cartao,purchased by,karty,kreditkort'.split(
    ',',
  );
export const PAYMENT_WORDS: readonly string[] =
  'payment,payments,thank you,autopay,pago,refund,return,devolucion,abono,betaling,terugbetaling,zahlung,gutschrift,erstattung,paiement,remboursement,pagamento,rimborso,estorno,credit,splata,zwrot'.split(
    ',',
  );
const INCOME_WORDS: readonly string[] =
  'salary,payroll,wages,nomina,gehalt,lohn,salaire,stipendio,salaris,ordenado,wynagrodzenie,interest,intereses,zinsen,interets,interessi,rente,deposit,ingreso,transferencia de,transfer from,pension,bizum de,dividend,eingang,direct deposit,from,einzahlung,top up,recarga,ajout de fonds,bonifico a vostro favore,virement recu,pix recebido,ricarica'.split(
    ',',
  );
export const PURCHASE_WORDS: readonly string[] =
  'purchase,compra,compras,kauf,achat,acquisto,aankoop,zakup,pos,supermarket,supermercado,mercadona,lidl,aldi,carrefour,tesco,sainsburys,walmart,target,costco,amazon,amzn,netflix,spotify,uber,starbucks,mcdonalds,shell,repsol,restaurant,restaurante,cafe,coffee,pharmacy,farmacia,apotheke,pharmacie,rewe,edeka,albert heijn,jumbo,ikea,apple com bill,google,paypal,groceries,gas,fuel'.split(
    ',',
  );

export const CARD_PAYMENT_WORDS: readonly string[] =
  'thank you,autopay,autopay payment,payment received,ihre zahlung,zahlung danke,payments,ach deposit,direct debit payment,pago recibido,su pago,zahlung erhalten,paiement recu,betaling ontvangen,pagamento recebido'.split(
    ',',
  );

/** Words of money that came in, also to a card. */
export const RECEIVED_WORDS: readonly string[] = [...CARD_PAYMENT_WORDS, ...INCOME_WORDS];
