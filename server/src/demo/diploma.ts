/** A diploma like those of Dutch vocational schools, in our own words. */
export const demoDiploma = {
  title: 'Verzorgende IG',
  level: 'Mbo niveau 3',
  coreTasks: [
    {
      title: 'Zorg en ondersteuning bieden',
      workProcesses: [
        'Maakt kennis met de zorgvrager en bespreekt wat nodig is',
        'Helpt bij wassen, aankleden en eten',
        'Voert verpleegtechnische handelingen uit',
        'Ondersteunt bij het dagelijks leven thuis',
        'Begeleidt de zorgvrager en diens naasten',
        'Handelt in onverwachte situaties',
        'Stemt de zorg af met collega’s en anderen',
      ],
    },
    {
      title: 'Werken aan kwaliteit en het eigen vak',
      workProcesses: [
        'Houdt het eigen vak bij',
        'Werkt mee aan betere en veilige zorg',
        'Geeft voorlichting, advies en instructie',
      ],
    },
  ],
};
