import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceDetails } from '@traject/contract/organisations';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import { logoQuery, organisationsKey, removeLogo } from './organisations.api.ts';
import classes from './organisations.module.css';

const LogoDialog = lazily(() => import('./LogoDialog.tsx'), 'LogoDialog');

/** The logo at the top of letters and invoices. */
export function LogoPanel({ organisation }: { organisation: InvoiceDetails }) {
  const { t } = useTranslation();
  const { id, name, has_logo, version } = organisation;
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...logoQuery(id, version), enabled: has_logo });
  const address = useObjectUrl(has_logo ? data : undefined);
  const remove = useRemove({
    remove: (given: InvoiceDetails) => removeLogo(given.id),
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
      <PanelBody>
        {address ? (
          <img className={classes.logo} src={address} alt={t('organisations.logo.of', { name })} />
        ) : (
          <p className={text.soft}>{t('organisations.logo.none')}</p>
        )}
        <Row wrap>
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t(has_logo ? 'organisations.logo.replace' : 'organisations.logo.add')}
          </Button>
          {has_logo && (
            <Button variant="subtle" color="red" onClick={() => remove(organisation)}>
              {t('organisations.logo.remove')}
            </Button>
          )}
        </Row>
      </PanelBody>
      {isChoosing && (
        <Suspense>
          <LogoDialog organisationId={id} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
