-- Why a session was ended, so that its user can be told at the door.
alter table sessions add column sebab text
  check (sebab in ('DIAMBIL_ALIH', 'HAK_DIUBAH', 'OLEH_ADMIN', 'PASSWORD'));
