import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { Frame } from './Frame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import classes from './PublicShell.module.css';

type Props = { header?: 'bar' | 'plain'; children: ReactNode };

/** Pages without a login; 'plain' is for forms, which show the logo above their title. */
export function PublicShell({ header = 'bar', children }: Props) {
  return (
    <Frame
      header={
        <header className={header === 'bar' ? classes.bar : classes.plain}>
          <div className={classes.inside}>
            {header === 'bar' && <Logo withText />}
            <span className={classes.end}>
              <LanguageSwitch />
            </span>
          </div>
        </header>
      }
    >
      <div className={classes.content}>{children}</div>
    </Frame>
  );
}
