import type { Language } from '../types.ts';

/**
 * Words of a language that are no slips of others. They may be what a question is limited to, so they are not among the
 * words that say nothing.
 */
export const WORDS: Record<Language, string> = {
  en: `boiler surfboard laptop phone bike holiday trip trips sofa tv bed wedding party gift present ticket tickets flight kids children house drink drinks car wife husband partner son grandson daughter
night nights noon midnight woman women men boy girl baby mother father brother sister aunt uncle neighbour neighbor colleague
boss client clients door table chair bed kitchen bathroom window street road beach field river sea moon star fire water air
earth flower tree colour color hand hands face head hair eye eyes skin foot feet mouth blood stone paper letter note page word
name voice music game games play played milk cheese chicken rice pasta soup fruit sugar salt oil egg eggs bottle glass plate
box bag suitcase key keys bridge boat ship plane wheel engine path walk walked run ran drive drove ride rode fly flew swim
sleep slept live lived die died born grow grew open opened close closed push pull throw break broke fix fixed clean cleaned
wash washed care cared help helped last lasts lasted hurt heard read write wrote written draw drew paint sing sang dance
light dark dirty empty cold hot warm cool dry wet strong weak healthy sick happy tired content mad sweet bitter jacket shirt
trousers dress coat shoe shoes glasses watch ring course courses class classes exam teacher meeting office company firm deal
contract project fine fines court police law vote state village park museum church birthday anniversary wedding move moved
sell sold sale sales steal stole lost lose won win luck prize bet bets ticket tickets entry dream dreams plans
idea ideas doubt error errors danger bargain offer offers discount discounts voucher refund refunds return returned cash
worth waste wasted stuff pile piles load loads heap heaps ton tons couple mate mates folks friend pay pays tab tabs
cup cups piece pieces bite bites bit pint pints pet pets tank tool tools tape taste test text tent rest mess
dent dents chunk slice nest egg state stake stakes grand grant rant ran rank tent sent cent fiver fivers tenner tenners lakh lakhs crore crores rupee rupees lake bucks buck pesos
stay stayed staying stays stood stuck step talk talked wait waited follow followed carry carried catch caught choose chose
chosen cross decide decided deliver ensure enter exist fight force form hang hate include join kill laugh lead learn listen
mark matter measure mention notice pass plan prepare press prove realise realize refer relate remember replace reply roll
search serve settle shake shout sit smile solve sound stare strike suffer supply support survive teach touch wake wear active
aware bare basic brave brief bright broad calm cheap clever common complex dead deaf deep dull eager fair fake false famous
fancy fat flat fresh front gentle giant global grateful grey harsh heavy human ideal idle ill inner joint keen lazy legal
liquid local logical lonely loose loud lucky mass mere middle mild mobile modern moral narrow native nearby neat nervous nice
noble official perfect plain polite popular pretty prime proper proud pure quiet rapid rare raw ready real rough round royal
rude secure senior severe sharp sheer shy silent silly slight slim smooth social soft solid special stable steady steep stiff
strict sudden super tall tame thick thin tiny tough true upper upset urban useful vague valid vast vital wide wild willing
wooden young sent feed food foot fool feet hard
sand send sell cell call fall fell hall mall tall wall ball bell bill billed well will mine time tide line lime
file files mail mails node nodes role roles port event events instance instances deleted disk disks dishes base bases fails
signs languages lock locks command feature becomes core printed printer machines string strings transfers band bands profile
profiles facts letters states function docs poll polls closes stops drops loop loops requires codes scope space spaces
sending stranger strangers writer builds built seed seeds shape shapes fills logs site sites sums edits ranges marked merged
merges slot slots guessed contents exit exits programs contact contacts views insight insights archived matching pictures
choosing exports mint damaged pool clone ports manager managers breaks supplied dies failing marks raises guest guests lacks
driver drivers stale chance chances protect protects beat beats beaten comments comment folds bound waits user users currency
stamp stamps storm bean beans lamp lamps camp camps sock socks rope ropes cakes bread roses ships sail lunchbox plant plants
nails nail tooth teeth tyre tyres tire tires brakes helmet hammer ladder wire wires carpet rug rugs curtain curtains pillow
mattress blanket towel towels candle candles soap shampoo diaper diapers nappy nappies stroller pram crib scarf gloves hat
hats cap caps belt belts boots sandals jeans hoodie sweater jumper bra pants shorts skirt`,
  es: `rapida rapidas china chinas chino chinos sana sanas basura coche bici viaje viajes portatil movil celular telefono vacaciones moto sofa tele regalo boda fiesta lavadora ordenador computadora billete billetes almuerzo hijo hijos hija pareja marido desayuno cena comida
noche mediodia madrugada hombre hombres mujeres nino ninos nina ninas padre padres hermana abuela abuelo vecino vecina amiga
amigas puerta mesa silla cama cocina bano ventana calle plaza playa campo monte rio mar aire flor arbol color mano cabeza
ojo pelo piel pie boca sangre agua fuego tierra piedra papel carta nota libro hoja letra palabra frase nombre voz musica
juego jugar jugo leche queso pollo arroz pasta sopa fruta dulce sal azucar aceite huevo huevos botella vaso plato caja bolsa
maleta llave llaves puente barco avion rueda motor camino viaje vuelta ida pase pasa pasen pasas tomas toman tenia tenga tengan
hagas haga hagan hacia hecha hechas dicho dicha puse puso ponen poner viendo visto vista vistas ande anden andado corre correr
corro come comes comen beber bebe dormir duerme vivir vive vivo viven morir muerte nacer nacio crecer abrir abre cerrar cierra
empujar lanzar romper rompe arreglar arregle reparar limpiar lavar cuidar cuida 
dura duran durar tarda tarde serio seria claro clara oscuro limpio sucio lleno
vacio frio calor caliente seco mojado fuerte debil sano enfermo feliz triste cansado contento loco loca tonto tonta lindo
linda bonito bonita feo fea rico rica pobre pobres libre libres justo falso duro blando dulce amargo chaqueta camisa
pantalon vestido zapato abrigo gafas reloj anillo pulsera capricho caprichos detalle curso cursos clase clases examen escuela
profesor medico cita citas reunion oficina jefe empresa cliente clientes proyecto contrato firma sello multa multas juicio
policia ladron guerra paz ley leyes voto gobierno estado estados provincia pueblo barrio parque museo iglesia mercadillo cumple
cumpleanos aniversario bautizo comunion entierro reforma obras mudanza alquilar vender vendo vendi vende robo robaron
perder perdi suerte premio loteria apuesta apuestas ticket tickets boleto boletos plazo
plazos propina propinas entrada entradas comision comisiones sueno suenos idea ideas duda dudas error errores fallo fallos peligro ganga ofertas
descuento descuentos rebajas cupon devolucion devuelto devolvieron reembolso cambio cambios tarjetas efectivo cajero retiro
idas pavo pavos palo palos luca lucas varo varos mango mangos libra libras soles mexicanos argentinos colombianos chilenos
copia copias correos etiquetas filas fila terminado contiene creado sola mensaje mensajes encontrado completos flecha flechas
cambiada opcional necesitas intentos intento envian cuadran programas activo reconoce retirado proteccion leen tuyo barra
barras nombres puerto puertos casos salvo siguen terminada graficos division divisiones convierte coma marcado marcada resto
fallidos garantia garantias confirmo suya larga envio envios segundos formatos modos pegar origenes raton ratones publica
verde marcha medida medidas vives pausa atajo restaurando sellos lampara lamparas calcetin calcetines cuerda pasteles rosa
rosas barcos planta plantas clavo clavos diente dientes llanta llantas neumaticos frenos casco martillo escalera pintura
cable cables alfombra cortina cortinas almohada colchon manta toalla toallas vela velas jabon champu panal panales carriola
cuna bufanda guantes sombrero gorra cinturon botas sandalias vaqueros sudadera sueter falda bolso bolsos mochila paraguas
tijeras bateria baterias pila pilas funda teclado pantalla impresora tinta`,
};
