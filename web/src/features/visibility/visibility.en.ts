import type nl from './visibility.nl.ts';

const texts: typeof nl = {
  title: 'Who sees which trajectories?',
  text: 'Coordinators and administrators always see all trajectories. Choose here what counselors see.',
  failed: 'Who sees which trajectories could not be loaded.',
  everyone: {
    label: 'Everyone sees all trajectories',
    text: 'Every counselor can open every trajectory.',
    title: 'Show everyone all trajectories?',
    confirm_one: 'One counselor will see every trajectory of the organisation.',
    confirm_other: '{{count}} counselors will see every trajectory of the organisation.',
    yes: 'Yes, show everything',
  },
  members: {
    label: 'Own and shared trajectories only',
    text: 'A counselor sees a trajectory as its counselor, as a colleague who was added, or as the lead of the team.',
    title: 'Show only own and shared trajectories?',
    confirm_one: 'One counselor will only see their own and shared trajectories.',
    confirm_other: '{{count}} counselors will only see their own and shared trajectories.',
    yes: 'Yes, restrict',
  },
  trajectories_one: 'There is now 1 trajectory.',
  trajectories_other: 'There are now {{count}} trajectories.',
  leads_one: 'One of them leads a team and also sees the trajectories of that team.',
  leads_other: '{{count}} of them lead a team and also see the trajectories of that team.',
  at_once: 'This takes effect at once, also for people who are signed in now.',
  saved: 'Saved. This applies from now on.',
};
export default texts;
