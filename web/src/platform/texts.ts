/** What a second language must have: the same keys as the first, each with a sentence. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
