export interface ScrapReasonText {
  readonly scrap_text_flag: 0 | 1
}

/** Without a chosen reason nothing asks for a note yet: the reason step itself holds the wizard. */
export function needsNote(reason: ScrapReasonText | null): boolean {
  return reason?.scrap_text_flag === 1
}

/** Blanks are no note: they would be booked as an empty scrap text. */
export function lacksNote(reason: ScrapReasonText | null, note: string): boolean {
  return needsNote(reason) && note.trim() === ''
}
