import { Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { GuideFrame, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

export function GuidelinesPage() {
  const { guidelines } = useGuideTexts();
  return (
    <GuideFrame title={guidelines.title} intro={guidelines.intro}>
      <Stack gap={16} className={`${classes.samples} ${classes.prose}`}>
        {guidelines.topics.map(({ title, rules }) => (
          <Panel key={title} title={title}>
            <PanelBody>
              <Stack as="ul" gap={6} className={classes.rules}>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </Stack>
            </PanelBody>
          </Panel>
        ))}
      </Stack>
    </GuideFrame>
  );
}
