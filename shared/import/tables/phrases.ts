import { foldText } from './cells.ts';

/** Words at the start of rows of balances, folded. */
export const BALANCE_PHRASES: readonly string[] = (
  'saldo anterior,saldo inicial,saldo final,saldo a fecha,saldo a,saldo actual,saldo del dia,saldo do dia,saldo disponible,saldo al,saldo en,saldo previo,saldo de apertura,saldo de cierre,' +
  'opening balance,closing balance,beginning balance,ending balance,starting balance,balance brought forward,balance carried forward,brought forward,carried forward,balance forward,start balance,end balance,previous balance,new balance,current balance,available balance,balance as of,' +
  'anfangssaldo,endsaldo,kontostand,alter kontostand,neuer kontostand,alter saldo,neuer saldo,anfangsbestand,endbestand,saldovortrag,saldovortrag letzte rechnung,schlusssaldo,tagessaldo,abschlusssaldo,' +
  'solde initial,solde final,ancien solde,nouveau solde,solde precedent,solde au,solde crediteur,solde debiteur,solde de depart,solde en debut de periode,solde en fin de periode,solde en,' +
  'beginsaldo,eindsaldo,startsaldo,saldo iniziale,saldo finale,saldo contabile,saldo liquido,saldo contabilistico,saldo precedente,saldo attuale,saldo ao,saldo em,' +
  'saldo poczatkowe,saldo koncowe,saldo poprzednie,saldo total,saldo total disponivel,saldo invest facil,saldo invest facil plus,saldo de investimentos,saldo aplicado,' +
  'pocatecni zustatek,konecny zustatek,pociatocny zostatok,konecny zostatok,nyito egyenleg,zaro egyenleg,alkusaldo,loppusaldo,ingaende saldo,utgaende saldo,inngaende saldo,startsaldo,slutsaldo,algsaldo,loppsaldo,kaive,likutis pradziai,likutis pabaigai,apyvarta,sakuma atlikums,beigu atlikums,apgrozijums,turnover,debit turnover,credit turnover,obrat,sold initial,sold final,acilis bakiyesi,kapanis bakiyesi,saldo inicial do periodo'
).split(',');

/** Words at the start of rows of sums, folded. */
export const SUM_PHRASES: readonly string[] = (
  'total,totals,totales,totale,totaal,totais,suma,sumas,sum,summe,gesamt,gesamtsumme,zwischensumme,subtotal,sub total,grand total,razem,somme,umsatzsumme,' +
  'total cargos,total abonos,total debits,total credits,total debit,total credit,total debe,total haber,total gastos,total ingresos,total operaciones,total movimientos,' +
  'total des mouvements,total des operations,total mouvements,total del mes,total del periodo,total del extracto,totale movimenti,summe umsatze,total des debits,total des credits,total debitos,total creditos,total amount,total importe,totale entrate,totale uscite,summe soll,summe haben,total general,suma total,total eur,' +
  'total kartenbuchungen,transactions total,deebet,kreedit,obraty,celkem,spolu,osszesen,yhteensa,summa,totalt,toplam,итого,всего,合计,合计金额,总计,小计,合計,総合計,합계,סה"כ,المجموع'
)
  .split(',')
  .map((phrase) => foldText(phrase));

/** Words of movements and sections that are not booked yet, folded. */
export const PENDING_PHRASES: readonly string[] = (
  'pending,not posted,unposted,not booked,authorized,authorised,authorization,processing,in progress,on hold,hold,' +
  'pendiente,pendientes,retenido,retenida,retenciones,retencion,no contabilizado,no contabilizados,en proceso,en curso,autorizado,' +
  'vorgemerkt,vorgemerkte,vorgemerkte umsatze,umsatz vorgemerkt,offen,ausstehend,reserviert,nicht gebucht,noch nicht gebucht,vormerkung,in bearbeitung,' +
  'en attente,a venir,non comptabilise,in behandeling,gereserveerd,nog niet verwerkt,in attesa,prenotato,prenotata,non contabilizzato,non contabilizzati,da contabilizzare,autorizzato,' +
  'venter,reserveret,reservert,reserverad,vantar,forberedt,ikke bogfort,cekajici,cekajuca,blokace,neuhrazeno,fuggoben,varaus,odottaa,beklemede,in asteptare,pendent,' +
  'pendente,em processamento,oczekujace,oczekujaca,blokada,w trakcie,nierozliczone,в обработке,в ожидании,заблокировано,' +
  // Words of movements that never will be booked.
  'declined,reverted,failed,cancelled,canceled,rejected,expired,voided,denied,rechazado,rechazada,cancelado,cancelada,anulado,anulada,denegado,denegada,abgelehnt,fehlgeschlagen,refuse,refusee,annule,annulee,geweigerd,geannuleerd,rifiutato,annullato,recusado,odrzucona,anulowana,' +
  'revertido,revertida,annullata,storniert,refused,void,returned unpaid,memo,zamitnuto,zruseno,stornovano,elutasitva,avbruten,afvist,avvist,peruttu,ruckgangig gemacht,zuruckgewiesen,retourne,nieudana,cofnieta,echouee,echoue,fallido,fallida,fehlerhaft,mislukt,insufficient funds,отклонено,отменено,отказ,交易关闭,已全额退款,支付失败'
).split(',');

