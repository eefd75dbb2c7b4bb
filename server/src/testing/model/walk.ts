import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import type { OpenedApp } from '../openApp.ts';

export type Step<M, R> = {
  name: string;
  /** Only where there is something to do. */
  when?: (model: M) => boolean;
  /** The answer of the model, after it has moved. */
  expected: (model: M) => number;
  act: (real: R) => Promise<LightMyRequestResponse>;
};

/** The product's side; returns how it differs from the model, if it does. */
type Compared<M> = { differences: (model: M) => Promise<string> };

export type Walk = {
  name: string;
  /** What went wrong in this many random walks; empty when nothing did. */
  run: (walks: { seed?: number; numRuns: number; endOnFailure?: boolean }) => Promise<string>;
};

type Walked<M, R> = {
  name: string;
  steps: fc.Arbitrary<Step<M, R>>[];
  setup: () => Promise<{ model: M; real: R }>;
};

/**
 * The product beside a model: the same answers and the same state after every action. Rate limits
 * are not part of it: a random walk does the same thing forty times in a row.
 */
export function walkOn<M extends object, R extends Compared<M>>(
  { db }: Pick<OpenedApp, 'db'>,
  walked: Walked<M, R>,
): Walk {
  const forgetCounts = () => db.deleteFrom('call_counts').execute();
  const commands = walked.steps.map((step) => step.map((each) => toCommand(each, forgetCounts)));
  const asTold = fc.asyncProperty(
    fc.commands(commands, { maxCommands: 40, size: 'max' }),
    async (taken) => fc.asyncModelRun(walked.setup, taken),
  );
  const run: Walk['run'] = async (walks) => {
    const { failed, seed, counterexample, errorInstance } = await fc.check(asTold, walks);
    return failed ? `seed ${seed}: ${counterexample}: ${errorInstance}` : '';
  };
  return { name: walked.name, run };
}

const toCommand = <M extends object, R extends Compared<M>>(
  step: Step<M, R>,
  before: () => Promise<unknown>,
): fc.AsyncCommand<M, R> => ({
  check: step.when ?? (() => true),
  toString: () => step.name,
  run: async (model, real) => {
    await before();
    const expected = step.expected(model);
    const { statusCode } = await step.act(real);
    if (statusCode !== expected)
      throw new Error(`${step.name} is answered ${statusCode}, not ${expected}`);
    const differences = await real.differences(model);
    if (differences) throw new Error(`after ${step.name} it ${differences}`);
  },
});

/** What is there, compared with what should be. */
export const between = (seen: unknown, expected: unknown) => {
  const [is, should] = [JSON.stringify(seen), JSON.stringify(expected)];
  return is === should ? '' : `is ${is}, not ${should}`;
};
