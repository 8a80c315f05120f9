type Schema = Record<string, unknown> & { properties: Record<string, unknown> };
type Content = { 'application/json': { schema: Schema } };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

/** The parts of an OpenAPI document that tests read. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export function operation(document: ApiDocument, path: string, method: string): Operation {
  const operationObject = document.paths[path]?.[method];
  if (operationObject === undefined) throw new Error(`${method} ${path} is not documented.`);
  return operationObject;
}

export function allOperations(document: ApiDocument): Operation[] {
  return Object.values(document.paths).flatMap((methods) => Object.values(methods));
}

export function requestSchema(document: ApiDocument, path: string, method: string): Schema {
  const content = operation(document, path, method).requestBody?.content;
  if (content === undefined) throw new Error(`${method} ${path} takes no body.`);
  return content['application/json'].schema;
}

export function responseSchema(document: ApiDocument, path: string, method: string): Schema | undefined {
  return operation(document, path, method).responses['200']?.content?.['application/json'].schema;
}
