/** How long a question waits for its answer, in seconds. Nobody there counts as no, and nothing is sent. */
export const popupSeconds = {
  decision: 120,
  'tool-search': 240,
  /** Of a wizard that would go on although something is still waiting. */
  halt: 360,
} as const

export type PopupKind = keyof typeof popupSeconds
