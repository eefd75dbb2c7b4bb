import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Organisation } from '@traject/contract/organisations';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import { logoQuery, organisationsKey, removeLogo } from './organisations.api.ts';
import classes from './organisations.module.css';

const LogoDialog = lazily(() => import('./LogoDialog.tsx'), 'LogoDialog');

/** The logo at the top of letters and invoices. */
export function LogoPanel({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { id, name, has_logo, version } = organisation;
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...logoQuery(id, version), enabled: has_logo });
  const address = useObjectUrl(has_logo ? data : undefined);
  const remove = useRemove({
    remove: (given: Organisation) => removeLogo(given.id),
    question: () => ({
      title: t('organisations.logo.remove_title'),
      message: t('organisations.logo.remove_message'),
    }),
    refresh: organisationsKey,
    done: 'notify.organisation.logo_removed',
    failed: 'notify.organisation.logo_error',
  });
  return (
    <Panel title={t('organisations.logo.title')}>
      <div className={classes.logo}>
        {address ? (
          <img src={address} alt={t('organisations.logo.of', { name })} />
        ) : (
          <p>{t('organisations.logo.none')}</p>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t(has_logo ? 'organisations.logo.replace' : 'organisations.logo.add')}
        </Button>
        {has_logo && (
          <Button variant="subtle" color="red" onClick={() => remove(organisation)}>
            {t('organisations.logo.remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <LogoDialog organisationId={id} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
