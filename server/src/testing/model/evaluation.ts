import fc from 'fast-check';
import { anEvaluationDesk } from '../evaluationDesk.ts';
import type { OpenedApp } from '../openApp.ts';
import { inDays } from '../school.ts';
import { between, type Step, walkOn } from './walk.ts';

type Who = 'evaluator' | 'student' | 'coordinator' | 'fellow';
/** An evaluation as specified. */
type Model = { state: 'pending' | 'done' | 'expired' | 'none'; score: number | null };
type Answer = ReturnType<OpenedApp['send']>;
type Real = {
  save: (who: Who, score: number) => Answer;
  withdraw: (who: Who) => Answer;
  open: (who: Who) => Answer;
  expire: () => Answer;
  differences: (model: Model) => Promise<string>;
};

/** It does not exist for those it does not concern. */
const isHidden = ({ state }: Model, who: Who) => state === 'none' || who === 'fellow';

const rules = {
  /** Opening an expired one is 422; a done one stays readable. */
  open(model: Model, who: Who) {
    if (isHidden(model, who)) return 404;
    return model.state === 'expired' ? 422 : 200;
  },
  save(model: Model, who: Who, score: number) {
    if (isHidden(model, who)) return 404;
    if (score < 1 || score > 3 || model.state === 'expired') return 422;
    if (who !== 'evaluator') return 403;
    if (model.state === 'done') return score === model.score ? 200 : 422;
    Object.assign(model, { state: 'done', score });
    return 200;
  },
  /** By those who oversee it, until it is done. */
  withdraw(model: Model, who: Who) {
    if (isHidden(model, who)) return 404;
    if (who !== 'coordinator') return 403;
    if (model.state === 'done') return 422;
    model.state = 'none';
    return 204;
  },
  expire(model: Model) {
    if (model.state === 'pending') model.state = 'expired';
    return 200;
  },
};

const anybody = fc.constantFrom<Who>('evaluator', 'student', 'coordinator', 'fellow');

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  anybody.map((who) => ({
    name: `${who} opens`,
    expected: (model: Model) => rules.open(model, who),
    act: (real: Real) => real.open(who),
  })),
  fc.tuple(anybody, fc.integer({ min: 0, max: 4 })).map(([who, score]) => ({
    name: `${who} scores ${score}`,
    expected: (model: Model) => rules.save(model, who, score),
    act: (real: Real) => real.save(who, score),
  })),
  fc.tuple(anybody, fc.nat(5)).map(([who, n]) => ({
    name: `${who} withdraws`,
    when: () => n === 0 || who !== 'coordinator',
    expected: (model: Model) => rules.withdraw(model, who),
    act: (real: Real) => real.withdraw(who),
  })),
  fc.nat(9).map((n) => ({
    name: 'its time is up',
    when: () => n === 0,
    expected: rules.expire,
    act: (real: Real) => real.expire(),
  })),
];

export async function evaluationWalk(opened: OpenedApp) {
  const { school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(opened);
  const { db } = opened;
  const calls = {
    evaluator: await by(jolanda),
    student: await by(sanne),
    coordinator: await by(peter),
    fellow: await by(tom),
  };

  async function setup() {
    const { id } = await school.ask(sanne, jolanda, 'mentor');
    const rows = db.selectFrom('evaluations').where('id', '=', id);
    const real: Real = {
      open: (who) => calls[who].open(id),
      save: (who, score) => calls[who].save(id, { score }),
      withdraw: (who) => calls[who].withdraw(id),
      expire: async () => {
        const late = db.updateTable('evaluations').set({ expires_at: inDays(-1) });
        await late.where('id', '=', id).where('done_at', 'is', null).execute();
        return calls.student.get('/auth/me');
      },
      differences: async ({ state, score }) => {
        const row = await rows.select(['score', 'done_at']).executeTakeFirst();
        const seen = [row ? !!row.done_at : 'none', row?.score ?? null];
        return between(seen, [state === 'none' ? 'none' : state === 'done', score]);
      },
    };
    return { model: { state: 'pending' as const, score: null }, real };
  }
  return walkOn<Model, Real>(opened, { name: 'an evaluation', steps, setup });
}
