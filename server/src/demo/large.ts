import type { Sql } from 'postgres';

export type Size = { organisations: number; counselors: number; clients: number; notes: number };
type Bases = { organisation: number; account: number; trajectory: number };

/** As many different names as a real town has, so that a search finds as few as it would there. */
const firstNames = `Anna Fatima Mehmet Johan Sanne Petra Ahmed Kevin Lisa Willem Samira Ingeborg Dennis
  Roos Yusuf Chantal Bram Zoë André Noor Tom Esther Karim Marloes Ruben Aïcha Pieter Jolanda Emre
  Femke Sander Iris Hugo Wendy Rachid Tessa Bas Naomi Gerrit Lotte Jeroen Marieke Daan Fleur Sem
  Julia Lars Mila Thijs Saskia Wouter Linda Martijn Ilse Stefan Monique Ronald Patricia Youssef Amina
  Hamza Leila Omar Nadia Bilal Yasmina Deniz Elif Murat Ayşe Kemal Selin Ravi Sunita Anil Priya
  Chantelle Dwayne Jerrel Shanti Kofi Ama Tesfay Selam Milan Jana Tomasz Agnieszka Ivan Elena Luca
  Giulia João Inês Li Mei Hiroshi Yuki Jasper Nienke Maarten Hanneke Arjan Carla Erik Yvonne Frank
  Gerda Harm Ineke Jaap Karin Leo Mieke Niels Olga Rik Sofie Teun Vera`;
const stems = `berg brand broek dijk dries elze feld gras haar heide hoek hout kamp kerk klein kolk
  korte lange linde maas meer molen noord oever paul pol rooi rood scheper schoon slot smal spijk
  steen storm ter tol vaart veen veld ver vis vliet voor wal water weide wester wiel wijn wilde
  winter wold zand zee zilver zonne zuider zwart`;
const endings = `aard beek boer dam der ema ens gaard graaf haven hof horst huis huizen ing inga ink
  kamp laar man mans meijer ma ra rink sen sma stede stra veld werf zaad`;

/** Adds as many rows as asked to a database, for measuring. */
export async function generateLarge(sql: Sql, size: Size) {
  const [bases] = await sql<Bases[]>`select
    (select coalesce(max(id), 0)::int from organisations) as organisation,
    (select coalesce(max(id), 0)::int from people) as account,
    (select coalesce(max(id), 0)::int from trajectories) as trajectory`;
  if (!bases) throw new Error('The database does not say where to begin');
  if (size.counselors % size.organisations !== 0)
    throw new Error('Each organisation has as many counselors as the others');
  await addPeople(sql, size, bases);
  await addTrajectories(sql, size, bases);
  for (const table of ['organisations', 'people', 'trajectories'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql(table)}`;
  await sql`vacuum analyze`;
  return { organisation_id: bases.organisation + 1, counselor_id: bases.account + 1 };
}

/** Counselors come first, then clients; each belongs to the organisation its number falls on. */
async function addPeople(sql: Sql, { organisations, counselors, clients }: Size, bases: Bases) {
  await sql`insert into organisations (id, name) overriding system value
    select ${bases.organisation}::int + n, 'Organisatie ' || n
    from generate_series(1, ${organisations}::int) n`;
  await sql`insert into people (id, organisation_id, email, first_name, last_name, joined_at)
    overriding system value
    select ${bases.account}::int + n, ${bases.organisation}::int + 1 + n % ${organisations}::int,
      'person' || n || '@large.example',
      f[1 + (hashint4(n) & 65535) % cardinality(f)],
      initcap(s[1 + (hashint4(-n) & 65535) % cardinality(s)]
        || e[1 + (hashint4(n * 2) & 65535) % cardinality(e)]), now()
    from generate_series(1, ${counselors + clients}::int) n,
      regexp_split_to_array(${firstNames}, '\\s+') f, regexp_split_to_array(${stems}, '\\s+') s,
      regexp_split_to_array(${endings}, '\\s+') e`;
  await sql`insert into memberships (person_id, organisation_id, account_type)
    select ${bases.account}::int + n, ${bases.organisation}::int + 1 + n % ${organisations}::int,
      case when n <= ${counselors}::int then 'counselor' else 'client' end
    from generate_series(1, ${counselors + clients}::int) n`;
  await sql`insert into profiles (person_id, gender, city, postal_code)
    select ${bases.account}::int + n, case n % 2 when 0 then 'f' else 'm' end, 'Utrecht', '3531 CN'
    from generate_series(1, ${counselors + clients}::int) n`;
}

/**
 * One for each client, with a counselor from the same organisation, so each must have equally many
 * counselors. The newest is a day old.
 */
async function addTrajectories(sql: Sql, size: Size, bases: Bases) {
  const { organisations, counselors, clients, notes } = size;
  await sql`insert into trajectories (id, organisation_id, client_id, counselor_id,
      trajectory_state_id, contact_name, registered_by, registration_date, category, length)
    overriding system value
    select ${bases.trajectory}::int + n, m.organisation_id, m.person_id,
      ${bases.account}::int + counselor, 1 + n % 9,
      a.first_name || ' ' || a.last_name, 'M. de Vries',
      current_date - (1 + (${clients}::int - n) * 2000 / ${clients}::int), 'Tweede spoor', '9'
    from generate_series(1, ${clients}::int) n
    join memberships m on m.person_id = ${bases.account + counselors}::int + n
    cross join lateral (select 1 + (${counselors}::int + n + n / ${organisations}::int
      * ${organisations}::int - 1) % ${counselors}::int as counselor) c
    join people a on a.id = ${bases.account}::int + 1 + (n * 7) % ${clients}::int`;
  await sql`insert into trajectory_history (trajectory_id, trajectory_state_id, at)
    select ${bases.trajectory}::int + n, s, now() - interval '1 day' * (10 - s)
    from generate_series(1, ${clients}::int) n, generate_series(1, 3) s`;
  await sql`insert into notes (trajectory_id, author_id, date, note)
    select t.id, t.counselor_id, t.registration_date + interval '1 hour' * (n / ${clients}::int),
      'Gesproken over de volgende stap. ' || n
    from generate_series(0, ${notes}::int - 1) n
    join trajectories t on t.id = ${bases.trajectory}::int + 1 + n % ${clients}::int`;
}
