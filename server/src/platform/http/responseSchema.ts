import * as z from 'zod';

/** The answer cut to what the contract names; a column it does not name never leaves the server. */
export function responseSchema(response: z.core.$ZodType) {
  const json = z.toJSONSchema(response, { target: 'draft-7', unrepresentable: 'any', override });
  return { 200: json };
}

/** `T | null` as one type, which the serialiser writes without trying each. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  const [one, other] = jsonSchema.anyOf ?? [];
  if (!one || other?.type !== 'null' || typeof one.type !== 'string') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, one, { type: [one.type, 'null'] });
};
