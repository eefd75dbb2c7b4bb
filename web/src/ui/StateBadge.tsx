import classes from './StateBadge.module.css';
import { StateGlyph } from './StateGlyph.tsx';
import { type AnyState, stateLooks } from './stateLooks.ts';

type Props = { code: AnyState; label: string; large?: boolean };

export function StateBadge({ code, label, large = false }: Props) {
  const { tint } = stateLooks[code];
  return (
    <span
      className={classes.badge}
      data-large={large || undefined}
      style={{ background: `var(--st-${tint}-bg)`, color: `var(--st-${tint})` }}
    >
      <StateGlyph code={code} size={large ? 16 : 14} />
      {label.charAt(0).toUpperCase() + label.slice(1)}
    </span>
  );
}
