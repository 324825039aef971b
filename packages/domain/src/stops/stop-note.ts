/** Some reasons say too little by themselves: they are saved with a note only. */
interface ReasonText {
  readonly stop_text_flag: number
}

export function needsNote(code: ReasonText | null): boolean {
  return code?.stop_text_flag === 1
}

export function lacksNote(code: ReasonText | null, note: string): boolean {
  return needsNote(code) && note.trim() === ''
}
