import { Row, Stack } from '../../ui/layout.tsx';
import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Avatar } from '../../ui/Avatar.tsx';
import { ConfirmProvider } from '../../ui/ConfirmProvider.tsx';
import { Count } from '../../ui/Count.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PersonPlaceholder } from '../../ui/PersonPlaceholder.tsx';
import text from '../../ui/text.module.css';
import { ButtonSection } from './ButtonSection.tsx';
import { ColourSection } from './ColourSection.tsx';
import { DialogSection } from './DialogSection.tsx';
import { FileSection } from './FileSection.tsx';
import { InputSection } from './InputSection.tsx';
import { MessageSection } from './MessageSection.tsx';
import { PanelSection } from './PanelSection.tsx';
import { GuideFrame, Sample, Section, useGuideTexts } from './Section.tsx';
import { StateSection, TableSection } from './TableSection.tsx';

/** Every part in every state, so that the effect of a change is seen in all of them. */
export function StyleguidePage() {
  const { title, intro } = useGuideTexts();
  return (
    <ConfirmProvider>
      <GuideFrame title={title} intro={intro}>
        <ColourSection />
        <TypeSection />
        <ButtonSection />
        <InputSection />
        <StateSection />
        <PanelSection />
        <TableSection />
        <FileSection />
        <MessageSection />
        <DialogSection />
        <SmallSection />
      </GuideFrame>
    </ConfirmProvider>
  );
}

function TypeSection() {
  const { type } = useGuideTexts();
  return (
    <Section words={type}>
      <Sample>
        <Stack gap={10}>
          <p className={text.h1}>{type.h1}</p>
          <p className={text.h2}>{type.h2}</p>
          <p className={text.h3}>{type.h3}</p>
          <p className={text.rowTitle}>{type.row_title}</p>
          <p>{type.body}</p>
          <p className={text.secondary}>{type.secondary}</p>
          <p className={text.meta}>{type.meta}</p>
          <p className={text.num}>{type.number}</p>
        </Stack>
      </Sample>
    </Section>
  );
}

function SmallSection() {
  const { small } = useGuideTexts();
  return (
    <Section words={small}>
      <Sample>
        <Row wrap>
          <Logo />
          <Logo withText />
          <Avatar name={small.person} />
          {small.person}
          <Count total={12} />
          <PersonPlaceholder />
        </Row>
      </Sample>
    </Section>
  );
}
