import kinds from '@traject/contract/common/appointmentNames.nl';

const texts = {
  errors: {
    'appointment.of_another':
      'Deze afspraak is van een collega. Alleen die collega kan de afspraak wijzigen.',
    'appointment.cancelled': 'Deze afspraak gaat niet door. Er kan niets meer aan veranderen.',
    'appointment.over': 'Deze afspraak is al begonnen. Antwoorden kan niet meer.',
    'appointment.not_invited': 'Voor deze afspraak ben je niet uitgenodigd.',
  },
  labels: {
    kind: 'Soort',
    place: 'Locatie',
    video_url: 'Adres van het videogesprek',
    start: 'Begin',
    end: 'Einde',
    guests: 'Genodigden',
    client: 'Cliënt',
    employer: 'Werkgever',
    colleague_ids: 'Collega’s',
    every: 'Herhalen',
    scope: 'Welke afspraken',
    starts_at: 'Begin',
    ends_at: 'Einde',
    cancelled_at: 'Afgezegd op',
    repeats: 'Herhaling',
    repeats_until: 'Herhaling tot en met',
    answer_text: 'Toelichting bij het antwoord',
    answered_at: 'Geantwoord op',
    calendar_names: 'Namen van cliënten in agenda’s',
  },
  words: { kinds },
};
export default texts;
