import { type ReactNode, useDeferredValue } from 'react';

/**
 * Other rows of a long list are no reason to let a click or a key wait: the old ones stay until they
 * are ready. Not around fields, which must show at once what is typed.
 */
export const Unhurried = ({ children }: { children: ReactNode }) => useDeferredValue(children);
