import { colors } from '../../ui/colors.ts';
import text from '../../ui/text.module.css';
import { Section, useGuideTexts } from './Section.tsx';
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
      <div className={classes.card}>
        <h3 className={text.h3}>{colours.roles}</h3>
        <ul className={classes.roles}>
          {roles.map((role) => (
            <li key={role} className={classes.role}>
              <span className={classes.swatch} style={{ background: `var(--tj-${role})` }} />
              {role}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.card}>
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
      </div>
    </Section>
  );
}
