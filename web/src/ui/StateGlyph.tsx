import { type AnyState, stateLooks } from './stateLooks.ts';

type Props = { code: AnyState; size?: number };

/** A ring that fills as the trajectory or the invoice moves on; a disc when it has ended. */
export function StateGlyph({ code, size = 14 }: Props) {
  const { tint, mark } = stateLooks[code];
  const color = `var(--st-${tint})`;
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      {typeof mark === 'number' ? (
        <Ring filled={mark} color={color} />
      ) : (
        <Disc mark={mark} color={color} ground={`var(--st-${tint}-bg)`} />
      )}
    </svg>
  );
}

const pieRadius = 2;
const pieTurn = 2 * Math.PI * pieRadius;

function Ring({ filled, color }: { filled: number; color: string }) {
  return (
    <>
      <circle
        cx="8"
        cy="8"
        r="6.2"
        fill="none"
        stroke={color}
        strokeWidth="1.6"
        strokeDasharray={filled === 0 ? '2.6 1.9' : undefined}
      />
      {filled > 0 && (
        <circle
          cx="8"
          cy="8"
          r={pieRadius}
          fill="none"
          stroke={color}
          strokeWidth={pieRadius * 2}
          strokeDasharray={`${pieTurn * filled} ${pieTurn}`}
          transform="rotate(-90 8 8)"
        />
      )}
    </>
  );
}

function Disc({ mark, color, ground }: { mark: 'check' | 'minus'; color: string; ground: string }) {
  return (
    <>
      <circle cx="8" cy="8" r="7" fill={color} />
      <path
        d={mark === 'check' ? 'M5 8.3l2.1 2.1L11.2 6' : 'M5.2 8h5.6'}
        stroke={ground}
        strokeWidth="1.7"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
