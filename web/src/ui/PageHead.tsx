import { type ReactNode, useEffect } from 'react';
import { BackLine } from './BackLine.tsx';
import { Count } from './Count.tsx';
import { Row } from './layout.tsx';
import classes from './PageHead.module.css';
import text from './text.module.css';

type Props = {
  title: string;
  count?: number | undefined;
  /** Where counting stopped. */
  most?: number | undefined;
  action?: ReactNode;
  /** What the page is for, below the title. */
  intro?: string | undefined;
  /** A link to where this page was opened from. */
  back?: ReactNode;
};

/** The one h1 of a page, which also names the tab. */
export function PageHead({ title, count, most, action, intro, back }: Props) {
  useEffect(() => {
    document.title = `${title} · Traject`;
  }, [title]);

  return (
    <div className={classes.head}>
      {back && <BackLine>{back}</BackLine>}
      <Row wrap className={classes.line}>
        <h1 className={text.h1}>{title}</h1>
        {count !== undefined && <Count total={count} most={most} />}
        {action && <div className={classes.action}>{action}</div>}
      </Row>
      {intro && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
