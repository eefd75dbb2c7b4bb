import { Panel } from '../../ui/Panel.tsx';
import { GuideFrame, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

export function GuidelinesPage() {
  const { guidelines } = useGuideTexts();
  return (
    <GuideFrame title={guidelines.title} intro={guidelines.intro}>
      <div className={`${classes.samples} ${classes.prose}`}>
        {guidelines.topics.map(({ title, rules }) => (
          <Panel key={title} title={title}>
            <ul className={classes.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </GuideFrame>
  );
}
