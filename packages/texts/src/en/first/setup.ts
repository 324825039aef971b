export const setup = {
  // What the server says when a rule refuses, by the refusal's name.
  'refusal.machine-not-found': 'Machine {machine_id} does not exist.',
}
