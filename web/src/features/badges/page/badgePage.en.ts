export default {
  dead: {
    title: 'This badge does not exist',
    text: 'Check that the address is complete, or ask whoever gave it to you again.',
  },
  holds: 'This badge is valid',
  holds_text: '{{organisation}} granted this badge and has not revoked it.',
  revoked: 'This badge was revoked',
  revoked_text: '{{organisation}} revoked this badge on {{date}}. The reason:',
  about: 'About this badge',
  student: 'Of',
  organisation: 'Granted by',
  granted_at: 'Granted on',
  diploma: 'Education',
  stands_for: 'What this badge stands for',
  stands_for_text: 'Whoever has this badge showed to master these work processes:',
  remark: 'Remarks of the school',
  check: 'Check the signature',
  check_text:
    'The badge is also a signed file according to Open Badges 3.0 (JWT, RS256). A badge wallet or a verifier reads it, and checks it with the public keys of this website. Whether the badge still holds is always told on this page.',
  download: 'Download signed badge',
  keys: 'Public keys',
};
