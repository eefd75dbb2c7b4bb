import { type DemoStudent, film, firstAid, report, song, vig, vmbo } from './student.ts';
import { moreStudents } from './studentsMore.ts';

/** The first can sign in; the others are the first of the demo's students. */
export const richStudents: DemoStudent[] = [
  {
    name: 'Sanne Willems',
    facts: {
      gender: 'f',
      nationality: 'Nederlandse',
      education: 'Tweede jaar Verzorgende IG. Ik loop nu stage in een woonzorgcentrum.',
      quote_text: 'Ik vraag eerst wat iemand zelf kan. Daarna kijk ik wat ik kan doen.',
    },
    jobs: [
      'Stagiair verzorgende|Zorggroep De Linde|Utrecht|Zorg|2026-02-02|',
      'Medewerker brood en banket|Bakkerij Van Dam|Zeist|Detailhandel|2023-06-01|2026-01-15',
      'Oppas|Familie Verhoef|Zeist|Kinderopvang|2021-09-01|2023-05-31',
    ],
    studies: [vig, vmbo('Openbaar Vmbo Zeist')],
    references: [
      'Els Prins|Zorggroep De Linde|Mijn begeleider op stage',
      'Anja van Dam|Bakkerij Van Dam|Eigenaar van de winkel waar ik werkte',
      'Rob Hermans|ROC Midden Nederland|Coach op school',
    ],
    courses: ['EHBO|ja|14', 'Tillen en verplaatsen|ja|', 'Omgaan met dementie|nee|'],
    languages: ['Nederlands|10|9|9', 'Engels|6|7|5', 'Nederlandse Gebarentaal|4|0|0'],
    job_interests: ['Woonzorg voor ouderen', 'Thuiszorg', 'Palliatieve zorg'],
    competences: ['Geduldig', 'Betrouwbaar', 'Rustig', 'Samenwerken'],
    skills: ['Wassen en aankleden', 'Tillift', 'Rapporteren', 'Medicijnen klaarzetten'],
    interests: ['Zwemmen', 'Bakken', 'Gitaar'],
    files: [
      report,
      firstAid,
      film,
      song,
      { file: 'stageverslag.pdf', name: 'Stageverslag, eerste versie.pdf' },
    ],
  },
  {
    name: 'Fleur Aarts',
    facts: {
      gender: 'f',
      nationality: 'Nederlandse',
      education: 'Eerste jaar Verzorgende IG, daarvoor Helpende zorg en welzijn.',
      quote_text: 'Met een grapje begint de ochtend beter, ook voor mij.',
    },
    jobs: [
      'Helpende|Thuiszorg Midden|Nieuwegein|Zorg|2025-01-06|',
      'Vakkenvuller|Supermarkt Het Plein|Houten|Detailhandel|2022-03-01|2024-12-31',
    ],
    studies: [
      vig,
      'Helpende zorg en welzijn|Mbo niveau 2|ROC Midden Nederland|2022-09-01|2024-07-05|ja',
    ],
    references: ['Mirjam Otten|Thuiszorg Midden|Leidinggevende van mijn team'],
    courses: ['EHBO|ja|8', 'Medicatieveiligheid|ja|'],
    languages: ['Nederlands|10|9|8', 'Engels|5|6|4'],
    job_interests: ['Thuiszorg'],
    competences: ['Vrolijk', 'Zelfstandig', 'Eerlijk'],
    skills: ['Steunkousen aantrekken', 'Huishouden', 'Fietsen in alle weer'],
    interests: ['Volleybal', 'Series'],
    files: [report, film],
  },
  {
    name: 'Yassin Amrani',
    facts: {
      gender: 'm',
      nationality: 'Nederlandse',
      education: 'Derde jaar Verzorgende IG. Daarna wil ik verpleegkunde doen.',
      quote_text: 'Mijn oma leerde mij dat zorgen begint met luisteren.',
    },
    jobs: [
      'Leerling-verzorgende|Woonzorg Het Veerhuis|Utrecht|Zorg|2025-08-18|',
      'Bezorger|Pizzeria Napoli|Utrecht|Horeca en catering|2022-05-01|2025-07-31',
    ],
    studies: [
      vig.replace('2024', '2023'),
      vmbo('Globe College Utrecht', 'Vmbo theoretisch (mavo)'),
    ],
    references: [
      'Hetty Molenaar|Woonzorg Het Veerhuis|Werkbegeleider',
      'Youssef Amrani|Buurthuis De Uithof|Leider van de huiswerkklas',
    ],
    courses: ['EHBO|ja|20', 'Reanimatie en AED|ja|9'],
    languages: ['Nederlands|10|9|8', 'Berbers|9|0|0', 'Arabisch|7|6|4', 'Engels|7|7|6'],
    job_interests: ['Ziekenhuis', 'Verpleeghuis'],
    competences: ['Stressbestendig', 'Respectvol', 'Leergierig'],
    skills: ['Wondverzorging', 'Injecteren', 'Bloeddruk meten'],
    interests: ['Voetbal', 'Koken voor vrienden'],
    files: [firstAid, report],
  },
  {
    name: 'Daan van den Berg',
    facts: {
      gender: 'm',
      nationality: 'Nederlandse',
      education: 'Tweede jaar Verzorgende IG.',
      quote_text: 'Ik ben niet zo van het praten, wel van het doen.',
    },
    jobs: ['Stagiair|Reinaerde|Den Dolder|Zorg|2026-02-02|'],
    studies: [vig, vmbo('Seyster College', 'Vmbo basis')],
    references: ['Ingrid Bouwman|Reinaerde|Stagebegeleider'],
    courses: ['Omgaan met agressie|ja|'],
    languages: ['Nederlands|10|8|7', 'Engels|6|5|4'],
    job_interests: ['Gehandicaptenzorg', 'Dagbesteding'],
    competences: ['Nuchter', 'Handig'],
    skills: ['Werken met hout', 'Begeleiden van een groepje'],
    interests: ['Sleutelen aan brommers', 'Vissen'],
    files: [report],
  },
  ...moreStudents,
];
