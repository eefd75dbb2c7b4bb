/** Whether these boxes hold more than blanks. */
export const areFilled = <Values>(values: Values, names: readonly (keyof Values)[]) =>
  names.every((name) => String(values[name] ?? '').trim() !== '');
