import type { ListedThing } from './thing-words.ts';

/** Things that most people pay for regularly, see `ListedThing`. */
export const BILLS: ListedThing[] = [
  {
    words: 'alquiler rent renta arriendo',
    except: `alquiler_coche alquiler_de_coche alquiler_de_vehiculo alquiler_de_auto alquiler_de_carro alquiler_de_moto
      alquiler_de_bici alquiler_de_furgoneta renta_de_auto renta_de_carro renta_de_coche arriendo_de_auto declaracion_de_la_renta
      rent_a_car rent_car car_rent van_rent bike_rent`,
    names: { en: 'rent', es: 'alquiler' },
    en: 'rent|rental|rent payment|rent payments|landlord',
    es: 'alquiler|alquileres|arriendo|arriendos|renta|casero',
  },
  {
    words: 'luz electricity electric electricidad power',
    also: 'electrica electrico',
    otherwise: { en: 'power', es: 'power' },
    except: 'power_bank power_tool power_gym',
    names: { en: 'electricity', es: 'luz' },
    en: `electric|electricity|electric bill|electric bills|electricity bill|electricity bills|electric cost|electric costs
      |electricity cost|electricity costs|electric company|electricity company|power bill|power bills`,
    es: 'luz|electricidad|recibo electrico|factura electrica|energia|energia electrica|corriente electrica',
  },
  {
    words: 'gimnasio gym',
    names: { en: 'gym', es: 'gimnasio' },
    en: 'gym|gyms|gym membership|gym fee|gym fees|gym payment|gym payments|fitness|fitness club',
    es: 'gimnasio|gimnasios|gym',
  },
  {
    words: 'gasolina fuel petrol gasoline bencina nafta diesel gasolinera gas_station',
    names: { en: 'fuel', es: 'gasolina' },
    en: `petrol|petrol station|fuel|gasoline|diesel|gas station|car gas|gas for the car|gas for my car
      |fill up|filled up|filling up|fill up the car|fill up my car|fill the car|fill my car|filled the car|filled my car
      |filled up the car|filled up my car|filling up the car|filling up my car|fill the tank|fill my tank|fill up the tank
      |fill up my tank|filling the tank|filling my tank|filled the tank|filled my tank|filled up the tank`,
    es: `gasolina|gasolinera|bencina|nafta|combustible|gasoil|diesel|carburante|llenar el tanque|llenar el deposito
      |llene el tanque|llene el deposito|llenado el tanque|llenado el deposito|llenamos el tanque|llenamos el deposito`,
  },
  {
    words: 'agua water',
    names: { en: 'water', es: 'agua' },
    en: 'water|water bill|water bills|water company',
    es: 'agua|recibo del agua|factura del agua',
  },
  {
    words: 'gas butano',
    // American gas is fuel.
    otherwise: { en: 'fuel petrol gasoline gasolina diesel gas_station' },
    except: 'gas_station',
    names: { en: 'gas', es: 'gas' },
    en: 'gas|natural gas|gas bill|gas bills|gas company|butane',
    es: 'gas|gas natural|butano|bombona de butano|bombonas de butano',
  },
  {
    words: 'internet broadband fibra wifi',
    names: { en: 'internet', es: 'internet' },
    en: 'internet|internet bill|internet bills|broadband|wifi|wi fi',
    es: 'internet|fibra|wifi|banda ancha',
  },
  {
    words: 'telefono phone movil celular mobile',
    also: 'telefonia',
    names: { en: 'phone', es: 'teléfono' },
    en: `phone|phone bill|phone bills|phone plan|phone contract|mobile|mobile bill|mobile bills|mobile plan|mobile phone
      |mobile phone bill|mobile phone contract|cellphone|cellphone bill|cell phone|cell phone bill|cell phone plan`,
    es: 'telefono|movil|celular|telefonia',
  },
  {
    words: 'hipoteca mortgage',
    also: 'hipotecario hipotecaria',
    names: { en: 'mortgage', es: 'hipoteca' },
    en: 'mortgage|mortgage payment|mortgage payments',
    es: 'hipoteca',
  },
  {
    words: 'seguro insurance',
    names: { en: 'insurance', es: 'seguro' },
    en: `insurance|insurances|insurance bill|insurance bills|insurance payment|insurance payments|insurance premium
      |insurance premiums`,
    es: 'seguro|seguros|aseguradora',
  },
];
