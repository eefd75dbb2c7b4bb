import { IconBriefcase, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { MoreToggle } from '../../ui/MoreToggle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Section, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

export function PanelSection() {
  const { panels } = useGuideTexts();
  return (
    <Section words={panels}>
      <div className={classes.two}>
        <Panel
          title={panels.experience}
          count={0}
          action={
            <PanelButton label={panels.add_experience} icon={IconPlus} onClick={() => {}}>
              {panels.add}
            </PanelButton>
          }
        >
          <EmptyState icon={IconBriefcase} title={panels.empty} text={panels.empty_text} />
        </Panel>
        <Panel title={panels.studies}>
          <RowsSkeleton rows={2} />
        </Panel>
        <Panel title={panels.tests}>
          <PanelError title={panels.failed} onRetry={() => {}} />
        </Panel>
        <FactsPanel />
      </div>
    </Section>
  );
}

function FactsPanel() {
  const { panels } = useGuideTexts();
  const [open, setOpen] = useState(false);
  const { facts } = panels;
  return (
    <Panel
      title={panels.profile}
      count={facts.length}
      footer={<MoreToggle open={open} total={facts.length} onToggle={() => setOpen(!open)} />}
    >
      <PanelBody gap={16}>
        <Facts items={open ? facts : facts.slice(0, 3)} columns={3} />
        <Facts items={facts.slice(3, 5)} />
      </PanelBody>
    </Panel>
  );
}
