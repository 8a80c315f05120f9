import { createRequire } from 'node:module';

export type Check = ((value: unknown) => boolean) & { errors?: unknown };
type Ajv = { compile: (schema: object) => Check };

// The validator of the API document brings the one for the schemas in it.
const load = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Ajv };
const { default: addFormats } = load('ajv-formats') as { default: (ajv: Ajv) => void };

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** A check of values by a schema of the API document, apart from the library that the server validates with. */
export function compileSchema(schema: object): Check {
  return ajv.compile(schema);
}
