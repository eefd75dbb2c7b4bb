import type { TrajectoryVisibility } from '@traject/contract/common/visibility';
import fc from 'fast-check';
import type { OpenedApp } from '../openApp.ts';
import type { Step } from './walk.ts';

export const people = ['noor', 'sam', 'iris', 'lead', 'coordinator'] as const;
type Who = (typeof people)[number];
type Colleague = 'noor' | 'sam' | 'iris';
type Reason = 'help' | 'replacement' | 'takes_over';
/** Days from today; somebody whose last day has passed may still have a row. */
type Member = { reason: Reason; until: number | null };
export type Model = {
  visibility: TrajectoryVisibility;
  counselor: Colleague;
  members: Partial<Record<Colleague, Member>>;
};
type Answer = ReturnType<OpenedApp['send']>;
export type Real = {
  open: (who: Who) => Answer;
  add: (who: Who, whom: Colleague, member: Member) => Answer;
  remove: (who: Who, whom: Colleague) => Answer;
  handOver: (who: Who, whom: Colleague) => Answer;
  choose: (visibility: TrajectoryVisibility) => Answer;
  sleep: () => Answer;
  tidy: () => Answer;
  differences: (model: Model) => Promise<string>;
};

const current = ({ members }: Model, who: Who) => {
  const member = members[who as Colleague];
  return member && (member.until ?? 0) >= 0 ? member : undefined;
};
/** By more than membership: they may let others in. */
const sharesIt = (model: Model, who: Who) =>
  who === 'coordinator' ||
  model.visibility === 'everyone' ||
  model.counselor === who ||
  (who === 'lead' && model.counselor === 'noor');
export const seesIt = (model: Model, who: Who) => sharesIt(model, who) || !!current(model, who);

const rules = {
  open: (model: Model, who: Who) => (seesIt(model, who) ? 200 : 404),
  add(model: Model, who: Who, [whom, member]: [Colleague, Member]) {
    if (!seesIt(model, who)) return 404;
    if (!sharesIt(model, who)) return 403;
    if (whom === model.counselor) return 422;
    model.members[whom] = member;
    return 200;
  },
  /** Members can always leave. */
  remove(model: Model, who: Who, whom: Colleague) {
    if (!seesIt(model, who) || !model.members[whom]) return 404;
    if (!sharesIt(model, who) && who !== whom) return 403;
    delete model.members[whom];
    return 204;
  },
  handOver(model: Model, who: Who, whom: Colleague) {
    if (!seesIt(model, who)) return 404;
    if (whom === model.counselor) return 200;
    if (!sharesIt(model, who) && current(model, who)?.reason !== 'takes_over') return 403;
    model.counselor = whom;
    delete model.members[whom];
    return 200;
  },
  sleep(model: Model) {
    for (const member of Object.values(model.members)) if (member.until !== null) member.until -= 1;
    return 200;
  },
  /** Nobody sees more or less for it. */
  tidy(model: Model) {
    for (const whom of Object.keys(model.members) as Colleague[])
      if (!current(model, whom)) delete model.members[whom];
    return 200;
  },
};

const anybody = fc.constantFrom(...people);
const colleague = fc.constantFrom<Colleague>('noor', 'sam', 'iris');
const member = fc.oneof(
  fc.record({ reason: fc.constant<Reason>('replacement'), until: fc.nat(2) }),
  fc.record({ reason: fc.constantFrom<Reason>('help', 'takes_over'), until: fc.constant(null) }),
);

export const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  anybody.map((who) => ({
    name: `${who} opens`,
    expected: (model: Model) => rules.open(model, who),
    act: (real: Real) => real.open(who),
  })),
  fc.tuple(anybody, colleague, member).map(([who, whom, given]) => ({
    name: `${who} adds ${whom} (${given.reason}, ${given.until})`,
    expected: (model: Model) => rules.add(model, who, [whom, { ...given }]),
    act: (real: Real) => real.add(who, whom, given),
  })),
  fc.tuple(anybody, colleague).map(([who, whom]) => ({
    name: `${who} removes ${whom}`,
    expected: (model: Model) => rules.remove(model, who, whom),
    act: (real: Real) => real.remove(who, whom),
  })),
  fc.tuple(anybody, colleague).map(([who, whom]) => ({
    name: `${who} hands over to ${whom}`,
    expected: (model: Model) => rules.handOver(model, who, whom),
    act: (real: Real) => real.handOver(who, whom),
  })),
  fc.constantFrom<TrajectoryVisibility>('everyone', 'members', 'members').map((visibility) => ({
    name: `an admin chooses ${visibility}`,
    expected: (model: Model) => {
      model.visibility = visibility;
      return 200;
    },
    act: (real: Real) => real.choose(visibility),
  })),
  fc.constant({ name: 'a day passes', expected: rules.sleep, act: (real: Real) => real.sleep() }),
  fc.constant({ name: 'it is tidied up', expected: rules.tidy, act: (real: Real) => real.tidy() }),
];
