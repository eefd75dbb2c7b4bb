import { useTranslation } from '../../platform/i18n.ts';
import { levelOf, levels } from './levels.tsx';
import classes from './Radar.module.css';

export type Spoke = { number: string; score: number };
/** Another set of levels for the same axes, drawn as a line of its own kind; not all need one. */
type Layer = { key: string; scores: readonly (number | null)[] };

type Props = { spokes: readonly Spoke[]; layers?: readonly Layer[] };

/** A web with an axis for each work process; the same numbers stand in the table beside it. */
export function Radar({ spokes, layers: lines = [] }: Props) {
  const total = spokes.length;
  const points = spokes.map(({ score }, axis) => pointAt(axis, total, score));
  return (
    <svg
      className={classes.radar}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={useDescription(spokes)}
      data-many={total > 20 || undefined}
    >
      {[3, 2, 1].map((score) => (
        <Ring key={score} total={total} score={score} />
      ))}
      {spokes.map(({ number }, axis) => (
        <Axis key={number} to={pointAt(axis, total, size.steps)} />
      ))}
      <Shape points={points} />
      {lines.map(({ key, scores }) => (
        <Line key={key} kind={key} points={pointsOf(scores)} />
      ))}
      {spokes.map(({ number, score }, axis) => (
        <Dot key={number} at={points[axis] ?? middle} isEmpty={score === 0} />
      ))}
      <LevelNames />
      {spokes.map(
        ({ number }, axis) =>
          axis % labelStep(total) === 0 && (
            <AxisNumber key={number} at={labelAt(axis, total)} number={number} />
          ),
      )}
    </svg>
  );
}

function useDescription(spokes: readonly Spoke[]) {
  const { t } = useTranslation();
  const points = spokes.map(({ number, score }) => {
    const level = score === 0 ? undefined : levelOf(score);
    const word = level ? t(`levels.${level}`) : t('levels.none');
    return t('chart.point', { number, level: word });
  });
  return t('chart.described', { count: spokes.length, levels: points.join(', ') });
}

/** One or two axes make no web; a circle then shows how far out a level lies. */
function Ring({ total, score }: { total: number; score: number }) {
  const ring = { className: classes.ring, 'data-outer': score === size.steps || undefined };
  if (total < 3) return <circle {...ring} cx={middle.x} cy={middle.y} r={ringRadius(score)} />;
  const points = Array.from({ length: total }, (_, axis) => pointAt(axis, total, score));
  return <polygon {...ring} points={corners(points)} />;
}

const Axis = ({ to }: { to: Point }) => (
  <line className={classes.axis} x1={middle.x} y1={middle.y} x2={to.x} y2={to.y} />
);

const Shape = ({ points }: { points: readonly Point[] }) => (
  <polygon
    className={classes.shape}
    points={corners(points.length < 2 ? [middle, ...points] : points)}
  />
);

/** Without an area, so that several can lie over each other; an axis without a level is passed over. */
const Line = ({ kind, points }: { kind: string; points: readonly Point[] }) => (
  <>
    <polygon className={classes.line} data-layer={kind} points={corners(points)} />
    {points.map(({ x, y }) => (
      <circle key={`${x} ${y}`} className={classes.knot} data-layer={kind} cx={x} cy={y} r={3} />
    ))}
  </>
);

const pointsOf = (scores: readonly (number | null)[]) =>
  scores.flatMap((score, axis) => (score === null ? [] : pointAt(axis, scores.length, score)));

const Dot = ({ at, isEmpty }: { at: Point; isEmpty: boolean }) => (
  <circle className={classes.dot} cx={at.x} cy={at.y} r={4} data-empty={isEmpty || undefined} />
);

function LevelNames() {
  const { t } = useTranslation();
  return levels.map((level, place) => (
    <text
      key={level}
      className={classes.level}
      x={middle.x - 9}
      y={middle.y - ringRadius(place + 1) + 17}
    >
      {t(`levels.${level}`)}
    </text>
  ));
}

const AxisNumber = ({ at, number }: { at: Point; number: string }) => (
  <text className={classes.number} x={at.x} y={at.y}>
    {number}
  </text>
);

/** The drawing's own units; the page scales them. */
const size = { width: 420, height: 410, radius: 152, steps: 3 };
const middle = { x: size.width / 2, y: size.height / 2 };
const labelDistance = 25;

type Point = { x: number; y: number };

/** Where a score lies on its axis; the first axis points up, and the others follow clockwise. */
function pointAt(axis: number, axes: number, score: number): Point {
  return at(axis, axes, (size.radius * score) / size.steps);
}

const labelAt = (axis: number, axes: number) => at(axis, axes, size.radius + labelDistance);

const ringRadius = (score: number) => (size.radius * score) / size.steps;

const corners = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** With very many axes, only some of them are numbered. */
const labelStep = (axes: number) => Math.ceil(axes / 60);

function at(axis: number, axes: number, distance: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  return {
    x: round(middle.x + Math.cos(angle) * distance),
    y: round(middle.y + Math.sin(angle) * distance),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
