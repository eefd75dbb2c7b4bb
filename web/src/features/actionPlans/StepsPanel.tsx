import { VisuallyHidden } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ActionPlan, type ActionPlanStep, mostSteps } from '@traject/contract/actionPlans';
import { useTranslation } from '../../platform/i18n.ts';
import { useMove } from '../../platform/useMove.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import layout from '../../ui/layout.module.css';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { actionPlanKey, actionPlansKey, saveSteps } from './actionPlans.api.ts';
import classes from './actionPlans.module.css';
import { useWhen } from './useWhen.ts';

type Props = {
  plan: ActionPlan;
  /** One to change, or none for a new one. */
  onOpen: (step: ActionPlanStep | undefined) => void;
};

export function StepsPanel({ plan, onOpen }: Props) {
  const { t } = useTranslation();
  const { steps } = plan;
  const { move, said } = useMoveStep(plan);
  const remove = useRemoveStep(plan);
  const add = steps.length < mostSteps && (
    <PanelButton
      label={t('action_plans.add_step')}
      icon={IconPlus}
      onClick={() => onOpen(undefined)}
    >
      {t('action_plans.add_step')}
    </PanelButton>
  );
  return (
    <Panel
      title={t('action_plans.steps')}
      count={steps.length}
      action={add}
      footer={steps.length > 0 && add}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {steps.length === 0 && (
        <EmptyState
          icon={IconListCheck}
          title={t('action_plans.no_steps')}
          text={t('action_plans.no_steps_text')}
        />
      )}
      <ol>
        {steps.map((step, place) => (
          <StepRow
            key={step.id}
            step={step}
            number={place + 1}
            onUp={place > 0 ? () => move(place, -1) : undefined}
            onDown={place < steps.length - 1 ? () => move(place, 1) : undefined}
            onEdit={() => onOpen(step)}
            onRemove={() => remove(step)}
          />
        ))}
      </ol>
    </Panel>
  );
}

type RowProps = {
  step: ActionPlanStep;
  number: number;
  /** None for the first. */
  onUp: (() => void) | undefined;
  /** None for the last. */
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

function StepRow({ step, number, onUp, onDown, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const name = t('action_plans.step', { number });
  return (
    <li className={classes.row} data-step={step.id}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={layout.grow}>
        <p className={`${text.rowTitle} ${text.lines}`}>{step.title}</p>
        <p className={text.secondary}>
          {t(`action_plans.doers.${step.doer}`)}
          {' · '}
          {when(step)}
        </p>
        {step.text && <p className={`${text.secondary} ${text.lines}`}>{step.text}</p>}
      </div>
      <div className={classes.actions}>
        <MoveButtons id={step.id} name={name} onUp={onUp} onDown={onDown} />
        <RowActions name={name} onEdit={onEdit} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** The plan is saved whole, so each move follows the version that the one before it made. */
function useMoveStep({ id, steps }: ActionPlan) {
  const queries = useQueryClient();
  const queryKey = actionPlanKey(id);
  const change = (how: (plan: ActionPlan) => ActionPlan) =>
    queries.setQueryData<ActionPlan>(queryKey, (plan) => plan && how(plan));
  return useMove({
    rows: steps,
    queryKey,
    show: (next) => change((plan) => ({ ...plan, steps: next })),
    save: async (ids) => {
      const now = queries.getQueryData<ActionPlan>(queryKey);
      const ordered = ids.flatMap((one) => now?.steps.find((step) => step.id === one) ?? []);
      const { version } = await saveSteps({ id }, ordered, now?.version);
      change((plan) => ({ ...plan, version }));
    },
  });
}

function useRemoveStep({ id, steps, version }: ActionPlan) {
  const { t } = useTranslation();
  return useRemove({
    remove: (gone: ActionPlanStep) =>
      saveSteps(
        { id },
        steps.filter((step) => step.id !== gone.id),
        version,
      ),
    question: ({ title }) => ({
      title: t('action_plans.remove_step.title'),
      message: t('action_plans.remove_step.message', { title }),
    }),
    refresh: actionPlansKey,
    done: 'action_plans.step_removed',
    failed: 'action_plans.step_not_removed',
  });
}
