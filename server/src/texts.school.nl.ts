import badgesMails from './features/badges/badges.mails.nl.ts';
import badges from './features/badges/badges.nl.ts';
import diplomas from './features/diplomas/diplomas.nl.ts';
import evaluationLinks from './features/evaluationLinks/evaluationLinks.nl.ts';
import evaluationRounds from './features/evaluationRounds/evaluationRounds.nl.ts';
import evaluationsMails from './features/evaluations/evaluations.mails.nl.ts';
import evaluations from './features/evaluations/evaluations.nl.ts';
import handedOverMails from './features/evaluations/handedOver.mails.nl.ts';
import evidence from './features/evidence/evidence.nl.ts';
import groups from './features/groups/groups.nl.ts';
import growth from './features/growth/growth.nl.ts';
import portfolios from './features/portfolios/portfolios.nl.ts';
import schoolNumbers from './features/schoolNumbers/schoolNumbers.nl.ts';

/** What the server says about diplomas, groups and evaluations. */
const texts = {
  errors: {
    ...badges.errors,
    ...diplomas.errors,
    ...evaluationLinks.errors,
    ...evaluationRounds.errors,
    ...evaluations.errors,
    ...evidence.errors,
    ...groups.errors,
    ...growth.errors,
    ...portfolios.errors,
  },
  labels: {
    ...badges.labels,
    ...diplomas.labels,
    ...evaluationLinks.labels,
    ...evaluationRounds.labels,
    ...evaluations.labels,
    ...evidence.labels,
    ...groups.labels,
    ...growth.labels,
  },
  words: {
    evaluations: evaluations.words,
    groups: groups.words,
    schoolNumbers: schoolNumbers.words,
    portfolios: portfolios.words,
  },
  mails: { ...badgesMails, ...evaluationsMails, ...handedOverMails },
};
export default texts;
