-- What a member's page reads of him beside his documents, whatever stands before: messages and coupons by member.
create index kupon_member on kupon (kode_customer, created_at) where kode_customer is not null;
