/** Takes away what phones of some years ago do not have. */
export const olderPhone = () => {
  const gone: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']],
    [String.prototype, ['at']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['withResolvers', 'try']],
    [window, ['structuredClone', 'CSSLayerBlockRule', 'requestIdleCallback']],
    [URL, ['parse', 'canParse']],
    [URLSearchParams.prototype, ['size']],
    [Crypto.prototype, ['randomUUID']],
    [AbortSignal, ['any', 'timeout']],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
};
