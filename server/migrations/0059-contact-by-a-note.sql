-- A new note can only make the last contact later, so nothing else has to be looked at: it is added
-- more often than anything else. Whoever deletes or changes one waits for those who add one, and they for them.
create or replace function keep_last_contact() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and tg_table_name = 'notes' then
    update trajectories set last_contact_on = new.date::date
    where id = new.trajectory_id and new.deleted_at is null and last_contact_on < new.date::date;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform from trajectories where id = old.trajectory_id for update;
  end if;
  update trajectories t set last_contact_on = last_contact_of(t.id, t.registration_date)
  where t.id = coalesce(new.trajectory_id, old.trajectory_id)
    and t.last_contact_on is distinct from last_contact_of(t.id, t.registration_date);
  return null;
end $$;
