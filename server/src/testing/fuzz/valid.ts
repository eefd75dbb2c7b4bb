import fc from 'fast-check';
import { type core, safeParse } from 'zod/mini';

type Schema = core.$ZodType;
type Known = Record<string, readonly unknown[]>;

/**
 * A value that a schema accepts, derived from the schema itself, so that the work behind the checks
 * is reached. `known` has things to name, by the field that names them.
 */
export function validFor(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const { def } = (schema as core.$ZodTypes)._zod;
  const inner = (one: Schema) => validFor(one, known, name);
  if (def.type === 'void') return fc.constant(undefined);
  if (def.type === 'object') return fieldsOf(def.shape, known);
  if (def.type === 'array') return listOf(inner(def.element), known[name] ?? []);
  if (def.type === 'optional') return fc.option(inner(def.innerType), { freq: 4, nil: undefined });
  if (def.type === 'default') return inner(def.innerType);
  if (def.type === 'nullable') return fc.option(inner(def.innerType), { freq: 4 });
  if (def.type === 'pipe') return inner(def.in);
  if (def.type === 'union') return fc.oneof(...def.options.map(inner));
  return leaf(schema, known[name] ?? []);
}

/** Some of it, or a whole known list. */
function listOf(item: fc.Arbitrary<unknown>, named: readonly unknown[]) {
  const whole = named.filter(Array.isArray);
  const some = fc.array(item, { maxLength: 3 });
  return whole.length > 0 ? fc.oneof(some, fc.constantFrom(...whole)) : some;
}

function fieldsOf(shape: Readonly<Record<string, Schema>>, known: Known) {
  const fields = Object.entries(shape);
  const values = fields.map(([name, field]) => [name, validFor(field, known, name)] as const);
  const requiredKeys = fields.filter(([, field]) => !mayMiss(field)).map(([name]) => name);
  return fc
    .record<Record<string, unknown>, string>(Object.fromEntries(values), { requiredKeys })
    .map(repeated);
}

const mayMiss = (field: Schema) => safeParse(field, undefined).success;

/** A repeated field gets the same value. */
const repeated = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.startsWith('repeat_') ? values[name.slice('repeat_'.length)] : value,
    ]),
  );

const words = [
  ...['x', 'Fatima', 'Ëlla-Mae d’Arc', '山田', '1', '0', 'true', '2026', 'client-name', 'skills'],
  ...['2026-11-14', '1900-01-01', '2099-12-31', '2026-11-14 10:00:00', '<p>Beste <b>u</b></p>'],
  ...['iemand@example.nl', 'NL91ABNA0417164300', 'NL001234567B01', '30123456', 'a_code'],
  // What looks like a day, a time or a word of the language, and is none.
  ...['2026-45-02', '2026-11-14T99:00', 'constructor', '__proto__', 'toString', '{{value}}'],
  ...['correct horse battery', '{"checkboxes":[1],"other":"x"}', '=1+1', "'; drop table x; --"],
];
/** The longest value that the schema accepts. */
const lengths = [20, 40, 100, 200, 254, 255, 500, 1000, 2000, 5000, 20_000];
const numbers = [0, 1, 2, 3, 10, 90, 210, 365, 1000, -1, 0.01, 1.15, 10_000_000, 2_147_483_647];
const common = [
  ...words,
  ...lengths.map((length) => 'a'.repeat(length)),
  ...numbers,
  ...[true, false, null],
];

/** Each schema is probed once. */
const taken = new WeakMap<Schema, unknown[]>();

function leaf(schema: Schema, named: readonly unknown[]): fc.Arbitrary<unknown> {
  const takes = (value: unknown) => safeParse(schema, value).success;
  const good = taken.get(schema) ?? [...common, ...choicesOf(schema)].filter(takes);
  taken.set(schema, good);
  const right = named.filter(takes);
  const ordinary = good.length > 0 ? fc.constantFrom(...good) : fc.constant('x');
  const free = fc.string({ unit: 'grapheme', maxLength: 40 });
  const random = free.map((text) => (takes(text) ? text : (good[0] ?? 'x')));
  if (right.length === 0) return fc.oneof({ weight: 3, arbitrary: ordinary }, random);
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...right) }, ordinary);
}

function choicesOf(schema: Schema): unknown[] {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'literal' ? def.values : [];
}
