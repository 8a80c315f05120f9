import { createRequire } from 'node:module';

export type Check = ((value: unknown) => boolean) & { errors?: unknown };
type Ajv = { compile: (schema: object) => Check };

// The validator of the API document brings the one for the schemas in it.
const load = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Ajv };
const { default: addFormats } = load('ajv-formats') as { default: (ajv: Ajv) => void };

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Compiles a schema of the API document to a check, with another library than the server validates with. */
export function compileSchema(schema: object): Check {
  return ajv.compile(schema);
}
