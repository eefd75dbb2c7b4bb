import type { backgrounds } from './backgrounds.ts';
import type { DemoClient } from './clients.ts';
import type { Story } from './stories.ts';

export type Case = {
  n: number;
  client: DemoClient;
  background: (typeof backgrounds)[number];
  story: Story;
  organisation_id: number;
  counselor_id: number;
  client_id: number;
  trajectory_id: number;
  /** Days since the registration. */
  age: number;
};
/** The steps are spread evenly between the registration and some days ago. */
export const daysOfStep = ({ age, story }: Case, step: number) =>
  age - Math.floor((step * (age - 4)) / story.steps.length);
