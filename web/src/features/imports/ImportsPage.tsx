import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ImportInput, ImportPreview, ImportResult } from '@traject/contract/imports';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { StepLine } from '../../ui/StepLine.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { type ImportSearch, previewImport, runImport } from './imports.api.ts';
import classes from './imports.module.css';
import { LookStep } from './LookStep.tsx';
import { useUndo } from './PastImports.tsx';

type Props = { search: ImportSearch; onSearch: (search: ImportSearch) => void };

const steps = ['choose', 'look', 'done'] as const;

/** Adds many people at once: choose a file, check what it will do, and only then import it. */
export function ImportsPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { state, look, run, restart, sending } = useImport();
  return (
    <>
      <PageHead title={t('imports.title')} />
      <div className={classes.steps}>
        <StepLine
          steps={steps.map((step) => t(`imports.steps.${step}`))}
          at={steps.indexOf(state.step)}
        />
      </div>
      <div ref={useFocusOn(state.step)} tabIndex={-1} className={classes.step}>
        {state.step === 'choose' && (
          <ChooseStep search={search} onSearch={onSearch} onLook={look} sending={sending} />
        )}
        {state.step === 'look' && (
          <LookStep {...state} sending={sending} onRun={run} onBack={restart} />
        )}
        {state.step === 'done' && <DoneStep {...state} onAgain={restart} />}
      </div>
    </>
  );
}

/** The button that was pressed is gone with its step, so the focus moves to the next one. */
function useFocusOn(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) box.current?.focus();
    shown.current = step;
  }, [step]);
  return box;
}

type DoneStepProps = { input: ImportInput; result: ImportResult; onAgain: () => void };

function DoneStep({ input, result, onAgain }: DoneStepProps) {
  const { t } = useTranslation();
  const { kind, organisation_id, diploma_id } = input;
  const undo = useUndo(organisation_id);
  return (
    <Panel title={t('imports.done.title')}>
      <PanelBody gap={18}>
        <Callout kind="info" role="status" title={t(`imports.done.${kind}`, { count: result.new })}>
          {result.known > 0 && t('imports.done.known', { count: result.known })}{' '}
          {input.invite && t('imports.done.invited')}
        </Callout>
        <Row gap={20} wrap>
          <Link
            to="/admin/people"
            search={{ organisation_id, account_type: kind === 'clients' ? 'client' : 'student' }}
          >
            {t('imports.done.people')}
          </Link>
          {kind === 'clients' && <Link to="/trajectories">{t('imports.done.trajectories')}</Link>}
          {diploma_id && (
            <Link to="/admin/diplomas/$diplomaId" params={{ diplomaId: String(diploma_id) }}>
              {t('imports.done.diploma')}
            </Link>
          )}
        </Row>
        <Row wrap>
          <Button variant="default" onClick={onAgain}>
            {t('imports.done.again')}
          </Button>
          <Button variant="subtle" onClick={() => undo(result, onAgain)}>
            {t('imports.undo.action')}
          </Button>
        </Row>
      </PanelBody>
    </Panel>
  );
}

type Import =
  | { step: 'choose' }
  | { step: 'look'; input: ImportInput; file: File; preview: ImportPreview }
  | { step: 'done'; input: ImportInput; result: ImportResult };

/** The file is previewed first, and sent again to be imported. */
function useImport() {
  const queries = useQueryClient();
  const [state, setState] = useState<Import>({ step: 'choose' });
  const { send, ...sending } = useUpload({});

  const look = async (input: ImportInput, file: File) => {
    const outcome = await send(file, (way) => previewImport(input, file, way));
    if (outcome.step === 'done') setState({ step: 'look', input, file, preview: outcome.result });
  };
  const run = async () => {
    if (state.step !== 'look' || sending.isSending) return;
    const { input, file } = state;
    const outcome = await send(file, (way) => runImport(input, file, way));
    // A cancelled or unanswered upload may have arrived after all; the lists will tell.
    for (const list of ['people', 'diplomas', 'organisations'])
      queries.invalidateQueries({ queryKey: [list] });
    if (outcome.step === 'done') setState({ step: 'done', input, result: outcome.result });
  };
  const restart = () => {
    sending.clear();
    setState({ step: 'choose' });
  };
  return { state, look, run, restart, sending };
}
