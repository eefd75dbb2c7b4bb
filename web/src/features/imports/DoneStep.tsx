import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ImportInput, ImportResult } from '@traject/contract/imports';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './imports.module.css';

type Props = { input: ImportInput; result: ImportResult; onAgain: () => void };

export function DoneStep({ input, result, onAgain }: Props) {
  const { t } = useTranslation();
  const { kind, organisation_id, diploma_id } = input;
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
        </div>
      </div>
    </Panel>
  );
}
