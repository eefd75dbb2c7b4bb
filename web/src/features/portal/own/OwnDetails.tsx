import { IconPencil } from '@tabler/icons-react';
import { whereChanged } from '@traject/contract/common/laterRules';
import type { OwnDetails as Details, OwnChoices } from '@traject/contract/common/ownPage';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import type { Opened } from '../page/portalPage.api.ts';
import page from '../page/portalPage.module.css';
import { Section } from '../page/Section.tsx';
import { contactFields, contactRules } from './fields.ts';
import { OwnForm } from './OwnForm.tsx';
import { type Body, fetchDetails, saveDetails } from './own.api.ts';
import classes from './own.module.css';
import { useSaid } from './useSaid.tsx';

type Props = { opened: Opened; given: Details; choices: OwnChoices };

/** Where somebody lives and can be called. */
export function OwnDetails({ opened, given, choices }: Props) {
  const { t } = useTranslation();
  const [details, setDetails] = useState(given);
  const [isChanging, setChanging] = useState(false);
  const { say, line } = useSaid();
  const save = async (body: Body) => {
    const saved = await saveDetails(opened, body, details.version).catch(async (error: unknown) => {
      await fetchDetails(opened).then(setDetails, () => undefined);
      throw error;
    });
    setDetails(saved);
    setChanging(false);
    say(t('own.saved'));
  };
  return (
    <Section title={t('own.details.title')}>
      {line}
      <div className={page.card}>
        <Facts details={details} />
        <p className={page.small}>{t('own.details.help')}</p>
        {isChanging ? (
          <OwnForm
            fields={contactFields}
            rules={(body) => whereChanged(contactRules, body, details)}
            choices={choices}
            stored={details}
            onSave={save}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <SheetButton look="plain" icon={IconPencil} onClick={() => setChanging(true)}>
            {t('own.details.change')}
          </SheetButton>
        )}
      </div>
    </Section>
  );
}

function Facts({ details }: { details: Details }) {
  const { t } = useTranslation();
  const { name, phone_number, mobile_number } = details;
  const facts: [string, string | null][] = [
    [t('own.details.name'), name],
    [t('own.details.address'), addressOf(details)],
    [t('own.fields.phone_number'), phone_number],
    [t('own.fields.mobile_number'), mobile_number],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('own.details.none')}</dd>
        </div>
      ))}
    </dl>
  );
}

function addressOf(details: Details) {
  const { address, address_number, address_number_suffix, postal_code, city } = details;
  const words = (parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return [words([address, address_number, address_number_suffix]), words([postal_code, city])]
    .filter(Boolean)
    .join(', ');
}
