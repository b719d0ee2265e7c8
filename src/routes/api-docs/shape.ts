import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** A JSON schema in the notation of TypeScript, which is shorter to read. Names of other shapes stand as they are. */
export function shapeOf(schema: Schema, indent = ''): string {
  if ('$ref' in schema) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => shapeOf(one as Schema, indent)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return arrayShape(schema, indent);
  if (schema.type === 'object') return objectShape(schema, indent);
  return schema.type ?? 'unknown';
}

function arrayShape(schema: OpenAPIV3_1.SchemaObject, indent: string): string {
  const tuple = (schema as { prefixItems?: Schema[] }).prefixItems;
  if (tuple) return `[${tuple.map((item) => shapeOf(item, indent)).join(', ')}]`;
  const item = shapeOf((schema as OpenAPIV3_1.ArraySchemaObject).items as Schema, indent);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectShape({ properties = {}, required = [] }: OpenAPIV3_1.SchemaObject, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, part]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part as Schema, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}
