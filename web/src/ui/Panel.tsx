import { createContext, type ReactNode, useContext, useId } from 'react';
import { Count } from './Count.tsx';
import { Card, Row } from './layout.tsx';
import classes from './Panel.module.css';
import text from './text.module.css';

type Props = {
  title: string;
  count?: number | undefined;
  action?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  id?: string;
};

export function Panel({ title, count, action, children, footer, id }: Props) {
  const titleId = useId();
  return (
    <Card as="section" className={classes.panel} aria-labelledby={titleId} id={id}>
      <Row gap={8} className={classes.head}>
        <h2 className={text.h3} id={titleId}>
          {title}
        </h2>
        {count !== undefined && <Count total={count} />}
        {action && <div className={classes.action}>{action}</div>}
      </Row>
      <PanelTitle value={titleId}>
        {children}
        {footer && <div className={classes.foot}>{footer}</div>}
      </PanelTitle>
    </Card>
  );
}

const PanelTitle = createContext<string | undefined>(undefined);

/** The id of the title of the panel around this part: a pager takes its name from it, and what
 *  draws its own card leaves that out, because a card never stands in a card. */
export const usePanelTitle = () => useContext(PanelTitle);
