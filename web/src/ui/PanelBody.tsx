import type { ReactNode } from 'react';
import { Row, type Space, Stack } from './layout.tsx';
import classes from './PanelBody.module.css';
import text from './text.module.css';

/** The inside of a panel that is not a table: text, facts and buttons below each other. */
export const PanelBody = ({ gap = 14, children }: { gap?: Space; children: ReactNode }) => (
  <Stack gap={gap} className={classes.body}>
    {children}
  </Stack>
);

/** The rows of a panel, each with a title, a line below it and something to press. */
export const PanelRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
);

type RowProps = { title: string; details: ReactNode; children?: ReactNode };

export const PanelRow = ({ title, details, children }: RowProps) => (
  <Row as="li" gap={14} justify="between" className={classes.row}>
    <div className={classes.what}>
      <p className={text.rowTitle}>{title}</p>
      <p className={text.secondary}>{details}</p>
    </div>
    {children}
  </Row>
);
