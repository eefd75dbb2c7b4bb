import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconPencil } from '@tabler/icons-react';
import type { Organisation } from '@traject/contract/organisations';
import { type ReactNode, Suspense, useState } from 'react';
import { copyText } from '../../platform/copyText.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { languageName } from '../../platform/locale.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import { FacePanel } from './FacePanel.tsx';
import { MissingOnInvoices, useInvoiceFacts } from './InvoiceFacts.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import classes from './organisations.module.css';
import { StudentsPanel } from './StudentsPanel.tsx';

const OrganisationDialog = lazily(() => import('./OrganisationDialog.tsx'), 'OrganisationDialog');

type Props = { organisation: Organisation; back: ReactNode; children: ReactNode };

export function OrganisationPage({ organisation, back, children }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHead
        title={organisation.name}
        back={back}
        action={
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setEditing(true)}
          >
            {t('organisations.edit')}
          </Button>
        }
      />
      <Stack gap={20} className={classes.page}>
        <MissingOnInvoices details={organisation} />
        <Details organisation={organisation} />
        <RegistrationPanel organisation={organisation} />
        <StudentsPanel organisation={organisation} />
        <LogoPanel organisation={organisation} />
        <FacePanel organisation={organisation} />
        {children}
      </Stack>
      {isEditing && (
        <Suspense>
          <OrganisationDialog organisation={organisation} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Details({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { evaluation_expiry_days: count, language } = organisation;
  return (
    <Panel title={t('organisations.details')}>
      <PanelBody>
        <Facts
          columns={2}
          items={[
            ...useInvoiceFacts(organisation),
            [t('organisations.fields.evaluation_expiry_days'), t('organisations.days', { count })],
            [t('organisations.fields.language'), languageName(language)],
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

/** How people who register find this organisation. */
function RegistrationPanel({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { code, listed } = organisation;
  const address = `${window.location.origin}/auth/register?organisation=${code}`;
  return (
    <Panel title={t('organisations.registration.title')}>
      <PanelBody>
        <p className={text.soft}>{t('organisations.registration.text')}</p>
        <Facts
          items={[
            [
              t('organisations.registration.code'),
              <Copied key="code" label={t('organisations.registration.copy_code')} value={code} />,
            ],
            [
              t('organisations.registration.address'),
              <Copied
                key="address"
                label={t('organisations.registration.copy_address')}
                value={address}
              />,
            ],
            [t('organisations.fields.listed'), t(listed ? 'controls.yes' : 'controls.no')],
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(value);
    setCopied(isDone);
    if (isDone) toast.success(t('organisations.registration.copied'));
    // The text can be selected.
    else toast.error(t('organisations.registration.not_copied'));
  };
  return (
    <Row as="span" gap={6} className={classes.copied}>
      <span>{value}</span>
      <IconButton label={label} icon={isCopied ? IconCheck : IconCopy} onClick={copy} />
    </Row>
  );
}
