import type nl from './profile.nl.ts';

const texts: typeof nl = {
  labels: {
    achieved: 'Achieved',
    expiration_date: 'Valid until',
    speak: 'Speaking',
    read: 'Reading',
    write: 'Writing',
  },
};
export default texts;
