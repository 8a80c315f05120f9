import type { Rule } from './rule.ts';

/** Phrases of booking days and of value days. */
export const DAY_WORDS: readonly Rule[] = [
  [
    'valueDate',
    'value date,fecha valor,f valor,fecha de valor,fec valor,valuta,valutadatum,wertstellung,wertstellungsdatum,=wert,wert datum,date valeur,date de valeur,date val',
  ],
  [
    'valueDate',
    'data valuta,data valor,data de valor,rentedatum,rentedag,valutatag,data waluty,value,valor,interest date,rentedato,data disponibile',
  ],
  [
    'valueDate',
    'valutadag,valutadato,erteknap,ertek napja,arvopaiva,valor tarihi,data de valoare,datum valuty,datum splatnosti',
  ],
  [
    'date',
    'date,datetime,fecha,fec,datum,dato,data,f operacion,buchungstag,=buchung,buchungsdatum,umsatztag,belegdatum,belegtag,abschlussdatum,kaufdatum,transaktionsdatum,datum der transaktion,verbucht am',
  ],
  [
    'date',
    'boekdatum,boekingsdatum,boekdag,transactiedatum,verwerkingsdatum,transaktionsdatum,bokforingsdatum,bokforingsdag,=dia,=day,=tag,=posted,booked at,=booked,created on,started',
  ],
  [
    'date',
    'f,fch,completed,created at,timestamp,posted on,posted at,=f,=jour,=giorno,=dag,date op,data_operazione,=when',
  ],
  [
    'date',
    '=created,kirjauspaiva,paivamaara,maksupaiva,tapahtumapaiva,datuma,bogfort,bokfort,bogforingsdato,bokforingsdato,reskontradatum,transaktionsdag,transaksjonsdato',
  ],
  [
    'date',
    'tarih,tarihi,islem tarihi,ημερομηνια,дата,kuupaev,datums,date processed,date posted,transdate,transactiondate,postingdate,bookingdate',
  ],
  [
    'date',
    '取引日,日付,年月日,利用日,お取引日,取引日時,取扱日付,交易时间,交易日期,交易日,记账日期,日期,거래일,거래일자,거래일시,이용일,날짜,일자,תאריך,تاريخ,التاريخ,تاریخ',
  ],
  ['valueDate', '起算日,入账日期,银行记账日,결제일'],
];

/**
 * Words of headers in Spanish, Portuguese, French, Italian, German, Dutch, Polish, Czech and the Nordic languages,
 * folded. English uses none of them.
 */
export const DAY_FIRST_WORDS: readonly string[] = (
  'fecha,importe,concepto,saldo,descripcion,monto,cargo,abono,haber,divisa,' +
  'data mov,data movimento,data valor,data do movimento,data lancamento,descricao,descritivo,lancamento,montante,movimento,historico,debito,credito,valor,' +
  'libelle,montant,solde,comptable,intitule,date de valeur,date operation,date d operation,devise,' +
  'importo,descrizione,causale,dare,avere,data contabile,data valuta,data operazione,valuta,' +
  'datum,buchungstag,buchungsdatum,betrag,verwendungszweck,umsatz,wertstellung,buchungstext,beschreibung,wahrung,kontostand,' +
  'bedrag,omschrijving,boekdatum,rentedatum,rekening,naam,munt,' +
  'dato,bogforingsdato,bokforingsdag,belop,beloeb,belob,belopp,tekst,forklaring,beskrivelse,beskrivning,paivamaara,kirjauspaiva,maara,selitys,' +
  'data transakcji,data ksiegowania,data operacji,data waluty,kwota,opis,tytul,waluta,castka,mena,popis'
).split(',');
