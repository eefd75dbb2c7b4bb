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

/**
 * Ends a statement of a transaction whose answer nobody needs: it leaves together with the next, at
 * the latest the commit, which fails as the statement did.
 */
export const withNext = ' /* with the next */';
const answered = { command: '', rowCount: null, rows: [] };

/** Lets the database read and plan a statement once for each connection, and saves round trips. */
export class PreparingClient extends pg.Client {
  #isHeld = false;
  #failure: unknown;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
  }

  override query = ((...given: unknown[]) => {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && isWork.test(text) ? nameOf(text) : undefined;
    const asked = name && Array.isArray(values) ? [{ name, text, values }, ...rest] : given;
    const holds = this.#holds(text);
    if (holds) this.#hold();
    const answer = Reflect.apply(pg.Client.prototype.query, this, asked);
    if (!holds) return this.#isHeld ? this.#letGo(answer) : answer;
    answer.catch((error: unknown) => {
      this.#failure ??= error;
    });
    return Promise.resolve(answered);
  }) as pg.Client['query'];

  #holds = (text: unknown) =>
    text === 'begin' ||
    (typeof text === 'string' && text.endsWith(withNext) && this.getTransactionStatus() === 'T');

  #hold() {
    if (!this.#isHeld) this.connection.stream.cork();
    this.#isHeld = true;
  }

  async #letGo<T>(answer: Promise<T>) {
    this.connection.stream.uncork();
    this.#isHeld = false;
    try {
      const result = await answer;
      if (this.#failure) throw this.#failure;
      return result;
    } finally {
      this.#failure = undefined;
    }
  }
}
