import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconPencil } from '@tabler/icons-react';
import type { Organisation } from '@traject/contract/organisations';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { languageName } from '../../platform/locale.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import { LogoPanel } from './LogoPanel.tsx';
import classes from './organisations.module.css';

const OrganisationDialog = lazily(() => import('./OrganisationDialog.tsx'), 'OrganisationDialog');

type Props = { organisation: Organisation; back: ReactNode; children: ReactNode };

/** What the law requires about the sender on an invoice. */
const onInvoices = ['address', 'postal_code', 'city', 'kvk_number', 'vat_number', 'iban'] as const;

export function OrganisationPage({ organisation, back, children }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const missing = onInvoices.filter((name) => organisation[name] === '');
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
        {missing.length > 0 && (
          <Callout kind="warn" title={t('organisations.missing.title')}>
            {t('organisations.missing.text', {
              fields: missing.map((name) => t(`organisations.fields.${name}`)).join(', '),
            })}
          </Callout>
        )}
        <Details organisation={organisation} />
        <RegistrationPanel organisation={organisation} />
        <LogoPanel organisation={organisation} />
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
  const { address, postal_code, city, kvk_number, vat_number, iban } = organisation;
  const { payment_term_days, evaluation_expiry_days, language } = organisation;
  const place = [address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  const inDays = (count: number) => t('organisations.days', { count });
  return (
    <Panel title={t('organisations.details')}>
      <PanelBody>
        <Facts
          columns={2}
          items={[
            [t('organisations.fields.address'), place || '–'],
            [t('organisations.fields.kvk_number'), kvk_number || '–'],
            [t('organisations.fields.vat_number'), vat_number || '–'],
            [t('organisations.fields.iban'), iban.replace(/.{4}(?=.)/g, '$& ') || '–'],
            [t('organisations.fields.payment_term_days'), inDays(payment_term_days)],
            [t('organisations.fields.evaluation_expiry_days'), inDays(evaluation_expiry_days)],
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
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast.success(t('organisations.registration.copied'));
    } catch {
      // The clipboard is closed over plain HTTP and where the browser forbids it; the text can be selected.
      toast.error(t('organisations.registration.not_copied'));
    }
  };
  return (
    <Row as="span" gap={6} className={classes.copied}>
      <span>{value}</span>
      <IconButton label={label} icon={isCopied ? IconCheck : IconCopy} onClick={copy} />
    </Row>
  );
}
