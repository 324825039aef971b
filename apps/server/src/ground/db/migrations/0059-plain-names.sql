-- Names that needed a look inside: what people do at machines is an operator event, and what a signal says of the rules that
-- watch it is its state.
alter sequence deed_no rename to operator_event_no;

update machine_state set memory = memory - 'standings' || jsonb_build_object('signal_states', memory->'standings')
where memory ? 'standings';

update machine_checkpoint set state = state - 'standings' || jsonb_build_object('signal_states', state->'standings')
where state ? 'standings';
