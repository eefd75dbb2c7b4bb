import { type ComponentProps, useRef, useState } from 'react';
import { PdfPage } from './PdfPage.tsx';
import { useInView } from './useInView.ts';
import classes from './viewer.module.css';

type Props = Omit<ComponentProps<typeof PdfPage>, 'number' | 'onRead'> & {
  from: number;
  to: number;
  onRead: (number: number) => void;
};

/** Some pages, which are there from when they come near; until then there is room for them. */
export function PdfPages({ from, to, onRead, ...page }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, page.scroller, '200% 0px');
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const count = to - from + 1;
  const { width, height } = page.pdf.size;
  if (!wasNear)
    return (
      <div
        ref={box}
        className={classes.roomForPages}
        style={{ aspectRatio: `${width} / ${height * count}` }}
      />
    );
  return Array.from({ length: count }, (_, index) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
      key={index}
      {...page}
      number={from + index}
      onRead={() => onRead(from + index)}
    />
  ));
}
