import { type Background, facts } from './background.ts';
import { moreBackgrounds } from './backgroundsMore.ts';

export const backgrounds: Background[] = [
  {
    contact: 'Pieter Hoekstra|Zorggroep De Linde|p.hoekstra@delinde.example|030 271 48 00',
    facts: facts(
      'Mbo niveau 3',
      'WIA, gedeeltelijk',
      'Mbo',
      'Ik werk graag met mensen en leer het liefst door te doen.',
    ),
    jobs: [
      'Verzorgende|Zorggroep De Linde|Utrecht|Zorg|2019-03-01|',
      'Medewerker huishouding|Thuiszorg Midden|Nieuwegein|Zorg|2014-09-01|2019-02-28',
      'Helpende|Woonzorg Het Veerhuis|Utrecht|Zorg|2011-02-01|2014-08-31',
      'Winkelmedewerker|Bakkerij Van Dam|Zeist|Detailhandel|2008-06-01|2011-01-31',
    ],
    studies: [
      'Verzorgende IG|Mbo niveau 3|ROC Midden Nederland|2016-09-01|2019-07-12|ja',
      'Verpleegkunde|Mbo niveau 4|ROC Midden Nederland|2021-09-01|2022-02-01|nee',
    ],
    tests: [
      '4|Capaciteiten|Verbaal redeneren|125|7',
      '7|Beroepsinteresse|Zorg en welzijn|95|',
      '12|Persoonlijkheid|Samenwerken|110|5',
    ],
    vacancies: [
      'Medewerker dagbesteding|Reinaerde',
      'Gastvrouw woonzorg|AxionContinu',
      'Activiteitenbegeleider|Zorgspectrum',
    ],
    skills: ['Rustig blijven', 'Rapporteren', 'Tillen met hulpmiddelen'],
    course: 'Bedrijfshulpverlening (BHV)',
  },
  {
    contact: 'Annelies Kramer|Gemeente Zeist|a.kramer@zeist.example|030 698 70 00',
    facts: facts('Mbo niveau 4', 'Ziektewet', 'Mbo plus', 'Orde scheppen geeft mij energie.'),
    jobs: [
      'Medewerker burgerzaken|Gemeente Zeist|Zeist|Overheid|2015-05-01|',
      'Secretaresse|Notariskantoor Bos|Zeist|Administratie en secretariaat|2009-01-01|2015-04-30',
      'Receptionist|Hotel De Heuvelrug|Doorn|Horeca en catering|2006-04-01|2008-12-31',
    ],
    studies: ['Secretariaat|Mbo niveau 4|ROC A12|2003-09-01|2006-06-30|ja'],
    tests: ['5|Capaciteiten|Nauwkeurigheid|125|6', '9|Loopbaananker|Waarden|85|'],
    vacancies: [
      'Planner|Vitras Thuiszorg',
      'Medewerker klantcontact|Waterschap Vallei',
      'Managementassistent|Hogeschool Utrecht',
    ],
    skills: ['Plannen', 'Brieven schrijven', 'Telefoneren'],
    course: 'Excel voor gevorderden',
  },
  {
    contact: 'Rob van Es|Distributie Centrum Nieuwegein|r.vanes@dcnieuwegein.example|030 602 11 00',
    facts: facts(
      'Vmbo kader',
      'WIA, volledig',
      'Vmbo',
      'Zeg me wat er moet gebeuren en ik doe het.',
    ),
    jobs: [
      'Orderpicker|Distributie Centrum Nieuwegein|Nieuwegein|Transport en logistiek|2017-10-01|',
      'Heftruckchauffeur|Van Rijn Opslag|Houten|Transport en logistiek|2010-03-01|2017-09-30',
    ],
    studies: ['Logistiek medewerker|Mbo niveau 2|ROC Midden Nederland|2007-09-01|2009-07-01|ja'],
    tests: ['6|Belastbaarheid|Staan en tillen|140|10', '8|Capaciteiten|Rekenen|95|4'],
    vacancies: [
      'Magazijnmedewerker licht werk|Technische Unie',
      'Chauffeur leerlingenvervoer|Willemsen',
      'Conciërge|Christelijk Lyceum Zeist',
    ],
    skills: ['Heftruck rijden', 'Voorraad tellen'],
    course: 'Heftruckcertificaat',
  },
  {
    contact: 'Saskia de Groot|Warmteklaar|s.degroot@warmteklaar.example|033 465 20 20',
    facts: facts('Mbo niveau 3', 'WW', 'Mbo', 'Ik wil weten hoe het werkt.'),
    jobs: [
      'Servicemonteur cv|Warmteklaar|Leusden|Installatie en elektrotechniek|2012-02-01|2025-12-31',
      'Leerling-monteur|Bouwbedrijf Smit|Leusden|Bouw en infrastructuur|2009-08-01|2012-01-31',
    ],
    studies: [
      'Installatietechniek|Mbo niveau 3|MBO Amersfoort|2006-09-01|2009-07-01|ja',
      '"Warmtepompen voor monteurs"|Cursus of certificaat|Wij Techniek|2023-01-09|2023-03-20|ja',
    ],
    tests: ['3|Capaciteiten|Technisch inzicht|125|5', '6|Beroepsinteresse|Techniek|95|3'],
    vacancies: [
      'Werkvoorbereider|Van Dorp',
      'Adviseur verduurzaming|Energieloket',
      'Inspecteur installaties|Kiwa',
    ],
    skills: ['Storingen zoeken', 'Klanten uitleg geven'],
    course: 'VCA basis',
  },
  ...moreBackgrounds,
];
