/** The boards that every company has without making them, and the wall that shows some of them in turn. */
import { z } from 'zod'
import { groupTypes } from '../navigation/locations.ts'
import { Flag } from './ids.ts'

const placeKinds = ['', ...groupTypes] as const

export const boardNames = ['plant', 'andon', 'losses', 'orders', 'quality', 'maintenance'] as const
export type BoardName = (typeof boardNames)[number]

/** A board is read in less, and whoever waits for the one they want has walked away after more. */
export const USUAL_SECONDS = 30

export const WallBoard = z.object({
  board: z.enum(boardNames),
  seconds: z.int().min(5).max(3600),
})
export type WallBoard = z.infer<typeof WallBoard>

/** Everywhere, or at one place. */
export const BoardPlace = z
  .object({ locationtype: z.enum(placeKinds).default(''), location: z.string().max(40).default('') })
  .refine(({ locationtype, location }) => (locationtype === '') === (location === ''), 'a kind of place and its code')
export type BoardPlace = z.infer<typeof BoardPlace>

/** What a wall link shows that is not a dashboard. */
export const WallBoards = z.object({
  boards: z
    .array(WallBoard)
    .min(1)
    .max(boardNames.length)
    .refine((all) => new Set(all.map(({ board }) => board)).size === all.length, 'each board once'),
  locationtype: z.enum(placeKinds),
  location: z.string().max(40),
})
export type WallBoards = z.infer<typeof WallBoards>

/** As a link keeps them. */
export const KeptBoards = WallBoards.extend({
  /** Whether who made the link may look at activities: it shows no more than they may see. */
  activities: Flag,
})
export type KeptBoards = z.infer<typeof KeptBoards>

/** In place of a dashboard's slug, which has no such sign: a wall of boards may read no dashboard at all. */
export const NO_DASHBOARD = '*'

export const allBoards: readonly WallBoard[] = boardNames.map((board) => ({ board, seconds: USUAL_SECONDS }))
