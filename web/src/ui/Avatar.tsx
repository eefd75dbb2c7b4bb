import classes from './Avatar.module.css';

type Props = { name: string; size?: number; address?: string | undefined };

/** Initials or a picture beside a name that is written out; so nothing for a screen reader. */
export function Avatar({ name, size = 28, address }: Props) {
  if (address)
    return <img className={classes.avatar} width={size} height={size} src={address} alt="" />;
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden
    >
      {initials(name)}
    </span>
  );
}

/** Marieke de Vries is MV: the first word and the last. */
function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
