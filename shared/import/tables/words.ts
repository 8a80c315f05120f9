import type { ColumnRole } from '../types.ts';

/** What the header of a column may mean. `from` and `to` are payees of incoming and outgoing money. */
export type HeaderMeaning = ColumnRole | 'fee' | 'from' | 'iban' | 'net' | 'to' | 'time';

/** Phrases of headers, folded, parted by commas; a phrase that begins with = is the whole header. */
type Rule = [meaning: HeaderMeaning, phrases: string];

/**
 * The first rule whose phrase a header has is its meaning, if the cells fit; then the next one. English, Spanish,
 * German, French, Dutch, Italian, Portuguese, Polish, and the words of Scandinavian banks.
 */
const RULES: readonly Rule[] = [
  // Columns that look like others.
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
    'fremde gebuhren,gebuhren,einzelbetrag,abweichender empfanger,montant en devise,devise originale,montant francs,montant d origine',
  ],
  [
    'unused',
    'oorspr bedrag,oorspr munt,oorspronkelijk bedrag,importo originale,importo in valuta,valuta originale,montante original,moeda original',
  ],
  [
    'unused',
    'kwota w walucie,kwota platnosci,kwota blokady,exchange rate,rate,tipo de cambio,wechselkurs,umrechnungskurs,kurs,koers,wisselkoers',
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
    'time',
    '=time,=hora,=uhrzeit,=heure,=tijd,=ora,=godzina,abschlusszeit,transaction time,time zone,timezone,zeitzone,zona horaria,=abschluss zeit',
  ],
  [
    'balance',
    'balance,bal,saldo,solde,kontostand,saldi,running balance,accountbalance,=disponible,endsaldo,guthaben,saldo disponible,saldobeløb',
  ],
  [
    'direction',
    'debit credit,credit debit,debit or credit,debet credit,credit debet,creditdebet,af bij,bij af,soll haben,haben soll',
  ],
  [
    'direction',
    'dare avere,avere dare,debe haber,cargo abono,abono cargo,debito credito,credito debito,dr cr,cr dr,=dc,=cd,=d c,=c d,=s h,=sh,=cr,=d k,debito ou credito',
  ],
  [
    'direction',
    '=sign,=signo,=sens,=segno,=sinal,=vorzeichen,=direction,=richtung,=soll haben kz,debit credit indicator,credit debit indicator,cd indicator,umsatztyp,tipo de movimiento,=tipo mov',
  ],
  [
    'valueDate',
    'value date,fecha valor,f valor,fecha de valor,fec valor,valuta,valutadatum,wertstellung,wertstellungsdatum,=wert,wert datum,date valeur,date de valeur,date val',
  ],
  [
    'valueDate',
    'data valuta,data valor,data de valor,rentedatum,rentedag,valutatag,data waluty,value,valor,interest date,rentedato,data disponibile',
  ],
  [
    'date',
    'date,datetime,fecha,fec,datum,dato,data,f operacion,buchungstag,=buchung,buchungsdatum,umsatztag,belegdatum,belegtag,abschlussdatum,kaufdatum,transaktionsdatum,datum der transaktion',
  ],
  [
    'date',
    'boekdatum,boekingsdatum,boekdag,transactiedatum,verwerkingsdatum,transaktionsdatum,bokforingsdatum,bokforingsdag,=dia,=day,=tag,=posted,booked at,=booked,created on,started',
  ],
  [
    'date',
    'f contable,completed,created at,timestamp,posted on,posted at,=f,=jour,=giorno,=dag,date op,data_operazione,=when',
  ],
  // Amounts.
  ['unused', 'fee currency,currency fee'],
  ['fee', '=fee,=fees,=comision,=gebuhr,=commission'],
  ['amount', 'debit credit amount,credit debit amount,amount debit credit'],
  [
    'debit',
    'debit,debits,debit amount,debito,debitos,debe,cargo,cargos,gasto,gastos,soll,lastschrift,belastung,belastungen,ausgang,ausgaben,ausgabe,debet,uitgaven',
  ],
  [
    'debit',
    'dare,uscite,uscita,addebiti,addebito,paid out,money out,withdrawal,withdrawals,withdrawn,outflow,spent,charge,charges,expense,expenses,=out,amount out',
  ],
  [
    'debit',
    'depense,depenses,saida,saidas,retiro,retiros,wydatki,obciazenia,obciazenie,=af,=ut,debitering,payment amount,egreso,egresos,retirada,retiradas,sortie,sorties,pagos',
  ],
  [
    'credit',
    'credit,credits,credit amount,credito,creditos,haber,abono,abonos,ingreso,ingresos,haben,gutschrift,gutschriften,eingang,einnahmen,einnahme,inkomsten',
  ],
  [
    'credit',
    'avere,entrate,entrata,accrediti,accredito,paid in,money in,deposit,deposits,deposited,inflow,received,income,=in,amount in',
  ],
  [
    'credit',
    'recette,recettes,entrada,entradas,deposito,depositos,wplywy,wplyw,uznania,uznanie,=bij,=inn,kreditering,entree,entrees',
  ],
  ['net', '=net,=netto,=neto,net amount,nettobetrag,importe neto,=montant net,amount net'],
  [
    'amount',
    'amount,amt,importe,monto,cantidad,betrag,umsatz,umsatze,bedrag,montant,importo,montante,quantia,kwota,belop,beloeb,belopp,somme,gross,brutto,bruto,mutatie bedrag',
  ],
  [
    'amount',
    '=eur,=euro,=euros,=usd,=gbp,=chf,=value,=valor,=total,=movimiento,=movimento,=mutation,=sum,=brut,=mutatie,import,=amount eur,transaction value,=price',
  ],
  [
    'currency',
    'currency,divisa,moneda,wahrung,waehrung,whg,=wrg,valuta,valutacode,munt,muntsoort,devise,moeda,waluta,=ccy,=cur,=valuutta,valutakod,monnaie',
  ],
  // Other accounts come before the own one, whose words they have.
  [
    'counterAccount',
    'tegenrekening,tegenrekeningnummer,counterparty account,counter account,counterparty iban,payee account,partner iban,iban zahlungsbeteiligter,gegenkonto,compte contrepartie,iban tegenpartij,account receiving,tegenrekening iban bban',
  ],
  [
    'counterAccount',
    'kontonummer iban,iban kontonummer,konto nr,cuenta destino,cuenta beneficiario,cuenta contraria,iban beneficiario,iban contrepartie,numero contrepartie,nr rachunku,na konto,to account,from account,partner account number,tegenrekening iban',
  ],
  [
    'account',
    'auftragskonto,iban auftragskonto,kontoinhaber iban,iban kontoinhaber,account number,account no,account id,numero de cuenta,numero cuenta,=cuenta,=account,rekening,rekeningnummer,=konto',
  ],
  ['iban', '=iban'],
  [
    'account',
    'iban bban,compte,numero compte,account num,=rachunek,=conto,=conta,account name,product name,numero rachunku,numer rachunku,=kontonummer,n cuenta,rapporto,=accountnum,account from',
  ],
  [
    'bankId',
    'transaction id,transactionid,transaction reference,transaction ref,=id,fitid,=uuid,numero operacion,numero de operacion,n operacion,transactiereferentie,reference number,=reference,=ref,=referencia,=referenz',
  ],
  [
    'bankId',
    'transaktions nr,transaktionsnr,transaktions id,nr transakcji,numero operazione,zkb referenz,archivierungs,=num operacion,transactie id,transferwise id,=numref,buchungsreferenz,mutatie id',
  ],
  [
    'state',
    '=status,=state,=estado,=estatus,=statut,=stato,=situacao,=info,=stan,=etat,booking status,=umsatzstatus,transaction status,=reconciled,cleared,status transakcji',
  ],
  ['category', 'category,categoria,kategorie,categorie,kategoria,kategori,category parent,rubrique,moneymap'],
  ['tags', '=tags,=tag,=labels,=etiquetas,=label list'],
  [
    'to',
    'zahlungsempfanger,empfanger,empfanger zahlungspflichtiger,beneficiary,beneficiario,beneficiaire,begunstigter,beguenstigter,zahlungsempfanger in,destinatario,odbiorca,to name,recipient,ontvanger',
  ],
  [
    'from',
    'zahlungspflichtige,zahlungspflichtige r,zahlungspflichtiger,auftraggeber,ordenante,remitente,sender,from name,nadawca,mittente,payer',
  ],
  [
    'payee',
    'payee,merchant,name,naam,nombre,counterparty,counter party,partner,comercio,establecimiento,tegenpartij,contrepartie,zahlungsbeteiligter,nome,handler,marchand,esercente,odbiorca zleceniodawca,dane kontrahenta,auftraggeber empfanger,auftraggeber beguenstigter,supplier,affilie,store,nominativo,partner name',
  ],
  [
    'note',
    '=note,=notes,=nota,=notas,=notiz,=bemerkung,=bemerkungen,=anmerkung,=comentario,=comentarios,=comment,=commentaire,=user note,=opmerking,=my notes,=notes and tags',
  ],
  [
    'text',
    'description,descripcion,concepto,concept,detail,details,detalle,detalles,memo,narrative,narration,reference,referencia,referenz,particulars,movimiento,movimientos,observaciones,mas datos,concepto ampliado,informacion,glosa,leyenda',
  ],
  [
    'text',
    'vwz,buchungsart,zprava,buchungstext,verwendungszweck,text,vorgang,beschreibung,bezeichnung,umsatzart,zahlungszweck,buchungsdetails,avisierungstext,mitteilung,betreff,notiz,beschreibung1,beschreibung2,beschreibung3,verwendung',
  ],
  [
    'text',
    'libelle,label,motif,communication,communications,omschrijving,mededelingen,mededeling,omschrijving 1,omschrijving 2,omschrijving 3,mutatiesoort,betalingskenmerk,libelles,nature,operation,intitule,informations',
  ],
  [
    'text',
    'descrizione,causale,dettagli,descricao,descritivo,historico,movimento,opis,opis transakcji,opis operacji,tytul,szczegoly,rodzaj transakcji,typ transakcji,transactions,transaction,tekst,beskrivelse,beskrivning,forklaring,transaktion,texto,message,meddelande,kommentar,lancamento',
  ],
  ['text', 'type,tipo,art,typ,transaction type,transaction details,operacion,title'],
];

const rules = RULES.map(([meaning, phrases]) => {
  const all = phrases.split(',');
  return {
    meaning,
    whole: new Set(all.filter((each) => each.startsWith('=')).map((each) => each.slice(1))),
    parts: all.filter((each) => !each.startsWith('=')).map((each) => ` ${each} `),
  };
});

/** The meanings that a folded header may have, the most likely one first. */
export function meaningsOf(folded: string): HeaderMeaning[] {
  if (folded === '' || folded.length > 80) return [];
  const padded = ` ${folded} `;
  return rules
    .filter(({ whole, parts }) => whole.has(folded) || parts.some((part) => padded.includes(part)))
    .map(({ meaning }) => meaning);
}
