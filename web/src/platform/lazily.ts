import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : never;

/** A component that is fetched when it is first shown, by the name under which its file exports it. */
export const lazily = <M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<ComponentType<PropsOf<M[N]>>> =>
  lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<M[N]>> }));
