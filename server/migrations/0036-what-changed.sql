-- What a change changed, beside the event that says who made it. Which fields count is said once for
-- each table: of those that are told, what they were and what they became; of those that are only
-- named, such as notes, names and addresses, nothing more than that they changed, so that the log
-- holds nothing that would have to be erased from it.
alter table events add column changes jsonb;

create function note_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  was   jsonb := to_jsonb(old);
  is_   jsonb := to_jsonb(new);
  told  text[] := string_to_array(tg_argv[0], ' ');
  named text[] := string_to_array(tg_argv[1], ' ');
  house jsonb := case tg_table_name when 'organisations' then is_ -> 'id' else is_ -> 'organisation_id' end;
  noted jsonb := coalesce(nullif(current_setting('traject.changes', true), ''), '[]');
  found jsonb;
begin
  if jsonb_array_length(noted) >= 30 then return null; end if;
  select jsonb_agg(jsonb_build_object('field', field, 'house', house) || case when field = any(told)
    then jsonb_build_object('from', was -> field, 'to', is_ -> field) else '{}' end)
  into found from unnest(told || named) field where was -> field is distinct from is_ -> field;
  if found is not null then
    perform set_config('traject.changes', (noted || found)::text, true);
  end if;
  return null;
end $$;

create procedure tell_changes_of(watched text, told text, named text) language plpgsql as $$
begin
  execute format('create trigger notes_changes after update of %s on %I for each row
    when (old.* is distinct from new.*) execute function note_changes(%L, %L)',
    array_to_string(string_to_array(trim(told || ' ' || named), ' '), ', '), watched, told, named);
end $$;

call tell_changes_of('trajectories',
  'trajectory_state_id counselor_id registration_date intake_date schooling apq_taken',
  'length category contact_name contact_phone contact_email registered_by completed_reason reject_reason');
call tell_changes_of('people', '', 'first_name last_name email');
call tell_changes_of('profiles', '', 'initials maiden_name gender date_of_birth place_of_birth '
  'nationality address address_number address_number_suffix postal_code city phone_number '
  'mobile_number benefits education intellectual_ability quote_text');
call tell_changes_of('notes', 'date visible_client visible_employer', 'note');
call tell_changes_of('tests', 'date_taken date_closed price', 'main_subject sub_subject');
call tell_changes_of('applications', 'date', 'vacancy company');
call tell_changes_of('experience', 'job_working_area_id start_date end_date current_position',
  'function_title company_name city');
call tell_changes_of('client_studies', 'study_level_id start_date end_date finished',
  'study_id study_name institute_name');
call tell_changes_of('invoices', 'invoice_number invoice_date',
  'declaration_reference billed_name billed_address billed_vat_number');
call tell_changes_of('invoice_rows', 'product_name count unit_price vat_percentage', '');
call tell_changes_of('invoice_products', 'name default_price vat_percentage', '');
call tell_changes_of('organisations', 'name address postal_code city kvk_number vat_number iban '
  'payment_term_days evaluation_expiry_days language listed', '');
call tell_changes_of('retention_periods',
  'trajectory_months evaluation_months mail_months event_months', '');
call tell_changes_of('diplomas', 'title level archived', '');
call tell_changes_of('document_templates', 'name requires_approval', 'contents');
call tell_changes_of('survey_templates', 'title', '');
drop procedure tell_changes_of;

-- Which role was given or taken; of many at once, each role is told once.
create function note_roles() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  noted jsonb := coalesce(nullif(current_setting('traject.changes', true), ''), '[]');
  found jsonb;
begin
  select jsonb_agg(distinct told.change) into found from touched,
    lateral (select jsonb_build_object('field', 'account_type', 'house', organisation_id,
      tg_argv[0], account_type) as change) told
  where not noted @> jsonb_build_array(told.change);
  if found is not null then
    perform set_config('traject.changes', (noted || found)::text, true);
  end if;
  return null;
end $$;
create trigger memberships_note_given after insert on memberships
  referencing new table as touched for each statement execute function note_roles('to');
create trigger memberships_note_taken after delete on memberships
  referencing old table as touched for each statement execute function note_roles('from');

-- An event takes what was changed in its own organisation: what one knows is nobody else's.
create function take_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  left_over text;
begin
  with noted as (select one, one -> 'house' is not distinct from to_jsonb(new.organisation_id) as own
    from jsonb_array_elements(current_setting('traject.changes')::jsonb) one)
  select jsonb_agg(one - 'house') filter (where own),
    coalesce(jsonb_agg(one) filter (where not own)::text, '')
  into new.changes, left_over from noted;
  perform set_config('traject.changes', left_over, true);
  return new;
end $$;
create trigger events_take_changes before insert on events for each row
  when (current_setting('traject.changes', true) <> '') execute function take_changes();
