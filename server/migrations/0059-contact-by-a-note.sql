-- A new note can only make the last contact later, so nothing else has to be looked at: it is added
-- more often than anything else. Of two that add, change or delete at once, the second waits for the
-- first, so that it sees what that left. The reference to a trajectory takes a lock that this one
-- goes together with: nobody waits for each other.
create or replace function keep_last_contact() returns trigger language plpgsql as $$
begin
  perform from trajectories where id = coalesce(new.trajectory_id, old.trajectory_id)
    for no key update;
  if tg_op = 'INSERT' and tg_table_name = 'notes' then
    update trajectories set last_contact_on = new.date::date
    where id = new.trajectory_id and new.deleted_at is null and last_contact_on < new.date::date;
    return null;
  end if;
  update trajectories t set last_contact_on = last_contact_of(t.id, t.registration_date)
  where t.id = coalesce(new.trajectory_id, old.trajectory_id)
    and t.last_contact_on is distinct from last_contact_of(t.id, t.registration_date);
  return null;
end $$;
