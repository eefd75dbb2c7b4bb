const texts = {
  errors: {
    'badges.not_yours': 'Badges worden toegekend en ingetrokken door je docenten.',
    'badges.held': 'Deze student heeft deze badge al.',
    'badges.revoked': 'Deze badge is al ingetrokken.',
  },
  labels: {
    core_task_id: 'Kerntaak',
  },
};
export default texts;
