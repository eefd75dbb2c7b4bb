import { queryOptions, useQuery } from '@tanstack/react-query';
import { actionPlansApi } from '@traject/contract/actionPlans';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { applyPlan, tasksKey } from './tasks.api.ts';

/** Here, because the panel itself loads nothing of action plans. */
const plansQuery = (organisation_id: number) =>
  queryOptions({
    queryKey: ['action-plans', 'choices', organisation_id],
    queryFn: async ({ signal }) =>
      (await call(actionPlansApi.list, { query: { organisation_id, per_page: 100 }, signal })).data,
  });

export type Props = { trajectoryId: number; organisationId: number; onClose: () => void };

/** Which plan; what the trajectory has of it already is not added again. */
export function PlanDialog({ trajectoryId, organisationId, onClose }: Props) {
  const { t } = useTranslation();
  const { data: plans, isError } = useQuery(plansQuery(organisationId));
  const [chosen, setChosen] = useState<string | null>(null);
  const saving = useSave({
    save: (id: number) => applyPlan(trajectoryId, id),
    refresh: tasksKey,
    done: ({ added }) =>
      t(added === 0 ? 'tasks.plan.nothing' : 'tasks.plan.done', { count: added }),
  });
  const choices = plans?.map(({ id, title }) => ({ value: String(id), label: title })) ?? [];
  return (
    <FormDialog
      title={t('tasks.plan.apply')}
      saveLabel={t('tasks.plan.save')}
      isDirty={chosen !== null}
      canSave={chosen !== null}
      isSaving={saving.isPending}
      errors={formErrors(saving.error)}
      onSubmit={() => chosen && saving.submit(Number(chosen), onClose)}
      onClose={onClose}
    >
      {plans?.length === 0 && <Callout kind="info">{t('tasks.plan.none')}</Callout>}
      {isError && !plans && <Callout kind="error">{t('tasks.plan.failed')}</Callout>}
      <Choice
        label={t('tasks.plan.which')}
        description={t('tasks.plan.hint')}
        required
        data-autofocus
        data={choices}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
