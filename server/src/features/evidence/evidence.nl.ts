const texts = {
  errors: {
    'evidence.not_yours': 'Alleen de student zelf kan hier iets toevoegen of wijzigen.',
    'evidence.empty': 'Kies een bestand, vul een webadres in of schrijf een reflectie.',
    'evidence.too_many': 'Bij een werkproces kun je hoogstens {{most}} bewijzen tonen.',
    'evidence.seen': 'Een beoordelaar heeft dit bekeken. Het blijft daarom zoals het is.',
    'evidence.sealed': 'Dit hoort bij een verzegeld portfolio. Het blijft daarom zoals het is.',
    'evidence.too_late': 'Wat je bekeek, kun je tot 24 uur na je beoordeling aangeven.',
  },
  labels: {
    work_process_id: 'Werkproces',
    evaluation_id: 'Beoordeling',
    upload_id: 'Bestand',
    url: 'Webadres',
    what: 'Wat deed je',
    how: 'Hoe pakte je het aan',
    learned: 'Wat leerde je ervan',
    evidence_ids: 'Bewijzen',
    position: 'Plaats in het bestand',
  },
};
export default texts;
