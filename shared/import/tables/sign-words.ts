import { foldedList } from './cells.ts';

/** Words above a table of a card, folded. */
export const CARD_WORDS: readonly string[] = foldedList(
  'card,credit card,card member,cardmember,kreditkarte,kartennummer,tarjeta,carte,carta,creditcard,visa,mastercard,amex,american express,cartao,purchased by,karty,kreditkort',
);

/** Words above, or in the header of, a Japanese card's table; folded. */
export const JAPANESE_CARD = /利用店名|利用金額|カート/u;

/** Words only of money that was given back, folded. */
export const MONEY_BACK_WORDS: readonly string[] = foldedList(
  'refund,return,devolucion,reembolso,terugbetaling,erstattung,rückerstattung,remboursement,rimborso,estorno,devolução,zwrot,devolució,' +
    'återbetalning,tilbagebetaling,tilbakebetaling,refusion,refusjon,retur,palautus,hyvitys,vratka,vrácení,refundace,vrátenie,visszatérítés,iade,restituire,povrat,tagastus,grąžinimas,atmaksa,' +
    'επιστροφή,возврат,повернення,זיכוי,החזר,استرداد,취소,환불,返金,返品,取消,退款,退货,退貨',
);

/** Words of money that a shop gave back, folded. Some banks use the last ones for any money that came in. */
export const REFUND_WORDS: readonly string[] = [...MONEY_BACK_WORDS, ...foldedList('abono,gutschrift')];

/** Whole texts of payments to a card, folded. On an account they are payments to somebody. */
export const BARE_PAYMENTS: readonly string[] = foldedList(
  'betalning,maksu,platba,úhrada,fizetés,ödeme,plată,πληρωμή,платеж,платіж,תשלום,دفعة,お支払い',
);

/** Words of payments to a card, or from an account to somebody; folded. */
export const PAYMENT_WORDS: readonly string[] = [
  ...foldedList('payment,payments,pago,betaling,zahlung,paiement,pagamento,credit,spłata'),
  ...BARE_PAYMENTS,
];

/** Words of money that was earned, or that somebody sent, folded. */
export const INCOME_WORDS: readonly string[] = foldedList(
  'salary,payroll,wages,nomina,gehalt,lohn,salaire,stipendio,salaris,ordenado,wynagrodzenie,interest,intereses,zinsen,interets,interessi,rente,deposit,ingreso,transferencia de,transfer from,pension,bizum de,dividend,eingang,direct deposit,from,einzahlung,top up,recarga,recargas,ajout de fonds,bonifico a vostro favore,virement recu,pix recebido,ricarica,' +
    'salario,lön,løn,lønn,palkka,mzda,výplata,munkabér,maaş,salariu,odsetki,ränta,úrok,kamat,faiz,μισθός,μισθοδοσία,зарплата,заработная плата,проценты,משכורת,ריבית,راتب,급여,월급,이자,給与,給料,利息,工资,工資',
);

/** Words of purchases and of shops, folded. */
export const PURCHASE_WORDS: readonly string[] = foldedList(
  'purchase,compra,compras,kauf,achat,acquisto,aankoop,zakup,pos,supermarket,supermercado,mercadona,lidl,aldi,carrefour,tesco,sainsburys,walmart,target,costco,amazon,amzn,netflix,spotify,uber,starbucks,mcdonalds,shell,repsol,restaurant,restaurante,cafe,coffee,pharmacy,farmacia,apotheke,pharmacie,rewe,edeka,albert heijn,jumbo,ikea,apple com bill,google,paypal,groceries,gas,fuel,hotel,taxi,parking,burger king,pizza,' +
    'köp,kortköp,køb,kjøp,varekjøp,osto,korttiosto,nákup,vásárlás,alışveriş,cumpărare,αγορά,покупка,покупки,купівля,רכישה,شراء,구매,消费,消費',
);

/** Words only of payments to a card, folded. */
export const CARD_PAID_WORDS: readonly string[] = foldedList(
  'thank you,autopay,autopay payment,payment received,ihre zahlung,zahlung danke,erhalten besten dank,direct debit payment,pago recibido,su pago,zahlung erhalten,paiement reçu,betaling ontvangen,pagamento recebido,pagamento ricevuto,' +
    'inbetalning,indbetaling,innbetaling,maksusuoritus,spłata karty,spłata zadłużenia,splátka karty,platba přijata,kártyatörlesztés,ödeme teşekkürler,teşekkürler,plată primită,εξόφληση,πληρωμή κάρτας,погашение,погашення,פירעון,سداد,결제대금,대금결제,ご入金,还款,還款',
);

/** Words of payments to a card, folded. */
export const CARD_PAYMENT_WORDS: readonly string[] = [
  ...CARD_PAID_WORDS,
  ...foldedList('payments,ach deposit,directpay,cashback'),
];

/** Words of purchases that contain a word of money that came in: 'Recarga de celular'. */
export const PHONE_WORDS: readonly string[] = foldedList(
  'recarga de celular,recarga celular,recarga de telefone,recarga telefone,recarga telefono,recarga de telefono,recarga movil,recarga de movil,recarga movel,recarga de telemovel,ricarica cellulare,ricarica telefonica',
);

/** Words that show, on a negative amount, that it is a payment to a card or a refund. */
export const CLEAR_PAYMENT_WORDS: readonly string[] = [...REFUND_WORDS, 'thank you', 'autopay'];

/** Words of money that came in, also to a card. */
export const RECEIVED_WORDS: readonly string[] = [...CARD_PAYMENT_WORDS, ...INCOME_WORDS];
