import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type ActionPlan,
  type ActionPlanInput,
  type ActionPlanRow,
  actionPlanInput,
} from '@traject/contract/actionPlans';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Pick } from '../../ui/Pick.tsx';
import { actionPlanQuery, actionPlansKey, savePlan } from './actionPlans.api.ts';
import { useAppliedBy } from './useAppliedBy.ts';

export type Props = {
  plan: ActionPlanRow | undefined;
  onSaved: (saved: ActionPlan) => void;
  onClose: () => void;
};

/** Its title, and the state that applies it by itself. */
export function PlanDialog(props: Props) {
  const { plan, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog, organisations, states } = usePlanForm(props);
  return (
    <FormDialog
      {...dialog}
      title={plan ? t('action_plans.edit') : t('action_plans.add')}
      canSave={areFilled(form.values, ['title'])}
      onClose={onClose}
    >
      <TextInput
        label={t('action_plans.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Pick
        label={t('action_plans.applied')}
        description={t('action_plans.applied_hint')}
        choices={states}
        value={form.values.state}
        onPick={(state) => form.setFieldValue('state', state)}
      />
      {!plan && organisations.length > 1 && (
        <Choice
          label={t('labels.organisation_id')}
          required
          data={[...organisations]}
          {...form.getInputProps('organisation_id')}
          value={form.values.organisation_id ?? organisations[0]?.value ?? null}
        />
      )}
    </FormDialog>
  );
}

const byHand = 'none';
type Values = { title: string; state: string; organisation_id: string | null };

function usePlanForm({ plan, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const appliedBy = useAppliedBy();
  const { data } = useQuery({ ...referenceQuery('organisations'), enabled: !plan });
  const states = [
    { value: byHand, label: appliedBy(null) },
    ...trajectoryStates.map(({ id }) => ({ value: String(id), label: appliedBy(id) })),
  ];
  const record = useRecordForm({
    draft: placeOf({ 'action-plan': plan?.id }),
    start: plan ? valuesOf(plan) : newPlan,
    version: plan?.version,
    schema: actionPlanInput,
    toInput,
    save: (input, version) => savePlan(plan?.id, input, version),
    load: useReloadOne(plan && actionPlanQuery(plan.id), valuesOf),
    label: (name) => t(`action_plans.${name === 'title' ? 'name' : 'applied'}`),
    show: { state: (state) => states.find(({ value }) => value === state)?.label ?? '' },
    refresh: actionPlansKey,
    done: 'action_plans.saved',
    onSaved: (saved) => {
      onClose();
      onSaved(saved);
    },
  });
  return { ...record, states, organisations: choicesOf(data) };
}

const newPlan: Values = { title: '', state: byHand, organisation_id: null };

const valuesOf = ({ title, trajectory_state_id, organisation }: ActionPlanRow): Values => ({
  title,
  state: String(trajectory_state_id ?? byHand),
  organisation_id: String(organisation.id),
});

const toInput = ({ title, state, organisation_id }: Values): ActionPlanInput => ({
  title,
  trajectory_state_id: state === byHand ? null : Number(state),
  ...(organisation_id && { organisation_id: Number(organisation_id) }),
});
