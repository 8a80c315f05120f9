/** Frequent words of Spanish questions that do not say what is asked for. The reader never corrects them. */
export const COMMON_SPANISH = `el la los las lo un una unos unas al del de a ante bajo con contra desde
durante en entre hacia hasta para por segun sin sobre tras y e o u ni que si no se me te le les nos os mi mis
tu tus su sus nuestro nuestra nuestros nuestras mio mia mios mias yo ella ellos ellas usted ustedes vos
vosotros nosotros ello este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos
aquellas cual cuales quien quienes cuyo cuya donde adonde cuando como cuanto cuanta cuantos cuantas porque
pues pero aunque mientras sino mas muy mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos
tantas tan todo toda todos todas otro otra otros otras algun alguno alguna algunos algunas ningun ninguno
ninguna nada nadie algo alguien cada varios varias mismo misma mismos mismas propio propia ambos tal tales
demas bastante casi solo solamente tambien tampoco ya aun todavia siempre nunca jamas ahora antes despues
luego pronto tarde temprano hoy ayer manana anoche aqui ahi alli alla cerca lejos arriba abajo dentro fuera
bien mal mejor peor asi quizas quiza acaso incluso ademas entonces apenas ser es soy eres somos son era eran
fue fueron fui sido siendo sea sean seria sera estar estoy estas esta estamos estan estaba estaban estuvo
estuve estado esten haber he has ha hemos han habia habian hay hubo haya habra habria tener tengo tienes tiene
tenemos tienen tenia tuve tuvo tenido tenga hacer hago haces hace hacemos hacen hizo hice hecho haga hazme aca
terminado acabado cerrado superado fijate checa chequea decime contame podes tenes queres sabes poder podido
puedo puedes puede podemos pueden podia pude pudo podria podrias podre querer quiero quieres quiere quisiera
quisieramos deseo desearia decir digo dices dice dime digame dimelo dijo saber se sabes sabe saberlo ver veo
ves ve vemos visto viste dar doy das da dan dame dado ir voy vas va vamos van iba ido venir vengo viene vienen
vino llegar llego llega llegan llegado pasar paso pasa pasado pasada pasados pasadas pasan dejar dejo deja
poner pongo pone puesto llevar llevo lleva llevamos llevado seguir sigo sigue parecer parece creer creo cree
crees pensar pienso piensas tomar tome toma tomado tomo comer sacar sumando llevando siento conocer conozco
necesitar necesito necesita necesitamos gustaria gusta agradeceria buscar busco mirar mira revisa revisar
comprobar calcular calcula contar cuenta cuentame explicar explicame indicar indica indicame mostrar muestra
salir sale salio sali andar ando anda usar uso usado utilizar volver vuelve acabar acaba acabo terminar
termino empezar quedar queda deber debo debe haya cosa cosas dia dias semana semanas mes meses ano anos vez
veces hora horas tiempo momento fecha fechas fin final finales principio principios inicio mediados comienzo
mitad medio media parte partes total totales general cantidad numero importe monto valor suma cifra cifras
dinero plata lana pasta euro euros dolar dolares peso pesos centimo centimos centavo centavos cuenta cuentas
banco tarjeta efectivo app aplicacion datos lista resumen informe casa hogar familia gente persona personas
mujer amigo amigos trabajo vida mundo pais ciudad grande grandes pequeno pequena chico chica alto alta bajo
baja largo corto nuevo nueva nuevos nuevas viejo vieja primero primera primer segundo segunda tercero tercer
tercera cuarto cuarta ultimo ultima ultimos ultimas proximo proxima proximos proximas siguiente siguientes
anterior anteriores actual actuales reciente recientes recientemente ultimamente pasado entero entera completo
completa mayor menor mayores menores maximo minimo solo unico unica cierto cierta igual iguales distinto
diferente diferentes parecido real exacto exactamente aproximadamente mas menos favor gracias hola buenas
buenos tardes noches amable oye oiga che mire hey venga anda vale ok bueno claro si perdon disculpa disculpe
saludos tio tia hermano colega wey guey che pana parce compa jefe senor senora maldito maldita diablos
demonios carajo joder coño cono caray madre dios ostras hostia mierda leches rayos lunes martes miercoles
jueves viernes sabado sabados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre
setiembre octubre noviembre diciembre ene feb mar abr may jun jul ago sep sept oct nov dic primavera verano
otono invierno navidad navidades trimestre trimestres semestre quincena quincenas bimestre finde fin diario
diaria diarios semanal semanales mensual mensuales anual anuales quincenal diariamente mensualmente
semanalmente anualmente uno dos tres cuatro cinco seis siete ocho nueve diez cien ciento cientos mil millon
doscientos trescientos quinientos cabe caben primeros primeras veinte treinta cuarenta cincuenta sesenta
setenta ochenta noventa once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veintiuno
veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve cuatrocientos
seiscientos setecientos ochocientos novecientos doscientas trescientas cuatrocientas quinientas seiscientas
setecientas ochocientas novecientas millones medio quinto quinta decimo decima tercio tercios cuartas gasto
gastos gastar gaste gastado ingreso ingresos pago pagos pagar pague compra compras comprar movimiento
movimientos registro registros ahorro ahorros ahorrar recibo recibos presupuesto categoria categorias saldo
comparado comparacion promedio respecto frente veamos digamos concretamente especialmente principalmente
normalmente habitualmente generalmente finalmente realmente simplemente justo junto juntos alrededor aparte
ademas acuerdo acerca relacion tema asunto caso razon forma manera modo tipo tipos clase lado punto cuestion
pregunta preguntas duda respuesta informacion detalle detalles ladrones ladron ladrona curiosidad ganas miedo
preocupa apuros necesario posible imposible facil dificil rapido lento verdad mentira pega curro chamba laburo
sitio sitios lugar lugares tienda tiendas local locales vuelto cabo antier anteayer trasanteayer antepasado
antepasada antepasados antepasadas conmigo metido metida soltado pedido vivido sido grosso modo total mente
estan corriente corrientes curso pendiente pendientes conmigo contigo consigo alguna cargado cargados cargadas
quisieramos favor porfavor gustaria podrian serian querria interesa interesaria permites permite sabrias echar
echo eche echas vistazo ayuda ayudar ayudame mano manos bolsillo cartera monedero efectivamente supuesto obvio
tanta semejante apetece ocurre ocurrio sucede sucedio resulta resulto mirarme decirme ensenarme mostrarme
contarme darme pasarme ensename muestrame habido come grafica grafico resultados verdaderamente unicamente
guita varo sueles logre logramos tantisimo tantisima registrado registrada registre entiendo normal tipico
costoso libre saco saque sumale acabe termine cerre haberse papa mama calculas calculame calcularme illo tio
macho partida partidas parar meta metas objetivo objetivos cogido cogi coger cogemos pillado pille pillar
pidiendo visitado visitamos visite hayan haya use cargue seguido seguidas favorito favoritos soltar recibidas
debio golpe saliera estaria idea historia efecto sola solas agarre agarramos`;
