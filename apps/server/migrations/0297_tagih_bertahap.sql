-- Services that nobody fetches are called for in three steps (modules-2 §8): what a chain chose is the first of them, the others
-- follow it as 90 and 180 days follow 30.
update para_system set value = to_jsonb(format('%s/%s/%s', value, value::int * 3, value::int * 6))
where key = 'SERVICE_TAGIH_HARI' and jsonb_typeof(value) = 'number';
