import { type Background, facts } from './background.ts';

export const moreBackgrounds: Background[] = [
  {
    contact: 'Marco Rossi|Restaurant De Zaak|m.rossi@dezaak.example|030 231 15 65',
    facts: facts(
      'Mbo niveau 2',
      'Participatiewet',
      'Mbo niveau 2',
      'Een goede dag begint met een opgeruimde keuken.',
    ),
    jobs: [
      'Zelfstandig werkend kok|Restaurant De Zaak|Utrecht|Horeca en catering|2016-01-01|',
      'Keukenhulp|Stadskasteel Oudaen|Utrecht|Horeca en catering|2012-05-01|2015-12-31',
      'Afwasser|Eetcafé De Poort|Utrecht|Horeca en catering|2010-06-01|2012-04-30',
    ],
    studies: ['Kok|Mbo niveau 2|ROC Midden Nederland|2012-09-01|2014-07-01|ja'],
    tests: ['5|Beroepsinteresse|Breed|95|6'],
    vacancies: [
      'Kok zorgkeuken|Careyn',
      'Leermeester keuken|Resto VanHarte',
      'Verkoopmedewerker groothandel|Sligro',
    ],
    skills: ['Werken onder druk', 'Inkopen', 'Nieuwe mensen inwerken'],
    course: 'Sociale hygiëne',
  },
  {
    contact:
      'Josien Terpstra|Basisschool De Boomgaard|j.terpstra@deboomgaard.example|030 244 90 10',
    facts: facts('Hbo bachelor', 'Geen', 'Hbo', 'Kinderen zien groeien, daar doe ik het voor.'),
    jobs: [
      'Leraar groep 5|Basisschool De Boomgaard|Utrecht|Onderwijs|2008-08-01|',
      'Onderwijsassistent|Openbare school De Wereld|Vianen|Onderwijs|2004-09-01|2008-07-31',
    ],
    studies: [
      'Leraar basisonderwijs (pabo)|Hbo bachelor|Hogeschool Utrecht|2004-09-01|2008-06-30|ja',
      'Pedagogiek|Hbo master|Hogeschool Utrecht|2019-09-01||nee',
    ],
    tests: ['4|Loopbaananker|Waarden|85|5', '8|Energiebalans|Herstel|120|'],
    vacancies: [
      'Beleidsmedewerker onderwijs|Gemeente Woerden',
      'Trainer taal|Het Begint met Taal',
      'Medewerker educatie|Naturalis',
    ],
    skills: ['Uitleggen', 'Gesprekken met ouders', 'Voor een groep staan'],
    course: 'Coachende gesprekken',
  },
  {
    contact: 'Erik Mulder|Supermarkt Mulder|e.mulder@supermulder.example|0348 41 50 60',
    facts: facts(
      'Vmbo basis',
      'Wajong',
      'Vmbo',
      'Ik ben op mijn best als het druk is in de winkel.',
    ),
    jobs: [
      'Teamleider vers|Supermarkt Mulder|Woerden|Detailhandel|2018-02-01|',
      'Kassamedewerker|Supermarkt Mulder|Woerden|Detailhandel|2013-07-01|2018-01-31',
    ],
    studies: ['Verkoper|Mbo niveau 2|ROC Midden Nederland|2011-09-01|2013-06-30|ja'],
    tests: ['6|Capaciteiten|Rekenen en taal|110|8', '10|Beroepsinteresse|Handel|95|'],
    vacancies: [
      'Medewerker servicebalie|Gamma',
      'Kantinebeheerder|Sportpark Cromwijk',
      'Administratief medewerker|Bakker Bart',
    ],
    skills: ['Klanten helpen', 'Roosters maken'],
    course: 'Werkbegeleider in de winkel',
  },
  {
    contact: 'Wilma Aalbers|Aannemersbedrijf Aalbers|w.aalbers@aalbersbouw.example|0342 41 22 33',
    facts: facts('Mbo niveau 3', 'WIA, gedeeltelijk', 'Mbo', 'Stilzitten is niets voor mij.'),
    jobs: [
      'Timmerman|Aannemersbedrijf Aalbers|Barneveld|Bouw en infrastructuur|2003-04-01|2025-10-31',
      'Leerling-timmerman|Bouwbedrijf Van Ee|Ede|Bouw en infrastructuur|1999-08-01|2003-03-31',
    ],
    studies: [
      'Timmerman|Mbo niveau 2|Bouwmensen|1999-09-01|2001-07-01|ja',
      'Voorman bouw|Mbo niveau 3|Bouwmensen|2010-09-01|2012-06-30|ja',
    ],
    tests: ['3|Belastbaarheid|Rug en schouders|140|9', '7|Capaciteiten|Ruimtelijk inzicht|125|6'],
    vacancies: [
      'Opzichter onderhoud|Woningstichting Barneveld',
      'Praktijkbegeleider|Bouwmensen',
      'Medewerker gereedschapsuitgifte|BAM',
    ],
    skills: ['Tekeningen lezen', 'Een ploeg aansturen'],
    course: 'VCA voor leidinggevenden',
  },
];
