-- Jobs that were done long ago are deleted, and with them the record of the mails that they sent.
grant delete on jobs to krok_shop;
