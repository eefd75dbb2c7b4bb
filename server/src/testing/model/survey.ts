import fc from 'fast-check';
import { tokenIn } from '../mails.ts';
import type { OpenedApp } from '../openApp.ts';
import { aSurveyDesk, filler } from '../surveyDesk.ts';
import { aSurveyTemplate } from '../surveys.ts';
import { between, type Step, walkOn } from './walk.ts';

/** A survey as specified. */
type Model = { state: 'none' | 'new' | 'sent' | 'answered'; template: number; mails: number };

/** Each time it is sent there is a new link, and only the newest works. */
const sent = (model: Model) => {
  model.state = 'sent';
  model.mails += 1;
  return 200;
};

const rules = {
  /** Once: a sent survey stays as it was sent. */
  start: (model: Model) => (model.state === 'new' ? sent(model) : 200),
  resend: (model: Model) => (model.state === 'sent' ? sent(model) : 422),
  /** Only while unanswered; it chooses another template and sends a new link. */
  choose(model: Model, template: number) {
    if (model.state === 'answered') return 422;
    const isOther = template !== model.template;
    model.template = template;
    return isOther && model.state === 'sent' ? sent(model) : 200;
  },
  submit(model: Model, isNewest: boolean) {
    if (model.state !== 'sent' || !isNewest) return 404;
    model.state = 'answered';
    return 204;
  },
  remove(model: Model) {
    model.state = 'none';
    return 204;
  },
};

type Real = {
  act: Record<'start' | 'resend' | 'remove', () => ReturnType<OpenedApp['send']>>;
  choose: (template: number) => ReturnType<OpenedApp['send']>;
  submit: (which: 'old' | 'newest') => ReturnType<OpenedApp['send']>;
  differences: (model: Model) => Promise<string>;
};

/** What is gone is not found. */
const there = (rule: (model: Model) => number) => (model: Model) =>
  model.state === 'none' ? 404 : rule(model);

const stepsOn = (templates: number[]): fc.Arbitrary<Step<Model, Real>>[] => [
  ...(['start', 'resend', 'remove'] as const).map((name) =>
    fc.nat(name === 'remove' ? 5 : 0).map((n) => ({
      name,
      when: (model: Model) => n === 0 && (name !== 'remove' || model.mails > 1),
      expected: there(rules[name]),
      act: (real: Real) => real.act[name](),
    })),
  ),
  fc.constantFrom(...templates).map((template) => ({
    name: `choose ${template}`,
    expected: there((model) => rules.choose(model, template)),
    act: (real: Real) => real.choose(template),
  })),
  fc.constantFrom('old' as const, 'newest' as const).map((which) => ({
    name: `submit by the ${which} link`,
    when: ({ mails, state }: Model) => mails > (which === 'old' ? 1 : 2) || state === 'answered',
    expected: (model: Model) => rules.submit(model, which === 'newest'),
    act: (real: Real) => real.submit(which),
  })),
];

export async function surveyWalk(opened: OpenedApp) {
  const desk = await aSurveyDesk(opened);
  const questions = [{ type: 'open' as const }];
  const make = () => aSurveyTemplate(opened.db, desk.own, { questions });
  const [first, second] = [await make(), await make()];
  return walkOn<Model, Real>(opened, {
    name: 'a survey',
    steps: stepsOn([first.id, second.id]),
    setup: async () => {
      const model = { state: 'new' as const, template: first.id, mails: 0 };
      return { model, real: await aReal(opened, await desk.aCase(), first.id) };
    },
  });
}

type Case = Awaited<ReturnType<Awaited<ReturnType<typeof aSurveyDesk>>['aCase']>>;

async function aReal(opened: OpenedApp, one: Case, template: number): Promise<Real> {
  const { submit } = filler(opened);
  const { id } = (await one.create(template)).json();
  const mails = () => one.mailsTo(one.emails.client);
  return {
    act: {
      start: () => one.start(id),
      resend: () => one.resend(id),
      remove: () => one.remove(id),
    },
    choose: (chosen) => one.change(id, chosen),
    submit: async (which) =>
      submit(tokenIn((await mails()).at(which === 'old' ? 0 : -1)?.data), []),
    differences: async (model) => {
      const { state: now = 'none', survey_template_id } = await one.get(id);
      const seen = now === 'opened' ? 'sent' : now;
      const chosen = model.state === 'none' ? undefined : model.template;
      const count = (await mails()).length;
      return between([seen, survey_template_id, count], [model.state, chosen, model.mails]);
    },
  };
}
