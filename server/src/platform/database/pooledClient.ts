import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type LockPatience, lockPatience } from './lockPatience.ts';
import { type Config, PreparingClient } from './preparedStatements.ts';

const setWall = `select set_config('traject.organisations', $1, true),
  set_config('lock_timeout', $2, true)`;
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;
const onlyReads = /^select\b/;

/** A name is of one statement, in whichever process: where a pooler mixed up names, it is an error. */
const names = new Map<string, string>();
function nameOf(text: string) {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
const told = nameOf(setWall);

export type Settings = Config & {
  /**
   * Nobody is answered before what they changed has been heard of here, and is forgotten wherever it
   * was remembered.
   */
  caughtUp?: () => Promise<unknown>;
};

/**
 * Behind a pooler, where each transaction may meet another connection: nothing is left on one. What
 * a statement sees is said within its transaction, and one outside any gets a transaction of its own,
 * all of it in one write.
 */
export class PooledClient extends PreparingClient {
  #caughtUp: Settings['caughtUp'];
  #wall = '{}';
  #patience = lockPatience.usual;
  #isOpen = false;

  constructor({ caughtUp, ...config }: Settings = {}) {
    super(config);
    this.#caughtUp = caughtUp;
  }

  override seeOnly(wall: string, patience: LockPatience = 'usual') {
    this.#wall = wall;
    this.#patience = lockPatience[patience];
  }

  #telling = () => ({ name: told, text: setWall, values: [this.#wall, this.#patience] });

  /** Those beyond the maximum get none, as ever. */
  protected override nameOf(text: string) {
    return super.nameOf(text) && nameOf(text);
  }

  /** On a connection that is shared, the transaction that the database speaks of is another's. */
  protected override holds(text: unknown) {
    return this.#isOpen && super.holds(text);
  }

  override query = ((...given: unknown[]) => {
    const [text] = given as [string];
    if (begins.test(text)) return this.#begin(text);
    if (ends.test(text)) return this.#end(text);
    return this.#isOpen ? this.sendPrepared(...given) : this.#alone(given);
  }) as pg.Client['query'];

  #begin(text: string) {
    this.#isOpen = true;
    this.holdBack(text);
    return this.holdBack(this.#telling());
  }

  async #end(text: string) {
    this.#isOpen = false;
    const ended = await this.sendPrepared(text);
    if (text === 'commit') await this.#caughtUp?.();
    return ended;
  }

  /** Others may share the connection, so each part is waited for by whom it is for. */
  async #alone(given: unknown[]) {
    const { stream } = this.connection;
    stream.cork();
    const told = [this.sendAsItIs('begin'), this.sendAsItIs(this.#telling())];
    const answer = this.sendPrepared(...given);
    const ended = Promise.all([...told, this.sendAsItIs('commit')]);
    stream.uncork();
    const [result] = await Promise.all([answer, ended]);
    if (!onlyReads.test(String(given[0]))) await this.#caughtUp?.();
    return result;
  }
}
