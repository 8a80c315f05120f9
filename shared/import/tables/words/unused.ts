import type { Rule } from './rule.ts';

/** Headers of columns that are ignored, although they have words of other columns; the first is an exception. */
export const UNUSED_WORDS: readonly Rule[] = [
  ['amount', 'kwota w walucie rachunku'],
  [
    'unused',
    'original amount,amount original,foreign amount,amount foreign,amount in foreign,local amount,amount local',
  ],
  [
    'unused',
    'original currency,foreign currency,local currency,currency original,target currency,type foreign currency',
  ],
  [
    'unused',
    'importe original,divisa original,moneda original,importe divisa,importe en divisa,contravalor,importe en moneda',
  ],
  [
    'unused',
    'ursprungsbetrag,fremdwahrung,wahrungsbetrag,originalbetrag,betrag original,originalwahrung,auslagenersatz,betrag detail',
  ],
  [
    'unused',
    'fremde gebuhren,einzelbetrag,abweichender empfanger,montant en devise,devise originale,montant francs,montant d origine',
  ],
  [
    'unused',
    'oorspr bedrag,oorspr munt,oorspronkelijk bedrag,importo originale,importo in valuta,importo in divisa,importo divisa,valuta originale,montante original,moeda original',
  ],
  [
    'unused',
    'kwota w walucie,kwota platnosci,kwota zlecenia,waluta zlecenia,exchange rate,rate,tipo de cambio,wechselkurs,umrechnungskurs,kurs,koers,wisselkoers',
  ],
  ['unused', 'cours,taux,cambio,tasso,kurs wymiany,conversion rate,credit limit,limite'],
  [
    'unused',
    'balance before,before transaction,startsaldo,beginsaldo,saldo anterior,saldo voor,saldo przed,saldo inicial,previous balance,opening balance',
  ],
  [
    'unused',
    'datum von,datum bis,date from,date to,due date,statement date,bewertungsdatum,mandatsdatum,fecha vencimiento,rubrieknaam,swift,bic,blz,bank code,bankleitzahl,sort code,mandatsreferenz,mandatsref,mandate,machtigingskenmerk,glaubiger,glaeubiger,creditor id,incassant',
  ],
  [
    'unused',
    'anzahl,radnummer,buchungsschlussel,number of,check number,checknumber,cheque number,check or slip,volgnr,sequence',
  ],
  [
    'unused',
    'card number,card no,numero tarjeta,kartennummer,last 4,mcc,zip,zipcode,postcode,address,city,state province,country,land,image,imagen,receipt,emoji',
  ],
  [
    'unused',
    'fee currency,currency fee,amount tip,amount tax,tax amount,vat amount,tip amount,tillgangligt belopp,tillganglig saldo,disponibelt belop,umsatz geteilt,category split,amount without fee,montant ht,amount excl vat,net of vat,tva,vat,mwst,=iva',
  ],
  [
    'unused',
    'devise etrangere,montant devise etrangere,valuta estera,divisa extranjera,moneda extranjera,importe en moneda extranjera,moeda estrangeira,vreemde valuta,bedrag vreemde valuta,utlandsk valuta,utenlandsk valuta,local currency amount',
  ],
  [
    'unused',
    'puvodni castka,puvodni mena,puvodni castka a mena,eredeti osszeg,eredeti devizanem,alkuperainen summa,valutabelopp,valutabelop,valutakurs,kurz,сумма в валюте операции,валюта операции,kod banky,kod banka,payment amount currency',
  ],
  [
    'time',
    '=time,=hora,=uhrzeit,=heure,=tijd,=ora,=godzina,abschlusszeit,transaction time,time zone,timezone,zeitzone,zona horaria,=abschluss zeit',
  ],
  ['product', '=product,=produit,=producto,=produkt,=prodotto,=produto,=pocket,=wallet,=space'],
];
