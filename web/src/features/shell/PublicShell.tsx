import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { Row } from '../../ui/layout.tsx';
import frame from './Frame.module.css';
import { Frame } from './Frame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import classes from './PublicShell.module.css';

type Props = { header?: 'bar' | 'plain'; children: ReactNode };

/** Around pages without a login; 'plain' is for forms, which show the logo above their title. */
export function PublicShell({ header = 'bar', children }: Props) {
  return (
    <Frame
      header={
        <header className={header === 'bar' ? classes.bar : classes.plain}>
          <Row className={frame.inside}>
            {header === 'bar' && <Logo withText />}
            <span className={classes.end}>
              <LanguageSwitch />
            </span>
          </Row>
        </header>
      }
    >
      <div className={classes.content}>{children}</div>
    </Frame>
  );
}
