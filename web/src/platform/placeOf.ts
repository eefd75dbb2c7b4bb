type Ids = Record<string, number | undefined>;

/** The form of one record, or of a new one: `trajectory:5:note:new`. */
export const placeOf = (ids: Ids) =>
  Object.entries(ids)
    .map(([what, id]) => `${what}:${id ?? 'new'}`)
    .join(':');
