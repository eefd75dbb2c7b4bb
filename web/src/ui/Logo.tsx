import classes from './Logo.module.css';

export function Logo({ withText = false }: { withText?: boolean }) {
  return (
    <span className={classes.logo}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden>
        <rect width="26" height="26" rx="7" className={classes.ground} />
        <path d="M7.5 18.5c0-6 11-4 11-10.5" className={classes.way} />
        <circle cx="7.5" cy="18.5" r="2.3" fill="#fff" />
        <circle cx="18.5" cy="7.6" r="2.3" className={classes.goal} />
      </svg>
      {withText && <span>Traject</span>}
    </span>
  );
}
