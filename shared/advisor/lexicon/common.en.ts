/** Frequent words of English questions that do not say what is asked for. The reader never corrects them. */
export const COMMON_ENGLISH = `a an the this that these those i me my mine myself we us our ours you your
yours he him his she her it its they them their one ones someone anyone everyone nobody something anything
everything nothing all any both each every few many much more most other others another some such same own and
or but if then than so as at by for from in into of off on onto out over to up with without within about above
across after again against along among around because before behind below between during except inside like
near since through throughout till until toward under upon via am is are was were be been being do does did
done doing have has had having can could may might must shall should will would ought not no yes yeah nope
never ever always often sometimes usually rarely just only even still yet already also too very really quite
rather almost here there now today how what when where which who whom whose why get gets got gotten getting go
goes went gone going come comes came coming make makes made making take takes took taken taking give gives
gave given giving see sees saw seen look looks looking find finds found tell tells told say says said know
knows knew known think thinks thought want wants wanted need needs needed like likes liked let lets put puts
use uses used try tries tried keep keeps kept work works working show shows ask asks please kindly thanks
thank hey hello hi okay well right sure good great best better bad worse worst big bigger biggest small
smaller large larger little long short high higher low lower new old first last next previous past recent
recently lately current currently early late later soon once twice time times thing things stuff way ways lot
lots bit kind sort part parts number numbers amount amounts total totals figure figures sum list year years
month months week weeks day days date dates morning afternoon evening night weekend weekends quarter half
money cash euro euros dollar dollars pound pounds cent cents penny pennies bank account accounts transaction
transactions payment payments purchase purchases expense expenses income spend spent spending cost costs price
prices pay pays paid paying buy buys bought buying save saved saving savings budget budgets category
categories record records data entry entries history bill bills charge charges app people person family
household home friend friends mate man guy everybody together alone whole entire entirely exactly roughly
approximately actually basically honestly literally maybe perhaps possibly certainly definitely simply mostly
mainly generally typically normally regularly finally overall altogether combined far back ago away down left
right rest end start begin beginning final final month monthly weekly daily yearly annual annually per average
hear read write help understand mean means wonder wondering wondered curious interested able possible could
likely happen happens happened happening change changes turn turns turned run runs running leave leaves left
move moves call called feel feels seem seems show showed shown bring brings brought become keep set sets hold
went off kind gone else instead really truly ever nor nay whatever whenever wherever bloody damn hell heck
earth god gosh goodness wow ugh um umm uh er erm hmm oh ah eh ok alright fine cool so anyway ridiculous crazy
quick quickly fast faster slow slower easy hard simple clear different similar difference compared compare
versus especially regarding concerning according respect terms related including included excluding apart plus
minus equal less least fewer enough extra additional main major minor single double couple several various
certain particular general specific total actual approximate exact full complete wise idea sense point case
fact reason question questions answer answers info information details detail summary report overview reckon
guess suppose believe hope wish mind care worry afraid glad happy sorry sad tight rich poor broke skint
trouble problem problems issue stress safe safely today tomorrow yesterday tonight nowadays these days pocket
wallet purse hands rate current place places shop shops store stores item items product products service
services company companies ride rides visit visits eat eating ate meal order orders ordered went checked check
track tracking manage managed manages exceeded exceed reach reached hit cover covers add adds went each card
cards credit debit online direct automatic wage job side ended ends finish finished close closed mortal
shopped dined visited ordered yo bro dude buddy dear sir madam man mum dad single whose fell turned mistake
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety thousands millions tenth thirds
quarters fourths fifths hundred thousand million zero none neither either i'm everybody dont doesnt didnt cant
couldnt wouldnt isnt arent wasnt werent havent hasnt hadnt mondays tuesdays wednesdays thursdays fridays
saturdays sundays january february march april may june july august september october november december monday
tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec mon tue
tues wed thu thur thurs fri sat sun spring summer autumn fall winter christmas easter fortnight quarter
semester decade century hour hours minute minutes second seconds third fourth fifth sixth name named names
live lives living life world country city town place area job work works fee fees tip tips bonus gone grown
going mean nothing grand total breakdown split share percent percentage fixed variable regular recurring
unusual result results summarise summarize realistic graph chart appearing shopping lol gain gained feeling
true absolute absolutely bust busted goal goals improve improved counting counted impact moolah recorded
arrive arrives`;
/** Words of well-known sellers and goods, to which a question may be limited. The reader never corrects them. */
export const SELLERS_AND_GOODS = `visa mastercard amex netflix spotify amazon uber zara lidl aldi ikea carrefour kfc
mcdonalds starbucks tesco asda sainsburys morrisons waitrose costco walmart hbo disney google microsoft adobe
audible kindle paypal bizum revolut cabify bolt lyft glovo deliveroo ubereats doordash justeat booking airbnb
ryanair vueling iberia renfe alsa blablacar repsol cepsa esso movistar vodafone digi endesa naturgy iberdrola
telefonica telmex telcel rappi pedidosya oxxo soriana chedraui falabella ripley decathlon primark hm uniqlo
nike adidas fnac mediamarkt merlin obramat alcampo eroski consum bonpreu caprabo consum ahorramas hipercor
shein temu aliexpress ebay etsy playstation xbox nintendo twitch youtube dazn crunchyroll filmin patreon
dropbox icloud chatgpt linkedin tinder argos greggs costa pret nero dominos telepizza burger wendys chipotle
kroger publix safeway wholefoods trader joes cvs walgreens verizon comcast tmobile sprint chevron exxon bmw
seat jumbo olimpica lider unimarc wong plazavea coppel liverpool elektra shoes clothes clothing books toys
games beer wine pizza sushi flowers pets dog cat makeup furniture sandwiches burgers tea ropa zapatos libros
juguetes cerveza vino pan carne fruta verduras flores mascotas perro gato muebles maquillaje tabaco lottery
loteria cigarettes tobacco vet veterinario school colegio guarderia university universidad`;
