import type nl from './verifyPage.nl.ts';

const texts: typeof nl = {
  title: 'Check a portfolio',
  intro: 'Enter the code that is printed on the portfolio. Capitals and dashes do not matter.',
  code: 'Code',
  check: 'Check',
  other: 'Enter another code',
  empty: 'Enter the code.',
  unknown: 'We do not know this code',
  unknown_text:
    'Check that you entered the code exactly as it is printed on the portfolio. If it is right, this portfolio does not come from here.',
  holds: 'This portfolio holds',
  holds_text: '{{organisation}} sealed this portfolio and did not withdraw it.',
  withdrawn: 'This portfolio was withdrawn',
  withdrawn_text: '{{organisation}} withdrew this portfolio on {{date}}. The reason:',
  about: 'What was sealed',
  student: 'Portfolio of',
  issuer: 'Issuer',
  diploma: 'Programme',
  sealed: 'Sealed',
  sealed_by: '{{date}}, by {{name}}',
  compare: 'Compare the PDF',
  compare_text:
    'Choose the PDF to compare it. That happens in this browser: the file is not sent anywhere.',
  choose: 'Choose PDF',
  busy: 'Comparing …',
  same: 'This is the sealed PDF',
  same_text: '{{name}} is exactly what was sealed.',
  different: 'This is not the sealed PDF',
  different_text:
    '{{name}} is another file, or something in it was changed. Do not trust it without asking the school.',
  impossible: 'This browser cannot compare',
  impossible_text:
    'Open this page over https in a recent browser. You can also work out the SHA-256 of the file yourself:',
  rests_on: 'What it rests on',
  answers: 'Evaluations',
  evidence: 'Evidence',
  nothing: 'Nothing.',
  levels: { starter: 'Starter', advanced: 'Advanced', professional: 'Professional' },
  no_levels: { not_applicable: 'Not applicable here', not_seen: 'Not seen yet' },
  roles: {
    teacher: 'teacher',
    mentor: 'mentor',
    coach: 'coach',
    recipient: 'care recipient',
    student: 'the student',
    other_student: 'fellow student',
  },
  seal: 'Check the seal yourself',
  seal_text:
    'The seal is a JWS (RS256) over all of the above and the SHA-256 of the PDF. It can be checked with the public keys of this website.',
  keys: 'Public keys',
  download: 'Download seal',
};
export default texts;
