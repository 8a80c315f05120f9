import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { referencedName, type JsonSchema, type Side } from './json-schema.ts';

/** HTML in which inserted texts are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * Renders the fields of an object or of an array's items with their types and rules; empty without fields. Input
 * marks required fields, output marks fields that may be missing.
 */
export function fieldList(schema: JsonSchema, side: Side): Html | '' {
  const object = findItems(schema) ?? schema;
  const fields = Object.entries(object.properties ?? {}) as [string, JsonSchema][];
  if (fields.length === 0) return '';
  const required = new Set(object.required);
  return html`<ul class="fields">
    ${fields.map(([name, field]) =>
      fieldEntry({ name, field, remark: toRemark(side, required.has(name)), side }),
    )}
  </ul>`;
}

/** Whether the list of fields already says everything about the type. */
export function isPlainObject(schema: JsonSchema): boolean {
  return schema.type === 'object' && schema.properties !== undefined;
}

/** Renders the type of a value in a few words; a named schema becomes a link. */
export function renderType(schema: JsonSchema): Html | string {
  const name = referencedName(schema);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  const items = findItems(schema);
  if (items) return html`array of ${renderType(items)}`;
  if (schema.enum || schema.const !== undefined) return renderValues(schema.enum ?? [schema.const]);
  if (schema.anyOf) return joinWithOr(schema.anyOf.map((choice) => renderType(choice)));
  if (schema.format !== undefined) return FORMATS[schema.format] ?? schema.format;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

type Field = { name: string; field: JsonSchema; remark: string; side: Side };

function fieldEntry({ name, field, remark, side }: Field): Html {
  const rules = describeRules(field);
  return html`<li>
    <div class="field">
      <code class="name">${name}</code> <span class="type">${renderType(field)}</span>
      ${remark === '' ? '' : html`<span class="remark">${remark}</span>`}
    </div>
    ${rules === '' ? '' : html`<p class="rules">${rules}</p>`} ${fieldList(field, side)}
  </li>`;
}

function toRemark(side: Side, isRequired: boolean): string {
  if (side === 'input') return isRequired ? 'required' : '';
  return isRequired ? '' : 'not always';
}

const FORMATS: Record<string, string> = {
  date: 'calendar day',
  'date-time': 'instant',
  email: 'e-mail address',
  uuid: 'UUID',
};

function describeRules(field: JsonSchema): string {
  return [field.description, lengthRule(field), rangeRule(field)]
    .filter((rule) => rule !== undefined)
    .join(' ');
}

function lengthRule({ minLength: min, maxLength: max }: JsonSchema): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (max === undefined) return `At least ${min} characters.`;
  return min === undefined ? `At most ${max} characters.` : `${min} to ${max} characters.`;
}

function rangeRule(field: JsonSchema): string | undefined {
  const parts = [
    field.exclusiveMinimum === undefined ? undefined : `more than ${formatNumber(field.exclusiveMinimum)}`,
    field.minimum === undefined ? undefined : `at least ${formatNumber(field.minimum)}`,
    field.maximum === undefined ? undefined : `at most ${formatNumber(field.maximum)}`,
    field.exclusiveMaximum === undefined ? undefined : `less than ${formatNumber(field.exclusiveMaximum)}`,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function formatNumber(value: number | boolean): string {
  return new Intl.NumberFormat('en').format(Number(value));
}

function renderValues(list: readonly unknown[]): Html {
  return html`${list.map((value, index) => html`${index > 0 ? ' | ' : ''}<code>${JSON.stringify(value)}</code>`)}`;
}

function joinWithOr(parts: readonly (Html | string)[]): Html {
  return html`${parts.map((part, index) => html`${index > 0 ? ' or ' : ''}${part}`)}`;
}

function findItems(schema: JsonSchema): JsonSchema | undefined {
  return schema.type === 'array' ? (schema.items as JsonSchema) : undefined;
}
