import pg from 'pg';

const most = 1000;
const names = new Map<string, string>();

/** A statement keeps its name as long as the program runs; beyond so many, new ones go without. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known || names.size >= most) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const isWork = /^(select|insert|update|delete|with)\b/;

/** Lets the database read and plan a statement once for each connection, and not at every call. */
export class PreparingClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && isWork.test(text) ? nameOf(text) : undefined;
    const asked = name && Array.isArray(values) ? [{ name, text, values }, ...rest] : given;
    return Reflect.apply(pg.Client.prototype.query, this, asked);
  }) as pg.Client['query'];
}
