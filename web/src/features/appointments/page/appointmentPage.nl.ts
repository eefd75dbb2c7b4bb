export default {
  intro: {
    party: '{{name}} van {{organisation}} heeft u uitgenodigd voor deze afspraak.',
    colleague: '{{name}} heeft je uitgenodigd voor deze afspraak.',
  },
  cancelled: {
    party: 'Deze afspraak gaat niet door. U hoeft niets te doen.',
    colleague: 'Deze afspraak gaat niet door. Je hoeft niets te doen.',
  },
  when: 'Wanneer',
  times: '{{day}}, {{start}} tot {{end}}',
  where: 'Waar',
  video: 'Videogesprek',
  with: 'Met',
  text: 'Toelichting',
  dates_one: 'Nog {{count}} keer',
  dates_other: 'Nog {{count}} keer',
  yes: 'Ik kom',
  no: 'Ik kan niet',
  line: {
    party: 'Wilt u er iets bij zeggen? Dit mag leeg blijven.',
    colleague: 'Wil je er iets bij zeggen? Dit mag leeg blijven.',
  },
  said: {
    none: { party: 'Komt u naar deze afspraak?', colleague: 'Kom je naar deze afspraak?' },
    yes: { party: 'U hebt gezegd: ik kom.', colleague: 'Je hebt gezegd: ik kom.' },
    no: { party: 'U hebt gezegd: ik kan niet.', colleague: 'Je hebt gezegd: ik kan niet.' },
  },
  counts_for_all: {
    party: 'Uw antwoord telt voor alle keren die nog komen.',
    colleague: 'Je antwoord telt voor alle keren die nog komen.',
  },
  until: {
    party: 'U kunt uw antwoord veranderen tot de afspraak begint.',
    colleague: 'Je kunt je antwoord veranderen tot de afspraak begint.',
  },
  download: 'Zet in mijn agenda',
};
