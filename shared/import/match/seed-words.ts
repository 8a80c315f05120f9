import type { FixedCategory, TransactionType } from '../../categories.ts';

/** Words of payees that have the same category for everybody, folded, without towns and names of people. */
const EXPENSES: Partial<Record<FixedCategory, string>> = {
  food: `
    mercadona, carrefour, lidl, aldi, eroski, alcampo, hipercor, consum, ahorramas, caprabo, bonpreu, condis, gadis,
    froiz, hiperdino, supersol, dia retail, supermercados dia, supermercado, supermercados, fruteria, panaderia,
    carniceria, pescaderia, pasteleria, restaurante, cafeteria, comida, comidas, supermarket, grocery, groceries,
    bakery, butcher, restaurant, coffee, cafe, tesco, sainsburys, sainsbury s, asda, morrisons, waitrose, ocado,
    whole foods, wholefds, trader joe, trader joes, trader joe s, kroger, safeway, publix, starbucks, mcdonalds,
    mcdonald s, burger king, kfc, domino s, dominos pizza, telepizza, pizzeria, glovo, just eat, deliveroo, uber eats,
    ubereats, doordash, grubhub, lieferando, edeka, rewe, kaufland, netto marken discount, penny markt, supermarkt,
    lebensmittel, backerei, baeckerei, metzgerei, leclerc, intermarche, auchan, monoprix, franprix, super u,
    hyper u, supermarche, boulangerie, patisserie, boucherie, esselunga, conad, eurospin, supermercato,
    panificio, ristorante, trattoria, pingo doce, minipreco, intermarche, padaria, talho, mercearia,
    albert heijn, spar, migros, biedronka, zabka`,
  transport: `
    gasolina, gasolinera, gasoleo, repsol, cepsa, galp, petronor, bp oil, shell, esso, texaco, chevron, exxonmobil,
    totalenergies, total energies, aral, agip, tankstelle, station service, benzinaio, petrol, fuel, gas station,
    combustible, combustivel, carburant, carburante, renfe, cercanias, taxi, cabify, uber trip, uber bv, bolt eu,
    freenow, parking, aparcamiento, parkhaus, peaje, autopista, toll, metro de madrid, transports metropolitans, emt,
    alsa, blablacar, tfl travel, transport for london, trainline, trenitalia, italotreno, sncf, ratp, deutsche bahn,
    db vertrieb, bvg, mvg, cp comboios, ryanair, vueling, easyjet, iberia, lufthansa, bus ticket, itv, bicing,
    autobus, autobuses`,
  utilities: `
    iberdrola, endesa, naturgy, gas natural, holaluz, electricidad, electricity, agua, aguas, canal de isabel ii,
    aigues, water bill, movistar, vodafone, orange espana, masmovil, pepephone, yoigo, digi spain, jazztel, telefonica,
    fibra, internet, alquiler, hipoteca, comunidad de propietarios, rent, mortgage, council tax, british gas, edf,
    engie, octopus energy, thames water, comcast, xfinity, verizon, at t, t mobile, telekom, stadtwerke, vattenfall,
    e on energie, rundfunk, rundfunkbeitrag, miete, strom, loyer, bouygues telecom, free mobile, sfr, sosh, affitto,
    bolletta, enel energia, hera comm, telecom italia, edp comercial, renda, telemovel, luz y gas, o2`,
  entertainment: `
    netflix, spotify, hbo, hbo max, disney plus, disneyplus, prime video, primevideo, dazn, filmin, twitch, steam,
    steampowered, steamgames, playstation, nintendo, xbox, cine, cines, cinema, kinepolis, yelmo, kino, cinesa, teatro,
    theatre, theater, concierto, concert, ticketmaster, eventim, museo, museum, libreria, bookshop, bookstore,
    buchhandlung, librairie, youtube premium, audible`,
  health: `
    farmacia, farmacias, pharmacy, apotheke, pharmacie, apotheek, parafarmacia, drogerie apotheke, walgreens, cvs,
    boots pharmacy, dentista, dentist, dental, zahnarzt, dentiste, clinica, clinic, hospital, medico, doctor, arzt,
    fisioterapia, fisioterapeuta, physiotherapy, physio, optica, optician, optiker, opticien, sanitas, adeslas,
    gimnasio, basic fit, mcfit`,
};

const INCOMES: Partial<Record<FixedCategory, string>> = {
  salary: `
    nomina, salario, sueldo, paga extra, salary, payroll, wages, wage, gehalt, lohn, lohn gehalt, besoldung, salaire,
    stipendio, ordenado, vencimento, salaris, loon, pension`,
  investment: `
    dividendo, dividendos, dividend, dividends, dividende, dividendi, dividenden, intereses, interest paid,
    interest payment, gross interest, credit interest, zinsen, habenzinsen, interets, interessi attivi, juros`,
};

/** Words in the lists that are no company: people also write them when they send money, or they name an employer. */
const SUBJECTS = new Set(
  `
  comida, comidas, groceries, grocery, lebensmittel, coffee, restaurant, restaurante, ristorante, gasolina, gasoleo,
  petrol, fuel, combustible, combustivel, carburant, carburante, taxi, parking, aparcamiento, peaje, toll, bus ticket,
  autobus, autobuses, electricidad, electricity, agua, aguas, water bill, fibra, internet, alquiler, hipoteca,
  comunidad de propietarios, rent, mortgage, council tax, miete, strom, loyer, affitto, bolletta, renda, telemovel,
  luz y gas, cine, cines, cinema, kino, teatro, theatre, theater, concierto, concert, museo, museum, dentista, dentist,
  dental, doctor, medico, arzt, gimnasio, hospital, clinica, clinic, physio`
    .split(',')
    .map((word) => word.trim()),
);

/** Whether a folded text begins with the name of a company in the lists. */
export function startsWithCompany(folded: string): boolean {
  const word = findSeed('expense', folded)?.word;
  return word !== undefined && !SUBJECTS.has(word) && `${folded} `.startsWith(`${word} `);
}

/** The number of words in the longest phrase of the lists. */
const MAX_PHRASE_WORDS = 4;
const byPhrase: Readonly<Record<TransactionType, ReadonlyMap<string, FixedCategory>>> = {
  expense: toMap(EXPENSES),
  income: toMap(INCOMES),
};

/** Finds the first word or phrase of the lists in a folded text, the longest at its place, with its fixed category. */
export function findSeed(
  type: TransactionType,
  folded: string,
): { word: string; category: FixedCategory } | undefined {
  const words = folded.split(' ');
  for (let at = 0; at < words.length; at++) {
    for (let length = MAX_PHRASE_WORDS; length > 0; length--) {
      const word = words.slice(at, at + length).join(' ');
      const category = byPhrase[type].get(word);
      if (category !== undefined) return { word, category };
    }
  }
  return undefined;
}

function toMap(lists: Partial<Record<FixedCategory, string>>): Map<string, FixedCategory> {
  const entries = Object.entries(lists) as [FixedCategory, string][];
  return new Map(
    entries.flatMap(([category, list]) => list.split(',').map((word) => [word.trim(), category] as const)),
  );
}
