import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FirstStep } from '@traject/contract/firstSteps';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../platform/useSave.ts';
import { firstStepsKey, takeTemplates, tickStep } from './firstSteps.api.ts';
import classes from './firstSteps.module.css';
import { NameStep } from './NameStep.tsx';

type Props = { organisationId: number; step: FirstStep };

/** What there is to press; some steps lead elsewhere, and are done by what is done there. */
export function StepAction({ organisationId, step }: Props) {
  const { t } = useTranslation();
  const tick = useSave({
    save: () => tickStep(organisationId, step),
    refresh: firstStepsKey,
    shown: [],
  });
  const take = useSave({
    save: () => takeTemplates(organisationId),
    refresh: firstStepsKey,
    done: 'first_steps.taken',
    shown: [],
  });
  const label = t(`first_steps.steps.${step}.action`);
  if (step === 'name') return <NameStep organisationId={organisationId} />;
  return (
    <div className={classes.actions}>
      {step === 'templates' && (
        <Button size="xs" loading={take.isPending} onClick={() => take.submit(undefined)}>
          {label}
        </Button>
      )}
      {step === 'organisation' && (
        <Link
          to="/admin/organisations/$organisationId"
          params={{ organisationId: String(organisationId) }}
        >
          {label}
        </Link>
      )}
      {step === 'people' && <Link to="/admin/imports">{label}</Link>}
      {step === 'lists' && (
        <Link to="/admin/reference" search={{ organisation_id: organisationId }}>
          {label}
        </Link>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={tick.isPending}
        onClick={() => tick.submit(undefined)}
      >
        {t('first_steps.tick')}
      </Button>
    </div>
  );
}
