export const NOTE_LENGTH = 1000

export interface NoteSettings {
  readonly canBeEmpty: boolean
}

/** A note of only spaces says nothing. */
export function checkNote(note: string, { canBeEmpty }: NoteSettings): 'ok' | 'empty' | 'too-long' {
  const said = note.trim()
  if (said.length > NOTE_LENGTH) return 'too-long'
  return said === '' && !canBeEmpty ? 'empty' : 'ok'
}

export function charactersLeft(note: string): number {
  return NOTE_LENGTH - note.trim().length
}
