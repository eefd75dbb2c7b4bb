import { type StateCode, trajectoryStates } from '@traject/contract/common/trajectoryStates';
import fc from 'fast-check';
import { reader, thePlan, theProposal } from '../desk.ts';
import type { OpenedApp } from '../openApp.ts';
import { stateId } from '../trajectories.ts';
import { uploadTo } from '../upload.ts';
import { finished, type Model, type Party, rules, startsFrom } from './trajectory.ts';
import { type Actor, actors, type Real } from './trajectoryWorld.ts';
import type { Step } from './walk.ts';

type Told = Step<Model, Real> & { by: Actor | 'link' };

/** Anything that can be done to a trajectory, by anybody, in any state. */
export const stepsOn = (opened: OpenedApp): fc.Arbitrary<Step<Model, Real>>[] =>
  [
    ...startsOn(opened),
    ...decisionsOn(opened),
    fc.tuple(byStaff, fc.constantFrom(...codes)).map(([by, to]) => editing(opened, by, to)),
    byStaff.map((by) => resending(opened, by)),
    fc
      .tuple(byStaff, fc.constantFrom<StateCode>('new', ...finished))
      .map(([by, to]) => completing(opened, by, to)),
    fc.tuple(byStaff, fc.nat(9)).map(([by, n]) => removing(opened, n === 0 ? by : 'stranger')),
  ].map((told) => told.map(byWhom));

const byWhom = ({ by, name, expected, ...step }: Told): Step<Model, Real> => ({
  ...step,
  name: `${by}: ${name}`,
  expected: (model) => refusal(model, by) ?? expected(model),
});

function refusal({ isDeleted }: Model, by: Told['by']) {
  if (by === 'link') return undefined;
  if (by === 'nobody') return 401;
  return isDeleted || by === 'stranger' || by === 'evaluator' ? 404 : undefined;
}

const noLink = 'a'.repeat(43);
const codes = trajectoryStates.map(({ code }) => code);
const byStaff = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Actor>('counselor') },
  fc.constantFrom(...actors),
);

function startsOn({ app }: OpenedApp) {
  const files = {
    client: { trajectory_plan: thePlan() },
    employer: { trajectory_plan: thePlan(), proposal: theProposal() },
  };
  return (['client', 'employer'] as const).map((party) =>
    fc.tuple(byStaff, fc.nat(4)).map(([by, n]) => ({
      name: `start ${party}${n === 0 ? ' without a file' : ''}`,
      by,
      ...(n > 1 && { when: (model: Model) => model.state === startsFrom[party] }),
      expected: (model: Model) => rules.start(model, party, n > 0),
      act: ({ path, tokens }: Real) =>
        uploadTo(app, tokens[by])(`${path}/start-${party}`, n === 0 ? {} : files[party]),
    })),
  );
}

const decisionsOn = (opened: OpenedApp) =>
  (['client', 'employer'] as const).flatMap((party) => [
    fc.nat(3).map((n) => deciding(opened, party, n === 0 ? 'old' : 'newest')),
    fc
      .constantFrom('De scholing start te laat.', 'Liever later.', '')
      .map((reason) => deciding(opened, party, 'newest', reason)),
  ]);

function deciding(opened: OpenedApp, party: Party, which: 'old' | 'newest', reason?: string): Told {
  const { accept, reject } = reader(opened);
  /** A token that nobody has, until there is one that was replaced. */
  const linkOf = ({ links }: Real) => {
    const [first = noLink, ...others] = links[party];
    return which === 'newest' ? (others.at(-1) ?? first) : others.length > 0 ? first : noLink;
  };
  return {
    name: `${party} ${reason === undefined ? 'accepts' : `rejects '${reason}'`} (${which} link)`,
    by: 'link',
    ...(which === 'newest' && { when: (model: Model) => model.live[party] }),
    expected: (model) => {
      if (which === 'old') return 404;
      if (reason === undefined) return rules.accept(model, party);
      return reason === '' ? 422 : rules.reject(model, party, reason);
    },
    act: (real) => (reason === undefined ? accept(linkOf(real)) : reject(linkOf(real), reason)),
  };
}

const editing = ({ as }: OpenedApp, by: Actor, to: StateCode): Told => ({
  name: `set ${to}`,
  by,
  expected: (model) => rules.edit(model, to),
  act: ({ path, tokens }) => as(tokens[by]).patch(path, { trajectory_state_id: stateId(to) }),
});

const resending = ({ as }: OpenedApp, by: Actor): Told => ({
  name: 'resend',
  by,
  expected: rules.resend,
  act: ({ path, tokens }) => as(tokens[by]).post(`${path}/resend-review`, {}),
});

const completing = ({ as }: OpenedApp, by: Actor, to: StateCode): Told => ({
  name: `complete as ${to}`,
  by,
  expected: (model) => rules.complete(model, to, 'Vaste baan.'),
  act: ({ path, tokens }) =>
    as(tokens[by]).post(`${path}/complete`, {
      trajectory_state_id: stateId(to),
      completed_reason: 'Vaste baan.',
    }),
});

const removing = ({ as }: OpenedApp, by: Actor): Told => ({
  name: 'delete',
  by,
  expected: rules.remove,
  act: ({ path, tokens }) => as(tokens[by]).delete(path),
});
