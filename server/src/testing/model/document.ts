import fc from 'fast-check';
import { aDesk, reader, thePlan } from '../desk.ts';
import { tokenIn } from '../mails.ts';
import type { OpenedApp } from '../openApp.ts';
import { between, type Step, walkOn } from './walk.ts';

type State = 'none' | 'sent' | 'approved' | 'rejected' | 'superseded';
/** The versions of a document and the state of the client's approval of each, newest first. */
type Model = { versions: State[]; mails: number };
type Answer = ReturnType<OpenedApp['send']>;
type Real = {
  add: (asks: boolean) => Answer;
  resend: () => Answer;
  decide: (decision: Decision, which: 'old' | 'newest') => Answer;
  differences: (model: Model) => Promise<string>;
};
type Decision = 'approved' | 'rejected';

const newest = ({ versions }: Model) => versions[0] ?? 'none';

const rules = {
  /** A new version supersedes the open requests on older ones. */
  add(model: Model, asks: boolean) {
    const older = model.versions.map((state) => (state === 'sent' ? 'superseded' : state));
    model.versions = [asks ? 'sent' : 'none', ...older];
    model.mails += asks ? 1 : 0;
    return 200;
  },
  /** A new token; the old one dies. */
  resend(model: Model) {
    if (newest(model) !== 'sent') return 422;
    model.mails += 1;
    return 200;
  },
  /** One decision; unknown, used and superseded links are all the same. */
  decide(model: Model, decision: Decision, which: 'old' | 'newest') {
    if (newest(model) !== 'sent' || which === 'old') return 404;
    model.versions[0] = decision;
    // The receipt.
    model.mails += 1;
    return 204;
  },
};

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc.boolean().map((asks) => ({
    name: asks ? 'add and ask' : 'add',
    when: ({ versions }: Model) => versions.length < 8,
    expected: (model: Model) => rules.add(model, asks),
    act: (real: Real) => real.add(asks),
  })),
  fc.constant({
    name: 'resend',
    expected: rules.resend,
    act: (real: Real) => real.resend(),
  }),
  fc
    .tuple(
      fc.constantFrom<Decision>('approved', 'rejected'),
      fc.constantFrom('old' as const, 'newest' as const),
    )
    .map(([decision, which]) => ({
      name: `${decision} by the ${which} link`,
      when: ({ mails }: Model) => mails > 1,
      expected: (model: Model) => rules.decide(model, decision, which),
      act: (real: Real) => real.decide(decision, which),
    })),
];

export async function documentWalk(opened: OpenedApp) {
  const desk = await aDesk(opened);
  return walkOn<Model, Real>(opened, {
    name: 'a document',
    steps,
    setup: async () => {
      const model = { versions: ['none' as const], mails: 0 };
      return { model, real: await aReal(opened, desk) };
    },
  });
}

type Desk = Awaited<ReturnType<typeof aDesk>>;

async function aReal(opened: OpenedApp, { aCase, token, upload }: Desk): Promise<Real> {
  const { accept, reject } = reader(opened);
  const calls = opened.as(token);
  const one = await aCase();
  const path = `${one.path}/files/${(await one.send()).json().id}/versions`;
  const mails = () => one.mailsTo(one.emails.client);
  const versions = async () => (await calls.get(path)).json().data;
  const asked = { send_client: '1', approve_client: '1' };
  return {
    add: (asks) => upload(path, { file: thePlan(), ...(asks && asked) }),
    resend: async () => {
      const [{ id }] = await versions();
      return calls.post(`${path}/${id}/resend`, { party: 'client' });
    },
    decide: async (decision, which) => {
      const link = tokenIn((await mails()).at(which === 'old' ? 0 : -1)?.data);
      return decision === 'approved' ? accept(link) : reject(link);
    },
    differences: async (model) => {
      const { trajectory_state } = await one.read();
      const seen = [(await versions()).map(stateOf), (await mails()).length];
      const states = [...seen, trajectory_state.code];
      // A decision on a document never moves the trajectory.
      return between(states, [model.versions, model.mails, 'new']);
    },
  };
}

const stateOf = ({ client_approval: { state } }: { client_approval: { state: string } }) => state;
