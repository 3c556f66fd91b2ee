-- A worker has several lanes: each is woken by its own kinds of jobs.
create or replace function notify_job_waiting() returns trigger language plpgsql as $$
begin
  perform pg_notify('krok_jobs', new.kind);
  return null;
end $$;
--> statement-breakpoint
drop trigger jobs_waiting on jobs;
--> statement-breakpoint
create trigger jobs_waiting after insert on jobs
  for each row execute function notify_job_waiting();
