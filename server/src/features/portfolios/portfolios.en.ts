import type nl from './portfolios.nl.ts';

const texts: typeof nl = {
  errors: {
    'portfolios.blind':
      'You have been asked to evaluate this student yourself. Give your own answer first; after that you can open the portfolio.',
    'portfolios.changed':
      'Some of the evidence was changed just now. Nothing was sealed. Please try again.',
    'portfolios.not_yours': 'You cannot seal or withdraw your own portfolio.',
    'portfolios.withdrawn': 'This portfolio was withdrawn already.',
    'portfolios.unknown_code':
      'We do not know this code. Check that you entered it exactly as it is printed on the portfolio.',
  },
  words: {
    title: 'Portfolio',
    draft: 'Draft',
    draft_line: 'Draft: not sealed',
    draft_note:
      'This is a draft of {{date}}. It is not sealed: what it says can still change and cannot be checked.',
    sealed: 'Sealed on {{at}} by {{by}}',
    check:
      'Check this portfolio at the address below, or enter the code there. It tells what was sealed, and whether that still holds.',
    code: 'Code',
    of: 'of {{name}}',
    diploma: 'Programme',
    crebo: 'crebo {{code}}',
    edition: 'edition {{edition}}',
    overview: 'Overview',
    chart: 'Level of each work process',
    chart_alt: 'Bar chart of the level of each work process, from 0 to 3. {{levels}}.',
    process: 'Work process',
    level: 'Level',
    date: 'Date',
    role: 'Role',
    by: 'Evaluated by',
    none: 'No level yet',
    counts: 'counts in the overview',
    answers: 'Evaluations',
    no_answers: 'No evaluations yet.',
    remark: 'Remark',
    evidence: 'Evidence',
    no_evidence: 'No evidence.',
    what: 'What',
    how: 'How',
    learned: 'Learned',
    file: 'File',
    seen: 'Looked at by {{names}}',
    rule: 'The latest level given by somebody else counts. If nobody else gave one, the latest of the student’s own counts.',
    missing_signs: 'A character that we cannot print is shown here as □.',
    zip: {
      readme: 'README.txt',
      files: 'files',
      sealed:
        'This is the sealed portfolio of {{student}} ({{diploma}}).\n\nportfolio.pdf: the portfolio.\nportfolio.json: what it rests on, and the seal (a JWS, signed with the key at {{keys}}).\ncontents.json: what it says.\n{{folder}}/: the files. portfolio.json has the SHA-256 of each, and of contents.json.\n\nTo check it: {{address}}',
      draft:
        'This is a draft of the portfolio of {{student}} ({{diploma}}). It is not sealed.\n\nportfolio.pdf: the portfolio.\ncontents.json: what it says.\n{{folder}}/: the files.',
      gone: 'These files are no longer there. They were removed after it was sealed:',
      closed:
        'These files were left out. They have not been checked for viruses yet, or a virus was found in them:',
    },
  },
};
export default texts;
