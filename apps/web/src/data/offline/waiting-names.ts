/** Calls that may wait on the device while the server is away (`canWait` in the contract; a test compares the two). */
export const waitingNames = [
  'save_machine_note',
  'set_stop_code',
  'update_history_note',
  'update_history_stop',
  'update_uncoded_stop',
] as const
export type WaitingName = (typeof waitingNames)[number]
