import type { PublicInvoice } from '@traject/contract/common/invoicePage';
import classes from './payPage.module.css';

type Props = { qr: NonNullable<PublicInvoice['qr']>; label: string };

/** What a banking app scans, with the white edge that it needs. */
export function PaymentCode({ qr: { size, runs }, label }: Props) {
  const edge = 4;
  const whole = size + 2 * edge;
  const squares = runs.map(([row, column, length]) => `M${column} ${row}h${length}v1h-${length}z`);
  return (
    <figure className={classes.code}>
      <svg viewBox={`${-edge} ${-edge} ${whole} ${whole}`} role="img" aria-label={label}>
        <rect x={-edge} y={-edge} width={whole} height={whole} fill="#fff" />
        <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
