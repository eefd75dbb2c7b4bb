import fastJson from 'fast-json-stringify';
import * as z from 'zod';

type Write = (answer: unknown) => string;
const compiled = new WeakMap<z.core.$ZodType, Write>();

/**
 * Writes the answer limited to what the contract names: a column it does not name never leaves the
 * server. Compiled at the first answer, because most processes never serve most calls.
 */
export function writeAs(response: z.core.$ZodType): Write {
  return (answer) => {
    let write = compiled.get(response);
    if (!write) {
      const options = { target: 'draft-7', unrepresentable: 'any', override } as const;
      write = fastJson(z.toJSONSchema(response, options) as object) as Write;
      compiled.set(response, write);
    }
    return write(answer);
  };
}

/** `T | null` as one type, which the serialiser writes without trying each. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  const [one, other] = jsonSchema.anyOf ?? [];
  if (!one || other?.type !== 'null' || typeof one.type !== 'string') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, one, { type: [one.type, 'null'] });
};
