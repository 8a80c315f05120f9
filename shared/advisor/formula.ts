import { addMonths, countDays, startOfMonth } from '../calendar.ts';
import type { FACT_UNITS } from '../contract/advisor.ts';

export type FactValues = ReadonlyMap<string, number>;
type Unit = (typeof FACT_UNITS)[number];

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+\d*)|([-+*/(),]))/y;
const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  max: Math.max,
  min: Math.min,
  /** Days from one `yyyyMMdd` to another, including both. */
  days: (from, to) => countDays({ from: toDay(from), to: toDay(to) }),
  /** Calendar months from the month of one day to the month of another, including both. */
  months: (from, to) => monthNumber(to) - monthNumber(from) + 1,
  /** The first day of the month that is `months` after the month of a day. */
  later: (from, months = 0) => dayNumber(addMonths(startOfMonth(toDay(from)), months)),
  /** The next whole number. */
  ceil: (value = 0) => Math.ceil(Number(value.toFixed(6))),
};

/**
 * Computes a formula of numbers, ids of facts, `+ - * /`, parentheses and `FUNCTIONS`. A division by zero is 0. Throws
 * for anything else, and for an unknown fact.
 */
export function evaluateFormula(formula: string, values: FactValues): number {
  const tokens = readTokens(formula);
  let at = 0;

  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? product() : -product();
    return value;
  }
  function product(): number {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isMultiplied = tokens[at++] === '*';
      const operand = factor();
      value = isMultiplied ? value * operand : operand === 0 ? 0 : value / operand;
    }
    return value;
  }
  function factor(): number {
    const token = tokens[at++] ?? '';
    if (token === '-') return -factor();
    if (token === '(') return requireClosing(sum());
    if (/^\d/.test(token)) return Number(token);
    const call = Object.hasOwn(FUNCTIONS, token) ? FUNCTIONS[token] : undefined;
    if (call !== undefined) return callWith(call);
    const value = values.get(token);
    if (value === undefined) throw new Error(`The formula '${formula}' has no fact '${token}'.`);
    return value;
  }
  function callWith(call: (...values: number[]) => number): number {
    if (tokens[at++] !== '(') throw new Error(`The formula '${formula}' calls without parentheses.`);
    const parameters = [sum()];
    while (tokens[at] === ',') {
      at += 1;
      parameters.push(sum());
    }
    return requireClosing(call(...parameters));
  }
  function requireClosing(value: number): number {
    if (tokens[at++] !== ')') throw new Error(`The formula '${formula}' lacks a parenthesis.`);
    return value;
  }

  const value = sum();
  if (at < tokens.length) throw new Error(`The formula '${formula}' continues where it should end.`);
  return value;
}

/**
 * Rounds a fact's value by its unit: money to the decimals of the currency, shares to one decimal, others to integers.
 */
export function roundToUnit(value: number, unit: Unit, decimals: number): number {
  const places = unit === 'money' ? decimals : unit === 'percent' ? 1 : 0;
  const rounded = Number(`${Math.round(Number(`${value.toFixed(10)}e${places}`))}e-${places}`);
  return rounded === 0 ? 0 : rounded;
}

/** Returns the ids of the facts in a formula, in their order. */
export function findFactIds(formula: string): string[] {
  return readTokens(formula).filter((token) => /^[a-z]/.test(token) && !Object.hasOwn(FUNCTIONS, token));
}

/** Converts a day to the number of a fact: '2026-11-21' is 20261121. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

export function toDay(number = 0): string {
  const digits = String(number);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

function monthNumber(day = 0): number {
  return Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100);
}

function readTokens(formula: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(formula);
    if (found === null) throw new Error(`The formula '${formula}' is unreadable from character ${from}.`);
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
}
