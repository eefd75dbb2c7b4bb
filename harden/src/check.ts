export type Asked = {
  /** The same seed makes the same run. */
  seed: number;
};

export type Found = {
  /** What was counted, in a few words: `50 rounds, 0 writes lost`. */
  figure: string;
  /** `untried` where this machine cannot try it: then it is not known. */
  isReached: boolean | 'untried';
  /** What fell short, one sentence each. */
  shortfalls?: string[];
};

/** One promise of the product, tested for as long as it takes to believe it. */
export type Check = {
  name: string;
  goal: string;
  run: (asked: Asked) => Promise<Found>;
};
