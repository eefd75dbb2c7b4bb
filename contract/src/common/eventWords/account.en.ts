import type { InAnother } from '../texts.ts';
import type nl from './account.nl.ts';

export default {
  acts: {
    account: {
      renew: 'Stayed signed in',
      update: 'Own name or language changed',
      setPicture: 'Own picture changed',
      removePicture: 'Own picture deleted',
      setPassword: 'Own password changed',
      askAddress: 'Change of email address requested',
      dropAddress: 'Change of email address cancelled',
      answerAddress: 'Change of email address answered',
      endSession: 'Signed out elsewhere',
      endOtherSessions: 'Signed out everywhere else',
      picture: 'Own picture opened',
      get: 'Own account opened',
      addressChange: 'Change of email address opened',
    },
    auth: {
      login: 'Signed in',
      logout: 'Signed out',
      register: 'Registered',
      activate: 'Account activated or invitation accepted',
      join: 'Access requested',
      forgot: 'New password requested',
      reset: 'New password chosen',
      resetting: 'Link for a new password opened',
      me: 'Own account opened',
      activation: 'Invitation opened',
      organisations: 'List of organisations opened',
    },
    digests: {
      list: 'Own weekly overview opened',
      set: 'Day of own weekly overview changed',
    },
    firstSteps: {
      tick: 'First step ticked off',
      setName: 'Own name filled in',
      takeTemplates: 'Ready-made templates added',
      close: 'First steps closed',
      get: 'First steps opened',
    },
  },
} satisfies InAnother<typeof nl>;
