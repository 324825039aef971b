/** What is to be done in an operation, as a wizard shows it before it goes on. */
export interface OperationText {
  readonly card_no: string
  /** Null while it is loaded; '' when there is none. */
  readonly text: string | null
  readonly failed: boolean
  /** The operator goes on although it could not be loaded. */
  readonly without: boolean
}

export const NO_OPERATION_TEXT: OperationText = { card_no: '', text: null, failed: false, without: false }

export type OperationTextVerdict = 'ok' | 'loading' | 'failed'

/** A text of another order than the one that is picked now counts for nothing. */
export function checkOperationText(shown: OperationText, card_no: string): OperationTextVerdict {
  if (shown.card_no !== card_no) return 'loading'
  if (shown.text !== null || shown.without) return 'ok'
  return shown.failed ? 'failed' : 'loading'
}
