import type { Rule } from './rule.ts';

/** Phrases of other columns. Counter accounts come first, because their headers also have words of the own account. */
export const OTHER_WORDS: readonly Rule[] = [
  [
    'counterAccount',
    'tegenrekening,tegenrekeningnummer,counterparty account,counter account,counterparty iban,payee account,partner iban,iban zahlungsbeteiligter,gegenkonto,compte contrepartie,iban tegenpartij,account receiving,tegenrekening iban bban',
  ],
  [
    'counterAccount',
    'kontonummer iban,iban kontonummer,konto nr,cuenta destino,cuenta beneficiario,cuenta contraria,iban beneficiario,iban contrepartie,numero contrepartie,nr rachunku,na konto,to account,from account,partner account number,tegenrekening iban',
  ],
  [
    'counterAccount',
    'protiucet,cislo protiuctu,cislo uctu protistrany,partner szamlaszama,partner szamla,saajan tilinumero,tilinumero,til kontonummer,fra kontonummer,til konto,fra konto,motkonto',
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
    'account',
    'saskaitos nr,klienta konts,kliendi konto,cislo uctu,szamlaszam,szamla szam,=tili,kontonavn,kontonamn,konyvelesi szamla,=bank account',
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
    'bankId',
    'id transakce,id operace,id pokynu,tranzakcio azonosito,=viite,arkistointitunnus,dekont no,referinta,=identificador,=verifikationsnummer',
  ],
  [
    'state',
    '=status,=state,=estado,=estatus,=statut,=stato,=situacao,=info,=stan,=etat,booking status,=umsatzstatus,transaction status,=reconciled,cleared,status transakcji',
  ],
  [
    'state',
    'contabilizzazione,stav,allapot,=tila,durum,=status transakce,balance impact,auswirkung auf guthaben,tipo de operacion estado,=posted or pending',
  ],
  ['category', 'category,categoria,kategorie,categorie,kategoria,kategori,category parent,rubrique,moneymap'],
  ['tags', '=tags,=tag,=labels,=etiquetas,=label list'],
  [
    'to',
    'zahlungsempfanger,empfanger,empfanger zahlungspflichtiger,beneficiary,beneficiario,beneficiaire,begunstigter,beguenstigter,zahlungsempfanger in,destinatario,odbiorca,to name,recipient,ontvanger',
  ],
  ['to', 'mottagare,mottaker,modtager,maksunsaaja,=saaja,prijemce,beneficiar,ontvangende partij'],
  [
    'from',
    'zahlungspflichtige,zahlungspflichtige r,zahlungspflichtiger,auftraggeber,ordenante,remitente,sender,from name,nadawca,mittente,payer',
  ],
  ['from', 'avsandare,avsender,afsender,=maksaja,platce,ordonator'],
  [
    'payee',
    'payee,merchant,name,naam,nombre,counterparty,counter party,partner,comercio,establecimiento,tegenpartij,contrepartie,zahlungsbeteiligter,nome,handler,marchand,esercente,odbiorca zleceniodawca,dane kontrahenta,auftraggeber empfanger,auftraggeber beguenstigter,supplier,affilie,store,nominativo,partner name',
  ],
  [
    'payee',
    'gavejas,moketojas,moketojas gavejas,sanemejs maksatajs,nazev protiuctu,nazev protistrany,protistrana,partner neve,partner elnevezes,saaja maksaja,saaja maksja,nimi,navn,namn,counteraccount name,handlare',
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
  [
    'text',
    'paaiskinimai,informacija sanemejam,zprava pro prijemce,popis,poznamka,typ operace,kozlemeny,tipus,tranzakcio tipusa,reszletek,selitys,viesti,otsikko,tapahtumalaji,rubrik,tittel,meddelelse,aciklama,descriere,detalii,selgitus,περιγραφη,αιτιολογια,описание,concepte,descripcio,moviment,kontzeptua,libelle simplifie,avisierung',
  ],
  [
    'text',
    '摘要,摘要内容,内容,取引内容,お取り扱い内容,入出金内容,利用店名,商品名,交易对方,商品说明,商品,备注,交易摘要,交易描述,交易说明,적요,내용,거래내용,가맹점,תיאור,פרטים,שם בית העסק,الوصف,البيان,التفاصيل,شرح',
  ],
  ['state', '交易状态,当前状态,статус'],
  ['category', '交易分类,категория'],
];
