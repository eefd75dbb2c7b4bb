import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Card } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './AuthCard.module.css';

type Props = {
  title: string;
  intro: string;
  wide?: boolean;
  children: ReactNode;
  below?: ReactNode;
};

export function AuthCard({ title, intro, wide = false, children, below }: Props) {
  usePageTitle(title);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <div className={classes.logo}>
        <Logo withText />
      </div>
      <h1 className={text.h1}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      <Card className={classes.card}>{children}</Card>
      {below}
    </div>
  );
}

type AuthMessageProps = {
  title: string;
  children: ReactNode;
  to?: '/auth' | '/auth/reset';
  go?: string;
};

/** It takes the place of the form, so the reader starts at its heading. */
export function AuthMessage({ title, children, to = '/auth', go }: AuthMessageProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.page}>
      <div className={classes.logo}>
        <Logo withText />
      </div>
      <h1 ref={heading} tabIndex={-1} data-page-start className={text.h1}>
        {title}
      </h1>
      <p className={classes.intro}>{children}</p>
      <Button
        size="md"
        className={classes.submit}
        renderRoot={(props) => <Link to={to} {...props} />}
      >
        {go ?? t('auth.to_sign_in')}
      </Button>
    </div>
  );
}
