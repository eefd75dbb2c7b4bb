export default {
  title: 'Richtlijnen',
  intro: 'Zo schrijven en ontwerpen we Traject. Verander je iets? Lees dit eerst en houd je eraan.',
  topics: [
    {
      title: 'Voor wie we het maken',
      rules: [
        'Een adviseur op een laptop, de hele dag, met dertig trajecten in het hoofd.',
        'Een begeleider die op een telefoon een student beoordeelt, tussen twee rondes door.',
        'Een cliënt die moeilijk leest en een link opent op een oude telefoon.',
        'Een werkgever met twee minuten tijd.',
        'Kies bij twijfel voor de cliënt: korte zinnen, grote knoppen, één beslissing per scherm.',
      ],
    },
    {
      title: 'Toon',
      rules: [
        'Schrijf Nederlands op niveau B1: korte zinnen, gewone woorden, geen afkortingen.',
        'Medewerkers zijn ‘je’. Op openbare pagina’s voor cliënt en werkgever is het ‘u’.',
        'Een knop zegt wat er gebeurt: ‘Stuur naar werkgever’, niet ‘Verzenden’.',
        'Zeg van tevoren wie een e-mail krijgt.',
        'Engels is even goed als Nederlands. Elke tekst bestaat in beide talen.',
      ],
    },
    {
      title: 'Kleur en vorm',
      rules: [
        'Rustig en precies: witte kaarten op lichtgrijs, dunne lijnen, één accentkleur.',
        'Rood is voor wat niet terug te draaien is, en voor wat mislukt of ongeldig is.',
        'Rood is dus nooit voor een status, een afwijzing of een aantal.',
        'Een afwijzing is amber, wachten is tekst met een klokje, akkoord is groen met een vinkje.',
        'Kleur staat nooit alleen: er hoort altijd een woord of een teken bij.',
        'Geen kaart in een kaart, geen twee schaduwen op elkaar, geen versiering die niets zegt.',
        'Licht en donker volgen het systeem: gebruik rollen zoals ‘line’, geen losse kleuren.',
      ],
    },
    {
      title: 'Leeg, laden en fout',
      rules: [
        'Een lege lijst zegt wat hier komt te staan, in één vette regel en één zin.',
        'Laden toont een skelet in de maat van de inhoud. Niets verspringt.',
        'Een fout blijft in het paneel waar hij hoort. De rest werkt door.',
        'Een foutzin zegt wat er mis is en wat je kunt doen. Geen codes, geen ‘oeps’.',
        'Wat iemand heeft getypt raakt nooit weg door een fout of een weggevallen verbinding.',
      ],
    },
    {
      title: 'Bevestigen en melden',
      rules: [
        'Vraag alleen bevestiging als iets niet terug kan, of als iemand anders het gaat zien.',
        'De vraag noemt de zaak: ‘Traject verwijderen?’. De knop de daad: ‘Ja, verwijderen’.',
        'Een melding rechtsonder blijft vijf seconden.',
        'Wat je moet onthouden hoort op het scherm zelf.',
        'Fouten van een formulier staan boven het formulier en krijgen de focus.',
      ],
    },
    {
      title: 'Datums, geld en getallen',
      rules: [
        'Een datum is ‘14 nov 2026’. Een moment is ‘14 nov 2026, 20:14’, Nederlandse tijd.',
        'Geld is ‘€ 1.234,56’. We rekenen in hele centen en ronden pas af op het eind.',
        'Bedragen, datums en aantallen hebben even brede cijfers; getallen staan rechts.',
        'Een periode is ‘1 mrt 2019 - heden’.',
      ],
    },
    {
      title: 'Toetsenbord en voorlezen',
      rules: [
        'Alles kan met het toetsenbord. De focus is altijd te zien.',
        'Esc sluit een venster en de focus gaat terug naar de knop die het opende.',
        'Elke pagina heeft een eigen titel en één h1. Een rij die iets opent bevat een echte link.',
        'Een teken zonder woord heeft een naam en een tooltip.',
        'Knoppen zijn minstens 32 pixels, op een telefoon 44.',
        'Elk scherm werkt op 320 pixels en bij 200 % zoom.',
        'WCAG 2.2 AA is de wet voor onze gebruikers. Nul fouten van axe is de ondergrens.',
      ],
    },
    {
      title: 'Adressen',
      rules: [
        'Pagina, filter en open tabblad staan in het adres. Terug en herladen houden ze vast.',
        'Een link kan in een nieuw tabblad open. Een knop doet iets, een link gaat ergens heen.',
      ],
    },
  ],
};
