import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { OnePerson } from '@traject/contract/people';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody, PanelRow, PanelRows } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { ClosingButton } from './ClosingButton.tsx';
import { InvitationPanel } from './InvitationPanel.tsx';
import { PersonStateLine } from './PersonStateLine.tsx';
import classes from './people.module.css';

const CorrectDialog = lazily(() => import('./CorrectDialog.tsx'), 'CorrectDialog');

type Props = {
  person: OnePerson;
  back: ReactNode;
  onGone: () => void;
  /** Further panels about this person. */
  children: ReactNode;
};

export function PersonPage({ person, back, onGone, children }: Props) {
  const { t } = useTranslation();
  const [isCorrecting, setCorrecting] = useState(false);
  const isInside = person.state === 'invited' || person.state === 'uninvited';
  return (
    <>
      <PageHead title={person.name} back={back} action={<ClosingButton person={person} />} />
      <div className={classes.page}>
        <AccessPanel person={person} />
        <Stack gap={20}>
          <Panel
            title={t('people.account')}
            action={
              <PanelButton
                label={t('people.correct.title')}
                icon={IconPencil}
                onClick={() => setCorrecting(true)}
              >
                {t('people.access.change')}
              </PanelButton>
            }
          >
            <PanelBody>
              <Facts
                items={[
                  [t('labels.email'), person.email],
                  [t('people.state'), <PersonStateLine key="state" state={person.state} />],
                  [t('people.last_sign_in'), lastSignIn(person) ?? t('people.never')],
                  [t('people.created'), formatDate(person.created_at)],
                ]}
              />
              {person.is_unproven && <Callout kind="info">{t('people.unproven')}</Callout>}
            </PanelBody>
          </Panel>
          {isCorrecting && (
            <Suspense>
              <CorrectDialog person={person} onClose={() => setCorrecting(false)} />
            </Suspense>
          )}
          {isInside && <InvitationPanel person={person} onWithdrawn={onGone} />}
          {children}
        </Stack>
      </div>
    </>
  );
}

const lastSignIn = ({ last_sign_in_at }: OnePerson) =>
  last_sign_in_at && formatDateTime(last_sign_in_at);

const AccessDialog = lazily(() => import('./AccessDialog.tsx'), 'AccessDialog');

/** States in which somebody's role does not say whether they have access. */
const explained = ['waiting', 'invited', 'left', 'deactivated'] as const;

/** The roles of somebody in the organisation that owns this record. */
function AccessPanel({ person }: { person: OnePerson }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { organisation, account_types, name } = person;
  const state = explained.find((one) => one === person.state);
  const isOutside = account_types.length === 0 && person.state !== 'deactivated';

  return (
    <Panel title={t('people.access.title')}>
      {state && (
        <PanelBody>
          <p className={text.soft}>{t(`people.access.${state}`, { place: organisation.name })}</p>
        </PanelBody>
      )}
      <PanelRows>
        <PanelRow
          title={organisation.name}
          details={
            account_types.map((type) => t(`people.types.${type}`)).join(', ') ||
            t('people.access.none')
          }
        >
          {isOutside ? (
            <Button
              aria-label={t('people.waiting.give', { name })}
              onClick={() => setEditing(true)}
            >
              {t('people.access.give')}
            </Button>
          ) : (
            <Button
              variant="default"
              size="xs"
              aria-label={t('people.access.edit', organisation)}
              onClick={() => setEditing(true)}
            >
              {t('people.access.change')}
            </Button>
          )}
        </PanelRow>
      </PanelRows>
      {isEditing && (
        <Suspense>
          <AccessDialog person={person} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
