import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';

const HoursBook = lazily(
  async () => (await Promise.all([import('./HoursBook.tsx'), loadTexts('hours', 'vat')]))[0],
  'HoursBook',
);

type Props = {
  trajectoryId: number;
  /** Whose products can be agreed; undefined while that is not known yet. */
  organisationId: number | undefined;
  /** Where it is what one comes for. */
  startsOpen?: boolean;
};

/** Loads nothing until it is opened: a dashboard has much to show before it. */
export function HoursPanel({ trajectoryId, organisationId, startsOpen = false }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(startsOpen);
  if (isOpen)
    return (
      <Suspense
        fallback={
          <Panel title={t('hours_panel.title')}>
            <RowsSkeleton rows={3} />
          </Panel>
        }
      >
        <HoursBook trajectoryId={trajectoryId} organisationId={organisationId} />
      </Suspense>
    );
  return (
    <Panel
      title={t('hours_panel.title')}
      action={
        <PanelButton
          label={t('hours_panel.open_label')}
          icon={IconChevronDown}
          onClick={() => setOpen(true)}
        >
          {t('hours_panel.open')}
        </PanelButton>
      }
    >
      <PanelBody>
        <p className={text.secondary}>{t('hours_panel.closed')}</p>
      </PanelBody>
    </Panel>
  );
}
