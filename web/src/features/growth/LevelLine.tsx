import type { GrownProcess, Target } from '@traject/contract/growth';
import { formatDate, today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { levelOf, levels as names } from '../../ui/levels/levels.tsx';
import classes from './growth.module.css';

type Props = { process: GrownProcess; targets: readonly Target[] };

const size = { width: 560, height: 200, left: 92, right: 16, top: 16, bottom: 34 };

/** Steps, because a level holds until the next one; the student's own are a line apart. */
export function LevelLine({ process: { work_process, levels }, targets }: Props) {
  const { t } = useTranslation();
  const days = [...levels.map(({ on }) => on), ...targets.map(({ due_on }) => due_on), today()];
  const { x, first, last } = scaleOf(days);
  const label = levels.map(({ on, score }) =>
    t('growth.point', { date: formatDate(on), level: t(`levels.${levelOf(score) ?? 'none'}`) }),
  );
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('growth.described', { ...work_process, levels: label.join(', ') })}
    >
      {names.map((name, at) => (
        <g key={name}>
          <line className={classes.rule} x1={size.left} x2={right} y1={y(at + 1)} y2={y(at + 1)} />
          <text className={classes.name} x={size.left - 10} y={y(at + 1)} textAnchor="end">
            {t(`levels.${name}`)}
          </text>
        </g>
      ))}
      {[true, false].map((isOwn) => (
        <Steps
          key={String(isOwn)}
          isOwn={isOwn}
          points={levels
            .filter(({ is_own }) => is_own === isOwn)
            .map(({ on, score }) => ({ x: x(on), y: y(score) }))}
          end={x(today())}
        />
      ))}
      {targets.map(({ id, due_on, score }) => (
        <path key={id} className={classes.aim} d={flagAt(x(due_on), y(score))} />
      ))}
      <text className={classes.day} x={size.left} y={size.height - 8}>
        {formatDate(first)}
      </text>
      <text className={classes.day} x={right} y={size.height - 8} textAnchor="end">
        {formatDate(last)}
      </text>
    </svg>
  );
}

type Point = { x: number; y: number };
type StepsProps = { isOwn: boolean; points: readonly Point[]; end: number };

function Steps({ isOwn, points, end }: StepsProps) {
  const [start, ...rest] = points;
  if (!start) return null;
  // Two who find the same on one day are one dot.
  const dots = new Map(points.map((point) => [`${point.x} ${point.y}`, point]));
  const steps = rest.map(({ x, y }) => `H${x}V${y}`).join('');
  return (
    <g className={classes.steps} data-own={isOwn || undefined}>
      <path d={`M${start.x} ${start.y}${steps}H${Math.max(end, start.x)}`} />
      {[...dots].map(([key, { x, y }]) => (
        <circle key={key} cx={x} cy={y} r={4.5} />
      ))}
    </g>
  );
}

const right = size.width - size.right;

const y = (score: number) =>
  size.top + ((3 - score) / 2) * (size.height - size.top - size.bottom - 12);

/** Where a day lies; all on one day lie in the middle. */
function scaleOf(days: readonly string[]) {
  const [first = '', last = first] = [days.toSorted().at(0), days.toSorted().at(-1)];
  const span = Date.parse(last) - Date.parse(first);
  const width = right - size.left;
  const x = (day: string) =>
    Math.round(
      size.left + (span ? ((Date.parse(day) - Date.parse(first)) / span) * width : width / 2),
    );
  return { x, first, last };
}

const flagAt = (x: number, y: number) => `M${x} ${y + 9}V${y - 9}L${x - 11} ${y - 4}L${x} ${y}`;
