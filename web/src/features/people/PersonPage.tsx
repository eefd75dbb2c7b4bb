import { IconPencil } from '@tabler/icons-react';
import type { OnePerson } from '@traject/contract/people';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { ClosingButton } from './ClosingButton.tsx';
import { InvitationPanel } from './InvitationPanel.tsx';
import { PersonStateLine } from './PersonStateLine.tsx';
import classes from './people.module.css';

const CorrectDialog = lazily(() => import('./CorrectDialog.tsx'), 'CorrectDialog');

type Props = {
  person: OnePerson;
  back: ReactNode;
  onGone: () => void;
  /** What else can be done for somebody. */
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
        <div className={classes.side}>
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
            <div className={classes.facts}>
              <Facts
                items={[
                  [t('labels.email'), person.email],
                  [t('people.state'), <PersonStateLine key="state" state={person.state} />],
                  [t('people.last_sign_in'), lastSignIn(person) ?? t('people.never')],
                  [t('people.created'), formatDate(person.created_at)],
                ]}
              />
              {person.is_unproven && <Callout kind="info">{t('people.unproven')}</Callout>}
            </div>
          </Panel>
          {isCorrecting && (
            <Suspense>
              <CorrectDialog person={person} onClose={() => setCorrecting(false)} />
            </Suspense>
          )}
          {isInside && <InvitationPanel person={person} onWithdrawn={onGone} />}
          {children}
        </div>
      </div>
    </>
  );
}

const lastSignIn = ({ last_sign_in_at }: OnePerson) =>
  last_sign_in_at && formatDateTime(last_sign_in_at);
