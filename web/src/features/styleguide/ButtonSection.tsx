import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconDownload,
  IconHistory,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout.tsx';
import { MoreToggle } from '../../ui/MoreToggle.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { Sample, Section, useGuideTexts } from './Section.tsx';

export function ButtonSection() {
  const { buttons, panels } = useGuideTexts();
  const [open, setOpen] = useState(false);
  return (
    <Section words={buttons}>
      <Sample>
        <Row wrap>
          <Button>{buttons.save}</Button>
          <Button loading aria-label={buttons.saving}>
            {buttons.save}
          </Button>
          <Button leftSection={<IconCheck size={17} stroke={2.2} aria-hidden />}>
            {buttons.saved}
          </Button>
          <Button disabled>{buttons.save}</Button>
          <Button variant="default">{buttons.cancel}</Button>
          <Button variant="subtle" color="gray">
            {buttons.more}
          </Button>
          <Button color="red">{buttons.remove}</Button>
        </Row>
      </Sample>
      <Sample>
        <Row wrap>
          <PanelButton label={panels.add_experience} icon={IconPlus} onClick={() => {}}>
            {panels.add}
          </PanelButton>
          <IconButton label={buttons.edit} icon={IconPencil} />
          <IconButton label={buttons.delete} icon={IconTrash} danger />
          <IconButton label={buttons.versions} icon={IconHistory} count={2} />
          <IconButton label={buttons.returns} icon={IconArrowBackUp} count={0} />
          <IconButton label={buttons.download} icon={IconDownload} disabled />
          <MoreToggle open={open} total={4} onToggle={() => setOpen(!open)} />
        </Row>
      </Sample>
    </Section>
  );
}
