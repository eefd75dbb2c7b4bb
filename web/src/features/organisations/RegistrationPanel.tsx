import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Organisation } from '@traject/contract/organisations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './organisations.module.css';

/** How somebody who registers by themselves finds this organisation. */
export function RegistrationPanel({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { code, listed } = organisation;
  const address = `${window.location.origin}/auth/register?organisation=${code}`;
  return (
    <Panel title={t('organisations.registration.title')}>
      <p className={classes.intro}>{t('organisations.registration.text')}</p>
      <div className={classes.facts}>
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
      </div>
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
      // Not over plain http, and not where the browser forbids it; the text can be selected.
      toast.error(t('organisations.registration.not_copied'));
    }
  };
  return (
    <span className={classes.copied}>
      <span>{value}</span>
      <IconButton label={label} icon={isCopied ? IconCheck : IconCopy} onClick={copy} />
    </span>
  );
}
