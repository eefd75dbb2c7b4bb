/** The drawing's own measure; the page scales it. */
export const size = { width: 420, height: 410, radius: 152, steps: 3 };
export const middle = { x: size.width / 2, y: size.height / 2 };
const labelDistance = 25;

export type Point = { x: number; y: number };

/** Where a score lies on its axis; the first one points up, and they go round with the clock. */
export function pointAt(axis: number, axes: number, score: number): Point {
  return at(axis, axes, (size.radius * score) / size.steps);
}

export const labelAt = (axis: number, axes: number) => at(axis, axes, size.radius + labelDistance);

export const ringRadius = (score: number) => (size.radius * score) / size.steps;

export const corners = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Where there are very many axes, every so many has its number written. */
export const labelStep = (axes: number) => Math.ceil(axes / 60);

function at(axis: number, axes: number, distance: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  return {
    x: round(middle.x + Math.cos(angle) * distance),
    y: round(middle.y + Math.sin(angle) * distance),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
