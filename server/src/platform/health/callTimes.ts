/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Series = { below: number[]; total: number; sum: number };
type Call = { method: string; route: string; status: number; seconds: number };

/** How long calls take, by the pattern of their route: there are as many as there are routes. */
export function createCallTimes() {
  const series = new Map<string, Series>();
  const newSeries = () => ({ below: bounds.map(() => 0), total: 0, sum: 0 });
  return {
    note({ method, route, status, seconds }: Call) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const known = series.get(labels) ?? newSeries();
      if (known.total === 0) series.set(labels, known);
      known.total++;
      known.sum += seconds;
      const at = bounds.findIndex((bound) => seconds <= bound);
      if (at >= 0) known.below[at] = (known.below[at] ?? 0) + 1;
    },
    lines: () => [...series].flatMap(([labels, one]) => linesOf(labels, one)),
  };
}

const name = 'traject_http_request_duration_seconds';

/** In the format, each bucket counts those of the smaller ones too. */
function linesOf(labels: string, { below, total, sum }: Series) {
  let count = 0;
  const buckets = bounds.map((bound, at) => {
    count += below[at] ?? 0;
    return `${name}_bucket{${labels},le="${bound}"} ${count}`;
  });
  return [
    ...buckets,
    `${name}_bucket{${labels},le="+Inf"} ${total}`,
    `${name}_sum{${labels}} ${sum.toFixed(6)}`,
    `${name}_count{${labels}} ${total}`,
  ];
}

export const callTimesHead = [
  `# HELP ${name} How long calls took, by route.`,
  `# TYPE ${name} histogram`,
];
