export const sampleRows = [
  {
    client: 'Anouk Smits',
    contact: 'Carla Vermeer, Kinderopvang Pluk',
    code: 'awaiting_employer',
    registered: '2 nov 2026',
  },
  {
    client: 'Johan Dijkstra',
    contact: 'Annemiek Postma, Postma Logistiek',
    code: 'awaiting_client',
    registered: '30 okt 2026',
  },
  {
    client: 'Willem-Jan van den Oudenalder',
    contact: 'Ingrid Bosman, Bosman Bakkerijen',
    code: 'completed_external_inside_sector',
    registered: '12 okt 2026',
  },
] as const;

export type SampleRow = (typeof sampleRows)[number];
