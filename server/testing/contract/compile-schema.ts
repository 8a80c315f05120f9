import { createRequire } from 'node:module';

export type Check = ((value: unknown) => boolean) & { errors?: unknown };
type Ajv = { compile: (schema: object) => Check };

// The validator of API documents installs Ajv, the validator of schemas.
const load = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'));
const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Ajv };
const { default: addFormats } = load('ajv-formats') as { default: (ajv: Ajv) => void };

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Compiles a schema of the API document to a check, by another library than the server's own validation. */
export function compileSchema(schema: object): Check {
  return ajv.compile(schema);
}
