/** A diploma like those of Dutch vocational schools, in our own words. */
export const demoDiploma = {
  title: 'Verzorgende IG',
  level: 'Mbo niveau 3',
  code: '25491',
  edition: '2026',
  core_tasks: [
    {
      title: 'Zorg en ondersteuning bieden',
      work_processes: [
        workProcess(
          'Maakt kennis met de zorgvrager en bespreekt wat nodig is',
          'De student voert een eerste gesprek, luistert naar wat de zorgvrager zelf kan en wil, en maakt daar met een collega een plan van.',
          'Luistert en stelt de vragen van de lijst. Heeft hulp nodig om het plan op te schrijven.',
          'Vraagt door, vat samen en schrijft een plan waarin de zorgvrager zich herkent.',
          'Voert ook een lastig gesprek rustig, betrekt de familie en past het plan aan als dat nodig is.',
        ),
        workProcess(
          'Helpt bij wassen, aankleden en eten',
          'De student helpt bij de dagelijkse verzorging en let erop dat de zorgvrager zoveel mogelijk zelf blijft doen.',
          'Helpt volgens de afspraken en vraagt tussendoor of het goed gaat.',
          'Werkt vlot en met respect, en laat de zorgvrager zelf doen wat kan.',
          'Ziet kleine veranderingen, past de hulp daarop aan en leert dat ook aan anderen.',
        ),
        workProcess(
          'Voert verpleegtechnische handelingen uit',
          'De student voert handelingen uit waarvoor hij bekwaam is, zoals een wond verzorgen of medicijnen geven, volgens het protocol.',
          'Voert de handeling uit met het protocol ernaast en iemand die meekijkt.',
          'Voert de handeling zelfstandig en veilig uit en legt vast wat is gedaan.',
          'Blijft zorgvuldig onder druk, herkent risico’s vooraf en zegt het als iets niet klopt.',
        ),
        workProcess(
          'Ondersteunt bij het dagelijks leven thuis',
          'De student helpt bij het huishouden, de dagindeling en contacten, zodat iemand prettig thuis kan blijven wonen.',
          'Voert uit wat is afgesproken en meldt wat opvalt.',
          'Zoekt samen met de bewoner naar een handige dagindeling en kleine hulpmiddelen.',
          'Weet welke hulp er in de buurt is en helpt de bewoner om die zelf te regelen.',
        ),
        workProcess(
          'Begeleidt de zorgvrager en diens naasten',
          'De student steunt de zorgvrager bij verlies, verandering en onrust, en heeft oog voor de mensen eromheen.',
          'Heeft aandacht voor gevoelens en vraagt een collega om hulp als het moeilijk wordt.',
          'Geeft steun die past bij deze persoon en betrekt de naasten erbij.',
          'Blijft zichzelf in heftige situaties, bewaakt grenzen en helpt naasten om het vol te houden.',
        ),
        workProcess(
          'Handelt in onverwachte situaties',
          'De student merkt het als iemand valt, ziek wordt of onrustig is, doet wat nodig is en vraagt op tijd om hulp.',
          'Schrikt, maar haalt meteen hulp en doet wat wordt gezegd.',
          'Schat de situatie goed in, doet de eerste hulp en belt de juiste persoon.',
          'Houdt overzicht, verdeelt taken en bespreekt na afloop wat beter kan.',
        ),
        workProcess(
          'Stemt de zorg af met collega’s en anderen',
          'De student rapporteert, draagt over en overlegt, zodat iedereen weet wat er is gedaan en afgesproken.',
          'Schrijft op wat is gedaan en vraagt na wat niet duidelijk is.',
          'Rapporteert kort en precies en brengt in het overleg in wat van belang is.',
          'Ziet waar de zorg niet aansluit en zorgt dat er nieuwe afspraken komen.',
        ),
      ],
    },
    {
      title: 'Werken aan kwaliteit en het eigen vak',
      work_processes: [
        workProcess(
          'Houdt het eigen vak bij',
          'De student vraagt om feedback, stelt leerdoelen en zoekt op wat nieuw is in het vak.',
          'Vraagt feedback als de begeleider dat voorstelt en maakt een leerdoel met hulp.',
          'Vraagt zelf om feedback, werkt aan eigen leerdoelen en laat zien wat dat oplevert.',
          'Deelt nieuwe kennis met het team en helpt anderen bij het leren.',
        ),
        workProcess(
          'Werkt mee aan betere en veilige zorg',
          'De student werkt schoon en veilig, meldt wat misgaat en denkt mee over hoe het beter kan.',
          'Houdt zich aan de regels voor hygiëne en meldt fouten als daarnaar wordt gevraagd.',
          'Meldt uit zichzelf wat onveilig is en komt met een voorstel.',
          'Neemt collega’s mee in een verbetering en kijkt later of die werkt.',
        ),
        workProcess(
          'Geeft voorlichting, advies en instructie',
          'De student legt de zorgvrager of de naasten uit hoe zij iets zelf kunnen doen en kijkt of het is begrepen.',
          'Geeft uitleg aan de hand van een folder en vraagt of er nog vragen zijn.',
          'Past de uitleg aan de persoon aan, doet het voor en laat het nadoen.',
          'Kiest de vorm die werkt, ook bij mensen die de taal weinig spreken of snel vergeten.',
        ),
      ],
    },
  ],
};

function workProcess(
  title: string,
  description: string,
  ...[result_starter, result_advanced, result_professional]: [string, string, string]
) {
  return { title, description, result_starter, result_advanced, result_professional };
}
