import '../../ui/boxes.css';
import '../../ui/forms.css';
import { ConfirmProvider } from '../../ui/ConfirmProvider.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { ColourSection } from './ColourSection.tsx';
import { DialogSection } from './DialogSection.tsx';
import { FileSection } from './FileSection.tsx';
import { GuideFrame } from './GuideFrame.tsx';
import { InputSection } from './InputSection.tsx';
import { MessageSection } from './MessageSection.tsx';
import { PanelSection } from './PanelSection.tsx';
import { SmallSection } from './SmallSection.tsx';
import { StateSection } from './StateSection.tsx';
import { TableSection } from './TableSection.tsx';
import { TypeSection } from './TypeSection.tsx';
import { useGuideTexts } from './useGuideTexts.ts';

/** Every part in every state, so that a change to one is seen in all of them. */
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
