export interface SetupType {
  readonly code: string
  readonly description: string
}

/** Where a machine has no types there is nothing to choose. */
export const NO_SETUP_TYPE: SetupType = { code: '', description: '' }
