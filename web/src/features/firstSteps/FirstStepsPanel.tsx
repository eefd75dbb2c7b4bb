import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FirstStep, FirstSteps } from '@traject/contract/firstSteps';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';
import { useSave } from '../../platform/useSave.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import {
  closeSteps,
  firstStepsKey,
  firstStepsQuery,
  takeTemplates,
  tickStep,
} from './firstSteps.api.ts';
import classes from './firstSteps.module.css';
import { NameStep } from './NameStep.tsx';

/** What a new organisation does first, until its administrator hides the list. */
export function FirstStepsPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: steps } = useQuery(firstStepsQuery(organisationId));
  const { data: places } = useQuery(administeredQuery);
  const close = useSave({
    save: () => closeSteps(organisationId),
    failed: 'common.unknown_error',
    shown: [],
  });
  if (!steps) return null;
  const organisation = places?.find(({ id }) => id === organisationId)?.name ?? '';
  const left = steps.filter(({ done }) => !done).length;
  const hide = () =>
    close.submit(undefined, () => queries.invalidateQueries({ queryKey: meQuery.queryKey }));
  return (
    <div className={classes.panel}>
      <Panel
        title={t('first_steps.title', { organisation })}
        action={
          <Button variant="subtle" size="compact-sm" loading={close.isPending} onClick={hide}>
            {t('first_steps.close')}
          </Button>
        }
      >
        <PanelBody>
          <p className={text.soft}>
            {left === 0 ? t('first_steps.all_done') : t('first_steps.intro', { count: left })}
          </p>
          <Stack as="ol" gap={14}>
            {steps.map((one) => (
              <Step key={one.step} organisationId={organisationId} {...one} />
            ))}
          </Stack>
        </PanelBody>
      </Panel>
    </div>
  );
}

type StepProps = NonNullable<FirstSteps>[number] & { organisationId: number };

function Step({ organisationId, step, done }: StepProps) {
  const { t } = useTranslation();
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <Row as="li" gap={12} align="top">
      <Icon
        size={22}
        stroke={1.75}
        className={done ? classes.done : classes.open}
        role="img"
        aria-label={t(done ? 'first_steps.done' : 'first_steps.open')}
      />
      <Stack gap={4}>
        <p className={text.rowTitle}>{t(`first_steps.steps.${step}.title`)}</p>
        {!done && <p className={text.secondary}>{t(`first_steps.steps.${step}.text`)}</p>}
        {!done && <StepAction organisationId={organisationId} step={step} />}
      </Stack>
    </Row>
  );
}

type Props = { organisationId: number; step: FirstStep };

/** Some steps are links, and are ticked off by what is done there. */
function StepAction({ organisationId, step }: Props) {
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
    <Row gap={14} wrap className={classes.actions}>
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
    </Row>
  );
}
