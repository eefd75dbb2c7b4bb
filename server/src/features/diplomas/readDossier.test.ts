import { describe, expect, it } from 'vitest';
import { dossierPdf, published } from './dossier.testing.ts';
import { readDossier } from './readDossier.ts';
import { readBytes } from './readFile.ts';

const language = 'nl';
const pdf = await dossierPdf();
/** Opens, and breaks at its second page. */
const inCircles = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj
trailer << /Root 1 0 R /Size 4 >>
%%EOF`;

describe('a qualification dossier as it is published', () => {
  it('names its qualifications, and asks which one', async () => {
    expect(await readBytes(pdf, { language })).toEqual({
      diploma: null,
      qualifications: [
        { code: '25475', title: 'Begeleider gehandicaptenzorg', level: 'Mbo niveau 3' },
        { code: '25476', title: 'Begeleider specifieke doelgroepen', level: 'Mbo niveau 4' },
      ],
    });
  });

  it('gives one qualification with the shared part and its own, in the words of the dossier', async () => {
    const read = await readBytes(pdf, { language, qualification: '25476' });
    if (!('diploma' in read) || !read.diploma) throw new Error('no diploma was read');
    const { core_tasks, ...head } = read.diploma;
    expect(head).toEqual({
      title: 'Begeleider specifieke doelgroepen',
      level: 'Mbo niveau 4',
      code: '25476',
      edition: '2026',
    });
    expect(core_tasks.map(({ code }) => code)).toEqual(['B1-K1', 'B1-K2', 'P2-K1']);
    expect(core_tasks[0]?.title).toBe(published.tasks[0]?.title);
    const wanted = published.tasks.filter(({ code }) => !code.startsWith('P1'));
    expect(core_tasks.flatMap(({ work_processes }) => work_processes)).toEqual(
      wanted.flatMap(({ processes }) =>
        processes.map(({ behaviour, ...process }) => ({
          ...process,
          behaviour: `De beginnend beroepsbeoefenaar:\n${behaviour.map((one) => `- ${one}`).join('\n')}`,
          result_starter: '',
          result_advanced: '',
          result_professional: '',
        })),
      ),
    );
  });

  it('takes a dossier with one qualification without asking', async () => {
    const [only] = published.qualifications;
    const tasks = published.tasks.filter(({ code }) => !code.startsWith('P'));
    const one = await dossierPdf({ ...published, qualifications: [only], tasks });
    const read = await readBytes(one, { language });
    expect('diploma' in read && read.diploma?.code).toBe('25475');
  });

  it('says in words that a PDF is none', async () => {
    const empty = await dossierPdf({ ...published, tasks: [] });
    for (const bytes of [empty, Buffer.from('%PDF-1.7 broken'), Buffer.from(inCircles)])
      expect(await readBytes(bytes, { language })).toEqual({
        qualifications: [],
        errors: [{ line: 1, message: expect.stringContaining('geen kwalificatiedossier') }],
      });
  });

  it('reads the text also where the lines of its headers repeat', () => {
    const page = (number: number, ...texts: string[]) =>
      ['Kok, versie 2025', ...texts, `${number} van 5`].map((text) => ({ page: number, text }));
    const lines = [
      ...page(1, 'Kok', 'Crebonr. 25180', 'Mbo-niveau: 2'),
      ...page(2, 'B1-K1 Koken 3', 'B1-K1-W1 Snijdt groente .......... 4'),
      ...page(3, 'B1-K1: Koken', 'Complexiteit', 'Wisselend.'),
      ...page(4, 'B1-K1-W1: Snijdt groente en', 'fruit', 'Omschrijving', 'De kok snijdt', '• dun'),
      ...page(5, '• en recht', 'Resultaat', 'Het is gesneden.', 'Gedrag', 'Veilig'),
    ];
    expect(readDossier(lines).qualifications).toMatchObject([
      {
        title: 'Kok',
        code: '25180',
        edition: '2025',
        core_tasks: [
          {
            code: 'B1-K1',
            work_processes: [
              {
                title: 'Snijdt groente en fruit',
                description: 'De kok snijdt\n- dun\n- en recht',
                result: 'Het is gesneden.',
                behaviour: 'Veilig',
              },
            ],
          },
        ],
      },
    ]);
  });
});
