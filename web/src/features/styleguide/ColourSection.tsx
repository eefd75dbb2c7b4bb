import { colors } from '../../ui/colors.ts';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { Sample, Section, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

const roles = [
  'card',
  'header',
  'sunk',
  'hover',
  'line',
  'line2',
  'edge',
  'text2',
  'accent',
  'accent-soft',
  'accent-line',
  'danger',
  'danger-soft',
  'danger-line',
  'warn',
  'warn-soft',
  'warn-line',
  'ok',
  'skeleton',
  'bar',
];

export function ColourSection() {
  const { colours } = useGuideTexts();
  return (
    <Section words={colours}>
      <Sample>
        <h3 className={text.h3}>{colours.roles}</h3>
        <ul className={classes.roles}>
          {roles.map((role) => (
            <Row as="li" key={role} className={text.secondary}>
              <span className={classes.swatch} style={{ background: `var(--tj-${role})` }} />
              {role}
            </Row>
          ))}
        </ul>
      </Sample>
      <Sample>
        <h3 className={text.h3}>{colours.scales}</h3>
        {Object.entries(colors).map(([name, shades]) => (
          <div key={name} className={classes.scale}>
            {name}
            {shades.map((shade) => (
              <span
                key={shade}
                className={classes.shade}
                style={{ background: shade }}
                title={shade}
              />
            ))}
          </div>
        ))}
      </Sample>
    </Section>
  );
}
