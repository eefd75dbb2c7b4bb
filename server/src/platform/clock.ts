/** The time, as something a test can set. */
export type Clock = () => Date;
export const realClock: Clock = () => new Date();