/** Words at the start of a text whose movement is not booked, folded. Leaves out words that shops or taxes use. */
export const PENDING_STARTS: readonly string[] = (
  'pending,pending transaction,reserveret,reservert,reserverat,reservation kortkop,katevaraus,vorgemerkt,vorgemerkte,gereserveerd,en attente,' +
  'no contabilizado,non contabilizzato,blokada srodkow,blokace'
).split(',');

/** Words at the end of a text whose movement is not booked, folded. */
export const PENDING_ENDS: readonly string[] = (
  'pending,reservert transaksjon,reservert,reserveret,reserverat belopp,reserverat,katevaraus,vorgemerkt,gereserveerd,en attente,' +
  'no contabilizado,pendiente de contabilizar,non contabilizzato'
).split(',');

export const DEBIT_WORDS: ReadonlySet<string> = new Set(
  'd,dr,db,debit,debits,debet,debito,debe,cargo,s,soll,lastschrift,belastung,af,dare,addebito,uscita,uscite,out,outflow,ausgang,ausgabe,expense,gasto,egreso,withdrawal,obciazenie,wydatek,debt,paid out,saida,sortie,retiro,money out,u,uitgaven,sent,dbit,dbt,ausgabe,kimeno,kiadas,terheles,odchozi,vydaj,debet,ut,nota debito,nota de debito,outgoing,spent,salida,zahlungsausgang,odeslana,exp,支出,出金,借,借方,支取,转出,출금,지출,расход,списание,дебет,חובה,مدين,borc'
    .split(',')
    .map((word) => foldText(word)),
);

export const CREDIT_WORDS: ReadonlySet<string> = new Set(
  'c,cr,credit,credits,credito,haber,abono,h,haben,gutschrift,bij,avere,accredito,entrata,entrate,in,inflow,eingang,einnahme,income,ingreso,deposit,uznanie,wplyw,k,kredit,paid in,entrada,entree,deposito,money in,i,inkomsten,received,crdt,cdt,bejovo,bevetel,jovairas,prichozi,prijem,inn,nota credito,nota de credito,incoming,zahlungseingang,prijata,收入,入金,贷,贷方,存入,转入,입금,수입,приход,поступление,зачисление,кредит,זכות,دائن,alacak'
    .split(',')
    .map((word) => foldText(word)),
);

/** Words in columns of debit and credit for money between the person's own accounts, folded. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  'transfer,internal transfer,neutral,traspaso,umbuchung,virement interne,giroconto,transfer in,transfer out,transferencia,不计收支,中性交易,其他,其它'.split(
    ',',
  ),
);

/** Words of movements that are booked, folded. */
export const BOOKED_WORDS: ReadonlySet<string> = new Set(
  (
    'booked,completed,complete,completado,completada,posted,cleared,settled,settlement,approved,accepted,success,successful,succeeded,done,final,paid,processed,executed,billed,yes,no,true,false,ok,c,r,x,reconciled,active,' +
    'realizado,realizada,contabilizado,contabilizada,ejecutado,ejecutada,aprobado,aprobada,aplicado,aplicada,liquidado,liquidada,imputado,confirmado,confirmada,facturado,finalizado,efectuado,procesado,si,' +
    'gebucht,umsatz gebucht,abgeschlossen,berechnet,ausgefuhrt,verbucht,abgerechnet,erledigt,ja,nein,' +
    'execute,executee,termine,terminee,comptabilise,comptabilisee,effectue,effectuee,valide,validee,traite,regle,oui,non,' +
    'contabilizzato,contabilizzata,completato,completata,eseguito,eseguita,autorizzata e contabilizzata,confermato,approvato,' +
    'geaccepteerd,uitgevoerd,verwerkt,voltooid,geboekt,nee,concluido,concluida,efetuado,efetivado,processado,sim,nao,' +
    'zrealizowano,zrealizowana,rozliczona,rozliczono,zaksiegowana,zaksiegowano,wykonana,udfort,bogfort,bokfort,utford,utfort,nej,nei,zauctovano,provedeno,uhrazeno,konyvelt,teljesitett,kirjattu,gerceklesti,tamamlandi,finalizat,zakonczona,zakonczono,交易成功,支付成功,已存入零钱,退款成功,对方已收钱,已收钱,исполнен,исполнено,выполнено'
  ).split(','),
);
