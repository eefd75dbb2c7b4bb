-- The second wall. The program connects as a role that owns nothing, and a statement of it sees only
-- the organisations that its call named beforehand: a forgotten `where` finds nothing. The owner of
-- the tables, who migrates and backs up, is not held by it.

-- What was named: `{1,2}`, in which 0 stands for what belongs to no organisation. Said by nobody, it
-- is empty. Where many rows may be looked at, a policy asks for it in a subquery of its own, which
-- is answered once for each statement; for one row that would cost more than it saves.
create function wall() returns integer[] language sql stable parallel safe
return coalesce(nullif(current_setting('traject.organisations', true), ''), '{}')::integer[];

-- What hangs on an organisation through something else carries its number too, taken from that: a
-- row is then judged by itself, without a look at another table.
create procedure hang_on(child text, parent text, key text) language plpgsql as $$
declare
  made text := format('hang_on_%s_by_%s', parent, key);
begin
  execute format('alter table %I add column organisation_id integer', child);
  execute format('alter table %I disable trigger user', child);
  execute format('update %I c set organisation_id = p.organisation_id from %I p where p.id = c.%I',
    child, parent, key);
  execute format('alter table %I enable trigger user', child);
  execute format('alter table %I alter column organisation_id set not null', child);
  execute format($f$
    create or replace function %I() returns trigger language plpgsql as $t$
    begin
      select p.organisation_id into new.organisation_id from %I p where p.id = new.%I;
      return new;
    end $t$ $f$, made, parent, key);
  execute format('create trigger a_hangs_on before insert or update of organisation_id, %I on %I
    for each row execute function %I()', key, child, made);
end $$;

call hang_on('trajectory_history', 'trajectories', 'trajectory_id');
call hang_on('notes', 'trajectories', 'trajectory_id');
call hang_on('tests', 'trajectories', 'trajectory_id');
call hang_on('applications', 'trajectories', 'trajectory_id');
call hang_on('application_files', 'applications', 'application_id');
call hang_on('trajectory_files', 'trajectories', 'trajectory_id');
call hang_on('trajectory_file_versions', 'trajectory_files', 'trajectory_file_id');
call hang_on('trajectory_file_returns', 'trajectory_files', 'trajectory_file_id');
call hang_on('approval_requests', 'trajectories', 'trajectory_id');
call hang_on('approval_request_versions', 'approval_requests', 'approval_request_id');
call hang_on('document_template_fields', 'document_templates', 'document_template_id');
call hang_on('survey_questions', 'survey_templates', 'survey_template_id');
call hang_on('survey_options', 'survey_questions', 'survey_question_id');
call hang_on('survey_answers', 'surveys', 'survey_id');
call hang_on('core_tasks', 'diplomas', 'diploma_id');
call hang_on('work_processes', 'core_tasks', 'core_task_id');
call hang_on('profiles', 'people', 'person_id');
call hang_on('profile_references', 'people', 'person_id');
call hang_on('profile_courses', 'people', 'person_id');
call hang_on('profile_languages', 'people', 'person_id');
call hang_on('profile_items', 'people', 'person_id');
call hang_on('profile_files', 'people', 'person_id');
call hang_on('experience', 'people', 'person_id');
call hang_on('client_studies', 'people', 'person_id');
drop procedure hang_on;

-- A link is the organisation's whose trajectory or person it is about, else nobody's.
alter table links add column organisation_id integer;
update links l set organisation_id = t.organisation_id from trajectories t where t.id = trajectory_id;
update links l set organisation_id = p.organisation_id from people p where p.id = person_id;
create function hang_link() returns trigger language plpgsql as $$
begin
  new.organisation_id := case
    when new.trajectory_id is not null then
      (select organisation_id from trajectories where id = new.trajectory_id)
    when new.person_id is not null then
      (select organisation_id from people where id = new.person_id) end;
  if new.organisation_id is null and num_nonnulls(new.trajectory_id, new.person_id) > 0 then
    raise foreign_key_violation using message = 'a link is about what is within the wall';
  end if;
  return new;
end $$;
create trigger a_hangs_on before insert or update of organisation_id, trajectory_id, person_id on links
  for each row execute function hang_link();

-- What hangs on something would be left behind if that went to another organisation.
create function refuse_moving() returns trigger language plpgsql as $$
begin
  raise exception '% stay with their organisation', tg_table_name;
end $$;

-- Each row is its organisation's.
do $$
declare
  walled text;
begin
  foreach walled in array array[
    'application_files', 'applications', 'approval_request_versions', 'approval_requests',
    'client_studies', 'core_tasks', 'diplomas', 'document_template_fields', 'document_templates',
    'documents', 'enrolments', 'evaluations', 'experience', 'invoice_products', 'invoice_rows',
    'invoices', 'memberships', 'notes', 'people', 'profile_courses', 'profile_files',
    'profile_items', 'profile_languages', 'profile_references', 'profiles', 'reference_places',
    'retention_periods', 'survey_answers', 'survey_options', 'survey_questions',
    'survey_templates', 'surveys', 'tests', 'trajectories', 'trajectory_counts',
    'trajectory_file_returns', 'trajectory_file_versions', 'trajectory_files',
    'trajectory_history', 'work_processes']
  loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;

alter table organisations enable row level security;
create policy own on organisations using (id = any(wall())) with check (id = any(wall()));

-- Some belong to no organisation: who says so sees these, and everybody may add to them.
do $$
declare
  walled text;
begin
  foreach walled in array array['events', 'files', 'links', 'mails'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (coalesce(organisation_id, 0) = any((select wall())::integer[]))
      with check (organisation_id is null or organisation_id = any(wall()))', walled);
  end loop;
end $$;

-- The lists that came with the program are everybody's to read, and nobody's to change.
do $$
declare
  list text;
begin
  foreach list in array array[
    'file_actions', 'file_types', 'studies', 'study_levels', 'working_areas']
  loop
    execute format('alter table %I enable row level security', list);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', list);
    execute format('create policy everybodys on %I for select using (organisation_id is null)', list);
  end loop;
end $$;

-- The highest number of a year: columns of its own, since the wall lets no computed one be looked up.
alter table invoices
  add column number_year integer generated always as (
    case when invoice_number ~ '^[0-9]{4}-[0-9]{1,6}$'
      then left(invoice_number, 4)::integer end) stored,
  add column number_in_year integer generated always as (
    case when invoice_number ~ '^[0-9]{4}-[0-9]{1,6}$'
      then split_part(invoice_number, '-', 2)::integer end) stored;
drop index invoices_by_number;
create index invoices_by_number on invoices (organisation_id, number_year, number_in_year);
