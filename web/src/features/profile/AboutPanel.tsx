import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@traject/contract/profile';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { useOwnProfile } from './profile.api.ts';
import classes from './profile.module.css';

const AboutForm = lazily(() => import('./AboutForm.tsx'), 'AboutForm');

/** The student as facts; editing turns the card into the form. */
export function AboutPanel() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'facts' | 'form'>('facts');
  const { data: profile, isError, refetch } = useQuery(useOwnProfile().query);
  const facts = profile && <AboutFacts profile={profile} />;
  return (
    <Panel
      title={t('profile.about.title')}
      action={
        profile &&
        shown === 'facts' && (
          <PanelButton
            label={t('profile.about.edit')}
            icon={IconPencil}
            onClick={() => setShown('form')}
          >
            {t('profile.about.edit_short')}
          </PanelButton>
        )
      }
    >
      {!profile && isError && <PanelError title={t('profile.failed')} onRetry={() => refetch()} />}
      {!profile && !isError && <RowsSkeleton rows={2} />}
      {profile && shown === 'form' ? (
        <Suspense fallback={facts}>
          <AboutForm profile={profile} onClose={() => setShown('facts')} />
        </Suspense>
      ) : (
        facts
      )}
    </Panel>
  );
}

function AboutFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { gender, nationality, education, quote_text } = profile;
  const facts = [
    ['gender', gender && t(`profile.gender.${gender}`)],
    ['nationality', nationality],
    ['education', education],
    ['quote_text', quote_text],
  ] as const;
  return (
    <div className={classes.facts}>
      <Facts
        columns={2}
        items={facts.map(([key, value]) => [t(`profile.labels.${key}`), value || <Nothing />])}
      />
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <span className={`${text.dim} ${classes.nothing}`}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('profile.about.nothing')}</VisuallyHidden>
    </span>
  );
}
