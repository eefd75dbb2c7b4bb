import { openTypst } from '../../platform/pdf/typst.ts';

/** A dossier in the form in which the register publishes it: contents, headers, tables and all. */
const layout = `
#let data = json("data.json")
#set page(paper: "a4", margin: 2.5cm,
  header: [#data.title, geldig vanaf #data.edition],
  footer: context [#counter(page).display() van #counter(page).final().first()])
#set text(lang: "nl", size: 10pt)
#align(center)[
  Kwalificatiedossier mbo \\
  #text(size: 20pt)[#data.title] \\
  Geldig vanaf 01-08-#data.edition \\
  Crebonr. #data.code
]
#pagebreak()
Overzicht van kwalificaties
#for q in data.qualifications [
  #parbreak()
  #q.part: #q.title (Crebonr. #q.code)
]
#pagebreak()
Inhoudsopgave
#for task in data.tasks [
  #parbreak()
  #task.code: #task.title #box(width: 1fr, repeat[.]) 4
  #for one in task.processes [
    #parbreak()
    #one.code: #one.title #box(width: 1fr, repeat[.]) 5
  ]
]
#for q in data.qualifications [
  #pagebreak()
  #q.part #q.title
  #parbreak()
  Mbo-niveau: #q.level
]
#for task in data.tasks [
  #pagebreak()
  #task.code: #task.title
  #parbreak()
  Complexiteit
  #parbreak()
  De beginnend beroepsbeoefenaar werkt in wisselende situaties.
  #for one in task.processes [
    #table(columns: (100%),
      [#one.code: #one.title], [Omschrijving], [#one.description], [Resultaat], [#one.result],
      [Gedrag], [De beginnend beroepsbeoefenaar:
        #for said in one.behaviour [ #parbreak() § #said ]
        #parbreak()
        De onderliggende competenties zijn: Plannen en organiseren, Vakdeskundigheid toepassen])
  ]
]
#pagebreak()
Generieke onderdelen
#parbreak()
Nederlandse taal en rekenen, burgerschap.
`;

const process = (code: string, title: string) => ({
  code,
  title,
  description: `Bij ${title.toLowerCase()} let de beginnend beroepsbeoefenaar op wat de zorgvrager zelf kan en wil, en stemt af met collega’s en naasten.`,
  result: 'De zorgvrager is geholpen op de manier die is afgesproken.',
  behaviour: ['toont respect en geduld', 'werkt volgens protocollen en richtlijnen'],
});

export const published = {
  title: 'Maatschappelijke zorg',
  code: '23181',
  edition: '2026',
  qualifications: [
    { part: 'P1', code: '25475', title: 'Begeleider gehandicaptenzorg', level: 3 },
    { part: 'P2', code: '25476', title: 'Begeleider specifieke doelgroepen', level: 4 },
  ],
  tasks: [
    {
      code: 'B1-K1',
      title:
        'Bieden van ondersteuning, begeleiding en zorg op basis van vragen en wensen van de zorgvrager',
      processes: [
        process('B1-K1-W1', 'Inventariseert behoeften en wensen'),
        process('B1-K1-W2', 'Ondersteunt de zorgvrager bij de persoonlijke verzorging'),
      ],
    },
    {
      code: 'B1-K2',
      title: 'Werken aan kwaliteit en deskundigheid',
      processes: [process('B1-K2-W1', 'Werkt aan de eigen deskundigheid')],
    },
    {
      code: 'P1-K1',
      title: 'Begeleiden in de gehandicaptenzorg',
      processes: [process('P1-K1-W1', 'Ondersteunt bij wonen en daginvulling')],
    },
    {
      code: 'P2-K1',
      title: 'Begeleiden van specifieke doelgroepen',
      processes: [
        process('P2-K1-W1', 'Voert groepsgerichte activiteiten uit'),
        process('P2-K1-W2', 'Werkt samen met ketenpartners'),
      ],
    },
  ],
};

export async function dossierPdf(data: object = published) {
  const { compile } = await openTypst({ dossier: layout });
  const { pdf, errors } = compile('dossier', data);
  if (!pdf) throw new Error(errors.join('\n'));
  return Buffer.from(pdf);
}
