/** What the picture is given by the page or the dashboard around it. */

import type { Language } from '@takt/domain/ground/languages.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'

export type Say = (key: TextKey, values?: TextValues) => string

export interface PicturePlace {
  readonly language: Language
  readonly timeZone: string
  readonly say: Say
}

/** The chosen stops, held by whoever codes them. Absent where nothing can be chosen. */
export interface StopChoice {
  readonly stops: readonly Stop[]
  choose(stops: readonly Stop[]): void
  /** Leads to where these are coded. */
  code(stops: readonly Stop[]): void
}
