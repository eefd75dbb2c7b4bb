import { password } from './database.ts';
import type { Call, Loader } from './load.ts';
import type { Program } from './processes.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

type Given = { visitor: Visitor; bare: Program; loader: Loader; rounds: number; seconds: number };

/**
 * Few at a time: beyond the number of cores they only wait, and wrong guesses count per address.
 */
const connections = 4;

/** The share of what the hash itself allows, and how others fare meanwhile. */
export async function signingLines({ visitor, bare, loader, rounds, seconds }: Given) {
  const { program, ids, call } = visitor;
  const calls = Array.from({ length: 150 }, (_, at) => signIn(at + 1));
  const floor: Call = { method: 'GET', path: '/argon2' };
  const [ours, limit] = await loader.inTurns(
    [
      { program, calls, seconds, connections },
      { program: bare, calls: [floor], seconds, connections },
    ],
    rounds,
  );
  const reading = { program, calls: ids.map((id) => call(`/trajectories/${id}`)), connections: 10 };
  const alone = await loader.run({ ...reading, seconds });
  const [beside] = await Promise.all([
    loader.run({ ...reading, seconds: 2 * seconds }),
    loader.run({ program, calls, seconds: 2 * seconds, connections }),
  ]);
  if (!ours || !limit) throw new Error('Nothing was measured');
  return [
    {
      what: 'sign-in, against the argon2 floor',
      ours: `${ours.perSecond.toFixed(0)}/s`,
      bare: `${limit.perSecond.toFixed(0)}/s`,
      figure: ours.perSecond / limit.perSecond,
      goal: 0.8,
      way: 'at least',
    },
    {
      what: 'p99 of another call while people sign in',
      ours: `${beside.p99} ms`,
      bare: `${alone.p99} ms alone`,
      figure: beside.p99 / alone.p99,
      goal: 3,
      way: 'at most',
    },
  ] satisfies Line[];
}

const signIn = (person: number): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ email: `person${person}@large.example`, password }),
});
