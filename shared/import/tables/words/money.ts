import type { Rule } from './rule.ts';

/** Phrases of balances, and of columns that show the direction of money. */
export const BALANCE_WORDS: readonly Rule[] = [
  [
    'balance',
    'balance,bal,saldo,solde,kontostand,saldi,running balance,accountbalance,=disponible,endsaldo,guthaben,saldo disponible,saldobelob',
  ],
  [
    'balance',
    'zustatek,zostatok,egyenleg,bakiye,sold,stanje,tilin saldo,jaak,likutis,atlikums,остаток,баланс,υπολοιπο,saldoa',
  ],
  ['balance', '残高,差引残高,取引後残高,お取引後残高,余额,账户余额,餘額,잔액,잔고,יתרה,الرصيد,مانده'],
  ['direction', '收 支,收支,收支类型,借贷,借贷标志,借贷方向,入払区分,입출금구분'],
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
    'direction',
    'bejovo kimeno,bevetel kiadas,smer uhrady,deebet kreedit,debetas kreditas,debets kredits,debet kredit,entrada salida,nota debito credito,=debitcredit',
  ],
];

/** Phrases of amounts. Fees come first, because their headers also have words of amounts. */
export const AMOUNT_WORDS: readonly Rule[] = [
  [
    'fee',
    'fee,fees,comision,comisiones,gebuhr,=gebuhren,commission,commissions,commissione,commissioni,=frais,frais de,montant frais,=entgelt,=entgelte,=spesen,spese,=provision,poplatek,prowizja,=oplata,gebyr,avgift,kosten op verrichting,=kosten,=taxa,comissao,jutalek,=dij,komisyon',
  ],
  [
    'tax',
    '=tax,=taxes,=steuer,=steuern,=impuesto,=impuestos,=imposto,=impostos,=impot,=impots,=imposta,=imposte,=belasting,=podatek,=skatt,=skat,withholding tax,quellensteuer,kapitalertragsteuer',
  ],
  ['hold', 'kwota blokady'],
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
    'depense,depenses,saida,saidas,retiro,retiros,wydatki,obciazenia,obciazenie,=af,=ut,debitering,payment amount,egreso,egresos,retirada,retiradas,sortie,sorties,pagos,=spend,=spending,payments out,money spent,disposiciones,decaissement,decaissements,prelievi,abgang,abgange,wyplaty',
  ],
  [
    'debit',
    'zahlungsausgang,ut fra konto,=ut,uttag,haevet,terheles,=vydaj,vydaje,breme,isplata,borc,odepsano,salida,salidas,carrec,carrecs,=extourne,retraits,montant debit,belop ut,nota debito,importe cargo',
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
    'recette,recettes,entrada,entradas,deposito,depositos,wplywy,wplyw,uznania,uznanie,=bij,=inn,kreditering,entree,entrees,=lodgement,=lodgements,=lodged,payments in,=receipts,cobros,encaissement,encaissements,versamenti,zugang,zugange,wplaty',
  ],
  [
    'credit',
    'zahlungseingang,inn pa konto,=inn,insattning,insattningar,indsat,jovairas,=prijem,prijmy,dobro,uplata,alacak,pripsano,abonament,abonaments,versements,montant credit,belop inn,nota credito,importe abono',
  ],
  [
    'debit',
    'お引出し,お引出金額,引出金額,出金,出金額,出金金額,お支払金額,支払い金額,支払金額,払出金額,支出金额,支出,支取,转出,借方发生额,付款金额,расход,расходы,списание,списано,출금,출금액,출금금액,지출,찾으신금액,חובה,مدين,سحب,بدهکار',
  ],
  [
    'credit',
    'お預入れ,お預入金額,預入金額,入金,入金額,入金金額,お預り金額,預かり金額,受入金額,收入金额,收入,存入,转入,贷方发生额,收款金额,приход,доход,зачисление,пополнение,поступление,зачислено,입금,입금액,입금금액,수입,맡기신금액,זכות,دائن,إيداع,بستانکار',
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
    'amount',
    'valor,valor total,valor movimiento,total amount,belob,castka,objem,suma,osszeg,osszege,maara,summa,tutar,tutari,iznos,znesek,ποσο,сумма,sumatorio,=quantitat,zenbatekoa,=total,=totaal,monto total,=pesos,=cad,=aud,=nzd,=sek,=nok,=dkk,=pln,=czk,=huf,=ron,=mxn,=brl,=cop,=clp,=ars,=inr,=jpy,=try',
  ],
  [
    'amount',
    '金額,利用金額,取引金額,入出金,入出金額,金额,交易金额,금액,거래금액,이용금액,סכום,המחיר,المبلغ,مبلغ',
  ],
  [
    'currency',
    'currency,divisa,moneda,wahrung,waehrung,whg,=wrg,valuta,valutacode,munt,muntsoort,devise,moeda,waluta,=ccy,=cur,=valuutta,valutakod,monnaie',
  ],
  [
    'currency',
    'valiuta,mena,deviza,devizanem,devizaneme,penznem,para birimi,=valuuta,=devies,валюта,νομισμα,מטבע,العملة,=통화',
  ],
  ['currency', '币种,交易币种,记账币种,币别,货币,交易货币,記帳幣別,通貨'],
];
