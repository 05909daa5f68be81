-- Which sections of its seal a document has rows in: whoever seals it reads no others. Those that stand say nothing, and are read whole.
alter table dokumen add column bagian smallint[];
alter table dokumen_batal add column bagian smallint[];
