export const history = {
  // What the server says when a call about stops, setup, cavities or history is refused.
  'refusal.too-many-machines': 'At most {max} machines can be shown at once.',
  'refusal.too-many-history-rows': 'More than {max} rows: choose a shorter period or fewer machines.',
}
