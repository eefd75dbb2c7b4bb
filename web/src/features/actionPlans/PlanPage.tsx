import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ActionPlan, ActionPlanStep } from '@traject/contract/actionPlans';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import text from '../../ui/text.module.css';
import classes from './actionPlans.module.css';
import { StepsPanel } from './StepsPanel.tsx';
import { useAppliedBy } from './useAppliedBy.ts';

const PlanDialog = lazily(() => import('./PlanDialog.tsx'), 'PlanDialog');
const StepDialog = lazily(() => import('./StepDialog.tsx'), 'StepDialog');

type Opened = { dialog: 'plan' } | { dialog: 'step'; step: ActionPlanStep | undefined };

type Props = { plan: ActionPlan; back: ReactNode };

export function PlanPage({ plan, back }: Props) {
  const { t } = useTranslation();
  const appliedBy = useAppliedBy();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <div className={classes.page}>
      <PageHead
        title={plan.title}
        back={back}
        action={
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setOpened({ dialog: 'plan' })}
          >
            {t('action_plans.edit_head')}
          </Button>
        }
      />
      <p className={`${text.soft} ${classes.under}`}>{appliedBy(plan.trajectory_state_id)}</p>
      <StepsPanel plan={plan} onOpen={(step) => setOpened({ dialog: 'step', step })} />
      <Suspense>
        {opened?.dialog === 'plan' && (
          <PlanDialog plan={plan} onSaved={() => undefined} onClose={close} />
        )}
        {opened?.dialog === 'step' && <StepDialog plan={plan} step={opened.step} onClose={close} />}
      </Suspense>
    </div>
  );
}
