import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ImportInput, ImportResult } from '@traject/contract/imports';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './imports.module.css';
import { useUndo } from './useUndo.ts';

type Props = { input: ImportInput; result: ImportResult; onAgain: () => void };

export function DoneStep({ input, result, onAgain }: Props) {
  const { t } = useTranslation();
  const { kind, organisation_id, diploma_id } = input;
  const undo = useUndo(organisation_id);
  return (
    <Panel title={t('imports.done.title')}>
      <div className={classes.inside}>
        <Callout kind="info" role="status" title={t(`imports.done.${kind}`, { count: result.new })}>
          {result.known > 0 && t('imports.done.known', { count: result.known })}{' '}
          {input.invite && t('imports.done.invited')}
        </Callout>
        <div className={classes.links}>
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
        </div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onAgain}>
            {t('imports.done.again')}
          </Button>
          <Button variant="subtle" onClick={() => undo(result, onAgain)}>
            {t('imports.undo.action')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
