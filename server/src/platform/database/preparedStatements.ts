import pg from 'pg';
import { noteBroken, readOnly } from './databaseErrors.ts';
import { isOfDisk } from './fullDisk.ts';
import { type LockPatience, lockPatience } from './lockPatience.ts';

const most = 1000;
const names = new Map<string, string | undefined>();
let named = 0;

/**
 * A statement keeps its name as long as the process runs; beyond the maximum, new ones get none. Nor
 * do those that give all columns there are: a prepared one fails once a migration has added one.
 */
function nameOf(text: string) {
  if (names.has(text) || names.size >= 2 * most) return names.get(text);
  const isNamed = named < most && isWork.test(text) && !givesAll(text);
  const name = isNamed ? `s${named++}` : undefined;
  names.set(text, name);
  return name;
}

const innermost = /'[^']*'|"[^"]*"|\/\*.*?\*\/|\([^()'"]*\)/gs;
const star = /(?:\.|,\s*|\b(?:select|distinct|on|returning)\s+)\*/;

/** By a star that stands outside all parentheses. */
function givesAll(text: string): boolean {
  const outer = text.replace(innermost, '');
  return outer === text ? star.test(text) : givesAll(outer);
}

const isWork = /^(select|insert|update|delete|with)\b/;

/**
 * Marks a statement in a transaction whose result nobody needs: it is sent together with the next
 * one, at the latest the commit, which fails if this statement did.
 */
export const withNext = ' /* with the next */';
const setWall = `select set_config('traject.organisations', $1, false),
  set_config('lock_timeout', $2, false)`;
const answered = { command: '', rowCount: null, rows: [] } as unknown as pg.QueryResult;

/** `onFull`: the disk of the database has no room left. */
export type Config = pg.ClientConfig & { onFull?: () => void };

/** Prepares each statement once per connection, and saves round trips. */
export class PreparingClient extends pg.Client {
  #isHeld = false;
  #failure: unknown;
  #wall = '{}';
  #patience: LockPatience = 'usual';
  /** Pending until it is certain that the connection sees only the organisations it was given. */
  #telling: Promise<unknown> | undefined;

  /** This connection leads to a read-only database; another one may lead to the primary. */
  refusesWrites = false;

  constructor(config?: Config) {
    super({ ...config, pipeline: true });
    let isIn = false;
    this.connection.once('readyForQuery', () => {
      isIn = true;
    });
    this.connection.on('errorMessage', (error: Error & { code?: string; file?: string }) => {
      if (error.code === readOnly) this.refusesWrites = true;
      if (isOfDisk(error)) config?.onFull?.();
      // Refused at the door, for whatever reason: no connection could be made.
      if (!isIn) noteBroken(error);
    });
    this.connection.on('error', noteBroken);
  }

  override query = ((...given: unknown[]) => this.sendPrepared(...given)) as pg.Client['query'];

  protected sendPrepared(...given: unknown[]): Promise<pg.QueryResult> {
    const [text, values, ...rest] = given;
    const isOne = typeof text === 'string' && Array.isArray(values);
    const name = isOne ? this.nameOf(text) : undefined;
    const asked = name ? [{ name, text, values }, ...rest] : given;
    if (this.holds(text)) return this.holdBack(...asked);
    const answer = this.#ask(asked);
    return this.#isHeld ? this.#letGo(answer) : answer;
  }

  protected nameOf(text: string) {
    return nameOf(text);
  }

  #ask(asked: unknown[]) {
    const raw = this.sendAsItIs(...asked);
    return this.#telling && raw ? only(this.#telling, raw) : raw;
  }

  protected sendAsItIs(...asked: unknown[]): Promise<pg.QueryResult> {
    return Reflect.apply(pg.Client.prototype.query, this, asked);
  }

  /** Leaves together with the next statement, which fails if this one did. */
  protected holdBack(...asked: unknown[]) {
    this.#hold();
    this.#ask(asked).catch((error: unknown) => {
      this.#failure ??= error;
    });
    return Promise.resolve(answered);
  }

  /**
   * Which organisations the following statements see, `{1,2}`, and how long they wait for a lock. It
   * is sent along with the next one, and until it is known to have succeeded, no result counts.
   */
  seeOnly(wall: string, patience: LockPatience = 'usual') {
    if (wall === this.#wall && patience === this.#patience) return;
    this.#wall = wall;
    this.#patience = patience;
    this.#hold();
    const telling: Promise<unknown> = Reflect.apply(pg.Client.prototype.query, this, [
      { name: 'wall', text: setWall, values: [wall, lockPatience[patience]] },
    ]);
    this.#telling = telling;
    const told = () => {
      if (this.#telling === telling) this.#telling = undefined;
    };
    telling.then(told, () => {
      if (this.#telling === telling) this.#wall = 'unknown';
    });
  }

  protected holds(text: unknown) {
    if (text === 'begin') return true;
    const may = typeof text === 'string' && text.endsWith(withNext);
    return may && this.getTransactionStatus() === 'T';
  }

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

const only = async <T>(telling: Promise<unknown>, answer: Promise<T>) =>
  (await Promise.all([telling, answer]))[1];
