import { useQueryClient } from '@tanstack/react-query';
import {
  type ActionPlan,
  type ActionPlanStep,
  type StepAnchor,
  type StepDoer,
  type StepInput,
  type StepUnit,
  stepInput,
} from '@traject/contract/actionPlans';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { actionPlanQuery, actionPlansKey, saveSteps } from './actionPlans.api.ts';

export type Props = {
  plan: ActionPlan;
  step: ActionPlanStep | undefined;
  onClose: () => void;
};

export const sides = ['after', 'before'] as const;

/** Nobody has to type a number below nothing: the side is a word of its own. */
type Values = {
  title: string;
  text: string;
  doer: StepDoer;
  amount: string;
  unit: StepUnit;
  side: (typeof sides)[number];
  anchor: StepAnchor;
};
export type StepForm = ReturnType<typeof useStepForm>['form'];

export function useStepForm({ plan, step, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const latest = () => queries.fetchQuery({ ...actionPlanQuery(plan.id), staleTime: 0 });
  return useRecordForm({
    draft: placeOf({ 'action-plan': plan.id, step: step?.id }),
    start: step ? valuesOf(step) : newStep,
    version: plan.version,
    schema: stepInput,
    toInput: (values) => stepOf(values, step?.id),
    // The steps around it as they are now; somebody who changed this one is noticed by the version.
    save: async (input, version) => {
      const { steps } = await latest();
      const next = step
        ? steps.map((one) => (one.id === step.id ? input : one))
        : [...steps, input];
      return saveSteps(plan, next, version);
    },
    load: async () => {
      const now = await latest();
      const found = step ? now.steps.find(({ id }) => id === step.id) : undefined;
      return { version: now.version, values: found ? valuesOf(found) : newStep };
    },
    label: (name) => t(`action_plans.${labels[name]}`),
    show: {
      doer: (doer) => t(`action_plans.doers.${doer}`),
      unit: (unit) => t(`action_plans.unit_names.${unit}`),
      side: (side) => t(`action_plans.sides.${side}`),
      anchor: (anchor) => t(`action_plans.anchors.${anchor}`),
    },
    refresh: actionPlansKey,
    done: 'action_plans.step_saved',
    onSaved: onClose,
  });
}

const labels = {
  title: 'what',
  text: 'text',
  doer: 'doer',
  amount: 'amount',
  unit: 'unit',
  side: 'side',
  anchor: 'anchor',
} as const;

const newStep: Values = {
  title: '',
  text: '',
  doer: 'counselor',
  amount: '1',
  unit: 'weeks',
  side: 'after',
  anchor: 'registration',
};

const valuesOf = ({ title, text, doer, amount, unit, anchor }: ActionPlanStep): Values => ({
  ...{ title, text, doer, unit, anchor },
  amount: String(Math.abs(amount)),
  side: amount < 0 ? 'before' : 'after',
});

export function stepOf({ amount, side, ...values }: Values, id?: number): StepInput {
  const number = amount.trim() === '' ? Number.NaN : Number(amount);
  const signed = side === 'before' && number > 0 ? -number : number;
  return { ...values, ...(id !== undefined && { id }), amount: signed };
}
