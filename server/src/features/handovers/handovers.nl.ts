const texts = {
  errors: {
    'handover.nothing': 'Deze collega heeft geen lopende trajecten.',
    'handover.too_many': 'Draag hoogstens {{n}} trajecten tegelijk over: kies een deel.',
    'handover.giver_left':
      'Degene van wie dit kwam, is hier geen adviseur meer. Er is niets teruggedraaid.',
    'handover.changed':
      'Een van deze trajecten is intussen veranderd. Er is niets overgedragen: kies opnieuw.',
    'handover.undone': 'Deze overdracht is al teruggedraaid.',
    'handover.too_late': 'Een overdracht kan tot een dag later worden teruggedraaid.',
    'handover.moved_on':
      'Een van deze trajecten is intussen weer overgedragen of verwijderd. Er is niets teruggedraaid.',
  },
  labels: { from_id: 'Van', to_id: 'Aan', trajectory_ids: 'Trajecten' },
};
export default texts;
